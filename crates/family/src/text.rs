//! The C of members: each is a request around the one before, and has an entry of one type for all.
//!
//! ```text
//! void tapeless_f(const double *i_x, const double *i_a, double *o_return, int64_t n_n) { *o_return = primal(i_x, n_n, *i_a); }
//! void tapeless_fv(i_x, i_a, c1_o_return, d1_i_x, d1_i_a, n_n) { … __enzyme_autodiff(tapeless_f, enzyme_dup, i_x, d1_i_x, …); }
//! int tapeless_fv_entry(void *const *buffers, const int64_t *integers, int64_t batch, const int64_t *steps, char *error)
//! ```
//! # What must hold
//!
//! What a member writes is zero before: an entry sees to that. It is valid C and C++; in C++ an entry catches what is thrown; with
//! `TAPELESS_GUARDED` a function of another language runs it, and catches what that language throws.

use crate::described::Dtype;
use crate::extent::{count_in_c, integer_in_c};
use crate::function::{Function, Param, Pass};
use crate::member::{Derived, Member, Operand};
use crate::signature::Role;
use std::fmt::Write;

/// What all have in common.
const HEAD: &str = "#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#ifdef __cplusplus
#include <exception>
#define EXTERN extern \"C\"
#define TRY try {
#define CATCH \\
  } catch (const std::exception &thrown) { \\
    strncpy(error, thrown.what(), ERROR_SIZE - 1); \\
    return 1; \\
  } catch (...) { \\
    strncpy(error, \"an exception that is no std::exception\", ERROR_SIZE - 1); \\
    return 1; \\
  }
#else
#define EXTERN extern
#define TRY
#define CATCH
#endif
#define SHOWN EXTERN __attribute__((visibility(\"default\")))
enum { ERROR_SIZE = 256 };
#define FRAME void *const *buffers, const int64_t *integers, int64_t batch, const int64_t *steps, char *error
#ifdef TAPELESS_GUARDED
EXTERN int tapeless_guarded(int (*)(FRAME), FRAME);
#define ENTRY(name, body) SHOWN int name(FRAME) { return tapeless_guarded(body, buffers, integers, batch, steps, error); }
#else
#define ENTRY(name, body) SHOWN int name(FRAME) { return body(buffers, integers, batch, steps, error); }
#endif
EXTERN int enzyme_dup, enzyme_dupnoneed, enzyme_const, enzyme_width, enzyme_dupv, enzyme_dupnoneedv;
EXTERN void __enzyme_autodiff(void *, ...);
EXTERN void __enzyme_fwddiff(void *, ...);
";

/// C for members by their paths, with all that they are derived from. `None`: one of them does not exist.
pub fn source(function: &Function, paths: &[&str]) -> Option<String> {
    let mut members: Vec<Member> = Vec::new();
    for path in paths {
        for member in Member::chain(function, path)? {
            if !members.iter().any(|known| known.path == member.path) {
                members.push(member);
            }
        }
    }
    let mut text = HEAD.to_owned();
    text += &declaration(function);
    for member in &members {
        let base = members.iter().find(|base| base.path == member.base());
        text += &definition(function, member, base);
    }
    for member in members.iter().filter(|m| paths.contains(&m.path.as_str())) {
        text += &entry(function, member);
    }
    Some(text)
}

/// The user's function, by its symbol.
fn declaration(function: &Function) -> String {
    let mut types = Vec::new();
    for param in &function.params {
        let star = if param.pointer { " *" } else { "" };
        types.push(format!("{}{star}", param.dtype.in_c()));
        if matches!(param.pass, Pass::Array { slice: true, .. }) {
            types.push("int64_t".to_owned());
        }
    }
    let result = function.result.map_or("void".to_owned(), Dtype::in_c);
    let types = if types.is_empty() {
        "void".to_owned()
    } else {
        types.join(", ")
    };
    format!(
        "EXTERN {result} tapeless_primal({types}) __asm__(\"{}\");\n",
        function.described.symbol
    )
}

fn definition(function: &Function, member: &Member, base: Option<&Member>) -> String {
    let body = match (base, member.derived()) {
        (Some(base), Some(derived)) => Request {
            base,
            derived,
            width: member.width,
        }
        .text(function),
        _ => primal(function),
    };
    let input = |operand: &Operand| format!("const {} *{}", operand.dtype.in_c(), operand.var);
    let output = |operand: &Operand| format!("{} *{}", operand.dtype.in_c(), operand.var);
    let integer = |name: &String| format!("int64_t {}", integer_in_c(name));
    let wide = |operand: &&Operand| operand.wide;
    let lanes = |operand: &Operand| format!("int64_t {}", lane_step(&operand.var));
    let all = || member.inputs.iter().chain(&member.outputs);
    let params: Vec<String> = (member.inputs.iter().map(input))
        .chain(member.outputs.iter().map(output))
        .chain(function.integers.iter().map(integer))
        .chain(all().filter(wide).map(lanes))
        .collect();
    format!(
        "SHOWN void {}({}) {{\n{body}}}\n",
        member.symbol(),
        params.join(", ")
    )
}

/// The call of the user's function.
fn primal(function: &Function) -> String {
    let (mut before, mut args) = (String::new(), Vec::new());
    for param in &function.params {
        args.push(argument(param, &mut before));
        if let Pass::Array {
            axes, slice: true, ..
        } = &param.pass
        {
            args.push(count_in_c(axes));
        }
    }
    let call = format!("tapeless_primal({})", args.join(", "));
    match function.result {
        Some(_) => format!("{before}  *o_return = {call};\n"),
        None => format!("{before}  {call};\n"),
    }
}

/// How a parameter is given; `before` is what comes ahead of the call.
fn argument(param: &Param, before: &mut String) -> String {
    let (name, ty) = (&param.name, param.dtype.in_c());
    // Writing to a string cannot fail.
    match &param.pass {
        Pass::Integer if param.pointer => {
            let _ = writeln!(before, "  {ty} v_{name} = ({ty}){};", integer_in_c(name));
            format!("&v_{name}")
        }
        Pass::Integer => format!("({ty}){}", integer_in_c(name)),
        Pass::Number(_) if param.pointer => {
            let _ = writeln!(before, "  {ty} v_{name} = *i_{name};");
            format!("&v_{name}")
        }
        Pass::Number(_) => format!("*i_{name}"),
        Pass::Array { role, axes, .. } => {
            if *role == Role::InOut {
                let count = count_in_c(axes);
                let _ = writeln!(
                    before,
                    "  memcpy(o_{name}, i_{name}, sizeof({ty}) * {count});"
                );
            }
            match role {
                Role::Out | Role::InOut => format!("o_{name}"),
                Role::In | Role::Const => format!("({ty} *)i_{name}"),
            }
        }
    }
}

/// The variable with the elements from one lane of an operand to the next.
fn lane_step(var: &str) -> String {
    format!("step_{var}")
}

/// A request around the member before.
struct Request<'a> {
    base: &'a Member,
    derived: Derived,
    width: usize,
}

impl Request<'_> {
    fn text(&self, function: &Function) -> String {
        let (mut before, mut after) = (String::new(), String::new());
        let mut args = vec![format!("(void *){}", self.base.symbol())];
        if self.width > 1 {
            args.push(format!("enzyme_width, {}", self.width));
        }
        let letter = if self.derived.is_forward() { 't' } else { 'd' };
        for operand in &self.base.inputs {
            args.push(match operand.active {
                true => self.dup("dup", operand, &self.shadow(operand, letter), None),
                false => format!("enzyme_const, {}", operand.var),
            });
        }
        for operand in &self.base.outputs {
            args.push(self.output(operand, (&mut before, &mut after)));
        }
        let integer = |name: &String| format!("enzyme_const, {}", integer_in_c(name));
        args.extend(function.integers.iter().map(integer));
        let word = match self.derived.is_forward() {
            true => "__enzyme_fwddiff",
            false => "__enzyme_autodiff",
        };
        format!("{before}  {word}({});\n{after}", args.join(", "))
    }

    fn shadow(&self, operand: &Operand, letter: char) -> String {
        format!("{letter}{}_{}", self.base.path.len(), operand.var)
    }

    /// An operand with its shadow, of which lanes lie so many elements apart.
    fn dup(&self, dup: &str, operand: &Operand, shadow: &str, step: Option<&str>) -> String {
        let (var, ty) = (&operand.var, operand.dtype.in_c());
        let own = lane_step(shadow);
        match self.width {
            1 => format!("enzyme_{dup}, {var}, {shadow}"),
            _ => format!(
                "enzyme_{dup}v, sizeof({ty}) * {}, {var}, {shadow}",
                step.unwrap_or(&own)
            ),
        }
    }

    /// What the member before writes: own memory, if the value is not wanted; a seed is copied, as it is overwritten.
    fn output(&self, operand: &Operand, (before, after): (&mut String, &mut String)) -> String {
        let (var, ty, count) = (&operand.var, operand.dtype.in_c(), operand.count());
        let dup = if self.derived.has_value() {
            "dup"
        } else {
            "dupnoneed"
        };
        if !self.derived.has_value() {
            allocate((operand, 1), var, "calloc", (before, after));
        }
        if !operand.active {
            return format!("enzyme_const, {var}");
        }
        if self.derived.is_forward() {
            return self.dup(dup, operand, &self.shadow(operand, 't'), None);
        }
        let (seed, given) = (format!("s_{var}"), self.shadow(operand, 'c'));
        allocate((operand, self.width), &seed, "malloc", (before, after));
        // Writing to a string cannot fail.
        let _ = match self.width {
            1 => writeln!(before, "  memcpy({seed}, {given}, sizeof({ty}) * {count});"),
            lanes => writeln!(
                before,
                "  for (int64_t lane = 0; lane < {lanes}; lane++) memcpy({seed} + lane * ({count}), {given} + lane * {}, sizeof({ty}) * {count});",
                lane_step(&given)
            ),
        };
        self.dup(dup, operand, &seed, Some(&format!("({count})")))
    }
}

/// Memory for several of an operand: one number lies on the stack.
fn allocate(
    (operand, many): (&Operand, usize),
    var: &str,
    by: &str,
    (before, after): (&mut String, &mut String),
) {
    let ty = operand.dtype.in_c();
    if operand.axes.is_empty() {
        let _ = writeln!(before, "  {ty} {var}[{many}] = {{0}};");
        return;
    }
    let times = if many > 1 {
        format!("{many} * ")
    } else {
        String::new()
    };
    let count = operand.count();
    let call = match by {
        "calloc" => format!("calloc({times}{count}, sizeof({ty}))"),
        _ => format!("malloc(sizeof({ty}) * {times}{count})"),
    };
    let _ = writeln!(before, "  {ty} *{var} = ({ty} *){call};");
    let _ = writeln!(after, "  free({var});");
}

/// The function of one type for all: 0, or 1 with the text of an error. `buffers`: inputs, then outputs; `steps`: elements from one of a batch to the next.
fn entry(function: &Function, member: &Member) -> String {
    let body = format!("tapeless_{}_body", member.path);
    let mut text = format!("static int {body}(FRAME) {{\n");
    for (at, name) in function.integers.iter().enumerate() {
        let name = integer_in_c(name);
        let _ = writeln!(text, "  const int64_t {name} = integers[{at}];");
    }
    text += "  int64_t member = 0;\n  TRY\n";
    if member.width > 1 {
        text += &turn(function, member, &member.symbol());
    }
    let narrow = Member {
        width: 1,
        ..member.clone()
    };
    text += &turn(function, &narrow, &format!("tapeless_{}", member.narrow()));
    text += "  CATCH\n  (void)error;\n  return 0;\n}\n";
    format!("{text}ENTRY({}, {body})\n", member.entry())
}

/// Calls a member for the rest of a batch, as many at once as it has lanes. What it writes is zero before.
fn turn(function: &Function, member: &Member, symbol: &str) -> String {
    let width = member.width;
    let mut text = format!("  for (; member + {width} <= batch; member += {width}) {{\n");
    let (mut args, mut lanes) = (Vec::new(), Vec::new());
    let operands = member.inputs.iter().chain(&member.outputs);
    for (at, operand) in operands.enumerate() {
        let ty = operand.dtype.in_c();
        let place = format!("({ty} *)buffers[{at}] + member * steps[{at}]");
        if width > 1 && operand.wide {
            lanes.push(format!("steps[{at}]"));
        }
        if at < member.inputs.len() {
            args.push(place);
            continue;
        }
        let (var, count) = (&operand.var, operand.count());
        let _ = writeln!(text, "    {ty} *{var} = {place};");
        let _ = writeln!(
            text,
            "    memset({var}, 0, sizeof({ty}) * {width} * {count});"
        );
        args.push(var.clone());
    }
    args.extend(function.integers.iter().map(|name| integer_in_c(name)));
    args.extend(lanes);
    let _ = writeln!(text, "    {symbol}({});\n  }}", args.join(", "));
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::described::{Described, DescribedParam};
    use crate::signature::Signature;

    fn described() -> Described {
        let param = |name: &str, dtype, pointer, shown: &str| DescribedParam {
            name: name.to_owned(),
            dtype: Some(dtype),
            pointer,
            single: false,
            constant: shown.starts_with("const"),
            shown: shown.to_owned(),
        };
        Described {
            name: "wls".to_owned(),
            symbol: "wls".to_owned(),
            file: "model.c".to_owned(),
            line: 3,
            params: vec![
                param("x", Dtype::F64, true, "const double *"),
                param("y", Dtype::F64, true, "double *"),
                param("n", Dtype::Int(4), false, "int"),
                param("a", Dtype::F64, false, "double"),
            ],
            result: Some(param("", Dtype::F64, false, "double")),
        }
    }

    fn function(text: &str) -> Result<Function, String> {
        let signature = Signature::parse(text).map_err(|refusal| refusal.to_string())?;
        Function::new(&signature, &described()).map_err(|refusal| refusal.to_string())
    }

    #[test]
    fn members_have_the_operands_of_their_derivation() {
        let function = function("wls(x: f64[n], out y: f64[2*n], n, a)").expect("it fits");
        assert_eq!(
            (&function.integers[..], function.told),
            (&["n".to_owned()][..], 1)
        );
        let chain = Member::chain(&function, "fvj").expect("it exists");
        let names = |operands: &[Operand]| -> Vec<String> {
            operands.iter().map(|operand| operand.var.clone()).collect()
        };
        assert_eq!(
            names(&chain[1].inputs),
            ["i_x", "i_a", "c1_o_y", "c1_o_return"]
        );
        assert_eq!(names(&chain[1].outputs), ["d1_i_x", "d1_i_a"]);
        assert_eq!(names(&chain[2].outputs), ["t2_d1_i_x", "t2_d1_i_a"]);
        assert!(
            Member::chain(&function, "fVj").is_none(),
            "nothing is derived from it"
        );
        assert!(Member::chain(&function, "fq").is_none());
    }

    #[test]
    fn refusals_say_what_to_write() {
        for (text, what) in [
            (
                "wls(x: f32[n], out y: f64[n], n, a)",
                "`x` is `const double *` at model.c:3, not f32",
            ),
            (
                "wls(x: f64[n], y: f64[n], n, a)",
                "it is not said whether `y` is read or written",
            ),
            ("wls", "it is not said how long `x` is"),
            (
                "wls(out x: f64[n], out y: f64[n], n, a)",
                "`x` is `const double *`: it is not written",
            ),
            ("wls(x: f64[n], out y: f64[n], n)", "`a` is missing"),
            (
                "wls(x: f64[n], out y: f64[n], n, a, b)",
                "`b` is one more than the 4 parameters",
            ),
            (
                "wls(x: f64[n], out y: f64[k], n, a)",
                "nothing tells how long `k` is",
            ),
            (
                "wls(x: f64[n], out y: f64[n], n, a) -> f32",
                "`wls` returns `double`",
            ),
            (
                "wls(x: f64[n], out y: f64[n], n: f64[n], a)",
                "`n` is `int` at model.c:3, not f64",
            ),
        ] {
            let said = function(text).err().unwrap_or_default();
            assert!(said.contains(what), "{text}: {said}");
        }
    }
}
