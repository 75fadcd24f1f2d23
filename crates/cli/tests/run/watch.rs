//! Programs compiled by clang with the plugin, run where somebody watches what they do to memory.

use crate::case::Case;
use crate::verdict::{Verdict, run, worse};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Code as it was written, and as it is shipped; with the modes of `tapeless driver`.
const LEVELS: [(&str, &[&str]); 2] = [
    ("0", &BASIC),
    (
        "2",
        &[
            "reverse", "forward", "reverse2", "forward3", "split", "along",
        ],
    ),
];

/// What no program may be refused in. (What is in others, `tests/verdicts.txt` says.)
const BASIC: [&str; 2] = ["reverse", "forward"];

/// The exit code of valgrind where it found something.
const FOUND: &str = "--error-exitcode=99";

/// Who watches.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Watcher {
    /// AddressSanitizer and LeakSanitizer, in clang.
    Address,
    /// Valgrind's memory checker.
    Valgrind,
}

/// Who watches, and where programs are put.
#[derive(Debug)]
pub struct Watch {
    watcher: Watcher,
    folder: PathBuf,
}

impl Watch {
    /// By what was said: `address` or `valgrind`.
    pub fn named(name: &str) -> Result<Self, String> {
        let watcher = match name {
            "address" => Watcher::Address,
            "valgrind" => Watcher::Valgrind,
            _ => {
                return Err(format!(
                    "`--sanitize={name}` is neither `address` nor `valgrind`"
                ));
            }
        };
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        Ok(Self { watcher, folder })
    }

    /// Runs a program at all its points, in all modes. What must be refused has nothing to run.
    pub fn judge(&self, file: &Path, case: &Case) -> Verdict {
        if case.error.is_some() {
            return Verdict::Right;
        }
        let alone = |level: &str, mode: &str| match self.modes(file, case, level, mode) {
            Verdict::Refused(_) if !BASIC.contains(&mode) => Verdict::Right,
            other => other,
        };
        let at = |(level, modes): &(&str, &[&str])| match self.modes(
            file,
            case,
            level,
            &modes.join(","),
        ) {
            // One mode may be refused where others are not; what stops may take its time with all of them.
            Verdict::Refused(_) | Verdict::Stopped(_) => modes
                .iter()
                .map(|mode| alone(level, mode))
                .fold(Verdict::Right, worse),
            other => other,
        };
        LEVELS.iter().map(at).fold(Verdict::Right, worse)
    }

    fn modes(&self, file: &Path, case: &Case, level: &str, modes: &str) -> Verdict {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let stem = self.folder.join(name.replace('.', "-") + "-O" + level);
        let made = self
            .write(file, case, level, modes, &stem)
            .and_then(|()| self.compile(file, case, level, &stem));
        let shown = format!("at -O{level}, {modes}");
        let verdict = match made {
            Err(said) if !said.contains("[TL") || said.contains("[TL0099]") => {
                Verdict::Stopped(format!("{shown}: {}", said.trim_end()))
            }
            Err(said) => match &case.or_error {
                Some(text) if said.contains(text) => Verdict::Right,
                _ => Verdict::Refused(refusal(&said)),
            },
            Ok(()) => match self.watched(&stem) {
                Err(why) => Verdict::Stopped(format!("{shown}: {why}")),
                Ok(output) => self.judge_run(&output, case, &shown, &stem),
            },
        };
        let made = ["bc", "c", "out"].map(|extension| stem.with_extension(extension));
        if verdict == Verdict::Right {
            // What is wrong stays, for those who look.
            let _ = made.map(std::fs::remove_file);
        }
        verdict
    }

    /// The module with the requests, and the C that calls them.
    fn write(
        &self,
        file: &Path,
        case: &Case,
        level: &str,
        modes: &str,
        stem: &Path,
    ) -> Result<(), String> {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tapeless"));
        command.arg("driver").arg(file);
        command.args(["--function", &case.function, "--modes", modes]);
        command.args(["-O", level]).arg("-o").arg(stem);
        for point in &case.points {
            command.arg("--at").arg(&point.at);
        }
        for flag in self.flags() {
            command.arg(format!("--cflag={flag}"));
        }
        succeed(command)
    }

    fn flags(&self) -> &[&str] {
        match self.watcher {
            Watcher::Address => &["-fsanitize=address"],
            // It cannot read later versions.
            Watcher::Valgrind => &["-gdwarf-4"],
        }
    }

    fn compile(&self, file: &Path, case: &Case, level: &str, stem: &Path) -> Result<(), String> {
        let is_cpp = file.extension().is_some_and(|extension| extension == "cpp");
        let mut command = Command::new(env!("CARGO_BIN_EXE_tapeless"));
        command
            .arg(if is_cpp { "c++" } else { "cc" })
            .args([&format!("-O{level}"), "-g", "-w"])
            .args(self.flags())
            .args(["-x", "c"])
            .arg(stem.with_extension("c"))
            .args(["-x", "ir"])
            .arg(stem.with_extension("bc"))
            .args(["-x", "none"])
            .args(case.libraries.iter().map(|file| format!("-l:{file}")))
            .arg("-lm")
            .arg("-o")
            .arg(stem.with_extension("out"));
        succeed(command)
    }

    fn watched(&self, stem: &Path) -> Result<Output, String> {
        let program = stem.with_extension("out");
        let command = match self.watcher {
            Watcher::Address => {
                let mut command = Command::new(program);
                command.env("ASAN_SYMBOLIZER_PATH", "/usr/bin/llvm-symbolizer-22");
                command.env("ASAN_OPTIONS", "detect_leaks=1");
                command
            }
            Watcher::Valgrind => {
                let mut command = Command::new("valgrind");
                command
                    .args(["--quiet", "--leak-check=full", FOUND])
                    .arg(program);
                command
            }
        };
        run(command)
    }

    fn judge_run(&self, output: &Output, case: &Case, shown: &str, stem: &Path) -> Verdict {
        let said = String::from_utf8_lossy(&output.stderr);
        if !output.status.success() {
            let log = stem.with_extension("log");
            let _ = std::fs::write(&log, said.as_bytes());
            let why = summary(&said);
            return Verdict::Stopped(format!("{shown}: {why} ({})", output.status));
        }
        // Valgrind calculates 80-bit floats with 64 bits.
        if self.watcher == Watcher::Valgrind {
            return Verdict::Right;
        }
        let text = String::from_utf8_lossy(&output.stdout);
        let lines: Vec<Value> = text
            .lines()
            .filter_map(|line| serde_json::from_str(line).ok())
            .collect();
        let modes = shown.split(',').count() - 1;
        if lines.len() != modes * case.points.len() {
            return Verdict::Wrong(format!("{shown}: a point is missing"));
        }
        // A point after the other, each in all modes.
        for (point, found) in case.points.iter().zip(lines.chunks(modes)) {
            for found in found {
                if let Err(why) = point.compare(found, case.tolerance) {
                    let (mode, at) = (&found["mode"], &point.at);
                    return Verdict::Wrong(format!("{shown}: {mode}: {why} at {at}"));
                }
            }
        }
        Verdict::Right
    }
}

/// What the watcher says in one line: the sanitizer's last one, or valgrind's first. Of a leak, also who allocated.
fn summary(said: &str) -> String {
    let summary = said.lines().find(|line| line.starts_with("SUMMARY: "));
    let line = summary.or_else(|| said.lines().next()).unwrap_or_default();
    let frame = said
        .lines()
        .find_map(|line| line.trim().strip_prefix("#1 0x"));
    match frame.and_then(|frame| frame.split_once(" in ")) {
        Some((_, by)) if line.contains("leaked") => format!("{line} By {by}"),
        _ => line.to_owned(),
    }
}

/// The message without its place, so that equal ones group.
fn refusal(said: &str) -> String {
    let line = said.lines().find(|line| line.contains("[TL"));
    let line = line.unwrap_or_default();
    line.find("[TL").map_or(line, |at| &line[at..]).to_owned()
}

/// What was said, if it failed.
fn succeed(command: Command) -> Result<(), String> {
    let output = run(command)?;
    match output.status.success() {
        true => Ok(()),
        false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
    }
}
