//! Which loops have their turns shared out, and what counts the turns of a member's part.

use super::Finder;
use rustc_hash::FxHashMap;
use tapeless_analysis::points::ObjSet;
use tapeless_ir::ops::{Callee, LoopInfo};
use tapeless_ir::{Cast, Control, IntBin, Mem, Op, OpKind, Par, Scalar, Value};

/// `schedule(static)` without chunks, as OpenMP's run time numbers it.
const STATIC: i64 = 34;

/// Where the run time leaves the first and the last turn of a member's part.
struct Bounds {
    first: Value,
    last: Value,
    handed_out: bool,
}

impl<'a> Finder<'a> {
    /// The loops whose turns are shared out.
    pub(super) fn shared_out(&self) -> FxHashMap<Op, Value> {
        let body = self.case.body;
        let bounds: Vec<Bounds> = body
            .op_order()
            .into_iter()
            .filter_map(|op| self.bounds(op))
            .collect();
        let loops = body.op_order().into_iter();
        loops
            .filter_map(|op| {
                let OpKind::Control(Control::Loop(info)) = &body.ops[op].kind else {
                    return None;
                };
                let mut handed = bounds.iter().map(|b| self.counter(op, info, b));
                let known = handed.find_map(|known| known);
                Some((op, known.or_else(|| self.counter_of_part(op, info))?))
            })
            .collect()
    }

    /// What a call of the run time says of a member's part, where nothing else says something later.
    fn bounds(&self, op: Op) -> Option<Bounds> {
        let (body, data) = (self.case.body, &self.case.body.ops[op]);
        let Callee::Func(id) = data.kind.call()?.callee else {
            return None;
        };
        let name = &self.case.module.functions[id].name;
        let int = |i: usize| body.as_int(*data.args.get(i)?);
        let (handed_out, first) = match name {
            _ if name.starts_with("__kmpc_dispatch_next_") => (true, 3),
            _ if name.starts_with("__kmpc_for_static_init_") => {
                ((int(2)?, int(7)?) == (STATIC, 1)).then_some((false, 4))?
            }
            _ => return None,
        };
        let found = Bounds {
            first: *data.args.get(first)?,
            last: *data.args.get(first + 1)?,
            handed_out,
        };
        let once = handed_out || body.enclosing_loop(data.parent).is_none();
        (once && self.says_all(op, &found)).then_some(found)
    }

    /// Whether what is stored there otherwise is stored before, or a last turn that is earlier.
    fn says_all(&self, call: Op, bounds: &Bounds) -> bool {
        let (body, points) = (self.case.body, &self.case.facts.points);
        let slots = [bounds.first, bounds.last].map(|v| points.of(v));
        let own = slots
            .iter()
            .all(|slot| slot.iter().all(|o| points.is_local(o)) && !slot.is_empty());
        let mut is_before = true;
        own && body.op_order().into_iter().all(|op| {
            is_before &= op != call;
            let effects = points.effects(self.case.module, body, op);
            let writes = |slot: &&ObjSet| effects.writes.iter().any(|o| slot.contains(o));
            let data = &body.ops[op];
            match data.kind {
                OpKind::Mem(Mem::Store(_)) if slots.iter().any(writes) => {
                    is_before
                        || data.args[1] == bounds.last && self.is_at_most(data.args[0], bounds.last)
                }
                OpKind::Mem(Mem::Lifetime(_) | Mem::Alloca { .. }) => true,
                _ if op == call => true,
                OpKind::Call(_) => !slots.iter().any(writes) || self.is_same_call(op, call),
                _ => !slots.iter().any(writes),
            }
        })
    }

    fn is_same_call(&self, one: Op, other: Op) -> bool {
        let ops = &self.case.body.ops;
        let callee = |op: Op| ops[op].kind.call().map(|call| call.callee);
        callee(one) == callee(other) && ops[one].args[2..] == ops[other].args[2..]
    }

    /// Whether a value is what lies in a place, or less.
    fn is_at_most(&self, v: Value, place: Value) -> bool {
        let v = self.unextended(v);
        match self.definition(v) {
            Some((OpKind::Mem(Mem::Load(_)), args)) => args[0] == place,
            Some((OpKind::Scalar(Scalar::Int(IntBin::SMin | IntBin::UMin, _)), args)) => {
                args.iter().any(|&arg| self.is_at_most(arg, place))
            }
            _ => false,
        }
    }

    fn is_loaded(&self, v: Value, place: Value) -> bool {
        let made = self.definition(self.unextended(v));
        matches!(made, Some((OpKind::Mem(Mem::Load(_)), args)) if args[0] == place)
    }

    pub(super) fn definition(&self, v: Value) -> Option<(&'a OpKind, &'a [Value])> {
        let data = &self.case.body.ops[self.case.body.def_op(v)?];
        Some((&data.kind, &data.args))
    }

    fn unextended(&self, v: Value) -> Value {
        match self.definition(v) {
            Some((OpKind::Scalar(Scalar::Cast(Cast::SExt | Cast::ZExt, _)), args)) => args[0],
            _ => v,
        }
    }

    /// The parameter of a loop that counts the turns of a member's part.
    fn counter(&self, op: Op, info: &LoopInfo, bounds: &Bounds) -> Option<Value> {
        let (body, data) = (self.case.body, &self.case.body.ops[op]);
        let around = body.enclosing_loop(data.parent);
        let once = match around {
            None => true,
            Some(parts) => {
                bounds.handed_out && body.enclosing_loop(body.ops[parts].parent).is_none()
            }
        };
        let params = info.params as usize;
        let count = data.args.get(params).filter(|_| info.counted && once)?;
        let Some((OpKind::Scalar(Scalar::Int(IntBin::Sub, _)), ends)) =
            self.definition(self.unextended(*count))
        else {
            return None;
        };
        let ends_there =
            self.is_at_most(ends[0], bounds.last) && self.is_loaded(ends[1], bounds.first);
        let steps = info.stepped.iter().zip(&data.args[params + 1..]);
        let counts = |&(&k, step): &(&u32, &Value)| {
            body.as_int(*step) == Some(1) && self.is_loaded(data.args[k as usize], bounds.first)
        };
        let (&k, _) = steps.into_iter().find(counts).filter(|_| ends_there)?;
        body.regions[data.regions[0]]
            .params
            .get(k as usize)
            .copied()
    }

    /// The same of a loop over what a member is told to be its part.
    fn counter_of_part(&self, op: Op, info: &LoopInfo) -> Option<Value> {
        let (body, data) = (self.case.body, &self.case.body.ops[op]);
        if body.enclosing_loop(data.parent).is_some() {
            return None;
        }
        let less = |v: Value| match self.definition(v)? {
            (OpKind::Scalar(Scalar::Int(IntBin::Sub, _)), args) => Some((args[0], args[1])),
            _ => None,
        };
        let (turns, one) = less(info.count(&data.args)?)?;
        let (behind, first) = less(turns)?;
        let asks = |v: Value, par: Par| {
            let made = self.definition(v);
            made.filter(|(kind, _)| **kind == OpKind::Par(par))
                .map(|(_, args)| args[0])
        };
        let of = asks(first, Par::First)?;
        let is_whole = asks(behind, Par::Behind) == Some(of) && body.as_int(one) == Some(1);
        let counts = |&k: &u32| {
            let step = info.step(&data.args, k).and_then(|step| body.as_int(step));
            data.args[k as usize] == first && step == Some(1)
        };
        let mut counters = info.stepped.iter().copied().filter(counts);
        let k = counters.next().filter(|_| is_whole)?;
        body.regions[data.regions[0]]
            .params
            .get(k as usize)
            .copied()
    }
}
