// What import and emission ask beyond LLVM's C interface.
#include "shim.h"
#include "llvm/IR/AttributeMask.h"
#include "llvm/IR/BasicBlock.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"
#include "llvm/Support/ModRef.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"
#include <string>

using namespace llvm;

// Promises of a parameter: noalias, readonly, writeonly, nocapture, sret, then attributes that import refuses. Of an
// argument that is given where the function has no parameter nothing is promised.
extern "C" unsigned tapeless_parameter_flags(LLVMValueRef F, unsigned Index, uint64_t *ByVal, uint64_t *Result) {
  *ByVal = *Result = 0;
  if (Index >= cast<Function>(unwrap(F))->arg_size())
    return 0;
  auto *A = cast<Function>(unwrap(F))->getArg(Index);
  if (A->hasByValAttr())
    *ByVal = A->getParent()->getDataLayout().getTypeAllocSize(A->getParamByValType()).getFixedValue();
  if (A->hasStructRetAttr())
    *Result = A->getParent()->getDataLayout().getTypeAllocSize(A->getParamStructRetType()).getFixedValue();
  bool Pointer = A->getType()->isPointerTy();
  unsigned Bits = 0;
  Bits |= (Pointer && A->hasNoAliasAttr()) << 0;
  Bits |= (Pointer && A->onlyReadsMemory()) << 1;
  Bits |= (A->hasAttribute(Attribute::WriteOnly) || A->hasAttribute(Attribute::ReadNone)) << 2;
  Bits |= (Pointer && A->hasNoCaptureAttr()) << 3;
  Bits |= A->hasStructRetAttr() << 4;
  Bits |= (A->hasSwiftErrorAttr() || A->hasAttribute(Attribute::SwiftAsync)) << 5;
  Bits |= (A->hasInAllocaAttr() || A->hasPreallocatedAttr()) << 6;
  return Bits;
}

// Allocas that cannot be values of regions.
extern "C" bool tapeless_alloca_is_special(LLVMValueRef V) {
  auto *A = cast<AllocaInst>(unwrap(V));
  return A->isSwiftError() || A->isUsedWithInAlloca();
}

extern "C" const void *tapeless_location_identity(LLVMValueRef V) {
  return cast<Instruction>(unwrap(V))->getDebugLoc().get();
}

// The names that the user gave to parameters, from debug information, one a line by number.
extern "C" void tapeless_parameter_names(LLVMValueRef V, TapelessSink Sink, void *State) {
  auto *Program = cast<Function>(unwrap(V))->getSubprogram();
  if (!Program)
    return;
  for (auto *Node : Program->getRetainedNodes())
    if (auto *Variable = dyn_cast<DILocalVariable>(Node); Variable && Variable->isParameter()) {
      std::string Line = std::to_string(Variable->getArg()) + " " + Variable->getName().str() + "\n";
      Sink(State, Line.data(), Line.size());
    }
}

// A location in the function's own subprogram.
extern "C" void tapeless_builder_set_line(LLVMBuilderRef B, LLVMValueRef F, unsigned Line, unsigned Column) {
  if (auto *Program = cast<Function>(unwrap(F))->getSubprogram())
    unwrap(B)->SetCurrentDebugLocation(DILocation::get(Program->getContext(), Line, Column, Program));
}

// Lets a clone's location lie in the subprogram of the function in which it now stands: the outermost scope of its chain is replaced.
extern "C" void tapeless_rebase_location(LLVMValueRef V) {
  auto *I = cast<Instruction>(unwrap(V));
  DISubprogram *Program = I->getFunction()->getSubprogram();
  const DILocation *Place = I->getDebugLoc().get();
  if (!Program) {
    I->setDebugLoc(DebugLoc());
    return;
  }
  LLVMContext &Context = I->getContext();
  if (!Place) {
    if (isa<CallBase>(I))
      I->setDebugLoc(DILocation::get(Context, 0, 0, Program));
    return;
  }
  SmallVector<const DILocation *, 4> Chain;
  for (; Place; Place = Place->getInlinedAt())
    Chain.push_back(Place);
  DILocation *Rebased = DILocation::get(Context, Chain.back()->getLine(), Chain.back()->getColumn(), Program);
  for (const DILocation *Inner : reverse(ArrayRef(Chain).drop_back()))
    Rebased = DILocation::getDistinct(Context, Inner->getLine(), Inner->getColumn(), Inner->getScope(), Rebased);
  I->setDebugLoc(Rebased);
}

// Debug records of `F` that speak of `Old[i]` now speak of `New[i]`; what else stands in an erased block is lost.
extern "C" void tapeless_remap_debug_records(LLVMValueRef F, const LLVMValueRef *Old, const LLVMValueRef *New,
                                             size_t Count, const LLVMBasicBlockRef *Dead, size_t DeadCount) {
  DenseMap<Value *, Value *> Map;
  for (size_t I = 0; I != Count; ++I)
    Map[unwrap(Old[I])] = unwrap(New[I]);
  DenseSet<BasicBlock *> Erased;
  for (size_t I = 0; I != DeadCount; ++I)
    Erased.insert(unwrap(Dead[I]));
  for (BasicBlock &Block : *cast<Function>(unwrap(F))) {
    if (Erased.contains(&Block))
      continue;
    for (Instruction &I : Block)
      for (DbgVariableRecord &Record : filterDbgVars(I.getDbgRecordRange())) {
        SmallVector<Value *, 4> Operands(Record.location_ops());
        if (Record.isDbgAssign())
          Operands.push_back(Record.getAddress());
        for (Value *Operand : Operands) {
          auto *Made = dyn_cast_or_null<Instruction>(Operand);
          if (!Made)
            continue;
          Value *By = Map.lookup(Operand);
          if (!By && !Erased.contains(Made->getParent()))
            continue;
          if (!By)
            By = PoisonValue::get(Operand->getType());
          if (is_contained(Record.location_ops(), Operand))
            Record.replaceVariableLocationOp(Operand, By);
          if (Record.isDbgAssign() && Record.getAddress() == Operand)
            Record.setAddress(By);
        }
      }
  }
}

// Deletes blocks that only each other's instructions use.
extern "C" void tapeless_delete_blocks(const LLVMBasicBlockRef *Blocks, size_t Count) {
  for (size_t I = 0; I != Count; ++I)
    for (Instruction &Each : *unwrap(Blocks[I]))
      Each.replaceAllUsesWith(Each.getType()->isVoidTy() || Each.getType()->isTokenTy()
                                  ? static_cast<Value *>(&Each)
                                  : PoisonValue::get(Each.getType()));
  for (size_t I = 0; I != Count; ++I)
    unwrap(Blocks[I])->dropAllReferences();
  for (size_t I = 0; I != Count; ++I)
    unwrap(Blocks[I])->eraseFromParent();
}

extern "C" void tapeless_move_block_first(LLVMBasicBlockRef B) {
  BasicBlock *Block = unwrap(B);
  BasicBlock *Entry = &Block->getParent()->getEntryBlock();
  if (Entry != Block)
    Block->moveBefore(Entry);
}

extern "C" bool tapeless_block_address_taken(LLVMBasicBlockRef B) { return unwrap(B)->hasAddressTaken(); }

// Replaces a phi's incoming block.
extern "C" void tapeless_phi_retarget(LLVMValueRef Phi, LLVMBasicBlockRef From, LLVMBasicBlockRef To) {
  cast<PHINode>(unwrap(Phi))->replaceIncomingBlockWith(unwrap(From), unwrap(To));
}

// Keeps a global that nothing refers to until code is made, also across a link.
extern "C" void tapeless_retain(LLVMValueRef V) {
  auto *Global = cast<GlobalVariable>(unwrap(V));
  appendToUsed(*Global->getParent(), {Global});
}

// What holds for a call at its place but not for its copy elsewhere.
extern "C" void tapeless_drop_call_promises(LLVMValueRef V) {
  auto *Call = dyn_cast<CallBase>(unwrap(V));
  if (!Call)
    return;
  AttributeMask Mask;
  for (auto Kind : {Attribute::ReadOnly, Attribute::ReadNone, Attribute::WriteOnly, Attribute::Memory, Attribute::NoFPClass,
                    Attribute::Initializes, Attribute::Captures, Attribute::NoUndef, Attribute::NonNull,
                    Attribute::Dereferenceable, Attribute::DereferenceableOrNull, Attribute::Returned, Attribute::NoFree,
                    Attribute::NoSync, Attribute::DeadOnReturn, Attribute::DeadOnUnwind, Attribute::Writable})
    Mask.addAttribute(Kind);
  AttributeList List = Call->getAttributes();
  LLVMContext &Context = Call->getContext();
  for (unsigned I : List.indexes())
    List = List.removeAttributesAtIndex(Context, I, Mask);
  Call->setAttributes(List);
  if (auto *Direct = dyn_cast<CallInst>(Call); Direct && Direct->isTailCall() && !Direct->isMustTailCall())
    Direct->setTailCall(false);
}

extern "C" LLVMValueRef tapeless_phi_incoming(LLVMValueRef Phi, LLVMBasicBlockRef From) {
  auto *Node = cast<PHINode>(unwrap(Phi));
  int Index = Node->getBasicBlockIndex(unwrap(From));
  return Index < 0 ? nullptr : wrap(Node->getIncomingValue(Index));
}
