// Bundle adjustment: 16000 observations of 1000 points by 20 cameras of 11 parameters, with weights; the sum of squares of all residuals.
#include "bench.h"

enum { CAMERAS = 20, POINTS = 1000, OBSERVATIONS = 16000, WEIGHTS = CAMERAS * 11 + POINTS * 3, INPUTS = WEIGHTS + OBSERVATIONS };

// Where a camera's parameters lie: rotation, centre, focal length, principal point, radial distortion.
enum { ROTATION = 0, CENTRE = 3, FOCAL = 6, PRINCIPAL = 7, RADIAL = 9 };

struct observation {
  int camera, point;
  double at[2];
};

static void cross(const double *R a, const double *R b, double *R out) {
  out[0] = a[1] * b[2] - a[2] * b[1];
  out[1] = a[2] * b[0] - a[0] * b[2];
  out[2] = a[0] * b[1] - a[1] * b[0];
}

static double dot(const double *R a, const double *R b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

static void rodrigues(const double *R rotation, const double *R p, double *R out) {
  double square = dot(rotation, rotation);
  if (square != 0) {
    double angle = sqrt(square), c = cos(angle), s = sin(angle), w[3], wp[3];
    for (int i = 0; i < 3; i++)
      w[i] = rotation[i] / angle;
    cross(w, p, wp);
    double t = dot(w, p) * (1 - c);
    for (int i = 0; i < 3; i++)
      out[i] = p[i] * c + wp[i] * s + w[i] * t;
  } else {
    cross(rotation, p, out);
    for (int i = 0; i < 3; i++)
      out[i] += p[i];
  }
}

static void distort(const double *R radial, double *R p) {
  double square = p[0] * p[0] + p[1] * p[1], l = 1 + radial[0] * square + radial[1] * square * square;
  p[0] *= l;
  p[1] *= l;
}

static void project(const double *R camera, const double *R point, double *R out) {
  double p[3], q[3];
  for (int i = 0; i < 3; i++)
    p[i] = point[i] - camera[CENTRE + i];
  rodrigues(camera + ROTATION, p, q);
  out[0] = q[0] / q[2];
  out[1] = q[1] / q[2];
  distort(camera + RADIAL, out);
  for (int i = 0; i < 2; i++)
    out[i] = out[i] * camera[FOCAL] + camera[PRINCIPAL + i];
}

static double loss(int n, const struct observation *R seen, const double *R x) {
  double sum = 0;
  for (int k = 0; k < n; k++) {
    double w = x[WEIGHTS + k], at[2];
    project(x + seen[k].camera * 11, x + CAMERAS * 11 + seen[k].point * 3, at);
    for (int i = 0; i < 2; i++) {
      double residual = w * (at[i] - seen[k].at[i]);
      sum += residual * residual;
    }
    double residual = 1 - w * w;
    sum += residual * residual;
  }
  return sum;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

static struct observation seen[OBSERVATIONS];

// Each observation there and back at once; nothing is kept. No rotation is zero here.
static void by_hand(int n, const double *restrict x, double *restrict dx) {
  for (int k = 0; k < n; k++) {
    const double *restrict camera = x + seen[k].camera * 11, *restrict point = x + CAMERAS * 11 + seen[k].point * 3;
    double *restrict dcamera = dx + seen[k].camera * 11, *restrict dpoint = dx + CAMERAS * 11 + seen[k].point * 3;
    double p[3], w[3], wp[3], q[3], weight = x[WEIGHTS + k], f = camera[FOCAL];
    for (int i = 0; i < 3; i++)
      p[i] = point[i] - camera[CENTRE + i];
    double angle = sqrt(dot(camera + ROTATION, camera + ROTATION)), inverse = 1 / angle, c = cos(angle), s = sin(angle);
    for (int i = 0; i < 3; i++)
      w[i] = camera[ROTATION + i] * inverse;
    cross(w, p, wp);
    double t = dot(w, p) * (1 - c);
    for (int i = 0; i < 3; i++)
      q[i] = p[i] * c + wp[i] * s + w[i] * t;
    double depth = 1 / q[2], u = q[0] * depth, v = q[1] * depth, rr = u * u + v * v;
    double l = 1 + rr * (camera[RADIAL] + rr * camera[RADIAL + 1]);
    double e0 = u * l * f + camera[PRINCIPAL] - seen[k].at[0], e1 = v * l * f + camera[PRINCIPAL + 1] - seen[k].at[1];
    dx[WEIGHTS + k] += 2 * weight * (e0 * e0 + e1 * e1) - 4 * weight * (1 - weight * weight);
    double d0 = 2 * weight * weight * e0, d1 = 2 * weight * weight * e1, both = d0 * u + d1 * v, dl = both * f;
    dcamera[FOCAL] += both * l;
    dcamera[PRINCIPAL] += d0;
    dcamera[PRINCIPAL + 1] += d1;
    dcamera[RADIAL] += dl * rr;
    dcamera[RADIAL + 1] += dl * rr * rr;
    double drr = 2 * dl * (camera[RADIAL] + 2 * rr * camera[RADIAL + 1]), du = d0 * l * f + drr * u, dv = d1 * l * f + drr * v;
    // ∂p = Rᵀ dq; ∂rotation = Jᵀ (q × dq) with J = s/θ I + (1 − s/θ) w wᵀ + (1 − c)/θ [w]×, the left Jacobian.
    double dq[3] = {du * depth, dv * depth, -(du * u + dv * v) * depth}, m[3], wdq[3], wm[3];
    cross(q, dq, m);
    cross(w, dq, wdq);
    cross(w, m, wm);
    double a = s * inverse, b = (1 - c) * inverse, along = (1 - c) * dot(w, dq), turn = (1 - a) * dot(w, m);
    for (int i = 0; i < 3; i++) {
      double dp = c * dq[i] - s * wdq[i] + along * w[i];
      dpoint[i] += dp;
      dcamera[CENTRE + i] -= dp;
      dcamera[ROTATION + i] += a * m[i] + turn * w[i] - b * wm[i];
    }
  }
}

static int n;
static void resize(long size) { n = (int)size; }
static double primal(const double *x) { return loss(n, seen, x); }
static void gradient(const double *x, double *dx) { __enzyme_autodiff((void *)loss, n, enzyme_const, seen, x, dx); }
static void hand(const double *x, double *dx) { by_hand(n, x, dx); }

int main(void) {
  static double x[INPUTS];
  for (int k = 0; k < CAMERAS; k++) {
    double camera[11] = {0.3 * sin(k), 0.3 * cos(2.0 * k), 0.2 * sin(3.0 * k + 1), sin(5.0 * k), cos(7.0 * k), -6, 1.2, 0.01, -0.02, -0.1, 0.02};
    memcpy(x + 11 * k, camera, sizeof camera);
  }
  for (int i = CAMERAS * 11; i < WEIGHTS; i++)
    x[i] = sin(0.37 * i * i);
  for (int k = 0; k < OBSERVATIONS; k++) {
    seen[k] = (struct observation){k % CAMERAS, (int)(k * 7919L % POINTS), {0, 0}};
    project(x + seen[k].camera * 11, x + CAMERAS * 11 + seen[k].point * 3, seen[k].at);
    seen[k].at[0] += 0.05 * sin(k);
    seen[k].at[1] += 0.05 * cos(k);
    x[WEIGHTS + k] = 0.8 + 0.3 * sin(0.11 * k);
  }
  return bench((struct bench){"ba", OBSERVATIONS, INPUTS, x, primal, gradient, hand, NULL, resize, .power = 1});
}
#endif
