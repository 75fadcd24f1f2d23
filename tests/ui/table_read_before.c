static double room[4] = {1, 2, 3, 4};
static double *table[2] = {room, room + 1};
double f(double x, int i) {
  room[0] = x;
  table[i & 1] = room;
  return table[0][0] * table[1][0];
}
