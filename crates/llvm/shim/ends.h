// The least and the greatest values of expressions over all turns of loops.
#pragma once
#include "llvm/ADT/MapVector.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"

namespace tapeless {
using namespace llvm;

// Counts and steps up to these have products and sums that do not wrap in 64 bits.
inline constexpr int64_t MostTurns = int64_t(1) << 31, LargestStep = int64_t(1) << 29;

// The least and the greatest value of an expression over all turns of the loops around it, in terms of what is known where the function
// begins.
class Ends {
  ScalarEvolution &Evolution;

public:
  // What must lie between two numbers, so that the ends are right.
  MapVector<const SCEV *, std::pair<APInt, APInt>> Fits;
  // A number does not.
  bool IsNever = false;

  explicit Ends(ScalarEvolution &Evolution) : Evolution(Evolution) {}

  const SCEV *of(const SCEV *S, bool Greatest) {
    if (!changes(S))
      return isKnownAtEntry(S) ? S : nullptr;
    if (auto *Sum = dyn_cast<SCEVAddExpr>(S))
      return all(Sum->operands(), Greatest, [&](auto &Parts) { return Evolution.getAddExpr(Parts); });
    if (auto *Recurrence = dyn_cast<SCEVAddRecExpr>(S))
      return ends(Recurrence, Recurrence->getStart(), Recurrence->getStepRecurrence(Evolution), Greatest);
    if (auto *Product = dyn_cast<SCEVMulExpr>(S))
      return scaled(Product, Greatest);
    if (auto *Cast = dyn_cast<SCEVIntegralCastExpr>(S); Cast && !isa<SCEVTruncateExpr>(S))
      return extended(Cast, Greatest);
    if (auto *Quotient = dyn_cast<SCEVUDivExpr>(S))
      return divided(Quotient, Greatest);
    if (auto *Maximum = dyn_cast<SCEVSMaxExpr>(S))
      return all(Maximum->operands(), Greatest, [&](auto &Parts) { return Evolution.getSMaxExpr(Parts); });
    if (auto *Minimum = dyn_cast<SCEVSMinExpr>(S))
      return all(Minimum->operands(), Greatest, [&](auto &Parts) { return Evolution.getSMinExpr(Parts); });
    return nullptr;
  }

  // Asks that a number is between two.
  void fits(const SCEV *S, const APInt &Least, const APInt &Most) {
    if (auto *Number = dyn_cast<SCEVConstant>(S)) {
      IsNever |= Number->getAPInt().slt(Least) || Number->getAPInt().sgt(Most);
      return;
    }
    auto &Known = Fits.insert({S, {Least, Most}}).first->second;
    Known = {APIntOps::smax(Known.first, Least), APIntOps::smin(Known.second, Most)};
  }

private:
  static bool changes(const SCEV *S) {
    return SCEVExprContains(S, [](const SCEV *Part) { return isa<SCEVAddRecExpr>(Part); });
  }

  static bool isKnownAtEntry(const SCEV *S) {
    return !SCEVExprContains(S, [](const SCEV *Part) {
      auto *Leaf = dyn_cast<SCEVUnknown>(Part);
      return isa<SCEVCouldNotCompute>(Part) || (Leaf && !isa<Argument>(Leaf->getValue()) && !isa<Constant>(Leaf->getValue()));
    });
  }

  // What is made of each operand, together; nothing if one of them has none.
  template <typename Parts, typename Each, typename Make> static const SCEV *mapped(Parts Operands, Each Of, Make Together) {
    SmallVector<const SCEV *, 4> Found;
    for (const SCEV *Operand : Operands)
      if (const SCEV *Made = Of(Operand))
        Found.push_back(Made);
      else
        return nullptr;
    return Together(Found);
  }

  template <typename Parts, typename Make> const SCEV *all(Parts Operands, bool Greatest, Make Together) {
    return mapped(Operands, [&](const SCEV *Operand) { return of(Operand, Greatest); }, Together);
  }

  // {Start, +, Step}: one of its first and its last value, whatever the sign of the step.
  const SCEV *ends(const SCEVAddRecExpr *Of, const SCEV *Start, const SCEV *Step, bool Greatest) {
    const SCEV *Count = Evolution.getBackedgeTakenCount(Of->getLoop());
    if (!Of->isAffine() || isa<SCEVCouldNotCompute>(Count))
      return nullptr;
    Type *Ty = Start->getType();
    if (Ty->isPointerTy() || Evolution.getTypeSizeInBits(Count->getType()) > Evolution.getTypeSizeInBits(Ty))
      return nullptr;
    // Where an access happens, its loop was entered: it has no fewer turns than none.
    Count = Evolution.getSMaxExpr(Evolution.getNoopOrZeroExtend(Count, Ty), Evolution.getZero(Ty));
    const SCEV *Turns = of(Count, true), *Moved = of(Step, true);
    const SCEV *Last = of(Evolution.getAddExpr(Start, Evolution.getMulExpr(Step, Count)), Greatest);
    const SCEV *First = of(Start, Greatest);
    if (!Turns || !Moved || !First || !Last)
      return nullptr;
    fits(Turns, 0, MostTurns);
    fits(Moved, -LargestStep, LargestStep);
    if (const SCEV *Least = of(Step, false); Least != Moved)
      fits(Least, -LargestStep, LargestStep);
    return Greatest ? Evolution.getSMaxExpr(First, Last) : Evolution.getSMinExpr(First, Last);
  }

  // A product with factors of which one changes.
  const SCEV *scaled(const SCEVMulExpr *Of, bool Greatest) {
    const SCEV *Changing = nullptr, *Still = Evolution.getOne(Of->getType());
    for (const SCEV *Factor : Of->operands()) {
      bool IsStill = isKnownAtEntry(Factor) && !changes(Factor);
      if (!IsStill && Changing)
        return nullptr;
      if (IsStill)
        Still = Evolution.getMulExpr(Still, Factor);
      else
        Changing = Factor;
    }
    const SCEV *Least = Changing ? of(Changing, false) : nullptr, *Most = Changing ? of(Changing, true) : nullptr;
    if (!Least || !Most)
      return nullptr;
    fits(Still, -LargestStep, LargestStep);
    const SCEV *One = Evolution.getMulExpr(Still, Least), *Other = Evolution.getMulExpr(Still, Most);
    return Greatest ? Evolution.getSMaxExpr(One, Other) : Evolution.getSMinExpr(One, Other);
  }

  // What wraps in a narrow type is the same in a wider one where that does not leave the narrow one.
  const SCEV *extended(const SCEVIntegralCastExpr *Of, bool Greatest) {
    const SCEV *Wide = widened(Of->getOperand(), Of->getType());
    const SCEV *Least = Wide ? of(Wide, false) : nullptr, *Most = Wide ? of(Wide, true) : nullptr;
    if (!Least || !Most)
      return nullptr;
    unsigned Bits = Evolution.getTypeSizeInBits(Of->getOperand()->getType()), All = Evolution.getTypeSizeInBits(Of->getType());
    bool IsSigned = isa<SCEVSignExtendExpr>(Of);
    APInt Low = IsSigned ? APInt::getSignedMinValue(Bits).sext(All) : APInt(All, 0);
    APInt High = IsSigned ? APInt::getSignedMaxValue(Bits).sext(All) : APInt::getMaxValue(Bits).zext(All);
    fits(Least, Low, High);
    fits(Most, Low, High);
    return Greatest ? Most : Least;
  }

  // The same sums and products in a wider type: equal modulo the narrow one.
  const SCEV *widened(const SCEV *S, Type *Ty) {
    auto Each = [&](auto Operands, auto Make) { return mapped(Operands, [&](const SCEV *Part) { return widened(Part, Ty); }, Make); };
    if (isa<SCEVAddExpr>(S))
      return Each(S->operands(), [&](auto &Parts) { return Evolution.getAddExpr(Parts); });
    if (isa<SCEVMulExpr>(S))
      return Each(S->operands(), [&](auto &Parts) { return Evolution.getMulExpr(Parts); });
    if (auto *Recurrence = dyn_cast<SCEVAddRecExpr>(S); Recurrence && Recurrence->isAffine())
      return Each(S->operands(), [&](auto &Parts) { return Evolution.getAddRecExpr(Parts, Recurrence->getLoop(), SCEV::FlagAnyWrap); });
    if (auto *Cut = dyn_cast<SCEVTruncateExpr>(S); Cut && Cut->getOperand()->getType() == Ty)
      return Cut->getOperand();
    return isKnownAtEntry(S) && !changes(S) ? Evolution.getSignExtendExpr(S, Ty) : nullptr;
  }

  const SCEV *divided(const SCEVUDivExpr *Of, bool Greatest) {
    const SCEV *Least = of(Of->getLHS(), false), *Most = of(Of->getLHS(), true);
    if (!Least || !Most || !isa<SCEVConstant>(Of->getRHS()))
      return nullptr;
    APInt Largest = APInt::getSignedMaxValue(Evolution.getTypeSizeInBits(Of->getType()));
    fits(Least, APInt(Largest.getBitWidth(), 0), Largest);
    fits(Most, APInt(Largest.getBitWidth(), 0), Largest);
    return Evolution.getUDivExpr(Greatest ? Most : Least, Of->getRHS());
  }

  void fits(const SCEV *S, int64_t Least, int64_t Most) {
    unsigned Bits = Evolution.getTypeSizeInBits(S->getType());
    APInt Low(64, Least, true), High(64, Most, true);
    // In a narrower type sums could wrap.
    if (Bits < 64)
      IsNever = true;
    else
      fits(S, Low.sext(Bits), High.sext(Bits));
  }
};
} // namespace tapeless
