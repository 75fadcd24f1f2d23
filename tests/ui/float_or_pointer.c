struct word {
  long tag;
  union {
    float number;
    float *pointer;
  } as;
};

__attribute__((noinline)) static float get(const struct word *word) {
  if (word->tag)
    return *word->as.pointer;
  return word->as.number;
}

double either(const float *x, int n) {
  struct word word;
  float y = x[0] * x[1];
  double s = 0;
  for (int i = 0; i < n; i++) {
    word.tag = i & 1;
    if (i & 1)
      word.as.pointer = &y;
    else
      word.as.number = x[i] * x[i];
    s += get(&word);
  }
  return s;
}
