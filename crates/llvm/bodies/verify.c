// Holds a derivative against differences of its function, where the program calls it (crates/llvm/src/verify/). What has to run
// on other numbers runs in copies of the process, which end when it is done: whatever it does to memory, the program goes on
// as if it had not been done. The copies leave what they find in memory that is shared with the program.
#define _GNU_SOURCE
#include <errno.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST_CELLS = 1 << 20, SLOTS = 1 << 22, MOST_OWN = 1 << 16, MOST_ARGUMENTS = 64, MOST_VALUES = 1 << 20, MOST_CALLS = 16, SECONDS = 120 };
// The runs: one that tells what is touched; four whose inputs are moved along the direction; the derivative of a function that is
// called; what is computed, with tangents, and moved; all calls inside.
enum { TRACED, FIRST, LAST = 4, DERIVED, VALUES, LOCATING = 9, RUNS };
static const int64_t MOVED[RUNS] = {0, 1, -1, 2, -2, 0, 0, 1, -1, 0};

// A call of a derivative in the program, or a function that is called inside.
struct site {
  // How often it has been looked at.
  int32_t seen;
  // Whether it is a tangent; else an adjoint.
  int32_t tangent;
  // Where it is, and of which function.
  const char *place, *name;
  // The places of the source that a traced run tells by numbers.
  const char *const *places;
  int64_t count;
};

// A float in memory that has a shadow.
struct cell {
  char *at, *shadow;
  int64_t bytes;
  double direction, before, after, found[LAST + 1];
};

struct argument {
  double given, direction, adjoint;
  // Where memory begins that it leads to.
  char *base;
};

struct value {
  int64_t place;
  double value, tangent;
};

// The innermost function that disagrees.
struct innermost {
  struct site *site;
  int64_t depth;
  double derivative, single;
  const char *line;
};

struct check {
  struct site *site;
  // Of a function that is called inside: the call of the program.
  struct check *outer;
  // Where to report to, and what lets a copy go on that looks for the innermost function.
  int report, gate[2];
  pid_t locator;
  int64_t depth, over;
  struct innermost innermost;
  struct value *values[3];
  int64_t value_count[3];
  char *frame, *lowest;
  // Why nothing can be said; null if all is well.
  const char *unsure;
  int64_t unseen, run, done[RUNS];
  double step, result[LAST + 1], tangent;
  int64_t has_result, narrow;
  struct argument arguments[MOST_ARGUMENTS];
  int64_t own_count, count;
  struct range {
    char *from, *to;
  } own[MOST_OWN];
  struct cell cells[MOST_CELLS];
};

// In a copy of the process, what it works for.
#define ONE __attribute__((weak, visibility("hidden"))) __thread
ONE struct check *__tapeless_verify_current;
ONE uint32_t *__tapeless_verify_slots;
#define current __tapeless_verify_current
#define slots __tapeless_verify_slots

static void *shared(uint64_t bytes, int kind) {
  void *made = mmap(0, bytes, PROT_READ | PROT_WRITE, kind | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return made == MAP_FAILED ? 0 : made;
}

static double load(const char *at, int64_t bytes) {
  if (bytes == 4) {
    float x;
    memcpy(&x, at, 4);
    return x;
  }
  double x;
  memcpy(&x, at, 8);
  return x;
}

static void store(char *at, int64_t bytes, double x) {
  float narrow = (float)x;
  memcpy(at, bytes == 4 ? (void *)&narrow : (void *)&x, bytes == 4 ? 4 : 8);
}

// A number in (-1, -1/2) or (1/2, 1), by its own number.
static double draw(uint64_t n) {
  n = (n + 1) * UINT64_C(0x9e3779b97f4a7c15);
  n = (n ^ n >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
  n = (n ^ n >> 27) * UINT64_C(0x94d049bb133111eb);
  n ^= n >> 31;
  double x = 0.5 + (double)(n >> 12) / 9007199254740992.0;
  return n & 1 ? x : -x;
}

static struct check *begun(struct site *site, char *frame) {
  struct check *check = shared(sizeof *check, MAP_SHARED);
  if (!check)
    return 0;
  check->site = site;
  check->frame = check->lowest = frame;
  return check;
}

// Begins to look at a call, unless that was done.
void *__tapeless_verify_begin(struct site *site, char *frame) {
  if (current || __atomic_exchange_n(&site->seen, 1, __ATOMIC_SEQ_CST))
    return 0;
  return begun(site, frame);
}

// Begins to look at a function that is called, where the innermost one is looked for.
void *__tapeless_verify_enter(struct site *site, char *frame) {
  struct check *outer = current;
  if (!outer || outer->run != LOCATING)
    return 0;
  outer->depth++;
  // Behind the call that disagrees there is nothing to be found.
  outer->over |= outer->innermost.site && outer->depth <= outer->innermost.depth;
  if (outer->over || site->seen++ >= MOST_CALLS)
    return 0;
  struct check *check = begun(site, frame);
  if (check)
    check->outer = outer;
  return check;
}

// The same of a function that is not looked at.
void __tapeless_verify_entered(void) {
  if (current && current->run == LOCATING)
    current->depth++;
}

// The function that is called has returned.
void __tapeless_verify_left(void) {
  if (current && current->run == LOCATING)
    current->depth--;
}

// A float argument, and its tangent if the derivative is one.
void __tapeless_verify_argument(struct check *check, int64_t index, double given, double tangent) {
  if (index >= MOST_ARGUMENTS) {
    check->unsure = "it has too many arguments";
    return;
  }
  double size = fabs(given) > 0 && isfinite(given) ? fabs(given) : 1;
  check->arguments[index] = (struct argument){.given = given, .direction = check->site->tangent && !check->outer ? tangent : draw(index) * size};
}

// Floats of less than double precision are passed or returned.
void __tapeless_verify_single(struct check *check) { check->narrow = 1; }

// An argument that leads to memory.
void __tapeless_verify_base(struct check *check, int64_t index, char *base) {
  if (index < MOST_ARGUMENTS)
    check->arguments[index].base = base;
}

// An argument as a copy of the process is given it.
double __tapeless_verify_shifted(struct check *check, int64_t index) {
  struct argument *argument = &check->arguments[index];
  return argument->given + (double)MOVED[check->run] * check->step * argument->direction;
}

// The tangent of an argument that a copy is given.
double __tapeless_verify_seed(struct check *check, int64_t index) {
  return check->run == VALUES || check->run == DERIVED ? check->arguments[index].direction : 0;
}

static void along(struct check *check) {
  double most = 0, logs = 0;
  int64_t counted = 0;
  for (int64_t i = 0; i < check->count; i++) {
    double x = load(check->cells[i].at, check->cells[i].bytes);
    check->narrow |= check->cells[i].bytes == 4;
    if (isfinite(x) && x != 0)
      logs += log(fabs(x)), counted++;
  }
  double usual = counted ? exp(logs / (double)counted) : 1;
  for (int64_t i = 0; i < check->count; i++) {
    struct cell *cell = &check->cells[i];
    double x = load(cell->at, cell->bytes), size = isfinite(x) && x != 0 ? fabs(x) : usual;
    cell->before = load(cell->shadow, cell->bytes);
    cell->direction = check->site->tangent && !check->outer ? cell->before : draw(i + MOST_ARGUMENTS) * size;
    if (check->outer)
      cell->before = check->site->tangent ? cell->direction : draw(i);
    most = fmax(most, fabs(cell->direction) / size);
  }
  for (int64_t i = 0; i < MOST_ARGUMENTS; i++) {
    double size = fabs(check->arguments[i].given);
    most = fmax(most, fabs(check->arguments[i].direction) / (size > 0 ? size : 1));
  }
  check->step = (check->narrow ? 4e-3 : 1e-5) / (most > 0 ? most : 1);
}

// Makes a copy's memory what its run begins with.
static void move(struct check *check) {
  for (int64_t i = 0; i < check->count; i++) {
    struct cell *cell = &check->cells[i];
    if (check->run == VALUES)
      store(cell->shadow, cell->bytes, cell->direction);
    if (check->run == DERIVED)
      store(cell->shadow, cell->bytes, cell->before);
  }
  for (int64_t i = 0; i < check->count; i++) {
    struct cell *cell = &check->cells[i];
    if (cell->direction != 0)
      store(cell->at, cell->bytes, load(cell->at, cell->bytes) + (double)MOVED[check->run] * check->step * cell->direction);
  }
}

// A copy that waits until it is known whether it is needed.
static void wait_for(struct check *check) {
  char go = 0;
  close(check->gate[1]);
  if (read(check->gate[0], &go, 1) != 1)
    _exit(0);
  check->report = dup(2);
}

static int is_ours(struct check *check, char *from, char *to) {
  for (; check; check = check->outer) {
    if ((char *)check >= from && (char *)check < to)
      return 1;
    for (int i = 0; i < 3; i++)
      if ((char *)check->values[i] >= from && (char *)check->values[i] < to)
        return 1;
  }
  return 0;
}

// Makes memory that cannot be written, in which floats lie, a copy's to move.
static void open_up(struct check *check, char *from, char *to) {
  for (int64_t i = 0; i < check->count; i++)
    if (check->cells[i].at >= from && check->cells[i].at < to) {
      mprotect(from, (uint64_t)(to - from), PROT_READ | PROT_WRITE);
      return;
    }
}

// Makes memory that the process shares with others a copy's own: what is stored there is seen by nobody.
static void keep_apart(struct check *check) {
  static char text[1 << 20];
  int maps = open("/proc/self/maps", O_RDONLY);
  ssize_t size = 0, more;
  while (size < (ssize_t)sizeof text - 1 && (more = read(maps, text + size, sizeof text - 1 - size)) > 0)
    size += more;
  close(maps);
  text[size] = 0;
  for (char *line = text, *end; (end = strchr(line, '\n')); line = end + 1) {
    unsigned long from, to;
    char kind[8];
    *end = 0;
    if (sscanf(line, "%lx-%lx %7s", &from, &to, kind) != 3 || is_ours(check, (char *)from, (char *)to))
      continue;
    if (kind[0] == 'r' && kind[1] == '-' && kind[2] == '-')
      open_up(check, (char *)from, (char *)to);
    if (kind[1] != 'w' || kind[3] != 's')
      continue;
    if (strstr(line, "/dev/") && !strstr(line, "/dev/zero") && !strstr(line, "/dev/shm"))
      continue;
    char *copy = shared(to - from, MAP_PRIVATE);
    if (copy) {
      memcpy(copy, (char *)from, to - from);
      mremap(copy, to - from, to - from, MREMAP_MAYMOVE | MREMAP_FIXED, (void *)from);
    }
  }
}

static void quiet(void) {
  int nowhere = open("/dev/null", O_WRONLY);
  dup2(nowhere, 1);
  dup2(nowhere, 2);
  alarm(SECONDS);
}

static void wait_for_end(pid_t copy) {
  while (waitpid(copy, 0, 0) < 0 && errno == EINTR)
    ;
}

// Begins a run in a copy of the process: there it gives 1, in the program 0 when the copy has ended.
int64_t __tapeless_verify_run(struct check *check, int64_t run) {
  if (check->unsure)
    return 0;
  if (run == FIRST)
    along(check);
  if (run >= VALUES && run < VALUES + 3)
    check->values[run - VALUES] = shared(sizeof(struct value) * MOST_VALUES, MAP_SHARED);
  if (run == LOCATING && pipe(check->gate))
    return 0;
  check->run = run;
  pid_t copy = fork();
  if (copy < 0) {
    check->unsure = "the process cannot be copied";
    return 0;
  }
  if (copy == 0) {
    current = check;
    if (run == LOCATING)
      wait_for(check);
    quiet();
    keep_apart(check);
    if (run == TRACED)
      slots = shared(sizeof(uint32_t) * SLOTS, MAP_PRIVATE);
    else
      move(check);
    return 1;
  }
  if (run == LOCATING) {
    close(check->gate[0]);
    check->locator = copy;
    return 0;
  }
  wait_for_end(copy);
  if (!check->done[run] && !check->unsure)
    check->unsure = run == TRACED ? "a run along the direction ended early" : "it ends early where its inputs are moved";
  return 0;
}

// The result of a copy's run.
void __tapeless_verify_result(struct check *check, double result) {
  if (check->run <= LAST)
    check->result[check->run] = result;
  check->has_result = 1;
}

// Leaves out what only this copy has: its own memory, and what lies where its frames were.
static void sift(struct check *check) {
  int64_t kept = 0;
  for (int64_t i = 0; i < check->count; i++) {
    struct cell *cell = &check->cells[i];
    int own = cell->at >= check->lowest && cell->at < check->frame;
    for (int64_t k = 0; k < check->own_count && !own; k++)
      own = (cell->at >= check->own[k].from && cell->at < check->own[k].to) ||
            (cell->shadow >= check->own[k].from && cell->shadow < check->own[k].to);
    if (!own)
      check->cells[kept++] = *cell;
  }
  check->count = kept;
}

// Ends a copy of the process.
void __tapeless_verify_ran(struct check *check) {
  if (check->run == TRACED)
    sift(check);
  else if (check->run == DERIVED)
    for (int64_t i = 0; i < check->count; i++)
      check->cells[i].after = load(check->cells[i].shadow, check->cells[i].bytes);
  else if (check->run <= LAST)
    for (int64_t i = 0; i < check->count; i++)
      check->cells[i].found[check->run] = load(check->cells[i].at, check->cells[i].bytes);
  check->done[check->run] = 1;
  _exit(0);
}

// Tells of a float at an address.
static void touch(char *at, char *shadow, int64_t bytes) {
  struct check *check = current;
  char *here = __builtin_frame_address(0);
  if (here < check->lowest)
    check->lowest = here;
  if (!shadow || at == shadow)
    return;
  uint64_t slot = (uint64_t)at * UINT64_C(0x9e3779b97f4a7c15) >> 42;
  for (; slots[slot]; slot = (slot + 1) % SLOTS)
    if (check->cells[slots[slot] - 1].at == at)
      return;
  if (check->count == MOST_CELLS) {
    check->unsure = "it touches too many floats";
    return;
  }
  check->cells[check->count++] = (struct cell){.at = at, .shadow = shadow, .bytes = bytes};
  slots[slot] = (uint32_t)check->count;
}

// Floats are read, or written.
void __tapeless_verify_touched(char *at, char *shadow, int64_t bytes, int64_t count) {
  if (current && current->run == TRACED)
    for (int64_t i = 0; i < count; i++)
      touch(at + i * bytes, shadow + i * bytes, bytes);
}

// Floats among bytes are copied or set.
void __tapeless_verify_moved(char *at, char *shadow, int64_t length, int64_t first, int64_t period, int64_t bytes) {
  for (int64_t i = first; i + bytes <= length; i += period) {
    __tapeless_verify_touched(at + i, shadow + i, bytes, 1);
    if (!period)
      break;
  }
}

void __tapeless_verify_own(char *at, int64_t bytes) {
  struct check *check = current;
  if (!check || check->run != TRACED || !at)
    return;
  for (int64_t i = check->own_count; i-- > 0 && i > check->own_count - 8;)
    if (check->own[i].from == at && check->own[i].to >= at + bytes)
      return;
  if (check->own_count == MOST_OWN)
    check->unsure = "it makes too much memory";
  else
    check->own[check->own_count++] = (struct range){at, at + bytes};
}

// Memory is released. What the caller gave is not there any more when both numbers are compared, nor is its shadow.
void __tapeless_verify_released(char *at) {
  struct check *check = current;
  if (!check || check->run != TRACED || !at)
    return;
  for (int64_t i = 0; i < check->own_count; i++)
    if (check->own[i].from == at)
      return;
  check->unsure = "it releases memory that it was given";
}

// Floats of less than double precision are computed.
void __tapeless_verify_narrow(void) {
  if (current && current->run == TRACED)
    current->narrow = 1;
}

void __tapeless_verify_unseen(int64_t place) {
  if (current && current->run == TRACED && !current->unsure) {
    current->unsure = "it touches memory in ways that are not seen";
    current->unseen = place + 1;
  }
}

void __tapeless_verify_value(int64_t place, double value, double tangent) {
  int64_t which = current ? current->run - VALUES : -1;
  if (which < 0 || which > 2 || !current->values[which] || current->value_count[which] == MOST_VALUES)
    return;
  current->values[which][current->value_count[which]++] = (struct value){place, value, tangent};
}

// The adjoint of an argument.
void __tapeless_verify_adjoint(struct check *check, int64_t index, double adjoint) {
  if (check && index < MOST_ARGUMENTS)
    check->arguments[index].adjoint = adjoint;
}

// The tangent of the result.
void __tapeless_verify_tangent(struct check *check, double tangent) {
  if (check)
    check->tangent = tangent;
}

// What both sides add up to, of a direction's inputs and outputs: the derivative's number, and the differences'.
struct sums {
  double derivative, single, twice, size;
};

static void add(struct sums *sums, double weight, const double *found, struct check *check) {
  double step = check->step;
  if (weight == 0)
    return;
  double single = (found[1] - found[2]) / (2 * step), twice = (found[3] - found[4]) / (4 * step);
  sums->single += weight * single;
  sums->twice += weight * twice;
  sums->size += fabs(weight * single) + fabs(weight * found[1]) * (check->narrow ? 1e-5 : 1e-10) / step;
}

static struct sums sum(struct check *check) {
  int tangent = check->site->tangent;
  struct sums sums = {0};
  for (int64_t i = 0; i < check->count; i++) {
    struct cell *cell = &check->cells[i];
    double weight = tangent ? draw(i) : cell->before, part = (tangent ? draw(i) : cell->direction) * cell->after;
    add(&sums, weight, cell->found, check);
    sums.derivative += part;
    sums.size += fabs(part) * 1e-3;
  }
  for (int64_t i = 0; i < MOST_ARGUMENTS && !tangent; i++)
    sums.derivative += check->arguments[i].direction * check->arguments[i].adjoint;
  if (check->has_result) {
    add(&sums, 1, check->result, check);
    sums.derivative += tangent ? check->tangent : 0;
  }
  return sums;
}

// Says which float it is: by the nearest argument that begins before it.
static void name(struct check *check, struct cell *cell) {
  int64_t nearest = -1, least = 1 << 30;
  for (int64_t i = 0; i < MOST_ARGUMENTS; i++) {
    int64_t behind = cell->at - check->arguments[i].base;
    if (check->arguments[i].base && behind >= 0 && behind < least)
      nearest = i, least = behind;
  }
  if (nearest < 0)
    dprintf(2, " the float at %p", (void *)cell->at);
  else
    dprintf(2, " float %lld of argument %d", (long long)(least / cell->bytes), (int)nearest + 1);
}

static void direction(struct check *check) {
  dprintf(2, "  along");
  int said = 0;
  for (int64_t i = 0; i < MOST_ARGUMENTS && said < 6; i++)
    if (check->arguments[i].direction != 0)
      dprintf(2, "%s argument %d by %.6g", said++ ? "," : "", (int)i + 1, check->arguments[i].direction);
  int64_t more = 0;
  for (int64_t i = 0; i < check->count; i++)
    if (check->cells[i].direction != 0) {
      if (said == 6) {
        more++;
        continue;
      }
      dprintf(2, said++ ? "," : "");
      name(check, &check->cells[i]);
      dprintf(2, " by %.6g", check->cells[i].direction);
    }
  if (more)
    dprintf(2, ", and %lld more", (long long)more);
  dprintf(2, "\n");
}

// Whether both numbers lie as close together as they can be told.
static int agree(struct check *check, struct sums sums) {
  if (!isfinite(sums.single))
    return 1;
  double loose = (sums.size + fabs(sums.derivative)) * (check->narrow ? 1e-2 : 1e-5) + 4 * fabs(sums.single - sums.twice);
  return fabs(sums.derivative - sums.single) <= loose;
}

// The first place of the source where a tangent is not what the difference is.
static const char *line(struct check *check) {
  struct value *at[3] = {check->values[0], check->values[1], check->values[2]};
  if (check->unsure || !at[0] || !at[1] || !at[2])
    return 0;
  double most = 0;
  for (int64_t i = 0; i < check->value_count[0] && i < check->value_count[1] && i < check->value_count[2]; i++) {
    struct value base = at[0][i], up = at[1][i], down = at[2][i];
    if (base.place != up.place || base.place != down.place)
      return 0;
    double difference = (up.value - down.value) / (2 * check->step), bent = fabs(up.value + down.value - 2 * base.value) / check->step;
    double noise = fabs(base.value) * (check->narrow ? 1e-6 : 1e-14) / check->step;
    most = fmax(most, fabs(difference));
    if (fabs(difference - base.tangent) > (fabs(difference) + fabs(base.tangent)) * (check->narrow ? 3e-2 : 1e-4) + most * 1e-8 + noise + bent)
      return base.place >= 0 && base.place < check->site->count ? check->site->places[base.place] : 0;
  }
  return 0;
}

// Whether a function that is called disagrees: then it is the innermost one so far.
int64_t __tapeless_verify_differs(struct check *check) {
  struct sums sums = sum(check);
  if (check->unsure || agree(check, sums))
    return 0;
  struct check *outer = check->outer;
  outer->innermost = (struct innermost){check->site, outer->depth, sums.derivative, sums.single, 0};
  return 1;
}

// Ends to look at a function that is called.
void __tapeless_verify_leave(struct check *check) {
  if (check->values[0])
    check->outer->innermost.line = line(check);
  for (int i = 0; i < 3; i++)
    if (check->values[i])
      munmap(check->values[i], sizeof(struct value) * MOST_VALUES);
  munmap(check, sizeof *check);
}

// Says which function is the innermost one that disagrees, and at which line, and ends the copy that looked for it.
void __tapeless_verify_located(struct check *check) {
  struct innermost *found = &check->innermost;
  const char *at = found->site ? found->line : line(check);
  if (found->site)
    dprintf(check->report, "  innermost: `%s`, %s: %.10g, they %.10g\n", found->site->name, found->site->place, found->derivative, found->single);
  else
    dprintf(check->report, "  innermost: `%s` itself\n", check->site->name);
  if (at)
    dprintf(check->report, "  first at %s\n", at);
  _exit(0);
}

static void judge(struct check *check) {
  struct site *site = check->site;
  if (check->unsure) {
    dprintf(2, "%s: tapeless: the derivative of `%s` is not verified: %s\n", site->place, site->name, check->unsure);
    if (check->unseen > 0 && check->unseen <= site->count)
      dprintf(2, "  at %s\n", site->places[check->unseen - 1]);
    return;
  }
  for (int64_t i = 0; i < check->count; i++)
    check->cells[i].after = load(check->cells[i].shadow, check->cells[i].bytes);
  struct sums sums = sum(check);
  if (agree(check, sums))
    return;
  dprintf(2, "%s: tapeless: the derivative of `%s` disagrees with differences: %s %.10g, they %.10g\n", site->place, site->name,
          site->tangent ? "its tangent gives" : "its adjoint gives", sums.derivative, sums.single);
  direction(check);
  // It goes on, and is waited for at the end.
  if (check->locator && write(check->gate[1], "!", 1) != 1)
    return;
}

// Ends to look at a call.
void __tapeless_verify_end(struct check *check) {
  if (!check)
    return;
  judge(check);
  if (check->locator) {
    close(check->gate[1]);
    wait_for_end(check->locator);
  }
  munmap(check, sizeof *check);
}
