//! What `tapeless explain` says that a derivative keeps at most, and what it takes: `tests/memory/long.c`, whose loops run
//! 10⁷ times.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const N: f64 = 1e7;
/// The C library's own, pages that are touched in part, and code that a process comes to.
const SLACK: u64 = 4 << 20;

/// A function, its value and its derivative at x = 1/2.
type Case = (&'static str, f64, f64);

/// (1 + x/n)ⁿ and its derivative; the sum of i·x.
fn cases() -> Vec<Case> {
    let factor = 0.5_f64 / N;
    let power = (N * factor.ln_1p()).exp();
    let slope = power / (1.0 + factor);
    let sum = N * (N - 1.0) / 2.0;
    vec![
        ("kept", power, slope),
        ("nothing", sum / 2.0, sum),
        ("in_place", power, slope),
        ("unknown", power, slope),
        ("calls", power, slope),
    ]
}

#[test]
fn long_loops_stay_inside_the_bound_that_is_stated() {
    let mut wrong = String::new();
    for level in ["0", "1", "2", "3"] {
        let program = compiled(level);
        for (function, value, slope) in cases() {
            let (stated, text) = stated(function, level);
            let (_, _, primal) = measured(&program, function, "primal");
            let (found, gradient, total) = measured(&program, function, "gradient");
            if !near(found, value) || !near(gradient, slope) {
                wrong += &format!("{function} at -O{level}: {found}, {gradient}\n");
            }
            let more = total.saturating_sub(primal);
            if more > stated + SLACK {
                wrong += &format!("{function} at -O{level}: {more} bytes of {stated}\n{text}");
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1e-7 * b.abs()
}

/// The bytes that the report of the derivative itself states, and the report.
fn stated(function: &str, level: &str) -> (u64, String) {
    let mut command = tapeless();
    command.args(["explain", "long.c", "--function", function]);
    command.args(["--at", "n=10000000", &format!("-O{level}")]);
    let text = said(&mut command);
    // What is behind says which loops are reversed as they run.
    let is_bound = |line: &&str| {
        ["at most", "keeps nothing"]
            .iter()
            .any(|begin| line.trim().starts_with(begin))
    };
    let last = text.lines().rev().find(is_bound).unwrap_or_default();
    let word = match last.split_once(": ") {
        Some((_, number)) => number,
        None => last.trim_start().trim_start_matches("at most "),
    };
    // An array that grows has a bound in iterations, which are n here.
    let symbolic = "at most 24 × iterations + 144 bytes";
    let bytes = match last.trim() {
        last if last.starts_with("keeps nothing") => Some(0),
        last if last == symbolic => Some(24 * 10_000_000 + 144),
        _ => word.split(' ').next().and_then(|word| word.parse().ok()),
    };
    let bytes = bytes.unwrap_or_else(|| panic!("no bound is stated:\n{text}"));
    (bytes, text)
}

/// Value, derivative, most memory.
fn measured(program: &Path, function: &str, what: &str) -> (f64, f64, u64) {
    let text = said(Command::new(program).args([function, what]));
    let mut words = text.split_whitespace();
    let mut float = || words.next().and_then(|word| word.parse().ok());
    let (value, slope) = float().zip(float()).expect("two numbers");
    let bytes = words.next().and_then(|word| word.parse().ok());
    (value, slope, bytes.expect("a number of bytes"))
}

/// The program with its gradients, by a level.
fn compiled(level: &str) -> PathBuf {
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("long{level}"));
    let (plain, derived) = (out.with_extension("bc"), out.with_extension("out.bc"));
    let level = format!("-O{level}");
    let clang = || {
        let mut clang = Command::new("clang-22");
        clang.current_dir(directory()).arg(&level);
        clang
    };
    let unoptimised = ["-Xclang", "-disable-llvm-passes", "-emit-llvm", "-c"];
    said(clang().args(unoptimised).args(["long.c", "-o"]).arg(&plain));
    said(tapeless().arg("opt").arg(&plain).arg("-o").arg(&derived));
    said(clang().arg(&derived).args(["-lm", "-o"]).arg(&out));
    out
}

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/memory")
}

fn tapeless() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tapeless"));
    command
        .current_dir(directory())
        .env_remove("TAPELESS_FLAGS");
    command
}

fn said(command: &mut Command) -> String {
    let Output {
        status,
        stdout,
        stderr,
    } = command.output().expect("clang and the command are there");
    let text = String::from_utf8_lossy(&stdout).into_owned();
    assert!(
        status.success(),
        "{text}{}",
        String::from_utf8_lossy(&stderr)
    );
    text
}
