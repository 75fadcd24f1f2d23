//! `docs/benchmarks.md` and the plots that it shows.

use super::outcome::{Outcome, short};
use super::summary::{Against, Means, RESTRICT, Report, Summary};
use super::table::growth;
use super::{FLAGS, bars, growth as curves, others};
use crate::shell;
use crate::style::{bytes, seconds};
use anyhow::{Context, Result};
use std::fmt::Write;
use std::path::Path;

const PLOTS: &str = "benchmarks";

const COLUMNS: &str = "\
- **size** is what the program counts: terms, elements, steps.
- **primal** is the time of the function, **gradient** that of its gradient by Tapeless. Each time is the least of interleaved rounds.
- **ratio** is gradient over primal.
- **by hand** is a gradient written by hand in C, over the primal. **ours/hand** is our gradient over the one by hand: 1 is as fast, 2 takes twice the time.
- **growth** is how the gradient's time grows from a quarter of the size to half, and from half to the whole; `of` says how the work grows. A `!` marks a step that is 20 % above the work's growth and the primal's.
- **heap** is the most that the gradient has on the heap beyond what the primal has.
";

const RESTRICTED: &str = "\
`-DR=restrict` tells the primal's pointers to be apart. Programs that know that of themselves, or have no pointers, are measured without it only.

Bars begin at the primal's time. Their scale is logarithmic.
";

/// Writes the page and its plots.
pub fn write(report: &Report) -> Result<()> {
    let docs = shell::root().join("docs");
    for (name, text) in plots(report) {
        save(&docs.join(PLOTS).join(name), &text)?;
    }
    save(&docs.join("benchmarks.md"), &page(report))
}

fn save(file: &Path, text: &str) -> Result<()> {
    let failed = || format!("cannot write {}", file.display());
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder).with_context(failed)?;
    }
    std::fs::write(file, text).with_context(failed)?;
    eprintln!("{}", file.display());
    Ok(())
}

/// Names and texts.
fn plots(report: &Report) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for summary in &report.summaries {
        let set = report.at(&summary.flags);
        all.push((
            plot("ratio", &summary.flags),
            bars::ratios(&summary.flags, &set, &summary.means),
        ));
    }
    for flags in FLAGS {
        let (set, restricted) = (report.at(flags), report.at(&format!("{flags}{RESTRICT}")));
        if !set.is_empty() {
            all.push((
                plot("growth", flags),
                curves::draw(flags, &set, &restricted),
            ));
            all.push((
                plot("memory", flags),
                bars::memory(flags, &set, &restricted),
            ));
        }
    }
    all
}

/// The file of a plot: its kind, and the flags without what is no letter and no digit.
fn plot(kind: &str, flags: &str) -> String {
    let flags = flags.replace("-DR=", "").to_lowercase();
    let words = flags.split(|c: char| !c.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    format!("{kind}-{}.svg", words.join("-"))
}

fn page(report: &Report) -> String {
    let all: Vec<&Outcome> = report.results.iter().collect();
    let more: String = others::measured(&all)
        .iter()
        .map(|other| format!("- **{}** is {}\n", other.name, other.meaning))
        .collect();
    let tools = match &report.peers[..] {
        [] => String::new(),
        tools => format!(" Other tools: {}.", tools.join(", ")),
    };
    let mut text = format!(
        "# Benchmarks\n\n\
         Programs of many kinds are differentiated by Tapeless and by hand. [benches/README.md](../benches/README.md) describes them. \
         `cargo xtask bench --page` measures them and writes this page.\n\n\
         Measured on: {}. Compiler: {}.{tools}\n\n{COLUMNS}{more}\n{RESTRICTED}\n## Geometric means\n\n",
        report.machine, report.compiler
    );
    text += &means(&report.summaries);
    if !report.failed.is_empty() {
        let _ = write!(text, "\nWithout a result: {}.\n", report.failed.join(", "));
    }
    for summary in &report.summaries {
        text += &section(report, summary);
    }
    text += &figures(report);
    text
}

/// One line for each set of flags, and one more where the same programs ran without `restrict`.
fn means(summaries: &[Summary]) -> String {
    let mut text =
        String::from("| flags | problems | ratio | by hand | ours/hand |\n|---|---|---|---|---|\n");
    let mut line = |flags: &str, means: &Means| {
        let Means {
            problems,
            ratio,
            hand_ratio,
            over_hand,
        } = means;
        let _ = writeln!(
            text,
            "| {flags} | {problems} | {ratio:.2} | {hand_ratio:.2} | {over_hand:.2} |"
        );
    };
    for Summary {
        flags,
        means,
        unrestricted,
        ..
    } in summaries
    {
        line(&format!("`{flags}`"), means);
        if let Some(unrestricted) = unrestricted {
            line("the same programs without `-DR=restrict`", unrestricted);
        }
    }
    text
}

/// A set of flags: its table, its worst programs, its bars.
fn section(report: &Report, summary: &Summary) -> String {
    let (flags, set) = (&summary.flags, report.at(&summary.flags));
    let named = |worst: &[(String, f64)]| {
        let named = worst
            .iter()
            .map(|(name, ratio)| format!("{name} ({ratio:.1})"));
        named.collect::<Vec<_>>().join(", ")
    };
    format!(
        "\n## {flags}\n\n{}\nFurthest from the primal: {}. Furthest from the gradient by hand: {}.\n{}\n\
         ![Bars: a gradient's time over its primal's, by Tapeless and by hand]({PLOTS}/{})\n",
        table(&set, &summary.means),
        named(&summary.worst_ratio),
        named(&summary.worst_over_hand),
        summary.against.iter().map(against).collect::<String>(),
        plot("ratio", flags)
    )
}

/// Ours and another tool's on the programs that it has.
fn against(against: &Against) -> String {
    let (tool, problems) = (&against.tool, against.problems);
    format!(
        "\nOn the {problems} problems with figures of {tool}, geometric means: ratio {:.2}, {tool} {:.2}, ours/{tool} {:.2}.\n",
        against.ratio, against.peer_ratio, against.over
    )
}

/// A line for each program; other tools have a column where there is a figure of theirs.
fn table(set: &[&Outcome], means: &Means) -> String {
    let others = others::measured(set);
    let mut text = String::from(
        "| program | size | primal | gradient | ratio | by hand | ours/hand | growth | heap |",
    );
    text.extend(others.iter().map(|other| format!(" {} |", other.name)));
    text += "\n|---|--:|--:|--:|--:|--:|--:|--:|--:|";
    text.extend(others.iter().map(|_| "--:|"));
    for outcome in set {
        let (primal, gradient) = (seconds(outcome.primal_s), seconds(outcome.gradient_s));
        let _ = write!(
            text,
            "\n| {} | {} | {primal} | {gradient} | {:.2} | {:.2} | {:.2} | {} | {} |",
            outcome.name,
            short(outcome.size),
            outcome.ratio,
            outcome.hand_ratio,
            outcome.over_hand,
            growth(outcome).trim_end(),
            bytes(outcome.peak_bytes)
        );
        let cells = others.iter().map(|other| others::cell(other, outcome));
        text.extend(cells.map(|cell| format!(" {cell} |")));
    }
    let Means {
        ratio,
        hand_ratio,
        over_hand,
        ..
    } = means;
    let _ = write!(
        text,
        "\n| **geometric mean** | | | | **{ratio:.2}** | **{hand_ratio:.2}** | **{over_hand:.2}** | | |"
    );
    text.extend(others.iter().map(|_| " |"));
    text + "\n"
}

/// Growth and memory, with and without `restrict` in one plot.
fn figures(report: &Report) -> String {
    let mut text = String::new();
    for (kind, title, meaning) in [
        (
            "growth",
            "Growth",
            "Times at a quarter of the size, at half of it and at the whole, both axes logarithmic. All panels have the same scale, so lines of the same slope grow alike. The dotted line is the gradient's time if it grew as the work does.",
        ),
        (
            "memory",
            "Memory",
            "The most that a gradient has on the heap beyond what its primal has. Notches in a bar are half and a quarter of the size.",
        ),
    ] {
        let _ = write!(text, "\n## {title}\n\n{meaning}\n");
        for flags in FLAGS
            .into_iter()
            .filter(|flags| !report.at(flags).is_empty())
        {
            let _ = write!(
                text,
                "\n![{title} at {flags}]({PLOTS}/{})\n",
                plot(kind, flags)
            );
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::outcome::tests::peer;
    use super::super::summary::{Summary, tests::report};
    use super::{page, plot, plots, table};

    #[test]
    fn a_plot_is_named_after_its_flags() {
        assert_eq!(plot("ratio", "-O2 -DR=restrict"), "ratio-o2-restrict.svg");
        let long = plot("growth", "-O3 -ffast-math -march=x86-64-v3");
        assert_eq!(long, "growth-o3-ffast-math-march-x86-64-v3.svg");
    }

    #[test]
    fn the_page_shows_every_plot_and_no_other() {
        let report = report();
        let text = page(&report);
        let names: Vec<String> = plots(&report).into_iter().map(|(name, _)| name).collect();
        assert_eq!(names.len(), 4);
        assert_eq!(text.matches(".svg)").count(), names.len());
        for name in names {
            assert!(text.contains(&format!("(benchmarks/{name})")), "{name}");
        }
    }

    #[test]
    fn lines_of_a_table_have_as_many_columns_as_its_head() {
        let mut report = report();
        report.results[1].adolc_ratio = Some(30.0);
        let text = table(&report.at("-O2"), &report.summaries[0].means);
        let columns: Vec<usize> = text.lines().map(|line| line.matches('|').count()).collect();
        assert_eq!(columns, [11; 6]);
        assert!(text.contains("ADOL-C") && !text.contains("Enzyme"));
        assert!(text.contains("| lu | 100 | 4.00 ms | 64.0 ms | 16.00 | 4.00 | 4.00 | 2.00 2.00 of 2 | 100.0 KiB | 30.00 |"));
    }

    #[test]
    fn other_tools_stand_where_they_were_measured() {
        let mut report = report();
        assert!(!page(&report).contains("JAX"));
        report.peers = vec!["JAX 0.10.2".to_owned()];
        report.results[1].jax = Some(peer(3.0, 0.5));
        report.summaries = Summary::of("-O2", &report.results).into_iter().collect();
        let text = page(&report);
        for words in [
            "Other tools: JAX 0.10.2.",
            "| JAX | ours/JAX |",
            "| 3.00 | 0.50 |",
            "ours/JAX 0.50.",
        ] {
            assert!(text.contains(words), "{words}");
        }
    }

    #[test]
    fn means_of_the_same_programs_stand_below_those_with_restrict() {
        let text = page(&report());
        assert!(text.contains("| `-O2 -DR=restrict` | 2 | 4.00 | 2.00 | 2.00 |\n| the same programs without `-DR=restrict` | 2 | 8.00 |"));
        assert!(text.contains("Furthest from the primal: lu (16.0), qp (4.0), rk4 (2.0)."));
    }
}
