#include "session.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/Error.h"
#include "llvm/Target/TargetOptions.h"
#include <string>

using namespace llvm;
using namespace tapeless;

static StringRef attribute(const Function *F, StringRef Name) {
  return F ? F->getFnAttribute(Name).getValueAsString() : StringRef();
}

// Null where the host has not linked the target: analyses are then merely less precise.
static std::unique_ptr<TargetMachine> makeTarget(const Module &M, const Function *Like) {
  std::string Error;
  const Target *Known = TargetRegistry::lookupTarget(M.getTargetTriple(), Error);
  if (!Known)
    return nullptr;
  return std::unique_ptr<TargetMachine>(Known->createTargetMachine(M.getTargetTriple(), attribute(Like, "target-cpu"),
                                                                   attribute(Like, "target-features"), TargetOptions(),
                                                                   std::nullopt));
}

Session::Session(Module &M, const Function *Like) : Target(makeTarget(M, Like)), Builder(Target.get()) {
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

extern "C" bool tapeless_run_on_function(LLVMValueRef V, const char *Pipeline, size_t Size, TapelessSink Sink,
                                         void *State) {
  auto &F = *cast<Function>(unwrap(V));
  Session Own(*F.getParent(), &F);
  FunctionPassManager Passes;
  if (!understood(Own.Builder.parsePassPipeline(Passes, StringRef(Pipeline, Size)), Sink, State))
    return false;
  Passes.run(F, Own.Functions);
  return true;
}

extern "C" bool tapeless_run_on_module(LLVMModuleRef M, const char *Pipeline, size_t Size, TapelessSink Sink,
                                       void *State) {
  auto Definitions = make_filter_range(*unwrap(M), [](const Function &F) { return !F.isDeclaration(); });
  Session Own(*unwrap(M), Definitions.empty() ? nullptr : &*Definitions.begin());
  ModulePassManager Passes;
  if (!understood(Own.Builder.parsePassPipeline(Passes, StringRef(Pipeline, Size)), Sink, State))
    return false;
  Passes.run(*unwrap(M), Own.Modules);
  return true;
}
