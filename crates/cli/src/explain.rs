//! `tapeless explain`, and the stages that `tapeless opt` prints.

use crate::args::Explain;
use crate::bind::Integer;
use crate::chosen::{Chosen, options};
use crate::copied;
use crate::failure::Result;
use crate::grad::{print_line, staged};
use crate::params::params;
use crate::point::Point;
use crate::show::aligned;
use crate::stages::Stages;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::fmt::Write;
use tapeless_analysis::{Context, Mode};
use tapeless_ir::FuncId;
use tapeless_llvm::Module;
use tapeless_llvm::differentiate::apart::SUFFIX;
use tapeless_plan::report::{Beside, Bound, Given, Names, Report, Row};
use tapeless_plan::{Plan, Storage};

/// Lines of source are shown up to this length.
const WIDEST: usize = 48;

/// Prints the plans of a function's gradient.
pub fn explain(args: &Explain) -> Result<()> {
    let chosen = Chosen::load(&args.subject, &args.level)?;
    let roles = chosen.target().roles(&args.subject.constant)?;
    let point = args.at.as_deref().map(|at| Point::read("--at", at));
    let integers = match point {
        Some(point) => chosen.target().integers(&point?)?,
        None => Vec::new(),
    };
    let options = options(&args.subject);
    // Optimisation loses most names: variables become values.
    let names = names(chosen.loaded.module.get());
    let stages = staged(&chosen, &roles, &args.level, &options)?;
    match args.json {
        true => print_line(&in_json(&stages, &names, &integers).to_string()),
        false => print!("{}", plans(&stages, &names, &integers)),
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
pub fn plans(stages: &Stages, names: &Names, integers: &[Integer]) -> String {
    let mut sources = Sources::default();
    let mut text = String::new();
    // Writing to a string cannot fail.
    for section in sections(stages, names, integers) {
        let _ = writeln!(text, "{}", section.title);
        let _ = match section.most {
            None => writeln!(text, "  {}\n", nothing(&section.turns)),
            Some(most) => writeln!(text, "{}  {most}\n", table(section.rows, &mut sources)),
        };
        if !section.turns.is_empty() {
            text.pop();
            let _ = writeln!(text, "  {}\n", section.turns.join("\n  "));
        }
    }
    text + &copied::loops(stages, names, integers)
}

/// What is said where nothing is kept.
fn nothing(turns: &[String]) -> &'static str {
    match turns.is_empty() {
        true => "keeps nothing: all that the reverse sweep needs is computed again",
        false => "keeps nothing beyond an iteration",
    }
}

/// The same for programs, with the text itself.
fn in_json(stages: &Stages, names: &Names, integers: &[Integer]) -> Value {
    let mut sources = Sources::default();
    let mut row = |row: Row| {
        let (line, source) = sources.line(&row.place);
        json!({"kept": row.what, "bytes": row.bytes, "each": each(&row), "storage": row.storage, "total": row.total,
               "line": line, "source": source})
    };
    let mut section = |section: Section| {
        let rows: Vec<Value> = section.rows.into_iter().map(&mut row).collect();
        let most = section
            .most
            .unwrap_or_else(|| nothing(&section.turns).to_owned());
        json!({"title": section.title, "rows": rows, "most": most, "turns": section.turns})
    };
    let sections = sections(stages, names, integers);
    let sections: Vec<Value> = sections.into_iter().map(&mut section).collect();
    json!({"sections": sections, "loops": copied::loops(stages, names, integers), "text": plans(stages, names, integers)})
}

/// The plan of one derivative.
struct Section {
    title: String,
    rows: Vec<Row>,
    /// The memory that is needed at most; `None`: nothing is kept.
    most: Option<String>,
    /// Which loops are reversed iteration by iteration.
    turns: Vec<String>,
}

fn sections(stages: &Stages, names: &Names, integers: &[Integer]) -> Vec<Section> {
    let mut sections = Vec::new();
    let mut kept = Kept::default();
    let given: Given = integers.iter().map(|n| (n.index, n.value)).collect();
    let none = Given::default();
    let align = tapeless_analysis::lifetimes::aligned::counted_on(&stages.imported);
    for (context, plan) in stages.engine.plans() {
        let function = &stages.imported.functions[context.function];
        let Some(body) = &function.body else { continue };
        // Types of tapes are made by synthesis.
        let module = &stages.synthesised;
        let asked = *context == stages.derived.context;
        let report = Report {
            module,
            function,
            body,
            plan,
            names,
            given: if asked { &given } else { &none },
            linked: context.kept,
            align,
        };
        let bound = report.bound(&|callee| kept.by(callee, stages));
        kept.add(context, plan, &bound, report.module.target.costs().frame);
        let rows = report.rows();
        let is_nothing = rows.is_empty() && bound.bytes() == Some(0);
        let integers = if asked { integers } else { &[] };
        sections.push(Section {
            title: title(stages, context, names),
            rows,
            most: (!is_nothing).then(|| most(&bound, integers)),
            turns: turns(&report),
        });
    }
    sections
}

/// Which loops are reversed iteration by iteration, and when.
fn turns(report: &Report<'_>) -> Vec<String> {
    let how = [
        "reversed as they run: the iterations of loops in line",
        "run again when they are reversed: the iterations of loops in line",
    ];
    let lines = report.turns().into_iter().zip(how);
    let lines = lines.filter(|(lines, _)| !lines.is_empty());
    let told = lines.map(|(lines, how)| {
        let lines: Vec<String> = lines.iter().map(u32::to_string).collect();
        format!("{how} {}", lines.join(", "))
    });
    told.collect()
}

/// The function, its place, and what is derived of it.
fn title(stages: &Stages, context: &Context, names: &Names) -> String {
    let function = &stages.imported.functions[context.function];
    let place = stages.synthesised.location(function.loc);
    let at = place.map_or_else(String::new, |place| format!(" at {place}"));
    let mut loops = stages.engine.loops().values();
    let turn = match loops.any(|loop_| loop_.turn == context.function) {
        true => "a turn of ",
        false => "",
    };
    let asked = whether_apart(stages, context.function, names);
    format!("{turn}{}{at}{asked}: {context}", function.shown_name())
}

/// Of a function and its copy that counts on memory being apart: which of the two it is. A call asks when the program runs.
fn whether_apart(stages: &Stages, function: FuncId, names: &Names) -> String {
    let functions = &stages.imported.functions;
    let name = &functions[function].name;
    let told = name.strip_suffix(SUFFIX).unwrap_or(name);
    let named = |name: &str| functions.values().find(|f| f.name == name);
    let (Some(any), Some(apart)) = (named(told), named(&format!("{told}{SUFFIX}"))) else {
        return String::new();
    };
    let symbol = told.split(".primal").next().unwrap_or(told);
    let known = names.parameters.get(symbol);
    let name_of = |i: usize| {
        known.and_then(|names| names.get(i)).map_or_else(
            || format!("parameter {}", i + 1),
            |name| format!("`{name}`"),
        )
    };
    let told = any.params.iter().zip(&apart.params).enumerate();
    let told = told.filter(|(_, (any, apart))| apart.noalias && !any.noalias);
    let told: Vec<String> = told.map(|(i, _)| name_of(i)).collect();
    let word = if name.ends_with(SUFFIX) {
        "where"
    } else {
        "unless"
    };
    format!(", {word} {} are apart (checked)", told.join(" and "))
}

/// What calls of functions keep, as far as their plans were seen.
#[derive(Default)]
struct Kept(HashMap<FuncId, Beside>);

impl Kept {
    fn by(&self, callee: FuncId, stages: &Stages) -> Beside {
        let asked = || stages.engine.asked().iter().any(|c| c.function == callee);
        match self.0.get(&callee) {
            Some(&kept) => kept,
            None if asked() => Beside::Unknown,
            None => Beside::Nothing,
        }
    }

    fn add(&mut self, context: &Context, plan: &Plan, bound: &Bound, frame: u64) {
        let ssa = plan.slots.values().all(|slot| slot.storage == Storage::Ssa);
        let tape = context.mode == Mode::Split && ssa && plan.shadowed.is_empty();
        let bytes = bound.bytes().and_then(|bytes| u64::try_from(bytes).ok());
        let kept = match bytes.filter(|_| bound.is_constant()) {
            Some(bytes) if bytes == 0 || (tape && bytes <= frame) => Beside::Nothing,
            Some(bytes) => Beside::Bytes(bytes),
            None => Beside::Unknown,
        };
        let before = self.0.entry(context.function).or_insert(kept);
        *before = match (*before, kept) {
            (Beside::Unknown, _) | (_, Beside::Unknown) => Beside::Unknown,
            (Beside::Bytes(a), Beside::Bytes(b)) => Beside::Bytes(a.max(b)),
            (Beside::Nothing, other) | (other, Beside::Nothing) => other,
        };
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

fn table(rows: Vec<Row>, sources: &mut Sources) -> String {
    let mut table = vec![
        [
            "kept", "bytes", "each", "storage", "total", "line", "source",
        ]
        .map(String::from)
        .to_vec(),
    ];
    for row in rows {
        let (line, source) = sources.line(&row.place);
        table.push(vec![
            row.what.clone(),
            row.bytes.clone(),
            each(&row),
            row.storage.to_owned(),
            row.total,
            line,
            source,
        ]);
    }
    aligned(&table)
}

/// `at most 8 × n + 16 bytes: 80000016 where n = 10000000`.
fn most(bound: &Bound, integers: &[Integer]) -> String {
    let mut text = format!("at most {bound} bytes");
    if let (false, Some(bytes)) = (bound.is_constant() || integers.is_empty(), bound.bytes()) {
        let given = integers.iter().map(|n| format!("{} = {}", n.name, n.value));
        let given: Vec<String> = given.collect();
        let _ = write!(text, ": {bytes} where {}", given.join(", "));
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
