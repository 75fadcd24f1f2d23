//! `cargo xtask roundtrip`: whole real programs, every function imported and emitted again, must behave as before.

mod agree;
mod build;
mod counts;
mod coverage;
mod numeric;
mod programs;
mod rust;

use crate::packages::{scratch, target};
use crate::shell;
use crate::style::Style;
use anyhow::{Result, bail};
use build::Row;
use clap::Args;
use counts::Counts;
use coverage::{Coverage, percent, share};
use programs::PROGRAMS;
use std::path::PathBuf;

/// What the user may choose.
#[derive(Args)]
pub struct Options {
    /// Only the programs whose name contains this; `numeric` are the benchmarks' primals, `regex` is the crate
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
    /// zlib and the two small programs, without debug information, numeric values without repetition
    #[arg(long)]
    brief: bool,
}

const BRIEF: [&str; 4] = ["zlib", "exceptions", "unwinding", "numeric"];

impl Options {
    /// All programs.
    pub fn all() -> Options {
        Options {
            only: None,
            brief: false,
        }
    }

    /// What takes less than a minute.
    pub fn brief() -> Options {
        Options {
            only: None,
            brief: true,
        }
    }

    fn includes(&self, name: &str) -> bool {
        let wanted = |only: &String| name.to_lowercase().contains(&only.to_lowercase());
        self.only.as_ref().is_none_or(wanted) && (!self.brief || BRIEF.contains(&name))
    }
}

/// What is compared with what, and what came of it.
struct Run<'a> {
    options: &'a Options,
    plugin: PathBuf,
    out: PathBuf,
    style: Style,
    rows: Vec<Row>,
    failed: Vec<String>,
}

/// Builds every program without and with the round trip and compares.
pub fn run(options: &Options) -> Result<()> {
    shell::cargo(&["build", "--release"])?;
    let mut run = Run {
        options,
        plugin: target().join("release/libtapeless.so"),
        out: scratch("roundtrip")?,
        style: Style::of_stdout(),
        rows: Vec::new(),
        failed: Vec::new(),
    };
    println!("\n{}\n", build::heading(&run.style));
    run.programs();
    let ratios = run.numeric();
    run.agreement();
    run.summary(&ratios);
    if run.rows.is_empty() && ratios.is_empty() && run.failed.is_empty() {
        bail!("no program has that name");
    }
    if !run.failed.is_empty() {
        bail!("failed: {}", run.failed.join(", "));
    }
    Ok(())
}

impl Run<'_> {
    fn programs(&mut self) {
        let all: &[&[&str]] = &[&["-O2"], &["-O2", "-g"]];
        let levels = if self.options.brief { &all[..1] } else { all };
        for program in PROGRAMS.iter().filter(|p| self.options.includes(p.name)) {
            for &flags in levels {
                let row = build::compare(program, flags, &self.plugin, &self.out, flags.len() == 1);
                self.take(program.name, row);
            }
        }
        if self.options.includes("regex") {
            let row = rust::compare(&self.plugin, &self.out);
            self.take("regex", row);
        }
    }

    fn take(&mut self, name: &str, row: Result<Row>) {
        match row {
            Ok(row) => {
                println!("{}", row.text(&self.style));
                self.rows.push(row);
            }
            Err(error) => self.fail(name, &error),
        }
    }

    fn fail(&mut self, name: &str, error: &anyhow::Error) {
        println!("{} {name}: {error:#}", self.style.bad("✗"));
        self.failed.push(name.to_owned());
    }

    /// Ratios of the benchmarks' primals.
    fn numeric(&mut self) -> Vec<f64> {
        if !self.options.includes("numeric") {
            return Vec::new();
        }
        let rounds = if self.options.brief { 1 } else { 5 };
        match numeric::compare(&self.plugin, &self.out, rounds, &self.style) {
            Ok(ratios) => ratios,
            Err(error) => {
                self.fail("numeric", &error);
                Vec::new()
            }
        }
    }

    /// The interpreter against compiled code.
    fn agreement(&mut self) {
        let chosen = PROGRAMS.iter().filter(|p| self.options.includes(p.name));
        if let Err(error) = agree::compare(chosen, &self.out, self.options.brief, &self.style) {
            self.fail("interpreter", &error);
        }
    }

    fn summary(&mut self, ratios: &[f64]) {
        let (mut coverage, mut counts) = (Coverage::default(), Counts::default());
        for row in &self.rows {
            coverage.add(&row.coverage);
            counts.add(row.counts.clone().unwrap_or_default());
        }
        let mean =
            |of: fn(&Row) -> f64| geometric_mean(&self.rows.iter().map(of).collect::<Vec<_>>());
        println!("\n{}", coverage.summary());
        println!(
            "trip counts: {} of {} loops unchanged, {}",
            counts.same,
            counts.loops,
            percent(share(counts.same, counts.loops))
        );
        if counts.made > 0 {
            println!(
                "  {} cycles with several entries, which are no loops to LLVM, became loops",
                counts.made
            );
        }
        counts
            .differences
            .iter()
            .for_each(|line| println!("  {line}"));
        println!(
            "geometric means: run {:.3}×, code {:.3}×, compile {:.2}×, numeric run {:.3}×",
            mean(|row| row.run),
            mean(|row| row.code),
            mean(|row| row.compile),
            geometric_mean(ratios)
        );
        self.thresholds(&coverage, &counts);
    }

    /// What must hold on any machine; times depend on what else runs there.
    fn thresholds(&mut self, coverage: &Coverage, counts: &Counts) {
        let demands = [
            (
                "less than 99.9 % of the functions",
                coverage.covered() >= 0.999,
            ),
            ("less than 97 % of the ops", coverage.known() >= 0.97),
            ("trip counts", counts.same == counts.loops),
        ];
        let missed = demands.iter().filter(|(_, holds)| !holds);
        self.failed
            .extend(missed.map(|(what, _)| (*what).to_owned()));
    }
}

/// 1 of nothing.
fn geometric_mean(ratios: &[f64]) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "a count of programs")]
    let count = ratios.len().max(1) as f64;
    (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / count).exp()
}
