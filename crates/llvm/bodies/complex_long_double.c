// Complex numbers of long double.
#define REAL long double
#define F(name) name##l
#define KIND(before, after) before##x##after
#define ROOM 11000
#include "complex.h"
