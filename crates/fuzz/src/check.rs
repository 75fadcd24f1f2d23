//! Compiles and runs batches, and finds the program to which each failure belongs.

use crate::batch::{Compiler, Flags, Sanitizer, Source, run};
use crate::generate::Program;
use crate::judge::{Row, Verdict, reason};
use anyhow::Result;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Output;

/// A verdict, and what was printed, for each program.
pub type Findings = BTreeMap<usize, (Verdict, Vec<Row>)>;

/// Checks programs at one level; `name` names the files of this call.
pub fn check(
    compiler: &Compiler,
    programs: &[Program],
    name: &str,
    flags: Flags,
) -> Result<Findings> {
    let mut findings = Findings::new();
    let mut waiting = vec![programs.to_vec()];
    while let Some(batch) = waiting.pop() {
        if batch.is_empty() {
            continue;
        }
        let source = Source::new(&batch);
        let (output, executable) = compiler.compile(&source.text, name, flags)?;
        if output.status.success() {
            execute(&executable, &batch, flags, &mut findings)?;
            continue;
        }
        let refused = refusals(&source, name, &output);
        if refused.is_empty() && batch.len() > 1 {
            let (left, right) = batch.split_at(batch.len() / 2);
            waiting.extend([right.to_vec(), left.to_vec()]);
            continue;
        }
        let rest = batch
            .iter()
            .filter(|program| !refused.contains_key(&program.number));
        if refused.is_empty() {
            findings.insert(batch[0].number, (alone(&output), Vec::new()));
        } else {
            waiting.push(rest.cloned().collect());
        }
        findings.extend(
            refused
                .into_iter()
                .map(|(number, message)| (number, (refusal(&message), Vec::new()))),
        );
    }
    Ok(findings)
}

/// The first error of each program, from lines `name.c:12:3: error: …`.
fn refusals(source: &Source, name: &str, output: &Output) -> BTreeMap<usize, String> {
    let mut out = BTreeMap::new();
    for line in String::from_utf8_lossy(&output.stderr).lines() {
        let Some((place, message)) = line.split_once("error: ") else {
            continue;
        };
        let place = place.rsplit_once(&format!("{name}.c:"));
        let number = place
            .and_then(|(_, place)| place.split(':').next()?.parse().ok())
            .and_then(|line| source.owner(line));
        if let Some(number) = number {
            out.entry(number).or_insert_with(|| message.to_owned());
        }
    }
    out
}

/// An error of the compiler's own is a failure, not a refusal.
fn refusal(message: &str) -> Verdict {
    match message.contains("TL") && !message.contains("internal") {
        true => Verdict::Refused(reason(message)),
        false => Verdict::Failed(format!("compiler: {}", reason(message)), message.to_owned()),
    }
}

/// The verdict on the only program of a batch, whose error may lie in what all programs share.
fn alone(output: &Output) -> Verdict {
    let text = String::from_utf8_lossy(&output.stderr);
    let mut errors = text.lines().filter_map(|line| line.split_once(" error: "));
    let located = errors.find(|(place, message)| place.contains(".c:") && message.contains("[TL"));
    match located {
        Some((_, message)) => refusal(message),
        None => crash(output),
    }
}

fn crash(output: &Output) -> Verdict {
    let text = String::from_utf8_lossy(&output.stderr);
    let first = text
        .lines()
        .find(|line| {
            line.contains("panicked") || line.contains("Assertion") || line.contains("error")
        })
        .or_else(|| text.lines().next())
        .unwrap_or("no message");
    let kind = match output.status.code() {
        Some(124 | 137) => "compiler: does not end".to_owned(),
        _ => format!("compiler: {}", reason(first)),
    };
    Verdict::Failed(kind, text.chars().take(2000).collect())
}

/// Runs everything, restarting behind a program that crashed.
fn execute(
    executable: &Path,
    batch: &[Program],
    flags: Flags,
    findings: &mut Findings,
) -> Result<()> {
    let mut first = 0;
    loop {
        let output = run(executable, flags, first, usize::MAX >> 33)?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        for row in text.lines().filter_map(Row::parse) {
            record(row, batch, findings);
        }
        if output.status.success() {
            return Ok(());
        }
        let last = text.lines().rev().find_map(|line| {
            let line = line.strip_prefix("{\"start\":")?.strip_suffix('}')?;
            line.parse::<usize>().ok()
        });
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        let Some(last) = last else {
            return Ok(());
        };
        if errors.contains("LeakSanitizer") {
            return leaks(executable, flags, batch, findings);
        }
        let ran = text.lines().next_back() == Some(&format!("{{\"ran\":{last}}}"));
        let kind = match output.status.code() {
            _ if !ran => "the function itself crashes, or does not end",
            Some(124 | 137) => "program does not end",
            _ if errors.contains("data race") => "race",
            _ if flags.sanitizer == Some(Sanitizer::Address) => "invalid access",
            _ => "program crashes",
        };
        let verdict = match errors.strip_prefix("tapeless: ") {
            // Derivatives say so where they cannot go on.
            Some(why) => Verdict::Refused(format!("when it runs: {}", reason(why.trim_end()))),
            None => Verdict::Failed(kind.to_owned(), errors.chars().take(2000).collect()),
        };
        findings.insert(last, (verdict, Vec::new()));
        first = last + 1;
    }
}

/// Finds the programs that leak, each in a process of its own.
fn leaks(
    executable: &Path,
    flags: Flags,
    batch: &[Program],
    findings: &mut Findings,
) -> Result<()> {
    for program in batch {
        let output = run(executable, flags, program.number, program.number)?;
        if !output.status.success() {
            let errors = String::from_utf8_lossy(&output.stderr).into_owned();
            let kind = match errors.contains("LeakSanitizer") {
                true => "leak",
                false => "invalid access",
            };
            let verdict = Verdict::Failed(kind.to_owned(), errors.chars().take(2000).collect());
            findings.insert(program.number, (verdict, Vec::new()));
        }
    }
    Ok(())
}

/// The worst verdict of a program's points stays.
fn record(row: Row, batch: &[Program], findings: &mut Findings) {
    let Some(program) = batch.iter().find(|program| program.number == row.number) else {
        return;
    };
    let verdict = row.judge(program.is_narrow());
    let entry = findings
        .entry(row.number)
        .or_insert((Verdict::Skipped, Vec::new()));
    if !matches!(entry.0, Verdict::Failed(..)) && verdict != Verdict::Skipped {
        entry.0 = verdict;
    }
    entry.1.push(row);
}
