//! Facts as text: for golden tests, and for those who look.
//!
//! ```text
//! norm: adjoint(const, dup) -> Active with primal
//!   memory
//!     x: shadow; 0 + 8k float 8
//!   values
//!     %7, a.c:5:10: active float
//!     %9, a.c:5:10: pointer with shadow; to x
//! ```

use super::Facts;
use crate::activity::PointerActivity;
use crate::context::Context;
use crate::points::{ObjId, ObjSet, Object};
use crate::types::Holds;
use crate::values::place::Place;
use std::fmt::Write;
use tapeless_ir::{Body, Function, Module, Value, ValueDef};

/// The facts of a function in a context: of each object that is known, and of each float, pointer and typed integer.
pub fn facts(module: &Module, context: &Context, facts: &Facts) -> String {
    let function = &module.functions[context.function];
    let mut text = format!("{}: {context}\n", function.shown_name());
    let Some(body) = &function.body else {
        return text;
    };
    let printer = Printer {
        module,
        function,
        body,
        facts,
    };
    printer.memory(&mut text);
    printer.values(&mut text);
    text
}

struct Printer<'a> {
    module: &'a Module,
    function: &'a Function,
    body: &'a Body,
    facts: &'a Facts,
}

impl Printer<'_> {
    fn memory(&self, text: &mut String) {
        text.push_str("  memory\n");
        for object in self.facts.points.objects.keys() {
            let mut what = Vec::new();
            if self.facts.activity.has_shadow(object) {
                what.push("shadow".to_owned());
            }
            let contents = self.facts.points.contents(object);
            if !contents.is_empty() {
                what.push(format!("leads to {}", self.set(contents)));
            }
            let held = self.facts.types.memory(object);
            let held = held
                .iter()
                .filter_map(|(place, holds)| Some(format!("{place} {}", shown(*holds)?)));
            what.extend(held);
            if !what.is_empty() {
                // Writing to a string cannot fail.
                let _ = writeln!(text, "    {}: {}", self.object(object), what.join("; "));
            }
        }
    }

    fn values(&self, text: &mut String) {
        text.push_str("  values\n");
        for v in self.body.values.keys() {
            if matches!(self.body.values[v].def, ValueDef::Const(_)) {
                continue;
            }
            if let Some(what) = self.value(v) {
                let place = self
                    .body
                    .def_op(v)
                    .and_then(|op| self.module.location(self.body.ops[op].loc));
                let place = place.map_or_else(String::new, |place| format!(", {place}"));
                let _ = writeln!(text, "    {v}{place}: {what}");
            }
        }
    }

    fn value(&self, v: Value) -> Option<String> {
        let ty = self.body.ty(v);
        let active = self.facts.activity.is_active(v);
        if ty.is_ptr() {
            let shadow = match self.facts.activity.pointer(&self.facts.points, v) {
                PointerActivity::Inactive => "without shadow",
                PointerActivity::Active => "with shadow",
                PointerActivity::Mixed => "with shadow on some paths",
            };
            return Some(format!(
                "pointer {shadow}; to {}",
                self.set(self.facts.points.of(v))
            ));
        }
        let activity = if active { "active" } else { "inactive" };
        if ty.is_float() {
            return Some(format!("{activity} float"));
        }
        match self.facts.types.value(v) {
            Holds::Other if !active => None,
            holds => Some(format!("{activity} integer; {}", shown(holds)?)),
        }
    }

    fn set(&self, objects: &ObjSet) -> String {
        let names: Vec<String> = objects.iter().map(|object| self.object(object)).collect();
        if names.is_empty() {
            return "nothing".to_owned();
        }
        names.join(", ")
    }

    fn parameter(&self, index: u32) -> String {
        let name = self.function.param_names.get(index as usize);
        let name = name.cloned().flatten();
        name.unwrap_or_else(|| format!("parameter {index}"))
    }

    /// An object by the user's name or by the op that makes it.
    fn object(&self, object: ObjId) -> String {
        match self.facts.points.objects[object] {
            Object::Unknown => "unknown".to_owned(),
            Object::Param(index) => self.parameter(index),
            Object::Behind { from, at } => match at {
                Place::START => format!("*{}", self.object(from)),
                Place::ELEMENT => format!("element of {}", self.object(from)),
                at => format!("*({} + {at})", self.object(from)),
            },
            Object::Deep(index) => format!("deep in {}", self.parameter(index)),
            Object::Alloca(op) => format!("stack {op}"),
            Object::Heap(op) => format!("heap {op}"),
            Object::Global(global) => format!("@{}", self.module.globals[global].name),
            Object::Table(global) | Object::Inert(global) => {
                format!("*@{}", self.module.globals[global].name)
            }
            Object::Made { by, .. } => format!("made by call {by}"),
            Object::Call(op) => format!("from call {op}"),
            Object::Handed(op) => format!("handed out by {op}"),
            Object::Function(id) => format!("@{}", self.module.functions[id].name),
        }
    }
}

fn shown(holds: Holds) -> Option<String> {
    match holds {
        Holds::Unknown => None,
        Holds::Float(kind) => Some(format!("float {}", kind.bytes())),
        Holds::Either(kind) => Some(format!("float {} or integer", kind.bytes())),
        Holds::Other => Some("other".to_owned()),
        Holds::Conflict => Some("conflict".to_owned()),
    }
}
