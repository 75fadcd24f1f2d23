// What LLVM's C interface does not say about values, instructions and functions.
#include "shim.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

extern "C" {
unsigned tapeless_argument_index(LLVMValueRef V) { return cast<Argument>(unwrap(V))->getArgNo(); }

LLVMValueRef tapeless_strip_pointer_casts(LLVMValueRef V) {
  return wrap(unwrap(V)->getType()->isPointerTy() ? unwrap(V)->stripPointerCasts() : unwrap(V));
}

// Writes at most `Room` words and returns how many there are; 0 if it is no number.
size_t tapeless_constant_bits(LLVMValueRef V, uint64_t *Words, size_t Room) {
  APInt Bits;
  if (auto *Int = dyn_cast<ConstantInt>(unwrap(V)))
    Bits = Int->getValue();
  else if (auto *Float = dyn_cast<ConstantFP>(unwrap(V)))
    Bits = Float->getValueAPF().bitcastToAPInt();
  else
    return 0;
  for (size_t I = 0; I < Room && I < Bits.getNumWords(); ++I)
    Words[I] = Bits.getRawData()[I];
  return Bits.getNumWords();
}

LLVMValueRef tapeless_constant_splat(LLVMValueRef V) {
  auto *C = dyn_cast<Constant>(unwrap(V));
  return C && C->getType()->isVectorTy() ? wrap(C->getSplatValue()) : nullptr;
}

bool tapeless_is_interposable(LLVMValueRef V) {
  auto *Global = dyn_cast<GlobalValue>(unwrap(V));
  return Global && Global->isInterposable();
}

// Bits: nuw, nsw, exact, nneg, disjoint, samesign.
unsigned tapeless_arith_flags(LLVMValueRef V) {
  unsigned Bits = 0;
  auto *I = dyn_cast<Instruction>(unwrap(V));
  if (!I)
    return 0;
  if (isa<OverflowingBinaryOperator>(I) || isa<TruncInst>(I))
    Bits |= I->hasNoUnsignedWrap() << 0 | I->hasNoSignedWrap() << 1;
  if (isa<PossiblyExactOperator>(I))
    Bits |= I->isExact() << 2;
  if (isa<PossiblyNonNegInst>(I))
    Bits |= I->hasNonNeg() << 3;
  if (auto *Or = dyn_cast<PossiblyDisjointInst>(I))
    Bits |= Or->isDisjoint() << 4;
  if (auto *Compare = dyn_cast<ICmpInst>(I))
    Bits |= Compare->hasSameSign() << 5;
  return Bits;
}

void tapeless_set_arith_flags(LLVMValueRef V, unsigned Bits) {
  auto *I = dyn_cast<Instruction>(unwrap(V));
  if (!I)
    return;
  if (isa<OverflowingBinaryOperator>(I) || isa<TruncInst>(I)) {
    I->setHasNoUnsignedWrap(Bits & 1);
    I->setHasNoSignedWrap(Bits & 2);
  }
  if (isa<PossiblyExactOperator>(I))
    I->setIsExact(Bits & 4);
  if (isa<PossiblyNonNegInst>(I))
    I->setNonNeg(Bits & 8);
  if (auto *Or = dyn_cast<PossiblyDisjointInst>(I))
    Or->setIsDisjoint(Bits & 16);
  if (auto *Compare = dyn_cast<ICmpInst>(I))
    Compare->setSameSign(Bits & 32);
}

void tapeless_drop_poison_flags(LLVMValueRef V) {
  if (auto *I = dyn_cast<Instruction>(unwrap(V)))
    I->dropPoisonGeneratingAnnotations();
}

// The arrays have room for one entry per operand. Returns the number of terms, or -1.
int tapeless_gep_offset(LLVMValueRef V, int64_t *Constant, LLVMValueRef *Indices, int64_t *Scales) {
  auto *Gep = dyn_cast<GEPOperator>(unwrap(V));
  if (!Gep || !Gep->getType()->isPointerTy() || Gep->getSourceElementType()->isScalableTy())
    return -1;
  const DataLayout *Layout = nullptr;
  if (auto *I = dyn_cast<Instruction>(Gep))
    Layout = &I->getModule()->getDataLayout();
  else if (auto *Global = dyn_cast<GlobalValue>(Gep->getPointerOperand()->stripInBoundsConstantOffsets()))
    Layout = &Global->getParent()->getDataLayout();
  if (!Layout)
    return -1;
  unsigned Width = Layout->getIndexTypeSizeInBits(Gep->getType());
  SmallMapVector<Value *, APInt, 4> Terms;
  APInt Sum(Width, 0);
  if (!Gep->collectOffset(*Layout, Width, Terms, Sum))
    return -1;
  *Constant = Sum.getSExtValue();
  int Count = 0;
  for (auto &[Index, Scale] : Terms) {
    Indices[Count] = wrap(Index);
    Scales[Count++] = Scale.getSExtValue();
  }
  return Count;
}

bool tapeless_is_volatile(LLVMValueRef V) {
  auto *I = dyn_cast<Instruction>(unwrap(V));
  return I && I->isVolatile();
}

void tapeless_phi_remove_incoming(LLVMValueRef V, LLVMBasicBlockRef From) {
  auto *Phi = cast<PHINode>(unwrap(V));
  Phi->removeIncomingValueIf([&](unsigned I) { return Phi->getIncomingBlock(I) == unwrap(From); },
                             /*DeletePHIIfEmpty=*/false);
}

void tapeless_clone_debug_records(LLVMValueRef To, LLVMValueRef From) {
  cast<Instruction>(unwrap(To))->cloneDebugInfoFrom(cast<Instruction>(unwrap(From)));
}

void tapeless_move_before(LLVMValueRef V, LLVMValueRef Other) {
  cast<Instruction>(unwrap(V))->moveBefore(cast<Instruction>(unwrap(Other))->getIterator());
}

LLVMValueRef tapeless_first_insertion_point(LLVMBasicBlockRef B) {
  auto At = unwrap(B)->getFirstInsertionPt();
  return At == unwrap(B)->end() ? nullptr : wrap(&*At);
}

bool tapeless_may_read(LLVMValueRef V) { return cast<Instruction>(unwrap(V))->mayReadFromMemory(); }
bool tapeless_may_write(LLVMValueRef V) { return cast<Instruction>(unwrap(V))->mayWriteToMemory(); }
bool tapeless_has_side_effects(LLVMValueRef V) { return cast<Instruction>(unwrap(V))->mayHaveSideEffects(); }
bool tapeless_is_must_tail(LLVMValueRef V) { return cast<CallInst>(unwrap(V))->isMustTailCall(); }

// Two bits each, read and write, for arguments, inaccessible memory, errno, everything else.
unsigned tapeless_effects(LLVMValueRef V) {
  auto *Call = dyn_cast<CallBase>(unwrap(V));
  MemoryEffects Effects = Call ? Call->getMemoryEffects() : cast<Function>(unwrap(V))->getMemoryEffects();
  auto Bits = [&](IRMemLocation Where) { return static_cast<unsigned>(Effects.getModRef(Where)); };
  return Bits(IRMemLocation::ArgMem) | Bits(IRMemLocation::InaccessibleMem) << 2 | Bits(IRMemLocation::ErrnoMem) << 4 |
         Bits(IRMemLocation::Other) << 6;
}
static_assert(static_cast<unsigned>(ModRefInfo::Ref) == 1 && static_cast<unsigned>(ModRefInfo::Mod) == 2,
              "reads are bit 0, writes are bit 1");

const char *tapeless_intrinsic_base_name(unsigned Id, size_t *Size) {
  StringRef Name = Intrinsic::getBaseName(Id);
  *Size = Name.size();
  return Name.data();
}

void tapeless_delete_body(LLVMValueRef V) {
  auto *F = cast<Function>(unwrap(V));
  F->deleteBody();
  F->setComdat(nullptr);
}
}
