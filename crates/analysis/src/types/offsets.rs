//! Where pointers point within their objects, and the strides that objects are indexed by.

use super::Solver;
use super::pointees::{Places, Pointees, place_of};
use crate::points::ObjId;
use crate::values::affine::{Terms, terms};
use crate::values::arrays::counted_from;
use crate::values::callee::{CallKind, call_kind};
use crate::values::multiples::{Multiples, gcd, undivided};
use crate::values::place::Place;
use crate::values::range::Ranges;
use rustc_hash::FxHashMap;
use tapeless_ir::{Call, Cast, Constant, Control, Mem, Op, OpData, OpKind, Region, Scalar, Value};

/// Definitions looked through for what is known of an index.
const INDEX_DEPTH: u32 = 8;

/// After so many changes a place is taken for endless, then for periodic: loops make pointers grow for ever.
const ENDLESS_AFTER: u8 = 3;
const PERIODIC_AFTER: u8 = 8;

/// What the fixed point of offsets goes by.
struct Growth<'a> {
    ranges: Ranges<'a>,
    /// Changes of each pointer, by object.
    changes: FxHashMap<(Value, ObjId), u8>,
    changed: bool,
    multiples: Multiples<'a>,
}

impl Solver<'_> {
    /// The offset of every pointer, to a fixed point.
    pub(super) fn offsets(&mut self) {
        let mut growth = Growth {
            ranges: Ranges::new(self.body),
            changes: FxHashMap::default(),
            changed: false,
            multiples: Multiples::new(self.body, &self.order[..self.back]),
        };
        self.parameters();
        for v in self.body.values.keys() {
            // Null and poison point nowhere.
            let at = match self.body.as_const(v) {
                Some(Constant::Global(_, at)) => Some(*at),
                Some(Constant::Host(_) | Constant::Elements(_)) => Some(0),
                Some(_) => None,
                None => continue,
            };
            if let Some(at) = at.filter(|_| self.body.ty(v).is_ptr()) {
                for o in self.points.of(v).iter() {
                    self.types.offsets[v].set(o, Place::exact(at));
                }
            }
        }
        loop {
            growth.changed = false;
            for at in 0..self.order.len() {
                self.offset_of(self.order[at], &mut growth);
            }
            if !growth.changed {
                break;
            }
        }
        self.within_arrays();
    }

    fn parameters(&mut self) {
        let params = self.body.params().iter();
        for &v in params.filter(|&&v| self.body.ty(v).is_ptr()) {
            for o in self.points.of(v).iter() {
                self.types.offsets[v].set(o, Place::START);
            }
        }
    }

    /// What flows from a pointer to another.
    fn flows(&mut self, from: Value, to: Value, growth: &mut Growth<'_>) {
        for (o, place) in self.types.offsets[from].clone().iter() {
            self.meet(to, o, place, growth);
        }
    }

    /// A pointer that may point to the same place of all its objects.
    fn meet_all(&mut self, v: Value, place: Place, growth: &mut Growth<'_>) {
        let points = self.points;
        for o in points.of(v).iter() {
            self.meet(v, o, place, growth);
        }
    }

    fn meet(&mut self, v: Value, o: ObjId, new: Place, growth: &mut Growth<'_>) {
        if !self.body.ty(v).is_ptr() {
            return;
        }
        let old = self.types.offsets[v].get(o);
        let mut next = old.map_or(new, |old| old.join(new));
        if old == Some(next) {
            return;
        }
        let changes = growth.changes.entry((v, o)).or_default();
        *changes = changes.saturating_add(1);
        if *changes > PERIODIC_AFTER {
            next = next.folded();
        } else if *changes > ENDLESS_AFTER {
            next = next.endless();
        }
        growth.changed |= old != Some(next);
        self.types.offsets[v].set(o, next);
    }

    fn offset_of(&mut self, op: Op, growth: &mut Growth<'_>) {
        let data = &self.body.ops[op];
        match &data.kind {
            OpKind::Scalar(scalar) => self.offset_of_scalar(scalar, data, growth),
            OpKind::Control(control) => {
                if let Control::Invoke(call) = control
                    && let Some(result) = self.body.call_result(op)
                {
                    self.answered(Some(call), result, growth);
                }
                for (from, to) in crate::values::flow::control_flows(self.body, control, data) {
                    self.flows(from, to, growth);
                }
            }
            OpKind::Mem(Mem::Alloca { .. } | Mem::HeapAlloc { .. } | Mem::HeapGrow { .. }) => {
                self.meet_all(data.results[0], Place::START, growth);
            }
            kind => {
                let call = match kind {
                    OpKind::Call(call) => Some(call),
                    _ => None,
                };
                data.results
                    .iter()
                    .for_each(|&r| self.answered(call, r, growth));
            }
        }
    }

    /// The result of a call, if it is one: new memory begins where its pointer points.
    fn answered(&mut self, call: Option<&Call>, v: Value, growth: &mut Growth<'_>) {
        let new = |call| matches!(call_kind(self.module, call), CallKind::Alloc { .. });
        if call.is_some_and(new) {
            self.meet_all(v, Place::START, growth);
        } else {
            self.found(v, growth);
        }
    }

    /// Elements of a caller's nodes are named from where their nodes begin.
    fn elements(&mut self, element: Value, growth: &mut Growth<'_>) {
        let points = self.points;
        for o in points.of(element).iter().filter(|&o| points.is_element(o)) {
            self.meet(element, o, Place::START, growth);
        }
    }

    fn offset_of_scalar(&mut self, scalar: &Scalar, data: &OpData, growth: &mut Growth<'_>) {
        let Some(&result) = data.results.first() else {
            return;
        };
        match scalar {
            Scalar::PtrAdd { rounds: true, .. } => self.flows(data.args[0], result, growth),
            Scalar::PtrAdd {
                offset,
                scales,
                nuw,
                node,
                ..
            } => {
                if *node {
                    self.elements(result, growth);
                }
                let moved = self.types.offsets[data.args[0]].map(|base| {
                    let indices = scales.iter().zip(&data.args[1..]);
                    indices.fold(base.shift(*offset), |place, (&scale, &index)| {
                        let by = self.scaled(index, scale, data.parent, growth);
                        place.plus(if *nuw && scale > 0 {
                            by.not_below_start()
                        } else {
                            by
                        })
                    })
                });
                for (o, place) in moved.iter() {
                    self.meet(result, o, place, growth);
                }
            }
            Scalar::Select(_) => {
                for side in [data.args[1], data.args[2]] {
                    self.flows(side, result, growth);
                }
            }
            Scalar::Cast(Cast::IntToPtr, _) => {
                let computed = self.body.def_op(data.args[0]).is_some_and(|op| {
                    matches!(
                        self.body.ops[op].kind,
                        OpKind::Scalar(Scalar::Int(..) | Scalar::IntUn(_) | Scalar::Funnel(_))
                    )
                });
                if computed {
                    self.meet_all(result, Place::ANY, growth);
                } else {
                    self.found(result, growth);
                }
            }
            Scalar::ExtractValue(_)
            | Scalar::ExtractElement
            | Scalar::Shuffle(_)
            | Scalar::Cast(Cast::PtrToInt, _)
            | Scalar::InsertValue(_)
            | Scalar::InsertElement => self.found(result, growth),
            _ => {
                if let Some(&from) = data.args.first() {
                    self.flows(from, result, growth);
                }
            }
        }
    }

    /// By how much an index moves a pointer, in a region.
    fn scaled(&self, index: Value, scale: i64, region: Region, growth: &mut Growth<'_>) -> Place {
        let mut between = |index, scale| {
            let bounds = growth.ranges.at(index, region, INDEX_DEPTH);
            let factor = growth.multiples.factor(index, region);
            Place::scaled(bounds, factor, scale)
        };
        let (bytes, of_each) = undivided(self.body, index, scale);
        let terms = || terms(self.body, bytes, INDEX_DEPTH).filter(|_| of_each == 1);
        let apart = |terms: Terms| {
            let start = Some(Place::exact(terms.constant));
            let distances = terms.distances.iter();
            let moved = distances.fold(start, |sum, &(end, start)| {
                Some(sum?.plus(self.apart(end, start)?))
            });
            let rest = terms.rest.iter();
            Some(rest.fold(moved?, |sum, &(v, minus)| {
                sum.plus(between(v, if minus { -1 } else { 1 }))
            }))
        };
        let apart = terms().and_then(apart);
        let place = apart.unwrap_or_else(|| between(index, scale));
        // A distance of elements is a multiple of their size, wherever it is divided by that.
        match growth.multiples.said(bytes, region) {
            by @ 2.. if of_each == 1 => place.aligned(by),
            _ => place,
        }
    }

    /// How far two pointers lie apart that point into one object, or nowhere.
    fn apart(&self, end: Value, start: Value) -> Option<Place> {
        let (ends, starts) = (&self.types.offsets[end], &self.types.offsets[start]);
        if ends.iter().next().is_none() || starts.iter().next().is_none() {
            return Some(Place::START);
        }
        let both = ends.iter();
        let apart = both
            .filter_map(|(o, end)| Some(end.minus(starts.get(o)?)))
            .reduce(Place::join)
            .or_else(|| self.in_elements(ends, starts))?;
        let nulls = self.nulls.both(self.body, &self.order, (end, start));
        Some(if nulls {
            apart.join(Place::START)
        } else {
            apart
        })
    }

    /// The same of pointers to one array by other names: a parameter, and what lies behind another.
    fn in_elements(&self, ends: &Pointees, starts: &Pointees) -> Option<Place> {
        let pairs = ends
            .iter()
            .flat_map(|end| starts.iter().map(move |start| (end, start)));
        let apart = |((one, end), (other, start)): ((ObjId, Place), (ObjId, Place))| {
            let unit = self.unit(one, other)?;
            Some(end.minus(start).folded().within(unit))
        };
        let mut apart = pairs.map(apart);
        let first = apart.next()??;
        apart.try_fold(first, |sum, next| Some(sum.join(next?)))
    }

    /// What the distance of two objects is a multiple of. Who tells what lies there says after how many bytes all comes
    /// again, and one array would not hold the same where both point, were they less apart.
    fn unit(&self, one: ObjId, other: ObjId) -> Option<u64> {
        let stride = |o: ObjId| Some(self.types.memory[o].stride()).filter(|&stride| stride > 1);
        match one == other {
            true => Some(0),
            false => Some(gcd(stride(one)?, stride(other)?)),
        }
    }

    /// A pointer that comes from elsewhere: where it was seen to point.
    fn found(&mut self, v: Value, growth: &mut Growth<'_>) {
        let points = self.points;
        for (o, field) in points.places(v) {
            let place = place_of(self.points, o, field);
            self.meet(v, o, place, growth);
        }
    }

    /// The places of an access.
    pub(super) fn places(&self, pointer: Value, align: u32) -> Places {
        let places = self.types.aligned(self.points, pointer, align);
        places.unwrap_or_default()
    }

    /// What is accessed as an element of an array lies no further than the array does.
    fn within_arrays(&mut self) {
        for at in 0..self.order.len() {
            let data = &self.body.ops[self.order[at]];
            let (access, pointer) = match &data.kind {
                OpKind::Mem(Mem::Load(access)) => (access, data.args[0]),
                OpKind::Mem(Mem::Store(access)) => (access, data.args[1]),
                _ => continue,
            };
            let array = u64::from(access.array);
            let is_one = |at: Place| at.is_exact() && !access.last;
            let is_apart = |at: Place| is_one(at) || at.distance() >= array;
            let is_known = |v| self.types.offsets[v].iter().all(|(_, at)| is_apart(at));
            let Some((base, first)) = counted_from(self.body, pointer, access.array, is_known)
            else {
                continue;
            };
            let all: Vec<_> = self.types.offsets[pointer].iter().collect();
            for (o, place) in all {
                let start = self.types.offsets[base].get(o);
                let inside = match start.map(|start| start.shift(first)) {
                    Some(starts) if !starts.is_exact() => place.within_each(starts, array),
                    start => place.within_bytes(start.map_or(place.at, |start| start.at), array),
                };
                if let Some(inside) = inside {
                    self.types.offsets[pointer].set(o, inside);
                }
            }
        }
    }

    /// The stride of each object: the gcd of the periods of all pointers that access it.
    pub(super) fn strides(&mut self) {
        for &op in &self.order[..self.back] {
            let data = &self.body.ops[op];
            let (pointers, align): (&[Value], u32) = match &data.kind {
                OpKind::Mem(Mem::Load(a)) => (&data.args[..1], a.align),
                OpKind::Mem(Mem::Set(a)) => (&data.args[..1], a.align),
                OpKind::Mem(Mem::Store(a)) => (&data.args[1..2], a.align),
                OpKind::Mem(Mem::Copy { access, .. }) => (&data.args[..2], access.align),
                _ => continue,
            };
            for &p in pointers {
                for (object, place) in self.places(p, align) {
                    // Of what is declared, evidence tells by itself.
                    if self.declared(object).is_empty() {
                        self.types.memory[object].restride(place.period);
                    }
                }
            }
        }
    }
}
