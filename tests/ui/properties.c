// Properties that do not fit what they are said of. Each is refused where it stands, if the file asks for a derivative.
#include <stddef.h>
double __enzyme_autodiff(void *, ...);
static double square(double x) { return x * x; }
double request(double x) { return __enzyme_autodiff((void *)square, x); }
double two(double x, double y) { return x + y; }
float narrow(double x) { return (float)x; }
void *get(size_t n);
void *get_into(void *arena, size_t n);
void give_back(void *memory);
int global;
#if defined NAME
void *__enzyme_function_like_two[2] = {(void *)two, (void *)"frobnicate"};
#elif defined COUNT
void *__enzyme_function_like_two[2] = {(void *)two, (void *)"log1p"};
#elif defined FORMAT
void *__enzyme_function_like_narrow[2] = {(void *)narrow, (void *)"log1p"};
#elif defined SEVERAL
void *__enzyme_function_like_two[2] = {(void *)two, (void *)"frexp"};
#elif defined LIBRARY
void *__enzyme_function_like_give_back[2] = {(void *)give_back, (void *)"qsort"};
#elif defined LIST
void *__enzyme_function_like_two[3] = {(void *)two, (void *)"pow", (void *)0};
#elif defined VALUE
void *__enzyme_function_like_two[2] = {(void *)&global, (void *)"pow"};
#elif defined SIZE
void *__enzyme_allocation_like_get[4] = {(void *)get, (void *)1, (void *)"-1", (void *)give_back};
#elif defined ORDER
void *__enzyme_allocation_like_get[4] = {(void *)get, (void *)0, (void *)"0,-1", (void *)give_back};
#elif defined RELEASE
void *__enzyme_allocation_like_get[4] = {(void *)get, (void *)0, (void *)"-1", (void *)two};
#elif defined SHORT
void *__enzyme_allocation_like_get[2] = {(void *)get, (void *)give_back};
#elif defined FUNCTION
void *__enzyme_inactivefn_global = (void *)&global;
#elif defined ITSELF
void *__enzyme_inactivefn_square = (void *)square;
#elif defined GLOBAL
void *__enzyme_inactive_global_two = (void *)two;
#elif defined ANNOTATION
__attribute__((annotate("enzyme_inactve"))) double misspelt(double x) { return x; }
#else
void *__enzyme_nofree_two = (void *)two;
void *__enzyme_shouldrecompute_two = (void *)two;
__attribute__((annotate("enzyme_nocache"), annotate("mine"))) double hinted(double x) { return x; }
void *__enzyme_allocation_like_get[4] = {(void *)get, (void *)0, (void *)"-1", (void *)0};
void *__enzyme_allocation_like_get_into[4] = {(void *)get_into, (void *)1, (void *)"-1", (void *)0};
#endif
