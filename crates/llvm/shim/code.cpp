// Where compiled code lies in this process, and which lines of the source it comes from.
#include "shim.h"
#include "llvm-c/LLJIT.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/DebugInfo/DWARF/DWARFContext.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/ExecutionEngine/Orc/ObjectLinkingLayer.h"
#include "llvm/Object/ObjectFile.h"
#include <map>
#include <memory>
#include <string>
#include <vector>

using namespace llvm;

namespace {
// An object file, and where its functions were put.
struct Compiled {
  std::unique_ptr<MemoryBuffer> Bytes;
  StringMap<uint64_t> Functions;
  // Where code begins, and where it ends.
  std::map<uint64_t, uint64_t> Spans;
};

// Sees each object file that is linked.
struct Watch : orc::ObjectLinkingLayer::Plugin {
  std::vector<std::shared_ptr<Compiled>> All;

  void notifyMaterializing(orc::MaterializationResponsibility &, jitlink::LinkGraph &, jitlink::JITLinkContext &,
                           MemoryBufferRef Input) override {
    All.push_back(std::make_shared<Compiled>());
    All.back()->Bytes = MemoryBuffer::getMemBufferCopy(Input.getBuffer(), Input.getBufferIdentifier());
  }

  void modifyPassConfig(orc::MaterializationResponsibility &, jitlink::LinkGraph &,
                        jitlink::PassConfiguration &Config) override {
    Config.PostAllocationPasses.push_back([Into = All.back()](jitlink::LinkGraph &Graph) {
      for (jitlink::Symbol *Each : Graph.defined_symbols()) {
        // What jumps to other libraries has no name.
        if (!Each->isCallable() || !Each->hasName())
          continue;
        Into->Functions[*Each->getName()] = Each->getAddress().getValue();
        auto Whole = Each->getBlock().getRange();
        Into->Spans[Whole.Start.getValue()] = Whole.End.getValue();
      }
      return Error::success();
    });
  }

  Error notifyFailed(orc::MaterializationResponsibility &) override { return Error::success(); }
  Error notifyRemovingResources(orc::JITDylib &, orc::ResourceKey) override { return Error::success(); }
  void notifyTransferringResources(orc::JITDylib &, orc::ResourceKey, orc::ResourceKey) override {}
};

// Sections by their number, and where they lie.
struct Placed : LoadedObjectInfoHelper<Placed> {
  std::map<uint64_t, uint64_t> Sections;

  Placed(const object::ObjectFile &File, const Compiled &Known) {
    for (const object::SymbolRef &Symbol : File.symbols()) {
      auto Name = expectedToOptional(Symbol.getName());
      auto Within = expectedToOptional(Symbol.getSection());
      auto Offset = expectedToOptional(Symbol.getValue());
      if (!Name || !Within || *Within == File.section_end() || !Offset)
        continue;
      auto Found = Known.Functions.find(*Name);
      if (Found != Known.Functions.end())
        Sections[(*Within)->getIndex()] = Found->second - *Offset;
    }
  }

  uint64_t getSectionLoadAddress(const object::SectionRef &Section) const override {
    auto Found = Sections.find(Section.getIndex());
    return Found == Sections.end() ? 0 : Found->second;
  }

  // The section that holds an address.
  uint64_t section(const object::ObjectFile &File, uint64_t Address) const {
    for (const object::SectionRef &Section : File.sections()) {
      auto Found = Sections.find(Section.getIndex());
      if (Found != Sections.end() && Address - Found->second < Section.getSize())
        return Section.getIndex();
    }
    return object::SectionedAddress::UndefSection;
  }
};
} // namespace

// Of each frame, the innermost first, its line and its file.
static std::string frames(DWARFContext &Lines, object::SectionedAddress Address) {
  DILineInfoSpecifier Wanted(DILineInfoSpecifier::FileLineInfoKind::RawValue, DINameKind::None,
                             /*ApproximateLine=*/true);
  DIInliningInfo Frames = Lines.getInliningInfoForAddress(Address, Wanted);
  std::string Text;
  for (uint32_t I = 0; I != Frames.getNumberOfFrames(); ++I) {
    const DILineInfo &Frame = Frames.getFrame(I);
    if (Frame.Line && Frame.FileName != DILineInfo::BadString)
      Text += std::to_string(Frame.Line) + "\t" + Frame.FileName + "\t";
  }
  return Text;
}

extern "C" {
// Watches a compiler from now on; to be given to `tapeless_unwatch` in the end.
void *tapeless_watch(LLVMOrcLLJITRef Jit) {
  auto Seen = std::make_shared<Watch>();
  auto &Layer = reinterpret_cast<orc::LLJIT *>(Jit)->getObjLinkingLayer();
  // On this machine that is what links; there is no other.
  static_cast<orc::ObjectLinkingLayer &>(Layer).addPlugin(Seen);
  return new std::shared_ptr<Watch>(std::move(Seen));
}

void tapeless_unwatch(void *Seen) { delete static_cast<std::shared_ptr<Watch> *>(Seen); }

// A line each: where a piece of code begins, and where it ends.
void tapeless_code_spans(void *Seen, TapelessSink Sink, void *State) {
  for (auto &Each : (*static_cast<std::shared_ptr<Watch> *>(Seen))->All)
    for (auto [Start, End] : Each->Spans) {
      std::string Line = std::to_string(Start) + "\t" + std::to_string(End) + "\n";
      Sink(State, Line.data(), Line.size());
    }
}

// A line for each address: the line and the file of each frame.
void tapeless_code_lines(void *Seen, const uint64_t *Addresses, size_t Count, TapelessSink Sink, void *State) {
  std::vector<std::string> Found(Count);
  auto Ignored = [](Error Problem) { consumeError(std::move(Problem)); };
  for (auto &Each : (*static_cast<std::shared_ptr<Watch> *>(Seen))->All) {
    auto File = expectedToOptional(object::ObjectFile::createObjectFile(Each->Bytes->getMemBufferRef()));
    if (!File)
      continue;
    Placed Where(**File, *Each);
    auto Lines = DWARFContext::create(**File, DWARFContext::ProcessDebugRelocations::Process, &Where, "", Ignored,
                                      Ignored);
    for (size_t I = 0; I != Count; ++I) {
      uint64_t Section = Where.section(**File, Addresses[I]);
      if (Section != object::SectionedAddress::UndefSection)
        Found[I] = frames(*Lines, {Addresses[I], Section});
    }
  }
  for (const std::string &Line : Found) {
    Sink(State, Line.data(), Line.size());
    Sink(State, "\n", 1);
  }
}
}
