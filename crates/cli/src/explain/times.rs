//! Where a gradient spends its time, line by line.

use super::sources::Sources;
use crate::args::Explain;
use crate::bind::{Arg, Bound, Role};
use crate::chosen::{Chosen, Returns, options};
use crate::failure::Result;
use crate::point::Point;
use crate::program;
use crate::show::aligned;
use crate::source::Input;
use crate::wrapper::Kind;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::time::Duration;
use tapeless_diag::{Diagnostic, Location, code};
use tapeless_llvm::sampled::Samples;
use tapeless_plan::report::Row;

/// How long a gradient runs for it.
const TIME: Duration = Duration::from_secs(2);

/// A line of a file.
pub type Line = (String, u32);

/// How often a gradient was seen on lines.
pub struct Times {
    /// The file of the function.
    file: String,
    lines: BTreeMap<Line, usize>,
    /// All that was seen, also beside lines.
    samples: usize,
    runs: u64,
    time: Duration,
}

/// The point, of which nothing may be missing.
pub fn whole(chosen: &Chosen, point: &Point, constant: &[String]) -> Result<Bound> {
    let is_given = |name: &str| point.given.iter().any(|(given, _)| given == name);
    let missing = chosen.params.iter().filter(|param| !is_given(&param.name));
    let missing: Vec<String> = missing.map(|param| format!("`{}`", param.name)).collect();
    if missing.is_empty() {
        return chosen.target().bind(point, constant);
    }
    let what = format!(
        "`--time` runs the gradient of `{}`, and `--at` does not say where",
        chosen.name
    );
    Err(Diagnostic::error(code::INPUT, what)
        .at(chosen.location.clone())
        .because(None, format!("there is no value for {}", missing.join(", ")))
        .help("give each parameter a value, as for `tapeless grad`: --at 'n=3 x=[1,2,3]', or a JSON file")
        .into())
}

impl Times {
    /// Runs the gradient at a point for a while.
    pub fn of(args: &Explain, input: &Input, bound: &Bound) -> Result<Self> {
        let chosen = Chosen::find(&args.subject, input)?;
        let (kind, symbol) = (Kind::Reverse(1), chosen.symbol.clone());
        let (name, location) = (chosen.name.clone(), chosen.location.clone());
        let seeds = seeds(bound, matches!(chosen.returns, Returns::Float));
        let options = options(&args.subject);
        let wanted = [(kind, bound.roles.clone())];
        let program = program::compile(chosen.loaded, &symbol, &wanted, &args.level, &options)?;
        let samples = program.sample(kind, bound, &[seeds], TIME)?;
        let file = location.as_ref().map(|place| place.file.to_string());
        let times = Self::count(samples, file.unwrap_or_default());
        if times.samples > 0 && times.lines.is_empty() {
            let file = args.subject.file.display();
            let what = format!("`{file}` does not say which lines the code of `{name}` comes from");
            return Err(Diagnostic::error(code::INPUT, what)
                .at(location)
                .help("compile it with `-g`, or leave out `--time`")
                .into());
        }
        Ok(times)
    }

    /// Code that is inlined from another file counts for the line of the function's file.
    fn count(samples: Samples, file: String) -> Self {
        let mut lines = BTreeMap::new();
        let mut all = 0;
        for (frames, often) in samples.places {
            let own = frames.iter().find(|place| *place.file == *file);
            if let Some(place) = own.or(frames.first()) {
                *lines.entry(line(place)).or_default() += often;
            }
            all += often;
        }
        Self {
            file,
            lines,
            samples: all,
            runs: samples.runs,
            time: samples.time,
        }
    }

    /// The lines, the one that takes longest first.
    fn sorted(&self) -> Vec<(&Line, usize)> {
        let mut lines: Vec<_> = self
            .lines
            .iter()
            .map(|(line, &often)| (line, often))
            .collect();
        lines.sort_by_key(|(_, often)| std::cmp::Reverse(*often));
        lines
    }

    /// All lines with their part of the time, in per cent.
    pub fn lines(&self) -> impl Iterator<Item = (&Line, f64)> {
        self.lines
            .iter()
            .map(|(line, &often)| (line, self.percent(often)))
    }

    /// The part of the time on a line, in per cent.
    pub fn on(&self, line: &Line) -> Option<f64> {
        self.lines.get(line).map(|&often| self.percent(often))
    }

    /// The part beside all lines.
    pub fn elsewhere(&self) -> f64 {
        self.percent(self.samples - self.lines.values().sum::<usize>())
    }

    fn percent(&self, often: usize) -> f64 {
        100.0 * often as f64 / self.samples.max(1) as f64
    }

    /// How it was found.
    pub fn told(&self) -> String {
        let seconds = self.time.as_secs_f64();
        let (samples, runs) = (self.samples, self.runs);
        format!("seen {samples} times in {seconds:.1} s of {runs} runs")
    }

    /// What stands beside rows.
    pub fn column(&self) -> Column<'_> {
        Column {
            times: self,
            shown: BTreeSet::new(),
        }
    }

    /// A table of all lines.
    pub fn table(&self, sources: &mut Sources<'_>) -> String {
        let mut rows = vec![["time", "line", "source"].map(String::from).to_vec()];
        for ((file, line), often) in self.sorted() {
            let place = Location {
                file: file.as_str().into(),
                line: *line,
                column: 0,
            };
            let [mut shown, source] = sources.line(Some(&place));
            if *file != self.file {
                shown = place.to_string();
            }
            rows.push(vec![percent(self.percent(often)), shown, source]);
        }
        if self.elsewhere() > 0.0 {
            rows.push(vec![percent(self.elsewhere()), "other".into()]);
        }
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = writeln!(text, "time of the gradient: {}", self.told());
        text + &aligned(&rows) + "\n"
    }

    /// The same for programs.
    pub fn json(&self) -> Value {
        let lines = self.sorted().into_iter().map(|((file, line), often)| {
            json!({"file": file, "line": line, "percent": self.percent(often)})
        });
        let lines: Vec<Value> = lines.collect();
        json!({"lines": lines, "samples": self.samples, "runs": self.runs, "seconds": self.time.as_secs_f64()})
    }
}

/// Adjoints to begin with: how large they are takes no time.
fn seeds(bound: &Bound, returns_float: bool) -> Vec<Vec<f64>> {
    let pairs = bound.args.iter().zip(&bound.roles);
    let seed = |(arg, role): (&Arg, &Role)| {
        let begins = *role == Role::Dup && !returns_float;
        vec![f64::from(u8::from(begins)); arg.values().len()]
    };
    pairs.map(seed).collect()
}

/// The line of a place.
pub fn line(place: &Location) -> Line {
    (place.file.to_string(), place.line)
}

/// `12.5 %`.
pub fn percent(part: f64) -> String {
    format!("{part:.1} %")
}

/// A column of a table: the time of a line stands beside its first row.
pub struct Column<'a> {
    times: &'a Times,
    shown: BTreeSet<Line>,
}

impl Column<'_> {
    /// What stands beside a row.
    pub fn beside(&mut self, row: &Row) -> String {
        let line = row.place.as_ref().map(line);
        let new = line.filter(|line| self.shown.insert(line.clone()));
        let part = new.and_then(|line| self.times.on(&line));
        part.map_or_else(String::new, percent)
    }
}
