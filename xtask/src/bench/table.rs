//! The table of results on a terminal.

use super::outcome::Outcome;
use super::summary::{Means, Summary};
use crate::style::{Style, bytes, seconds};

/// Prints, unless only JSON is to be printed.
pub fn show(shown: Option<&Style>, text: impl FnOnce(&Style) -> String) {
    if let Some(style) = shown {
        println!("{}", text(style));
    }
}

/// The title of a set of flags and of the columns.
pub fn heading(flags: &str, style: &Style) -> String {
    let columns = format!(
        "  {:<12} {:>10}  {:>9} {:>9} {:>7} {:>7} {:>9} {:>7} {:>8}  {:>15} {:>11}  {:>9}",
        "program",
        "size",
        "primal",
        "gradient",
        "ratio",
        "by hand",
        "ours/hand",
        "ADOL-C",
        "Enzyme*",
        "growth",
        "heap",
        "error"
    );
    format!(
        "\n{}\n\n{}",
        style.bold(&format!("clang-22 {flags}")),
        style.faint(&columns)
    )
}

/// One result.
pub fn row(result: &Outcome, style: &Style) -> String {
    format!(
        "{} {:<12} {:>10}  {:>9} {:>9} {:>7.2} {:>7.2} {:>9.2} {:>7} {:>8}  {:>15} {:>11}  {:>9.1e}",
        if result.is_right() {
            style.good("✓")
        } else {
            style.bad("✗")
        },
        result.name,
        result.size,
        seconds(result.primal_s),
        seconds(result.gradient_s),
        result.ratio,
        result.hand_ratio,
        result.over_hand,
        optional(result.adolc_ratio),
        optional(result.enzyme_ratio),
        growth(result),
        bytes(result.peak_bytes),
        result.max_rel_error
    )
}

/// A ratio that may be missing.
pub fn optional(ratio: Option<f64>) -> String {
    ratio.map_or_else(|| "–".to_owned(), |ratio| format!("{ratio:.2}"))
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

/// What a set of flags comes to.
pub fn closing(summary: &Summary, style: &Style) -> String {
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
    style.bold(text.trim_start_matches('\n'))
}

/// Below the columns of ratios.
fn means(title: &str, means: &Means) -> String {
    let title = format!("{title} of {}", means.problems);
    format!(
        "\n  {title:<44} {:>7.2} {:>7.2} {:>9.2}",
        means.ratio, means.hand_ratio, means.over_hand
    )
}

/// What the columns mean.
pub fn legend(with_peers: bool, style: &Style) -> String {
    let enzyme = if with_peers {
        "the gradient of Enzyme inside the Python package enzyme-ad, over its own primal. Its times come through JAX,\n             \
         which copies inputs and makes the gradient's array anew. – where it fails or its gradient deviates from differences"
    } else {
        "only with --peers"
    };
    let lines = [
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
            "ADOL-C",
            "a gradient from its tape, over primal. The tape is recorded before, and not counted. – where there is none or it does not fit",
        ),
        ("Enzyme*", enzyme),
        (
            "growth",
            "how the gradient's time grows from a quarter of the size to half, and from half to the whole. `of`: how the work grows.\n             \
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
    let lines = lines.map(|(column, meaning)| format!("  {column:<10} {meaning}\n"));
    style.faint(&format!("\n{}", lines.concat()))
}

#[cfg(test)]
mod tests {
    use super::super::summary::tests::report;
    use super::{closing, growth, heading, legend, optional, row};
    use crate::style::Style;

    #[test]
    fn columns_stand_below_their_titles() {
        let style = Style::plain();
        let heading = heading("-O2", &style);
        let titles = heading.lines().last().map(|line| line.chars().count());
        let row = row(&report().results[0], &style);
        assert_eq!(titles, Some(row.chars().count()));
        for column in ["ours/hand", "growth", "heap"] {
            assert!(heading.contains(column));
            assert!(legend(false, &style).contains(&format!("\n  {column}")));
        }
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
        let style = Style::plain();
        let text = closing(&report().summaries[1], &style);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 4);
        let mean = "  geometric mean of 2                             4.00    2.00      2.00";
        assert_eq!(lines[0], mean);
        assert!(lines[1].starts_with("  the same without restrict of 2 "));
        assert!(lines[3].ends_with("lu 2.00, qp 2.00"));
        let end = |text: &str, word: &str| text.find(word).map(|at| at + word.len());
        let heading = heading("-O2", &style);
        let titles = heading.lines().last().unwrap_or_default();
        assert_eq!(Some(mean.len()), end(titles, "ours/hand"));
    }

    #[test]
    fn what_is_missing_is_a_dash() {
        assert_eq!(optional(None), "–");
        assert_eq!(optional(Some(2.0)), "2.00");
    }
}
