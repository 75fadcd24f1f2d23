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
use crate::entry::entry;
use crate::extent::{count_in_c, integer_in_c};
use crate::function::{Function, Param, Pass};
use crate::member::{Member, Operand};
use crate::request::{Request, lane_step};
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
