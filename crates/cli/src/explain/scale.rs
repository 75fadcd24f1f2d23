//! How long bars are.

use tapeless_plan::report::Row;

/// How long bars are.
pub enum Scale {
    /// Bytes, by the most of a line.
    Bytes(u128),
    /// Loops around what is kept, by the most of a line.
    Loops(usize),
}

impl Scale {
    /// Bytes, unless for no line with loops around it they are known.
    pub fn of<'a>(lines: impl Iterator<Item = &'a Vec<&'a Row>>) -> Self {
        let lines: Vec<&Vec<&Row>> = lines.collect();
        let rows = || lines.iter().flat_map(|rows| rows.iter());
        let known = rows().all(|row| row.most.is_some());
        if known || rows().any(|row| row.loops > 0 && row.most.is_some()) {
            let sums = lines.iter().filter_map(|rows| bytes(rows));
            return Self::Bytes(sums.max().unwrap_or(0));
        }
        Self::Loops(rows().map(|row| row.loops).max().unwrap_or(0))
    }

    /// The kind of a line's bar, and its length in per cent.
    pub fn bar(&self, rows: &[&Row]) -> (&'static str, f64) {
        match self {
            Self::Bytes(most) => match bytes(rows) {
                Some(sum) => ("bytes", 100.0 * sum as f64 / (*most).max(1) as f64),
                None => ("unknown", 100.0),
            },
            Self::Loops(most) => {
                let loops = rows.iter().map(|row| row.loops).max().unwrap_or(0);
                ("bytes", 100.0 * (1 + loops) as f64 / (1 + most) as f64)
            }
        }
    }
}

/// The bytes of rows, if they are known.
fn bytes(rows: &[&Row]) -> Option<u128> {
    rows.iter()
        .try_fold(0_u128, |sum, row| sum.checked_add(row.most?))
}

/// A number in groups of three digits.
pub fn grouped(number: u128) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}
