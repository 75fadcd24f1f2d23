//! What a campaign found: counts, and failing programs made small.

use crate::Arguments;
use crate::batch::{Compiler, Flags, Source};
use crate::campaign::{Failure, Outcome, programs, work};
use crate::generate::Program;
use crate::reduce::reduce;
use crate::save::save;
use anyhow::Result;
use std::collections::BTreeMap;
use std::time::Duration;

/// Programs made small for each kind of failure.
const REDUCED: usize = 3;

/// The counts.
pub fn print(arguments: &Arguments, outcome: &Outcome, spent: Duration, done: usize) {
    let all = outcome.programs.max(1) as f64;
    let refused = refused(outcome);
    let share = |count: usize| 100.0 * count as f64 / all;
    println!(
        "seed {}, size {}: {} programs, {} agree, {} failures, {} skipped ({:.2} %), {refused} refused ({:.2} %)",
        arguments.seed,
        arguments.size,
        outcome.programs,
        outcome.agreed,
        outcome.failed.len(),
        outcome.skipped,
        share(outcome.skipped),
        share(refused)
    );
    println!(
        "  levels {:?}; the interpreter agrees on {}, cannot run {}; {:.0} programs a minute",
        arguments.levels,
        outcome.interpreted,
        outcome.unable,
        done as f64 * 60.0 / spent.as_secs_f64().max(0.1)
    );
    let mut causes: Vec<_> = outcome.refused.iter().collect();
    causes.sort_by_key(|(_, numbers)| std::cmp::Reverse(numbers.len()));
    for (reason, numbers) in causes {
        let first = numbers.first().copied().unwrap_or_default();
        println!(
            "  refused {:>5}  {reason}  (program {first})",
            numbers.len()
        );
    }
    for (kind, failures) in by_kind(outcome) {
        println!("  FAILED  {:>5}  {kind}", failures.len());
        for failure in failures.iter().take(12) {
            let (number, level) = (failure.number, failure.level);
            println!("      program {number} at -O{level}: {}", failure.details);
        }
    }
}

/// Programs refused at any level.
fn refused(outcome: &Outcome) -> usize {
    let mut numbers: Vec<usize> = outcome.refused.values().flatten().copied().collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers.len()
}

fn by_kind(outcome: &Outcome) -> BTreeMap<&str, Vec<&Failure>> {
    let mut out: BTreeMap<&str, Vec<&Failure>> = BTreeMap::new();
    for failure in &outcome.failed {
        out.entry(&failure.kind).or_default().push(failure);
    }
    out
}

/// Makes up to three programs of each kind of failure small, on request one of each reason of refusal too, and stores them.
pub fn shrink(arguments: &Arguments, compiler: &Compiler, outcome: &Outcome) -> Result<()> {
    if arguments.reduce == 0 {
        return Ok(());
    }
    for (kind, failures) in by_kind(outcome) {
        for failure in failures.into_iter().take(REDUCED) {
            let flags = Flags {
                level: failure.level,
                sanitizer: failure.sanitizer,
            };
            shrink_one(arguments, compiler, failure.number, kind, &[flags])?;
        }
    }
    if arguments.shrink_refusals {
        let levels = arguments.levels.iter().map(|&level| Flags {
            level,
            sanitizer: None,
        });
        let levels: Vec<Flags> = levels.collect();
        for (reason, numbers) in &outcome.refused {
            for &number in numbers.iter().take(1) {
                shrink_one(arguments, compiler, number, reason, &levels)?;
            }
        }
    }
    Ok(())
}

/// A folder of its own holds what was found: the batch's form, and a file for `tests/run` where there are numbers.
fn shrink_one(
    arguments: &Arguments,
    compiler: &Compiler,
    number: usize,
    kind: &str,
    levels: &[Flags],
) -> Result<()> {
    let mut found = None;
    for program in programs(arguments, number, number + 1) {
        let flags = levels
            .iter()
            .find(|&&flags| fails_so(compiler, arguments, &program, flags, kind).unwrap_or(false));
        found = flags.map(|&flags| (program, flags));
    }
    let Some((program, flags)) = found else {
        println!("\nprogram {number} alone does not fail: {kind}");
        return Ok(());
    };
    let limit = Duration::from_secs(arguments.reduce);
    let small = reduce(&program, limit, |candidate| {
        fails_so(compiler, arguments, candidate, flags, kind)
    })?;
    let folder = arguments.scratch.join("found");
    std::fs::create_dir_all(&folder)?;
    let name = format!("{}-{number}-O{}", arguments.seed, flags.level);
    let text = Source::new(std::slice::from_ref(&small)).text;
    let driver = folder.join(format!("batch-{name}.c"));
    let why = format!("{kind}, at -O{}", flags.level);
    std::fs::write(&driver, format!("// {why}\n{text}"))?;
    let test = folder.join(format!("fuzz-{name}.c"));
    let saved = save(compiler, &small, 0, &why, &test)?;
    let shown = if saved { &test } else { &driver };
    println!("\n{why}: {}", shown.display());
    println!("{}", small.tree.render());
    Ok(())
}

/// Whether a program fails or is refused in a given way.
fn fails_so(
    compiler: &Compiler,
    arguments: &Arguments,
    program: &Program,
    flags: Flags,
    kind: &str,
) -> Result<bool> {
    let between = kind.contains("interpreter") || kind.contains("level");
    let alone = Arguments {
        levels: match between {
            true => arguments.levels.clone(),
            false if flags.sanitizer.is_some() => Vec::new(),
            false => vec![flags.level],
        },
        draw: 0,
        interpret: usize::from(kind.contains("interpreter")),
        ..arguments.clone()
    };
    let outcome = work(
        compiler,
        &alone,
        std::slice::from_ref(program),
        flags.sanitizer,
    )?;
    Ok(outcome.refused.contains_key(kind)
        || outcome.failed.iter().any(|failure| failure.kind == kind))
}
