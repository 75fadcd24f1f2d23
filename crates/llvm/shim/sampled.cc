// Where compiled code spends its time: it runs again and again in a process of its own, which a timer interrupts.
#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <initializer_list>
#include <link.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

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
// The end of the stack on which the code runs; 0 while it does not.
static volatile uintptr_t Bottom;
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

// The library that unwinds stacks. Who interrupts it must not call it.
static TapelessSpan Unwinder;

// Finds the object that holds the unwinder, unless that is this program.
static int findUnwinder(dl_phdr_info *Object, size_t, void *) {
  auto Within = [&](uint64_t Address) {
    for (int I = 0; I != Object->dlpi_phnum; ++I) {
      uint64_t Start = Object->dlpi_addr + Object->dlpi_phdr[I].p_vaddr;
      if (Object->dlpi_phdr[I].p_type == PT_LOAD && Address - Start < Object->dlpi_phdr[I].p_memsz) {
        Unwinder = {Start, Start + Object->dlpi_phdr[I].p_memsz};
        return true;
      }
    }
    return false;
  };
  if (!Within(reinterpret_cast<uint64_t>(&_Unwind_Backtrace)))
    return 0;
  TapelessSpan Found = Unwinder;
  Unwinder = Within(reinterpret_cast<uint64_t>(&findUnwinder)) ? TapelessSpan() : Found;
  return 1;
}

static bool unwinds(uint64_t Address) { return Unwinder.Start <= Address && Address < Unwinder.End; }

// Ends at the first frame that is in the code.
static _Unwind_Reason_Code look(_Unwind_Context *Frame, void *Found) {
  int IsAt = 0;
  uint64_t Address = _Unwind_GetIPInfo(Frame, &IsAt);
  // Others but the interrupted one are behind their calls.
  Address -= !IsAt;
  if (!spanOf(Address))
    return _URC_NO_REASON;
  *static_cast<uint64_t *>(Found) = Address;
  return _URC_END_OF_STACK;
}

// A place that is on no line.
static const uint64_t Nowhere = 1;

// Where the code is: at the instruction, or, while it is in a library, at the call that led there; 0 if it does not run.
static uint64_t place(uint64_t Address, uintptr_t Stack) {
  if (spanOf(Address))
    return Address;
  auto *Top = reinterpret_cast<const uint64_t *>(Stack & ~uintptr_t(7));
  auto *End = reinterpret_cast<const uint64_t *>(uintptr_t(Bottom));
  if (Top >= End)
    return 0;
  if (unwinds(Address) || std::any_of(Top, End, unwinds))
    return Nowhere;
  // What jumps to a library has no frame.
  uint64_t Found = isBehindCall(*Top) ? *Top - 1 : Nowhere;
  _Unwind_Backtrace(look, &Found);
  return Found;
}

// Leaves no addresses on the stack below: those of the unwinder would be taken for calls that still run.
static __attribute__((noinline)) void wipe() {
  char Room[1 << 16];
  memset(Room, 0, sizeof(Room));
  asm volatile("" : : "r"(Room) : "memory");
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

static __attribute__((noinline)) void enter() {
  Bottom = reinterpret_cast<uintptr_t>(__builtin_frame_address(0));
  Job->Code(Job->Buffer);
  Bottom = 0;
}

// Runs the code until the time is over.
static void repeat(void *) {
  uint64_t Since = now(CLOCK_MONOTONIC);
  do {
    for (size_t I = 0; I != Job->PartCount; ++I)
      memcpy(Job->Parts[I].To, Job->Parts[I].From, Job->Parts[I].Size);
    enter();
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
  dl_iterate_phdr(findUnwinder, nullptr);
  // What the unwinder has to prepare, it prepares now.
  uint64_t Nothing = 0;
  _Unwind_Backtrace(look, &Nothing);
  wipe();
  struct sigaction Action = {}, Old;
  Action.sa_sigaction = note;
  // On the stack of guarded calls: nothing of it is left on the stack of the code.
  Action.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK;
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
