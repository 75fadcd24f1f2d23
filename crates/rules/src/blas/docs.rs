//! The documentation of the table, made from the table.

use super::{Group, Routine, all};
use std::fmt::Write;

const INTRODUCTION: &str = "\
# BLAS and LAPACK

This file is generated from `crates/rules/src/blas` (`TAPELESS_BLESS=1 cargo test -p tapeless-rules --test docs`).

A call of one of these routines is differentiated by calls of the same library. Each is known in single and double precision by its CBLAS name
(`cblas_dgemm`; `LAPACKE_dpotrf` for LAPACK) and by its Fortran names (`dgemm_`, `dgemm`), unless the program defines a function of that name itself. Integers have 32
bits. Any other routine is refused where it carries a derivative.

In a signature `x[n]` is a vector with its increment, `A[m, n]` a matrix with its leading dimension, `A[n, n; uplo]` the triangle of one, `; uplo diag` one
whose diagonal may count as ones. `!` marks what is overwritten, `=` what is overwritten without being read, `~` what may be the very memory that is overwritten; `ta`, `tb` are `trans`. The calls below leave increments, leading dimensions and the layout to their operands.

`x` is an operand before the call, `x^` after it, `x'` its shadow; `T` and its like are temporaries, zero at first. `f ? a : b` is `a` where
the flag says transposed, lower, unit or left; all flags are looked at when the program runs. `a / b` is 0 where b is 0. A line counts if all shadows that it names exist. An operand of which the reverse sweep needs a
value that may be overwritten by then is copied, and the copy freed there.

| on elements | does |
|---|---|
| `T = matrix(m, n)`, `t = vector(n)` | zeros |
| `inner(a, s, X, Y)` | a += s ⟨X, Y⟩ |
| `add(X, s, Y)` | X += s Y |
| `set(X, Y)` | X = Y |
| `scale(X, s)` | X = s X; 0 where s is 0, whatever X holds |
| `diagonal(X, s)` | the diagonal of X times s |
| `mirror(X)` | the triangle that is not `uplo` = the one that is |
| `take(X, Y)` | X += Y, Y = 0, element by element |
| `signs(X, s, Y)` | X += s sign(Y); the sign of ±0 is 1 |
| `innersigns(a, X, Y)` | a += ⟨sign(X), Y⟩ |
| `rows(X, n, p, b)` | the interchanges p of rows, backwards if b |

A factorisation that fails (`info` is not 0) has no derivative: what its shadow holds then is unspecified. A norm of 0 has the derivative 0.
";

/// The documentation of all rows as Markdown.
pub fn docs() -> String {
    let mut text = INTRODUCTION.to_owned();
    for routine in all().iter().filter(|routine| routine.differentiable) {
        of_routine(routine, &mut text);
    }
    text
}

fn of_routine(routine: &Routine, text: &mut String) {
    let _ = write!(text, "\n## {}\n\n`{}`\n", routine.name, routine.text);
    let parts = [
        ("reverse", &routine.reverse),
        ("forward, before the call", &routine.before),
        ("forward, after the call", &routine.after),
    ];
    for (title, groups) in parts.into_iter().filter(|(_, groups)| !groups.is_empty()) {
        let _ = write!(text, "\n{title}:\n```\n");
        groups.iter().for_each(|group| of_group(group, text));
        text.push_str("```\n");
    }
}

fn of_group(group: &Group, text: &mut String) {
    let (mut lines, mut indent) = (group.text.split("; ").peekable(), "");
    while let Some(line) = lines.next() {
        let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
        let end = if lines.peek().is_some() { ";" } else { "" };
        let _ = writeln!(text, "{indent}{line}{end}");
        indent = "    ";
    }
}
