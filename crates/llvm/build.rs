//! Builds the C++ shim against LLVM 22 and, for this package's own tests, links LLVM.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The names under which distributions install the configuration tool of LLVM 22.
const CONFIG_TOOLS: [&str; 2] = ["llvm-config-22", "llvm-config"];

fn main() {
    println!("cargo:rerun-if-changed=shim");
    println!("cargo:rerun-if-env-changed=LLVM_CONFIG");
    let Some(tool) = find_config_tool() else {
        eprintln!(
            "LLVM 22 is missing: no llvm-config-22 was found. Run `cargo xtask setup`, or install \
             llvm-22-dev (apt.llvm.org or Debian) and set LLVM_CONFIG if it lies elsewhere."
        );
        std::process::exit(1);
    };
    build_shim(&tool);
    let libdir = ask(&tool, "--libdir").unwrap_or_default();
    println!("cargo:libdir={libdir}");
    println!("cargo:rustc-link-arg=-L{libdir}");
    println!("cargo:rustc-link-arg=-Wl,-rpath,{libdir}");
    println!("cargo:rustc-link-arg=-lLLVM-22");
    println!("cargo:rustc-link-arg=-lstdc++");
}

fn find_config_tool() -> Option<String> {
    let named = std::env::var("LLVM_CONFIG").ok();
    named
        .into_iter()
        .chain(CONFIG_TOOLS.map(String::from))
        .find(|tool| ask(tool, "--version").is_some_and(|version| version.starts_with("22.")))
}

fn ask(tool: &str, question: &str) -> Option<String> {
    let output = Command::new(tool).arg(question).output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

fn build_shim(tool: &str) {
    let mut build = cc::Build::new();
    build.cpp(true).cpp_link_stdlib(None).warnings(false);
    // No RTTI: the LLVM inside rustc exports none.
    build
        .flag("-fno-exceptions")
        .flag("-fno-rtti")
        .flag("-fvisibility=hidden")
        .flag("-Wall")
        .flag("-Werror");
    build.opt_level(2).debug(false);
    for flag in ask(tool, "--cxxflags")
        .unwrap_or_default()
        .split_whitespace()
    {
        // LLVM's headers are not ours to warn about.
        match flag.strip_prefix("-I") {
            Some(path) => build.flag("-isystem").flag(path),
            None => build.flag(flag),
        };
    }
    build
        .include("shim")
        .file(as_one_file())
        .compile("tapeless_shim");
    weaken_host_symbols();
    let mut guarded = cc::Build::new();
    guarded.cpp(true).cpp_link_stdlib(None);
    guarded.flag("-std=c++17").flag("-fno-rtti").flag("-Wall");
    guarded.flag("-Werror").opt_level(2).debug(false);
    guarded
        .files(["shim/guarded.cc", "shim/sampled.cc"])
        .compile("tapeless_guarded");
}

/// A file that includes all others, so that LLVM's headers are read once.
fn as_one_file() -> PathBuf {
    let entries = std::fs::read_dir("shim").into_iter().flatten().flatten();
    let mut names: Vec<_> = entries
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".cpp"))
        .collect();
    names.sort();
    let text: String = names
        .iter()
        .map(|name| format!("#include \"{name}\"\n"))
        .collect();
    let path = Path::new(&std::env::var("OUT_DIR").unwrap_or_default()).join("shim.cpp");
    std::fs::write(&path, text).expect("cargo gives a folder that can be written");
    path
}

/// Lets the plugin load into a host that lacks some of LLVM's symbols, so that it can say which version it needs.
/// Only data is bound at load time, but `objcopy` cannot tell; libstdc++ stays strong, as it is linked in.
fn weaken_host_symbols() {
    let archive =
        Path::new(&std::env::var("OUT_DIR").unwrap_or_default()).join("libtapeless_shim.a");
    let weakened = Command::new("objcopy")
        .args([
            "--wildcard",
            "--weaken-symbol=_ZN4llvm*",
            "--weaken-symbol=_ZNK4llvm*",
        ])
        .arg("--weaken-symbol=_ZTVN4llvm*")
        .arg(archive)
        .status();
    if !weakened.is_ok_and(|status| status.success()) {
        println!(
            "cargo:warning=objcopy failed: a host with another LLVM will not be told which one it needs"
        );
    }
}
