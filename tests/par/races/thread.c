// A thread changes what whoever began it reads before it is joined.
#include <pthread.h>
enum { N = 40 };
struct part {
  real *x, sum;
};
static void *add(void *given) {
  struct part *part = (struct part *)given;
  for (int i = 0; i < N; i++)
    part->sum += part->x[i] * part->x[i];
  return 0;
}
real f(real *x) {
  struct part part = {x, 0};
  pthread_t thread;
  pthread_create(&thread, 0, add, &part);
  real early = part.sum;
  pthread_join(thread, 0);
  return part.sum * early;
}
