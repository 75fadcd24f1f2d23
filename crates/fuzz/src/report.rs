//! What a run found: counts, and failing programs made small.

use crate::batch::{Compiler, Flags, Source};
use crate::check::{Findings, check};
use crate::generate::Program;
use crate::judge::{Row, Verdict};
use crate::reduce::reduce;
use anyhow::Result;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// A failure: the level, the program, details.
struct Failure {
    flags: Flags,
    number: usize,
    details: String,
}

/// Everything found so far.
pub struct Report {
    seed: u64,
    agreed: usize,
    skipped: usize,
    refused: BTreeMap<String, BTreeSet<usize>>,
    failed: BTreeMap<String, Vec<Failure>>,
    rows: BTreeMap<usize, Vec<(Flags, Vec<Row>)>>,
}

impl Report {
    /// Nothing found yet.
    pub fn new(seed: u64) -> Self {
        Self {
            seed,
            agreed: 0,
            skipped: 0,
            refused: BTreeMap::new(),
            failed: BTreeMap::new(),
            rows: BTreeMap::new(),
        }
    }

    /// Adds what one batch gave; refusals that contain `unwanted` count as failures.
    pub fn add(&mut self, flags: Flags, findings: Findings, unwanted: Option<&str>) {
        for (number, (verdict, rows)) in findings {
            match verdict {
                Verdict::Agree => self.agreed += 1,
                Verdict::Skipped => self.skipped += 1,
                Verdict::Refused(reason) => {
                    if unwanted.is_some_and(|unwanted| reason.contains(unwanted)) {
                        self.fail(reason.clone(), flags, number, String::new());
                    }
                    self.refused.entry(reason).or_default().insert(number);
                }
                Verdict::Failed(kind, details) => self.fail(kind, flags, number, details),
            }
            self.rows.entry(number).or_default().push((flags, rows));
        }
    }

    fn fail(&mut self, kind: String, flags: Flags, number: usize, details: String) {
        self.failed.entry(kind).or_default().push(Failure {
            flags,
            number,
            details,
        });
    }

    /// Gradients that depend on the optimisation level are failures.
    pub fn compare_levels(&mut self, programs: &[Program]) {
        let mut different = Vec::new();
        for program in programs {
            let levels = self
                .rows
                .get(&program.number)
                .map_or(&[][..], Vec::as_slice);
            let Some((_, first)) = levels.iter().find(|(_, rows)| !rows.is_empty()) else {
                continue;
            };
            for (flags, rows) in levels {
                let narrow = program.is_narrow();
                if let Some((one, two)) = first
                    .iter()
                    .zip(rows)
                    .find(|(one, two)| !one.same(two, narrow))
                {
                    let details = format!("{:e} or {:e}", one.reverse, two.reverse);
                    different.push((*flags, program.number, details));
                }
            }
        }
        for (flags, number, details) in different {
            self.fail(
                "gradient depends on the level".to_owned(),
                flags,
                number,
                details,
            );
        }
    }

    /// Whether nothing failed.
    pub fn is_clean(&self) -> bool {
        self.failed.is_empty()
    }

    /// The counts.
    pub fn print(&self) {
        let failed: usize = self.failed.values().map(Vec::len).sum();
        let refused: BTreeSet<_> = self.refused.values().flatten().collect();
        println!(
            "seed {}: {} agree, {} skipped, {failed} failures (programs × levels); {} programs refused",
            self.seed,
            self.agreed,
            self.skipped,
            refused.len()
        );
        for (reason, numbers) in &self.refused {
            let first = numbers.first().copied().unwrap_or_default();
            println!(
                "  refused {:>4}  {reason}  (program {first})",
                numbers.len()
            );
        }
        for (kind, failures) in &self.failed {
            println!("  FAILED  {:>4}  {kind}", failures.len());
            let mut seen = BTreeSet::new();
            for failure in failures
                .iter()
                .filter(|failure| seen.insert(failure.number))
                .take(12)
            {
                let details = failure.details.lines().next().unwrap_or_default();
                println!(
                    "      program {} at -O{}: {details}",
                    failure.number, failure.flags.level
                );
            }
        }
    }

    /// Makes up to three programs of each kind of failure small, and stores them.
    pub fn reduce(&self, programs: &[Program], compiler: &Compiler, seconds: u64) -> Result<()> {
        if seconds == 0 {
            return Ok(());
        }
        for (kind, failures) in &self.failed {
            let mut seen = BTreeSet::new();
            for failure in failures
                .iter()
                .filter(|failure| seen.insert(failure.number))
                .take(3)
            {
                let Some(program) = programs
                    .iter()
                    .find(|program| program.number == failure.number)
                else {
                    continue;
                };
                let small = reduce(program, Duration::from_secs(seconds), |candidate| {
                    fails_so(compiler, candidate, failure.flags, kind)
                })?;
                let name = format!(
                    "found-{}-{}-O{}.c",
                    self.seed, failure.number, failure.flags.level
                );
                let path = compiler.scratch.join(name);
                let text = Source::new(std::slice::from_ref(&small)).text;
                std::fs::write(
                    &path,
                    format!("// {kind}: -O{}\n{text}", failure.flags.level),
                )?;
                println!("\n{kind}, at -O{}: {}", failure.flags.level, path.display());
                println!("{}", small.tree.render());
            }
        }
        Ok(())
    }
}

/// Whether a program fails in a given way.
fn fails_so(compiler: &Compiler, program: &Program, flags: Flags, kind: &str) -> Result<bool> {
    let one = std::slice::from_ref(program);
    let findings = check(compiler, one, "reduce", flags)?;
    Ok(findings.values().any(|(verdict, _)| match verdict {
        Verdict::Failed(found, _) | Verdict::Refused(found) => found == kind,
        _ => false,
    }))
}
