// Characters choose which floats are taken.
// grad: f
// at: x=[1.2,0.7,2.1,1.9,0.4] n=5
// value: 81.27879956054687
// d x: [36.197431640625,31.6189892578125,66.97354248046875,7.5472265625,8.67361328125]
#include <string>
#include <vector>
#include <algorithm>
static std::string rev(std::string s) { std::reverse(s.begin(), s.end()); return s; }
extern "C" double f(const double *x, int n) {
  std::string code = "abcabd";
  std::string r = rev(code) + code.substr(2, 3);
  r.insert(2, "ab"); r.replace(0, 1, 3, 'c'); r.push_back('a'); r.erase(4, 1);
  double s = 0, t = 1;
  for (size_t i = 0; i < r.size(); i++) {
    double v = x[(r[i] - 'a') % n];
    t = t * 0.5 + v * v;
    s += t * x[i % n];
  }
  r[0] = 'q';
  s += x[0] * (r.find('q') == 0 ? 2 : 5) + x[1] * (r.compare("q") > 0 ? 3 : 4) + (r < code ? 1 : 2) * x[2];
  return s;
}
