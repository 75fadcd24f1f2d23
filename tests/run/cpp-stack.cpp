// std::stack on std::vector: the blocks of the vector are released with their sizes, from several places.
// grad: f
// at: n=4 x=[1,0.5,-0.7,0.9]
// value: 0.37
// d x: [0,0,0.9,-0.7]
#include <stack>
#include <vector>
extern "C" double f(const double *x, int n) {
  std::stack<double, std::vector<double>> st;
  for (int i = 0; i < n; i++) {
    st.push(x[i]);
    if (i % 2) {
      double a = st.top();
      st.pop();
      double b = st.top();
      st.pop();
      st.push(a * b + 1);
    }
  }
  return st.top();
}
