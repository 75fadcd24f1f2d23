//! Shadows that cannot be meant: none at all, memory of the primal, floats of another format.

use super::{Reader, Refusal, place};
use crate::opcode::{Opcode, TypeKind};
use crate::request::{RequestArg, look_through};
use crate::types::Type;
use crate::value::Value;
use tapeless_diag::Diagnostic;

/// A pointer and its shadow, as far as the call shows where they come from.
struct Pair {
    index: usize,
    primal: Value,
    shadow: Value,
}

impl Reader {
    /// Refuses shadows that cannot be meant. Under `enzyme_runtime_activity` some of them say that there is no derivative.
    pub(super) fn check_shadows(&self, args: &[RequestArg], runtime: bool) -> Refusal<()> {
        let pairs: Vec<Pair> = args
            .iter()
            .enumerate()
            .flat_map(|(index, arg)| match arg {
                RequestArg::Dup {
                    primal, shadows, ..
                } => pairs(index, *primal, shadows),
                _ => Vec::new(),
            })
            .collect();
        for (at, pair) in pairs.iter().enumerate() {
            if !runtime {
                self.check_own(pair)?;
            }
            for other in &pairs[..at] {
                self.check_two(pair, other)?;
                self.check_two(other, pair)?;
            }
            self.check_format(pair)?;
        }
        Ok(())
    }

    fn check_own(&self, pair: &Pair) -> Refusal<()> {
        let shown = self.shown(pair);
        if pair.shadow.is_null() && !pair.primal.is_null() {
            let what = format!("the shadow of {shown} is a null pointer");
            let refusal = self.wrong(what);
            return Err(refusal.help("pass memory of the same size, cleared, for its derivative")
                .help("or write `enzyme_const` before the argument, without a shadow, if it carries no derivative"));
        }
        if pair.shadow == pair.primal && !pair.primal.is_null() {
            let what = format!(
                "the shadow of {shown} is the argument itself: derivatives would be added to its values"
            );
            let refusal = self.wrong(what);
            return Err(refusal.help("pass other memory of the same size, cleared, for its derivative")
                .help("or write `enzyme_const` before the argument, without a shadow, if it carries no derivative"));
        }
        Ok(())
    }

    fn check_two(&self, pair: &Pair, other: &Pair) -> Refusal<()> {
        let (shown, others) = (self.shown(pair), self.shown(other));
        if pair.index == other.index && pair.shadow == other.shadow && !pair.shadow.is_null() {
            let what = format!("two directions have the same shadow of {shown}");
            return Err(self.wrong(what).help(
                "pass memory of its own for each direction: they are added to side by side",
            ));
        }
        if pair.shadow == other.primal && pair.shadow != pair.primal && is_variable(pair.shadow) {
            let what = format!(
                "the shadow of {shown} is {others}: derivatives would be added to its values"
            );
            return Err(self.wrong(what).help(
                "pass memory of its own for the derivative: each pointer is followed by its shadow",
            ));
        }
        Ok(())
    }

    /// Floats in variables whose types tell the format.
    fn check_format(&self, pair: &Pair) -> Refusal<()> {
        let (Some(own), Some(shadow)) = (float_of(pair.primal), float_of(pair.shadow)) else {
            return Ok(());
        };
        if own == shadow {
            return Ok(());
        }
        let what = format!(
            "{} holds `{own}`, but its shadow `{shadow}`",
            self.shown(pair)
        );
        Err(self.wrong(what).help(format!(
            "declare the shadow as the argument is, with `{own}`: a shadow has its primal's layout"
        )))
    }

    fn shown(&self, pair: &Pair) -> String {
        let params = self.function.params();
        params.get(pair.index).map_or_else(
            || format!("argument {}", pair.index + 1),
            |&param| place(pair.index, param),
        )
    }

    /// What to say of a function that has no definition here.
    pub(super) fn undefined(&self, refusal: Diagnostic) -> Diagnostic {
        let called = self.function.shown_name();
        let args: Vec<&str> = self.function.ty().params().iter().map(|_| "x").collect();
        match tapeless_rules::effects(&self.function.name()) {
            Some(_) => refusal.help(format!(
                "`{called}` is a function of a library: wrap it, as `double f(double x) {{ return {called}({}); }}`, and differentiate `f`",
                args.join(", ")
            )),
            None => refusal.help(format!(
                "define `{called}` in this file, or build all files with `-flto=full` and load the plugin in lld"
            )),
        }
    }
}

fn pairs(index: usize, primal: Value, shadows: &[Value]) -> Vec<Pair> {
    let pointers = shadows.iter().filter(|shadow| shadow.ty().is_pointer());
    let pair = |shadow: &Value| Pair {
        index,
        primal: look_through(primal),
        shadow: look_through(*shadow),
    };
    pointers.map(pair).collect()
}

/// Whether a value is the address of a variable.
fn is_variable(v: Value) -> bool {
    v.is_global_variable() || (v.is_instruction() && v.is(Opcode::Alloca))
}

/// The float type that a variable is declared with, in an array or by itself.
fn float_of(v: Value) -> Option<Type> {
    let mut ty = match () {
        () if v.is_instruction() && v.is(Opcode::Alloca) => v.allocated_type(),
        () if v.is_global_variable() && v.as_function().is_none() => v.initializer()?.ty(),
        () => return None,
    };
    while ty.kind() == TypeKind::Array {
        ty = ty.element();
    }
    ty.is_float().then_some(ty)
}
