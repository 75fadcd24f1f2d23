//! Loops whose turns are independent of each other: a team may share them out.
//!
//! ```text
//! for (i = …) { t = f(x[i], c); y[i] = t; s += t; }       no turn reads or writes what another one writes; s is a sum
//! ```
//!
//! Then no turn of the adjoint reads what another one writes but by adding to it, and whom sums of adjoints meet is known of regions
//! ([`crate::meets`]).
//!
//! # What must hold
//!
//! - The number of turns is known before the loop. What it hands on is counted, or a sum that nothing else uses, or was read by a turn
//!   before, and can be read again: an optimiser lets `x[i]` be what was `x[i + 1]`.
//! - Control leaves the loop at its end alone, and nothing in it is ordered with what is outside.
//! - What a turn writes, no other one touches: by subscripts that never meet, or since it is a variable on the stack that is each turn's
//!   own, of which each member then has one.

mod handed;

use crate::Case;
use crate::own::Variables;
use rustc_hash::FxHashSet;
use tapeless_analysis::points::{ObjId, ObjSet, Object};
use tapeless_analysis::values::callee::{CallKind, call_kind};
use tapeless_analysis::values::flow;
use tapeless_analysis::values::subscripts::{Known, Subscripts};
use tapeless_ir::ops::LoopInfo;
use tapeless_ir::outline::is_closed;
use tapeless_ir::{Control, Mem, Op, OpKind, Value};

/// A loop whose turns a team may share out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Independent {
    /// The loop.
    pub op: Op,
    /// Variables on the stack of which each member has its own: what makes them.
    pub own: Vec<Op>,
    /// Parameters that are what turns before have read.
    pub read: Vec<Reread>,
    /// Pointers from outside through which nothing is written.
    pub only_read: Vec<Value>,
    /// Whether it accesses variables of the file.
    pub globals: bool,
}

/// A parameter of a loop that is what a turn before has read, and that can be read again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reread {
    /// Its index.
    pub param: usize,
    /// The load.
    pub load: Op,
    /// How many bytes before the place where the load reads in the same turn.
    pub before: i64,
}

/// Why a loop that carries a derivative may not be shared out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dependent {
    /// How many turns there are is not known before.
    Count,
    /// Control may leave it within, or it has variables on the stack of its own.
    Leaves,
    /// A turn needs what the one before has computed.
    HandsOn,
    /// It is not known what an op accesses, or it does more.
    Untold(Op),
    /// A variable that is each turn's own is known outside, too.
    Known,
    /// What an op writes, another one may access in another turn.
    Meets(Op, Op),
}

/// What was found of the loops of a function.
#[derive(Debug, Default)]
pub(crate) struct Found {
    /// The outermost loops that may be shared out, in order.
    pub independent: Vec<Independent>,
    /// Loops around and beside them that may not.
    pub dependent: Vec<(Op, Dependent)>,
}

/// An access to memory in a loop.
struct Access {
    op: Op,
    to: ObjSet,
    writes: bool,
    /// The single pointer, if it is that simple.
    pointer: Option<Value>,
}

/// The loops of a function that carry a derivative.
pub(crate) fn independent(case: Case<'_>) -> Found {
    let mut finder = Finder {
        case,
        variables: Variables::given_to_calls(case),
        relevant: case.relevant_ops(),
        known: Known::default(),
    };
    let mut found = Found::default();
    for op in case.body.op_order() {
        let OpKind::Control(Control::Loop(info)) = &case.body.ops[op].kind else {
            continue;
        };
        let inside = |outer: &Independent| {
            let region = case.body.ops[outer.op].regions[0];
            case.body.encloses(region, case.body.ops[op].parent)
        };
        if found.independent.iter().any(inside) || !finder.carries(op) {
            continue;
        }
        match finder.one(op, info) {
            Ok(one) => found.independent.push(one),
            Err(why) => found.dependent.push((op, why)),
        }
    }
    found
}

struct Finder<'a> {
    case: Case<'a>,
    variables: Variables,
    relevant: FxHashSet<Op>,
    known: Known,
}

impl Finder<'_> {
    /// Whether a loop takes part in the derivative.
    fn carries(&self, op: Op) -> bool {
        let body = self.case.body;
        let inside = body.ops_within(body.ops[op].regions[0]);
        inside.iter().any(|op| self.relevant.contains(op))
    }

    fn one(&mut self, op: Op, info: &LoopInfo) -> Result<Independent, Dependent> {
        let (case, body) = (self.case, self.case.body);
        if !info.counted {
            return Err(Dependent::Count);
        }
        if !is_closed(body, op) {
            return Err(Dependent::Leaves);
        }
        let read = self.handed_on(op, info).ok_or(Dependent::HandsOn)?;
        let region = body.ops[op].regions[0];
        let own = self.variables.own(case, op);
        let mut accesses = Vec::new();
        for inside in body.ops_within(region) {
            let access = self.access(inside, &own);
            accesses.push(access.ok_or(Dependent::Untold(inside))?);
        }
        accesses.retain(|access: &Access| !access.to.is_empty());
        let used = own
            .iter()
            .filter(|&o| self.variables.is_touched(body, region, o));
        let made: Option<Vec<Op>> = used.map(|o| self.made(op, o)).collect();
        for one in accesses.iter().filter(|one| one.writes) {
            let met = accesses
                .iter()
                .find(|other| !self.are_apart(op, one, other));
            if let Some(other) = met {
                return Err(Dependent::Meets(one.op, other.op));
            }
        }
        Ok(Independent {
            op,
            own: made.ok_or(Dependent::Known)?,
            read,
            only_read: self.only_read(op, &accesses),
            globals: self.has_globals(&accesses),
        })
    }

    fn subscripts(&mut self) -> Subscripts<'_> {
        let case = self.case;
        Subscripts::new((case.module, case.body), &case.facts.order, &mut self.known)
    }

    /// What an op of a loop accesses beside what is a turn's own; none if it is not known, or if it does more.
    fn access(&self, op: Op, own: &ObjSet) -> Option<Access> {
        let (case, data) = (self.case, &self.case.body.ops[op]);
        let effects = case.facts.points.effects(case.module, case.body, op);
        if effects.anywhere || effects.writes_other || !effects.frees.is_empty() {
            return None;
        }
        let mut to = effects.writes.without(own);
        let writes = !to.is_empty();
        to.union(&effects.reads.without(own));
        let mut pointer = None;
        match &data.kind {
            OpKind::Scalar(_) | OpKind::Control(_) | OpKind::Mem(Mem::Lifetime(_)) => {}
            OpKind::Mem(Mem::Load(access)) if access.is_plain() => {
                if effects.reads.is_empty() {
                    return None;
                }
                pointer = Some(data.args[0]);
            }
            OpKind::Mem(Mem::Store(access)) if access.is_plain() => pointer = Some(data.args[1]),
            OpKind::Mem(Mem::Copy { .. } | Mem::Set(_)) => {}
            OpKind::Call(call) => {
                let is_defined = matches!(call_kind(case.module, call), CallKind::Defined(_));
                if !is_defined || call.team || call.effects.writes_other {
                    return None;
                }
                let mut globals = case.module.globals.values();
                if call.effects.reads_other && globals.any(|global| global.threaded) {
                    return None;
                }
                if call.effects.reads_other {
                    to.union(&case.facts.points.exposed(case.module));
                }
            }
            _ => return None,
        }
        if to.iter().any(|o| self.is_threaded(o)) {
            return None;
        }
        Some(Access {
            op,
            to,
            writes,
            pointer,
        })
    }

    /// Whether each thread has a variable of its own where the object is one's.
    fn is_threaded(&self, object: ObjId) -> bool {
        match self.case.facts.points.objects[object] {
            Object::Global(id) => self.case.module.globals[id].threaded,
            _ => false,
        }
    }

    /// Pointers from outside of a loop through which nothing is written.
    fn only_read(&self, loop_: Op, accesses: &[Access]) -> Vec<Value> {
        let (body, points) = (self.case.body, &self.case.facts.points);
        let region = body.ops[loop_].regions[0];
        let is_read = |v: &Value| {
            let mut written = accesses.iter().filter(|access| access.writes);
            let to = points.of(*v);
            body.ty(*v).is_ptr() && !written.any(|access| points.sets_overlap(to, &access.to))
        };
        let args = body.ops[loop_].args.iter().copied();
        let free = args.chain(body.free_values(region));
        free.filter(is_read).collect()
    }

    /// Whether any of the memory is a variable of the file, or not known.
    fn has_globals(&self, accesses: &[Access]) -> bool {
        let (module, points) = (self.case.module, &self.case.facts.points);
        let mut objects = accesses.iter().flat_map(|access| access.to.iter());
        objects.any(|o| {
            let what = points.objects[o];
            let is_given = matches!(
                what,
                Object::Param(_) | Object::Behind { .. } | Object::Deep(_)
            );
            !(is_given || points.is_local(o) || what.is_constant(module))
        })
    }

    /// Whether what one turn writes is never what another one accesses.
    fn are_apart(&mut self, loop_: Op, one: &Access, other: &Access) -> bool {
        let case = self.case;
        if !case.facts.points.sets_overlap(&one.to, &other.to) {
            return true;
        }
        let (Some(written), Some(accessed)) = (one.pointer, other.pointer) else {
            return false;
        };
        let mut subscripts = self.subscripts();
        let (one, other) = ((one.op, written), (other.op, accessed));
        subscripts.apart_in_turns(loop_, one, other) && subscripts.apart_in_turns(loop_, other, one)
    }

    /// What makes a variable, if nothing outside of a loop leads to it.
    fn made(&self, loop_: Op, object: ObjId) -> Option<Op> {
        let (body, points) = (self.case.body, &self.case.facts.points);
        let Object::Alloca(made) = points.objects[object] else {
            return None;
        };
        let data = &body.ops[made];
        let is_plain = data.parent == body.entry() && body.as_int(data.args[0]).is_some();
        let region = body.ops[loop_].regions[0];
        let variable = data.results[0];
        let leads = |v: &Value| points.of(*v).contains(object) && flow::base(body, *v) != variable;
        let outside = body.op_order().into_iter().filter(|&op| {
            let mut led = body.ops[op].results.iter();
            !led.any(|&v| flow::base(body, v) == variable)
                && !body.encloses(region, body.ops[op].parent)
                && !matches!(body.ops[op].kind, OpKind::Mem(Mem::Lifetime(_)))
        });
        let mut used = outside.flat_map(|op| body.ops[op].args.iter());
        let is_used = used.any(|&v| points.of(v).contains(object));
        let is_led = body.free_values(region).iter().any(leads);
        (is_plain && !is_used && !is_led).then_some(made)
    }
}
