// An LSTM cell, 16 inputs, 32 hidden, over 200 steps; half the squared distance of the outputs from targets, by weights and initial state.
#include "bench.h"

enum { STEPS = 200, IN = 16, HIDDEN = 32, WIDTH = IN + HIDDEN, GATES = 4 * HIDDEN, STATE = GATES * (WIDTH + 1), ACTIVE = STATE + 2 * HIDDEN };

// The gates' weights on input and output, one row for each of the four gates' units, and their biases.
struct cell {
  const double *w, *b;
};

static double sigmoid(double x) { return 1 / (1 + exp(-x)); }

// One step: the gates in the order input, forget, output, candidate.
static void step(const struct cell *R cell, const double *R in, double *R h, double *R c) {
  double gate[GATES];
  for (int g = 0; g < GATES; g++) {
    const double *w = cell->w + g * WIDTH;
    double sum = cell->b[g];
    for (int i = 0; i < IN; i++)
      sum += w[i] * in[i];
    for (int i = 0; i < HIDDEN; i++)
      sum += w[IN + i] * h[i];
    gate[g] = g < 3 * HIDDEN ? sigmoid(sum) : tanh(sum);
  }
  for (int i = 0; i < HIDDEN; i++) {
    c[i] = gate[HIDDEN + i] * c[i] + gate[i] * gate[3 * HIDDEN + i];
    h[i] = gate[2 * HIDDEN + i] * tanh(c[i]);
  }
}

// x holds weights, biases, and the state's h and c at the start.
static double loss(int steps, const double *R x, const double *R input, const double *R target) {
  struct cell cell = {x, x + GATES * WIDTH};
  double h[HIDDEN], c[HIDDEN], sum = 0;
  for (int i = 0; i < HIDDEN; i++) {
    h[i] = x[STATE + i];
    c[i] = x[STATE + HIDDEN + i];
  }
  for (int s = 0; s < steps; s++) {
    step(&cell, input + s * IN, h, c);
    for (int i = 0; i < HIDDEN; i++) {
      double gap = h[i] - target[s * HIDDEN + i];
      sum += 0.5 * gap * gap;
    }
  }
  return sum / steps;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

// Of each step what it started from (input and h side by side; c), its gates and tanh of the new c.
static struct {
  double in[WIDTH], c[HIDDEN], gate[GATES], t[HIDDEN];
} tape[STEPS];

static void by_hand(int steps, const double *restrict x, double *restrict dx, const double *restrict input, const double *restrict target) {
  double h[HIDDEN], c[HIDDEN], dh[HIDDEN] = {0}, dc[HIDDEN] = {0};
  memcpy(h, x + STATE, sizeof h);
  memcpy(c, x + STATE + HIDDEN, sizeof c);
  for (int s = 0; s < steps; s++) {
    double *in = tape[s].in, *gate = tape[s].gate;
    memcpy(in, input + s * IN, sizeof(double) * IN);
    memcpy(in + IN, h, sizeof h);
    memcpy(tape[s].c, c, sizeof c);
    for (int g = 0; g < GATES; g++) {
      double sum = x[GATES * WIDTH + g];
      for (int i = 0; i < WIDTH; i++)
        sum += x[g * WIDTH + i] * in[i];
      gate[g] = g < 3 * HIDDEN ? sigmoid(sum) : tanh(sum);
    }
    for (int i = 0; i < HIDDEN; i++) {
      c[i] = gate[HIDDEN + i] * c[i] + gate[i] * gate[3 * HIDDEN + i];
      tape[s].t[i] = tanh(c[i]);
      h[i] = gate[2 * HIDDEN + i] * tape[s].t[i];
    }
  }
  for (int s = steps - 1; s >= 0; s--) {
    const double *in = tape[s].in, *gate = tape[s].gate, *t = tape[s].t;
    double d[GATES];
    for (int i = 0; i < HIDDEN; i++) {
      double gi = gate[i], gf = gate[HIDDEN + i], go = gate[2 * HIDDEN + i], gc = gate[3 * HIDDEN + i];
      double e = dh[i] + (go * t[i] - target[s * HIDDEN + i]) / steps, f = dc[i] + e * go * (1 - t[i] * t[i]);
      d[i] = f * gc * gi * (1 - gi);
      d[HIDDEN + i] = f * tape[s].c[i] * gf * (1 - gf);
      d[2 * HIDDEN + i] = e * t[i] * go * (1 - go);
      d[3 * HIDDEN + i] = f * gi * (1 - gc * gc);
      dc[i] = f * gf;
      dh[i] = 0;
    }
    for (int g = 0; g < GATES; g++) {
      double *dw = dx + g * WIDTH;
      dx[GATES * WIDTH + g] += d[g];
      for (int i = 0; i < WIDTH; i++)
        dw[i] += d[g] * in[i];
      for (int i = 0; i < HIDDEN; i++)
        dh[i] += d[g] * x[g * WIDTH + IN + i];
    }
  }
  for (int i = 0; i < HIDDEN; i++) {
    dx[STATE + i] += dh[i];
    dx[STATE + HIDDEN + i] += dc[i];
  }
}

static double input[STEPS * IN], target[STEPS * HIDDEN];
static int steps;
static void resize(long size) { steps = (int)size; }
static double primal(const double *x) { return loss(steps, x, input, target); }
static void gradient(const double *x, double *dx) {
  __enzyme_autodiff((void *)loss, steps, enzyme_dup, x, dx, enzyme_const, input, enzyme_const, target);
}
static void hand(const double *x, double *dx) { by_hand(steps, x, dx, input, target); }

int main(void) {
  static double x[ACTIVE];
  for (int i = 0; i < ACTIVE; i++)
    x[i] = 0.3 * cos(0.37 * i + 1e-4 * i * i);
  for (int i = 0; i < STEPS * IN; i++)
    input[i] = sin(0.05 * i + 1e-4 * i * i);
  for (int i = 0; i < STEPS * HIDDEN; i++)
    target[i] = 0.5 * cos(0.013 * i);
  return bench((struct bench){"lstm", STEPS, ACTIVE, x, primal, gradient, hand, NULL, resize, .power = 1});
}
#endif
