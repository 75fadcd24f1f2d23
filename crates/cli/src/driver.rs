//! `tapeless driver`: a program that prints gradients, to be compiled by a host and run by itself, for tests.

use crate::args::Driver;
use crate::bind::{Arg, Bound, Role};
use crate::chosen::Chosen;
use crate::failure::Result;
use crate::opt;
use crate::params::{self, Param};
use crate::point::Point;
use crate::wrapper::{self, Kind};
use std::fmt::Write;
use tapeless_family::Dtype;
use tapeless_llvm::jit::initialize_target;

/// What all programs have in common.
const COMMON: &str = include_str!("driver.c");

/// Writes the module with its requests, and the C that calls them.
pub fn write(args: &Driver) -> Result<()> {
    initialize_target();
    let chosen = Chosen::load(&args.subject, &args.level)?;
    let function = chosen.function()?;
    let result = params::scalar(function.ty().result());
    let module = chosen.loaded.module.get();
    let (mut text, mut calls) = (COMMON.to_owned(), String::new());
    for (point, at) in args.at.iter().enumerate() {
        let bound = chosen
            .target()
            .bind(&Point::read("--at", at)?, &args.subject.constant)?;
        chosen.refuse_without_result(&bound.roles)?;
        add_point(&mut text, point, &chosen.params, &bound);
        for mode in &args.modes {
            let (kind, word) = match mode.as_str() {
                "forward" => (Kind::Forward(1), "FORWARD"),
                "forward3" => (Kind::Forward(3), "FORWARD"),
                "along" => (Kind::Along(true), "FORWARD"),
                "reverse2" => (Kind::Reverse(2), "REVERSE"),
                "split" => (Kind::Split, "REVERSE"),
                _ => (Kind::Reverse(1), "REVERSE"),
            };
            let symbol = format!("tapeless.{mode}.{point}");
            wrapper::add(module, function, &bound.roles, kind, &symbol);
            let (count, ty) = (bound.args.len(), ctype(result));
            let (width, stride) = (kind.width(), kind.stride());
            let name = format!("{mode}{point}");
            // Writing to a string cannot fail.
            let _ = writeln!(text, "void {name}(void *) __asm__(\"{symbol}\");");
            let _ = writeln!(
                calls,
                "  print(&(struct function){{\"{mode}\", {name}, {word}, {width}, {stride}, {ty}, {count}, point{point}}}, {point});"
            );
        }
    }
    let _ = write!(text, "\nint main(void) {{\n{calls}  return 0;\n}}\n");
    module.write_bitcode(&args.output.with_extension("bc"))?;
    opt::write(&text, Some(&args.output.with_extension("c")))
}

/// The table of a point's parameters.
fn add_point(text: &mut String, point: usize, params: &[Param], bound: &Bound) {
    let _ = writeln!(text, "\nstatic const struct param point{point}[] = {{");
    for ((param, arg), role) in params.iter().zip(&bound.args).zip(&bound.roles) {
        let (shape, number, bits) = match arg {
            Arg::Number(number, bits) => ("NUMBER", Some(*number), std::slice::from_ref(bits)),
            Arg::Array(number, bits) => ("ARRAY", Some(*number), &bits[..]),
            Arg::Null => ("NONE", None, &[][..]),
        };
        let role = match role {
            Role::Const => "CONST",
            Role::Dup => "DUP",
            Role::Out => "OUT",
        };
        let words: Vec<String> = bits.iter().map(|bits| format!("{bits:#x}")).collect();
        let held = match words.is_empty() {
            true => "0".to_owned(),
            false => format!("(const uint64_t[]){{{}}}", words.join(", ")),
        };
        let (name, ty, count) = (&param.name, ctype(number), bits.len());
        let _ = writeln!(
            text,
            "  {{\"{name}\", {shape}, {role}, {ty}, {count}, {held}}},"
        );
    }
    // A function may have no parameter, an array in C has a member.
    text.push_str("  {0}\n};\n");
}

fn ctype(number: Option<Dtype>) -> String {
    let bytes = number.map_or(0, Dtype::bytes);
    let is_float = u8::from(number.is_some_and(Dtype::is_float));
    format!("{{{bytes}, {is_float}}}")
}
