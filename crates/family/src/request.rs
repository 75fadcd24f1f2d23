//! The C of a request around a member.

use crate::extent::integer_in_c;
use crate::function::Function;
use crate::member::{Derived, Member, Operand};
use std::fmt::Write;

/// The variable with the elements from one lane of an operand to the next.
pub fn lane_step(var: &str) -> String {
    format!("step_{var}")
}

/// A request around the member before.
pub struct Request<'a> {
    pub base: &'a Member,
    pub derived: Derived,
    pub width: usize,
}

impl Request<'_> {
    /// Its C: memory, the request, and what is released.
    pub fn text(&self, function: &Function) -> String {
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
