//! `tapeless explain`, and the stages that `tapeless opt` prints.

mod listing;
mod page;
mod scale;
mod sections;
mod sources;
mod times;

use crate::args::Explain;
use crate::bind::Integer;
use crate::chosen::{Chosen, options};
use crate::copied;
use crate::failure::Result;
use crate::grad::{print_line, staged};
use crate::opt;
use crate::params::params;
use crate::point::Point;
use crate::show::aligned;
use crate::source;
use crate::stages::Stages;
use sections::Section;
use serde_json::{Value, json};
use sources::Sources;
use std::fmt::Write;
use std::path::Path;
use tapeless_llvm::Module;
use tapeless_plan::report::{Names, Row};
use times::Times;

/// Prints the plans of a function's gradient, or writes them as a page.
pub fn explain(args: &Explain) -> Result<()> {
    let input = source::input(&args.subject.file, &args.level, &args.subject.cflags)?;
    let chosen = Chosen::find(&args.subject, &input)?;
    let point = args.at.as_deref().map(|at| Point::read("--at", at));
    let point = point.transpose()?.unwrap_or_default();
    let integers = chosen.target().integers(&point)?;
    let (roles, times) = match args.time {
        false => (chosen.target().roles(&args.subject.constant)?, None),
        true => {
            let bound = times::whole(&chosen, &point, &args.subject.constant)?;
            let times = Times::of(args, &input, &bound)?;
            (bound.roles, Some(times))
        }
    };
    let options = options(&args.subject);
    // Optimisation loses most names: variables become values.
    let names = names(chosen.loaded.module.get());
    let stages = staged(&chosen, &roles, &args.level, &options)?;
    let explained = Explained {
        stages: &stages,
        names: &names,
        integers: &integers,
        times: times.as_ref(),
        file: Some(&args.subject.file),
    };
    match &args.html {
        Some(page) => opt::write(&page::of(&explained, &chosen), Some(page))?,
        None if args.json => print_line(&explained.json().to_string()),
        None => print!("{}", explained.text()),
    }
    Ok(())
}

/// The names that a module's debug information knows. A place that several variables have has none.
pub fn names(module: Module) -> Names {
    let mut names = Names::default();
    for variable in module.source_variables() {
        names.note(variable.place, &variable.name, variable.counts);
    }
    for function in module
        .functions()
        .filter(|function| !function.is_declaration())
    {
        let named = params(function).into_iter().map(|param| param.name);
        names.parameters.insert(function.name(), named.collect());
    }
    names
}

/// The plans of a request's derivatives, each a table and the memory that is needed at most.
pub fn plans(stages: &Stages, names: &Names) -> String {
    let explained = Explained {
        stages,
        names,
        integers: &[],
        times: None,
        file: None,
    };
    explained.text()
}

/// All that is told of a gradient.
struct Explained<'a> {
    stages: &'a Stages,
    names: &'a Names,
    /// What parameters are given.
    integers: &'a [Integer],
    /// Where time is spent, if that is asked.
    times: Option<&'a Times>,
    /// What was compiled.
    file: Option<&'a Path>,
}

impl<'a> Explained<'a> {
    fn sources(&self) -> Sources<'a> {
        Sources::beside(self.file)
    }

    fn sections(&self) -> Vec<Section> {
        sections::sections(self.stages, self.names, self.integers)
    }

    /// What is said of loops that are reversed from copies of their state.
    fn loops(&self) -> String {
        copied::loops(self.stages, self.names, self.integers)
    }

    fn text(&self) -> String {
        let mut sources = self.sources();
        let mut text = String::new();
        let mut shown = self.times.map(Times::column);
        // Writing to a string cannot fail.
        for section in self.sections() {
            let _ = writeln!(text, "{}", section.title);
            if section.most.is_some() {
                let time = |row: &Row| shown.as_mut().map(|column| column.beside(row));
                text += &table(&section.rows, &mut sources, time);
            }
            let lines = std::iter::once(section.bound().to_owned());
            let lines = lines.chain(section.told()).chain(section.sums.clone());
            let lines = lines.chain(section.serial.clone());
            let lines = lines.chain(section.why());
            let lines: Vec<String> = lines.collect();
            let _ = writeln!(text, "  {}\n", lines.join("\n  "));
        }
        let times = self.times.map(|times| times.table(&mut sources));
        text + &self.loops() + &times.unwrap_or_default()
    }

    /// The same for programs, with the text itself.
    fn json(&self) -> Value {
        let mut sources = self.sources();
        let mut row = |row: &Row| {
            let [line, source] = sources.line(row.place.as_ref());
            json!({"kept": row.what, "bytes": row.bytes, "each": each(row), "storage": row.storage, "total": row.total,
                   "line": line, "source": source, "why": row.why, "help": row.help})
        };
        let mut section = |section: &Section| {
            let rows: Vec<Value> = section.rows.iter().map(&mut row).collect();
            json!({"title": section.title, "rows": rows, "most": section.bound(), "turns": section.told(), "sums": section.sums, "serial": section.serial,
                   "why": section.why()})
        };
        let sections: Vec<Value> = self.sections().iter().map(&mut section).collect();
        let mut all = json!({"sections": sections, "loops": self.loops(), "text": self.text()});
        if let Some(times) = self.times {
            all["times"] = times.json();
        }
        all
    }
}

/// How often something is kept.
fn each(row: &Row) -> String {
    match row.loops {
        0 => "call".to_owned(),
        1 => "iteration".to_owned(),
        n => format!("iteration of {n} loops"),
    }
}

/// Rows, with a column for time where that is known.
fn table(
    rows: &[Row],
    sources: &mut Sources<'_>,
    mut time: impl FnMut(&Row) -> Option<String>,
) -> String {
    let mut table = Vec::new();
    let mut timed = false;
    for row in rows {
        let [line, source] = sources.line(row.place.as_ref());
        let (what, bytes, total) = (row.what.clone(), row.bytes.clone(), row.total.clone());
        let mut cells = vec![what, bytes, each(row), row.storage.to_owned(), total, line];
        let time = time(row);
        timed |= time.is_some();
        cells.extend(time);
        cells.push(source);
        table.push(cells);
    }
    let mut head = vec!["kept", "bytes", "each", "storage", "total", "line"];
    head.extend(timed.then_some("time"));
    head.push("source");
    table.insert(0, head.into_iter().map(String::from).collect());
    aligned(&table)
}
