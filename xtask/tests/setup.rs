//! What the set-up says where it cannot install.

use std::process::Command;

/// No program is found: neither LLVM nor apt.
#[test]
fn without_llvm_and_apt_the_names_of_the_packages_are_said() -> std::io::Result<()> {
    let output = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .arg("setup")
        .env("PATH", "/nowhere")
        .output()?;
    let said = String::from_utf8_lossy(&output.stderr);
    let expected = "\
Missing:
  g++                  compiles the C++ shim
  llvm-22-dev          headers of LLVM
  llvm-22-tools        checks of LLVM IR
  llvm-22              opt, a host of the plugin
  clang-22             the C and C++ host
  lld-22               the link-time host
  flang-22             the Fortran host
  libclang-rt-22-dev   sanitizers
  cmake                builds the projects of tests, as users do
  libomp-22-dev        OpenMP
error: there is no apt-get here; install by hand, under the names that your system has for them: g++, llvm-22-dev, llvm-22-tools, \
llvm-22, clang-22, lld-22, flang-22, libclang-rt-22-dev, cmake, libomp-22-dev (LLVM 22.1; for Debian and Ubuntu see https://apt.llvm.org), \
then run this again
";
    assert_eq!(said, expected);
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    Ok(())
}
