//! Where pointers point, to a fixed point.

use super::outline::{Entries, Outline};
use super::set::{ObjId, SpotSet};
use super::uses::Uses;
use super::whole::Whole;
use super::{Callees, Object, Points, may_hold_pointer};
use crate::values::multiples::Multiples;
use crate::values::nulls::Nulls;
use crate::values::place::Place;
use crate::values::range::Ranges;
use cranelift_entity::EntitySet;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::rc::Rc;
use tapeless_ir::{Body, Constant, FuncId, GlobalId, Module, Op, Region, Value, ValueDef};

/// So many places of one object are told apart in one pointer; more are taken for the elements of an array.
const MOST_PLACES: usize = 5;

/// Loads that are followed, pointer by pointer, in a function of no ops, and more for each op: enough for programs as
/// people write them.
pub(super) const LEAST_BUDGET: usize = 2_000_000;
pub(super) const BUDGET_OF_OP: usize = 200;

/// Where in one object a pointer points.
type Fields = SmallVec<[Place; 8]>;

pub(super) struct Solver<'a> {
    pub(super) module: &'a Module,
    pub(super) body: &'a Body,
    pub(super) function: FuncId,
    pub(super) order: Vec<Op>,
    pub(super) points: Points,
    pub(super) known: &'a Callees,
    pub(super) changed: bool,
    /// Integers that are made of pointers in this function. Others that are loaded may hold pointers too, but what is
    /// counted with them is a number.
    pub(super) addresses: EntitySet<Value>,
    /// What is counted: as an address it leads anywhere.
    pub(super) numbers: EntitySet<Value>,
    pub(super) ranges: Ranges<'a>,
    pub(super) multiples: Multiples<'a>,
    pub(super) nulls: Nulls,
    /// What it does with its values; nothing where all functions are looked at together: then all are followed.
    pub(super) uses: Option<Uses>,
    /// Values that some op uses.
    pub(super) used: EntitySet<Value>,
    /// Whether it calls what nothing is known of.
    pub(super) calls_unknown: bool,
    /// Whether memory that may change is given to functions of which nothing is known, here or in callees, that are taken not to
    /// come back.
    pub(super) gives_strangers: bool,
    /// The other functions, where all are looked at together.
    pub(super) whole: Option<Whole<'a>>,
    /// Where the op at hand stands.
    pub(super) here: Option<Region>,
}

impl<'a> Solver<'a> {
    pub(super) fn new(module: &'a Module, body: &'a Body, id: FuncId, known: &'a Callees) -> Self {
        let function = &module.functions[id];
        let order = body.op_order();
        let new = || Points::new(function.params.clone(), budget(&order));
        let points = known.take_points(id).unwrap_or_else(new);
        Self::of_function(module, (id, body), order, known, points)
    }

    /// One that begins anew, and tells less of what lies behind parameters apart.
    pub(super) fn by_field(
        module: &'a Module,
        body: &'a Body,
        id: FuncId,
        known: &'a Callees,
    ) -> Self {
        let function = &module.functions[id];
        let order = body.op_order();
        let mut points = Points::new(function.params.clone(), budget(&order));
        points.by_field = Some(FxHashMap::default());
        Self::of_function(module, (id, body), order, known, points)
    }

    fn of_function(
        module: &'a Module,
        (id, body): (FuncId, &'a Body),
        order: Vec<Op>,
        known: &'a Callees,
        mut points: Points,
    ) -> Self {
        for (i, &param) in body.params().iter().enumerate() {
            if may_hold_pointer(body.ty(param)) {
                let object = points.name(Object::Param(i as u32));
                points.at[param].insert(points.starts[object]);
            }
        }
        let uses = Uses::of(body, &order);
        let mut solver = Self::with(module, (id, body), order, known, points);
        solver.uses = Some(uses);
        solver.constants();
        solver
    }

    /// One that goes on from what was found before.
    pub(super) fn with(
        module: &'a Module,
        (id, body): (FuncId, &'a Body),
        order: Vec<Op>,
        known: &'a Callees,
        points: Points,
    ) -> Self {
        let mut addresses = EntitySet::new();
        let params = body.params().iter().copied();
        addresses.extend(params.filter(|&param| may_hold_pointer(body.ty(param))));
        let args = order.iter().flat_map(|&op| &body.ops[op].args);
        let mut used = EntitySet::new();
        used.extend(args.copied());
        Self {
            module,
            body,
            function: id,
            multiples: Multiples::new(body, &order),
            uses: None,
            used,
            order,
            points,
            known,
            changed: false,
            addresses,
            numbers: EntitySet::new(),
            ranges: Ranges::new(body),
            nulls: Nulls::default(),
            calls_unknown: false,
            gives_strangers: false,
            whole: None,
            here: None,
        }
    }

    pub(super) fn constants(&mut self) {
        for (v, data) in self.body.values.iter() {
            let ValueDef::Const(constant) = &data.def else {
                continue;
            };
            if !may_hold_pointer(data.ty) || is_handle(self.module, constant) {
                continue;
            }
            if self.whole.is_some() {
                self.whole_constant(v, constant);
                continue;
            }
            let (object, field) = match constant {
                Constant::Global(g, at) => (self.global(*g), Place::exact(*at)),
                Constant::Host(_) | Constant::Elements(_) if data.ty.is_ptr() => {
                    (Points::UNKNOWN, Place::ANY)
                }
                _ => continue,
            };
            let spot = self.points.spots.id(object, field);
            self.points.at[v].insert(spot);
        }
    }

    pub(super) fn global(&mut self, id: GlobalId) -> ObjId {
        let mut open = Vec::new();
        let object = self.named(id, &mut open);
        while let Some(id) = open.pop() {
            self.fill(id, &mut open);
        }
        object
    }

    /// The object of a global, which is still to be filled if it is new.
    fn named(&mut self, id: GlobalId, open: &mut Vec<GlobalId>) -> ObjId {
        if !self.points.has_name(Object::Global(id)) {
            open.push(id);
        }
        self.points.name(Object::Global(id))
    }

    /// Puts into a global what it may hold: the addresses in its initial value alone, where nothing else can lie there.
    fn fill(&mut self, id: GlobalId, open: &mut Vec<GlobalId>) {
        let object = self.points.name(Object::Global(id));
        let global = &self.module.globals[id];
        if global.closed && (self.whole.is_none() || global.bytes.is_none()) {
            if global.bytes.is_none() || !global.addresses.is_empty() {
                let table = self.led_to_by(Object::Table(id));
                let leads = SpotSet::from_iter([self.points.spots.id(table, Place::ANY)]);
                self.points.store(object, Place::ANY, &leads);
            }
            return;
        }
        if global.inactive && self.whole.is_none() {
            let inert = self.led_to_by(Object::Inert(id));
            let leads = SpotSet::from_iter([self.points.spots.id(inert, Place::ANY)]);
            self.points.store(object, Place::ANY, &leads);
            return;
        }
        let anywhere = self.unknown();
        if !global.constant || global.bytes.is_none() {
            self.points.store(object, Place::ANY, &anywhere);
            return;
        }
        let (module, all) = (self.module, global.addresses.iter());
        for (at, held) in all.filter(|(_, held)| !is_handle(module, held)) {
            let to = match held {
                Constant::Global(to, moved) => Some((self.named(*to, open), *moved)),
                Constant::Func(id) if self.whole.is_some() => {
                    Some((self.points.name(Object::Function(*id)), 0))
                }
                _ => None,
            };
            if let Some((to, moved)) = to {
                let spot = self.points.spots.id(to, Place::exact(moved));
                let at = Place::exact(at.cast_signed());
                self.points.store(object, at, &SpotSet::from_iter([spot]));
            }
        }
    }

    /// Puts pointers into memory, unless it is never written: whoever may store them anywhere does not store them there.
    pub(super) fn put(&mut self, object: ObjId, at: Place, what: &SpotSet) {
        if !self.points.objects[object].is_constant(self.module) {
            self.changed |= self.points.store(object, at, what);
        }
    }

    /// What pointers in a global lead to, and those that lie there, and so on.
    pub(super) fn led_to_by(&mut self, what: Object) -> ObjId {
        let object = self.points.name(what);
        let itself = SpotSet::from_iter([self.points.spots.id(object, Place::ANY)]);
        self.points.store(object, Place::ANY, &itself);
        object
    }

    /// A pointer of which nothing is known.
    pub(super) fn unknown(&mut self) -> SpotSet {
        SpotSet::from_iter([self.points.spots.id(Points::UNKNOWN, Place::ANY)])
    }

    /// To a fixed point, or until places are not told apart that are when memory is named by the last field.
    pub(super) fn solve(&mut self) {
        while self.round() && (self.points.by_field.is_some() || !self.points.spots.is_coarse()) {}
    }

    /// What the solution says of objects.
    pub(super) fn conclude(&mut self) {
        if self.points.is_spent() {
            self.known.give_up(self.function);
        }
        self.points.project();
        self.points.entries = Entries::default();
        self.escape();
        // What is read off the solution does not change it any more.
        let (work, budget) = (self.points.work, self.points.budget);
        self.points.budget = usize::MAX;
        self.points.copied = self.copied_by_calls();
        let freed = self.freed_by_calls();
        self.points.freed_by_calls = self.points.with_elements(freed);
        self.points.freed = self.points.with_elements(self.freed());
        (self.points.work, self.points.budget) = (work, budget);
        self.points.outline = Rc::new(Outline::of(&self.points));
    }

    pub(super) fn round(&mut self) -> bool {
        self.changed = false;
        for at in 0..self.order.len() {
            let op = self.order[at];
            self.here = Some(self.body.ops[op].parent);
            if self.is_reached(op) {
                self.transfer(op);
            }
            if self.points.is_spent() {
                return false;
            }
        }
        self.changed
    }

    pub(super) fn add(&mut self, v: Value, spots: &SpotSet) {
        self.changed |= self.points.at[v].union(spots);
    }

    pub(super) fn add_unknown(&mut self, v: Value) {
        let unknown = self.unknown();
        self.add(v, &unknown);
    }

    /// A pointer to the beginning of an object.
    pub(super) fn add_start(&mut self, v: Value, object: Object) {
        let is_variable = matches!(object, Object::Alloca(_));
        let object = self.points.name(self.named_here(object));
        if is_variable && self.whole.is_some() {
            self.points.variables.insert(object);
        }
        let start = self.points.starts[object];
        self.changed |= self.points.at[v].insert(start);
    }

    /// One more place of a pointer, beside those that it has of an object; many become the elements of an array.
    fn add_place(&mut self, v: Value, object: ObjId, mut field: Place, of_object: &mut Fields) {
        if object == Points::UNKNOWN {
            field = Place::ANY;
        }
        if of_object.iter().any(|known| known.covers(field)) {
            return;
        }
        if of_object.len() >= MOST_PLACES {
            let down = of_object
                .iter()
                .any(|known| known.is_upwards() && known.at > field.at);
            field = of_object
                .iter()
                .copied()
                .fold(field, |a, b| a.join(b).simple());
            // A loop that counts down has no first element.
            if down {
                field = field.folded();
            }
        }
        let spot = self.points.spots.id(object, field);
        of_object.push(self.points.spots.place(spot).1);
        self.changed |= self.points.at[v].insert(spot);
    }

    /// Whether the bits of pointers may travel in a value: where all functions are looked at together, in any.
    pub(super) fn carries(&self, v: Value) -> bool {
        let pieces = self.whole.as_ref().is_some_and(|whole| whole.pieces);
        pieces || may_hold_pointer(self.body.ty(v))
    }

    pub(super) fn flow(&mut self, from: Value, to: Value) {
        if self.addresses.contains(from) {
            self.addresses.insert(to);
        }
        if self.numbers.contains(from) {
            self.changed |= self.numbers.insert(to);
        }
        if from != to && self.carries(to) {
            let set = self.points.at[from].clone();
            self.add(to, &set);
        }
    }

    /// The pointer `from`, moved.
    pub(super) fn shift(&mut self, from: Value, by: Place, to: Value) {
        let places = self.places_here(from).into_iter();
        let moved: Vec<_> = places.map(|(object, at)| (object, at.plus(by))).collect();
        self.add_places(to, moved);
    }

    /// More places of a pointer.
    pub(super) fn add_places(&mut self, to: Value, places: Vec<(ObjId, Place)>) {
        let mut known: FxHashMap<ObjId, Fields> = FxHashMap::default();
        for (object, at) in self.points.spots.of(&self.points.at[to]) {
            known.entry(object).or_default().push(at);
        }
        for (object, at) in places {
            let of_object = known.entry(object).or_default();
            self.add_place(to, object, at, of_object);
        }
    }
}

fn budget(order: &[Op]) -> usize {
    LEAST_BUDGET + order.len() * BUDGET_OF_OP
}

/// Whether nothing is found by an address: it is as good as null.
fn is_handle(module: &Module, constant: &Constant) -> bool {
    matches!(constant, Constant::Global(id, _) if module.globals[*id].handle)
}
