//! Geometric means over the programs of a set of flags, and which of them are worst.

use super::outcome::Outcome;
use super::peers::Peer;
use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use std::path::Path;

/// Tells pointers of a primal to be apart, where the program has the macro R.
pub const RESTRICT: &str = " -DR=restrict";

/// So many programs are named as the worst.
const WORST: usize = 3;

/// Geometric means.
#[derive(Serialize, Deserialize)]
pub struct Means {
    /// A program at two sizes counts twice.
    pub problems: usize,
    /// Gradient over primal.
    pub ratio: f64,
    /// Gradient by hand over primal.
    pub hand_ratio: f64,
    /// Gradient over gradient by hand.
    pub over_hand: f64,
}

/// Against another tool, on the programs that it has.
#[derive(Serialize, Deserialize)]
pub struct Against {
    pub tool: String,
    pub problems: usize,
    /// Geometric means: our gradients over our primals, its over its own, ours over its.
    pub ratio: f64,
    pub peer_ratio: f64,
    pub over: f64,
}

/// A set of flags in short.
#[derive(Serialize, Deserialize)]
pub struct Summary {
    pub flags: String,
    pub means: Means,
    /// The same programs without `restrict`, where it is among the flags.
    pub unrestricted: Option<Means>,
    /// The programs that are furthest from their primals, with the ratio.
    pub worst_ratio: Vec<(String, f64)>,
    /// The programs that are furthest from their gradients by hand, with the ratio.
    pub worst_over_hand: Vec<(String, f64)>,
    /// The other tools that were measured.
    #[serde(default)]
    pub against: Vec<Against>,
}

/// All that was measured, and where.
#[derive(Serialize, Deserialize)]
pub struct Report {
    pub machine: String,
    pub compiler: String,
    /// Other tools with their versions.
    #[serde(default)]
    pub peers: Vec<String>,
    pub results: Vec<Outcome>,
    /// The programs that gave no result, with the flags.
    pub failed: Vec<String>,
    /// One for each set of flags, in the order of the results.
    pub summaries: Vec<Summary>,
}

impl Means {
    fn of(set: &[&Outcome]) -> Option<Self> {
        let mean = |of: fn(&Outcome) -> f64| geometric_mean(set.iter().map(|outcome| of(outcome)));
        Some(Self {
            problems: set.len(),
            ratio: mean(|outcome| outcome.ratio)?,
            hand_ratio: mean(|outcome| outcome.hand_ratio)?,
            over_hand: mean(|outcome| outcome.over_hand)?,
        })
    }
}

impl Against {
    fn of(tool: &str, peer: fn(&Outcome) -> Option<&Peer>, set: &[&Outcome]) -> Option<Self> {
        let both = set
            .iter()
            .filter_map(|outcome| Some((outcome.ratio, peer(outcome)?)));
        Some(Self {
            tool: tool.to_owned(),
            problems: both.clone().count(),
            ratio: geometric_mean(both.clone().map(|(ratio, _)| ratio))?,
            peer_ratio: geometric_mean(both.clone().map(|(_, peer)| peer.ratio))?,
            over: geometric_mean(both.map(|(_, peer)| peer.over))?,
        })
    }

    /// Each tool that has figures.
    fn all(set: &[&Outcome]) -> Vec<Self> {
        let enzyme = Self::of("Enzyme", |outcome| outcome.enzyme.as_ref(), set);
        let jax = Self::of("JAX", |outcome| outcome.jax.as_ref(), set);
        enzyme.into_iter().chain(jax).collect()
    }
}

impl Summary {
    /// Of one set of flags; nothing where no program has run at it.
    pub fn of(flags: &str, results: &[Outcome]) -> Option<Self> {
        let set = at(flags, results);
        let unrestricted = flags.strip_suffix(RESTRICT).and_then(|plain| {
            let same = |plain: &&Outcome| set.iter().any(|outcome| outcome.is_same_problem(plain));
            Means::of(
                &at(plain, results)
                    .into_iter()
                    .filter(same)
                    .collect::<Vec<_>>(),
            )
        });
        Some(Self {
            flags: flags.to_owned(),
            means: Means::of(&set)?,
            unrestricted,
            worst_ratio: worst(&set, |outcome| outcome.ratio),
            worst_over_hand: worst(&set, |outcome| outcome.over_hand),
            against: Against::all(&set),
        })
    }
}

impl Report {
    /// What `--json` has written to a file.
    pub fn read(file: &Path) -> Result<Self> {
        let name = file.display();
        let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {name}"))?;
        serde_json::from_str(&text).with_context(|| format!("{name} is not what --json prints"))
    }

    /// The results at one set of flags.
    pub fn at(&self, flags: &str) -> Vec<&Outcome> {
        at(flags, &self.results)
    }
}

fn at<'a>(flags: &str, results: &'a [Outcome]) -> Vec<&'a Outcome> {
    let here = |outcome: &&Outcome| outcome.flags == flags;
    results.iter().filter(here).collect()
}

/// Nothing of nothing.
fn geometric_mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (mut count, mut sum) = (0.0, 0.0);
    for value in values {
        count += 1.0;
        sum += value.ln();
    }
    (count > 0.0).then(|| (sum / count).exp())
}

/// The largest first.
fn worst(set: &[&Outcome], of: fn(&Outcome) -> f64) -> Vec<(String, f64)> {
    let named = |outcome: &&Outcome| (outcome.label(set), of(outcome));
    let mut all: Vec<_> = set.iter().map(named).collect();
    all.sort_by(|a, b| b.1.total_cmp(&a.1));
    all.truncate(WORST);
    all
}

#[cfg(test)]
pub mod tests {
    use super::super::outcome::tests::{outcome, peer};
    use super::{Report, Summary, geometric_mean};

    /// Two sets of flags: three programs, of which the last two know `restrict`.
    pub fn report() -> Report {
        let restricted = "-O2 -DR=restrict";
        let results = vec![
            outcome("rk4", "-O2", 2.0, 1.0),
            outcome("lu", "-O2", 16.0, 4.0),
            outcome("qp", "-O2", 4.0, 8.0),
            outcome("lu", restricted, 4.0, 2.0),
            outcome("qp", restricted, 4.0, 2.0),
        ];
        let summaries = ["-O2", restricted].map(|flags| Summary::of(flags, &results));
        Report {
            machine: "AMD EPYC, 2 cores".to_owned(),
            compiler: "clang 22.1.8".to_owned(),
            peers: Vec::new(),
            failed: Vec::new(),
            summaries: summaries.into_iter().flatten().collect(),
            results,
        }
    }

    fn is_near(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-12
    }

    #[test]
    fn a_geometric_mean_is_one_of_ratios() {
        assert!(geometric_mean([2.0, 8.0].into_iter()).is_some_and(|mean| is_near(mean, 4.0)));
        assert_eq!(geometric_mean([].into_iter()), None);
    }

    #[test]
    fn a_summary_names_the_worst_and_compares_with_the_same_programs_without_restrict() {
        let report = report();
        let [plain, restricted] = &report.summaries[..] else {
            panic!("there are two sets");
        };
        assert_eq!(plain.means.problems, 3);
        assert!(is_near(plain.means.over_hand, 32_f64.cbrt()));
        assert!(plain.unrestricted.is_none());
        let names = |worst: &[(String, f64)]| {
            worst
                .iter()
                .map(|(name, _)| name.clone())
                .collect::<Vec<_>>()
        };
        assert_eq!(names(&plain.worst_ratio), ["lu", "qp", "rk4"]);
        assert_eq!(names(&plain.worst_over_hand), ["qp", "lu", "rk4"]);
        assert!(is_near(restricted.means.ratio, 4.0));
        assert!(
            restricted
                .unrestricted
                .as_ref()
                .is_some_and(|means| means.problems == 2 && is_near(means.ratio, 8.0))
        );
    }

    #[test]
    fn a_set_of_flags_at_which_nothing_ran_has_no_summary() {
        assert!(Summary::of("-O1", &report().results).is_none());
    }

    #[test]
    fn another_tool_is_compared_on_the_programs_that_it_has() {
        let mut results = report().results;
        results[0].jax = Some(peer(3.0, 0.25));
        results[2].jax = Some(peer(12.0, 4.0));
        let summary = Summary::of("-O2", &results);
        let against = summary.map(|summary| summary.against).unwrap_or_default();
        let [jax] = &against[..] else {
            panic!("there is one tool");
        };
        assert_eq!((jax.tool.as_str(), jax.problems), ("JAX", 2));
        assert!(is_near(jax.ratio, 8_f64.sqrt()));
        assert!(is_near(jax.peer_ratio, 6.0) && is_near(jax.over, 1.0));
    }

    #[test]
    fn a_report_is_read_as_it_was_written() -> anyhow::Result<()> {
        let text = serde_json::to_string(&report())?;
        let again: Report = serde_json::from_str(&text)?;
        assert_eq!(serde_json::to_string(&again)?, text);
        Ok(())
    }
}
