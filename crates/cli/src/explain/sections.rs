//! The plans of derivatives, as they are shown.

use crate::bind::Integer;
use crate::stages::Stages;
use std::collections::HashMap;
use std::fmt::Write;
use tapeless_analysis::{Context, Mode};
use tapeless_diag::Location;
use tapeless_ir::FuncId;
use tapeless_llvm::differentiate::apart::SUFFIX;
use tapeless_plan::report::{Beside, Bound, Given, Names, Report, Row};
use tapeless_plan::{Plan, Storage};

/// The plan of one derivative.
pub struct Section {
    /// The function, its place, and what is derived of it.
    pub title: String,
    /// Whether it is the derivative that was asked for, and no callee's.
    pub asked: bool,
    /// What is kept.
    pub rows: Vec<Row>,
    /// The memory that is needed at most; `None`: nothing is kept.
    pub most: Option<String>,
    /// Loops that are reversed iteration by iteration: as they run, and when they run again.
    pub turns: [Vec<Location>; 2],
    /// How adjoints are added to what several threads may have read.
    pub sums: Vec<String>,
    /// Which loops one thread runs although several may be asked for, a line each.
    pub serial: Vec<String>,
    /// The places of all that the function does.
    pub places: Vec<Location>,
}

impl Section {
    /// What is kept at most.
    pub fn bound(&self) -> &str {
        match &self.most {
            Some(most) => most,
            None if self.turns.iter().all(Vec::is_empty) => {
                "keeps nothing: all that the reverse sweep needs is computed again"
            }
            None => "keeps nothing beyond an iteration",
        }
    }

    /// Which loops are reversed iteration by iteration, and when.
    pub fn told(&self) -> Vec<String> {
        let how = [
            "reversed as they run: the iterations of loops in line",
            "run again when they are reversed: the iterations of loops in line",
        ];
        let turns = self.turns.iter().zip(how);
        let turns = turns.filter(|(places, _)| !places.is_empty());
        let told = turns.map(|(places, how)| {
            let lines: Vec<String> = places.iter().map(|place| place.line.to_string()).collect();
            format!("{how} {}", lines.join(", "))
        });
        told.collect()
    }

    /// Why things are kept, a line a reason, and what helps, a line each.
    pub fn why(&self) -> Vec<String> {
        let mut reasons: Vec<(&Row, Vec<&str>)> = Vec::new();
        for row in self.rows.iter().filter(|row| !row.why.is_empty()) {
            let same = |known: &Row| (&known.why, &known.help) == (&row.why, &row.help);
            match reasons.iter_mut().find(|(known, _)| same(known)) {
                Some((_, names)) if names.contains(&&*row.what) => {}
                Some((_, names)) => names.push(&row.what),
                None => reasons.push((row, vec![&row.what])),
            }
        }
        let told = reasons.into_iter().flat_map(|(row, names)| {
            let between = match names.iter().any(|name| name.contains(", ")) {
                true => "; ",
                false => ", ",
            };
            let why = format!("why {}: {}", names.join(between), row.why);
            let help = row.help.as_ref().map(|help| format!("  help: {help}"));
            std::iter::once(why).chain(help)
        });
        told.collect()
    }
}

/// The plans of a request's derivatives.
pub fn sections(stages: &Stages, names: &Names, integers: &[Integer]) -> Vec<Section> {
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
            budgeted: !stages.engine.loops().is_empty(),
            align,
        };
        let bound = report.bound(&|callee| kept.by(callee, stages));
        kept.add(context, plan, &bound, report.module.target.costs().frame);
        let rows = report.rows();
        let is_nothing = rows.is_empty() && bound.bytes() == Some(0);
        let integers = if asked { integers } else { &[] };
        sections.push(Section {
            title: title(stages, context, names),
            asked,
            rows,
            most: (!is_nothing).then(|| most(&bound, integers)),
            turns: report.turns(),
            sums: report.sums(),
            serial: report.serial(),
            places: report.places(),
        });
    }
    sections
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
    let mut told: Vec<String> = told.map(|(i, _)| name_of(i)).collect();
    if told.is_empty() {
        told.push("rows".into());
    }
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
