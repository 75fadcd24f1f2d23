//! How times grow with the size: a small panel for each program, all on one scale.

use super::outcome::{At, Outcome};
use super::plot::{Card, END, MIDDLE, Pair, START, Scale, WIDTH};

const COLUMNS: usize = 5;
const TOP: f64 = 60.0;
/// A panel with its words.
const PITCH: Pair = ((WIDTH - 24.0) / 5.0, 132.0);
/// What is left for words at the left, above, at the right and below.
const MARGIN: (f64, f64, f64, f64) = (42.0, 18.0, 8.0, 16.0);

/// Classes and names.
const SERIES: [(&str, &str); 4] = [
    ("primal", "primal"),
    ("hand", "gradient by hand"),
    ("gradient", "gradient by Tapeless"),
    ("restrict", "with -DR=restrict"),
];

/// A program: the times of its series, at the whole size, half and a quarter.
struct Panel {
    label: String,
    sizes: [u64; 3],
    curves: Vec<(&'static str, [f64; 3])>,
    /// What the gradient's times would be if they grew with the work from its time at the whole size.
    ideal: [f64; 3],
}

/// Times against sizes; `restricted` are the same programs with `restrict`.
pub fn draw(flags: &str, set: &[&Outcome], restricted: &[&Outcome]) -> String {
    let panels: Vec<Panel> = set
        .iter()
        .map(|outcome| Panel::of(outcome, set, restricted))
        .collect();
    let lines = panels.len().div_ceil(COLUMNS);
    let mut card = Card::new(
        &format!("Time against size, clang {flags}"),
        TOP + PITCH.1 * count(lines) + 10.0,
    );
    card.legend(&SERIES);
    card.text(
        (WIDTH - 16.0, 46.0),
        END,
        "faint",
        "dotted: as the work grows",
    );
    let reach = panels.iter().map(Panel::reach).fold(2.0, f64::max) * 1.2;
    for (at, panel) in panels.iter().enumerate() {
        let corner = (
            10.0 + PITCH.0 * count(at % COLUMNS),
            TOP + PITCH.1 * count(at / COLUMNS),
        );
        panel.draw(&mut card, corner, reach);
    }
    card.finish()
}

fn count(number: usize) -> f64 {
    f64::from(u32::try_from(number).unwrap_or(u32::MAX))
}

impl Panel {
    fn of(outcome: &Outcome, set: &[&Outcome], restricted: &[&Outcome]) -> Self {
        let times = |outcome: &Outcome, of: fn(&At) -> f64| outcome.sizes.each_ref().map(of);
        let gradient = times(outcome, |at| at.gradient_s);
        let mut curves = vec![
            ("primal", times(outcome, |at| at.primal_s)),
            ("hand", times(outcome, |at| at.hand_s)),
        ];
        if let Some(with) = restricted
            .iter()
            .find(|other| other.is_same_problem(outcome))
        {
            curves.push(("restrict dashed", times(with, |at| at.gradient_s)));
        }
        curves.push(("gradient", gradient));
        let growth = outcome.work_growth;
        Self {
            label: outcome.label(set),
            sizes: outcome.sizes.each_ref().map(|at| at.size),
            curves,
            ideal: [
                gradient[0],
                gradient[0] / growth,
                gradient[0] / growth.powi(2),
            ],
        }
    }

    /// The least and the largest time.
    fn ends(&self) -> Pair {
        let times = self
            .curves
            .iter()
            .flat_map(|(_, times)| times)
            .chain(&self.ideal);
        times.fold((f64::INFINITY, 0.0), |(least, most), time| {
            (least.min(*time), most.max(*time))
        })
    }

    /// The largest time over the least.
    fn reach(&self) -> f64 {
        let (least, most) = self.ends();
        most / least
    }

    /// At a corner, so that its highest point over its lowest is `reach`.
    fn draw(&self, card: &mut Card, corner: Pair, reach: f64) {
        let (left, above, right, below) = MARGIN;
        let (least, most) = self.ends();
        let middle = (least * most).sqrt();
        let times = Scale {
            lowest: (middle / reach.sqrt(), corner.1 + PITCH.1 - below),
            highest: (middle * reach.sqrt(), corner.1 + above),
        };
        #[expect(clippy::cast_precision_loss, reason = "a place on paper")]
        let counts = self.sizes.map(|size| size as f64);
        let sizes = Scale {
            lowest: (counts[2] / 1.15, corner.0 + left),
            highest: (counts[0] * 1.15, corner.0 + PITCH.0 - right),
        };
        let places = counts.map(|count| sizes.at(count));
        self.axes(card, &sizes, &times, places);
        let points = |values: &[f64; 3]| [0, 1, 2].map(|k| (places[k], times.at(values[k])));
        let [whole, _, quarter] = points(&self.ideal);
        card.line(quarter, whole, "ideal");
        for (class, values) in &self.curves {
            card.curve(&points(values), class);
        }
    }

    /// The name, decades of the time, and the three places of the sizes.
    fn axes(&self, card: &mut Card, sizes: &Scale, times: &Scale, places: [f64; 3]) {
        let (from, to) = (sizes.lowest.1, sizes.highest.1);
        let (bottom, top) = (times.lowest.1, times.highest.1);
        card.text((from, top - 5.0), START, "strong", &self.label);
        for (tick, words) in decades(times.lowest.0, times.highest.0) {
            let y = times.at(tick);
            card.line((from, y), (to, y), "grid");
            card.text((from - 4.0, y + 3.0), END, "small faint", &words);
        }
        card.line((from, bottom), (to, bottom), "axis");
        for (x, words) in places.into_iter().zip(["1", "½", "¼"]) {
            card.text((x, bottom + 11.0), MIDDLE, "small faint", words);
        }
    }
}

/// The powers of ten of a second between two times, in words.
fn decades(low: f64, high: f64) -> Vec<(f64, String)> {
    let within = (-12..=3).map(|power| (power, 10_f64.powi(power)));
    within
        .filter(|(_, tick)| (low..=high).contains(tick))
        .map(|(power, tick)| {
            let (unit, least) = match power {
                ..=-7 => ("ns", -9),
                -6..=-4 => ("µs", -6),
                -3..=-1 => ("ms", -3),
                _ => ("s", 0),
            };
            (tick, format!("{} {unit}", 10_f64.powi(power - least)))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::summary::tests::report;
    use super::{Panel, decades, draw};

    #[test]
    fn ticks_are_powers_of_ten_in_words() {
        let words: Vec<String> = decades(5e-6, 2.0)
            .into_iter()
            .map(|(_, words)| words)
            .collect();
        assert_eq!(words, ["10 µs", "100 µs", "1 ms", "10 ms", "100 ms", "1 s"]);
        assert!(decades(2e-3, 5e-3).is_empty());
    }

    #[test]
    fn what_grows_with_the_work_lies_on_the_ideal() {
        let report = report();
        let set = report.at("-O2");
        let panel = Panel::of(set[0], &set, &[]);
        let (_, gradient) = panel.curves[2];
        for (time, ideal) in gradient.iter().zip(&panel.ideal) {
            assert!((time / ideal - 1.0).abs() < 1e-12);
        }
        assert!((panel.reach() - 8.0).abs() < 1e-12);
    }

    #[test]
    fn each_program_has_a_panel_and_restrict_a_curve_where_it_is_known() {
        let report = report();
        let text = draw("-O2", &report.at("-O2"), &report.at("-O2 -DR=restrict"));
        assert_eq!(text.matches("class=\"gradient curve\"").count(), 3);
        assert_eq!(text.matches("class=\"restrict dashed curve\"").count(), 2);
        assert_eq!(text.matches("class=\"ideal\"").count(), 3);
    }
}
