// When the state of a loop is copied, and which copy is gone back to, under a budget of bytes.
//
// With s copies, that of the start counted, a loop of l turns is reversed with the fewest turns run again if the next copy
// is made `split(l, s)` turns on (Griewank and Walther 2000, revolve). Where it is not known how many turns there will be,
// each turn is copied first, and what is given up later is chosen by levels (Wang, Moin and Iaccarino 2009); once the loop has
// ended, what is left is gone back through as before.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int64_t i64;

/// A copy of the state before a turn.
struct copy {
  i64 turn;
  i64 level;
  char *bytes;
};

struct checkpoints {
  struct copy *copies;
  /// Blocks without a copy.
  char **unused;
  i64 count, room, unused_count, most;
  /// Bytes of the state, and of what is read alone.
  i64 bytes, once_bytes;
  /// Turns of the loop; not known before its end if negative.
  i64 turns;
  /// Before which turn the next copy is made, if at all; behind which turn the part that is reversed ends.
  i64 next, end;
  /// What was there before the reverse sweep, and what is read alone.
  char *kept, *once;
};

static void *checked(void *block) {
  if (!block) {
    fputs("tapeless: no memory is left for copies of a loop's state\n", stderr);
    abort();
  }
  return block;
}

/// How many turns can be reversed with s copies if none runs more than r times again: (s + r) over s.
static i64 reach(i64 s, i64 r) {
  const i64 large = INT64_MAX / 4;
  i64 least = s < r ? s : r;
  double about = 1;
  i64 all = 1;
  for (i64 i = 1; i <= least; i++) {
    about = about * (double)(s + r - least + i) / (double)i;
    if (about > 1e15)
      return large;
    all = all * (s + r - least + i) / i;
  }
  return all;
}

/// After how many of l > 1 turns the second of s > 1 copies is made.
static i64 split(i64 l, i64 s) {
  i64 r = 1;
  while (reach(s, r) < l)
    r++;
  i64 most = reach(s, r - 1), other = l - reach(s - 1, r - 1);
  i64 at = most < other ? most : other;
  return at < 1 ? 1 : at;
}

/// Plans the next copy, from the last one on.
static void plan(struct checkpoints *c) {
  i64 last = c->copies[c->count - 1].turn, left = c->end - last, room = c->most - c->count + 1;
  c->next = room > 1 && left > 1 ? last + split(left, room) : -1;
}

/// A copy before a turn, the last in time.
static char *add(struct checkpoints *c, i64 turn, i64 level) {
  if (c->count == c->room) {
    c->room = c->room ? 2 * c->room : 16;
    c->copies = checked(realloc(c->copies, (size_t)c->room * sizeof *c->copies));
    c->unused = checked(realloc(c->unused, (size_t)c->room * sizeof *c->unused));
  }
  char *bytes = c->unused_count ? c->unused[--c->unused_count] : checked(malloc((size_t)c->bytes));
  c->copies[c->count++] = (struct copy){turn, level, bytes};
  return bytes;
}

static void drop(struct checkpoints *c, i64 which) {
  c->unused[c->unused_count++] = c->copies[which].bytes;
  for (i64 i = which; i + 1 < c->count; i++)
    c->copies[i] = c->copies[i + 1];
  c->count--;
}

/// Gives up one of the copies, so that there is room for one before the next turn; the level of that.
static i64 give_up(struct checkpoints *c) {
  for (i64 i = c->count - 1; i > 1; i--) {
    if (c->copies[i - 1].level < c->copies[i].level) {
      drop(c, i - 1);
      return 0;
    }
  }
  i64 level = c->copies[c->count - 1].level + 1;
  drop(c, c->count - 1);
  return level;
}

/// Opens what a loop needs, whose state has so many bytes, beside those that it reads alone. `turns`: how many there are, or -1.
void *__tapeless_checkpoints_open(i64 bytes, i64 once, i64 turns, i64 budget) {
  struct checkpoints *c = checked(calloc(1, sizeof *c));
  c->bytes = bytes > 16 ? bytes : 16;
  // An eighth is left for what one turn keeps; one copy is of what is there when the reverse sweep begins.
  i64 with = c->bytes + (i64)(sizeof(struct copy) + sizeof(char *)) * 2;
  i64 rest = c->bytes + 2 * once;
  c->once_bytes = once;
  c->most = (budget - budget / 8 - rest) / with;
  if (c->most < 2) {
    fprintf(stderr,
            "tapeless: the state of a loop takes %lld bytes, and a budget of %lld has room for fewer than two copies "
            "and what one turn keeps. Give it %lld or more\n",
            (long long)(bytes + once), (long long)budget, (long long)((2 * with + rest) / 7 * 8 + 16));
    abort();
  }
  c->turns = turns;
  c->end = turns;
  return c;
}

/// Where the state before a turn is to be copied to; null if it is not. Asked for each turn that is run, in order.
void *__tapeless_checkpoints_store(void *of, i64 turn) {
  struct checkpoints *c = of;
  if (c->end < 0) {
    i64 level = c->count == c->most ? give_up(c) : 0;
    return add(c, turn, level);
  }
  if (turn != c->next)
    return 0;
  char *bytes = add(c, turn, 0);
  plan(c);
  return bytes;
}

/// The loop has ended after so many turns.
void __tapeless_checkpoints_done(void *of, i64 turns) {
  struct checkpoints *c = of;
  c->turns = turns;
  c->end = turns;
}

/// How many turns there were.
i64 __tapeless_checkpoints_turns(void *of) { return ((struct checkpoints *)of)->turns; }

/// Where what is there when the reverse sweep begins is copied to.
void *__tapeless_checkpoints_kept(void *of) {
  struct checkpoints *c = of;
  if (!c->kept)
    c->kept = checked(malloc((size_t)(c->bytes + c->once_bytes)));
  return c->kept;
}

/// Where what is read alone is copied to.
void *__tapeless_checkpoints_once(void *of) {
  struct checkpoints *c = of;
  if (!c->once)
    c->once = checked(malloc((size_t)c->once_bytes + 16));
  return c->once;
}

/// Whether memory is no longer what was copied.
i64 __tapeless_checkpoints_differs(const void *memory, const void *copy, i64 bytes) {
  return memcmp(memory, copy, (size_t)bytes) != 0;
}

/// The turn before which the copy was made that leads to a turn, which is reversed next.
i64 __tapeless_checkpoints_back(void *of, i64 turn) {
  struct checkpoints *c = of;
  while (c->copies[c->count - 1].turn > turn)
    drop(c, c->count - 1);
  c->end = turn + 1;
  plan(c);
  return c->copies[c->count - 1].turn;
}

/// That copy.
void *__tapeless_checkpoints_copy(void *of) {
  struct checkpoints *c = of;
  return c->copies[c->count - 1].bytes;
}

/// Releases all.
void __tapeless_checkpoints_close(void *of) {
  struct checkpoints *c = of;
  for (i64 i = 0; i < c->count; i++)
    free(c->copies[i].bytes);
  for (i64 i = 0; i < c->unused_count; i++)
    free(c->unused[i]);
  free(c->kept);
  free(c->once);
  free(c->copies);
  free(c->unused);
  free(c);
}
