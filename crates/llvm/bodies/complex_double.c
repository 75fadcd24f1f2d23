// Complex numbers of double.
#define REAL double
#define F(name) name
#define KIND(before, after) before##d##after
#define ROOM 700
#include "complex.h"
