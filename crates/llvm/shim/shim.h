// The C interface of the shim. No C++ type crosses it; every exported symbol starts with `tapeless_`.
// Strings go out through a callback (`TapelessSink`), so that no allocation changes hands.
#pragma once

#include "llvm-c/Core.h"
#include "llvm-c/TargetMachine.h"
#include <cstddef>
#include <cstdint>

extern "C" {
/// Receives bytes that live only during the call.
typedef void (*TapelessSink)(void *State, const char *Data, size_t Size);

/// Runs on a module; returns whether it changed anything.
typedef bool (*TapelessModulePass)(LLVMModuleRef Module, void *Host);

/// The passes that the plugin adds to a host's pipelines.
struct TapelessPasses {
  TapelessModulePass Preserve;
  TapelessModulePass Differentiate;
};
}
