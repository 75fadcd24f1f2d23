#include "session.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/Error.h"
#include "llvm/Target/TargetOptions.h"

using namespace llvm;
using namespace tapeless;

static StringRef attribute(const Function *F, StringRef Name) {
  return F ? F->getFnAttribute(Name).getValueAsString() : StringRef();
}

static std::shared_ptr<TargetMachine> makeTarget(const Module &M, StringRef Processor, StringRef Features) {
  std::string Error;
  const Target *Known = TargetRegistry::lookupTarget(M.getTargetTriple(), Error);
  if (!Known)
    return nullptr;
  return std::shared_ptr<TargetMachine>(
      Known->createTargetMachine(M.getTargetTriple(), Processor, Features, TargetOptions(), std::nullopt));
}

std::shared_ptr<TargetMachine> Targets::like(const Module &M, const Function *Like) {
  StringRef Processor = attribute(Like, "target-cpu"), Features = attribute(Like, "target-features");
  auto [Known, New] = Made.try_emplace({Processor.str(), Features.str()});
  if (New)
    Known->second = makeTarget(M, Processor, Features);
  return Known->second;
}

Session::Session(Module &M, const Function *Like, Targets &Known) : Target(Known.like(M, Like)), Builder(Target.get()) {
  Builder.registerModuleAnalyses(Modules);
  Builder.registerCGSCCAnalyses(Components);
  Builder.registerFunctionAnalyses(Functions);
  Builder.registerLoopAnalyses(Loops);
  Builder.crossRegisterProxies(Loops, Functions, Components, Modules);
}

// Sends the reason and returns false if the pipeline's text cannot be understood.
static bool understood(Error Problem, TapelessSink Sink, void *State) {
  if (!Problem)
    return true;
  std::string Text = toString(std::move(Problem));
  Sink(State, Text.data(), Text.size());
  return false;
}

extern "C" Targets *tapeless_targets_create() { return new Targets; }
extern "C" void tapeless_targets_dispose(Targets *T) { delete T; }

extern "C" bool tapeless_run_on_function(Targets *Known, LLVMValueRef V, const char *Pipeline, size_t Size,
                                         TapelessSink Sink, void *State) {
  auto &F = *cast<Function>(unwrap(V));
  Session Own(*F.getParent(), &F, *Known);
  FunctionPassManager Passes;
  if (!understood(Own.Builder.parsePassPipeline(Passes, StringRef(Pipeline, Size)), Sink, State))
    return false;
  Passes.run(F, Own.Functions);
  return true;
}

extern "C" bool tapeless_run_on_module(LLVMModuleRef M, const char *Pipeline, size_t Size, TapelessSink Sink,
                                       void *State) {
  auto Definitions = make_filter_range(*unwrap(M), [](const Function &F) { return !F.isDeclaration(); });
  Targets Known;
  Session Own(*unwrap(M), Definitions.empty() ? nullptr : &*Definitions.begin(), Known);
  ModulePassManager Passes;
  if (!understood(Own.Builder.parsePassPipeline(Passes, StringRef(Pipeline, Size)), Sink, State))
    return false;
  Passes.run(*unwrap(M), Own.Modules);
  return true;
}
