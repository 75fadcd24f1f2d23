// Attributes by name, of functions and of calls.
#include "shim.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BuildLibCalls.h"

using namespace llvm;

static AttributeList listOf(Value *V) {
  if (auto *Call = dyn_cast<CallBase>(V))
    return Call->getAttributes();
  return cast<Function>(V)->getAttributes();
}

static void setList(Value *V, AttributeList List) {
  if (auto *Call = dyn_cast<CallBase>(V))
    Call->setAttributes(List);
  else
    cast<Function>(V)->setAttributes(List);
}

static bool has(AttributeList List, unsigned Index, StringRef Name) {
  Attribute::AttrKind Kind = Attribute::getAttrKindFromName(Name);
  return Kind == Attribute::None ? List.hasAttributeAtIndex(Index, Name) : List.hasAttributeAtIndex(Index, Kind);
}

extern "C" {
// A call has what its direct callee has.
bool tapeless_call_has_attribute(LLVMValueRef V, unsigned Index, const char *Data, size_t Size) {
  StringRef Name(Data, Size);
  if (has(listOf(unwrap(V)), Index, Name))
    return true;
  auto *Call = dyn_cast<CallBase>(unwrap(V));
  return Call && Call->getCalledFunction() && has(Call->getCalledFunction()->getAttributes(), Index, Name);
}

bool tapeless_string_attribute(LLVMValueRef V, unsigned Index, const char *Data, size_t Size, TapelessSink Sink,
                               void *State) {
  StringRef Name(Data, Size);
  Attribute Found = listOf(unwrap(V)).getAttributeAtIndex(Index, Name);
  auto *Call = dyn_cast<CallBase>(unwrap(V));
  if (!Found.isValid() && Call && Call->getCalledFunction())
    Found = Call->getCalledFunction()->getAttributes().getAttributeAtIndex(Index, Name);
  if (!Found.isValid() || !Found.isStringAttribute())
    return false;
  StringRef Text = Found.getValueAsString();
  Sink(State, Text.data(), Text.size());
  return true;
}

void tapeless_add_attribute(LLVMValueRef V, unsigned Index, const char *Data, size_t Size) {
  LLVMContext &Context = unwrap(V)->getContext();
  StringRef Name(Data, Size);
  Attribute::AttrKind Kind = Attribute::getAttrKindFromName(Name);
  Attribute Added = Kind == Attribute::None ? Attribute::get(Context, Name) : Attribute::get(Context, Kind);
  setList(unwrap(V), listOf(unwrap(V)).addAttributeAtIndex(Context, Index, Added));
}

// The call reads and writes no memory, always comes back, and may be left out.
void tapeless_set_pure(LLVMValueRef V) {
  auto *Call = cast<CallBase>(unwrap(V));
  Call->setDoesNotAccessMemory();
  Call->setDoesNotThrow();
  Call->addFnAttr(Attribute::WillReturn);
}

// The function touches no memory that a program sees, keeps no pointer and comes back, but may not be left out.
void tapeless_set_unseen(LLVMValueRef V) {
  auto *F = cast<Function>(unwrap(V));
  F->setOnlyAccessesInaccessibleMemory();
  F->setDoesNotThrow();
  F->setWillReturn();
  if (F->arg_size() > 0 && F->getArg(0)->getType()->isPointerTy())
    F->addParamAttr(0, Attribute::getWithCaptureInfo(F->getContext(), CaptureInfo::none()));
}

// The call allocates a block of a family, as many bytes as its argument Size says, or releases what its first one points to.
void tapeless_set_allocation(LLVMValueRef V, const char *Family, size_t Length, unsigned What, unsigned Size) {
  enum : unsigned { TapelessBegins, TapelessZeroed, TapelessGrows, TapelessReleases };
  auto *Call = cast<CallBase>(unwrap(V));
  LLVMContext &Context = Call->getContext();
  bool Takes = What == TapelessGrows || What == TapelessReleases, Gives = What != TapelessReleases;
  AllocFnKind Kind = Takes ? (Gives ? AllocFnKind::Realloc : AllocFnKind::Free) : AllocFnKind::Alloc;
  if (Gives && !Takes)
    Kind |= What == TapelessZeroed ? AllocFnKind::Zeroed : AllocFnKind::Uninitialized;
  MemoryEffects Effects = MemoryEffects::inaccessibleMemOnly();
  if (Takes) {
    Effects = MemoryEffects::inaccessibleOrArgMemOnly();
    Call->addParamAttr(0, Attribute::AllocatedPointer);
    Call->addParamAttr(0, Attribute::getWithCaptureInfo(Context, CaptureInfo::none()));
  }
  if (Gives) {
    Call->addRetAttr(Attribute::NoAlias);
    Call->addFnAttr(Attribute::getWithAllocSizeArgs(Context, Size, std::nullopt));
  }
  Call->addFnAttr(Attribute::getWithMemoryEffects(Context, Effects));
  Call->addFnAttr(Attribute::get(Context, Attribute::AllocKind, uint64_t(Kind)));
  Call->addFnAttr(Attribute::get(Context, "alloc-family", StringRef(Family, Length)));
  for (Attribute::AttrKind Other : {Attribute::NoUnwind, Attribute::WillReturn})
    Call->addFnAttr(Other);
}

void tapeless_remove_attribute(LLVMValueRef V, unsigned Index, const char *Data, size_t Size) {
  LLVMContext &Context = unwrap(V)->getContext();
  StringRef Name(Data, Size);
  Attribute::AttrKind Kind = Attribute::getAttrKindFromName(Name);
  AttributeList List = listOf(unwrap(V));
  setList(unwrap(V), Kind == Attribute::None ? List.removeAttributeAtIndex(Context, Index, Name)
                                             : List.removeAttributeAtIndex(Context, Index, Kind));
}

// One name a line.
void tapeless_attributes(LLVMValueRef V, unsigned Index, TapelessSink Sink, void *State) {
  for (Attribute Each : listOf(unwrap(V)).getAttributes(Index)) {
    StringRef Name =
        Each.isStringAttribute() ? Each.getKindAsString() : Attribute::getNameFromAttrKind(Each.getKindAsEnum());
    Sink(State, Name.data(), Name.size());
    Sink(State, "\n", 1);
  }
}

void tapeless_copy_call_attributes(LLVMValueRef To, LLVMValueRef From) {
  setList(unwrap(To), listOf(unwrap(From)));
}

void tapeless_copy_function_attributes(LLVMValueRef To, LLVMValueRef From) {
  cast<Function>(unwrap(To))->copyAttributesFrom(cast<Function>(unwrap(From)));
}
}

// Says of a library function what LLVM knows of it, as its passes do at -O1.
extern "C" void tapeless_infer_attributes(LLVMValueRef Function) {
  llvm::Function &F = *unwrap<llvm::Function>(Function);
  TargetLibraryInfoImpl Known(F.getParent()->getTargetTriple());
  inferNonMandatoryLibFuncAttrs(F, TargetLibraryInfo(Known, &F));
}

// Says that a function changes no memory of the program but what its arguments point to, and keeps none of these.
extern "C" void tapeless_changes_arguments_only(LLVMValueRef Function) {
  llvm::Function &F = *unwrap<llvm::Function>(Function);
  F.setMemoryEffects(F.getMemoryEffects() & (MemoryEffects::readOnly() | MemoryEffects::inaccessibleOrArgMemOnly()));
  for (Argument &A : F.args())
    if (A.getType()->isPointerTy())
      A.addAttr(Attribute::getWithCaptureInfo(F.getContext(), CaptureInfo::none()));
}
