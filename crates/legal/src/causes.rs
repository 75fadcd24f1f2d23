//! Causes of refusals: which memory it is, and which accesses say different things of the same bytes.

use crate::Judge;
use tapeless_analysis::points::{ObjId, Object};
use tapeless_diag::{Diagnostic, Location};
use tapeless_ir::{FloatKind, Function, Mem, Op, OpKind, ScalarType, Type, Value};

/// One access for each of so many types tells enough.
const MOST_TYPES: usize = 3;

impl Judge<'_> {
    /// Adds where the bytes that an op accesses are accessed as another type, the first place of each.
    pub(crate) fn contradicted(
        &self,
        mut refusal: Diagnostic,
        op: Op,
        pointer: Value,
    ) -> Diagnostic {
        let own = accessed(self, op).map_or((pointer, None), |(_, p, ty)| (p, Some(ty)));
        let mut seen: Vec<String> = own.1.map(type_name).into_iter().collect();
        for other in self.body.op_order() {
            let Some((verb, at, ty)) = accessed(self, other) else {
                continue;
            };
            let name = type_name(ty);
            if seen.len() > MOST_TYPES || seen.contains(&name) || !self.share(own, (at, ty)) {
                continue;
            }
            if let Some(place) = self.place(other).filter(|place| place.line > 0) {
                refusal = refusal.because(place, format!("the same memory is {verb} as {name}"));
                seen.push(name);
            }
        }
        refusal
    }

    /// Says which memory it is, and what would tell what it holds.
    pub(crate) fn about_memory(
        &self,
        mut refusal: Diagnostic,
        pointer: Option<Value>,
    ) -> Diagnostic {
        let objects = pointer.map(|pointer| self.facts.points.of(pointer));
        let mut params = Vec::new();
        for object in objects.into_iter().flat_map(|set| set.iter()) {
            if let Some((index, _)) = self.facts.points.parameter(object) {
                params.push(param_name(self.function, index));
            }
            if let Some((place, what)) = self.described(object)
                && refusal.why.len() < MOST_CAUSES
            {
                refusal = refusal.because(place, what);
            }
        }
        let refusal = refusal.help(
            "access the memory as what it is, floats as `float` or `double`, in this function",
        );
        match &params[..] {
            [name] => refusal.help(format!(
                "or, if no derivative passes through {name}, mark it `enzyme_const` (`--const` on the command line)"
            )),
            _ => refusal,
        }
    }

    /// Which memory it is, if that can be said.
    fn described(&self, object: ObjId) -> Option<(Option<Location>, String)> {
        let module = &self.module;
        let placed = |op: Op, what: &str| {
            let known = self.body.ops[op].loc.and_then(|_| self.place(op));
            Some((known, what.to_owned()))
        };
        let points = &self.facts.points;
        match points.objects[object] {
            Object::Unknown | Object::Function(_) => None,
            Object::Param(_) | Object::Behind { .. } | Object::Deep(_) => {
                let name = param_name(self.function, points.parameter(object)?.0);
                Some((None, format!("the memory is reached through {name}")))
            }
            Object::Global(global) | Object::Table(global) | Object::Inert(global) => {
                let name = module.globals[global].shown_name();
                Some((None, format!("the memory is the global `{name}`")))
            }
            Object::Alloca(op) => placed(op, "the memory is a variable of this function"),
            Object::Heap(op) => placed(op, "the memory is what this function allocates"),
            Object::Call(op) | Object::Handed(op) | Object::Made { by: op, .. } => {
                placed(op, "the memory comes from a call")
            }
        }
    }

    fn share(&self, own: (Value, Option<Type>), other: (Value, Type)) -> bool {
        let size = |ty: Type| self.module.size_of(ty);
        let own = (own.0, own.1.map(size));
        let facts = self.facts;
        facts
            .types
            .share(&facts.points, own, (other.0, size(other.1)))
    }
}

/// How an op accesses memory, through which pointer, and what it takes it for.
fn accessed(judge: &Judge<'_>, op: Op) -> Option<(&'static str, Value, Type)> {
    let data = &judge.body.ops[op];
    match data.kind {
        OpKind::Mem(Mem::Load(_)) => {
            Some(("read", data.args[0], judge.body.ty(*data.results.first()?)))
        }
        OpKind::Mem(Mem::Store(_)) => Some(("written", data.args[1], judge.body.ty(data.args[0]))),
        _ => None,
    }
}

/// A type as a program names it.
pub(crate) fn type_name(ty: Type) -> String {
    let element = match ty.element() {
        Some(ScalarType::Float(kind)) => float_name(kind).to_owned(),
        Some(ScalarType::Ptr(_)) => "a pointer".to_owned(),
        Some(ScalarType::Int(bits)) => match bits {
            16 | 32 | 64 => format!("a {bits}-bit integer (`int{bits}_t`)"),
            8 => "a byte".to_owned(),
            _ => format!("an integer of {bits} bits"),
        },
        _ => "a struct".to_owned(),
    };
    match ty.lanes() {
        1 => element,
        lanes => format!("a vector of {lanes}, each {element}"),
    }
}

/// A format of floats as a program names it.
pub(crate) fn float_name(kind: FloatKind) -> &'static str {
    match kind {
        FloatKind::F16 => "a 16-bit float (`_Float16`)",
        FloatKind::BF16 => "a 16-bit float (`__bf16`)",
        FloatKind::F32 => "a 32-bit float (`float`)",
        FloatKind::F64 => "a 64-bit float (`double`)",
        FloatKind::F80 => "an 80-bit float (`long double`)",
        FloatKind::F128 => "a 128-bit float (`__float128`)",
    }
}

/// More places than these tell no more.
const MOST_CAUSES: usize = 5;

/// The name of a parameter, else its number.
fn param_name(function: &Function, index: u32) -> String {
    let name = function.param_names.get(index as usize).cloned().flatten();
    name.map_or_else(
        || format!("argument {}", index + 1),
        |name| format!("`{name}`"),
    )
}
