//! The shape of derivatives in the final IR: `tests/shape/*.c`, compiled by clang with the plugin.
//!
//! A file says what must be there, as counts over the one function whose name begins with the word given:
//!
//! ```text
//! // flags: -O2
//! // shape: adjoint.relu3 loads=0 stores=0 blocks=1
//! ```
//!
//! Counts: `loads`, `stores`, `allocas`, `blocks`, `branches` (that depend on a condition, with switches), `loops` (back edges),
//! `heap` (calls that allocate), `calls` (but of intrinsics), `calls(NAME)` (of functions whose name begins with NAME).

mod function;
mod growth;

use function::Function;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The plugin that cargo has built for this test, beside the test itself.
fn plugin() -> PathBuf {
    let test = std::env::current_exe().expect("a running test has a path");
    let beside = test.with_file_name("libtapeless.so");
    assert!(beside.exists(), "{} is missing", beside.display());
    beside
}

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/shape")
}

fn directives<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = &'a str> {
    text.lines()
        .filter_map(move |line| line.strip_prefix("// ")?.strip_prefix(word))
        .map(str::trim)
}

/// The optimised module, as text.
fn compiled(file: &Path, flags: &str) -> Result<String, String> {
    let output = Command::new("clang-22")
        .args(flags.split_whitespace())
        .arg(format!("-fpass-plugin={}", plugin().display()))
        .args(["-S", "-emit-llvm", "-o", "-"])
        .arg(file)
        .output()
        .map_err(|error| format!("clang-22: {error}; `cargo xtask setup` installs it"))?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
    }
}

/// What a file expects and the module has not.
fn complaints(source: &str, module: &str) -> Vec<String> {
    let shapes: Vec<&str> = directives(source, "shape:").collect();
    if shapes.is_empty() {
        return vec!["it expects nothing".to_owned()];
    }
    let mut found = Vec::new();
    for shape in shapes {
        let mut words = shape.split_whitespace();
        let name = words.next().unwrap_or_default();
        let function = match Function::find(module, name) {
            Ok(function) => function,
            Err(complaint) => {
                found.push(complaint);
                continue;
            }
        };
        for word in words {
            let counted = word.split_once('=').and_then(|(what, count)| {
                Some((what, count.parse::<usize>().ok()?, function.count(what)?))
            });
            match counted {
                None => found.push(format!("`{word}` is no count")),
                Some((what, expected, count)) if expected != count => {
                    found.push(format!(
                        "{name}: {what}={expected} expected, there are {count}"
                    ));
                }
                Some(_) => {}
            }
        }
    }
    found
}

#[test]
fn derivatives_have_the_shape_that_their_files_expect() {
    let entries = std::fs::read_dir(directory()).expect("the directory is part of the project");
    let mut files: Vec<PathBuf> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "c"))
        .collect();
    files.sort();
    assert!(!files.is_empty());
    let mut wrong = Vec::new();
    for file in files {
        let source = std::fs::read_to_string(&file).expect("a program is text");
        let flags = directives(&source, "flags:").next().unwrap_or("-O2");
        let found = match compiled(&file, flags) {
            Ok(module) => complaints(&source, &module),
            Err(said) => vec![said],
        };
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        wrong.extend(found.iter().map(|complaint| format!("{name}: {complaint}")));
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_count_can_fail() {
    let module = "\
define internal double @adjoint.f.primal.1(ptr %0, double %1) {
  %3 = alloca [4 x double], align 8
  %4 = tail call dereferenceable(8) ptr @malloc(i64 8)
  br label %5

5:                                                ; preds = %2, %5
  %6 = phi i64 [ 0, %2 ], [ %8, %5 ]
  %7 = load double, ptr %0, align 8
  store double %7, ptr %4, align 8
  %8 = add i64 %6, 1
  %9 = tail call fastcc double @next.primal(double %1)
  %10 = tail call double @llvm.fabs.f64(double %9)
  %11 = icmp eq i64 %8, 9
  br i1 %11, label %12, label %5, !llvm.loop !4

12:                                               ; preds = %5
  tail call void @free(ptr %4)
  ret double %10
}
";
    let right = "adjoint.f loads=1 stores=1 allocas=1 blocks=3 branches=1 loops=1 heap=1 calls=3 calls(next)=1";
    assert!(complaints(&format!("// shape: {right}\n"), module).is_empty());
    for (at, _) in right.match_indices('=') {
        let wrong = format!("// shape: {}=7{}", &right[..at], &right[at + 2..]);
        assert_eq!(complaints(&wrong, module).len(), 1, "{wrong}");
    }
    for wrong in [
        "",
        "// shape: g loads=0",
        "// shape: adjoint.f words=3",
        "// shape: adjoint.f loads",
    ] {
        assert_eq!(complaints(wrong, module).len(), 1, "{wrong}");
    }
}
