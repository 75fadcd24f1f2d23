//! Many programs in one C file, compiled once and run once.

use crate::generate::Program;
use crate::requests;
use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

pub const PRELUDE: &str = include_str!("prelude.c");
const TYPES: &str = include_str!("types.c");
const DRIVER: &str = include_str!("driver.c");

/// What to compile with.
pub struct Compiler {
    /// The plugin.
    pub plugin: PathBuf,
    /// The command, for the interpreter.
    pub command: Option<PathBuf>,
    /// A folder for sources and executables.
    pub scratch: PathBuf,
    /// More for clang.
    pub flags: Vec<String>,
}

/// What clang adds to find more than wrong numbers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sanitizer {
    Address,
    /// With Archer, which tells it of OpenMP.
    Thread,
}

impl Sanitizer {
    fn flag(self) -> &'static str {
        match self {
            Self::Address => "-fsanitize=address",
            Self::Thread => "-fsanitize=thread",
        }
    }
}

const ARCHER: &str = "/usr/lib/llvm-22/lib/libarcher.so";

/// How a batch is compiled.
#[derive(Clone, Copy, PartialEq)]
pub struct Flags {
    /// 0 to 3
    pub level: u8,
    pub sanitizer: Option<Sanitizer>,
}

/// A C file, and which lines belong to which program.
pub struct Source {
    pub text: String,
    /// (number, first line, last line), counted from 1
    lines: Vec<(usize, usize, usize)>,
}

impl Source {
    /// All programs, their derivatives, and a driver of all.
    pub fn new(programs: &[Program]) -> Self {
        let mut text = PRELUDE.to_owned();
        text += TYPES;
        let mut lines = Vec::new();
        for program in programs {
            let first = text.lines().count() + 1;
            text += &program_text(program);
            lines.push((program.number, first, text.lines().count()));
        }
        text += "static const struct entry entries[] = {\n";
        for program in programs {
            let (k, constant) = (program.number, i32::from(program.constant_y));
            let wide = if has_copy(program) { "wide" } else { "f" };
            let _ = writeln!(
                text,
                "  {{{k}, {constant}, f{k}, {wide}{k}, rev{k}, fwd{k}}},"
            );
        }
        text += "};\n";
        text += DRIVER;
        Self { text, lines }
    }

    /// The program that a line belongs to.
    pub fn owner(&self, line: usize) -> Option<usize> {
        self.lines
            .iter()
            .find(|(_, first, last)| (*first..=*last).contains(&line))
            .map(|(number, ..)| *number)
    }
}

/// Whether differences are taken of a copy.
fn has_copy(program: &Program) -> bool {
    program.is_narrow() || program.is_parallel()
}

/// The functions, the requests, and, where floats are used or threads compute, a copy that computes in double and alone.
fn program_text(program: &Program) -> String {
    let k = program.number;
    let body = program.tree.render();
    let mut text = format!("{}{body}\n", requests::budget(program));
    text += &requests::reverse(program);
    text += &requests::forward(program);
    if has_copy(program) {
        let wide = body
            .replace("_Pragma(\"omp", "_Pragma(\"none")
            .replace("float", "double")
            .replace("struct M", "struct L")
            .replace(&format!("kept{k}"), &format!("wkept{k}"))
            .replace(&format!("once{k}"), &format!("wonce{k}"))
            .replace("sinf(", "sin(")
            .replace(&format!("f{k}("), &format!("wide{k}("))
            .replace("sqrtf(", "sqrt(")
            .replace(&format!("cb{k}"), &format!("wb{k}"))
            .replace(&format!("h{k}_"), &format!("g{k}_"))
            .replace("struct S", "struct W");
        text += &wide;
        text.push('\n');
    }
    text
}

impl Compiler {
    /// Compiles to an executable; the output is the compiler's.
    pub fn compile(&self, text: &str, name: &str, flags: Flags) -> Result<(Output, PathBuf)> {
        let source = self.scratch.join(format!("{name}.c"));
        let executable = self.scratch.join(name);
        std::fs::write(&source, text).context("cannot write to the scratch folder")?;
        let seconds = 60 + text.len() / 500;
        let mut clang = Command::new("timeout");
        clang.args([
            "-k",
            "1",
            &seconds.to_string(),
            "clang-22",
            "-gline-tables-only",
            "-ferror-limit=0",
            "-w",
        ]);
        clang.arg(format!("-O{}", flags.level));
        clang.arg(format!("-fpass-plugin={}", self.plugin.display()));
        clang.args(&self.flags);
        clang.args(flags.sanitizer.map(Sanitizer::flag));
        clang.arg(&source).arg("-o").arg(&executable).arg("-lm");
        let output = clang.output().context("clang-22 cannot be started")?;
        Ok((output, executable))
    }
}

const SECONDS: &str = "30";

/// Runs programs `first..=last` of an executable.
pub fn run(executable: &Path, flags: Flags, first: usize, last: usize) -> Result<Output> {
    let mut timed = Command::new("timeout");
    if flags.sanitizer == Some(Sanitizer::Thread) {
        timed.env("OMP_TOOL_LIBRARIES", ARCHER);
    }
    timed
        .args(["-k", "1", SECONDS])
        .arg(executable)
        .args([first.to_string(), last.to_string()])
        .output()
        .context("timeout cannot be started")
}
