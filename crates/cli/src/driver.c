/* The gradients of a function at points: by reverse mode in one run, by forward mode in a run for each input, in each direction the same.
   Printed as one JSON object a line, numbers as text. The points and `main` follow. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What unoptimised code still reads. */
__attribute__((weak)) int enzyme_const, enzyme_dup, enzyme_out, enzyme_primal_return, enzyme_width, enzyme_nofree;

enum mode { REVERSE, FORWARD };
enum shape { NUMBER, ARRAY, NONE };
enum role { CONST, DUP, OUT };
struct type { int bytes, is_float; };
struct param { const char *name; enum shape shape; enum role role; struct type type; size_t count; const uint64_t *bits; };
struct function {
  const char *name;
  void (*of)(void *);
  enum mode mode;
  /* Directions; words a parameter. */
  size_t width, stride;
  struct type result;
  size_t count;
  const struct param *params;
};

static double number(struct type type, const void *from) {
  double wide = 0;
  float narrow = 0;
  int64_t integer = 0;
  if (type.is_float && type.bytes == 8) { memcpy(&wide, from, 8); return wide; }
  if (type.is_float) { memcpy(&narrow, from, 4); return narrow; }
  memcpy(&integer, from, type.bytes);
  unsigned unused = 64 - 8 * type.bytes;
  return (double)((int64_t)((uint64_t)integer << unused) >> unused);
}

static void one(struct type type, void *to) {
  double wide = 1;
  float narrow = 1;
  memcpy(to, type.bytes == 8 ? (void *)&wide : (void *)&narrow, type.bytes);
}

/* The words of a parameter: value or address; for each direction a shadow's address or a tangent; in two sweeps the bytes of an array. As
   many more: the result, its tangents. */
struct run { uint64_t *words; };

/* Calls with a tangent of 1 at an element of an input, if it is of forward mode. */
static struct run call(const struct function *f, size_t input, size_t element) {
  struct run run = { calloc(f->stride * (f->count + 1), 8) };
  for (size_t i = 0; i < f->count; i++) {
    const struct param *p = &f->params[i];
    uint64_t *word = &run.words[f->stride * i];
    if (p->shape == NUMBER) word[0] = p->bits[0];
    if (p->shape == ARRAY) {
      char *array = malloc(p->count * p->type.bytes);
      for (size_t k = 0; k < p->count; k++) memcpy(array + k * p->type.bytes, &p->bits[k], p->type.bytes);
      memcpy(&word[0], &array, 8);
      if (1 + f->width < f->stride) word[1 + f->width] = p->count * p->type.bytes;
    }
    for (size_t lane = 1; lane <= f->width; lane++) {
      void *tangent = &word[lane];
      if (p->shape == ARRAY && p->role == DUP) {
        char *shadow = calloc(p->count, p->type.bytes);
        memcpy(&word[lane], &shadow, 8);
        tangent = shadow + element * p->type.bytes;
      }
      if (f->mode == FORWARD && i == input) one(p->type, tangent);
    }
  }
  f->of(run.words);
  return run;
}

static void end(const struct function *f, struct run run) {
  for (size_t i = 0; i < f->count; i++) {
    size_t owned = f->params[i].shape != ARRAY ? 0 : f->params[i].role == DUP ? 1 + f->width : 1;
    for (size_t k = 0; k < owned; k++) {
      void *memory;
      memcpy(&memory, &run.words[f->stride * i + k], sizeof memory);
      free(memory);
    }
  }
  free(run.words);
}

/* That of the last direction. */
static double adjoint(const struct function *f, struct run reverse, size_t input, size_t element) {
  const struct param *p = &f->params[input];
  if (f->mode == REVERSE) {
    char *at = (char *)&reverse.words[f->stride * input + f->width];
    if (p->shape == ARRAY) memcpy(&at, at, sizeof at), at += element * p->type.bytes;
    return number(p->type, at);
  }
  struct run run = call(f, input, element);
  double tangent = number(f->result, &run.words[f->stride * f->count + f->width]);
  end(f, run);
  return tangent;
}

static void print(const struct function *f, size_t point) {
  struct run run = call(f, f->count, 0);
  printf("{\"mode\": \"%s\", \"point\": %zu, \"value\": ", f->name, point);
  printf("\"%.17g\", \"gradient\": {", f->result.bytes ? number(f->result, &run.words[f->stride * f->count]) : 0);
  const char *comma = "";
  for (size_t i = 0; i < f->count; i++) {
    const struct param *p = &f->params[i];
    if (p->role == CONST) continue;
    printf("%s\"%s\": %s", comma, p->name, p->shape == ARRAY ? "[" : "");
    for (size_t k = 0; k < p->count; k++) printf("%s\"%.17g\"", k ? ", " : "", adjoint(f, run, i, k));
    printf("%s", p->shape == ARRAY ? "]" : "");
    comma = ", ";
  }
  printf("}}\n");
  end(f, run);
}
