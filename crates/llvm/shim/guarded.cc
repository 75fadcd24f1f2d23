// Calls of code that was compiled in this process. Apart from the rest, which is built without exceptions as LLVM is.
#include <csetjmp>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

static thread_local sigjmp_buf Back;
static thread_local volatile sig_atomic_t Guarded = 0;

static void leave(int Signal) {
  if (Guarded)
    siglongjmp(Back, Signal);
  signal(Signal, SIG_DFL);
  raise(Signal);
}

// What is returned for an exception; signals have smaller numbers.
static const int Thrown = 256;

// Runs compiled code; an exception that leaves it ends here.
static int run(void (*Code)(void *), void *Buffer) {
  try {
    Code(Buffer);
    return 0;
  } catch (...) {
    return Thrown;
  }
}

// Calls compiled code; returns the signal that stopped it, `Thrown`, or 0.
extern "C" int tapeless_call_guarded(void (*Code)(void *), void *Buffer) {
  static const int Signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
  constexpr size_t Count = sizeof(Signals) / sizeof(*Signals);
  // A stack of its own lets the handler run when the code's recursion has used up the other.
  static thread_local char Room[1 << 16];
  stack_t Stack = {}, OldStack = {};
  Stack.ss_sp = Room;
  Stack.ss_size = sizeof(Room);
  sigaltstack(&Stack, &OldStack);
  struct sigaction Action = {}, Old[Count];
  Action.sa_handler = leave;
  Action.sa_flags = SA_ONSTACK;
  sigemptyset(&Action.sa_mask);
  for (size_t I = 0; I != Count; ++I)
    sigaction(Signals[I], &Action, &Old[I]);
  int Stopped = sigsetjmp(Back, 1);
  if (!Stopped) {
    Guarded = 1;
    Stopped = run(Code, Buffer);
  }
  Guarded = 0;
  for (size_t I = 0; I != Count; ++I)
    sigaction(Signals[I], &Old[I], nullptr);
  sigaltstack(&OldStack, nullptr);
  return Stopped;
}

// What is returned where the code ended the process.
static const int Ended = 257;

// The same in a process of its own, of which memory that is not shared stays as it is here.
extern "C" int tapeless_call_apart(void (*Code)(void *), void *Buffer) {
  void *Shared = mmap(nullptr, sizeof(int), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (Shared == MAP_FAILED)
    return tapeless_call_guarded(Code, Buffer);
  volatile int *Stopped = static_cast<int *>(Shared);
  *Stopped = Ended;
  fflush(nullptr);
  pid_t Child = fork();
  if (Child == 0) {
    *Stopped = tapeless_call_guarded(Code, Buffer);
    fflush(nullptr);
    _exit(0);
  }
  int Status = 0;
  if (Child < 0)
    *Stopped = tapeless_call_guarded(Code, Buffer);
  else if (waitpid(Child, &Status, 0) == Child && WIFSIGNALED(Status))
    *Stopped = WTERMSIG(Status);
  int Result = *Stopped;
  munmap(Shared, sizeof(int));
  return Result;
}
