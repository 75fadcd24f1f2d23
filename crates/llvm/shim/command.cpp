// What the command line needs beyond a host: source types of parameters, a host's pipeline, fenced memory.
#include "session.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"
#include <map>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

using namespace llvm;
using namespace tapeless;

extern "C" void tapeless_register_passes(void *Builder, const TapelessPasses *Given);

static const DIType *stripped(const DIType *Type) {
  while (auto *Derived = dyn_cast_or_null<DIDerivedType>(Type)) {
    switch (Derived->getTag()) {
    case dwarf::DW_TAG_typedef:
    case dwarf::DW_TAG_const_type:
    case dwarf::DW_TAG_volatile_type:
    case dwarf::DW_TAG_restrict_type:
    case dwarf::DW_TAG_atomic_type:
      Type = Derived->getBaseType();
      continue;
    default:
      return Type;
    }
  }
  return Type;
}

// `f64`, `i32`, `u8` of a number, followed by its name in the source; `?` and the name of anything else.
static std::string scalar(const DIType *Type) {
  Type = stripped(Type);
  if (!Type)
    return "? void";
  std::string Kind = "?";
  auto *Basic = dyn_cast<DIBasicType>(Type);
  std::string Bits = std::to_string(Type->getSizeInBits());
  if (Basic && Basic->getEncoding() == dwarf::DW_ATE_float)
    Kind = "f" + Bits;
  else if (Basic && (Basic->getEncoding() == dwarf::DW_ATE_signed || Basic->getEncoding() == dwarf::DW_ATE_signed_char))
    Kind = "i" + Bits;
  else if (Basic)
    Kind = "u" + Bits;
  else if (auto *Whole = dyn_cast<DICompositeType>(Type); Whole && Whole->getTag() == dwarf::DW_TAG_enumeration_type)
    Kind = "u" + Bits;
  StringRef Name = Type->getName();
  return Kind + " " + (Name.empty() ? "unnamed" : Name.str());
}

// Whether the type as it is written says that what it is of stays as it is.
static bool isConstant(const DIType *Type) {
  while (auto *Derived = dyn_cast_or_null<DIDerivedType>(Type)) {
    if (Derived->getTag() == dwarf::DW_TAG_const_type)
      return true;
    if (Derived->getTag() == dwarf::DW_TAG_pointer_type || Derived->getTag() == dwarf::DW_TAG_reference_type)
      return false;
    Type = Derived->getBaseType();
  }
  return false;
}

// A number; behind `*`, or `*=` if it stays as it is, what an address leads to.
static std::string described(const DIType *Type) {
  Type = stripped(Type);
  auto *Derived = dyn_cast_or_null<DIDerivedType>(Type);
  if (Derived && (Derived->getTag() == dwarf::DW_TAG_pointer_type || Derived->getTag() == dwarf::DW_TAG_reference_type))
    return (isConstant(Derived->getBaseType()) ? "*=" : "*") + scalar(Derived->getBaseType());
  // Arrays go by address in Fortran; in C they are pointers already.
  if (auto *Array = dyn_cast_or_null<DICompositeType>(Type); Array && Array->getTag() == dwarf::DW_TAG_array_type)
    return "*" + scalar(Array->getBaseType());
  return scalar(Type);
}

// The parameters in the user's source, one a line: number, name, type.
extern "C" void tapeless_source_parameters(LLVMValueRef V, TapelessSink Sink, void *State) {
  auto &F = *cast<Function>(unwrap(V));
  DISubprogram *Program = F.getSubprogram();
  if (!Program)
    return;
  std::map<unsigned, const DILocalVariable *> Found;
  auto Note = [&](const DILocalVariable *Variable) {
    if (Variable && Variable->isParameter() && Variable->getScope()->getSubprogram() == Program)
      Found.emplace(Variable->getArg(), Variable);
  };
  for (auto *Node : Program->getRetainedNodes())
    Note(dyn_cast<DILocalVariable>(Node));
  for (Instruction &I : instructions(F))
    for (DbgVariableRecord &Record : filterDbgVars(I.getDbgRecordRange()))
      Note(Record.getVariable());
  for (auto &[Number, Variable] : Found) {
    std::string Line =
        std::to_string(Number) + "\t" + Variable->getName().str() + "\t" + described(Variable->getType()) + "\n";
    Sink(State, Line.data(), Line.size());
  }
}

// Variables by the places of the instructions whose values are stored in them, one a line: line, column, whether
// the variable counts (`i += 1`), name, file.
// Elements of an array, of a struct, and of what a variable points to are `name[…]`.
extern "C" void tapeless_source_variables(LLVMModuleRef M, TapelessSink Sink, void *State) {
  std::map<const Value *, std::string> Declared;
  for (Function &F : *unwrap(M))
    for (Instruction &I : instructions(F))
      for (DbgVariableRecord &Record : filterDbgVars(I.getDbgRecordRange()))
        if (Record.isDbgDeclare() && Record.getExpression()->getNumElements() == 0)
          Declared.emplace(Record.getVariableLocationOp(0), Record.getVariable()->getName().str());
  auto NameOf = [&](const Value *Address) -> std::string {
    if (auto It = Declared.find(Address); It != Declared.end())
      return It->second;
    while (auto *Step = dyn_cast<GetElementPtrInst>(Address))
      Address = Step->getPointerOperand();
    if (auto *Read = dyn_cast<LoadInst>(Address))
      Address = Read->getPointerOperand();
    auto It = Declared.find(Address);
    return It == Declared.end() ? "" : It->second + "[…]";
  };
  for (Function &F : *unwrap(M))
    for (Instruction &I : instructions(F)) {
      auto *Write = dyn_cast<StoreInst>(&I);
      auto *Stored = Write ? dyn_cast<Instruction>(Write->getValueOperand()) : nullptr;
      const DILocation *Place = Stored ? Stored->getDebugLoc().get() : nullptr;
      std::string Name = Place && Place->getLine() ? NameOf(Write->getPointerOperand()) : "";
      if (Name.empty())
        continue;
      auto *Sum = dyn_cast<BinaryOperator>(Stored);
      auto *Before = Sum && Sum->getOpcode() == Instruction::Add ? dyn_cast<LoadInst>(Sum->getOperand(0)) : nullptr;
      bool Counts = Before && Before->getPointerOperand() == Write->getPointerOperand();
      std::string Line = std::to_string(Place->getLine()) + "\t" + std::to_string(Place->getColumn()) + "\t" +
                         (Counts ? "counts" : "holds") + "\t" + Name + "\t" + Place->getFilename().str() + "\n";
      Sink(State, Line.data(), Line.size());
    }
}

// Runs a pipeline with the passes where a host would have them.
extern "C" bool tapeless_run_hosted(LLVMModuleRef M, const char *Pipeline, size_t Size, const TapelessPasses *Passes,
                                    TapelessSink Sink, void *State) {
  auto Definitions = make_filter_range(*unwrap(M), [](const Function &F) { return !F.isDeclaration(); });
  Targets Known;
  Session Own(*unwrap(M), Definitions.empty() ? nullptr : &*Definitions.begin(), Known);
  tapeless_register_passes(&Own.Builder, Passes);
  ModulePassManager All;
  if (Error Problem = Own.Builder.parsePassPipeline(All, StringRef(Pipeline, Size))) {
    std::string Text = toString(std::move(Problem));
    Sink(State, Text.data(), Text.size());
    return false;
  }
  All.run(*unwrap(M), Own.Modules);
  return true;
}

static size_t pages(size_t Size) {
  size_t Page = sysconf(_SC_PAGESIZE);
  return (Size + Page - 1) / Page * Page;
}

// Zeroed memory whose end nothing can be read or written behind, shared with processes apart; null if there is none.
extern "C" void *tapeless_fence(size_t Size) {
  size_t Page = sysconf(_SC_PAGESIZE), Room = pages(Size);
  void *Start = mmap(nullptr, Room + Page, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (Start == MAP_FAILED)
    return nullptr;
  mprotect(static_cast<char *>(Start) + Room, Page, PROT_NONE);
  return static_cast<char *>(Start) + (Room - Size);
}

extern "C" void tapeless_unfence(void *Data, size_t Size) {
  size_t Page = sysconf(_SC_PAGESIZE), Room = pages(Size);
  munmap(static_cast<char *>(Data) - (Room - Size), Room + Page);
}
