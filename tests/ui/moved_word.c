struct word {
  long tag;
  union {
    double number;
    double *pointer;
  } as;
};

static double get(const struct word *w) { return w->tag ? *w->as.pointer : w->as.number; }

double f(double x, int n) {
  struct word words[3], last;
  double y = x * x, s = 0;
  for (int i = 0; i < 3; i++) {
    words[i].tag = i % 2;
    if (i % 2)
      words[i].as.pointer = &y;
    else
      words[i].as.number = x;
  }
  for (int i = 0; i < n; i++) {
    last = words[i % 3];
    words[i % 3] = words[(i + 1) % 3];
    words[(i + 1) % 3] = last;
    s += get(&last) * get(&words[0]);
  }
  return s;
}
