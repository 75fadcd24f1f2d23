//! Bars per program: what gradients take of time, over their primals, and of memory.

use super::outcome::Outcome;
use super::plot::{Card, END, MIDDLE, Pair, START, Scale, WIDTH};
use super::summary::Means;
use crate::style::bytes;

/// Where bars begin and where the longest may end; words stand on both sides.
const FROM: f64 = 128.0;
const TO: f64 = WIDTH - 70.0;
const TOP: f64 = 76.0;
const THICK: f64 = 9.0;
const GAP: f64 = 7.0;

/// So many bytes have no bar, and fewer neither.
const LEAST: f64 = 1024.0;

/// Bars on a common logarithmic scale.
struct Chart<'a> {
    title: String,
    /// Classes and names.
    series: &'a [(&'a str, &'a str)],
    rows: Vec<Row>,
    /// The first and the last are the ends of the scale.
    ticks: Vec<f64>,
    /// Where bars begin.
    origin: f64,
    /// How a tick and how a value is written.
    tick: fn(f64) -> String,
    shown: fn(f64) -> String,
}

struct Row {
    label: String,
    is_strong: bool,
    bars: Vec<Bar>,
}

/// A bar of one of the series.
struct Bar {
    series: usize,
    value: f64,
    /// Values that are marked inside.
    notches: Vec<f64>,
}

/// Gradient over primal, and the same by hand.
pub fn ratios(flags: &str, set: &[&Outcome], means: &Means) -> String {
    let row = |label: String, is_strong: bool, values: [f64; 2]| Row {
        label,
        is_strong,
        bars: values.into_iter().enumerate().map(Bar::plain).collect(),
    };
    let mut rows: Vec<Row> = set
        .iter()
        .map(|outcome| {
            row(
                outcome.label(set),
                false,
                [outcome.ratio, outcome.hand_ratio],
            )
        })
        .collect();
    rows.push(row(
        "geometric mean".to_owned(),
        true,
        [means.ratio, means.hand_ratio],
    ));
    Chart {
        title: format!("A gradient's time over its primal's, clang {flags}"),
        series: &[("gradient", "by Tapeless"), ("hand", "by hand")],
        ticks: powers(2.0, lowest(&rows), &rows),
        rows,
        origin: 1.0,
        tick: |value| value.to_string(),
        shown: |value| format!("{value:.2}"),
    }
    .draw()
}

/// The peak of the heap, with notches where half and a quarter of the size have theirs; `restricted` are the same programs with `restrict`.
pub fn memory(flags: &str, set: &[&Outcome], restricted: &[&Outcome]) -> String {
    let row = |outcome: &&Outcome| {
        let with = restricted
            .iter()
            .find(|other| other.is_same_problem(outcome));
        let both = [Some(outcome), with].into_iter().enumerate();
        Row {
            label: outcome.label(set),
            is_strong: false,
            bars: both
                .filter_map(|(series, outcome)| Some(Bar::of_heap(series, outcome?)))
                .collect(),
        }
    };
    let rows: Vec<Row> = set.iter().map(row).collect();
    Chart {
        title: format!("The heap's peak, clang {flags}"),
        series: &[
            (
                "gradient",
                "as it is; notches: half and a quarter of the size",
            ),
            ("restrict", "with -DR=restrict"),
        ],
        ticks: powers(16.0, LEAST, &rows),
        rows,
        origin: LEAST,
        tick: |value| heap(value).replace(".0", ""),
        shown: heap,
    }
    .draw()
}

impl Bar {
    fn plain((series, value): (usize, f64)) -> Self {
        Self {
            series,
            value,
            notches: Vec::new(),
        }
    }

    fn of_heap(series: usize, outcome: &Outcome) -> Self {
        #[expect(clippy::cast_precision_loss, reason = "three digits are shown")]
        let [value, half, quarter] = outcome.sizes.each_ref().map(|at| at.peak_bytes as f64);
        Self {
            series,
            value,
            notches: vec![half, quarter],
        }
    }
}

impl Chart<'_> {
    fn draw(&self) -> String {
        let height =
            |row: &Row| THICK * f64::from(u32::try_from(row.bars.len()).unwrap_or(1)) + GAP;
        let bottom = TOP + self.rows.iter().map(height).sum::<f64>();
        let mut card = Card::new(&self.title, bottom + 26.0);
        card.legend(self.series);
        let scale = Scale {
            lowest: (self.ticks.first().copied().unwrap_or(1.0), FROM),
            highest: (self.ticks.last().copied().unwrap_or(2.0), TO),
        };
        self.grid(&mut card, &scale, bottom);
        let mut y = TOP + GAP / 2.0;
        for row in &self.rows {
            let class = if row.is_strong { "strong" } else { "" };
            let middle = y + (height(row) - GAP) / 2.0;
            card.text((FROM - 8.0, middle + 4.0), END, class, &row.label);
            for (line, bar) in (0_u32..).zip(&row.bars) {
                self.bar(&mut card, &scale, (y + THICK * f64::from(line), THICK), bar);
            }
            y += height(row);
        }
        card.finish()
    }

    /// A line with its value above and below at each tick; that of the origin is darker.
    fn grid(&self, card: &mut Card, scale: &Scale, bottom: f64) {
        for &tick in &self.ticks {
            let x = scale.at(tick);
            let class = if tick == self.origin { "axis" } else { "grid" };
            card.line((x, TOP), (x, bottom), class);
            let words = (self.tick)(tick);
            card.text((x, TOP - 6.0), MIDDLE, "faint", &words);
            card.text((x, bottom + 14.0), MIDDLE, "faint", &words);
        }
    }

    /// A bar between the origin and its value, which stands beside it; `across` is its place and thickness.
    fn bar(&self, card: &mut Card, scale: &Scale, across: Pair, bar: &Bar) {
        let (y, thick) = across;
        let (origin, end) = (scale.at(self.origin), scale.at(bar.value));
        let class = self.series.get(bar.series).map_or("", |(class, _)| class);
        card.bar(
            (origin.min(end), y),
            ((end - origin).abs(), thick - 1.0),
            class,
        );
        for notch in bar.notches.iter().filter(|notch| **notch > self.origin) {
            let x = scale.at(*notch);
            card.line((x, y), (x, y + thick - 1.0), "notch");
        }
        let beside = (origin.max(end) + 4.0, y + thick - 1.5);
        card.text(beside, START, "small", &(self.shown)(bar.value));
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it was a count of bytes"
)]
fn heap(value: f64) -> String {
    bytes(value as u64)
}

/// The largest power of two that is at most 1 and at most the least value.
fn lowest(rows: &[Row]) -> f64 {
    values(rows).fold(1.0, |lowest: f64, value| {
        lowest.min(value.log2().floor().exp2())
    })
}

/// Ticks from `lowest` on, each `base` times the one before, until no value is larger.
fn powers(base: f64, lowest: f64, rows: &[Row]) -> Vec<f64> {
    let largest = values(rows).fold(lowest * base, f64::max);
    let mut ticks = vec![lowest];
    let mut tick = lowest;
    while tick < largest {
        tick *= base;
        ticks.push(tick);
    }
    ticks
}

/// What a logarithmic scale can show.
fn values(rows: &[Row]) -> impl Iterator<Item = f64> {
    let all = rows
        .iter()
        .flat_map(|row| row.bars.iter().map(|bar| bar.value));
    all.filter(|value| value.is_finite() && *value > 0.0)
}

#[cfg(test)]
mod tests {
    use super::super::outcome::tests::outcome;
    use super::super::summary::tests::report;
    use super::{Bar, Row, lowest, memory, powers, ratios};

    fn rows(values: &[f64]) -> Vec<Row> {
        let bars = values.iter().copied().enumerate().map(Bar::plain).collect();
        let label = String::new();
        vec![Row {
            label,
            is_strong: false,
            bars,
        }]
    }

    #[test]
    fn ticks_enclose_the_values() {
        let ticks = |values: &[f64]| powers(2.0, lowest(&rows(values)), &rows(values));
        assert_eq!(ticks(&[0.6, 3.0]), [0.5, 1.0, 2.0, 4.0]);
        assert_eq!(ticks(&[2.5, 4.0]), [1.0, 2.0, 4.0]);
        assert_eq!(ticks(&[]), [1.0, 2.0]);
        assert_eq!(ticks(&[f64::NAN, f64::INFINITY, 0.0]), [1.0, 2.0]);
    }

    #[test]
    fn each_program_has_two_bars_and_so_has_the_mean() {
        let report = report();
        let text = ratios("-O2", &report.at("-O2"), &report.summaries[0].means);
        assert_eq!(text.matches("class=\"bar gradient\"").count(), 1 + 4);
        assert_eq!(text.matches("class=\"bar hand\"").count(), 1 + 4);
        for words in [">lu<", ">geometric mean<", ">16.00<", "clang -O2<"] {
            assert!(text.contains(words), "{words}");
        }
    }

    #[test]
    fn memory_has_a_bar_for_each_set_in_which_the_program_is() {
        let report = report();
        let text = memory("-O2", &report.at("-O2"), &report.at("-O2 -DR=restrict"));
        assert_eq!(text.matches("class=\"bar gradient\"").count(), 1 + 3);
        assert_eq!(text.matches("class=\"bar restrict\"").count(), 1 + 2);
        assert_eq!(text.matches("class=\"notch\"").count(), 5 * 2);
        assert!(text.contains(">100.0 KiB<") && text.contains(">16 KiB<"));
    }

    #[test]
    fn a_program_without_heap_has_a_number_and_no_length() {
        let mut none = outcome("x", "-O2", 2.0, 1.0);
        none.sizes.iter_mut().for_each(|at| at.peak_bytes = 0);
        let text = memory("-O2", &[&none], &[]);
        assert!(text.contains(">0 B<") && !text.contains("class=\"notch\""));
    }
}
