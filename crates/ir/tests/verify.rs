//! Each defect is found, and told with its op.

use tapeless_ir::{parse, verify};

/// The defects of a function whose body is this text; `%0` is a double, `%1` an i1, `%2` a pointer.
fn defects(ops: &str) -> String {
    let text =
        format!("declare @g(f64) -> f64\nfunc @f(%0: f64, %1: i1, %2: ptr) -> f64 {{\n{ops}\n}}\n");
    let module = parse::module("defect.tir", &text).unwrap_or_else(|d| panic!("{d}\n{text}"));
    verify::module(&module).join("\n")
}

#[test]
fn defects_are_found() {
    let table = [
        ("return %0", ""),
        ("return %1", "what is returned is the signature's"),
        (
            "%3: f64 = fadd %0, %0",
            "a terminator stands at a region's end",
        ),
        (
            "return %0\n return %0",
            "a terminator stands at a region's end",
        ),
        (
            "if %1 {\n return %0\n} else {\n yield\n}\n return %0",
            "return ends the body region alone",
        ),
        (
            "if %1 {\n %3: f64 = sin %0\n yield\n} else {\n yield\n}\n return %3",
            "operand 0 is defined before its use",
        ),
        (
            "guard %1 else ^0()\n return %0\n} diverge ^0 {\n %3: f64 = sin %0\n unreachable",
            "operand 0 is defined before its use",
        ),
        ("guard %1 else ^0()\n return %0", "^0 is a diverging region"),
        (
            "guard %1 else ^0()\n return %0\n} diverge ^0 (%3: f64) {\n unreachable",
            "the arguments are those of ^0",
        ),
        (
            "%3: f64 = if %1 {\n yield %0\n} else {\n yield %1\n}\n return %3",
            "what is yielded is typed as the results outside",
        ),
        ("if %1 {\n yield\n}\n return %0", "there are two arms"),
        (
            "if %0 {\n yield\n} else {\n yield\n}\n return %0",
            "one i1 selects",
        ),
        (
            "loop (%3: f64 = %0) {\n repeat if %1 ()\n}\n return %0",
            "condition, next parameters, results",
        ),
        (
            "loop (%3: f64 = %0) {\n yield\n}\n return %0",
            "a loop's body ends in repeat",
        ),
        (
            "loop (%3: f64 = %0 step %1) {\n repeat if %1 (%3)\n}\n return %0",
            "a step is typed as its parameter",
        ),
        (
            "loop (%3: f64 = %1) {\n repeat if %1 (%3)\n}\n return %0",
            "initial values are typed as the parameters",
        ),
        (
            "%3: f64 = fadd %0, f32 1.0\n return %3",
            "the floats are of one type",
        ),
        ("%3: f64 = fadd %0\n return %3", "2 operands and 1 results"),
        (
            "%3: i32 = add i32 1, i64 1\n return %0",
            "a scalar op has its operands and result",
        ),
        ("%3: i8 = zext i32 1\n return %0", "ZExt from i32 to i8"),
        (
            "%3: f64 = load %0 align 8\n return %3",
            "a memory op has its operands and result",
        ),
        (
            "%3: f64 = load %2 align 3\n return %3",
            "the alignment is a power of two",
        ),
        (
            "%3: f64 = call @g(%1)\n return %3",
            "the arguments are typed as the signature says",
        ),
        (
            "%3: f64 = call @g()\n return %3",
            "as many arguments as the signature says",
        ),
        ("call @g(%0)\n return %0", "the result is the signature's"),
        (
            "%3: f64 = extract.value %0 [1]\n return %3",
            "the path leads to f64",
        ),
        (
            "switch i32 1 [1 -> 3] default {\n yield\n}\n return %0",
            "cases lead to arms",
        ),
        (
            "switch i32 1 [1 -> 0, 1 -> 0] default {\n yield\n}\n return %0",
            "a case stands once",
        ),
    ];
    for (ops, wanted) in table {
        let met = defects(ops);
        assert!(met.contains(wanted), "{ops}\nwanted: {wanted}\nmet: {met}");
        assert_eq!(met.is_empty(), wanted.is_empty(), "{ops}\nmet: {met}");
    }
}

#[test]
fn names_are_given_once() {
    let module = parse::module("twice.tir", "global @g size 1\ndeclare @g()\n");
    let module = module.unwrap_or_else(|d| panic!("{d}"));
    assert!(verify::check(&module).is_err());
}
