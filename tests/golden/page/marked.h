// A file beside the function's.
#include <cmath>

template <class T> struct pair {
  T first, second;
};

template <class T> inline T both(const pair<T> &p) {
  T product = p.first * p.second;
  T power = std::exp(-product);
  return power * power + p.first;
}
