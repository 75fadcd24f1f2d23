//! The table of results on a terminal.

use super::others::{self, Other, Tool};
use super::outcome::Outcome;
use super::summary::{Against, Means, Summary};
use crate::style::{Style, bytes, seconds};

/// What the columns mean that are always there.
const COLUMNS: [(&str, &str); 9] = [
    (
        "size",
        "what the program counts: terms, elements, steps. benches/README.md describes each program",
    ),
    (
        "primal",
        "seconds of the function alone. Every time is the least of interleaved rounds",
    ),
    ("gradient", "seconds of its gradient by Tapeless"),
    ("ratio", "gradient over primal"),
    ("by hand", "a gradient written by hand, over primal"),
    (
        "ours/hand",
        "gradient over the one by hand. 1 is as fast, 2 takes twice the time",
    ),
    (
        "growth",
        "how the gradient's time grows from a quarter of the size to half, and from half to the whole. `of`: how the work grows.\n                \
         ! where a step is 20 % above the work's growth and the primal's",
    ),
    (
        "heap",
        "the most that the gradient has on the heap beyond what the primal has",
    ),
    (
        "error",
        "the largest deviation from the gradient by hand at the three sizes, over its largest component",
    ),
];

/// How results look, with the columns of other tools.
pub struct Table {
    style: Style,
    others: Vec<&'static Other>,
}

/// Prints, unless only JSON is to be printed.
pub fn show(shown: Option<&Table>, text: impl FnOnce(&Table) -> String) {
    if let Some(table) = shown {
        println!("{}", text(table));
    }
}

impl Table {
    /// With the columns of these tools.
    pub fn new(style: Style, others: Vec<&'static Other>) -> Self {
        Self { style, others }
    }

    /// The title of a set of flags and of the columns.
    pub fn heading(&self, flags: &str) -> String {
        let others = self
            .others
            .iter()
            .map(|other| format!(" {:>1$}", other.name, width(other)));
        let columns = format!(
            "  {:<12} {:>10}  {:>9} {:>9} {:>7} {:>7} {:>9}{}  {:>15} {:>11}  {:>9}",
            "program",
            "size",
            "primal",
            "gradient",
            "ratio",
            "by hand",
            "ours/hand",
            others.collect::<String>(),
            "growth",
            "heap",
            "error"
        );
        format!(
            "\n{}\n\n{}",
            self.style.bold(&format!("clang-22 {flags}")),
            self.style.faint(&columns)
        )
    }

    /// One result.
    pub fn row(&self, result: &Outcome) -> String {
        let others = self
            .others
            .iter()
            .map(|other| format!(" {:>1$}", others::cell(other, result), width(other)));
        format!(
            "{} {:<12} {:>10}  {:>9} {:>9} {:>7.2} {:>7.2} {:>9.2}{}  {:>15} {:>11}  {:>9.1e}",
            if result.is_right() {
                self.style.good("✓")
            } else {
                self.style.bad("✗")
            },
            result.name,
            result.size,
            seconds(result.primal_s),
            seconds(result.gradient_s),
            result.ratio,
            result.hand_ratio,
            result.over_hand,
            others.collect::<String>(),
            growth(result),
            bytes(result.peak_bytes),
            result.max_rel_error
        )
    }

    /// What a set of flags comes to.
    pub fn closing(&self, summary: &Summary) -> String {
        let mut text = means("geometric mean", &summary.means);
        if let Some(unrestricted) = &summary.unrestricted {
            text += &means("the same without restrict", unrestricted);
        }
        let named = |(name, ratio): &(String, f64)| format!("{name} {ratio:.2}");
        for (title, worst) in [
            ("worst ratios", &summary.worst_ratio),
            ("worst ours/hand", &summary.worst_over_hand),
        ] {
            let named: Vec<String> = worst.iter().map(named).collect();
            text += &format!("\n  {title:<44} {}", named.join(", "));
        }
        text.extend(summary.against.iter().map(against));
        self.style.bold(text.trim_start_matches('\n'))
    }

    /// What the columns mean.
    pub fn legend(&self) -> String {
        let others = self.others.iter().map(|other| (other.name, other.meaning));
        let mut lines = COLUMNS.to_vec();
        lines.extend(others);
        if self.others.iter().all(|other| other.tool == Tool::Adolc) {
            lines.push(("--peers", "adds Enzyme and JAX."));
        }
        let lines = lines.iter();
        let lines = lines.map(|(column, meaning)| format!("  {column:<13} {meaning}\n"));
        self.style
            .faint(&format!("\n{}", lines.collect::<String>()))
    }
}

/// The characters that the column of another tool takes.
fn width(other: &Other) -> usize {
    other.name.chars().count().max(7)
}

/// Ours and another tool's on the programs that it has.
fn against(against: &Against) -> String {
    let (tool, problems) = (&against.tool, against.problems);
    let title = format!("against {tool}, geometric mean of {problems}");
    format!(
        "\n  {title:<44} ratio {:.2}, {tool} {:.2}, ours/{tool} {:.2}",
        against.ratio, against.peer_ratio, against.over
    )
}

/// Both steps, the first from a quarter to half, and what the work grows by.
pub fn growth(result: &Outcome) -> String {
    format!(
        "{:.2} {:.2} of {}{}",
        result.growth_to_half,
        result.growth,
        result.work_growth,
        if result.linear { " " } else { "!" }
    )
}

/// Below the columns of ratios.
fn means(title: &str, means: &Means) -> String {
    let title = format!("{title} of {}", means.problems);
    format!(
        "\n  {title:<44} {:>7.2} {:>7.2} {:>9.2}",
        means.ratio, means.hand_ratio, means.over_hand
    )
}

#[cfg(test)]
mod tests {
    use super::super::others::{Tool, of};
    use super::super::outcome::tests::peer;
    use super::super::summary::tests::report;
    use super::{Table, growth};
    use crate::style::Style;

    fn table(tools: &[Tool]) -> Table {
        Table::new(Style::plain(), of(tools))
    }

    #[test]
    fn columns_stand_below_their_titles() {
        let mut result = report().results.remove(0);
        result.jax = Some(peer(3.0, 0.5));
        for tools in [&[][..], &[Tool::Adolc, Tool::Enzyme, Tool::Jax]] {
            let (table, others) = (table(tools), of(tools));
            let heading = table.heading("-O2");
            let titles = heading.lines().last().map(|line| line.chars().count());
            assert_eq!(titles, Some(table.row(&result).chars().count()));
            let names = others.iter().map(|other| other.name);
            for column in names.chain(["ours/hand", "growth", "heap"]) {
                assert!(heading.contains(column));
                assert!(table.legend().contains(&format!("\n  {column}")));
            }
        }
    }

    #[test]
    fn the_legend_says_how_other_tools_are_measured() {
        assert!(table(&[Tool::Adolc]).legend().contains("\n  --peers"));
        assert!(!table(&[Tool::Jax]).legend().contains("--peers"));
    }

    #[test]
    fn what_does_not_grow_linearly_is_marked() {
        let mut result = report().results.remove(0);
        assert_eq!(growth(&result), "2.00 2.00 of 2 ");
        result.linear = false;
        assert_eq!(growth(&result), "2.00 2.00 of 2!");
    }

    #[test]
    fn means_stand_below_the_ratios() {
        let table = table(&[]);
        let text = table.closing(&report().summaries[1]);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 4);
        let mean = "  geometric mean of 2                             4.00    2.00      2.00";
        assert_eq!(lines[0], mean);
        assert!(lines[1].starts_with("  the same without restrict of 2 "));
        assert!(lines[3].ends_with("lu 2.00, qp 2.00"));
        let end = |text: &str, word: &str| text.find(word).map(|at| at + word.len());
        let heading = table.heading("-O2");
        let titles = heading.lines().last().unwrap_or_default();
        assert_eq!(Some(mean.len()), end(titles, "ours/hand"));
    }

    #[test]
    fn another_tool_stands_below_with_the_same_programs() {
        let mut summary = report().summaries.remove(0);
        summary.against = vec![super::Against {
            tool: "JAX".to_owned(),
            problems: 2,
            ratio: 2.0,
            peer_ratio: 3.0,
            over: 0.5,
        }];
        let text = table(&[]).closing(&summary);
        assert!(
            text.lines().last().is_some_and(|line| {
                line.ends_with(" of 2             ratio 2.00, JAX 3.00, ours/JAX 0.50")
            }),
            "{text}"
        );
    }
}
