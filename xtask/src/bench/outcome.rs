//! What the programs print, and what is made of it.

use super::peers::{Found, Peer};
use anyhow::{Result, bail};
use serde::{Deserialize, Serialize};

/// The largest deviation from the gradient by hand, relative to its largest component; `bench.c` has the same.
pub const TOLERANCE: f64 = 1e-6;

/// Growth beyond that of the work and of the primal's time that still counts as linear.
const SLACK: f64 = 1.2;

/// What a program finds at one size.
#[derive(Clone, Serialize, Deserialize)]
pub struct At {
    pub size: u64,
    pub primal_s: f64,
    pub gradient_s: f64,
    pub hand_s: f64,
    pub peak_bytes: u64,
}

/// The line of a program: at the whole size, half of it, a quarter of it.
#[derive(Deserialize)]
pub struct Line {
    pub name: String,
    pub sizes: [At; 3],
    work_growth: f64,
    pub max_rel_error: f64,
    /// Of the primal at the whole size; nothing where it is no number.
    pub value: Option<f64>,
    /// The Euclidean norm of the gradient by hand at the whole size.
    pub gradient_norm: Option<f64>,
    adolc_s: Option<f64>,
    adolc_error: Option<f64>,
}

/// A program at a set of flags.
#[derive(Clone, Serialize, Deserialize)]
pub struct Outcome {
    pub name: String,
    pub flags: String,
    pub size: u64,
    pub primal_s: f64,
    pub gradient_s: f64,
    /// The gradient's time over the primal's.
    pub ratio: f64,
    /// The time of the gradient by hand over the primal's.
    pub hand_ratio: f64,
    /// The gradient's time over that of the one by hand.
    pub over_hand: f64,
    pub adolc_ratio: Option<f64>,
    /// By the Enzyme in the package enzyme-ad, over its own primal.
    #[serde(alias = "enzyme_ratio")]
    pub enzyme_ad_ratio: Option<f64>,
    /// Enzyme as a plugin of clang.
    pub enzyme: Option<Peer>,
    pub jax: Option<Peer>,
    /// The gradient's time over that at half the size.
    pub growth: f64,
    /// Its time at half the size over that at a quarter.
    pub growth_to_half: f64,
    pub work_growth: f64,
    pub linear: bool,
    pub peak_bytes: u64,
    pub max_rel_error: f64,
    pub sizes: [At; 3],
}

impl Line {
    /// What the line says, at these flags, beside what other tools found.
    pub fn outcome(self, flags: &str, others: &Found) -> Result<Outcome> {
        // What the tape got wrong is no figure to compare with.
        if let Some(error) = self.adolc_error.filter(|error| *error > TOLERANCE) {
            bail!("the gradient by ADOL-C deviates by {error:.1e}");
        }
        let [whole, half, quarter] = &self.sizes;
        let mut outcome = Outcome {
            flags: flags.to_owned(),
            size: whole.size,
            primal_s: whole.primal_s,
            gradient_s: whole.gradient_s,
            ratio: whole.gradient_s / whole.primal_s,
            hand_ratio: whole.hand_s / whole.primal_s,
            over_hand: whole.gradient_s / whole.hand_s,
            adolc_ratio: self.adolc_s.map(|seconds| seconds / whole.primal_s),
            enzyme_ad_ratio: None,
            enzyme: None,
            jax: None,
            growth: whole.gradient_s / half.gradient_s,
            growth_to_half: half.gradient_s / quarter.gradient_s,
            work_growth: self.work_growth,
            linear: is_linear(&self.sizes, self.work_growth),
            peak_bytes: whole.peak_bytes,
            max_rel_error: self.max_rel_error,
            name: self.name.clone(),
            sizes: self.sizes.clone(),
        };
        others.complete(&self, &mut outcome);
        Ok(outcome)
    }
}

impl Outcome {
    /// Whether the gradient agrees with the one by hand at every size.
    pub fn is_right(&self) -> bool {
        self.max_rel_error <= TOLERANCE
    }

    /// Whether this is the same problem, whatever the flags.
    pub fn is_same_problem(&self, other: &Outcome) -> bool {
        self.name == other.name && self.size == other.size
    }

    /// The name, with the size where others of that name are in the set.
    pub fn label(&self, set: &[&Outcome]) -> String {
        match set.iter().filter(|other| other.name == self.name).count() {
            0 | 1 => self.name.clone(),
            _ => format!("{} {}", self.name, short(self.size)),
        }
    }
}

/// A power of ten as such, if it is large.
pub fn short(size: u64) -> String {
    let digits = size.to_string();
    let zeros = digits.trim_start_matches('1');
    if zeros.len() < 4 || zeros.len() + 1 != digits.len() || zeros.contains(|c| c != '0') {
        return digits;
    }
    let raised = |c: char| match c {
        '0' => '⁰',
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        '4' => '⁴',
        '5' => '⁵',
        '6' => '⁶',
        '7' => '⁷',
        '8' => '⁸',
        _ => '⁹',
    };
    let exponent = zeros.len().to_string();
    format!("10{}", exponent.chars().map(raised).collect::<String>())
}

/// Whether the gradient's time grows with the work at both steps. A primal that leaves a cache on the way excuses its gradient.
fn is_linear(sizes: &[At; 3], work_growth: f64) -> bool {
    sizes.windows(2).all(|pair| {
        let primal = pair[0].primal_s / pair[1].primal_s;
        let gradient = pair[0].gradient_s / pair[1].gradient_s;
        gradient <= SLACK * work_growth.max(primal)
    })
}

#[cfg(test)]
pub mod tests {
    use super::{At, Found, Line, Outcome, Peer, is_linear, short};
    use serde_json::{Value, json};

    /// An outcome whose gradient takes `ratio` times its primal, and `over_hand` times the one by hand.
    pub fn outcome(name: &str, flags: &str, ratio: f64, over_hand: f64) -> Outcome {
        let line = line(name, ratio, over_hand);
        line.outcome(flags, &Found::default())
            .expect("there is no tape")
    }

    /// Another tool, whose gradient takes `ratio` times its primal; ours takes `over` times that.
    pub fn peer(ratio: f64, over: f64) -> Peer {
        Peer {
            primal_s: 1.0,
            gradient_s: ratio,
            ratio,
            over,
            peak_bytes: Some(2048),
        }
    }

    /// The line of such an outcome.
    pub fn line(name: &str, ratio: f64, over_hand: f64) -> Line {
        let at = |size: u64, scale: f64| At {
            size,
            primal_s: 1e-3 * scale,
            gradient_s: 1e-3 * scale * ratio,
            hand_s: 1e-3 * scale * ratio / over_hand,
            peak_bytes: size << 10,
        };
        Line {
            name: name.to_owned(),
            sizes: [at(100, 4.0), at(50, 2.0), at(25, 1.0)],
            work_growth: 2.0,
            max_rel_error: 1e-12,
            value: Some(3.0),
            gradient_norm: Some(5.0),
            adolc_s: None,
            adolc_error: None,
        }
    }

    fn sizes(primal: [f64; 3], gradient: [f64; 3]) -> [At; 3] {
        [0, 1, 2].map(|k| At {
            size: 8 >> k,
            primal_s: primal[k],
            gradient_s: gradient[k],
            hand_s: 1.0,
            peak_bytes: 0,
        })
    }

    #[test]
    fn linear_is_what_grows_with_the_work_or_with_the_primal_at_both_steps() {
        let steady = [4.0, 2.0, 1.0];
        assert!(is_linear(&sizes(steady, [9.0, 4.4, 2.1]), 2.0));
        assert!(!is_linear(&sizes(steady, [20.0, 5.0, 2.5]), 2.0));
        assert!(!is_linear(&sizes(steady, [20.0, 10.0, 2.5]), 2.0));
        assert!(is_linear(&sizes([8.0, 2.0, 1.0], [20.0, 5.0, 2.5]), 2.0));
        assert!(is_linear(&sizes(steady, [16.0, 4.0, 1.0]), 4.0));
        assert!(!is_linear(&sizes(steady, [f64::NAN, 4.0, 2.0]), 2.0));
    }

    #[test]
    fn a_tape_that_does_not_fit_has_no_ratio_and_a_wrong_one_is_an_error() -> anyhow::Result<()> {
        let at = |size: u64, s: f64| json!({"size": size, "primal_s": s, "gradient_s": 3.0 * s, "hand_s": 2.0 * s, "peak_bytes": 0, "max_rel_error": 0.0});
        let mut line = json!({"name": "x", "work_growth": 2.0, "max_rel_error": 0.0, "adolc_s": null, "adolc_error": null,
                              "sizes": [at(8, 4.0), at(4, 2.0), at(2, 1.0)]});
        let read = |line: &Value| serde_json::from_value::<Line>(line.clone());
        let untaped = read(&line)?.outcome("-O2", &Found::default())?;
        assert_eq!(untaped.adolc_ratio, None);
        assert_eq!(
            (untaped.ratio, untaped.hand_ratio, untaped.over_hand),
            (3.0, 2.0, 1.5)
        );
        line["adolc_s"] = json!(28.0);
        line["adolc_error"] = json!(1e-12);
        assert_eq!(
            read(&line)?.outcome("-O2", &Found::default())?.adolc_ratio,
            Some(7.0)
        );
        line["adolc_error"] = json!(0.5);
        assert!(read(&line)?.outcome("-O2", &Found::default()).is_err());
        Ok(())
    }

    #[test]
    fn a_name_that_occurs_twice_is_told_apart_by_size() {
        let (a, b) = (outcome("a", "", 2.0, 1.0), outcome("b", "", 2.0, 1.0));
        assert_eq!(a.label(&[&a, &b]), "a");
        assert_eq!(a.label(&[&a, &b, &a]), "a 100");
    }

    #[test]
    fn large_powers_of_ten_are_short() {
        let shown = [100, 10_000, 11_000, 100_000, 1_110_000, 10_000_000].map(short);
        assert_eq!(shown, ["100", "10⁴", "11000", "10⁵", "1110000", "10⁷"]);
    }
}
