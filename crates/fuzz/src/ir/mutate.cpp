// Valid modules made from a valid module, each asking for a derivative: `mutate IN FIRST COUNT FOLDER`.
//
// Half of the changes come from LLVM's own FuzzMutate, half are ours: those that a differentiator is sensitive to. What the
// verifier refuses is not written.
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/FuzzMutate/IRMutator.h"
#include "llvm/FuzzMutate/RandomIRBuilder.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <random>

using namespace llvm;

namespace {

struct Mutator {
  Module &M;
  std::mt19937_64 Random;

  size_t below(size_t Bound) { return Random() % Bound; }
  bool chance(unsigned Percent) { return below(100) < Percent; }
  template <typename T> T *pick(SmallVectorImpl<T *> &Of) { return Of.empty() ? nullptr : Of[below(Of.size())]; }

  Function *function() {
    SmallVector<Function *> All;
    for (Function &F : M)
      if (!F.isDeclaration())
        All.push_back(&F);
    return pick(All);
  }

  template <typename T> T *instruction(Function &F) {
    SmallVector<T *> All;
    for (Instruction &I : instructions(F))
      if (auto *Found = dyn_cast<T>(&I))
        All.push_back(Found);
    return pick(All);
  }

  // Another value of the type that may stand before `At`.
  Value *other(Function &F, Instruction &At, Type *Ty) {
    DominatorTree Tree(F);
    SmallVector<Value *> All;
    for (Argument &A : F.args())
      if (A.getType() == Ty)
        All.push_back(&A);
    for (Instruction &I : instructions(F))
      if (I.getType() == Ty && Tree.dominates(&I, &At))
        All.push_back(&I);
    if (!All.empty() && !chance(15))
      return pick(All);
    return constant(Ty);
  }

  Constant *constant(Type *Ty) {
    switch (below(8)) {
    case 0:
      return PoisonValue::get(Ty);
    case 1:
      return UndefValue::get(Ty);
    case 2:
      return Constant::getNullValue(Ty);
    default:
      break;
    }
    if (Ty->isIntegerTy()) {
      const int64_t Known[] = {0, 1, -1, 2, 7, 8, 63, 64, 1 << 20, INT64_MIN, INT64_MAX};
      return ConstantInt::get(Ty, Known[below(std::size(Known))], true);
    }
    if (Ty->isFloatingPointTy()) {
      const double Known[] = {0.0, -0.0, 1.0, -1.0, 0.5, 1e300, 1e-300, INFINITY, NAN};
      return ConstantFP::get(Ty, Known[below(std::size(Known))]);
    }
    return Constant::getNullValue(Ty);
  }

  void replaceOperand(Function &F) {
    Instruction *I = instruction<Instruction>(F);
    if (!I || I->getNumOperands() == 0 || isa<PHINode>(I) || isa<LandingPadInst>(I))
      return;
    Use &U = I->getOperandUse(below(I->getNumOperands()));
    Type *Ty = U->getType();
    if (Ty->isFirstClassType() && !Ty->isLabelTy() && !Ty->isMetadataTy() && !Ty->isTokenTy() && !isa<Function>(U.get()))
      U.set(other(F, *I, Ty));
  }

  void swapOperands(Function &F) {
    Instruction *I = instruction<Instruction>(F);
    if (!I || I->getNumOperands() < 2 || isa<PHINode>(I))
      return;
    unsigned A = below(I->getNumOperands()), B = below(I->getNumOperands());
    Value *First = I->getOperand(A), *Second = I->getOperand(B);
    if (First->getType() == Second->getType() && !First->getType()->isLabelTy())
      I->setOperand(A, Second), I->setOperand(B, First);
  }

  void changePredicate(Function &F) {
    auto *I = instruction<CmpInst>(F);
    if (!I)
      return;
    bool Float = isa<FCmpInst>(I);
    unsigned First = Float ? CmpInst::FIRST_FCMP_PREDICATE : CmpInst::FIRST_ICMP_PREDICATE;
    unsigned Last = Float ? CmpInst::LAST_FCMP_PREDICATE : CmpInst::LAST_ICMP_PREDICATE;
    I->setPredicate(CmpInst::Predicate(First + below(Last - First + 1)));
  }

  void replaceByOther(Function &F) {
    Instruction *I = instruction<Instruction>(F);
    if (!I || I->isTerminator() || I->isEHPad() || I->getType()->isTokenTy())
      return;
    if (!I->getType()->isVoidTy())
      I->replaceAllUsesWith(isa<PHINode>(I) ? constant(I->getType()) : other(F, *I, I->getType()));
    I->eraseFromParent();
  }

  void duplicate(Function &F) {
    Instruction *I = instruction<Instruction>(F);
    if (!I || I->isTerminator() || isa<PHINode>(I) || I->isEHPad() || I->getType()->isTokenTy())
      return;
    Instruction *Copy = I->clone();
    Copy->insertAfter(I);
    if (!I->getType()->isVoidTy() && chance(50))
      I->replaceUsesWithIf(Copy, [&](Use &U) { return U.getUser() != Copy && chance(50) && !isa<PHINode>(U.getUser()) && cast<Instruction>(U.getUser())->getParent() == I->getParent(); });
  }

  // The same bytes by another type.
  void changeAccess(Function &F) {
    if (auto *Load = instruction<LoadInst>(F); Load && chance(50)) {
      Type *Ty = Load->getType();
      TypeSize Size = M.getDataLayout().getTypeSizeInBits(Ty);
      if (Ty->isPointerTy() || Ty->isAggregateType() || Size.isScalable())
        return;
      IRBuilder<> B(Load);
      Type *As = B.getIntNTy(Size.getFixedValue());
      if (Ty->isIntegerTy(64))
        As = chance(50) ? B.getDoubleTy() : (Type *)FixedVectorType::get(B.getFloatTy(), 2);
      if (Ty->isIntegerTy(32))
        As = chance(50) ? B.getFloatTy() : (Type *)FixedVectorType::get(B.getHalfTy(), 2);
      if (Ty->isDoubleTy() && chance(50))
        As = FixedVectorType::get(chance(50) ? B.getFloatTy() : (Type *)B.getInt32Ty(), 2);
      auto *New = B.CreateLoad(As, Load->getPointerOperand());
      Load->replaceAllUsesWith(B.CreateBitCast(New, Ty));
      Load->eraseFromParent();
    } else if (auto *Store = instruction<StoreInst>(F)) {
      Value *V = Store->getValueOperand();
      IRBuilder<> B(Store);
      if (V->getType()->isDoubleTy())
        Store->setOperand(0, B.CreateBitCast(V, chance(50) ? B.getInt64Ty() : (Type *)FixedVectorType::get(B.getInt32Ty(), 2)));
      else if (V->getType()->isPointerTy() && chance(50))
        Store->setOperand(0, B.CreatePtrToInt(V, B.getInt64Ty()));
      else if (V->getType()->isIntegerTy(64))
        Store->setOperand(0, chance(50) ? B.CreateBitCast(V, B.getDoubleTy()) : B.CreateIntToPtr(V, B.getPtrTy()));
    }
  }

  void marks(Function &F) {
    Instruction *I = instruction<Instruction>(F);
    if (!I)
      return;
    if (auto *Load = dyn_cast<LoadInst>(I)) {
      if (chance(40))
        Load->setVolatile(true);
      else if (chance(50))
        Load->setAlignment(Align(1ull << below(6)));
      else if (Load->getType()->isIntOrPtrTy() || Load->getType()->isFloatingPointTy())
        Load->setAtomic(AtomicOrdering::Monotonic);
    } else if (auto *Store = dyn_cast<StoreInst>(I)) {
      if (chance(40))
        Store->setVolatile(true);
      else if (chance(50))
        Store->setAlignment(Align(1ull << below(6)));
      else
        Store->setAtomic(AtomicOrdering::Release);
    } else if (auto *Call = dyn_cast<CallBase>(I)) {
      if (chance(30))
        Call->setAttributes(AttributeList());
      else if (chance(30))
        Call->addFnAttr(Attribute::NoUnwind);
      else if (chance(30))
        Call->setDoesNotAccessMemory();
      else if (auto *Plain = dyn_cast<CallInst>(Call))
        Plain->setTailCallKind(CallInst::TailCallKind(below(4)));
    } else if (isa<FPMathOperator>(I)) {
      FastMathFlags Flags;
      below(2) ? Flags.setFast() : Flags.setAllowReassoc();
      I->setFastMathFlags(Flags);
    } else {
      I->dropPoisonGeneratingFlags();
    }
  }

  void attributes(Function &F) {
    switch (below(9)) {
    case 0:
      return F.setAttributes(AttributeList());
    case 1:
      return F.addFnAttr(Attribute::NoInline);
    case 2:
      return F.addFnAttr(Attribute::StrictFP);
    case 3:
      return F.setLinkage(chance(50) ? GlobalValue::WeakAnyLinkage : GlobalValue::LinkOnceODRLinkage);
    case 4:
      return F.setLinkage(GlobalValue::ExternalLinkage);
    case 5:
      return F.setDoesNotThrow();
    case 6:
      return F.addFnAttr(Attribute::NoReturn);
    case 7:
      if (!F.arg_empty())
        if (Argument *A = F.getArg(below(F.arg_size())); A->getType()->isPointerTy())
          A->addAttr(chance(50) ? Attribute::NoAlias : Attribute::ReadNone);
      return;
    default:
      return F.setDoesNotAccessMemory();
    }
  }

  // The blocks of a function in another order, two edges exchanged, or the end of a block unreachable.
  void flow(Function &F) {
    SmallVector<BasicBlock *> Blocks;
    for (BasicBlock &BB : F)
      Blocks.push_back(&BB);
    BasicBlock *BB = pick(Blocks);
    if (!BB->getTerminator() || BB->isEHPad())
      return;
    switch (below(4)) {
    case 0:
      if (BB != &F.getEntryBlock())
        BB->moveAfter(pick(Blocks));
      return;
    case 1:
      if (auto *Br = dyn_cast<BranchInst>(BB->getTerminator()); Br && Br->isConditional())
        Br->swapSuccessors();
      return;
    case 2:
      if (auto *Br = dyn_cast<BranchInst>(BB->getTerminator()); Br && Br->isConditional() && chance(50))
        Br->setCondition(ConstantInt::getBool(M.getContext(), chance(50)));
      return;
    default:
      break;
    }
    if (chance(70))
      return;
    for (BasicBlock *Next : successors(BB))
      Next->removePredecessor(BB, true);
    Instruction *End = BB->getTerminator();
    if (!End->getType()->isVoidTy())
      End->replaceAllUsesWith(PoisonValue::get(End->getType()));
    new UnreachableInst(M.getContext(), End->getIterator());
    End->eraseFromParent();
  }

  // A call of any function or of an intrinsic that moves memory.
  void insertCall(Function &F) {
    Instruction *At = instruction<Instruction>(F);
    if (!At || isa<PHINode>(At) || At->isEHPad() || isa<AllocaInst>(At))
      return;
    IRBuilder<> B(At);
    auto Pointer = [&] { return other(F, *At, B.getPtrTy()); };
    switch (below(9)) {
    case 0:
      B.CreateMemCpy(Pointer(), MaybeAlign(), Pointer(), MaybeAlign(), other(F, *At, B.getInt64Ty()));
      return;
    case 1:
      B.CreateMemMove(Pointer(), MaybeAlign(), Pointer(), MaybeAlign(), B.getInt64(8 * below(9)));
      return;
    case 2:
      B.CreateMemSet(Pointer(), B.getInt8(chance(70) ? 0 : 255), other(F, *At, B.getInt64Ty()), MaybeAlign());
      return;
    case 3:
      B.CreateStore(B.CreateLoad(B.getDoubleTy(), Pointer()), Pointer());
      return;
    case 4:
      B.CreateStore(B.CreateLoad(B.getPtrTy(), Pointer()), Pointer());
      return;
    case 5:
      B.CreateAtomicRMW(chance(50) ? AtomicRMWInst::FAdd : AtomicRMWInst::Xchg, Pointer(), other(F, *At, B.getDoubleTy()), MaybeAlign(),
                        AtomicOrdering::SequentiallyConsistent);
      return;
    case 6:
      B.CreateStore(B.CreateFPExt(B.CreateFPTrunc(other(F, *At, B.getDoubleTy()), B.getHalfTy()), Type::getX86_FP80Ty(M.getContext())), Pointer());
      return;
    default:
      break;
    }
    SmallVector<Function *> All;
    for (Function &G : M)
      if (!G.isIntrinsic() && !G.isVarArg())
        All.push_back(&G);
    if (Function *Callee = pick(All)) {
      SmallVector<Value *> Args;
      for (Type *Ty : Callee->getFunctionType()->params()) {
        if (Ty->isMetadataTy() || Ty->isTokenTy())
          return;
        Args.push_back(other(F, *At, Ty));
      }
      CallInst *Call = B.CreateCall(Callee, Args);
      if (!Call->getType()->isVoidTy() && Call->getType()->isSized())
        B.CreateStore(Call, Pointer());
    }
  }

  // A function reached through memory.
  void indirect(Function &F) {
    auto *Call = instruction<CallInst>(F);
    if (!Call || Call->isInlineAsm() || isa<IntrinsicInst>(Call) || Call->isIndirectCall())
      return;
    IRBuilder<> B(&*F.getEntryBlock().getFirstInsertionPt());
    AllocaInst *Slot = B.CreateAlloca(B.getPtrTy());
    B.CreateStore(Call->getCalledOperand(), Slot);
    B.SetInsertPoint(Call);
    Call->setCalledOperand(B.CreateLoad(B.getPtrTy(), Slot));
  }

  void once() {
    Function *F = function();
    if (!F)
      return;
    switch (below(16)) {
    case 0:
    case 1:
    case 2:
      return replaceOperand(*F);
    case 3:
      return swapOperands(*F);
    case 4:
      return changePredicate(*F);
    case 5:
    case 6:
      return replaceByOther(*F);
    case 7:
      return duplicate(*F);
    case 8:
    case 9:
      return changeAccess(*F);
    case 10:
      return marks(*F);
    case 11:
      return attributes(*F);
    case 12:
      return flow(*F);
    case 13:
    case 14:
      return insertCall(*F);
    default:
      return indirect(*F);
    }
  }

  // `void request.N(parameters, shadows)`, which asks for the derivative of a function with the usual markers.
  void request(Function &F, unsigned Number) {
    LLVMContext &C = M.getContext();
    bool Reverse = chance(65);
    auto Marker = [&](StringRef Name) { return M.getOrInsertGlobal(Name, Type::getInt32Ty(C)); };
    SmallVector<Type *> Params, Out;
    for (Argument &A : F.args())
      Params.push_back(A.getType()), Params.push_back(A.getType());
    auto *Holder = Function::Create(FunctionType::get(Type::getVoidTy(C), Params, false), GlobalValue::ExternalLinkage,
                                    "request." + Twine(Number), M);
    IRBuilder<> B(BasicBlock::Create(C, "", Holder));
    SmallVector<Value *> Args{&F};
    auto Mark = [&](StringRef Name) { Args.push_back(B.CreateLoad(B.getInt32Ty(), Marker(Name))); };
    for (Argument &A : F.args()) {
      Value *Primal = Holder->getArg(2 * A.getArgNo()), *Shadow = Holder->getArg(2 * A.getArgNo() + 1);
      Type *Ty = A.getType();
      if (Ty->isPointerTy() && !chance(10))
        Mark("enzyme_dup"), Args.append({Primal, Shadow});
      else if (Ty->isFloatingPointTy() && Reverse)
        Mark("enzyme_out"), Args.push_back(Primal), Out.push_back(Ty);
      else if (Ty->isFloatingPointTy())
        Mark("enzyme_dup"), Args.append({Primal, Shadow});
      else
        Mark("enzyme_const"), Args.push_back(Primal);
    }
    Type *Result = F.getReturnType();
    if (Reverse)
      Result = Out.empty() ? B.getVoidTy() : Out.size() == 1 ? Out[0] : (Type *)StructType::get(C, Out);
    auto Name = (Reverse ? "__enzyme_autodiff" : "__enzyme_fwddiff") + Twine(Number);
    auto Callee = M.getOrInsertFunction(Name.str(), FunctionType::get(Result, {B.getPtrTy()}, true));
    auto *Call = B.CreateCall(Callee, Args);
    if (!Result->isVoidTy() && Result->isSized()) {
      auto *Sink = new GlobalVariable(M, Result, false, GlobalValue::ExternalLinkage, Constant::getNullValue(Result), "result." + Twine(Number));
      B.CreateStore(Call, Sink);
    }
    B.CreateRetVoid();
  }

  static bool takes(Function &F) {
    if (F.isDeclaration() || F.isVarArg() || F.hasFnAttribute(Attribute::Naked))
      return false;
    for (Argument &A : F.args())
      if (!A.getType()->isFirstClassType() || A.getType()->isMetadataTy() || A.getType()->isTokenTy())
        return false;
    return true;
  }
};

// Whether the verifier refuses a module, or a clause of a landing pad is no constant: FuzzMutate makes such, and the verifier does
// not look.
bool isBroken(const Module &M) {
  for (const Function &F : M)
    for (const Instruction &I : instructions(F))
      if (const auto *Pad = dyn_cast<LandingPadInst>(&I))
        for (const Value *Clause : Pad->operands())
          if (!isa<Constant>(Clause))
            return true;
  return verifyModule(M);
}

IRMutator libraryMutator() {
  std::vector<TypeGetter> Types = {Type::getInt1Ty, Type::getInt8Ty, Type::getInt32Ty, Type::getInt64Ty, Type::getFloatTy, Type::getDoubleTy,
                                   Type::getHalfTy, Type::getX86_FP80Ty, [](LLVMContext &C) -> Type * { return PointerType::get(C, 0); },
                                   [](LLVMContext &C) -> Type * { return FixedVectorType::get(Type::getDoubleTy(C), 2); }};
  std::vector<std::unique_ptr<IRMutationStrategy>> All;
  All.push_back(std::make_unique<InjectorIRStrategy>(InjectorIRStrategy::getDefaultOps()));
  All.push_back(std::make_unique<InstDeleterIRStrategy>());
  All.push_back(std::make_unique<InstModificationIRStrategy>());
  All.push_back(std::make_unique<InsertFunctionStrategy>());
  All.push_back(std::make_unique<InsertCFGStrategy>());
  All.push_back(std::make_unique<InsertPHIStrategy>());
  All.push_back(std::make_unique<SinkInstructionStrategy>());
  All.push_back(std::make_unique<ShuffleBlockStrategy>());
  return IRMutator(std::move(Types), std::move(All));
}

} // namespace

int main(int Count, char **Words) {
  if (Count < 5)
    return 2;
  LLVMContext Context;
  SMDiagnostic Error;
  std::unique_ptr<Module> Original = parseIRFile(Words[1], Error, Context);
  if (!Original || verifyModule(*Original))
    return 1;
  unsigned First = atoi(Words[2]), Number = atoi(Words[3]);
  for (unsigned Seed = First; Seed < First + Number; Seed++) {
    std::unique_ptr<Module> M = CloneModule(*Original);
    Mutator Ours{*M, std::mt19937_64(Seed * 7919ull + 1)};
    if (Ours.chance(50))
      StripDebugInfo(*M);
    IRMutator Library = libraryMutator();
    bool Early = Ours.chance(30);
    SmallVector<Function *> Subjects;
    for (Function &F : *M)
      if (Mutator::takes(F))
        Subjects.push_back(&F);
    if (Subjects.empty())
      return 0;
    Function *Subject = Ours.pick(Subjects);
    std::string Name = Subject->getName().str();
    if (Early)
      Ours.request(*Subject, 0);
    unsigned Changes = 1 + Ours.below(Ours.chance(20) ? 80 : 16);
    std::unique_ptr<Module> Valid;
    for (unsigned I = 0; I < Changes; I++) {
      Valid = CloneModule(*M);
      if (Ours.chance(40))
        Library.mutateModule(*M, Ours.Random(), 4096);
      else
        Ours.once();
      if (isBroken(*M))
        break;
      Valid.reset();
    }
    if (Valid)
      M = std::move(Valid);
    Mutator Last{*M, std::mt19937_64(Seed)};
    if (!Early)
      if (Function *F = M->getFunction(Name); F && Mutator::takes(*F))
        Last.request(*F, 1);
    if (isBroken(*M))
      continue;
    std::string Path = (Twine(Words[4]) + "/mutant-" + Twine(Seed) + ".bc").str();
    std::error_code Failed;
    raw_fd_ostream Out(Path, Failed);
    if (Failed)
      return 1;
    WriteBitcodeToFile(*M, Out);
  }
  return 0;
}
