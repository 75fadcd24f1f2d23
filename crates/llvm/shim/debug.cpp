// Debug locations, names in the source, the verifier, and reading IR.
#include "shim.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

using namespace llvm;

static void send(StringRef Text, TapelessSink Sink, void *State) { Sink(State, Text.data(), Text.size()); }

extern "C" {
// A line each: the place of an instruction, then the places where the code that holds it is inlined.
void tapeless_frames(LLVMValueRef V, TapelessSink Sink, void *State) {
  auto *I = dyn_cast<Instruction>(unwrap(V));
  const DILocation *Place = I ? I->getDebugLoc().get() : nullptr;
  for (; Place; Place = Place->getInlinedAt())
    send((Twine(Place->getLine()) + "\t" + Twine(Place->getColumn()) + "\t" + Place->getFilename() + "\n").str(), Sink,
         State);
}

void tapeless_copy_location(LLVMValueRef To, LLVMValueRef From) {
  cast<Instruction>(unwrap(To))->setDebugLoc(cast<Instruction>(unwrap(From))->getDebugLoc());
}

// Of a function or a global variable.
void tapeless_definition_location(LLVMValueRef V, unsigned *Line, TapelessSink Sink, void *State) {
  if (auto *F = dyn_cast<Function>(unwrap(V))) {
    if (auto *Program = F->getSubprogram()) {
      *Line = Program->getLine();
      send(Program->getFilename(), Sink, State);
    }
    return;
  }
  SmallVector<DIGlobalVariableExpression *, 1> Known;
  if (auto *Variable = dyn_cast<GlobalVariable>(unwrap(V)))
    Variable->getDebugInfo(Known);
  if (!Known.empty()) {
    *Line = Known.front()->getVariable()->getLine();
    send(Known.front()->getVariable()->getFilename(), Sink, State);
  }
}

void tapeless_source_name(LLVMValueRef V, TapelessSink Sink, void *State) {
  auto *F = cast<Function>(unwrap(V));
  auto *Program = F->getSubprogram();
  send(Program && !Program->getName().empty() ? Program->getName() : F->getName(), Sink, State);
}

// Of a symbol of C++ or Rust; the symbol itself of any other.
void tapeless_demangle(const char *Symbol, size_t Size, TapelessSink Sink, void *State) {
  send(demangle(StringRef(Symbol, Size)), Sink, State);
}

// Each definition needs a subprogram of its own.
void tapeless_copy_subprogram(LLVMValueRef To, LLVMValueRef From) {
  auto *Target = cast<Function>(unwrap(To));
  auto *Program = cast<Function>(unwrap(From))->getSubprogram();
  if (!Program || !Program->isDefinition())
    return;
  auto Copy = Program->clone();
  // Its variables belong to the original.
  Copy->replaceRetainedNodes(MDTuple::get(Target->getContext(), {}));
  Copy->replaceLinkageName(MDString::get(Target->getContext(), Target->getName()));
  Target->setSubprogram(MDNode::replaceWithDistinct(std::move(Copy)));
}

bool tapeless_verify_function(LLVMValueRef V, TapelessSink Sink, void *State) {
  std::string Text;
  raw_string_ostream Stream(Text);
  bool Broken = verifyFunction(*cast<Function>(unwrap(V)), &Stream);
  send(Text, Sink, State);
  return Broken;
}

bool tapeless_verify_module(LLVMModuleRef M, TapelessSink Sink, void *State) {
  std::string Text;
  raw_string_ostream Stream(Text);
  bool Broken = verifyModule(*unwrap(M), &Stream);
  send(Text, Sink, State);
  return Broken;
}

// Null on failure, with the reason in the sink.
LLVMModuleRef tapeless_parse(LLVMContextRef Context, const char *Data, size_t Size, const char *Name, TapelessSink Sink,
                             void *State) {
  auto Buffer = MemoryBuffer::getMemBufferCopy(StringRef(Data, Size), Name);
  SMDiagnostic Problem;
  // Text cannot be read by a context that keeps no names of values, as a released clang's does not.
  LLVMContext &Into = *unwrap(Context);
  bool Discards = Into.shouldDiscardValueNames();
  Into.setDiscardValueNames(false);
  auto M = parseIR(*Buffer, Problem, Into);
  Into.setDiscardValueNames(Discards);
  if (!M) {
    std::string Text;
    raw_string_ostream Stream(Text);
    Problem.print(nullptr, Stream, /*ShowColors=*/false);
    send(Text, Sink, State);
  }
  return wrap(M.release());
}
}

extern "C" void tapeless_builder_set_location(LLVMBuilderRef B, LLVMValueRef Like) {
  auto *I = dyn_cast<Instruction>(unwrap(Like));
  unwrap(B)->SetCurrentDebugLocation(I ? I->getDebugLoc() : DebugLoc());
}

extern "C" void tapeless_builder_set_artificial_location(LLVMBuilderRef B, LLVMValueRef F) {
  auto *Program = cast<Function>(unwrap(F))->getSubprogram();
  unwrap(B)->SetCurrentDebugLocation(Program ? DILocation::get(Program->getContext(), 0, 0, Program) : nullptr);
}
