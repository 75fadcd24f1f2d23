//! The unit of work: some programs at all levels, and what came of them.

use crate::Arguments;
use crate::batch::{Compiler, Flags, Sanitizer};
use crate::check::{Findings, check};
use crate::generate::{self, Program};
use crate::interpret::{self, Interpreted};
use crate::judge::{ALONE, Row, Verdict};
use crate::point::Point;
use crate::quad::{self, Said};
use crate::random::Random;
use anyhow::Result;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A program that failed.
#[derive(Clone, Debug, PartialEq)]
pub struct Failure {
    pub number: usize,
    pub kind: String,
    pub details: String,
    pub level: u8,
    pub sanitizer: Option<Sanitizer>,
}

/// What came of some programs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outcome {
    pub programs: usize,
    pub agreed: usize,
    pub skipped: usize,
    /// Programs that the interpreter ran, and those that it could not.
    pub interpreted: usize,
    pub unable: usize,
    /// Programs by reason; a program can have several.
    pub refused: BTreeMap<String, Vec<usize>>,
    pub failed: Vec<Failure>,
}

/// The programs of a range of numbers.
pub fn programs(arguments: &Arguments, from: usize, to: usize) -> Vec<Program> {
    (from..to)
        .map(|number| generate::program(arguments.seed, number, arguments.size, arguments.kind()))
        .collect()
}

/// The levels that a batch is compiled at.
fn levels(arguments: &Arguments, first: usize) -> Vec<u8> {
    let mut levels = arguments.levels.clone();
    if arguments.draw > 0 {
        let mut random = Random::new(arguments.seed, !(first as u64));
        while levels.len() > arguments.draw {
            levels.remove(random.below(levels.len()));
        }
    }
    levels
}

/// Checks programs at the levels drawn, some in the interpreter, and under AddressSanitizer if that is asked.
pub fn work(
    compiler: &Compiler,
    arguments: &Arguments,
    programs: &[Program],
    sanitizer: Option<Sanitizer>,
) -> Result<Outcome> {
    let first = programs.first().map_or(0, |program| program.number);
    let plain = levels(arguments, first).into_iter().map(|level| Flags {
        level,
        sanitizer: None,
    });
    let sanitized = sanitizer.map(|_| Flags {
        level: 1,
        sanitizer,
    });
    let mut runs = Vec::new();
    for flags in plain.chain(sanitized) {
        let name = format!(
            "batch{first}-O{}{}",
            flags.level,
            u8::from(flags.sanitizer.is_some())
        );
        let mut findings = check(compiler, programs, &name, flags)?;
        for program in programs {
            settle(compiler, program, &mut findings)?;
        }
        runs.push((flags, findings));
    }
    let mut outcome = Outcome::default();
    for program in programs {
        outcome.add(compiler, arguments, program, &runs)?;
    }
    Ok(outcome)
}

/// Differences in double say nothing of chaos: where both modes agree, those in binary128 decide, unless they differ as much
/// from those nearby.
fn settle(compiler: &Compiler, program: &Program, findings: &mut Findings) -> Result<()> {
    let found = findings.get_mut(&program.number);
    let Some((verdict @ Verdict::Failed(..), rows)) = found else {
        return Ok(());
    };
    let narrow = program.is_narrow();
    for row in rows.iter() {
        match row.judge(narrow) {
            Verdict::Failed(kind, _) if kind == ALONE => {}
            Verdict::Failed(..) => return Ok(()),
            _ => continue,
        }
        let point = Point::new(program, row.point);
        let said = quad::along(compiler, program, &point)?;
        let confirmed = matches!(said, Said::Slope(slope) if row.is_confirmed_by(slope));
        if !confirmed && !quad::is_chaos(compiler, program, &point, (said, row.reverse))? {
            return Ok(());
        }
    }
    if !rows.is_empty() {
        *verdict = Verdict::Skipped;
        rows.clear();
    }
    Ok(())
}

impl Outcome {
    fn add(
        &mut self,
        compiler: &Compiler,
        arguments: &Arguments,
        program: &Program,
        runs: &[(Flags, Findings)],
    ) -> Result<()> {
        self.programs += 1;
        let number = program.number;
        let (mut refused, mut agreed, failed) = (false, false, self.failed.len());
        let mut rows: Vec<(Flags, &[Row])> = Vec::new();
        for (flags, findings) in runs {
            let Some((verdict, found)) = findings.get(&number) else {
                continue;
            };
            rows.push((*flags, found));
            match verdict {
                Verdict::Agree => agreed = true,
                Verdict::Skipped => {}
                Verdict::Refused(reason) => {
                    refused = true;
                    let numbers = self.refused.entry(reason.clone()).or_default();
                    if !numbers.contains(&number) {
                        numbers.push(number);
                    }
                    let unwanted = arguments.refusal.as_ref();
                    if unwanted.is_some_and(|unwanted| reason.contains(unwanted)) {
                        self.fail(number, *flags, reason, "");
                    }
                }
                Verdict::Failed(kind, details) => self.fail(number, *flags, kind, details),
            }
        }
        if let Some((flags, details)) = different(program, &rows) {
            self.fail(number, flags, "gradient depends on the level", &details);
        }
        let every = arguments.interpret;
        if every > 0 && number.is_multiple_of(every) && !refused && self.failed.len() == failed {
            self.interpret(compiler, program, &rows)?;
        }
        match self.failed.len() == failed {
            true if refused => {}
            true if agreed => self.agreed += 1,
            true => self.skipped += 1,
            false => {}
        }
        Ok(())
    }

    fn fail(&mut self, number: usize, flags: Flags, kind: &str, details: &str) {
        let known = |failure: &Failure| failure.number == number && failure.kind == kind;
        if !self.failed.iter().any(known) {
            self.failed.push(Failure {
                number,
                kind: kind.to_owned(),
                details: details.lines().next().unwrap_or_default().to_owned(),
                level: flags.level,
                sanitizer: flags.sanitizer,
            });
        }
    }

    fn interpret(
        &mut self,
        compiler: &Compiler,
        program: &Program,
        rows: &[(Flags, &[Row])],
    ) -> Result<()> {
        let finite = |row: &&Row| row.reverse.is_finite() && row.size.is_finite();
        let found = rows
            .iter()
            .find_map(|(flags, rows)| Some((*flags, rows.iter().find(finite)?)));
        let Some((flags, row)) = found else {
            return Ok(());
        };
        let name = format!("interpret{}", program.number);
        match interpret::compare(compiler, program, row, &name)? {
            Interpreted::Agree => self.interpreted += 1,
            Interpreted::Unable => self.unable += 1,
            Interpreted::Failed(Verdict::Failed(kind, details)) => {
                self.fail(program.number, flags, &kind, &details);
            }
            Interpreted::Failed(_) => {}
        }
        Ok(())
    }

    /// Adds what came of other programs.
    pub fn merge(&mut self, other: Self) {
        self.programs += other.programs;
        self.agreed += other.agreed;
        self.skipped += other.skipped;
        self.interpreted += other.interpreted;
        self.unable += other.unable;
        for (reason, numbers) in other.refused {
            self.refused.entry(reason).or_default().extend(numbers);
        }
        self.failed.extend(other.failed);
    }

    /// As one line of a state file.
    pub fn to_json(&self) -> Value {
        let failed: Vec<Value> = self
            .failed
            .iter()
            .map(|f| json!([f.number, f.kind, f.details, f.level, f.sanitizer]))
            .collect();
        json!({
            "programs": self.programs,
            "agreed": self.agreed,
            "skipped": self.skipped,
            "interpreted": self.interpreted,
            "unable": self.unable,
            "refused": self.refused,
            "failed": failed,
        })
    }

    /// From a line of a state file.
    pub fn from_json(value: &Value) -> Option<Self> {
        let count = |name: &str| usize::try_from(value[name].as_u64()?).ok();
        let numbers = |value: &Value| -> Option<Vec<usize>> {
            let numbers = value.as_array()?.iter();
            numbers
                .map(|number| usize::try_from(number.as_u64()?).ok())
                .collect()
        };
        let failure = |value: &Value| {
            Some(Failure {
                number: usize::try_from(value[0].as_u64()?).ok()?,
                kind: value[1].as_str()?.to_owned(),
                details: value[2].as_str()?.to_owned(),
                level: u8::try_from(value[3].as_u64()?).ok()?,
                sanitizer: serde_json::from_value(value[4].clone()).ok()?,
            })
        };
        let refused = value["refused"].as_object()?.iter();
        Some(Self {
            programs: count("programs")?,
            agreed: count("agreed")?,
            skipped: count("skipped")?,
            interpreted: count("interpreted")?,
            unable: count("unable")?,
            refused: refused
                .map(|(reason, list)| Some((reason.clone(), numbers(list)?)))
                .collect::<Option<_>>()?,
            failed: value["failed"]
                .as_array()?
                .iter()
                .map(failure)
                .collect::<Option<_>>()?,
        })
    }
}

/// A level at which the gradient is another one.
fn different(program: &Program, levels: &[(Flags, &[Row])]) -> Option<(Flags, String)> {
    let (_, first) = levels.iter().find(|(_, rows)| !rows.is_empty())?;
    let narrow = program.is_narrow();
    levels.iter().find_map(|(flags, rows)| {
        let mut pairs = first.iter().zip(*rows);
        let (one, two) = pairs.find(|(one, two)| !one.same(two, narrow))?;
        Some((*flags, format!("{:e} or {:e}", one.reverse, two.reverse)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_survive_the_state_file() {
        let mut outcome = Outcome {
            programs: 3,
            agreed: 1,
            ..Outcome::default()
        };
        outcome.refused.insert("[TL0004] why".to_owned(), vec![1]);
        let flags = Flags {
            level: 2,
            sanitizer: Some(Sanitizer::Address),
        };
        outcome.fail(2, flags, "leak", "8 bytes\nmore");
        assert_eq!(Outcome::from_json(&outcome.to_json()), Some(outcome));
    }
}
