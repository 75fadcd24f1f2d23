// A function's memory told apart when it runs: the ranges that it accesses through its parameters, known where it begins, are compared
// once, and a copy of it that may count on their being apart is called. So it is asked of subscripts of arrays that are changed in place.
#include "ends.h"
#include "rows.h"
#include "session.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"

using namespace llvm;
using tapeless::Ends, tapeless::Rows, tapeless::isFactor;

namespace {
// More pairs of ranges are not compared.
constexpr size_t MostPairs = 12;
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

Value *isAtMost(IRBuilder<> &Build, Value *Number, uint64_t Most) {
  return Build.CreateICmpSLE(Number, ConstantInt::get(Number->getType(), Most));
}

// Whether they are apart, and subscripts as wanted, computed before an instruction of the entry; null where that would be unsafe.
Value *holds(ArrayRef<Pair> Pairs, const Ranges &Found, const Rows &InPlace, ScalarEvolution &Evolution, Instruction *At) {
  SCEVExpander Expander(Evolution, "range");
  SmallVector<const SCEV *, 16> Wanted;
  auto Fits = InPlace.fits();
  if (!Pairs.empty()) {
    for (auto &[S, Limits] : Found.fits())
      Fits.insert({S, Limits});
    for (const Range &R : Found.All)
      Wanted.append({R.Low, R.High});
  }
  for (auto &[S, Limits] : Fits)
    Wanted.push_back(S);
  for (const SCEV *S : Wanted)
    if (!Expander.isSafeToExpandAt(S, At))
      return nullptr;
  IRBuilder<> Build(At);
  auto Number = [&](const SCEV *S) { return Expander.expandCodeFor(S, S->getType(), At->getIterator()); };
  Value *Holds = Build.getTrue();
  for (auto &[Argument, Most] : InPlace.Most)
    Holds = Build.CreateAnd(Holds, isAtMost(Build, Argument, Most));
  for (auto &[S, Limits] : Fits) {
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

// Tells the copy of a function what it may count on of subscripts.
void tell(const Rows &InPlace, Function &F, Function &Copy) {
  SmallDenseMap<Instruction *, Instruction *> Same;
  for (auto [One, Other] : zip(instructions(F), instructions(Copy)))
    Same[&One] = &Other;
  for (Instruction *I : InPlace.Narrow)
    if (isa<ZExtInst>(I))
      Same[I]->setNonNeg();
    else
      Same[I]->setHasNoSignedWrap();
  IRBuilder<> Build(&*Copy.getEntryBlock().getFirstNonPHIOrDbgOrAlloca());
  for (auto &[Argument, Most] : InPlace.Most)
    Build.CreateAssumption(isAtMost(Build, Copy.getArg(Argument->getArgNo()), Most));
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
// Lets `F` call `Apart`, which is a copy of it, where the ranges that it writes are apart from all others, and rows of what it changes in
// place from other rows. False: they are not known where it begins, or nothing would be won.
bool tapeless_tell_apart(tapeless::Targets *Known, LLVMValueRef Function_, LLVMValueRef Apart_) {
  auto &F = *cast<Function>(unwrap(Function_));
  auto &Apart = *cast<Function>(unwrap(Apart_));
  tapeless::Session Own(*F.getParent(), &F, *Known);
  auto &Evolution = Own.Functions.getResult<ScalarEvolutionAnalysis>(F);
  auto &Loops = Own.Functions.getResult<LoopAnalysis>(F);
  Ranges Found(F, Loops, Evolution);
  SmallVector<Pair, MostPairs> Pairs;
  if (Found.find())
    Pairs = pairs(Found.All);
  Rows InPlace(F, Loops, Evolution);
  if (!InPlace.find() && Pairs.empty())
    return false;
  tell(InPlace, F, Apart);
  Instruction *At = &*F.getEntryBlock().getFirstNonPHIOrDbgOrAlloca();
  Value *Holds = holds(Pairs, Found, InPlace, Evolution, At);
  if (!Holds)
    return false;
  callWhere(Holds, F, Apart, At);
  if (!Pairs.empty())
    for (const Range &R : Found.All)
      if (auto *Parameter = dyn_cast<Argument>(R.Base))
        Apart.getArg(Parameter->getArgNo())->addAttr(Attribute::NoAlias);
  Apart.addFnAttr(Attribute::NoInline);
  return true;
}
}
