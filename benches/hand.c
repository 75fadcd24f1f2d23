// A hand of 21 bones with 26 parameters, 8000 vertices skinned with weights for all bones; the squared distance to targets, by the parameters.
#include "bench.h"

enum { FINGERS = 5, BONES = 1 + 4 * FINGERS, VERTICES = 8000, PARAMETERS = 6 + 4 * FINGERS };

struct affine {
  double r[3][3], t[3];
};

struct model {
  int vertices, parent[BONES];
  struct affine base[BONES], inverse[BONES]; // each bone at rest: within its parent, and back from the whole
  double (*at)[3], (*target)[3], (*weight)[VERTICES];
};

static double dot(const double *R a, const double *R b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

static void multiply(const struct affine *R a, const struct affine *R b, struct affine *R out) {
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++)
      out->r[i][j] = a->r[i][0] * b->r[0][j] + a->r[i][1] * b->r[1][j] + a->r[i][2] * b->r[2][j];
    out->t[i] = a->r[i][0] * b->t[0] + a->r[i][1] * b->t[1] + a->r[i][2] * b->t[2] + a->t[i];
  }
}

// Rz Ry Rx.
static void euler(const double *R angle, struct affine *R out) {
  double sx = sin(angle[0]), cx = cos(angle[0]), sy = sin(angle[1]), cy = cos(angle[1]), sz = sin(angle[2]), cz = cos(angle[2]);
  *out = (struct affine){{{cy * cz, sx * sy * cz - cx * sz, cx * sy * cz + sx * sz},
                          {cy * sz, sx * sy * sz + cx * cz, cx * sy * sz - sx * cz},
                          {-sy, sx * cy, cx * cy}},
                         {0, 0, 0}};
}

static void axis_angle(const double *R w, double r[3][3]) {
  double angle = sqrt(dot(w, w)), x = w[0] / angle, y = w[1] / angle, z = w[2] / angle;
  double c = cos(angle), s = sin(angle), t = 1 - c;
  double rows[3][3] = {{t * x * x + c, t * x * y - s * z, t * x * z + s * y},
                       {t * x * y + s * z, t * y * y + c, t * y * z - s * x},
                       {t * x * z - s * y, t * y * z + s * x, t * z * z + c}};
  memcpy(r, rows, sizeof rows);
}

// Each finger bends down and sideways at its first joint, down at the next two. Bones come after their parents.
static void pose(const struct model *R m, const double *R fingers, struct affine *R absolute) {
  double angles[BONES][3] = {{0}};
  for (int f = 0; f < FINGERS; f++) {
    angles[4 * f + 1][0] = fingers[4 * f];
    angles[4 * f + 1][2] = fingers[4 * f + 1];
    angles[4 * f + 2][0] = fingers[4 * f + 2];
    angles[4 * f + 3][0] = fingers[4 * f + 3];
  }
  for (int b = 0; b < BONES; b++) {
    struct affine local, relative;
    euler(angles[b], &local);
    multiply(&m->base[b], &local, &relative);
    if (m->parent[b] < 0)
      absolute[b] = relative;
    else
      multiply(&absolute[m->parent[b]], &relative, &absolute[b]);
  }
}

static void skin(const struct model *R m, const struct affine *R absolute, double (*R out)[3]) {
  memset(out, 0, sizeof *out * (size_t)m->vertices);
  for (int b = 0; b < BONES; b++) {
    struct affine transform;
    multiply(&absolute[b], &m->inverse[b], &transform);
    for (int v = 0; v < m->vertices; v++)
      for (int i = 0; i < 3; i++)
        out[v][i] += m->weight[b][v] * (dot(transform.r[i], m->at[v]) + transform.t[i]);
  }
}

static double loss(const struct model *R m, const double *R x, double (*R work)[3]) {
  struct affine absolute[BONES];
  double r[3][3], sum = 0;
  pose(m, x + 6, absolute);
  skin(m, absolute, work);
  axis_angle(x, r);
  for (int v = 0; v < m->vertices; v++)
    for (int i = 0; i < 3; i++) {
      double d = dot(r[i], work[v]) + x[3 + i] - m->target[v][i];
      sum += d * d;
    }
  return sum;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

static double work[VERTICES][3], dwork[VERTICES][3], at[VERTICES][3], target[VERTICES][3], weight[BONES][VERTICES];
static struct model model = {.at = at, .target = target, .weight = weight};

// out += a × b.
static void moment(const double *restrict a, const double *restrict b, double *restrict out) {
  out[0] += a[1] * b[2] - a[2] * b[1];
  out[1] += a[2] * b[0] - a[0] * b[2];
  out[2] += a[0] * b[1] - a[1] * b[0];
}

// An angle's derivative is the moment about its axis of all forces on what hangs there; bones move rigidly.
static void by_hand(const struct model *restrict m, const double *restrict x, double *restrict dx) {
  struct affine absolute[BONES];
  double r[3][3], turn[3] = {0}, forces[BONES][3] = {{0}}, moments[BONES][3] = {{0}};
  pose(m, x + 6, absolute);
  skin(m, absolute, work);
  axis_angle(x, r);
  for (int v = 0; v < m->vertices; v++) {
    double p[3], d[3];
    for (int i = 0; i < 3; i++) {
      p[i] = dot(r[i], work[v]);
      d[i] = 2 * (p[i] + x[3 + i] - m->target[v][i]);
      dx[3 + i] += d[i];
    }
    moment(p, d, turn);
    for (int i = 0; i < 3; i++)
      work[v][i] = r[0][i] * d[0] + r[1][i] * d[1] + r[2][i] * d[2];
  }
  // ∂w = Jᵀ turn with the left Jacobian J = s/θ I + (1 − s/θ) w wᵀ/θ² + (1 − c)/θ² [w]×.
  double square = dot(x, x), angle = sqrt(square), a = sin(angle) / angle, c = (1 - cos(angle)) / square, t = (1 - a) * dot(x, turn) / square;
  double wt[3] = {0};
  moment(x, turn, wt);
  for (int i = 0; i < 3; i++)
    dx[i] += a * turn[i] + t * x[i] - c * wt[i];
  for (int b = BONES - 1; b > 0; b--) {
    struct affine transform, d = {{{0}}, {0}};
    for (int v = 0; v < m->vertices; v++)
      for (int i = 0; i < 3; i++) {
        double f = m->weight[b][v] * work[v][i];
        for (int j = 0; j < 3; j++)
          d.r[i][j] += f * m->at[v][j];
        d.t[i] += f;
      }
    multiply(&absolute[b], &m->inverse[b], &transform);
    moment(transform.t, d.t, moments[b]);
    for (int i = 0; i < 3; i++) {
      int j = (i + 1) % 3, k = (i + 2) % 3;
      moments[b][i] += dot(transform.r[j], d.r[k]) - dot(transform.r[k], d.r[j]);
      forces[b][i] += d.t[i];
      forces[m->parent[b]][i] += forces[b][i];
      moments[m->parent[b]][i] += moments[b][i];
    }
    if (b % 4 == 0)
      continue;
    int first = b % 4 == 1, at = 5 + b + !first;
    double about[3] = {moments[b][0], moments[b][1], moments[b][2]}, h[3];
    moment(forces[b], absolute[b].t, about);
    for (int j = 0; j < 3; j++)
      h[j] = absolute[b].r[0][j] * about[0] + absolute[b].r[1][j] * about[1] + absolute[b].r[2][j] * about[2];
    dx[at] += h[0];
    if (first)
      dx[at + 1] += h[1] * sin(x[at]) + h[2] * cos(x[at]);
  }
}

static void resize(long size) { model.vertices = (int)size; }
static double primal(const double *x) { return loss(&model, x, work); }
static void gradient(const double *x, double *dx) {
  memset(dwork, 0, sizeof dwork);
  __enzyme_autodiff((void *)loss, enzyme_const, &model, x, dx, enzyme_dup, work, dwork);
}
static void hand(const double *x, double *dx) { by_hand(&model, x, dx); }

int main(void) {
  double x[PARAMETERS], rest[4 * FINGERS] = {0};
  struct affine absolute[BONES];
  for (int b = 0; b < BONES; b++) {
    model.parent[b] = b % 4 == 1 ? 0 : b - 1;
    euler((double[]){0.1 * sin(b), 0.1 * cos(3 * b), 0.2 * sin(5 * b)}, &model.base[b]);
    memcpy(model.base[b].t, (double[]){0.3 * sin(2 * b), 1, 0.1 * cos(b)}, sizeof model.base[b].t);
  }
  pose(&model, rest, absolute);
  for (int b = 0; b < BONES; b++)
    for (int i = 0; i < 3; i++)
      for (int j = 0; j < 3; j++) {
        model.inverse[b].r[i][j] = absolute[b].r[j][i];
        model.inverse[b].t[i] -= absolute[b].r[j][i] * absolute[b].t[j];
      }
  for (int v = 0; v < VERTICES; v++) {
    for (int i = 0; i < 3; i++) {
      at[v][i] = absolute[v % BONES].t[i] + 0.2 * sin(v + 2 * i);
      target[v][i] = at[v][i] + 0.3 * cos(0.37 * v + i);
    }
    for (int k = 0; k < 4; k++)
      weight[(v + k * k) % BONES][v] = 0.1 * (k + 1);
  }
  for (int i = 0; i < PARAMETERS; i++)
    x[i] = 0.1 + 0.3 * sin(2 * i + 1);
  return bench((struct bench){"hand", VERTICES, PARAMETERS, x, primal, gradient, hand, NULL, resize, .power = 1});
}
#endif
