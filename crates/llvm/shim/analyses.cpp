// Dominators, loops, closed forms, alias answers of one function.
#include "session.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/CaptureTracking.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/MemoryLocation.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"
#include <string>

using namespace llvm;

namespace {
struct Analyses {
  tapeless::Session Own;
  Function &F;
  DominatorTree &Dominators;
  LoopInfo &Loops;
  ScalarEvolution &Evolution;
  AAResults &Aliases;

  Analyses(Function &F, tapeless::Targets &Known)
      : Own(*F.getParent(), &F, Known), F(F), Dominators(Own.Functions.getResult<DominatorTreeAnalysis>(F)),
        Loops(Own.Functions.getResult<LoopAnalysis>(F)),
        Evolution(Own.Functions.getResult<ScalarEvolutionAnalysis>(F)),
        Aliases(Own.Functions.getResult<AAManager>(F)) {}
};

const Loop *loop(const void *Handle) { return static_cast<const Loop *>(Handle); }
const SCEV *scev(const void *Handle) { return static_cast<const SCEV *>(Handle); }
const void *known(const SCEV *S) { return isa<SCEVCouldNotCompute>(S) ? nullptr : S; }
} // namespace

extern "C" {
Analyses *tapeless_analyses_create(tapeless::Targets *Known, LLVMValueRef F) {
  return new Analyses(*cast<Function>(unwrap(F)), *Known);
}
void tapeless_analyses_dispose(Analyses *A) { delete A; }

bool tapeless_dominates(Analyses *A, LLVMValueRef Def, LLVMValueRef At) {
  return A->Dominators.dominates(unwrap(Def), cast<Instruction>(unwrap(At)));
}
bool tapeless_block_dominates(Analyses *A, LLVMBasicBlockRef X, LLVMBasicBlockRef Y) {
  return A->Dominators.dominates(unwrap(X), unwrap(Y));
}
bool tapeless_is_reachable(Analyses *A, LLVMBasicBlockRef B) {
  return A->Dominators.isReachableFromEntry(unwrap(B));
}

// Every loop, outer ones before those within them.
void tapeless_loops(Analyses *A, void *State, void (*Each)(void *, const void *)) {
  for (Loop *L : A->Loops.getLoopsInPreorder())
    Each(State, L);
}
const void *tapeless_loop_of(Analyses *A, LLVMBasicBlockRef B) { return A->Loops.getLoopFor(unwrap(B)); }
const void *tapeless_loop_parent(const void *L) { return loop(L)->getParentLoop(); }
LLVMBasicBlockRef tapeless_loop_header(const void *L) { return wrap(loop(L)->getHeader()); }
LLVMBasicBlockRef tapeless_loop_preheader(const void *L) { return wrap(loop(L)->getLoopPreheader()); }
LLVMBasicBlockRef tapeless_loop_latch(const void *L) { return wrap(loop(L)->getLoopLatch()); }
bool tapeless_loop_contains(const void *L, LLVMBasicBlockRef B) { return loop(L)->contains(unwrap(B)); }
unsigned tapeless_loop_depth(const void *L) { return loop(L)->getLoopDepth(); }
void tapeless_loop_exiting(const void *L, void *State, void (*Each)(void *, LLVMBasicBlockRef)) {
  SmallVector<BasicBlock *, 4> Blocks;
  loop(L)->getExitingBlocks(Blocks);
  for (BasicBlock *B : Blocks)
    Each(State, wrap(B));
}

// Null where the count is unknown. With an exiting block: the count by that exit alone.
// Counts are unsigned. Constants, and what is narrower than `int`, come in 64 bits, where no reader takes them for negative: 255
// repetitions of a loop over `unsigned char` are no -1.
const void *tapeless_backedge_count(Analyses *A, const void *L, LLVMBasicBlockRef Exiting) {
  ScalarEvolution &Evolution = A->Evolution;
  const SCEV *Count = Exiting ? Evolution.getExitCount(loop(L), unwrap(Exiting)) : Evolution.getBackedgeTakenCount(loop(L));
  if (!known(Count))
    return nullptr;
  unsigned Bits = Count->getType()->getIntegerBitWidth();
  if (Bits < 32 || (Bits < 64 && isa<SCEVConstant>(Count)))
    Count = Evolution.getZeroExtendExpr(Count, Type::getInt64Ty(Count->getType()->getContext()));
  return Count;
}

// The closed form {start, +, step} of a header phi. False if it has none, or a step that changes.
bool tapeless_recurrence(Analyses *A, LLVMValueRef Phi, const void **Start, const void **Step) {
  Value *V = unwrap(Phi);
  if (!A->Evolution.isSCEVable(V->getType()))
    return false;
  auto *Form = dyn_cast<SCEVAddRecExpr>(A->Evolution.getSCEV(V));
  if (!Form || !Form->isAffine() || Form->getLoop()->getHeader() != cast<Instruction>(V)->getParent())
    return false;
  *Start = Form->getStart();
  *Step = Form->getStepRecurrence(A->Evolution);
  return true;
}

const void *tapeless_scev(Analyses *A, LLVMValueRef V) {
  return A->Evolution.isSCEVable(unwrap(V)->getType()) ? known(A->Evolution.getSCEV(unwrap(V))) : nullptr;
}
LLVMTypeRef tapeless_scev_type(const void *S) { return wrap(scev(S)->getType()); }
LLVMValueRef tapeless_scev_constant(const void *S) {
  auto *Constant = dyn_cast<SCEVConstant>(scev(S));
  return Constant ? wrap(Constant->getValue()) : nullptr;
}
void tapeless_scev_print(const void *S, TapelessSink Sink, void *State) {
  std::string Text;
  raw_string_ostream Stream(Text);
  scev(S)->print(Stream);
  Sink(State, Text.data(), Text.size());
}

// Writes the expression before an instruction; null if it would be unsafe there.
LLVMValueRef tapeless_scev_expand(Analyses *A, const void *S, LLVMValueRef At) {
  auto *Where = cast<Instruction>(unwrap(At));
  SCEVExpander Expander(A->Evolution, "count");
  if (!Expander.isSafeToExpandAt(scev(S), Where))
    return nullptr;
  return wrap(Expander.expandCodeFor(scev(S), scev(S)->getType(), Where->getIterator()));
}

// Bits: 1 if the first may read, 2 if it may write, memory that the second reads or writes.
unsigned tapeless_mod_ref(Analyses *A, LLVMValueRef First, LLVMValueRef Second, bool AnyIteration) {
  BatchAAResults Batch(A->Aliases);
  if (AnyIteration)
    Batch.enableCrossIterationMode();
  auto *I = cast<Instruction>(unwrap(First)), *J = cast<Instruction>(unwrap(Second));
  if (auto Where = MemoryLocation::getOrNone(J))
    return static_cast<unsigned>(Batch.getModRefInfo(I, Where));
  auto *Call = dyn_cast<CallBase>(J);
  if (!Call)
    return J->mayReadOrWriteMemory() ? 3 : 0;
  return static_cast<unsigned>(Batch.getModRefInfo(I, Call));
}

// 0 no, 1 may, 2 partial, 3 must. A size of `UINT64_MAX` is unknown, before and after the pointer.
unsigned tapeless_alias(Analyses *A, LLVMValueRef P, uint64_t PSize, LLVMValueRef Q, uint64_t QSize,
                        bool AnyIteration) {
  auto Size = [](uint64_t Bytes) {
    return Bytes == UINT64_MAX ? LocationSize::beforeOrAfterPointer() : LocationSize::precise(Bytes);
  };
  BatchAAResults Batch(A->Aliases);
  if (AnyIteration)
    Batch.enableCrossIterationMode();
  AliasResult Answer = Batch.alias(MemoryLocation(unwrap(P), Size(PSize)), MemoryLocation(unwrap(Q), Size(QSize)));
  return static_cast<AliasResult::Kind>(Answer);
}

LLVMValueRef tapeless_underlying_object(LLVMValueRef P) { return wrap(const_cast<Value *>(getUnderlyingObject(unwrap(P), 0))); }
bool tapeless_may_be_captured(LLVMValueRef P) { return PointerMayBeCaptured(unwrap(P), /*ReturnCaptures=*/true); }
}
static_assert(AliasResult::NoAlias == 0 && AliasResult::MayAlias == 1 && AliasResult::PartialAlias == 2 &&
                  AliasResult::MustAlias == 3,
              "the order that the safe layer decodes");
