//! The reference interpreter against compiled code: every function of a bitcode file that takes and returns numbers and
//! pointers is run by both at random points, as far as the interpreter gets; what it returns and what memory holds
//! afterwards must be the same.

mod point;
mod subject;
mod trial;

use anyhow::{Result, bail};
use clap::Parser;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;
use subject::Subjects;
use trial::Outcome;

/// Runs the functions of a bitcode file in the interpreter and compiled, and compares.
#[derive(Parser)]
struct Arguments {
    /// LLVM bitcode or text
    file: PathBuf,
    /// Random points for each function
    #[arg(long, default_value_t = 12)]
    points: u64,
    /// Only functions whose name contains this
    #[arg(long)]
    only: Option<String>,
    /// Why functions were not run, by frequency
    #[arg(long)]
    reasons: bool,
}

/// What came of a file.
#[derive(Default)]
struct Report {
    suitable: u64,
    run: u64,
    points: u64,
    mismatches: Vec<String>,
    reasons: BTreeMap<String, u64>,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<()> {
    let subjects = Subjects::read(&arguments.file)?;
    let mut report = Report::default();
    let wanted = |name: &str| arguments.only.as_ref().is_none_or(|o| name.contains(o));
    for index in (0..subjects.all.len()).filter(|&i| wanted(&subjects.all[i].name)) {
        report.suitable += 1;
        report.add(&subjects, index, arguments.points)?;
    }
    println!(
        "agree: {} functions, {} suitable, {} run, {} points, {} mismatches",
        subjects.defined,
        report.suitable,
        report.run,
        report.points,
        report.mismatches.len()
    );
    if arguments.reasons {
        let mut reasons: Vec<_> = report.reasons.iter().collect();
        reasons.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        for (why, count) in reasons.into_iter().take(20) {
            println!("  {count} × {why}");
        }
    }
    report
        .mismatches
        .iter()
        .for_each(|line| println!("  {line}"));
    if !report.mismatches.is_empty() {
        bail!("the interpreter and compiled code differ");
    }
    Ok(())
}

impl Report {
    /// Tries a function at its points; one that cannot be run at the first third of them is given up.
    fn add(&mut self, subjects: &Subjects, index: usize, points: u64) -> Result<()> {
        let mut compared = 0;
        let mut last = None;
        for number in 0..points {
            if compared == 0 && number > points / 3 && number > 4 {
                break;
            }
            match trial::at(subjects, index, number)? {
                Outcome::Same => compared += 1,
                Outcome::NotRun(why) => last = Some(why),
                Outcome::Differs(how) => {
                    let name = &subjects.all[index].name;
                    self.mismatches
                        .push(format!("{name} at point {number}: {how}"));
                    break;
                }
            }
        }
        self.points += compared;
        self.run += u64::from(compared > 0);
        if let Some(why) = last.filter(|_| compared == 0) {
            *self.reasons.entry(why).or_default() += 1;
        }
        Ok(())
    }
}
