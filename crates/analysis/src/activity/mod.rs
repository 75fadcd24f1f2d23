//! Activity analysis: which values and objects carry a derivative from inputs to outputs.
//!
//! A value is *varied* if it depends on an active input, *useful* if an active output depends on it,
//! active if both (Hascoët and Pascual, "The Tapenade AD tool", 2013, section 4.1). Both are least
//! fixed points over values and objects.
//!
//! # What must hold
//!
//! *Varied* and *useful*, least fixed points over values and objects; what varies is known by place (`types/bytes.rs`), and
//! of a callee where it leaves bits of floats (`types/left.rs`): the number of elements in a list's header is no float,
//! though who walks the list might read one there. An op is active if a result is, or if it may write an active object: an
//! inactive `fread` into `x` still clears the adjoint of `x`. A pointer is *mixed* if it may lead to memory with a shadow and
//! to memory without. Every access through it is guarded.
//!
//! Memory of the caller is *in doubt* if that holds of what the caller passes there (`activity/doubts.rs`): the context says
//! so object by object, in the callee's own names; under `enzyme_runtime_activity` all that the request hands over is. A
//! pointer with a shadow that was loaded from memory without is *lost* (`activity/lost.rs`): to use it is refused, so that a
//! null shadow never stands for a derivative that exists. For the same reason constants that lead to constants only
//! (*closed*) are known to points-to analysis, also where callees return them.

mod bits;
mod carried;
mod doubts;
mod found;
mod fractions;
mod lost;
mod shadows;
mod useful;
mod varied;

pub use found::{Activity, PointerActivity};

use crate::context::Context;
use crate::globals::Shared;
use crate::points::{ObjId, ObjSet, Object, Points};
use crate::types::{Bits, Integers, LeftHere, Summaries, Types};
use crate::values::asked::{ArgActivity, Mode, RetActivity};
use crate::values::steps::steps;
use cranelift_entity::EntitySet;
use rustc_hash::FxHashMap;
use std::rc::Rc;
use tapeless_ir::{Body, Cast, Mem, Module, Op, OpData, Scalar, Value};
use tapeless_rules::Output;

/// Analyses a body in a context.
pub fn activity(
    module: &Module,
    body: &Body,
    context: &Context,
    points: &Points,
    types: &Types,
    known: &Summaries,
) -> Activity {
    let shared = known.shared(module);
    let bits = crate::types::bits(module, body, (points, types), known);
    let mut solver = Solver {
        module,
        body,
        context,
        points,
        types,
        order: around(body),
        found: Activity::default(),
        shared: &shared,
        known,
        bits: &bits,
        left: FxHashMap::default(),
        fractions: FxHashMap::default(),
        steps: steps(body),
        changed: false,
    };
    solver.seed();
    solver.seed_carriers();
    while solver.forward_round() {}
    while solver.backward_round() {}
    solver.shadows();
    solver.doubts();
    solver.lost();
    solver.bits();
    solver.counted();
    solver.plain_bits();
    solver.stepped();
    solver.found.looked_at = bits.looked_at().clone();
    solver.found.shared = Rc::clone(&shared);
    solver.found
}

/// All ops in program order, and those with regions once more behind these: what flows into regions does so at the first
/// place and what they yield at the second, so that either direction takes one round through all levels.
fn around(body: &Body) -> Vec<Op> {
    let order = body.op_order();
    let mut around = Vec::with_capacity(order.len());
    let mut open: Vec<Op> = Vec::new();
    for op in order {
        let owner = body.regions[body.ops[op].parent].owner;
        while open.last().is_some_and(|&last| Some(last) != owner) {
            around.extend(open.pop());
        }
        around.push(op);
        if !body.ops[op].regions.is_empty() {
            open.push(op);
        }
    }
    around.extend(open.into_iter().rev());
    around
}

/// The operands in which a result of a row has a derivative.
fn depends<'a>(output: &'a Output, data: &'a OpData) -> impl Iterator<Item = Value> + 'a {
    let partials = data.args.iter().zip(&output.partials);
    partials.filter_map(|(&v, partial)| partial.map(|_| v))
}

struct Solver<'a> {
    module: &'a Module,
    body: &'a Body,
    context: &'a Context,
    points: &'a Points,
    types: &'a Types,
    /// See [`around`].
    order: Vec<Op>,
    found: Activity,
    shared: &'a Shared,
    known: &'a Summaries,
    /// What integers have bits of floats, if these vary.
    bits: &'a Bits,
    /// What calls leave here, as far as it was asked for; nothing if that is not known.
    left: FxHashMap<(Op, Integers), Option<LeftHere>>,
    /// Integers with bits of fractions of floats, and how many of their lowest bits may be such.
    fractions: FxHashMap<Value, u32>,
    /// See [`steps`].
    steps: EntitySet<Value>,
    changed: bool,
}

impl Solver<'_> {
    fn seed(&mut self) {
        self.seed_returned();
        let mut globals = self.module.globals.values();
        let follows = globals.any(|global| global.followed && !global.constant);
        for (object, what) in self.points.objects.iter() {
            let dup = self.given(object) == Some(ArgActivity::Dup);
            let shared = matches!(*what, Object::Global(g) if self.shared.holds(g))
                && !what.is_constant(self.module);
            if dup || *what == Object::Unknown || shared {
                self.found.varied_bytes.add_all(object);
                self.found.useful_objects.insert(object);
            }
            // What callees left in globals may be read and written by others, which find it there.
            let outside = follows && *what == Object::Unknown;
            if dup || outside || shared && self.is_followed(*what) {
                self.seed_all(self.points.contents(object));
            }
        }
        for (&param, activity) in self.body.params().iter().zip(&self.context.args) {
            if *activity == ArgActivity::Out {
                self.found.varied.insert(param);
            }
            if self.context.mode == Mode::Forward && *activity == ArgActivity::Out {
                self.found.useful.insert(param);
            }
        }
    }

    /// Whether it is a global whose pointers have shadows.
    fn is_followed(&self, what: Object) -> bool {
        matches!(what, Object::Global(g) if self.module.globals[g].followed)
    }

    /// Whether the shadows of pointers that lie in the object are known.
    fn keeps_shadows(&self, object: ObjId) -> bool {
        self.found.keeps_shadows(self.module, self.points, object)
    }

    /// What a returned pointer with a shadow leads to: the caller reads and writes it.
    fn seed_returned(&mut self) {
        let body = self.body;
        let end = body.terminator(body.entry()).map(|end| &body.ops[end]);
        let Some(end) = end.filter(|_| self.context.ret == RetActivity::Dup) else {
            return;
        };
        for &v in &end.args {
            self.seed_all(self.points.of(v));
        }
    }

    /// The caller may put anything into memory that it is handed.
    fn seed_all(&mut self, handed: &ObjSet) {
        for o in self.points.reachable(handed).iter() {
            self.vary_object(o);
            self.use_object(o);
        }
    }

    /// Whether a value can hold a float's bits at all.
    fn carries(&self, v: Value) -> bool {
        self.types.carries(self.body, v)
    }

    /// Whether a value is made of bits that arithmetic may have taken from a float, or may make into one: whatever it
    /// was seen to hold, it is followed from float to float.
    fn holds_bits(&self, v: Value) -> bool {
        self.body.ty(v).is_int() && self.body.as_const(v).is_none()
    }

    /// Whether an op is an atomic access of integers alone.
    fn only_counts(&self, mem: &Mem, data: &OpData) -> bool {
        mem.is_atomic() && self.types.counts(self.body, self.points, data)
    }

    /// What the caller says of the object, or of the parameter that leads to it.
    fn given(&self, object: ObjId) -> Option<ArgActivity> {
        let (index, _) = self.points.parameter(object)?;
        match self.context.bare.contains(object) {
            true => Some(ArgActivity::Const),
            false => self.context.args.get(index as usize).copied(),
        }
    }

    fn is_const_param(&self, object: ObjId) -> bool {
        let given = self.given(object);
        given.is_some_and(|given| given != ArgActivity::Dup)
    }

    fn any_varied(&self, set: &ObjSet) -> bool {
        set.iter().any(|o| self.found.varied_bytes.has(o))
    }

    fn any_useful(&self, set: &ObjSet) -> bool {
        set.iter().any(|o| self.found.useful_objects.contains(o))
    }

    /// The operands that a scalar op's result depends on differentiably.
    fn depends_on(&self, scalar: &Scalar, data: &OpData) -> Vec<Value> {
        match scalar {
            Scalar::Icmp(_) | Scalar::Fcmp(..) | Scalar::PtrAdd { .. } => Vec::new(),
            _ if self.counts_fraction(scalar, data) => data.args.to_vec(),
            // Numbers that become bits of floats (see `carriers`).
            Scalar::Cast(Cast::FpToSi | Cast::FpToUi, _)
                if data.results.iter().any(|&r| self.fraction(r) > 0) =>
            {
                data.args.to_vec()
            }
            Scalar::Cast(
                Cast::FpToSi
                | Cast::FpToUi
                | Cast::SiToFp
                | Cast::UiToFp
                | Cast::IntToPtr
                | Cast::PtrToInt,
                _,
            ) => Vec::new(),
            Scalar::Select(_) => data.args[1..].to_vec(),
            _ => data.args.to_vec(),
        }
    }
}
