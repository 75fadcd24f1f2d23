//! Printing and parsing are inverse, on random modules with every kind of op.

mod random;

use random::Random;
use tapeless_ir::{Module, OpKind, Scalar, parse, print, verify};

fn again(module: &Module) -> Module {
    let text = print::module(module);
    parse::module("random.tir", &text).unwrap_or_else(|d| panic!("{d}\n{text}"))
}

/// What an op is, with its operands and its place as text.
fn facts(module: &Module) -> Vec<String> {
    let mut facts = Vec::new();
    for function in module.functions.values() {
        let head = (
            &function.name,
            &function.sig,
            &function.params,
            function.effects,
        );
        let rest = (
            (function.interposable, function.recomputed),
            function.stated,
            &function.param_names,
            function.host,
        );
        facts.push(format!(
            "{head:?} {rest:?} {:?}",
            module.location(function.loc)
        ));
        let Some(body) = &function.body else { continue };
        for op in body.op_order() {
            let data = &body.ops[op];
            let types = |vs: &[_]| vs.iter().map(|&v| body.ty(v)).collect::<Vec<_>>();
            let constants: Vec<_> = data
                .args
                .iter()
                .map(|&v| body.as_const(v).cloned())
                .collect();
            facts.push(format!(
                "{:?} {:?} {:?} {constants:?} {:?} {:?} {}",
                data.kind,
                types(&data.args),
                types(&data.results),
                data.origin,
                module.location(data.loc),
                data.regions.len(),
            ));
        }
        facts.push(format!("{} answers", body.aliases.answers().len()));
    }
    facts.extend(module.globals.values().map(|g| format!("{g:?}")));
    facts.extend(module.aggregates().map(|a| format!("{a:?}")));
    facts
}

#[test]
fn parse_inverts_print() {
    for seed in 0..300 {
        let module = Random::module(seed);
        let defects = verify::module(&module);
        assert!(
            defects.is_empty(),
            "seed {seed}: {}\n{module}",
            defects.join("\n")
        );
        let read = again(&module);
        assert_eq!(print::module(&read), print::module(&module), "seed {seed}");
        assert_eq!(facts(&read), facts(&module), "seed {seed}");
        assert!(verify::module(&read).is_empty(), "seed {seed}");
    }
}

/// A missing comma, a lost brace, a doubled word: an error with its line, never a panic.
#[test]
fn broken_text_is_an_error() {
    let mut errors = 0;
    for seed in 0..40 {
        let text = print::module(&Random::module(seed));
        let mut random = Random::new(seed + 1000);
        for _ in 0..40 {
            let (at, lost) = (random.below(text.chars().count()), random.below(3) + 1);
            let kept = text
                .chars()
                .enumerate()
                .filter(|&(i, _)| i < at || i >= at + lost);
            let broken: String = kept.map(|(_, c)| c).collect();
            if let Err(d) = parse::module("broken.tir", &broken) {
                errors += 1;
                assert!(d.location.is_some());
            }
        }
    }
    assert!(errors > 400, "{errors}");
}

#[test]
fn every_rule_has_its_own_word() {
    for rule in tapeless_rules::all() {
        let floats = rule.params.iter().map(|p| match p.kind {
            tapeless_rules::Kind::Float => "f64 1.0",
            tapeless_rules::Kind::Int => "i32 1",
        });
        let results = rule.outputs.iter().enumerate().map(|(i, o)| match o.kind {
            tapeless_rules::Kind::Float => format!("%{i}: f64"),
            tapeless_rules::Kind::Int => format!("%{i}: i32"),
        });
        let (args, results): (Vec<_>, Vec<_>) = (floats.collect(), results.collect());
        let casts = ["fpext", "fptrunc", "sitofp", "uitofp", "fptosi", "fptoui"];
        let prefix = if casts.contains(&rule.name) {
            "rule."
        } else {
            ""
        };
        let op = format!(
            "{} = {prefix}{} {}",
            results.join(", "),
            rule.name,
            args.join(", ")
        );
        let text = format!("func @f() {{\n  {op}\n  return\n}}\n");
        let module = parse::module("rule.tir", &text).unwrap_or_else(|d| panic!("{d}"));
        assert_eq!(verify::module(&module), Vec::<String>::new());
        assert_eq!(print::module(&module), text);
        let body = module
            .functions
            .values()
            .next()
            .and_then(|f| f.body.as_ref());
        let first = body.and_then(|b| b.op_order().first().map(|&op| b.ops[op].kind.clone()));
        assert!(matches!(first, Some(OpKind::Scalar(Scalar::Rule(id, _))) if id == rule.id));
    }
}

/// Depth costs no Rust stack.
#[test]
fn deep_nesting_is_no_recursion() {
    let depth = 50_000;
    let text = format!(
        "func @f(%0: i1) {{\n{}{}  return\n}}\n",
        "if %0 {\n".repeat(depth),
        "  yield\n} else {\n  yield\n}\n".repeat(depth)
    );
    let module = parse::module("deep.tir", &text).unwrap_or_else(|d| panic!("{d}"));
    assert!(verify::module(&module).is_empty());
    let function = module.function_named("f").map(|f| &module.functions[f]);
    let ops = function
        .and_then(|f| f.body.as_ref())
        .map(|b| b.op_order().len());
    assert_eq!(ops, Some(3 * depth + 1));
}
