//! How the work of a gradient grows: `tests/shape/growth/*.c`, by the basic blocks that run, which no clock disturbs.
//!
//! A file has a function `gradient` of a size, and says by what each doubling of it multiplies the work:
//! `// grows: 2 with -O2 -fno-math-errno`. Options of the plugin may stand among the flags.

use crate::{directives, directory, plugin};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Lower terms disturb the factor by this much at most.
const TOLERANCE: f64 = 0.02;

/// The programs; `blocks.c` counts.
const PROGRAMS: [&str; 1] = ["norm.c"];

#[test]
fn work_grows_as_the_files_expect() {
    let mut wrong = Vec::new();
    for name in PROGRAMS {
        let file = directory().join("growth").join(name);
        let source = std::fs::read_to_string(&file).expect("a program is text");
        let expectations: Vec<&str> = directives(&source, "grows:").collect();
        assert!(!expectations.is_empty(), "{name} expects nothing");
        for (index, expectation) in expectations.iter().enumerate() {
            let (factor, flags) = expectation.split_once(" with ").expect("FACTOR with FLAGS");
            let factor: f64 = factor.parse().expect("a factor is a number");
            let blocks = blocks(&file, flags, &format!("growth-{name}-{index}"));
            wrong.extend(
                complaint(&blocks, factor).map(|what| format!("{name} with {flags}: {what}")),
            );
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn other_growth_is_complained_of() {
    assert!(complaint(&[1001, 2001, 4001], 2.0).is_none());
    assert!(complaint(&[1001, 2001, 4101], 2.0).is_some());
    assert!(complaint(&[1000, 4000, 16000], 2.0).is_some());
    assert!(complaint(&[10, 10, 10], 2.0).is_some());
    assert!(complaint(&[1000], 2.0).is_some());
}

fn complaint(blocks: &[u32], factor: f64) -> Option<String> {
    let grows = |pair: &[u32]| {
        let found = f64::from(pair[1]) / f64::from(pair[0]);
        (found / factor - 1.0).abs() <= TOLERANCE
    };
    let right = blocks.len() > 1 && blocks.windows(2).all(grows);
    (!right).then(|| format!("blocks that run: {blocks:?}, expected × {factor} each"))
}

/// The basic blocks that run at each size.
fn blocks(file: &Path, flags: &str, name: &str) -> Vec<u32> {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&scratch).expect("the target directory is writable");
    let (options, flags): (Vec<&str>, Vec<&str>) = flags
        .split_whitespace()
        .partition(|flag| flag.starts_with("-tapeless"));
    let object = |name: &str| -> PathBuf { scratch.join(name).with_extension("o") };
    let mut clang = Command::new("clang-22");
    clang
        .env("TAPELESS_FLAGS", options.join(" "))
        .args(flags)
        .arg("-fsanitize-coverage=bb,no-prune,trace-pc")
        .arg(format!("-fpass-plugin={}", plugin().display()))
        .arg("-c")
        .arg(file)
        .arg("-o")
        .arg(object("program"));
    succeed(&mut clang);
    let mut counter = Command::new("clang-22");
    counter.arg("-c").arg(file.with_file_name("blocks.c"));
    succeed(counter.arg("-o").arg(object("blocks")));
    let mut linker = Command::new("clang-22");
    linker.args([object("program"), object("blocks")]);
    succeed(linker.args(["-lm", "-o"]).arg(scratch.join("program")));
    let output = succeed(&mut Command::new(scratch.join("program")));
    let text = String::from_utf8_lossy(&output.stdout);
    text.lines()
        .map(|line| line.parse().expect("a count a line"))
        .collect()
}

fn succeed(command: &mut Command) -> Output {
    let output = command
        .output()
        .unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}:\n{said}");
    output
}
