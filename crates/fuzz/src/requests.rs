//! The requests of a program: derivatives by one call; by two, with the memory overwritten in between and the tape used twice, backwards or forwards; in
//! several directions at once; under a budget of memory; within derivatives of derivatives. Where one of these gives something else than another, the
//! derivative is a number that nothing agrees with.

use crate::generate::Program;

/// How a program asks for its gradient.
#[derive(Clone, Copy)]
enum Reverse {
    Whole,
    Split,
    Wide(usize),
    Nested,
}

impl Reverse {
    fn of(program: &Program) -> Self {
        match program.number % 4 {
            _ if program.number % 64 == 4 && !program.is_parallel() => Self::Nested,
            0 | 1 => Self::Whole,
            2 => Self::Split,
            _ => Self::Wide(2 + program.number / 4 % 3),
        }
    }
}

/// A budget of memory for the loops of one program in four.
pub fn budget(program: &Program) -> String {
    let k = program.number;
    match k % 4 {
        1 => format!(
            "__attribute__((annotate(\"tapeless_memory=16KiB\"))) double f{k}(double *, double *, double, int);\n"
        ),
        _ => String::new(),
    }
}

/// `double revK(x, dx, y, dy, s, n)`: adds to shadows, gives the adjoint of `s`.
pub fn reverse(program: &Program) -> String {
    let k = program.number;
    let head = format!(
        "static double rev{k}(double *x, double *dx, double *y, double *dy, double s, int n) {{"
    );
    let body = match Reverse::of(program) {
        Reverse::Whole => {
            let y = shadow(program, "y", &["dy"]);
            format!(
                "  return __enzyme_autodiff((void *)f{k}, enzyme_dup, x, dx, {y}, enzyme_out, s, enzyme_const, n);"
            )
        }
        Reverse::Split => split(program),
        Reverse::Wide(width) => wide(program, width),
        Reverse::Nested => return nested(program),
    };
    format!("{head}\n{body}\n}}\n")
}

/// `double fwdK(x, dx, y, dy, s, ds, n)`: the tangent.
pub fn forward(program: &Program) -> String {
    let k = program.number;
    let head = format!(
        "static double fwd{k}(double *x, double *dx, double *y, double *dy, double s, double ds, int n) {{"
    );
    let body = match k % 3 {
        0 => {
            let x = lanes("dx", 3);
            let y = shadow(
                program,
                "y",
                &lanes("dy", 3)
                    .iter()
                    .map(String::as_str)
                    .collect::<Vec<_>>(),
            );
            format!(
                "  {}\n  struct lanes3 r3 = __enzyme_fwddiff_3((void *)f{k}, enzyme_width, 3, enzyme_dup, x, {}, {y}, enzyme_dup, s, ds, ds, ds, enzyme_const, n);\n  struct lanes r = {{{{0}}}};\n  memcpy(&r, &r3, sizeof r3);\n  return alike(&r, dxs, dys, dx, dy, 3);",
                copied(3),
                x.join(", ")
            )
        }
        1 if !program.is_parallel() => from_tape(program),
        _ => {
            let y = shadow(program, "y", &["dy"]);
            format!(
                "  return __enzyme_fwddiff((void *)f{k}, enzyme_dup, x, dx, {y}, enzyme_dup, s, ds, enzyme_const, n);"
            )
        }
    };
    format!("{head}\n{body}\n}}\n")
}

/// The argument with its shadows, or without where it has none.
fn shadow(program: &Program, name: &str, shadows: &[&str]) -> String {
    match program.constant_y {
        true => format!("enzyme_const, {name}"),
        false => format!("enzyme_dup, {name}, {}", shadows.join(", ")),
    }
}

fn lanes(name: &str, width: usize) -> Vec<String> {
    (0..width).map(|lane| format!("{name}s[{lane}]")).collect()
}

/// Copies of the shadows, one a lane.
fn copied(width: usize) -> String {
    format!(
        "double dxs[{width}][8], dys[{width}][8];\n  for (int l = 0; l < {width}; l++) memcpy(dxs[l], dx, sizeof dxs[l]), memcpy(dys[l], dy, sizeof dys[l]);"
    )
}

fn wide(program: &Program, width: usize) -> String {
    let k = program.number;
    let returned = match width {
        4 => "struct lanes".to_owned(),
        _ => format!("struct lanes{width}"),
    };
    let y = lanes("dy", width);
    let y = shadow(
        program,
        "y",
        &y.iter().map(String::as_str).collect::<Vec<_>>(),
    );
    format!(
        "  {}\n  {returned} r = __enzyme_autodiff_{width}((void *)f{k}, enzyme_width, {width}, enzyme_dup, x, {}, {y}, enzyme_out, s, enzyme_const, n);\n  struct lanes all = {{{{0}}}};\n  memcpy(&all, &r, sizeof r);\n  return alike(&all, dxs, dys, dx, dy, {width});",
        copied(width),
        lanes("dx", width).join(", ")
    )
}

/// The tangent from a tape.
fn from_tape(program: &Program) -> String {
    let y = shadow(program, "y", &["dy"]);
    let args = format!("enzyme_dup, x, dx, {y}, enzyme_dup, s, ds, enzyme_const, n");
    two_calls(program, &args, "__enzyme_fwdsplit", "m.tape")
}

fn split(program: &Program) -> String {
    let y = shadow(program, "y", &["dy"]);
    let args = format!("enzyme_dup, x, dx, {y}, enzyme_out, s, enzyme_const, n");
    two_calls(program, &args, "__enzyme_reverse", "1.0, m.tape")
}

/// The forward sweep, then twice what follows it, with memory overwritten in between.
fn two_calls(program: &Program, args: &str, follows: &str, behind: &str) -> String {
    let (k, kept) = (program.number, copied(2));
    format!(
        "  {kept}
  struct made m = __enzyme_augmentfwd((void *)f{k}, {args});
  double x0[8], y0[8];
  memcpy(x0, x, sizeof x0), memcpy(y0, y, sizeof y0);
  memset(x, 0x5a, sizeof x0), memset(y, 0x5a, sizeof y0);
  struct lanes all = {{{{{follows}((void *)f{k}, enzyme_nofree, {args}, {behind})}}}};
  for (int i = 0; i < 8; i++) {{
    double x1 = dx[i], y1 = dy[i];
    dx[i] = dxs[0][i], dy[i] = dys[0][i], dxs[0][i] = x1, dys[0][i] = y1;
  }}
  all.d[1] = {follows}((void *)f{k}, {args}, {behind});
  memcpy(x, x0, sizeof x0), memcpy(y, y0, sizeof y0);
  memcpy(dxs[1], dx, sizeof dxs[1]), memcpy(dys[1], dy, sizeof dys[1]);
  return alike(&all, dxs, dys, dx, dy, 2);"
    )
}

/// The gradient as it is part of the second derivatives, by the macro of `types.c`.
fn nested(program: &Program) -> String {
    let y = if program.constant_y {
        "CONSTANT"
    } else {
        "ACTIVE"
    };
    let tolerance = if program.is_narrow() { "1e-3" } else { "1e-6" };
    format!("NESTED({}, {y}, {tolerance})\n", program.number)
}
