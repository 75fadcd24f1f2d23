//! What calls leave in their callers' memory: where bits of floats may lie afterwards.

use super::Types;
use super::bits::Bits;
use super::bytes::{Bytes, Left};
use super::pointees::{Places, place_of};
use crate::points::{ObjId, Object, Outline, Points};
use crate::types::Summaries;
use crate::values::callee::{CallKind, STRING, call_kind, moves_text, text_taken};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use std::rc::Rc;
use tapeless_ir::{Body, Call, Function, Mem, Module, Op, OpData, OpKind, Value};

/// So many places of one object are told apart where a callee's begins.
const FEW: usize = 8;

/// What a call leaves here, by object; what it makes itself is not among it.
#[derive(Debug)]
pub(crate) struct LeftHere(Vec<(Places, Left)>);

impl LeftHere {
    /// Adds it, but for objects that never carry a derivative; whether any was new.
    pub(crate) fn enter(&self, into: &mut Bytes, carries: impl Fn(ObjId) -> bool) -> bool {
        let mut changed = false;
        for (places, left) in &self.0 {
            let places = places.iter().filter(|place| carries(place.0));
            changed |= into.enter(left, &places.copied().collect());
        }
        changed
    }
}

/// What the integers are that a function is given as arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Integers {
    /// Counts, indices.
    Counts,
    /// Bits of floats, some of them.
    Bits,
}

impl Types {
    /// Where the objects of a callee lie here.
    pub(super) fn entered(
        &self,
        points: &Points,
        outline: &Rc<Outline>,
        args: &[Value],
    ) -> SecondaryMap<ObjId, Places> {
        let entered = points.enter_nodes(outline, args);
        let mut places = SecondaryMap::new();
        for object in entered.keys() {
            places[object] = match outline.parameter(object) {
                Some(index) => {
                    let arg = args.get(index as usize);
                    let of = |&arg: &Value| self.places(points, arg);
                    arg.and_then(of).unwrap_or_default()
                }
                None => {
                    let fields = entered[object].iter();
                    let place = |&(o, field)| (o, place_of(points, o, field));
                    joined(fields.map(place).collect())
                }
            };
        }
        places
    }

    /// What a call leaves in memory that it is given, if that is known.
    pub(crate) fn left(
        &self,
        module: &Module,
        points: &Points,
        known: &Summaries,
        (call, data): (&Call, &OpData),
        integers: Integers,
    ) -> Option<LeftHere> {
        let CallKind::Defined(id) = call_kind(module, call) else {
            return None;
        };
        let seen = known.seen(id)?;
        if module.functions[id].exchanges {
            let message = is_message(&module.functions[id]);
            return message.then(|| LeftHere(self.received(points, &data.args)));
        }
        let left = match integers {
            Integers::Counts => seen.left.as_ref()?,
            Integers::Bits => seen.left_bits.as_ref()?,
        };
        let entered = self.entered(points, &seen.outline, &data.args);
        let here = |(object, left): &(ObjId, Left)| {
            let places = &entered[*object];
            (!places.is_empty()).then(|| (places.clone(), left.clone()))
        };
        left.iter().map(here).collect::<Option<_>>().map(LeftHere)
    }
}

/// Whether what exchanges with others leaves something in what it is given alone: no fence, and nothing that opens memory to others.
fn is_message(function: &Function) -> bool {
    let opens = |body: &Body| {
        let stores = |op: Op| {
            let stored = body.ops[op].moved().and_then(|moved| moved.stored);
            stored.is_some_and(|v| body.ty(v).is_ptr())
        };
        body.op_order().into_iter().any(stores)
    };
    let given = function.sig.params.iter().any(|ty| ty.is_ptr());
    given && function.body.as_ref().is_some_and(|body| !opens(body))
}

/// Of an object that may begin at more than a few places, these are told as one.
fn joined(mut places: Places) -> Places {
    if places.len() <= FEW {
        return places;
    }
    places.sort_unstable_by_key(|place| place.0);
    let mut told = Places::new();
    for of_one in places.chunk_by(|one, other| one.0 == other.0) {
        match of_one
            .iter()
            .copied()
            .reduce(|(o, all), (_, at)| (o, all.join(at)))
        {
            Some(all) if of_one.len() > FEW => told.push(all),
            _ => told.extend_from_slice(of_one),
        }
    }
    told
}

/// Finds what a function leaves in the memory that its parameters lead to, whatever it is given.
pub(super) fn left(
    module: &Module,
    body: &Body,
    (points, types, bits): (&Points, &Types, &Bits),
    known: &Summaries,
    integers: Integers,
) -> Option<Vec<(ObjId, Left)>> {
    let order = body.op_order();
    let mut calls = FxHashMap::default();
    for &op in &order {
        let data = &body.ops[op];
        let defined = |call: &&Call| matches!(call_kind(module, call), CallKind::Defined(_));
        if let Some(call) = data.kind.call().filter(defined) {
            let mut given = data.args.iter().filter(|&&v| body.ty(v).is_int());
            let integers = match given.any(|&v| bits.fraction(v) > 0 || types.carries(body, v)) {
                true => Integers::Bits,
                false => integers,
            };
            let left = types.left(module, points, known, (call, data), integers)?;
            calls.insert(op, left);
        }
    }
    let finder = Finder {
        module,
        body,
        points,
        types,
        bits,
        integers,
        calls,
    };
    let mut found = Bytes::default();
    loop {
        let mut changed = false;
        for &op in &order {
            changed |= finder.leaves(op, &mut found)?;
        }
        if !changed {
            break;
        }
    }
    let mut left = Vec::new();
    for (o, what) in points.objects.iter().filter(|&(o, _)| found.has(o)) {
        match what {
            _ if points.parameter(o).is_some() => left.push((o, found.of(o))),
            Object::Unknown | Object::Call(_) | Object::Handed(_) => return None,
            _ => {}
        }
    }
    Some(left)
}

struct Finder<'a> {
    module: &'a Module,
    body: &'a Body,
    points: &'a Points,
    types: &'a Types,
    bits: &'a Bits,
    integers: Integers,
    /// What calls of functions with bodies leave.
    calls: FxHashMap<Op, LeftHere>,
}

impl Finder<'_> {
    /// Adds what an op leaves; whether any was new. `None` if it may be anything.
    fn leaves(&self, op: Op, found: &mut Bytes) -> Option<bool> {
        let data = &self.body.ops[op];
        match &data.kind {
            OpKind::Mem(Mem::Copy { .. }) => Some(self.copy(data, (0, 1, 2), found)),
            OpKind::Mem(_) => self.store(data, found),
            OpKind::Host(host) if host.effects.writes() => None,
            // Other members of a team run the same code, all of which is looked at where the team begins; other threads do not.
            OpKind::Par(par) if par.shows() && self.has_threads() => None,
            kind => match kind.call() {
                Some(call) => self.call(op, call, data, found),
                None => Some(false),
            },
        }
    }

    fn has_threads(&self) -> bool {
        self.module.functions.values().any(|f| f.begins)
    }

    /// A store; or an atomic access, of integers of which it is known that they count, or of a float.
    fn store(&self, data: &OpData, found: &mut Bytes) -> Option<bool> {
        let Some((pointer, stored)) = data.moved().and_then(|to| Some((to.pointer, to.stored?)))
        else {
            return Some(false);
        };
        let ty = self.body.ty(stored);
        if !matches!(data.kind, OpKind::Mem(Mem::Store(_))) && !ty.is_float() {
            let counts = self.types.counts(self.body, self.points, data);
            return counts.then_some(false);
        }
        let bytes = self.module.size_of(ty);
        let add = |found| self.types.add_bytes(self.points, pointer, bytes, found);
        Some(self.holds_bits(stored) && add(found))
    }

    fn holds_bits(&self, v: Value) -> bool {
        let bits = || match self.integers {
            Integers::Counts => self.bits.fraction(v) > 0,
            Integers::Bits => self.body.ty(v).is_int(),
        };
        self.body.as_const(v).is_none() && (self.types.carries(self.body, v) || bits())
    }

    fn copy(
        &self,
        data: &OpData,
        (dst, src, len): (usize, usize, usize),
        found: &mut Bytes,
    ) -> bool {
        let (dst, src) = (data.args[dst], data.args[src]);
        let len = self.body.as_int(data.args[len]).map(i64::unsigned_abs);
        // What others gave may hold anything.
        let mut changed = match self.points.of(src).iter().any(|o| !self.points.is_local(o)) {
            true => self.types.add_run(self.points, dst, len, found),
            false => false,
        };
        changed |= self.types.copy_bytes(self.points, (dst, src), len, found);
        changed
    }

    /// What others gave may be put into strings.
    fn text(&self, call: &Call, data: &OpData, found: &mut Bytes) -> bool {
        let mut from = text_taken(self.module, self.body, call, data).into_iter();
        let given = |v: Value| self.points.of(v).iter().any(|o| !self.points.is_local(o));
        let takes =
            from.any(|(v, bytes)| given(v) || self.types.touches(self.points, v, bytes, found));
        takes
            && self
                .types
                .add_bytes(self.points, data.args[0], STRING, found)
    }

    fn call(&self, op: Op, call: &Call, data: &OpData, found: &mut Bytes) -> Option<bool> {
        match call_kind(self.module, call) {
            CallKind::Inactive { .. } if moves_text(self.module, call) => {
                Some(self.text(call, data, found))
            }
            CallKind::Inactive { .. } | CallKind::Alloc { .. } | CallKind::Free { .. } => {
                Some(false)
            }
            CallKind::Copies { dst, src, len } => Some(self.copy(data, (dst, src, len), found)),
            CallKind::Defined(_) => {
                let mut changed = self.calls.get(&op)?.enter(found, |_| true);
                for (o, _) in self.points.made_by(op) {
                    changed |= found.add_all(o);
                }
                Some(changed)
            }
            _ => None,
        }
    }
}
