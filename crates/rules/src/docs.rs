//! The documentation of the table, made from the table.

use std::fmt::Write;

use crate::names::FloatKind;
use crate::rule::{Domain, Kind, Rule, all};

const INTRODUCTION: &str = "\
# The derivative table

This file is generated from `crates/rules` (`TAPELESS_BLESS=1 cargo test -p tapeless-rules --test docs`).

A row gives a function's partial derivatives as terms over its parameters and results. Forward mode multiplies them by
tangents, reverse mode by adjoints, and nothing else: what holds where a function is not differentiable is in the
term. `select(c, a, b)` is `a` where `c` holds, else `b`; a comparison with NaN does not hold. A derivative has the
float type of its function; in `long double` the constants (π, ln2 …) are correct to double precision.

*Domain* lists the open interval of each parameter in which the function is differentiable, where that is not the whole
line, and *except* a term that is zero where it is not. `int` marks integers: they carry no derivative. Each row
is checked numerically, in both modes, by one test.

`ψ` is the digamma function, expanded in place into arithmetic, `log`, `tan` and `rint`.

A function is known by its C names for float, double and long double and by its LLVM intrinsic (in all float types, and
vectors of them), unless the program defines a function of that name itself.
";

/// The documentation of all rows as Markdown.
pub fn docs() -> String {
    let mut text = INTRODUCTION.to_owned();
    let mut group = "";
    for rule in all() {
        if rule.group != group {
            group = rule.group;
            let _ = write!(
                text,
                "\n## {group}\n\n| row | names | domain | derivatives | conventions |\n"
            );
            text.push_str("|---|---|---|---|---|\n");
        }
        let cells = [
            signature(rule),
            names(rule),
            domain(rule),
            derivatives(rule),
            rule.notes.clone(),
        ];
        let _ = writeln!(
            text,
            "| {} |",
            cells.map(|cell| cell.replace('|', "\\|")).join(" | ")
        );
    }
    text
}

fn signature(rule: &Rule) -> String {
    let mark = |(name, kind)| {
        if kind == Kind::Int {
            format!("int {name}")
        } else {
            String::from(name)
        }
    };
    let params: Vec<_> = rule.params.iter().map(|p| mark((p.name, p.kind))).collect();
    let call = format!("{}({})", rule.name, params.join(", "));
    match &rule.outputs[..] {
        [out] if out.kind == Kind::Float => format!("`{call}`"),
        outs => {
            let outs: Vec<_> = outs.iter().map(|out| mark((out.name, out.kind))).collect();
            format!("`{} = {call}`", outs.join(", "))
        }
    }
}

fn names(rule: &Rule) -> String {
    let c = [FloatKind::F32, FloatKind::F64, FloatKind::F80]
        .iter()
        .filter_map(|&float| rule.symbol(float));
    let names: Vec<_> = c
        .chain(rule.intrinsic())
        .map(|name| format!("`{name}`"))
        .collect();
    names.join(" ")
}

fn domain(rule: &Rule) -> String {
    let of_param = |param: &crate::rule::Param| match param.domain {
        Domain {
            low: f64::NEG_INFINITY,
            high: f64::INFINITY,
        } => None,
        Domain {
            low,
            high: f64::INFINITY,
        } => Some(format!("{} > {low}", param.name)),
        Domain {
            low: f64::NEG_INFINITY,
            high,
        } => Some(format!("{} < {high}", param.name)),
        Domain { low, high } => Some(format!("{low} < {} < {high}", param.name)),
    };
    let except = rule
        .excluded
        .map(|term| format!("except `{} = 0`", rule.text(term)));
    rule.params
        .iter()
        .filter_map(of_param)
        .chain(except)
        .collect::<Vec<_>>()
        .join(", ")
}

fn derivatives(rule: &Rule) -> String {
    let mut lines = Vec::new();
    for out in rule.outputs.iter().filter(|out| out.kind == Kind::Float) {
        for (param, partial) in rule
            .params
            .iter()
            .zip(&out.partials)
            .filter(|(p, _)| p.kind == Kind::Float)
        {
            let partial = partial.map_or(String::from("0"), |term| rule.text(term).to_string());
            lines.push(format!("∂{}/∂{} = `{partial}`", out.name, param.name));
        }
    }
    lines.join("<br>")
}
