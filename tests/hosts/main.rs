//! The plugin in every host: it loads, and programs without requests behave as without it.
//!
//! Each program in `programs/` prints what it computes; it is built with and without the plugin.
//! Gradients are in [`gradients`], mistakes in [`newcomer`].

mod gradients;
mod newcomer;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The plugin that cargo has built for this test, beside the test itself.
fn plugin() -> String {
    let test = std::env::current_exe().expect("a running test has a path");
    let beside = test
        .parent()
        .expect("a file has a directory")
        .join("libtapeless.so");
    assert!(beside.exists(), "{} is missing", beside.display());
    beside.display().to_string()
}

fn program(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/hosts/programs")
        .join(name)
}

/// An empty directory of this test's own.
fn scratch(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::remove_dir_all(&path).ok();
    std::fs::create_dir_all(&path).expect("the target directory is writable");
    path
}

fn run(command: &mut Command) -> Output {
    let output = command.output();
    output.unwrap_or_else(|error| {
        panic!("{command:?}: {error}; `cargo xtask setup` installs the hosts")
    })
}

/// Runs a command that must succeed silently on standard error; returns what it prints.
fn succeed(command: &mut Command) -> String {
    let output = run(command);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success() && errors.is_empty(),
        "{command:?}:\n{errors}"
    );
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Builds `source` with `compiler`, with and without the `hosting` flags, and compares what the programs print.
fn behaves_the_same(compiler: &str, source: &str, flags: &[&str], hosting: &[String]) {
    let level = flags.join("");
    let directory = scratch(
        &format!("{compiler}-{source}{level}{}", hosting.len()).replace(['/', ' ', '='], "_"),
    );
    let build = |name: &str, hosting: &[String]| {
        let binary = directory.join(name);
        let mut command = Command::new(compiler);
        command.env("RUSTC_BOOTSTRAP", "1").current_dir(&directory);
        command
            .arg(program(source))
            .args(flags)
            .args(hosting)
            .arg("-o")
            .arg(&binary);
        succeed(&mut command);
        succeed(&mut Command::new(binary))
    };
    let without = build("without", &[]);
    assert!(
        without.contains("sum"),
        "the program prints its sums: {without}"
    );
    assert_eq!(build("with", hosting), without);
}

#[test]
fn clang_compiles_c() {
    for level in ["-O0", "-O2"] {
        behaves_the_same(
            "clang-22",
            "sums.c",
            &[level, "-lm"],
            &[format!("-fpass-plugin={}", plugin())],
        );
    }
}

#[test]
fn clang_compiles_cpp_with_exceptions_and_debug_information() {
    for level in ["-O0", "-O2"] {
        behaves_the_same(
            "clang++-22",
            "sums.cpp",
            &[level, "-g"],
            &[format!("-fpass-plugin={}", plugin())],
        );
    }
}

#[test]
fn flang_compiles_fortran() {
    for level in ["-O0", "-O2"] {
        behaves_the_same(
            "flang-22",
            "sums.f90",
            &[level],
            &[format!("-fpass-plugin={}", plugin())],
        );
    }
}

#[test]
fn lld_links_with_full_and_thin_lto() {
    for lto in ["-flto", "-flto=thin"] {
        for level in ["-O0", "-O2"] {
            let hosting = [format!("-Wl,--load-pass-plugin={}", plugin())];
            behaves_the_same(
                "clang-22",
                "sums.c",
                &[level, lto, "-fuse-ld=lld-22", "-lm"],
                &hosting,
            );
        }
    }
}

#[test]
fn rustc_compiles_rust() {
    for level in ["-Copt-level=0", "-Copt-level=2"] {
        behaves_the_same(
            "rustc",
            "sums.rs",
            &[level],
            &[format!("-Zllvm-plugins={}", plugin())],
        );
    }
}

#[test]
fn opt_runs_the_passes_by_name() {
    let load = format!("-load-pass-plugin={}", plugin());
    let opt = |passes: &str, flags: &[&str]| {
        let mut command = Command::new("opt-22");
        command
            .args([&load, "-S", "-o", "-"])
            .arg(format!("-passes={passes}"))
            .args(flags);
        succeed(command.arg(program("merged.ll")))
    };
    let nomerge = |text: &str| {
        text.lines()
            .any(|line| line.starts_with("attributes") && line.contains("nomerge"))
    };
    assert!(nomerge(&opt("tapeless-preserve", &[])));
    assert!(!nomerge(&opt("instcombine", &[])));
}

#[test]
fn marker_calls_stay_apart() {
    let passes = "function(simplifycfg<sink-common-insts;hoist-common-insts>)";
    let calls = |passes: &str| {
        let mut command = Command::new("opt-22");
        command
            .arg(format!("-load-pass-plugin={}", plugin()))
            .args(["-S", "-o", "-"]);
        let text = succeed(
            command
                .arg(format!("-passes={passes}"))
                .arg(program("merged.ll")),
        );
        text.matches("call double (ptr, ...) @__enzyme_autodiff")
            .count()
    };
    assert_eq!(
        calls(passes),
        1,
        "the program does not show what is to be prevented"
    );
    assert_eq!(calls(&format!("tapeless-preserve,{passes}")), 2);
}

#[test]
fn options_are_known_on_the_command_line() {
    let directory = scratch("options");
    let mut clang = Command::new("clang-22");
    clang
        .arg(format!("-fpass-plugin={}", plugin()))
        .args(["-mllvm", "-tapeless-no-prepare", "-c"]);
    succeed(
        clang
            .arg(program("sums.c"))
            .arg("-o")
            .arg(directory.join("sums.o")),
    );
}

/// A host is whoever exports LLVM's symbols: this one says that its version is 19.
#[test]
fn another_llvm_is_told_which_one_is_needed() {
    let host = scratch("host").join("host");
    let mut cc = Command::new("cc");
    let libdir = succeed(Command::new("llvm-config-22").arg("--libdir"));
    let libdir = libdir.trim();
    cc.arg(program("host19.c"))
        .arg("-rdynamic")
        .arg("-o")
        .arg(&host);
    cc.args([
        "-Wl,--no-as-needed",
        &format!("-L{libdir}"),
        &format!("-Wl,-rpath,{libdir}"),
        "-lLLVM-22",
        "-ldl",
    ]);
    succeed(&mut cc);
    let output = run(Command::new(host).arg(plugin()));
    assert_eq!(output.status.code(), Some(1));
    let message = "error[TL0007] this plugin needs a compiler with LLVM 22; this one has LLVM 19\n  help: use clang-22, flang-22, opt-22 or lld-22; of rustc, `rustc -vV` says which LLVM it has\n";
    assert_eq!(String::from_utf8_lossy(&output.stderr), message);
}
