// Where compiled code spends its time: it runs again and again in a process of its own, which a timer interrupts.
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <initializer_list>
#include <sys/time.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

extern "C" int tapeless_call_guarded(void (*Code)(void *), void *Buffer);

extern "C" {
// Memory that each run finds as the first one does.
struct TapelessPart {
  void *To;
  const void *From;
  size_t Size;
};

// Code that was compiled here.
struct TapelessSpan {
  uint64_t Start, End;
};

// What a process leaves behind in memory that it shares.
struct TapelessSamples {
  // As `tapeless_call_guarded` has it.
  int64_t Stopped;
  uint64_t Runs, Nanoseconds, Room, Count;
  uint64_t Addresses[];
};

struct TapelessJob {
  void (*Code)(void *);
  void *Buffer;
  const TapelessPart *Parts;
  size_t PartCount;
  const TapelessSpan *Spans;
  size_t SpanCount;
  // Of the processor's time. No more than ten times as much passes.
  uint64_t Nanoseconds;
};
}

static const TapelessJob *Job;
static TapelessSamples volatile *Into;
// The end of the stack on which the code runs.
static uintptr_t Bottom;
// The processor's time before the first run.
static uint64_t Start;

static const TapelessSpan *spanOf(uint64_t Address) {
  for (size_t I = 0; I != Job->SpanCount; ++I)
    if (Job->Spans[I].Start <= Address && Address < Job->Spans[I].End)
      return &Job->Spans[I];
  return nullptr;
}

// Whether a call ends at the address: E8 and a distance, or FF /2 with its operand.
static bool isBehindCall(uint64_t Address) {
  const TapelessSpan *Span = spanOf(Address - 1);
  if (!Span)
    return false;
  auto *End = reinterpret_cast<const uint8_t *>(Address);
  size_t Room = Address - Span->Start;
  if (Room >= 5 && End[-5] == 0xE8)
    return true;
  for (size_t Size : {2, 3, 4, 6, 7})
    if (Room >= Size && *(End - Size) == 0xFF && (*(End - Size + 1) & 0x38) == 0x10)
      return true;
  return false;
}

// Where the code is: at the instruction, or, while it is in a library, at the call that led there. That is the
// innermost address on the stack which a call of the code has left.
static uint64_t place(uint64_t Address, uintptr_t Stack) {
  if (spanOf(Address))
    return Address;
  for (uintptr_t At = Stack & ~uintptr_t(7); At < Bottom; At += sizeof(uint64_t)) {
    uint64_t Word = *reinterpret_cast<const uint64_t *>(At);
    if (isBehindCall(Word))
      return Word - 1;
  }
  return 0;
}

static uint64_t now(clockid_t Clock) {
  timespec Time = {};
  clock_gettime(Clock, &Time);
  return uint64_t(Time.tv_sec) * 1000000000 + Time.tv_nsec;
}

static void note(int, siginfo_t *, void *Context) {
  auto &Registers = static_cast<ucontext_t *>(Context)->uc_mcontext.gregs;
  uint64_t At = place(Registers[REG_RIP], Registers[REG_RSP]);
  if (At && Into->Count < Into->Room)
    Into->Addresses[Into->Count] = At, Into->Count = Into->Count + 1;
  Into->Nanoseconds = now(CLOCK_PROCESS_CPUTIME_ID) - Start;
}

// Runs the code until the time is over.
static void repeat(void *) {
  uint64_t Since = now(CLOCK_MONOTONIC);
  do {
    for (size_t I = 0; I != Job->PartCount; ++I)
      memcpy(Job->Parts[I].To, Job->Parts[I].From, Job->Parts[I].Size);
    Job->Code(Job->Buffer);
    Into->Runs = Into->Runs + 1;
  } while (Into->Nanoseconds < Job->Nanoseconds && now(CLOCK_MONOTONIC) - Since < 10 * Job->Nanoseconds);
}

// Lets the timer interrupt, every so often of the processor's time or as often as the system can.
static void tick(long Microseconds) {
  itimerval Every = {};
  Every.it_interval.tv_usec = Every.it_value.tv_usec = Microseconds;
  setitimer(ITIMER_PROF, &Every, nullptr);
}

static void sample() {
  char Here;
  Bottom = reinterpret_cast<uintptr_t>(&Here);
  struct sigaction Action = {}, Old;
  Action.sa_sigaction = note;
  Action.sa_flags = SA_SIGINFO | SA_RESTART;
  sigemptyset(&Action.sa_mask);
  sigaction(SIGPROF, &Action, &Old);
  Start = now(CLOCK_PROCESS_CPUTIME_ID);
  tick(1000);
  Into->Stopped = tapeless_call_guarded(repeat, nullptr);
  tick(0);
  sigaction(SIGPROF, &Old, nullptr);
}

// Runs the code and fills the samples, which other processes see.
extern "C" void tapeless_sample(const TapelessJob *Wanted, TapelessSamples *Found) {
  // What a run says if it ends the process: the number of `tapeless_call_apart`.
  static const int Ended = 257;
  Job = Wanted;
  Into = Found;
  Into->Stopped = Ended;
  fflush(nullptr);
  pid_t Child = fork();
  if (Child < 0)
    return sample();
  if (Child == 0) {
    // What the code prints, it prints in each run.
    int Nowhere = open("/dev/null", O_WRONLY);
    dup2(Nowhere, STDOUT_FILENO);
    sample();
    _exit(0);
  }
  int Status = 0;
  while (waitpid(Child, &Status, 0) < 0 && errno == EINTR) {
  }
  if (WIFSIGNALED(Status))
    Into->Stopped = WTERMSIG(Status);
}
