//! `tapeless explain-error`: what the codes in messages mean.

use crate::failure::{Failure, Result};
use tapeless_diag::{Code, Diagnostic, code};

const EXPLAINED: [(Code, &str); 8] = [
    (
        code::CONVENTION,
        "A call such as __enzyme_autodiff(f, …) does not follow the calling convention.

After the function come its arguments in order. A pointer is followed by its shadow (`enzyme_dup`), a float passed by
value stands alone (`enzyme_out`; its adjoint is returned), an integer stands alone (`enzyme_const`). A marker before
an argument changes that:

    double norm(double *x, int n, double *scratch);
    __enzyme_autodiff(norm, enzyme_dup, x, dx, n, enzyme_const, scratch);

The call returns the adjoints of its `enzyme_out` arguments in order: one as a scalar, several as a struct.",
    ),
    (
        code::UNDEFINED,
        "A value that carries a derivative goes through a function whose body is not known where it is differentiated.

There are three ways out. Define the function in the same file, or build with -flto, so that its body is there. If no
derivative passes through it, mark it:

    void *__enzyme_inactivefn_f = (void *)f;

Or give its derivative, for reverse mode and for forward mode:

    double augmented(double x, int n);            // the result; with a tape: struct {tape, result}
    double reverse(double x, int n, double seed); // the adjoints of the floats; the tape comes last
    void *__enzyme_register_gradient_f[] = {(void *)f, (void *)augmented, (void *)reverse};

    struct {double value, tangent;} derivative(double x, double dx, int n);
    void *__enzyme_register_derivative_f[] = {(void *)f, (void *)derivative};

Pointers are followed by their shadow everywhere. A weak definition counts as unknown, because another may replace it
at link time.",
    ),
    (
        code::UNSUPPORTED,
        "Something that the differentiated function does is not supported: inline assembly on values that carry a
derivative, atomics, setjmp, strict floating point, computed jumps, and so on. Nothing was produced, because a gradient
that ignored it would be wrong.

If the construct carries no derivative, take it into a function of its own and pass it only what is `enzyme_const`.",
    ),
    (
        code::UNTYPED,
        "Memory that carries a derivative is copied or accessed in a way that does not tell whether it holds floats,
integers or pointers, and these need different treatment.

Access the memory as what it is (a `double *`, a struct) somewhere in the function, or build with optimisation, which
keeps the types of accesses.",
    ),
    (
        code::NO_DERIVATIVE,
        "The function returns something that has no derivative, such as an integer or a struct, or nothing at all.

Return a float, or write the result through a pointer that has a shadow: the shadow holds the adjoint of the result
before the call. On the command line, --seed gives it: tapeless grad f.c --function f --at … --seed 'y=[1,0]'.",
    ),
    (
        code::INPUT,
        "What was said on the command line does not fit the file or the function: a parameter's name, the shape of its
value, the function's name, a file that cannot be read or compiled, or a point at which the function does not run.

A point names every parameter: --at 'n=3 x=[1,2,3] p=null'.",
    ),
    (
        code::ENVIRONMENT,
        "Something that Tapeless needs around it is missing or is another version: LLVM 22, its compilers, the plugin.

`cargo xtask setup` installs them. The plugin works only in compilers built on LLVM 22.",
    ),
    (
        code::INTERNAL,
        "Tapeless has a defect: it made something that it knows to be wrong, and stopped before you could use it.

Please report it with the source file and the command.",
    ),
];

/// The text of a code: `TL0001`, `tl1`, `1`.
pub fn explain(text: &str) -> Result<&'static str> {
    let digits = text.trim().trim_start_matches(['T', 't', 'L', 'l']);
    let number = digits.parse::<u16>().ok();
    let found = EXPLAINED.iter().find(|(code, _)| Some(code.0) == number);
    found.map(|(_, text)| *text).ok_or_else(|| {
        let known: Vec<String> = EXPLAINED.iter().map(|(code, _)| code.to_string()).collect();
        let what = format!("`{text}` is no code of Tapeless");
        let error = Diagnostic::error(code::INPUT, what);
        Failure::from(error.help(format!("known are {}", known.join(", "))))
    })
}
