// Complex numbers of float.
#define REAL float
#define F(name) name##f
#define KIND(before, after) before##s##after
#define ROOM 80
#include "complex.h"
