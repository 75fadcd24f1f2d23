// Expression templates by a base that knows its class: a sum of scaled vectors is one loop, without a vector between.
// grad: f
// at: x=[1.5,2,3] n=3
// value: 167.75
// d x: [103.5,33.5,75.0]
#include <cstddef>
#include <vector>

template <class E> struct Expr {
    const E &self() const { return static_cast<const E &>(*this); }
    double operator[](std::size_t i) const { return self()[i]; }
    std::size_t size() const { return self().size(); }
};

struct Vec : Expr<Vec> {
    std::vector<double> held;
    explicit Vec(std::size_t n) : held(n) {}
    template <class E> Vec(const Expr<E> &e) : held(e.size()) {
        for (std::size_t i = 0; i < held.size(); i++)
            held[i] = e[i];
    }
    double operator[](std::size_t i) const { return held[i]; }
    std::size_t size() const { return held.size(); }
};

template <class A, class B> struct Sum : Expr<Sum<A, B>> {
    const A &a;
    const B &b;
    Sum(const A &a, const B &b) : a(a), b(b) {}
    double operator[](std::size_t i) const { return a[i] + b[i]; }
    std::size_t size() const { return a.size(); }
};

template <class A> struct Scaled : Expr<Scaled<A>> {
    double by;
    const A &a;
    Scaled(double by, const A &a) : by(by), a(a) {}
    double operator[](std::size_t i) const { return by * a[i]; }
    std::size_t size() const { return a.size(); }
};

template <class A, class B> Sum<A, B> operator+(const Expr<A> &a, const Expr<B> &b) { return {a.self(), b.self()}; }
template <class A> Scaled<A> operator*(double by, const Expr<A> &a) { return {by, a.self()}; }

extern "C" double f(const double *x, int n) {
    Vec u(n), v(n);
    for (int i = 0; i < n; i++) {
        u.held[i] = x[i] * x[i];
        v.held[i] = x[(i + 1) % n];
    }
    Vec w = u + x[0] * (v + 2.0 * u);
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += w[i] * (i + 1);
    return sum;
}
