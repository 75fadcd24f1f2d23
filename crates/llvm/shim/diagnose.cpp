// Diagnostics through the host's own handler.
#include "shim.h"
#include "llvm/ADT/Twine.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include <dlfcn.h>
#include <string>

using namespace llvm;

static DiagnosticSeverity severity(bool IsError) { return IsError ? DS_Error : DS_Warning; }

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

// Of the kind that every host reports (rustc is silent about generic diagnostics), printed as its text alone.
struct Unplaced : DiagnosticInfoUnsupported {
  using DiagnosticInfoUnsupported::DiagnosticInfoUnsupported;
  void print(DiagnosticPrinter &Printer) const override { Printer << getMessage(); }
};

// Where clang compiles source, its handler shows places with their source. A handler says by the file that its class
// is defined in whose it is. clang reading IR has no sources of its own.
extern "C" bool tapeless_host_is_clang(LLVMModuleRef Ref) {
  Module &M = *unwrap(Ref);
  const DiagnosticHandler *Handler = M.getContext().getDiagHandlerPtr();
  StringRef Input = M.getModuleIdentifier();
  if (!Handler || Input.ends_with(".ll") || Input.ends_with(".bc"))
    return false;
  Dl_info Maker;
  const void *Methods = *reinterpret_cast<void *const *>(Handler);
  return dladdr(Methods, &Maker) && Maker.dli_fname && sys::path::filename(Maker.dli_fname).contains("clang");
}

// An error ends the compilation in every host; a warning does not.
extern "C" void tapeless_diagnose_clang(LLVMModuleRef Ref, LLVMValueRef Near, bool IsError, const char *File,
                                        size_t FileSize, unsigned Line, unsigned Column, const char *Text,
                                        size_t TextSize) {
  Module &M = *unwrap(Ref);
  std::string Message(Text, TextSize);
  auto *F = Near ? cast<Function>(unwrap(Near)) : nullptr;
  DebugLoc Place = F ? locate(*F, StringRef(File, FileSize), Line, Column) : DebugLoc();
  if (Line != 0 && !Place)
    Message = (StringRef(File, FileSize) + ":" + Twine(Line) + ": " + Message).str();
  if (F)
    M.getContext().diagnose(DiagnosticInfoUnsupported(*F, Message, Place, severity(IsError)));
  else
    M.getContext().diagnose(DiagnosticInfoGeneric(Message, severity(IsError)));
}

// A note of clang, with the source if its file can be read.
extern "C" void tapeless_note_clang(LLVMModuleRef Ref, const char *File, size_t FileSize, unsigned Line,
                                    unsigned Column, const char *Text, size_t TextSize) {
  Module &M = *unwrap(Ref);
  StringRef Name(File, FileSize), Message(Text, TextSize);
  SourceMgr Sources;
  SMDiagnostic Note("", SourceMgr::DK_Note, Message);
  std::string Placed;
  if (Line != 0) {
    Placed = (Name + ":" + Twine(Line) + ": " + Message).str();
    Note = SMDiagnostic("", SourceMgr::DK_Note, Placed);
    auto Buffer = MemoryBuffer::getFile(Name);
    unsigned Id = Buffer ? Sources.AddNewSourceBuffer(std::move(*Buffer), SMLoc()) : 0;
    SMLoc Place = Id ? Sources.FindLocForLineAndColumn(Id, Line, Column) : SMLoc();
    if (Place.isValid())
      Note = Sources.GetMessage(Place, SourceMgr::DK_Note, Message);
  }
  M.getContext().diagnose(DiagnosticInfoSrcMgr(Note, M.getName(), /*InlineAsmDiag=*/false));
}

extern "C" void tapeless_diagnose(LLVMModuleRef Ref, bool IsError, const char *Text, size_t TextSize) {
  Module &M = *unwrap(Ref);
  StringRef Message(Text, TextSize);
  if (M.empty())
    M.getContext().diagnose(DiagnosticInfoGeneric(Message, severity(IsError)));
  else
    M.getContext().diagnose(Unplaced(*M.begin(), Message, DebugLoc(), severity(IsError)));
}
