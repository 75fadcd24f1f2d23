// A function's memory told apart when it runs: the ranges that it accesses through its parameters, known where it begins, are compared
// once, and a copy of it that may count on their being apart is called.
#include "session.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"

using namespace llvm;

namespace {
// More pairs of ranges are not compared.
constexpr size_t MostPairs = 12;
// Counts and steps up to these have products and sums that do not wrap in 64 bits.
constexpr int64_t MostTurns = int64_t(1) << 31, LargestStep = int64_t(1) << 29;

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

  void fits(const SCEV *S, const APInt &Least, const APInt &Most) {
    if (auto *Number = dyn_cast<SCEVConstant>(S)) {
      IsNever |= Number->getAPInt().slt(Least) || Number->getAPInt().sgt(Most);
      return;
    }
    auto &Known = Fits.insert({S, {Least, Most}}).first->second;
    Known = {APIntOps::smax(Known.first, Least), APIntOps::smin(Known.second, Most)};
  }
};

// So many values are followed to see whether they enter a product.
constexpr size_t MostFollowed = 16;

// Whether the reverse sweep may want a value: it enters more than sums and copies.
bool isFactor(Value *Read) {
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

// The bytes that are accessed through a parameter, or a variable of the module.
struct Range {
  Value *Base;
  const SCEV *Low = nullptr, *High = nullptr;
  bool IsWritten = false, IsWanted = false;
};

class Ranges {
  Function &F;
  LoopInfo &Loops;
  ScalarEvolution &Evolution;
  Ends Found;

public:
  SmallVector<Range, 4> All;

  Ranges(Function &F, LoopInfo &Loops, ScalarEvolution &Evolution) : F(F), Loops(Loops), Evolution(Evolution), Found(Evolution) {}

  const auto &fits() const { return Found.Fits; }

  // Whether all of them are known where the function begins.
  bool find() {
    for (Instruction &I : instructions(F))
      if (!see(I))
        return false;
    return !Found.IsNever;
  }

private:
  bool see(Instruction &I) {
    if (I.isDebugOrPseudoInst() || I.isLifetimeStartOrEnd() || !I.mayReadOrWriteMemory())
      return true;
    const DataLayout &Layout = F.getDataLayout();
    if (auto *Load = dyn_cast<LoadInst>(&I))
      return Load->isSimple() && access(I, Load->getPointerOperand(), size(Layout.getTypeStoreSize(Load->getType())), false);
    if (auto *Store = dyn_cast<StoreInst>(&I))
      return Store->isSimple() &&
             access(I, Store->getPointerOperand(), size(Layout.getTypeStoreSize(Store->getValueOperand()->getType())), true);
    if (auto *Set = dyn_cast<MemIntrinsic>(&I)) {
      auto Length = length(Set->getLength());
      if (!Length || Set->isVolatile() || !access(I, Set->getRawDest(), Length, true))
        return false;
      auto *Copy = dyn_cast<MemTransferInst>(&I);
      return !Copy || access(I, Copy->getRawSource(), Length, false);
    }
    auto *Call = dyn_cast<CallBase>(&I);
    return Call && (Call->onlyAccessesInaccessibleMemory() || isa<AssumeInst>(Call));
  }

  const SCEV *size(TypeSize Bytes) {
    return Bytes.isScalable() ? nullptr : Evolution.getConstant(Type::getInt64Ty(F.getContext()), Bytes.getFixedValue());
  }

  const SCEV *length(Value *Bytes) {
    const SCEV *S = Evolution.getSCEV(Bytes);
    return S->getType()->isIntegerTy(64) ? Found.of(S, true) : nullptr;
  }

  bool access(Instruction &I, Value *Pointer, const SCEV *Size, bool Writes) {
    Value *Object = getUnderlyingObject(Pointer, 0);
    if (isa<AllocaInst>(Object) || isNoAliasCall(Object))
      return true;
    auto *Variable = dyn_cast<GlobalVariable>(Object);
    if (Variable && Variable->isConstant())
      return true;
    if (!Size || (!isa<Argument>(Object) && !Variable) || Pointer->getType()->getPointerAddressSpace())
      return false;
    const SCEV *S = Evolution.getSCEV(Pointer);
    auto *Base = dyn_cast<SCEVUnknown>(Evolution.getPointerBase(S));
    if (!Base || Base->getValue() != Object)
      return false;
    const SCEV *Offset = Evolution.removePointerBase(S);
    const SCEV *Low = Found.of(Offset, false), *High = Found.of(Offset, true);
    if (!Low || !High)
      return false;
    Range &R = range(Object);
    High = Evolution.getAddExpr(High, Size);
    R.Low = R.Low ? Evolution.getSMinExpr(R.Low, Low) : Low;
    R.High = R.High ? Evolution.getSMaxExpr(R.High, High) : High;
    R.IsWritten |= Writes;
    R.IsWanted |= !Writes && I.getType()->isFPOrFPVectorTy() && Loops.getLoopFor(I.getParent()) && isFactor(&I);
    return true;
  }

  Range &range(Value *Base) {
    for (Range &R : All)
      if (R.Base == Base)
        return R;
    All.push_back({Base});
    return All.back();
  }
};

bool isToldApart(const Range &R) {
  auto *Parameter = dyn_cast<Argument>(R.Base);
  return Parameter && (Parameter->hasNoAliasAttr() || Parameter->hasByValAttr() || Parameter->hasStructRetAttr());
}

// What is also written is mostly kept in either case.
bool isOnlyWanted(const Range &R) { return R.IsWanted && !R.IsWritten; }

using Pair = std::pair<const Range *, const Range *>;

// Those that are to be compared; none where nothing would be won.
SmallVector<Pair, MostPairs> pairs(ArrayRef<Range> All) {
  SmallVector<Pair, MostPairs> Pairs;
  bool IsWorth = false;
  for (const Range &One : All)
    for (const Range &Other : All) {
      bool IsOnce = &One < &Other && (One.IsWritten || Other.IsWritten) && !isToldApart(One) && !isToldApart(Other);
      if (!IsOnce || (isa<GlobalVariable>(One.Base) && isa<GlobalVariable>(Other.Base)))
        continue;
      Pairs.push_back({&One, &Other});
      IsWorth |= (One.IsWritten && isOnlyWanted(Other)) || (Other.IsWritten && isOnlyWanted(One));
    }
  if (!IsWorth || Pairs.size() > MostPairs)
    Pairs.clear();
  return Pairs;
}

// Whether they are apart, computed before an instruction of the entry; null where that would be unsafe.
Value *apart(ArrayRef<Pair> Pairs, const Ranges &Found, ScalarEvolution &Evolution, Instruction *At) {
  SCEVExpander Expander(Evolution, "range");
  SmallVector<const SCEV *, 16> Wanted;
  for (auto &[S, Limits] : Found.fits())
    Wanted.push_back(S);
  for (const Range &R : Found.All)
    Wanted.append({R.Low, R.High});
  for (const SCEV *S : Wanted)
    if (!Expander.isSafeToExpandAt(S, At))
      return nullptr;
  IRBuilder<> Build(At);
  auto Number = [&](const SCEV *S) { return Expander.expandCodeFor(S, S->getType(), At->getIterator()); };
  Value *Holds = Build.getTrue();
  for (auto &[S, Limits] : Found.fits()) {
    Value *Is = Number(S);
    Holds = Build.CreateAnd(Holds, Build.CreateICmpSGE(Is, ConstantInt::get(Is->getType(), Limits.first)));
    Holds = Build.CreateAnd(Holds, Build.CreateICmpSLE(Is, ConstantInt::get(Is->getType(), Limits.second)));
  }
  auto End = [&](const Range &R, const SCEV *S) { return Build.CreatePtrAdd(R.Base, Number(S)); };
  for (auto [One, Other] : Pairs) {
    Value *Before = Build.CreateICmpULE(End(*One, One->High), End(*Other, Other->Low));
    Value *Behind = Build.CreateICmpULE(End(*Other, Other->High), End(*One, One->Low));
    Holds = Build.CreateAnd(Holds, Build.CreateOr(Before, Behind));
  }
  return Holds;
}

// Lets a function return what a copy of it does where something holds, which is known before an instruction of the entry.
void callWhere(Value *Holds, Function &F, Function &Copy, Instruction *At) {
  BasicBlock *Entry = At->getParent();
  BasicBlock *Any = SplitBlock(Entry, At);
  Any->setName("any");
  auto *Called = BasicBlock::Create(F.getContext(), "apart", &F, Any);
  Entry->getTerminator()->eraseFromParent();
  IRBuilder<> Build(Entry);
  Build.CreateCondBr(Holds, Called, Any);
  Build.SetInsertPoint(Called);
  SmallVector<Value *, 8> Given;
  for (Argument &Parameter : F.args())
    Given.push_back(&Parameter);
  CallInst *Result = Build.CreateCall(&Copy, Given);
  Result->setCallingConv(Copy.getCallingConv());
  if (F.getSubprogram())
    Result->setDebugLoc(DILocation::get(F.getContext(), F.getSubprogram()->getLine(), 0, F.getSubprogram()));
  if (F.getReturnType()->isVoidTy())
    Build.CreateRetVoid();
  else
    Build.CreateRet(Result);
}
} // namespace

extern "C" {
// Lets `F` call `Apart`, which is a copy of it, where the ranges that it writes are apart from all others. False: they are not known where it
// begins, or nothing would be won.
bool tapeless_tell_apart(tapeless::Targets *Known, LLVMValueRef Function_, LLVMValueRef Apart_) {
  auto &F = *cast<Function>(unwrap(Function_));
  auto &Apart = *cast<Function>(unwrap(Apart_));
  tapeless::Session Own(*F.getParent(), &F, *Known);
  auto &Evolution = Own.Functions.getResult<ScalarEvolutionAnalysis>(F);
  Ranges Found(F, Own.Functions.getResult<LoopAnalysis>(F), Evolution);
  if (!Found.find())
    return false;
  SmallVector<Pair, MostPairs> Pairs = pairs(Found.All);
  if (Pairs.empty())
    return false;
  Instruction *At = &*F.getEntryBlock().getFirstNonPHIOrDbgOrAlloca();
  Value *Holds = apart(Pairs, Found, Evolution, At);
  if (!Holds)
    return false;
  callWhere(Holds, F, Apart, At);
  for (const Range &R : Found.All)
    if (auto *Parameter = dyn_cast<Argument>(R.Base))
      Apart.getArg(Parameter->getArgNo())->addAttr(Attribute::NoAlias);
  Apart.addFnAttr(Attribute::NoInline);
  return true;
}
}
