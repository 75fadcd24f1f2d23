//! One program as a file of its own: a function whose result is the number that the driver of a batch weighs together.

use crate::batch::PRELUDE;
use crate::generate::Program;
use crate::point::{Point, list};

/// The function's name in such a file.
pub const NAME: &str = "f";

/// `double f(double *x, double *y, double s, int n)`: what the program returns, and its arrays afterwards times the
/// weights of a point.
pub fn text(program: &Program, point: &Point) -> String {
    let braces = |numbers: &[f64]| list(numbers).replace('[', "{").replace(']', "}");
    format!(
        "{}{}\nstatic const double wx[8] = {}, wy[8] = {};\n\
         double {NAME}(double *x, double *y, double s, int n) {{\n  double r = f{}(x, y, s, n);\n  \
         for (int i = 0; i < 8; i++)\n    r += wx[i] * x[i] + wy[i] * y[i];\n  return r;\n}}\n",
        used(&program.tree.render()),
        program.tree.render().replace(
            &format!("double f{}(", program.number),
            &format!("static double f{}(", program.number)
        ),
        braces(&point.wx),
        braces(&point.wy),
        program.number,
    )
}

/// The parts of the prelude that a program names.
fn used(program: &str) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut open = false;
    for line in PRELUDE.lines() {
        match parts.last_mut().filter(|_| open) {
            Some(part) => *part += line,
            None => parts.push(line.to_owned()),
        }
        let is_macro = parts.last().is_some_and(|part| part.starts_with("#define"));
        open = match line {
            line if is_macro => line.ends_with('\\'),
            line if line.starts_with('}') => false,
            line => open || line.ends_with('{'),
        };
        if let Some(part) = parts.last_mut() {
            part.push('\n');
        }
    }
    let mut text = String::new();
    for part in parts.iter().filter(|part| is_named(part, program)) {
        text += part;
    }
    text
}

fn is_named(part: &str, program: &str) -> bool {
    let names = [
        ("struct S {", "struct S"),
        ("struct W {", "struct W"),
        ("struct P {", "struct P"),
        ("struct R {", "struct R"),
        ("struct N {", "struct N"),
        ("struct K {", "struct K"),
        ("struct T {", "struct T"),
        ("struct T {", "_value("),
        ("struct T number_value(", "_value("),
        ("struct T integer_value(", "_value("),
        ("struct T add_value(", "_value("),
        ("struct T mul_value(", "_value("),
        ("double number_of(", "_value("),
        ("long bits_of_number(", "_by_bits"),
        ("double number_of_bits(", "_by_bits"),
        ("double number_of_bits(", "_by_rounding"),
        ("inverse_root_by_bits(", "inverse_root_by_bits"),
        ("cube_root_by_bits(", "cube_root_by_bits"),
        ("log_by_bits(", "log_by_bits"),
        ("exp_by_bits(", "exp_by_bits"),
        ("exp_by_rounding(", "exp_by_rounding"),
        ("struct M {", "struct M"),
        ("struct L {", "struct L"),
        ("struct H {", "struct H"),
        ("struct F {", "struct F"),
        ("typedef double doubles4", "doubles4"),
        ("typedef double loose4", "loose4"),
        ("typedef float floats4", "floats4"),
        ("int by_value(", "by_value"),
        ("int by_target(", "by_target"),
        ("int by_a(", "by_a"),
        ("int by_tagged(", "by_tagged"),
        ("void swap_tagged(", "swap_tagged("),
        ("TRAVEL", "_float"),
        ("TRAVEL", "_double"),
        ("PIECES", "_float"),
        ("PIECES", "_double"),
        ("int by_key(", "by_key"),
        ("void push(", "push("),
        ("void shift(", "shift("),
        ("void doubled(", "doubled("),
        ("void again(", "again("),
        ("struct V {", "struct V"),
        ("struct V *have(", "have("),
        ("void append(", "append("),
        ("complex.h", "PAIR("),
        ("define PAIR", "PAIR("),
        ("} g0", "g0."),
        ("long double wide", "wide"),
        ("x0[8]", "x0"),
        ("double sq(", "sq("),
        ("double quotient(", "quotient("),
        ("double root(", "root("),
        ("stdio.h", "printf"),
        ("address", "address"),
        ("stdint.h", "uint"),
        ("stdint.h", "address"),
        ("string.h", "address"),
        ("string.h", "doubled("),
        ("string.h", "shift("),
        ("string.h", "mem"),
        ("string.h", "_by_"),
        ("string.h", "_float"),
        ("string.h", "_double"),
    ];
    let mut known = names
        .iter()
        .filter(|(found, _)| part.contains(found))
        .peekable();
    known.peek().is_none() || known.any(|(_, name)| program.contains(name))
}
