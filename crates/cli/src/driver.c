/* The gradients of a function at points: by reverse mode in one run, by forward mode in a run for each input. Printed as one JSON object
   a line, numbers as text. The points and `main` follow. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What unoptimised code still reads. */
__attribute__((weak)) int enzyme_const, enzyme_dup, enzyme_out, enzyme_primal_return;

enum mode { REVERSE, FORWARD };
enum shape { NUMBER, ARRAY, NONE };
enum role { CONST, DUP, OUT };
struct type { int bytes, is_float; };
struct param { const char *name; enum shape shape; enum role role; struct type type; size_t count; const uint64_t *bits; };
struct function { void (*of)(void *); enum mode mode; struct type result; size_t count; const struct param *params; };

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

/* Two words a parameter: value or address, shadow's address or tangent; two more: the result, its tangent. */
struct run { uint64_t *words; };

/* Calls with a tangent of 1 at an element of an input, if it is of forward mode. */
static struct run call(const struct function *f, size_t input, size_t element) {
  struct run run = { calloc(2 * f->count + 2, 8) };
  for (size_t i = 0; i < f->count; i++) {
    const struct param *p = &f->params[i];
    uint64_t *word = &run.words[2 * i];
    void *tangent = p->shape == NUMBER ? (void *)&word[1] : 0;
    if (p->shape == NUMBER) word[0] = p->bits[0];
    if (p->shape == ARRAY) {
      char *array = malloc(p->count * p->type.bytes);
      for (size_t k = 0; k < p->count; k++) memcpy(array + k * p->type.bytes, &p->bits[k], p->type.bytes);
      memcpy(&word[0], &array, 8);
      if (p->role == DUP) {
        char *shadow = calloc(p->count, p->type.bytes);
        memcpy(&word[1], &shadow, 8);
        tangent = shadow + element * p->type.bytes;
      }
    }
    if (f->mode == FORWARD && i == input) one(p->type, tangent);
  }
  f->of(run.words);
  return run;
}

static void end(const struct function *f, struct run run) {
  for (size_t i = 0; i < f->count; i++) {
    void *memory[2];
    memcpy(memory, &run.words[2 * i], sizeof memory);
    if (f->params[i].shape == ARRAY) free(memory[0]);
    if (f->params[i].shape == ARRAY && f->params[i].role == DUP) free(memory[1]);
  }
  free(run.words);
}

static double adjoint(const struct function *f, struct run reverse, size_t input, size_t element) {
  const struct param *p = &f->params[input];
  if (f->mode == REVERSE) {
    char *at = (char *)&reverse.words[2 * input + 1];
    if (p->shape == ARRAY) memcpy(&at, at, sizeof at), at += element * p->type.bytes;
    return number(p->type, at);
  }
  struct run run = call(f, input, element);
  double tangent = number(f->result, &run.words[2 * f->count + 1]);
  end(f, run);
  return tangent;
}

static void print(const struct function *f, size_t point) {
  struct run run = call(f, f->count, 0);
  printf("{\"mode\": \"%s\", \"point\": %zu, \"value\": ", f->mode == REVERSE ? "reverse" : "forward", point);
  printf("\"%.17g\", \"gradient\": {", f->result.bytes ? number(f->result, &run.words[2 * f->count]) : 0);
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
