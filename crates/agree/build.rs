//! Links the binary with LLVM; the directory comes from the build of `tapeless-llvm`.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let libdir = std::env::var("DEP_TAPELESS_SHIM_LIBDIR").unwrap_or_default();
    println!("cargo:rustc-link-arg=-L{libdir}");
    println!("cargo:rustc-link-arg=-Wl,-rpath,{libdir}");
    println!("cargo:rustc-link-arg=-lLLVM-22");
    println!("cargo:rustc-link-arg=-lstdc++");
}
