// Counts the basic blocks that run: compile what is counted with -fsanitize-coverage=bb,no-prune,trace-pc, and this without.
#include <stdio.h>

static long blocks;
void __sanitizer_cov_trace_pc(void) { blocks++; }

void gradient(int n);

// One line a size: 500, 1000, 2000, 4000.
int main(void) {
  for (int n = 500; n <= 4000; n *= 2) {
    blocks = 0;
    gradient(n);
    printf("%ld\n", blocks);
  }
  return 0;
}
