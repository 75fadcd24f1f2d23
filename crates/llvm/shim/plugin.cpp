// Registration with a host's pass builder, options, and the check of the host's version.
#include "shim.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassManager.h"
#include "llvm/IR/PassTimingInfo.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/CommandLine.h"
#include <string>

using namespace llvm;

// Weak, because hosts older than LLVM 16 do not have it: the check must survive where nothing else can.
extern "C" void __attribute__((weak)) LLVMGetVersion(unsigned *, unsigned *, unsigned *);

extern "C" unsigned tapeless_host_version() {
  unsigned Major = 0;
  if (&LLVMGetVersion)
    LLVMGetVersion(&Major, nullptr, nullptr);
  return Major;
}

namespace {
struct HostedPass : PassInfoMixin<HostedPass> {
  TapelessModulePass Run;

  explicit HostedPass(TapelessModulePass Run) : Run(Run) {}

  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM) {
    return Run(wrap(&M), &MAM) ? PreservedAnalyses::none() : PreservedAnalyses::all();
  }

  static bool isRequired() { return true; }
};

// Under thin LTO, functions of other files are copied in to be inlined. What is said of them, a derivative by hand, stays
// behind: where derivatives are asked for, their code is not looked at.
struct ForgetImported : PassInfoMixin<ForgetImported> {
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &) {
    auto IsRequest = [](Function &F) { return F.isDeclaration() && !F.use_empty() && F.getName().contains("__enzyme_"); };
    if (none_of(M, IsRequest))
      return PreservedAnalyses::all();
    for (Function &F : M)
      if (F.hasAvailableExternallyLinkage())
        F.deleteBody();
    return PreservedAnalyses::none();
  }

  static bool isRequired() { return true; }
};

struct Options {
  cl::opt<bool> NoPrepare{"tapeless-no-prepare", cl::desc("Differentiate functions as they are, without simplifying them first")};
  cl::opt<std::string> Print{"tapeless-print", cl::desc("Print what the named stage made"), cl::value_desc("stage")};
  cl::opt<std::string> Memory{"tapeless-memory", cl::desc("Reverse loops from copies of their state that take at most so many bytes"), cl::value_desc("64MiB")};
  cl::opt<bool> Verify{"tapeless-verify", cl::desc("Let each derivative hold itself against differences where the program calls it")};
  cl::opt<bool> Records{"tapeless-records", cl::desc("Look for derivatives that other files made behind all calls through pointers, also those to functions that are known")};
  cl::opt<bool> NoApart{"tapeless-no-apart", cl::desc("Do not ask when the program runs whether what a function accesses through its parameters is apart")};
  cl::opt<bool> ParallelAdjoint{"tapeless-parallel-adjoint", cl::desc("Threads share out loops of what is differentiated whose turns are independent; link with OpenMP")};
  cl::opt<uint32_t> ParallelLeast{"tapeless-parallel-least", cl::desc("Operations that a loop has at least where threads share it out"), cl::init(0)};
  cl::opt<bool> Deterministic{"tapeless-deterministic", cl::desc("Derivatives of parallel programs are the same to the last bit in each run with the same number of threads")};
  cl::opt<bool> TimeReport{"tapeless-time-report", cl::desc("Print how long each stage of each derivative took")};
};

// Null where the host's version is not ours: the classes of another version may have another layout.
Options *RegisteredOptions = nullptr;

// As early as the library is loaded, so that `-mllvm` and `opt` know the options when they parse.
__attribute__((constructor)) void registerOptions() {
  if (tapeless_host_version() == LLVM_VERSION_MAJOR)
    RegisteredOptions = new Options;
}
} // namespace

extern "C" void tapeless_register_passes(void *Builder, const TapelessPasses *Given) {
  auto &PB = *static_cast<PassBuilder *>(Builder);
  TapelessPasses Passes = *Given;
  PB.registerPipelineStartEPCallback(
      [Passes](ModulePassManager &MPM, OptimizationLevel) { MPM.addPass(HostedPass(Passes.Preserve)); });
  PB.registerPipelineEarlySimplificationEPCallback([](ModulePassManager &MPM, OptimizationLevel, ThinOrFullLTOPhase Phase) {
    if (Phase == ThinOrFullLTOPhase::ThinLTOPostLink)
      MPM.addPass(ForgetImported());
  });
  PB.registerOptimizerEarlyEPCallback([Passes](ModulePassManager &MPM, OptimizationLevel, ThinOrFullLTOPhase Phase) {
    // Before a full link other translation units are unseen, and are seen in it. A thin one shows no more than there is now.
    if (Phase != ThinOrFullLTOPhase::FullLTOPreLink)
      MPM.addPass(HostedPass(Passes.Differentiate));
  });
  PB.registerFullLinkTimeOptimizationEarlyEPCallback(
      [Passes](ModulePassManager &MPM, OptimizationLevel) { MPM.addPass(HostedPass(Passes.Differentiate)); });
  PB.registerPipelineParsingCallback(
      [Passes](StringRef Name, ModulePassManager &MPM, ArrayRef<PassBuilder::PipelineElement>) {
        if (Name == "tapeless-preserve")
          MPM.addPass(HostedPass(Passes.Preserve));
        else if (Name == "tapeless")
          MPM.addPass(HostedPass(Passes.Differentiate));
        else
          return false;
        return true;
      });
}

extern "C" bool tapeless_option_no_prepare() { return RegisteredOptions && RegisteredOptions->NoPrepare; }

// Also where the host times its own passes: `-ftime-report`, `-time-passes`, `-Ztime-llvm-passes`.
extern "C" bool tapeless_option_time_report() {
  return RegisteredOptions && (RegisteredOptions->TimeReport || TimePassesIsEnabled);
}

extern "C" bool tapeless_option_parallel_adjoint() { return RegisteredOptions && RegisteredOptions->ParallelAdjoint; }
extern "C" uint32_t tapeless_option_parallel_least() { return RegisteredOptions ? RegisteredOptions->ParallelLeast : 0; }
extern "C" bool tapeless_option_deterministic() { return RegisteredOptions && RegisteredOptions->Deterministic; }
extern "C" bool tapeless_option_no_apart() { return RegisteredOptions && RegisteredOptions->NoApart; }
extern "C" bool tapeless_option_records() { return RegisteredOptions && RegisteredOptions->Records; }

extern "C" bool tapeless_option_verify() { return RegisteredOptions && RegisteredOptions->Verify; }

extern "C" void tapeless_option_print(TapelessSink Sink, void *State) {
  if (RegisteredOptions)
    Sink(State, RegisteredOptions->Print.data(), RegisteredOptions->Print.size());
}

extern "C" void tapeless_option_memory(TapelessSink Sink, void *State) {
  if (RegisteredOptions)
    Sink(State, RegisteredOptions->Memory.data(), RegisteredOptions->Memory.size());
}

// Forgets what the host has computed about functions, before some of them are deleted.
extern "C" void tapeless_host_forget_functions(void *Host, LLVMModuleRef Module) {
  auto &MAM = *static_cast<ModuleAnalysisManager *>(Host);
  if (auto *Proxy = MAM.getCachedResult<FunctionAnalysisManagerModuleProxy>(*unwrap(Module)))
    Proxy->getManager().clear();
}
