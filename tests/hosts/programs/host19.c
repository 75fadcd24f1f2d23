// Loads a pass plugin as a compiler with LLVM 19 would, whose interface has four fields.
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>

void LLVMGetVersion(unsigned *major, unsigned *minor, unsigned *patch) {
  if (major)
    *major = 19;
  if (minor)
    *minor = 1;
  if (patch)
    *patch = 7;
}

struct Info {
  uint32_t api_version;
  const char *name, *version;
  void (*register_callbacks)(void *);
};

int main(int argc, char **argv) {
  void *library = argc > 1 ? dlopen(argv[1], RTLD_LAZY) : NULL;
  if (!library) {
    fprintf(stderr, "%s\n", dlerror());
    return 2;
  }
  struct Info (*info)(void) = (struct Info(*)(void))dlsym(library, "llvmGetPassPluginInfo");
  return info && info().api_version ? 0 : 3;
}
