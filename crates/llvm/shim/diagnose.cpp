// Diagnostics through the host's own handler.
#include "shim.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

// A debug location at a place of the user's source, for handlers that look at nothing else.
static DebugLoc locate(Function &F, StringRef File, unsigned Line, unsigned Column) {
  DISubprogram *Program = F.getSubprogram();
  if (!Program || Line == 0)
    return DebugLoc();
  LLVMContext &Context = F.getContext();
  DILocalScope *Scope = Program;
  if (Program->getFilename() != File) {
    auto *Place = DIFile::get(Context, File, Program->getDirectory());
    Scope = DILexicalBlockFile::get(Context, Program, Place, 0);
  }
  return DILocation::get(Context, Line, Column, Scope);
}

// An error ends the compilation in every host; a warning does not.
extern "C" void tapeless_diagnose(LLVMValueRef Near, bool IsError, const char *File, size_t FileSize, unsigned Line,
                                  unsigned Column, const char *Text, size_t TextSize) {
  auto &F = *cast<Function>(unwrap(Near));
  DebugLoc Place = locate(F, StringRef(File, FileSize), Line, Column);
  StringRef Message(Text, TextSize);
  F.getContext().diagnose(DiagnosticInfoUnsupported(F, Message, Place, IsError ? DS_Error : DS_Warning));
}

// Of the kind that every host reports, but without a place that says nothing.
struct Unplaced : DiagnosticInfoUnsupported {
  using DiagnosticInfoUnsupported::DiagnosticInfoUnsupported;
  void print(DiagnosticPrinter &Printer) const override { Printer << getMessage(); }
};

static bool isFromRustc(Module &M) {
  NamedMDNode *Makers = M.getNamedMetadata("llvm.ident");
  if (!Makers)
    return false;
  return any_of(Makers->operands(), [](MDNode *Maker) {
    auto *Text = Maker->getNumOperands() ? dyn_cast<MDString>(Maker->getOperand(0)) : nullptr;
    return Text && Text->getString().starts_with("rustc");
  });
}

// The same where no function is near. rustc is silent about generic diagnostics.
extern "C" void tapeless_diagnose_module(LLVMModuleRef Ref, bool IsError, const char *Text, size_t TextSize) {
  Module &M = *unwrap(Ref);
  StringRef Message(Text, TextSize);
  auto Severity = IsError ? DS_Error : DS_Warning;
  if (isFromRustc(M) && !M.empty())
    M.getContext().diagnose(Unplaced(*M.begin(), Message, DebugLoc(), Severity));
  else
    M.getContext().diagnose(DiagnosticInfoGeneric(Message, Severity));
}
