//! Link options of the plugin: LLVM's symbols come from the host, libstdc++ comes along.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rustc-cdylib-link-arg=-l:libstdc++.a");
    // Bound on first use, so that a host with another LLVM gets far enough to be told so.
    println!("cargo:rustc-cdylib-link-arg=-Wl,-z,lazy");
}
