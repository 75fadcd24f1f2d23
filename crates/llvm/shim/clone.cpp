// Copies of functions, and metadata of memory accesses.
#include "shim.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/AttributeMask.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

// A pointer that was `byval` is read once, to copy what it points to; what else was said of it is of the copy.
static AttributeList plainPointer(LLVMContext &Context, AttributeList List, unsigned Param) {
  AttributeMask OfTheCopy;
  for (auto Kind : {Attribute::ByVal, Attribute::WriteOnly, Attribute::ReadNone, Attribute::Writable,
                    Attribute::Initializes, Attribute::DeadOnReturn, Attribute::NoAlias, Attribute::Returned})
    OfTheCopy.addAttribute(Kind);
  List = List.removeParamAttributes(Context, Param, OfTheCopy);
  if (!List.hasFnAttr(Attribute::Memory))
    return List;
  auto Effects = List.getMemoryEffects() | MemoryEffects::argMemOnly(ModRefInfo::Ref);
  return List.addFnAttribute(Context, Attribute::getWithMemoryEffects(Context, Effects));
}

// Where the copies of parameters are made: before everything, at the line of the function.
static void setToEntry(IRBuilder<> &Builder, Function *F) {
  BasicBlock &Entry = F->getEntryBlock();
  Builder.SetInsertPoint(&Entry, Entry.getFirstInsertionPt());
  if (DISubprogram *Program = F->getSubprogram())
    Builder.SetCurrentDebugLocation(DILocation::get(F->getContext(), Program->getLine(), 0, Program));
}

// What is not so any more where an exception is a way to come back.
static AttributeList comingBack(LLVMContext &Context, AttributeList List, unsigned Params) {
  AttributeMask OfFunction, OfParam;
  for (auto Kind : {Attribute::Memory, Attribute::NoReturn, Attribute::WillReturn, Attribute::Cold})
    OfFunction.addAttribute(Kind);
  OfParam.addAttribute(Attribute::Returned);
  List = List.removeFnAttributes(Context, OfFunction);
  for (unsigned Param = 0; Param < Params; ++Param)
    List = List.removeParamAttributes(Context, Param, OfParam);
  AttributeMask OfResult;
  for (Attribute Promise : List.getRetAttrs())
    if (Promise.isStringAttribute())
      OfResult.addAttribute(Promise.getKindAsString());
    else
      OfResult.addAttribute(Promise.getKindAsEnum());
  return List.removeRetAttributes(Context, OfResult);
}

// What is said of a function or a call, for one with another type: of its parameters those that were there before, by number, and
// its result if that is the same.
static AttributeList kept(LLVMContext &Context, AttributeList List, ArrayRef<int64_t> Params, bool SameResult) {
  AttributeMask OfTheOld;
  OfTheOld.addAttribute(Attribute::AllocSize);
  SmallVector<AttributeSet> Kept;
  for (int64_t Param : Params) {
    AttributeSet Set = Param < 0 ? AttributeSet() : List.getParamAttrs(unsigned(Param));
    Kept.push_back(SameResult ? Set : Set.removeAttribute(Context, Attribute::Returned));
  }
  AttributeSet Function = List.getFnAttrs().removeAttributes(Context, OfTheOld);
  return AttributeList::get(Context, Function, SameResult ? List.getRetAttrs() : AttributeSet(), Kept);
}

extern "C" {
// The same function with other parameters and another result. The old one keeps its calls, the uses of its parameters, and no body.
LLVMValueRef tapeless_retype(LLVMValueRef V, LLVMTypeRef Type, const int64_t *Params, size_t Count) {
  auto *F = cast<Function>(unwrap(V));
  auto *Now = cast<FunctionType>(unwrap(Type));
  auto *New = Function::Create(Now, F->getLinkage(), F->getAddressSpace(), "", F->getParent());
  New->takeName(F);
  New->copyAttributesFrom(F);
  bool SameResult = Now->getReturnType() == F->getReturnType();
  New->setAttributes(kept(F->getContext(), F->getAttributes(), ArrayRef(Params, Count), SameResult));
  New->setSubprogram(F->getSubprogram());
  F->setSubprogram(nullptr);
  New->splice(New->begin(), F);
  F->setPersonalityFn(nullptr);
  return wrap(New);
}

// What is said of a call, for one of such a function.
void tapeless_keep_call_attributes(LLVMValueRef To, LLVMValueRef From, const int64_t *Params, size_t Count,
                                   bool SameResult) {
  auto *Old = cast<CallBase>(unwrap(From));
  auto *New = cast<CallBase>(unwrap(To));
  New->setAttributes(kept(Old->getContext(), Old->getAttributes(), ArrayRef(Params, Count), SameResult));
}

// Of a function that leaves its result in memory, and of its calls: it writes there, and nobody else knows of that memory.
void tapeless_leaves_result(LLVMValueRef V, unsigned Param) {
  auto Adapt = [Param](auto *Which) {
    LLVMContext &Context = Which->getContext();
    AttributeList List = Which->getAttributes();
    if (List.hasFnAttr(Attribute::Memory)) {
      auto Effects = List.getMemoryEffects() | MemoryEffects::argMemOnly(ModRefInfo::Mod);
      List = List.addFnAttribute(Context, Attribute::getWithMemoryEffects(Context, Effects));
    }
    Which->setAttributes(List.removeFnAttribute(Context, Attribute::Speculatable)
                             .addParamAttribute(Context, Param, Attribute::NoAlias)
                             .addParamAttribute(Context, Param, Attribute::WriteOnly));
  };
  if (auto *F = dyn_cast<Function>(unwrap(V)))
    Adapt(F);
  else
    Adapt(cast<CallBase>(unwrap(V)));
}

// The same function with one more parameter, a pointer to where it says what it threw. The old one keeps its calls and no body.
LLVMValueRef tapeless_take_thrown(LLVMValueRef V) {
  auto *F = cast<Function>(unwrap(V));
  LLVMContext &Context = F->getContext();
  FunctionType *Type = F->getFunctionType();
  SmallVector<llvm::Type *> Params(Type->params());
  Params.push_back(PointerType::get(Context, 0));
  auto *New = Function::Create(FunctionType::get(Type->getReturnType(), Params, false), F->getLinkage(),
                               F->getAddressSpace(), "", F->getParent());
  New->takeName(F);
  New->copyAttributesFrom(F);
  New->setAttributes(comingBack(Context, F->getAttributes(), F->arg_size()));
  New->addParamAttr(F->arg_size(), Attribute::NoAlias);
  New->setSubprogram(F->getSubprogram());
  F->setSubprogram(nullptr);
  New->splice(New->begin(), F);
  for (auto [Old, Param] : zip_first(F->args(), New->args())) {
    Old.replaceAllUsesWith(&Param);
    Param.takeName(&Old);
  }
  F->setPersonalityFn(nullptr);
  return wrap(New);
}

// Takes from a call what is not so any more where an exception is a way to come back.
void tapeless_may_come_back(LLVMValueRef V) {
  auto *Call = cast<CallBase>(unwrap(V));
  Call->setAttributes(comingBack(Call->getContext(), Call->getAttributes(), Call->arg_size()));
}

// A private copy in the same module. Recursive calls in it still call the original.
LLVMValueRef tapeless_clone_function(LLVMValueRef V, const char *Name, size_t Size) {
  auto *F = cast<Function>(unwrap(V));
  ValueToValueMapTy Map;
  Function *Copy = CloneFunction(F, Map);
  Copy->setComdat(nullptr);
  Copy->setVisibility(GlobalValue::DefaultVisibility);
  Copy->setDLLStorageClass(GlobalValue::DefaultStorageClass);
  Copy->setLinkage(GlobalValue::InternalLinkage);
  Copy->setName(StringRef(Name, Size));
  return wrap(Copy);
}

// A function with `byval` parameters makes their copies itself from now on.
void tapeless_own_byval(LLVMValueRef V) {
  auto *F = cast<Function>(unwrap(V));
  const DataLayout &Layout = F->getDataLayout();
  for (Argument &Param : F->args()) {
    if (!Param.hasByValAttr())
      continue;
    Type *Type = Param.getParamByValType();
    Align Aligned = std::max(Param.getParamAlign().valueOrOne(), Layout.getABITypeAlign(Type));
    IRBuilder<> Builder(F->getContext());
    setToEntry(Builder, F);
    AllocaInst *Copy = Builder.CreateAlloca(Type, nullptr, Param.getName() + ".copy");
    Copy->setAlignment(Aligned);
    Param.replaceAllUsesWith(Copy);
    Builder.CreateMemCpy(Copy, Aligned, &Param, Param.getParamAlign(), Layout.getTypeAllocSize(Type));
    F->setAttributes(plainPointer(F->getContext(), F->getAttributes(), Param.getArgNo()));
  }
}

// A call whose callee makes the copies. It must not be a tail call: it gets the caller's own memory.
void tapeless_pass_plain(LLVMValueRef V) {
  auto *Call = cast<CallBase>(unwrap(V));
  for (unsigned Arg = 0; Arg < Call->getFunctionType()->getNumParams(); ++Arg) {
    if (!Call->getAttributes().hasParamAttr(Arg, Attribute::ByVal))
      continue;
    Call->setAttributes(plainPointer(Call->getContext(), Call->getAttributes(), Arg));
    if (auto *Plain = dyn_cast<CallInst>(Call))
      Plain->setTailCallKind(CallInst::TCK_None);
  }
}

// Replaces a call by the callee's body. The call is gone if it answers true.
bool tapeless_inline_call(LLVMValueRef V) {
  InlineFunctionInfo Info;
  return InlineFunction(*cast<CallBase>(unwrap(V)), Info).isSuccess();
}

bool tapeless_has_metadata(LLVMValueRef V, const char *Name, size_t Size) {
  if (auto *Global = dyn_cast<GlobalObject>(unwrap(V)))
    return Global->getMetadata(StringRef(Name, Size));
  auto *I = dyn_cast<Instruction>(unwrap(V));
  return I && I->getMetadata(StringRef(Name, Size));
}

void tapeless_copy_metadata(LLVMValueRef To, LLVMValueRef From, const char *Name, size_t Size) {
  auto *Target = cast<Instruction>(unwrap(To));
  Target->setMetadata(StringRef(Name, Size), cast<Instruction>(unwrap(From))->getMetadata(StringRef(Name, Size)));
}

void tapeless_remove_metadata(LLVMValueRef V, const char *Name, size_t Size) {
  cast<Instruction>(unwrap(V))->setMetadata(StringRef(Name, Size), nullptr);
}

// One name a line; the debug location is not among them.
void tapeless_metadata_names(LLVMValueRef V, TapelessSink Sink, void *State) {
  auto *I = cast<Instruction>(unwrap(V));
  SmallVector<std::pair<unsigned, MDNode *>, 4> All;
  SmallVector<StringRef, 32> Names;
  I->getAllMetadataOtherThanDebugLoc(All);
  I->getContext().getMDKindNames(Names);
  for (auto &[Kind, Node] : All) {
    Sink(State, Names[Kind].data(), Names[Kind].size());
    Sink(State, "\n", 1);
  }
}

// The name of the type that an access tag speaks of; a struct-path tag is (base type, access type, offset), a scalar tag is
// the type itself.
static MDString *accessType(MDNode *Tag) {
  if (!Tag || Tag->getNumOperands() < 2)
    return nullptr;
  auto *Type = dyn_cast_or_null<MDNode>(Tag->getOperand(1));
  bool IsPath = isa<MDNode>(Tag->getOperand(0)) && Type;
  MDNode *Access = IsPath ? Type : Tag;
  return Access->getNumOperands() ? dyn_cast_or_null<MDString>(Access->getOperand(0)) : nullptr;
}

// The name of the type that an access has by type-based alias information; false if it says nothing.
bool tapeless_tbaa_type(LLVMValueRef V, TapelessSink Sink, void *State) {
  auto *I = dyn_cast<Instruction>(unwrap(V));
  MDString *Name = I ? accessType(I->getMetadata(LLVMContext::MD_tbaa)) : nullptr;
  if (!Name)
    return false;
  Sink(State, Name->getString().data(), Name->getString().size());
  return true;
}

// What a copy of a structure moves, member by member: `offset size type`, a line each.
void tapeless_copied_members(LLVMValueRef V, TapelessSink Sink, void *State) {
  MDNode *Members = cast<Instruction>(unwrap(V))->getMetadata(LLVMContext::MD_tbaa_struct);
  for (unsigned I = 0; Members && I + 2 < Members->getNumOperands(); I += 3) {
    auto *At = mdconst::dyn_extract_or_null<ConstantInt>(Members->getOperand(I));
    auto *Size = mdconst::dyn_extract_or_null<ConstantInt>(Members->getOperand(I + 1));
    MDString *Name = accessType(dyn_cast_or_null<MDNode>(Members->getOperand(I + 2)));
    std::string Line = (At ? utostr(At->getZExtValue()) : "?") + " " + (Size ? utostr(Size->getZExtValue()) : "?") + " " +
                       (Name ? Name->getString().str() : "?") + "\n";
    Sink(State, Line.data(), Line.size());
  }
}

// Gives an access the tag of a member that a copy moves.
void tapeless_tag_as_member(LLVMValueRef Access, LLVMValueRef Copy, unsigned Member) {
  MDNode *Members = cast<Instruction>(unwrap(Copy))->getMetadata(LLVMContext::MD_tbaa_struct);
  if (Members && 3 * Member + 2 < Members->getNumOperands())
    cast<Instruction>(unwrap(Access))->setMetadata(LLVMContext::MD_tbaa, dyn_cast_or_null<MDNode>(Members->getOperand(3 * Member + 2)));
}

LLVMMetadataRef tapeless_scope_domain(LLVMContextRef Context, const char *Name, size_t Size) {
  return wrap(MDBuilder(*unwrap(Context)).createAnonymousAliasScopeDomain(StringRef(Name, Size)));
}

LLVMMetadataRef tapeless_scope(LLVMContextRef Context, LLVMMetadataRef Domain, const char *Name, size_t Size) {
  return wrap(MDBuilder(*unwrap(Context)).createAnonymousAliasScope(unwrap<MDNode>(Domain), StringRef(Name, Size)));
}

// Adds scopes to those that an access belongs to, or to those that it does not touch.
void tapeless_add_scopes(LLVMValueRef V, bool Belongs, const LLVMMetadataRef *Scopes, size_t Count) {
  auto *I = cast<Instruction>(unwrap(V));
  unsigned Kind = Belongs ? LLVMContext::MD_alias_scope : LLVMContext::MD_noalias;
  SmallVector<Metadata *, 4> List;
  for (size_t At = 0; At < Count; ++At)
    List.push_back(unwrap(Scopes[At]));
  I->setMetadata(Kind, MDNode::concatenate(I->getMetadata(Kind), MDNode::get(I->getContext(), List)));
}

// The text that a scope of a family is named by.
static std::optional<StringRef> textOf(const MDOperand &Scope, StringRef Family) {
  auto *Node = dyn_cast_or_null<MDNode>(Scope.get());
  auto *Domain = Node && Node->getNumOperands() == 2 ? dyn_cast_or_null<MDNode>(Node->getOperand(1).get()) : nullptr;
  auto *Name = Domain ? dyn_cast_or_null<MDString>(Node->getOperand(0).get()) : nullptr;
  auto *Whose = Domain && Domain->getNumOperands() ? dyn_cast_or_null<MDString>(Domain->getOperand(0).get()) : nullptr;
  if (!Name || !Whose || Whose->getString() != Family)
    return std::nullopt;
  return Name->getString();
}

// All that is said of an access.
void tapeless_said(LLVMValueRef V, const char *Family, size_t Size, TapelessSink Sink, void *State) {
  auto *I = dyn_cast<Instruction>(unwrap(V));
  MDNode *List = I ? I->getMetadata(LLVMContext::MD_noalias) : nullptr;
  for (unsigned At = 0; List && At < List->getNumOperands(); ++At)
    if (auto Text = textOf(List->getOperand(At), StringRef(Family, Size))) {
      Sink(State, Text->data(), Text->size());
      Sink(State, "\n", 1);
    }
}

// Says a text of an access, and no other; none if it is empty.
void tapeless_say(LLVMValueRef V, const char *Family, size_t Size, const char *Text, size_t Length) {
  auto *I = cast<Instruction>(unwrap(V));
  LLVMContext &Context = I->getContext();
  MDNode *Before = I->getMetadata(LLVMContext::MD_noalias);
  SmallVector<Metadata *, 4> List;
  for (unsigned At = 0; Before && At < Before->getNumOperands(); ++At)
    if (!textOf(Before->getOperand(At), StringRef(Family, Size)))
      List.push_back(Before->getOperand(At));
  if (Length) {
    auto *Domain = MDNode::get(Context, MDString::get(Context, StringRef(Family, Size)));
    List.push_back(MDNode::get(Context, {MDString::get(Context, StringRef(Text, Length)), Domain}));
  }
  I->setMetadata(LLVMContext::MD_noalias, List.empty() ? nullptr : MDNode::get(Context, List));
}
}

// Moves an instruction and what follows it into a new block, to which the old one goes.
extern "C" LLVMBasicBlockRef tapeless_split_block(LLVMValueRef At) {
  auto *I = cast<Instruction>(unwrap(At));
  return wrap(I->getParent()->splitBasicBlock(I->getIterator()));
}
