//! Runs the `; run:` lines of `tests/golden/interp/*.tir`.
//!
//! `; run: f(1.5, 2, [1.0, 2.0]) == 3.0 leaving [1.0, 4.0]`: a list is memory that holds these doubles, and
//! stands after `leaving` with what the call must leave there; `== void`; `traps OutOfBounds`; `leaks 1`.

use std::path::Path;
use tapeless_interp::{Interp, Ptr, Trap, Val};
use tapeless_ir::outline::outline;
use tapeless_ir::{FuncId, Module, Op, Type};

#[test]
fn runs_of_goldens() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/interp");
    let mut runs = 0;
    let mut failures = Vec::new();
    for entry in std::fs::read_dir(&folder).expect("the goldens") {
        let path = entry.expect("an entry").path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let text = std::fs::read_to_string(&path).expect("text");
        let module = tapeless_ir::parse::module(&name, &text).unwrap_or_else(|d| panic!("{d}"));
        let defects = tapeless_ir::verify::module(&module);
        assert!(defects.is_empty(), "{name}: {}", defects.join("\n"));
        for line in text.lines().filter_map(|l| l.strip_prefix("; run: ")) {
            runs += 1;
            let seeds = if text.contains("call team") {
                ORDERS
            } else {
                1
            };
            let wrong = (0..seeds).find_map(|seed| run_in(&module, line, seed).err());
            if let Some(why) = wrong {
                failures.push(format!("{name}: {line}\n    {why}"));
            }
        }
    }
    assert!(runs > 0, "no runs");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// All ops with regions, one at a time.
#[test]
fn what_is_outlined_does_the_same() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/interp");
    let (mut outlined, mut failures) = (0, Vec::new());
    for entry in std::fs::read_dir(&folder).expect("the goldens") {
        let path = entry.expect("an entry").path();
        let name = path.display().to_string();
        let source = std::fs::read_to_string(&path).expect("text");
        let module = tapeless_ir::parse::module(&name, &source).unwrap_or_else(|d| panic!("{d}"));
        for (id, function) in &module.functions {
            let Some(body) = &function.body else { continue };
            let carries = |op: &Op| !body.ops[*op].regions.is_empty();
            for op in body.op_order().into_iter().filter(carries) {
                let mut module = module.clone();
                let Some(made) = outline(&mut module, id, op, "outlined") else {
                    continue;
                };
                outlined += 1;
                let defects = tapeless_ir::verify::module(&module);
                let text = tapeless_ir::print::module(&module);
                assert!(defects.is_empty(), "{name}: {}\n{text}", defects.join("\n"));
                assert!(module.functions[made].body.is_some());
                let runs = source.lines().filter_map(|l| l.strip_prefix("; run: "));
                let wrong = runs.filter_map(|line| Some((line, run(&module, line).err()?)));
                failures
                    .extend(wrong.map(|(line, why)| format!("{name}: {op}: {line}\n    {why}")));
            }
        }
    }
    assert!(outlined > 5, "{outlined} regions");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// So many orders of members are drawn.
const ORDERS: u64 = 100;

fn run(module: &Module, line: &str) -> Result<(), String> {
    run_in(module, line, 1)
}

fn run_in(module: &Module, line: &str, seed: u64) -> Result<(), String> {
    let (name, rest) = line.split_once('(').ok_or("no call")?;
    let (args, wanted) = rest.split_once(')').ok_or("no `)`")?;
    let func = module.function_named(name).ok_or("no such function")?;
    let mut interp = Interp::new(module);
    interp.set_step_limit(100_000);
    interp.set_team(3, seed);
    let mut lists = Vec::new();
    let args = arguments(module, func, args, &mut interp, &mut lists)?;
    let outcome = interp.call(func, &args);
    let wanted = wanted.trim();
    if let Some(kind) = wanted.strip_prefix("traps ") {
        let met = outcome.err().map(|t| format!("{:?}", t.kind));
        return same(&Some(kind), &met.as_deref());
    }
    let (wanted, leaks) = wanted.split_once(" leaks ").unwrap_or((wanted, "0"));
    same(&leaks, &interp.live_heap_objects().to_string().as_str())?;
    let wanted = wanted.strip_prefix("==").ok_or("no `==`")?.trim();
    let (value, lists_after) = wanted.split_once(" leaving ").unwrap_or((wanted, ""));
    result(module.functions[func].sig.ret, value.trim(), outcome)?;
    let after = pieces(lists_after);
    for (list, at) in after.iter().filter(|_| !lists_after.is_empty()).zip(&lists) {
        let wanted = doubles(list)?;
        let met = interp
            .read_f64s(*at, wanted.len())
            .map_err(|t| t.to_string())?;
        same(&wanted, &met)?;
    }
    Ok(())
}

fn same<T: PartialEq + std::fmt::Debug>(wanted: &T, met: &T) -> Result<(), String> {
    if wanted == met {
        Ok(())
    } else {
        Err(format!("wanted {wanted:?}, met {met:?}"))
    }
}

fn arguments(
    module: &Module,
    func: FuncId,
    text: &str,
    interp: &mut Interp,
    lists: &mut Vec<Ptr>,
) -> Result<Vec<Val>, String> {
    let types = &module.functions[func].sig.params;
    let argument = |(text, &ty): (&String, &Type)| {
        if text.starts_with('[') {
            let at = interp.alloc_f64s(&doubles(text)?);
            lists.push(at);
            return Ok(Val::Ptr(at));
        }
        scalar(ty, text)
    };
    pieces(text).iter().zip(types).map(argument).collect()
}

/// Pieces between commas outside brackets.
fn pieces(text: &str) -> Vec<String> {
    let mut pieces = vec![String::new()];
    let mut depth = 0;
    for c in text.chars().filter(|c| !c.is_whitespace()) {
        depth += i32::from(c == '[') - i32::from(c == ']');
        match (c, depth, pieces.last_mut()) {
            (',', 0, _) => pieces.push(String::new()),
            (_, _, Some(last)) => last.push(c),
            _ => {}
        }
    }
    pieces.retain(|p| !p.is_empty());
    pieces
}

fn doubles(list: &str) -> Result<Vec<f64>, String> {
    let inner = list.trim_start_matches('[').trim_end_matches(']');
    let numbers = inner.split(',').filter(|t| !t.is_empty());
    numbers
        .map(|t| t.parse().map_err(|_| format!("`{t}` is no number")))
        .collect()
}

fn scalar(ty: Type, text: &str) -> Result<Val, String> {
    let wrong = || format!("`{text}` is no value");
    if text == "undef" {
        return Ok(Val::Undef);
    }
    if let Some(kind) = ty.float_kind() {
        let x: f64 = text.parse().map_err(|_| wrong())?;
        return Ok(Val::Float(tapeless_ir::float::round_to(kind, x)));
    }
    let bits = match ty.element() {
        Some(tapeless_ir::ScalarType::Int(bits)) => bits,
        _ => 64,
    };
    let number: i128 = text.parse().map_err(|_| wrong())?;
    match tapeless_ir::Constant::int(number, bits) {
        tapeless_ir::Constant::Int(x) => Ok(Val::Int(x)),
        _ => Err(wrong()),
    }
}

fn result(
    ret: Option<Type>,
    wanted: &str,
    outcome: Result<Option<Val>, Trap>,
) -> Result<(), String> {
    let met = outcome.map_err(|t| t.to_string())?;
    let Some(ty) = ret.filter(|_| wanted != "void") else {
        return same(&None, &met);
    };
    let wanted = match (ty, wanted.strip_prefix('[')) {
        (Type::Vector(s, _), Some(_)) => {
            let inner = wanted.trim_start_matches('[').trim_end_matches(']');
            let lanes = inner.split(',').map(|t| scalar(Type::Scalar(s), t.trim()));
            Val::parts(lanes.collect::<Result<Vec<_>, _>>()?)
        }
        _ => scalar(ty, wanted)?,
    };
    same(&Some(wanted), &met)
}
