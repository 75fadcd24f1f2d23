// What a copy of a function may count on of its subscripts, if that holds where it begins: sums and products that do not wrap, and turns
// that stay within rows. The first tell that a row begins where the last one ends, the second that no element is in two rows.
#pragma once
#include "ends.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

namespace tapeless {
// So many values are followed to see whether they enter a product.
inline constexpr size_t MostFollowed = 16;

// Whether the reverse sweep may want a value: it enters more than sums and copies.
inline bool isFactor(Value *Read) {
  SmallVector<Value *, MostFollowed> Sums{Read};
  for (size_t Index = 0; Index < Sums.size(); Index++)
    for (User *Use : Sums[Index]->users()) {
      auto *I = cast<Instruction>(Use);
      unsigned Op = I->getOpcode();
      bool IsSum = Op == Instruction::FAdd || Op == Instruction::FSub || Op == Instruction::FNeg;
      bool IsScaled = Op == Instruction::FMul && any_of(I->operands(), [](Value *Factor) { return isa<Constant>(Factor); });
      if (isa<StoreInst, PHINode, ReturnInst>(I))
        continue;
      if ((!IsSum && !IsScaled) || Sums.size() == MostFollowed)
        return true;
      if (!is_contained(Sums, I))
        Sums.push_back(I);
    }
  return false;
}

class Rows {
  Function &F;
  LoopInfo &Loops;
  ScalarEvolution &Evolution;
  Ends Found;

public:
  // Sums and products in few bits, and what extends these by zeros: those are not negative.
  SmallVector<Instruction *, 8> Narrow;
  // Arguments that count turns, and how many elements a row has.
  MapVector<Argument *, uint64_t> Most;

  Rows(Function &F, LoopInfo &Loops, ScalarEvolution &Evolution) : F(F), Loops(Loops), Evolution(Evolution), Found(Evolution) {}

  const auto &fits() const { return Found.Fits; }

  // Whether there is something to count on: an array is changed in place by nested loops, which read it elsewhere, too.
  bool find() {
    SmallPtrSet<const Value *, 4> Written, Both;
    each([&](Instruction &I, Value *Object, Value *Pointer) {
      if (isa<StoreInst>(I))
        Written.insert(Object);
    });
    each([&](Instruction &I, Value *Object, Value *Pointer) {
      if (isa<LoadInst>(I) && Written.contains(Object) && isFactor(&I))
        Both.insert(Object);
    });
    each([&](Instruction &I, Value *Object, Value *Pointer) {
      if (Both.contains(Object))
        turns(Evolution.getSCEV(Pointer), F.getDataLayout().getTypeStoreSize(getLoadStoreType(&I)));
    });
    for (Instruction &I : instructions(F))
      if (!Both.empty() && isa<ZExtInst, SExtInst>(I) && I.getType()->isIntegerTy(64))
        narrow(I);
    return !(Narrow.empty() && Most.empty());
  }

private:
  // The accesses of floats in nests of loops, and to what they are.
  template <typename Do> void each(Do See) {
    for (Instruction &I : instructions(F)) {
      if (Loops.getLoopDepth(I.getParent()) < 2 || !isa<LoadInst, StoreInst>(I) || !getLoadStoreType(&I)->isFPOrFPVectorTy())
        continue;
      Value *Pointer = getLoadStorePointerOperand(&I), *Object = getUnderlyingObject(Pointer, 0);
      if (isa<Argument, GlobalVariable>(Object))
        See(I, Object, Pointer);
    }
  }

  // Where one loop runs along elements and another along rows: which arguments say how far the first does.
  void turns(const SCEV *S, TypeSize Size) {
    if (Size.isScalable() || !Size.getFixedValue())
      return;
    const Loop *Along = nullptr;
    uint64_t Element = Size.getFixedValue(), Row = 0;
    for (auto *Moved = dyn_cast<SCEVAddRecExpr>(S); Moved; Moved = dyn_cast<SCEVAddRecExpr>(Moved->getStart()))
      if (auto *Step = dyn_cast<SCEVConstant>(Moved->getStepRecurrence(Evolution))) {
        uint64_t Bytes = Step->getAPInt().abs().getLimitedValue();
        if (Bytes == Element)
          Along = Moved->getLoop();
        else if (Bytes > Element && (!Row || Bytes < Row))
          Row = Bytes;
      }
    if (!Along || !Row || !Evolution.hasLoopInvariantBackedgeTakenCount(Along))
      return;
    SCEVExprContains(Evolution.getBackedgeTakenCount(Along), [&](const SCEV *Part) {
      auto *Leaf = dyn_cast<SCEVUnknown>(Part);
      auto *Given = Leaf ? dyn_cast<Argument>(Leaf->getValue()) : nullptr;
      if (Given && Given->getType()->isIntegerTy()) {
        uint64_t &Known = Most.insert({Given, Row / Element}).first->second;
        Known = std::min(Known, Row / Element);
      }
      return false;
    });
  }

  // What is made wider, as far as it may wrap.
  void narrow(Instruction &Cast) {
    SmallVector<Value *, 4> Open{Cast.getOperand(0)};
    for (size_t Index = 0; Index < Open.size() && Index < MostFollowed; Index++) {
      auto *I = dyn_cast<BinaryOperator>(Open[Index]);
      if (!I || !is_contained({Instruction::Add, Instruction::Sub, Instruction::Mul}, I->getOpcode()))
        continue;
      bool IsPositive = !Index && isa<ZExtInst>(Cast), IsTold = I->hasNoSignedWrap() && !(IsPositive && !Cast.hasNonNeg());
      if (!IsTold && !fits(I, IsPositive))
        return;
      if (!IsTold)
        Narrow.push_back(I);
      if (!IsTold && IsPositive)
        Narrow.push_back(&Cast);
      Open.append(I->op_begin(), I->op_end());
    }
  }

  // Asks that a result is what it would be in 64 bits; false: that is not known where the function begins.
  bool fits(Instruction *I, bool IsPositive) {
    unsigned Bits = I->getType()->getScalarSizeInBits();
    if (!I->getType()->isIntegerTy() || Bits > 32)
      return false;
    auto Wide = [&](unsigned At) { return Evolution.getSignExtendExpr(Evolution.getSCEV(I->getOperand(At)), Type::getInt64Ty(F.getContext())); };
    const SCEV *A = Wide(0), *B = Wide(1);
    const SCEV *Whole = I->getOpcode() == Instruction::Add   ? Evolution.getAddExpr(A, B)
                        : I->getOpcode() == Instruction::Sub ? Evolution.getMinusSCEV(A, B)
                                                             : Evolution.getMulExpr(A, B);
    Ends Asked = Found;
    const SCEV *Least = Asked.of(Whole, false), *Greatest = Asked.of(Whole, true);
    if (!Least || !Greatest)
      return false;
    for (const SCEV *End : {Least, Greatest})
      Asked.fits(End, IsPositive ? APInt(64, 0) : APInt::getSignedMinValue(Bits).sext(64), APInt::getSignedMaxValue(Bits).sext(64));
    if (!Asked.IsNever)
      Found.Fits = Asked.Fits;
    return !Asked.IsNever;
  }
};
} // namespace tapeless
