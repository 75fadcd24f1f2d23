// Program f: a switch of 1,000 arms over the same captures stays linear.
// grad: f
// whole only: what each arm keeps is a field of the tape
// at: k=0 v=[1,2,3,4] w=0.5
// value: 1
// d v: [1,0,0,0]
// d w: 0
// at: k=777 v=[1,2,3,4] w=0.5
// value: 781
// d v: [0,388.5,0,1]
// d w: 1554
// at: k=1000 v=[1,2,3,4] w=0.5
// value: 0.5
// d v: [0,0,0,0]
// d w: 1
#define ARM(i)                                                                                                                   \
  case i:                                                                                                                        \
    return v[(i) % 4] * w * (i) + v[(i) / 7 % 4];
#define TEN(i)                                                                                                                   \
  ARM(10 * (i))                                                                                                                  \
  ARM(10 * (i) + 1)                                                                                                              \
  ARM(10 * (i) + 2)                                                                                                              \
  ARM(10 * (i) + 3)                                                                                                              \
  ARM(10 * (i) + 4)                                                                                                              \
  ARM(10 * (i) + 5)                                                                                                              \
  ARM(10 * (i) + 6)                                                                                                              \
  ARM(10 * (i) + 7)                                                                                                              \
  ARM(10 * (i) + 8)                                                                                                              \
  ARM(10 * (i) + 9)
#define HUNDRED(i)                                                                                                               \
  TEN(10 * (i))                                                                                                                  \
  TEN(10 * (i) + 1)                                                                                                              \
  TEN(10 * (i) + 2)                                                                                                              \
  TEN(10 * (i) + 3)                                                                                                              \
  TEN(10 * (i) + 4)                                                                                                              \
  TEN(10 * (i) + 5)                                                                                                              \
  TEN(10 * (i) + 6)                                                                                                              \
  TEN(10 * (i) + 7)                                                                                                              \
  TEN(10 * (i) + 8)                                                                                                              \
  TEN(10 * (i) + 9)
double f(int k, double *v, double w) {
  switch (k) {
    HUNDRED(0)
    HUNDRED(1)
    HUNDRED(2)
    HUNDRED(3)
    HUNDRED(4)
    HUNDRED(5)
    HUNDRED(6)
    HUNDRED(7)
    HUNDRED(8)
    HUNDRED(9)
  }
  return w;
}
