//! What counts as right: the oracles, over the numbers that a batch prints.

use serde_json::Value;

/// The kind of failure where only the differences say otherwise.
pub const ALONE: &str = "reverse and forward differ from differences";

/// What was found about a program at one optimisation level.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// All oracles agree.
    Agree,
    /// Not everything could be compared: overflow, or a kink between the points of the differences.
    Skipped,
    /// The compiler said why not, at a place in the program.
    Refused(String),
    /// An oracle disagrees, or the compiler or the program crashed: the kind of failure, the details.
    Failed(String, String),
}

/// One line of the driver.
#[derive(Clone)]
pub struct Row {
    pub number: usize,
    pub point: u64,
    value: f64,
    /// The value of the copy that computes in double, whose differences are taken.
    wide: f64,
    pub reverse: f64,
    forward: f64,
    pub size: f64,
    fine: f64,
    coarse: f64,
    /// By how much the slopes to both sides differ.
    bend: f64,
    effect: f64,
    reverse_effect: f64,
    forward_effect: f64,
}

impl Row {
    /// A parsed line; `None` if it is another kind of line.
    pub fn parse(line: &str) -> Option<Self> {
        let value: Value = serde_json::from_str(line).ok()?;
        let number = |name: &str| value[name].as_str()?.parse().ok();
        Some(Self {
            number: usize::try_from(value["number"].as_u64()?).ok()?,
            point: value["point"].as_u64()?,
            value: number("value")?,
            wide: number("wide")?,
            reverse: number("reverse")?,
            forward: number("forward")?,
            size: number("size")?,
            fine: number("fine")?,
            coarse: number("coarse")?,
            bend: number("bend")?,
            effect: number("effect")?,
            reverse_effect: number("reverse_effect")?,
            forward_effect: number("forward_effect")?,
        })
    }

    /// Compares what one evaluation gave; `narrow` programs compute in float.
    pub fn judge(&self, narrow: bool) -> Verdict {
        let primal = [self.value, self.effect, self.fine, self.coarse];
        if primal
            .iter()
            .any(|number| !number.is_finite() || number.abs() > 1e6)
        {
            return Verdict::Skipped;
        }
        let scale = self.size.abs().max(self.forward.abs()).max(1e-3);
        let (exact, rough) = if narrow { (1e-4, 1e-3) } else { (1e-10, 1e-5) };
        let effects = [self.reverse_effect, self.forward_effect];
        // A function of a float that is computed while compiling may round another way.
        let alike = if narrow { 1e-5 } else { 1e-9 };
        if effects
            .iter()
            .any(|&effect| !close(effect, self.effect, alike))
        {
            return self.failed("effects of the primal differ");
        }
        // Differences with two steps that disagree: a kink or a jump lies between. At a kink itself they agree, on the mean
        // of the slopes to both sides.
        let steps = self.size.min(self.fine.abs()).max(1.0);
        // So it is where the wide copy takes another branch.
        let smooth = close(self.fine, self.coarse, rough * 0.1 * steps)
            && close(self.bend, 0.0, 1e-4 * steps.max(self.wide.abs()))
            && close(
                self.wide,
                self.value,
                rough * 0.02 * self.value.abs().max(1.0),
            );
        if !smooth && (self.forward.is_nan() || self.forward.abs() > 1e12) {
            return Verdict::Skipped;
        }
        let scale_rough = rough * scale.max(1.0);
        let reverse_right = close(self.reverse, self.fine, scale_rough);
        let forward_right = close(self.forward, self.fine, scale_rough);
        if smooth && !reverse_right && !forward_right {
            return self.failed(ALONE);
        }
        if !close(self.reverse, self.forward, exact * scale) {
            return self.failed(match (smooth, forward_right, reverse_right) {
                (true, true, false) => "reverse differs from forward and differences",
                (true, false, true) => "forward differs from reverse and differences",
                _ => "reverse differs from forward",
            });
        }
        match smooth {
            true => Verdict::Agree,
            false => Verdict::Skipped,
        }
    }

    /// Whether a gradient times the direction, had in another way, is the same.
    pub fn agrees_with(&self, gradient: f64, narrow: bool) -> bool {
        let tolerance = if narrow { 1e-4 } else { 1e-9 };
        close(gradient, self.reverse, tolerance * self.size.max(1e-3))
    }

    /// Whether differences in a wider format give what both modes gave.
    pub fn is_confirmed_by(&self, wide: f64) -> bool {
        close(self.reverse, wide, 1e-2 * wide.abs().max(1.0))
    }

    fn failed(&self, kind: &str) -> Verdict {
        let details = format!(
            "reverse {:e} forward {:e} differences {:e} {:e}; effects {:e} {:e} {:e}",
            self.reverse,
            self.forward,
            self.fine,
            self.coarse,
            self.effect,
            self.reverse_effect,
            self.forward_effect
        );
        Verdict::Failed(kind.to_owned(), details)
    }

    /// Whether another level gave the same gradient, as far as it computed the same value.
    pub fn same(&self, other: &Self, narrow: bool) -> bool {
        let tolerance = if narrow { 1e-4 } else { 1e-9 };
        !close(self.value, other.value, 1e-12)
            || !self.value.is_finite()
            || !(self.size.is_finite() || other.size.is_finite())
            || close(self.reverse, other.reverse, tolerance * self.size.max(1.0))
    }
}

/// False for NaN.
fn close(left: f64, right: f64, tolerance: f64) -> bool {
    (left - right).abs() <= tolerance * (1.0 + right.abs() * 1e-3)
}

/// A message with its code, but without its names and numbers, so that equal reasons read alike.
pub fn reason(message: &str) -> String {
    let mut out = String::new();
    let mut quoted = false;
    for letter in message.chars() {
        match letter {
            '`' | '\'' | '"' => {
                quoted = !quoted;
                if !quoted {
                    out.push_str("`…`");
                }
            }
            _ if quoted => {}
            '0'..='9' if out.rfind("[TL") > out.rfind(']') => out.push(letter),
            '0'..='9' if out.ends_with('N') => {}
            '0'..='9' => out.push('N'),
            _ => out.push(letter),
        }
    }
    out.chars().take(160).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(reverse: f64, forward: f64, fine: f64, coarse: f64) -> Row {
        Row {
            number: 0,
            point: 0,
            value: 1.0,
            wide: 1.0,
            reverse,
            forward,
            size: 1.0,
            fine,
            coarse,
            bend: 0.0,
            effect: 0.0,
            reverse_effect: 0.0,
            forward_effect: 0.0,
        }
    }

    fn kind(verdict: Verdict) -> String {
        match verdict {
            Verdict::Failed(kind, _) => kind,
            other => format!("{other:?}"),
        }
    }

    #[test]
    fn disagreements_are_told_apart() {
        assert_eq!(row(1.0, 1.0, 1.0, 1.0).judge(false), Verdict::Agree);
        assert_eq!(
            row(2.0, 2.0, 1.0, 3.0).judge(false),
            Verdict::Skipped,
            "a kink"
        );
        let at_a_kink = Row {
            bend: 2.0,
            ..row(2.0, 2.0, 1.0, 1.0)
        };
        assert_eq!(at_a_kink.judge(false), Verdict::Skipped);
        let cases = [
            (
                row(2.0, 1.0, 1.0, 1.0),
                "reverse differs from forward and differences",
            ),
            (
                row(1.0, 2.0, 1.0, 1.0),
                "forward differs from reverse and differences",
            ),
            (
                row(2.0, 2.0, 1.0, 1.0),
                "reverse and forward differ from differences",
            ),
            (row(f64::NAN, 1.0, 1.0, 9.0), "reverse differs from forward"),
            (
                row(1.0, f64::NAN, 1.0, 1.0),
                "forward differs from reverse and differences",
            ),
            (
                row(1.0 + 1e-9, 1.0, 1.0, 9.0),
                "reverse differs from forward",
            ),
        ];
        for (row, expected) in cases {
            assert_eq!(kind(row.judge(false)), expected);
        }
    }

    #[test]
    fn equal_reasons_read_alike() {
        assert_eq!(reason("`f12` at 33: no"), reason("`h7_1` at 4: no"));
        assert_eq!(reason("[TL0004] at 33"), "[TL0004] at N");
    }
}
