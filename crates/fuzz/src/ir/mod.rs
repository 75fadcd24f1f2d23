//! Mutated modules: each asks for a derivative, and the plugin must answer or refuse, and never bring its host down.

use crate::{Arguments, in_parallel};
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Mutex;

const MUTATE: &str = include_str!("mutate.cpp");

/// Seconds for one module.
const LIMIT: &str = "60";

/// How many processes reduce a module.
const REDUCED: usize = 5;

/// What came of a mutant.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Answer {
    /// The host's work ended well.
    Done,
    /// A diagnostic of ours.
    Refused(String),
    /// The host fails without us too.
    Host,
    /// What must not be: the kind.
    Failed(String),
}

/// True if nothing failed.
pub fn run(arguments: &Arguments) -> Result<bool> {
    let found = arguments.scratch.join("found");
    std::fs::create_dir_all(&found).context("cannot make the scratch folder")?;
    let mutate = build(&arguments.scratch)?;
    let each = arguments.programs.div_ceil(arguments.ir.len()).max(1);
    let answers: Mutex<BTreeMap<Answer, Vec<PathBuf>>> = Mutex::default();
    in_parallel(arguments.jobs, arguments.ir.len(), |index| {
        let folder = arguments.scratch.join(format!("mutants{index}"));
        std::fs::create_dir_all(&folder)?;
        for mutant in mutants(&mutate, &arguments.ir[index], arguments.seed, each, &folder)? {
            let answer = answer(&arguments.plugin, &mutant)?;
            let kept = match &answer {
                Answer::Failed(_) => keep(&mutant, &arguments.ir[index], &found)?,
                _ => PathBuf::new(),
            };
            let mut answers = answers
                .lock()
                .unwrap_or_else(std::sync::PoisonError::into_inner);
            answers.entry(answer).or_default().push(kept);
        }
        std::fs::remove_dir_all(&folder).context("cannot remove the mutants")
    })?;
    let answers = answers
        .into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    print(&answers);
    reduce(arguments, &answers)?;
    Ok(!answers
        .keys()
        .any(|answer| matches!(answer, Answer::Failed(_))))
}

/// Compiles the mutator, which uses LLVM's own library for such changes.
fn build(scratch: &Path) -> Result<PathBuf> {
    let source = scratch.join("mutate.cpp");
    let program = scratch.join("mutate");
    std::fs::write(&source, MUTATE).context("cannot write to the scratch folder")?;
    let asked = Command::new("llvm-config-22")
        .args(["--cxxflags", "--ldflags"])
        .output()
        .context("llvm-config-22 cannot be started")?;
    let flags = String::from_utf8_lossy(&asked.stdout).into_owned();
    let built = Command::new("clang++-22")
        .args(flags.split_whitespace())
        .args(["-O1", "-w"])
        .arg(&source)
        .arg("-o")
        .arg(&program)
        .arg("-lLLVM-22")
        .output()
        .context("clang++-22 cannot be started")?;
    if !built.status.success() {
        bail!("mutate.cpp: {}", String::from_utf8_lossy(&built.stderr));
    }
    Ok(program)
}

fn mutants(
    mutate: &Path,
    file: &Path,
    seed: u64,
    count: usize,
    folder: &Path,
) -> Result<Vec<PathBuf>> {
    Command::new("timeout")
        .args(["-k", "1", "120"])
        .arg(mutate)
        .arg(file)
        .args([(seed * 1000).to_string(), count.to_string()])
        .arg(folder)
        .output()
        .context("the mutator cannot be started")?;
    let mut out = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        out.push(entry?.path());
    }
    out.sort();
    Ok(out)
}

/// What the host runs.
struct Way {
    passes: &'static str,
    /// In `TAPELESS_FLAGS`.
    flags: &'static str,
}

/// By the last digit of the mutant's name: mostly the plugin alone, also without preparation, sometimes a whole pipeline.
fn way(mutant: &Path) -> Way {
    let name = mutant.file_stem().unwrap_or_default().to_string_lossy();
    let (passes, flags) = match name.bytes().last().unwrap_or_default() {
        b'4'..=b'6' => ("tapeless,verify", "-tapeless-no-prepare"),
        b'7' | b'8' => ("default<O2>", ""),
        b'9' => ("default<O0>", ""),
        _ => ("tapeless,verify", ""),
    };
    Way { passes, flags }
}

fn answer(plugin: &Path, mutant: &Path) -> Result<Answer> {
    let way = way(mutant);
    let output = host(Some(plugin), &way, mutant)?;
    let said = String::from_utf8_lossy(&output.stderr);
    let error = said.lines().find(|line| line.contains("error:"));
    let ours = error.filter(|line| line.contains("[TL") && !line.contains("TL0099"));
    Ok(match (output.status.code(), ours) {
        (Some(0), _) => Answer::Done,
        (Some(1), Some(line)) => {
            let (_, message) = line.split_once("error: ").unwrap_or(("", line));
            Answer::Refused(crate::judge::reason(message))
        }
        (code, _) => {
            let passes = way.passes.strip_prefix("tapeless,");
            let passes = passes.unwrap_or(way.passes);
            let alone = host(None, &Way { passes, ..way }, mutant)?;
            match alone.status.success() {
                true => Answer::Failed(kind(code, &said)),
                false => Answer::Host,
            }
        }
    })
}

fn host(plugin: Option<&Path>, way: &Way, module: &Path) -> Result<Output> {
    let mut opt = Command::new("timeout");
    opt.args(["-k", "1", LIMIT, "opt-22"]);
    if let Some(plugin) = plugin {
        opt.arg(format!("-load-pass-plugin={}", plugin.display()));
    }
    opt.env("TAPELESS_FLAGS", way.flags)
        .arg(format!("-passes={}", way.passes))
        .arg(module)
        .args(["-o", "/dev/null"]);
    opt.output().context("opt-22 cannot be started")
}

/// How a host ended that should not have.
fn kind(code: Option<i32>, said: &str) -> String {
    let telling = [
        "TL0099",
        "panicked",
        "Assertion",
        "LLVM ERROR",
        "UNREACHABLE",
        "error:",
    ];
    let line = telling
        .iter()
        .find_map(|word| said.lines().find(|line| line.contains(word)))
        .or_else(|| said.lines().next())
        .unwrap_or_default();
    let ended = match code {
        Some(124 | 137) => return "does not end".to_owned(),
        Some(code) => format!("exit code {code}"),
        None => "signal".to_owned(),
    };
    format!("{ended}: {}", crate::judge::reason(line))
}

fn keep(mutant: &Path, of: &Path, found: &Path) -> Result<PathBuf> {
    let part = |path: &Path| {
        path.file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned()
    };
    // The last digit says what the host runs.
    let kept = found.join(format!("{}-{}.bc", part(of), part(mutant)));
    std::fs::copy(mutant, &kept).context("cannot keep a mutant")?;
    Ok(kept)
}

fn print(answers: &BTreeMap<Answer, Vec<PathBuf>>) {
    let count = |wanted: fn(&Answer) -> bool| -> usize {
        let found = answers.iter().filter(|(answer, _)| wanted(answer));
        found.map(|(_, mutants)| mutants.len()).sum()
    };
    println!(
        "mutants: {} done, {} refused, {} where the host fails alone, {} FAILED",
        count(|answer| matches!(answer, Answer::Done)),
        count(|answer| matches!(answer, Answer::Refused(_))),
        count(|answer| matches!(answer, Answer::Host)),
        count(|answer| matches!(answer, Answer::Failed(_))),
    );
    for (answer, mutants) in answers {
        match answer {
            Answer::Refused(reason) => println!("  refused {:>5}  {reason}", mutants.len()),
            Answer::Failed(kind) => {
                println!("  FAILED  {:>5}  {kind}", mutants.len());
                for mutant in mutants.iter().take(5) {
                    println!("      {}", mutant.display());
                }
            }
            _ => {}
        }
    }
}

/// Makes one mutant of each kind of failure small with llvm-reduce, as far as that ends in time.
fn reduce(arguments: &Arguments, answers: &BTreeMap<Answer, Vec<PathBuf>>) -> Result<()> {
    let failed = answers.iter().filter_map(|(answer, mutants)| match answer {
        Answer::Failed(kind) => Some((kind, mutants.first()?)),
        _ => None,
    });
    for (kind, mutant) in failed.take(REDUCED).filter(|_| arguments.reduce > 0) {
        let test = interesting(&arguments.plugin, kind, mutant)?;
        let (whole, small) = (
            mutant.with_extension("whole.ll"),
            mutant.with_extension("ll"),
        );
        Command::new("llvm-dis-22")
            .arg(mutant)
            .arg("-o")
            .arg(&whole)
            .status()
            .context("llvm-dis-22 cannot be started")?;
        let reduced = Command::new("timeout")
            .args(["-k", "1", &arguments.reduce.to_string(), "llvm-reduce-22"])
            .arg(format!("--test={}", test.display()))
            .arg(&whole)
            .arg("-o")
            .arg(&small)
            .output()
            .context("llvm-reduce-22 cannot be started")?;
        if reduced.status.success() {
            println!("\n{kind}: {}", small.display());
            println!("{}", std::fs::read_to_string(&small).unwrap_or_default());
        }
    }
    Ok(())
}

/// A script that says whether a module fails in the same way: does not end, or says the longest known part of the message.
fn interesting(plugin: &Path, kind: &str, mutant: &Path) -> Result<PathBuf> {
    let script = mutant.with_extension("sh");
    let message = kind.split_once(": ").map_or(kind, |(_, message)| message);
    let parts = message.split(['N', '`', '…', '\'']);
    let part = parts.max_by_key(|part| part.len()).unwrap_or_default();
    let test = match kind {
        "does not end" => "[ $? -ge 124 ]".to_owned(),
        _ => format!("grep -qF '{}' \"$said\"", part.trim()),
    };
    let (plugin, Way { passes, flags }) = (plugin.display(), way(mutant));
    std::fs::write(
        &script,
        format!(
            "#!/bin/sh\nsaid=$(mktemp)\ntrap 'rm -f \"$said\"' EXIT\nTAPELESS_FLAGS={flags} timeout -k 1 {LIMIT} \
             opt-22 -load-pass-plugin={plugin} '-passes={passes}' \"$1\" -o /dev/null 2> \"$said\"\n{test}\n"
        ),
    )?;
    Command::new("chmod").arg("+x").arg(&script).status()?;
    Ok(script)
}
