// What LLVM's C interface has learnt only lately. Called there, the plugin could not even be loaded by a somewhat older
// host, which then could not be told which version is needed.
#include "shim.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

extern "C" {
LLVMValueRef tapeless_float_from_bits(LLVMTypeRef T, const uint64_t *Words) {
  Type *Float = unwrap(T)->getScalarType();
  unsigned Width = Float->getPrimitiveSizeInBits();
  APInt Bits(Width, ArrayRef(Words, divideCeil(Width, 64)));
  return wrap(ConstantFP::get(unwrap(T), APFloat(Float->getFltSemantics(), Bits)));
}

bool tapeless_has_debug_records(LLVMValueRef V) { return cast<Instruction>(unwrap(V))->hasDbgRecords(); }

bool tapeless_is_atomic(LLVMValueRef V) {
  auto *I = dyn_cast<Instruction>(unwrap(V));
  return I && I->isAtomic();
}

LLVMValueRef tapeless_switch_case(LLVMValueRef V, unsigned Successor) {
  auto *Switch = cast<SwitchInst>(unwrap(V));
  return wrap(SwitchInst::CaseIt::fromSuccessorIndex(Switch, Successor)->getCaseValue());
}

LLVMValueRef tapeless_named_function(LLVMModuleRef M, const char *Name, size_t Size) {
  return wrap(unwrap(M)->getFunction(StringRef(Name, Size)));
}

LLVMValueRef tapeless_named_global(LLVMModuleRef M, const char *Name, size_t Size) {
  return wrap(unwrap(M)->getNamedGlobal(StringRef(Name, Size)));
}
}
