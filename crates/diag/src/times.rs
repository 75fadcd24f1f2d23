//! What a derivative costs the compilation: the time that each stage takes.

use std::cell::Cell;
use std::fmt::Write;
use std::time::{Duration, Instant};

/// What happens between a request and its derivative, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Requests are found and understood.
    Request,
    /// Copies are made, inlined and simplified.
    Prepare,
    /// LLVM to structured form.
    Import,
    /// Which integers carry bits of floats from one function to another.
    Carriers,
    /// Where pointers point.
    Points,
    /// What memory holds.
    Types,
    /// What carries a derivative.
    Activity,
    /// What stays as it is until the reverse sweep.
    Stable,
    /// What has no derivative.
    Legal,
    /// What the reverse sweep needs.
    Needs,
    /// What is kept.
    Plan,
    /// The derivative in structured form.
    Synth,
    /// Several directions at once.
    Batch,
    /// Structured form to LLVM.
    Emit,
    /// LLVM's passes on the derivative.
    Optimise,
}

const STAGES: [(Stage, &str); 15] = [
    (Stage::Request, "request"),
    (Stage::Prepare, "prepare"),
    (Stage::Import, "import"),
    (Stage::Carriers, "carriers"),
    (Stage::Points, "points"),
    (Stage::Types, "types"),
    (Stage::Activity, "activity"),
    (Stage::Stable, "stable"),
    (Stage::Legal, "legal"),
    (Stage::Needs, "needs"),
    (Stage::Plan, "plan"),
    (Stage::Synth, "synth"),
    (Stage::Batch, "batch"),
    (Stage::Emit, "emit"),
    (Stage::Optimise, "optimise"),
];

/// Time spent, stage by stage.
#[derive(Clone, Debug, Default)]
pub struct Times([Cell<Duration>; STAGES.len()]);

impl Times {
    /// Does some work of a stage, and counts its time.
    pub fn of<T>(&self, stage: Stage, work: impl FnOnce() -> T) -> T {
        let begin = Instant::now();
        let made = work();
        self.count(stage, begin.elapsed());
        made
    }

    /// Adds the times of another.
    pub fn add(&self, other: &Times) {
        for (stage, _) in STAGES {
            self.count(stage, other.0[stage as usize].get());
        }
    }

    fn count(&self, stage: Stage, spent: Duration) {
        let sum = &self.0[stage as usize];
        sum.set(sum.get() + spent);
    }

    fn row(&self, name: &str) -> String {
        let all = self.0.iter().map(Cell::get);
        let all = all.chain([self.0.iter().map(Cell::get).sum()]);
        let numbers: String = all
            .map(|spent| format!(" {:>8.2}", spent.as_secs_f64() * 1e3))
            .collect();
        format!("{numbers}  {name}\n")
    }
}

/// A table of milliseconds: a column for each stage, a row for each derivative, and their sum.
pub fn table(rows: &[(String, Times)]) -> String {
    let mut text = "tapeless: milliseconds in each stage\n".to_owned();
    for (_, name) in STAGES {
        // A string takes whatever is written to it.
        let _ = write!(text, " {name:>8}");
    }
    text += &format!(" {:>8}\n", "sum");
    let all = Times::default();
    for (name, times) in rows {
        text += &times.row(name);
        all.add(times);
    }
    text + &all.row("in total")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stages_are_counted_where_they_are_listed() {
        for (at, (stage, _)) in STAGES.iter().enumerate() {
            assert_eq!(*stage as usize, at);
        }
    }

    #[test]
    fn a_table_has_a_row_for_each_and_a_sum() {
        let times = Times::default();
        assert_eq!(times.of(Stage::Plan, || 7), 7);
        times.count(Stage::Import, Duration::from_micros(1500));
        let shown = table(&[("f".into(), times.clone()), ("g".into(), times)]);
        let lines: Vec<&str> = shown.lines().collect();
        assert_eq!(lines.len(), 5);
        assert!(lines[2].contains("     1.50") && lines[2].ends_with("  f"));
        assert!(lines[4].contains("     3.00") && lines[4].ends_with("  in total"));
    }
}
