// A function finds an entry of a table in the file, and gives its address; others set and read the pointer there.
// grad: f
// at: x=1.3 n=3
// value: 8.957
// d x: 15.47
struct entry { double *p; int key; };
static double room[4] = {1, 2, 3, 4};
static struct entry table[3] = {{room, 1}, {room + 1, 2}, {room + 2, 3}};
__attribute__((noinline)) static struct entry *find(int key) {
  for (int i = 0; i < 3; i++)
    if (table[i].key == key)
      return &table[i];
  return 0;
}
__attribute__((noinline)) static void set(struct entry *e, double *p) { e->p = p; }
__attribute__((noinline)) static double product(struct entry *a, struct entry *b) { return a->p[0] * b->p[0]; }
double f(double x, int n) {
  double own[3] = {x, x * x, 2 * x};
  for (int i = 0; i < n; i++) set(find(i + 1), own + i);
  return product(find(1), find(2)) + product(find(3), find(n));
}
