//! What the plugin says of the functions that it took apart and put together again.

use std::collections::BTreeMap;

/// Counts of functions and ops, added up over modules.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    /// Functions that were replaced.
    pub done: u64,
    /// Functions that were left as they were, by reason.
    pub refused: BTreeMap<String, u64>,
    /// Ops with semantics.
    pub understood: u64,
    /// Ops other than calls and control.
    pub ops: u64,
    /// Ops that only the host understands, by name.
    pub host: BTreeMap<String, u64>,
}

impl Coverage {
    /// Functions that were left as they were.
    pub fn refusals(&self) -> u64 {
        self.refused.values().sum()
    }

    /// The share of functions that were replaced.
    pub fn covered(&self) -> f64 {
        share(self.done, self.done + self.refusals())
    }

    /// The share of ops with semantics.
    pub fn known(&self) -> f64 {
        share(self.understood, self.ops)
    }

    /// Adds another's counts.
    pub fn add(&mut self, other: &Coverage) {
        self.done += other.done;
        self.understood += other.understood;
        self.ops += other.ops;
        for (reason, count) in &other.refused {
            *self.refused.entry(reason.clone()).or_default() += count;
        }
        for (name, count) in &other.host {
            *self.host.entry(name.clone()).or_default() += count;
        }
    }

    /// Adds the reports of modules: a line `round trip: D functions, R refused; K of N ops understood`, then lines
    /// `C × REASON` and `C host ops: NAME`.
    pub fn read(&mut self, text: &str) {
        for line in text.lines() {
            if let Some(report) = line.strip_prefix("round trip: ") {
                self.read_totals(report);
            } else if let Some((count, reason)) = counted(line, " × ") {
                *self.refused.entry(reason).or_default() += count;
            } else if let Some((count, name)) = counted(line, " host ops: ") {
                *self.host.entry(name).or_default() += count;
            }
        }
    }

    fn read_totals(&mut self, report: &str) {
        let words = report.split([' ', ',']);
        let numbers: Vec<u64> = words.filter_map(|word| word.parse().ok()).collect();
        if let [done, _, understood, ops] = numbers[..] {
            self.done += done;
            self.understood += understood;
            self.ops += ops;
        }
    }

    /// Functions and ops in words, then what is refused and the ten most frequent ops of the host.
    pub fn summary(&self) -> String {
        let mut text = format!(
            "{} functions, {} ({} refused); {} of the ops known",
            self.done + self.refusals(),
            percent(self.covered()),
            self.refusals(),
            percent(self.known())
        );
        for (reason, count) in &self.refused {
            text += &format!("\n  {count:>6} × {reason}");
        }
        let mut host: Vec<_> = self.host.iter().collect();
        host.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        for (name, count) in host.into_iter().take(10) {
            text += &format!("\n  {count:>6} host ops: {name}");
        }
        text
    }
}

fn counted(line: &str, between: &str) -> Option<(u64, String)> {
    let (count, what) = line.trim_start().split_once(between)?;
    Some((count.parse().ok()?, what.to_owned()))
}

/// `part` of `whole`; 1 of nothing.
pub fn share(part: u64, whole: u64) -> f64 {
    if whole == 0 {
        return 1.0;
    }
    #[expect(clippy::cast_precision_loss, reason = "counts of functions and ops")]
    let share = part as f64 / whole as f64;
    share
}

/// Never rounded up to 100 %.
pub fn percent(share: f64) -> String {
    format!("{:.2} %", (share * 1e4).floor() / 100.0)
}

#[cfg(test)]
mod tests {
    use super::{Coverage, percent};

    #[test]
    fn reports_of_modules_add_up() {
        let mut coverage = Coverage::default();
        coverage.read(
            "round trip: 10 functions, 3 refused; 98 of 100 ops understood\n  2 × an indirect branch\n  1 × musttail\n  \
             2 host ops: fence",
        );
        coverage.read("warning: x\nround trip: 5 functions, 1 refused; 40 of 50 ops understood\n  1 × musttail");
        assert_eq!(
            (coverage.done, coverage.understood, coverage.ops),
            (15, 138, 150)
        );
        assert_eq!(coverage.refusals(), 4);
        assert_eq!(coverage.refused["musttail"], 2);
        assert_eq!(coverage.host["fence"], 2);
    }

    #[test]
    fn shares_are_not_rounded_up() {
        assert_eq!(percent(0.999_99), "99.99 %");
        assert_eq!(percent(1.0), "100.00 %");
    }
}
