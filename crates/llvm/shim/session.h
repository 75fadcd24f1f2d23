// Analyses and pipelines of our own: the answers do not depend on what the host has enabled.
#pragma once

#include "shim.h"
#include "llvm/Analysis/CGSCCPassManager.h"
#include "llvm/Analysis/LoopAnalysisManager.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Target/TargetMachine.h"
#include <map>
#include <memory>
#include <string>
#include <utility>

namespace tapeless {
// Target machines by processor and features. Null where the host has not linked the target: analyses are then merely
// less precise.
struct Targets {
  std::map<std::pair<std::string, std::string>, std::shared_ptr<llvm::TargetMachine>> Made;

  std::shared_ptr<llvm::TargetMachine> like(const llvm::Module &M, const llvm::Function *Like);
};

struct Session {
  // The order matters: managers refer to those before them when they end.
  std::shared_ptr<llvm::TargetMachine> Target;
  llvm::LoopAnalysisManager Loops;
  llvm::FunctionAnalysisManager Functions;
  llvm::CGSCCAnalysisManager Components;
  llvm::ModuleAnalysisManager Modules;
  llvm::PassBuilder Builder;

  // The target is that of `Like`, whose attributes name processor and features; null takes the module's default.
  Session(llvm::Module &M, const llvm::Function *Like, Targets &Known);
};
} // namespace tapeless
