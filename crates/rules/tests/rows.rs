//! Every row by numbers, in both modes. A new row is checked without any change here.

mod support;

use support::check;
use tapeless_rules::{Form, Kind, Node, Rule, Term, all, rule};

/// Comparisons below which a row counts as unchecked.
const ENOUGH: usize = 30;

#[test]
fn every_row_agrees_with_numerical_derivatives() {
    let mut failures = Vec::new();
    for rule in all() {
        let report = check(rule, 7);
        let has_floats = rule.params.iter().any(|param| param.kind == Kind::Float);
        if has_floats && report.checked < ENOUGH {
            failures.push(format!(
                "{}: only {} comparisons",
                rule.name, report.checked
            ));
        }
        failures.extend(report.failures.into_iter().take(3));
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// The row with one partial replaced.
fn tampered(rule: &Rule, output: usize, param: usize, term: Term) -> Rule {
    let mut wrong = rule.clone();
    wrong.outputs[output].partials[param] = Some(term);
    wrong
}

#[test]
fn a_wrong_partial_of_any_row_is_caught() {
    let mut missed = Vec::new();
    for rule in all() {
        for (k, output) in rule
            .outputs
            .iter()
            .enumerate()
            .filter(|(_, output)| output.kind == Kind::Float)
        {
            for (i, partial) in output.partials.iter().enumerate() {
                if rule.params[i].kind == Kind::Int {
                    continue;
                }
                let wrong = match partial {
                    Some(term) => *term * 1.00001,
                    None => Term::from(1e-4),
                };
                if check(&tampered(rule, k, i, wrong), 7).failures.is_empty() {
                    missed.push(format!(
                        "∂{}/∂{} of {}",
                        output.name, rule.params[i].name, rule.name
                    ));
                }
            }
        }
    }
    assert!(missed.is_empty(), "not caught: {}", missed.join(", "));
}

#[test]
fn a_deliberately_wrong_row_is_caught() {
    let sin = rule(tapeless_rules::id::sin);
    let minus_cos = -sin.partials()[0].expect("sin has a partial");
    assert!(check(sin, 1).failures.is_empty());
    assert!(
        !check(&tampered(sin, 0, 0, minus_cos), 1)
            .failures
            .is_empty()
    );
}

#[test]
fn rows_are_well_formed() {
    for (index, row) in all().iter().enumerate() {
        assert_eq!(row.id.index(), index, "{}", row.name);
        assert!(row.outputs.len() <= 2, "{}", row.name);
        for output in &row.outputs {
            assert_eq!(output.partials.len(), row.params.len(), "{}", row.name);
            let inactive = output.kind == Kind::Int;
            for (param, partial) in row.params.iter().zip(&output.partials) {
                assert!(
                    partial.is_none() || !(inactive || param.kind == Kind::Int),
                    "{}",
                    row.name
                );
            }
        }
        for term in row.terms().chain(row.excluded) {
            term.nodes().iter().for_each(|node| assert_node(row, *node));
        }
    }
}

/// Calls are of rows with one float result, and their arguments fit.
fn assert_node(row: &Rule, term: Term) {
    match term.node() {
        Node::Arg(i) => assert!(usize::from(*i) < row.params.len(), "{}", row.name),
        Node::Out(k) => assert!(usize::from(*k) < row.outputs.len(), "{}", row.name),
        Node::Call(callee, args) => {
            let callee = rule(*callee);
            assert_eq!(
                callee.form(),
                Form::Scalar,
                "{} calls {}",
                row.name,
                callee.name
            );
            assert_eq!(
                callee.outputs[0].kind,
                Kind::Float,
                "{} calls {}",
                row.name,
                callee.name
            );
            assert_eq!(
                callee.params.len(),
                args.len(),
                "{} calls {}",
                row.name,
                callee.name
            );
        }
        _ => {}
    }
}
