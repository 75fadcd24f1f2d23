//! `tapeless explain`, and the stages that `tapeless opt` prints.

use crate::args::Explain;
use crate::chosen::{Chosen, options};
use crate::failure::Result;
use crate::grad::staged;
use crate::params::params;
use crate::show::aligned;
use crate::stages::Stages;
use std::collections::HashMap;
use std::fmt::Write;
use tapeless_llvm::Module;
use tapeless_plan::report::{self, Names};

/// Lines of source are shown up to this length.
const WIDEST: usize = 48;

/// Prints the plans of a function's gradient.
pub fn explain(args: &Explain) -> Result<()> {
    let chosen = Chosen::load(&args.subject, &args.level)?;
    let roles = chosen.target().roles(&args.subject.constant)?;
    let options = options(&args.subject);
    // Optimisation loses most names: variables become values.
    let names = names(chosen.loaded.module.get());
    let stages = staged(&chosen, &roles, &args.level, &options)?;
    print!("{}", plans(&stages, &names));
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

/// The plans of a request's derivatives, each a table.
pub fn plans(stages: &Stages, names: &Names) -> String {
    // Types of tapes are made by synthesis.
    let module = &stages.synthesised;
    let mut sources = Sources::default();
    let mut text = String::new();
    for (context, plan) in stages.engine.plans() {
        let function = &stages.imported.functions[context.function];
        let Some(body) = &function.body else { continue };
        let name = function.shown_name();
        let place = module.location(function.loc);
        let at = place.map_or_else(String::new, |place| format!(" at {place}"));
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{name}{at}: {context}");
        let rows = report::rows(module, function, body, plan, names);
        if rows.is_empty() {
            text.push_str(
                "  keeps nothing: all that the reverse sweep needs is computed again\n\n",
            );
            continue;
        }
        let mut table = vec![
            [
                "kept", "bytes", "each", "storage", "total", "line", "source",
            ]
            .map(String::from)
            .to_vec(),
        ];
        for row in rows {
            let each = match row.loops {
                0 => "call".to_owned(),
                1 => "iteration".to_owned(),
                n => format!("iteration of {n} loops"),
            };
            let (line, source) = sources.line(&row.place);
            table.push(vec![
                row.what,
                row.bytes.to_string(),
                each,
                row.storage.to_owned(),
                row.total,
                line,
                source,
            ]);
        }
        text.push_str(&aligned(&table));
        text.push('\n');
    }
    text
}

/// Source files by name, read once.
#[derive(Default)]
struct Sources(HashMap<String, Vec<String>>);

impl Sources {
    /// The number and the text of the line of a place `file:line:column`.
    fn line(&mut self, place: &str) -> (String, String) {
        let mut parts = place.rsplitn(3, ':');
        let (Some(_column), Some(line), Some(file)) = (parts.next(), parts.next(), parts.next())
        else {
            return (String::new(), String::new());
        };
        let lines = self.0.entry(file.to_owned()).or_insert_with(|| {
            let text = std::fs::read_to_string(file).unwrap_or_default();
            text.lines().map(|line| line.trim().to_owned()).collect()
        });
        let index = line.parse::<usize>().unwrap_or(0).wrapping_sub(1);
        let text = lines.get(index).map_or("", String::as_str);
        (line.to_owned(), text.chars().take(WIDEST).collect())
    }
}
