//! Objects in arms behind the address of a method: of the classes whose tables have it there, not of all.
//!
//! ```text
//! t = load v   p = load (t + 16)   if p == Sum::eval { … v … }   →   in there `v` leads to objects of class `Sum`
//! ```

use super::comparison;
use crate::points::Object;
use crate::points::set::{ObjId, SpotSet};
use crate::points::solve::Solver;
use crate::values::place::Place;
use rustc_hash::FxHashMap;
use tapeless_ir::{Body, Control, FuncId, Mem, Op, OpKind, Region, Scalar, Value};

/// Arms, by the object that is looked at.
pub(super) type Arms = FxHashMap<Value, Vec<Arm>>;

/// A region that is entered only if an object's table has a method.
#[derive(Debug)]
pub(super) struct Arm {
    region: Region,
    /// Where in the table.
    at: i64,
    method: FuncId,
}

/// Those of a function.
pub(super) fn arms(body: &Body, order: &[Op]) -> Arms {
    let mut arms = Arms::default();
    for &op in order {
        let data = &body.ops[op];
        let asked = match data.kind {
            OpKind::Control(Control::If) => body.def_op(data.args[0]),
            _ => None,
        };
        let compared = asked.and_then(|op| comparison(body, op));
        if let Some((pointer, method, equal)) = compared
            && let Some((object, at)) = looked_up(body, pointer)
        {
            let region = data.regions[usize::from(!equal)];
            let arm = Arm { region, at, method };
            arms.entry(object).or_default().push(arm);
        }
    }
    arms
}

/// The object in whose table a pointer was found, and where.
fn looked_up(body: &Body, pointer: Value) -> Option<(Value, i64)> {
    let loaded = |v: Value| {
        let data = &body.ops[body.def_op(v)?];
        matches!(data.kind, OpKind::Mem(Mem::Load(_))).then(|| data.args[0])
    };
    let from = loaded(pointer)?;
    let moved = body.def_op(from).map(|op| &body.ops[op]);
    let (table, at) = match moved.map(|data| (&data.kind, data.args.as_slice())) {
        Some((OpKind::Scalar(Scalar::PtrAdd { offset, .. }), &[base])) => (base, *offset),
        _ => (from, 0),
    };
    Some((loaded(table)?, at))
}

impl Solver<'_> {
    /// Where a pointer leads, as the op at hand sees it.
    pub(in crate::points) fn places_here(&self, v: Value) -> Vec<(ObjId, Place)> {
        let mut places = self.points.spots.list(&self.points.at[v]);
        for arm in self.arms_here(v) {
            places.retain(|&place| self.is_of_class(place, arm));
        }
        places
    }

    /// The same as a set.
    pub(in crate::points) fn spots_here(&self, v: Value) -> SpotSet {
        let (mut spots, points) = (self.points.at[v].clone(), &self.points);
        for arm in self.arms_here(v) {
            let all = spots.iter();
            let of_class = all.filter(|&spot| self.is_of_class(points.spots.place(spot), arm));
            spots = of_class.collect();
        }
        spots
    }

    fn arms_here(&self, v: Value) -> impl Iterator<Item = &Arm> {
        let arms = self.whole.as_ref().and_then(|whole| whole.arms.get(&v));
        let arms = arms.into_iter().flatten();
        arms.filter(|arm| self.is_inside(arm.region))
    }

    fn is_inside(&self, region: Region) -> bool {
        let outer = |&inner: &Region| {
            let owner = self.body.regions[inner].owner?;
            Some(self.body.ops[owner].parent)
        };
        std::iter::successors(self.here, outer).any(|around| around == region)
    }

    /// Whether what lies at a place may be of a class whose table has the method.
    fn is_of_class(&self, (object, at): (ObjId, Place), arm: &Arm) -> bool {
        let points = &self.points;
        let is_it = |held: ObjId| match points.objects[held] {
            Object::Function(id) => id == arm.method,
            _ => points.is_foreign(held),
        };
        let has_it = |(table, start): (ObjId, Place)| {
            let held = points.found(table, start.plus(Place::exact(arm.at)));
            points.is_foreign(table) || points.spots.objects(&held).iter().any(is_it)
        };
        let tables = points.found(object, at);
        points.is_foreign(object) || points.spots.of(&tables).any(has_it)
    }
}
