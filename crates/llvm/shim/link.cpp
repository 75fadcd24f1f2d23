// Definitions that one module takes over from another.
#include "shim.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"
#include <memory>

using namespace llvm;

// Moves the definition of a function, and what it needs, into a module in which the name is free; null if it cannot.
// The other module is gone afterwards.
extern "C" LLVMValueRef tapeless_link_definition(LLVMModuleRef To, LLVMModuleRef From, const char *Name, size_t Size) {
  Module &Into = *unwrap(To);
  std::unique_ptr<Module> Other(unwrap(From));
  StringRef Symbol(Name, Size);
  Function *Found = Other->getFunction(Symbol);
  if (!Found || Into.getNamedValue(Symbol))
    return nullptr;
  Other->setDataLayout(Into.getDataLayout());
  Other->setTargetTriple(Into.getTargetTriple());
  Function::Create(Found->getFunctionType(), GlobalValue::ExternalLinkage, Symbol, Into);
  bool Failed = Linker::linkModules(Into, std::move(Other), Linker::LinkOnlyNeeded);
  Function *Made = Into.getFunction(Symbol);
  if (Failed || !Made || Made->isDeclaration())
    return nullptr;
  // What is weak is one for all modules of a program.
  if (!Made->isInterposable())
    Made->setLinkage(GlobalValue::InternalLinkage);
  Made->setDSOLocal(true);
  return wrap(Made);
}
