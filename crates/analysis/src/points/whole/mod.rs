//! Which functions pointers may lead to, found over all functions of a request at once, not from summaries: what callers
//! hand in is known in callees, and an arm whose pointer is never the function that it asks for does nothing.
//!
//! ```text
//! if p == f { … } else { through(p, x) }   →   with p only ever `f`, the other arm is never entered
//! ```
//!
//! Whatever foreign code may write is taken to hold any function. What functions with a derivative by hand do, as messages between
//! processes, their bodies say.

mod narrow;
mod transfer;

use super::Callees;
use super::set::{ObjId, SpotSet};
use super::solve::{BUDGET_OF_OP, LEAST_BUDGET, Solver};
use super::{Object, Points, may_hold_pointer};
use crate::values::place::Place;
use cranelift_entity::{EntitySet, SecondaryMap};
use rustc_hash::{FxHashMap, FxHashSet};
use tapeless_ir::{
    Body, Callee, Cast, Constant, Control, FuncId, Function, IntBin, IntPred, Module, Op, OpData,
    OpKind, Region, Scalar, Value,
};
use tapeless_rules::effects::is_absent_method;

/// Loads that are followed at most: where that is not enough nothing is said, which costs no more than the question.
const MOST_BUDGET: usize = 3_000_000;

/// What calls pointers that were compared with functions before, and with which.
pub type Tested = FxHashMap<FuncId, Vec<FuncId>>;

/// What never happens in the functions of a request.
#[derive(Debug, Default)]
pub struct Never {
    /// Comparisons of a pointer with a function that are never equal.
    pub equal: Vec<(FuncId, Op)>,
    /// Calls that are never reached.
    pub called: Vec<(FuncId, Op)>,
    /// Comparisons that ask whether a pointer to a method is the address of a function, as it always is.
    pub even: Vec<(FuncId, Op)>,
}

/// What is known of the functions so far.
pub(in crate::points) struct Whole<'a> {
    tested: &'a Tested,
    /// The functions that are reached, each with what its parameters may be.
    given: Vec<(FuncId, Vec<SpotSet>)>,
    index: FxHashMap<FuncId, usize>,
    returned: FxHashMap<FuncId, SpotSet>,
    /// What was found of functions that were left.
    left: FxHashMap<FuncId, Left>,
    /// Regions of the function at hand that may be entered.
    open: EntitySet<Region>,
    /// Those of it that tell of what class objects are.
    arms: narrow::Arms,
    /// Whether what no pointer has reached by now is reached by none.
    settled: bool,
    /// Whether parts of pointers, in integers that are too small for all of one, are followed.
    pub(in crate::points) pieces: bool,
}

/// What is known of the values of a function.
#[derive(Default)]
struct Left {
    at: SecondaryMap<Value, SpotSet>,
    addresses: EntitySet<Value>,
    numbers: EntitySet<Value>,
}

/// What never happens in a function and in those that it reaches; nothing is said where there is too much to follow.
pub fn never(module: &Module, root: FuncId, tested: &Tested) -> Never {
    found(module, root, tested).unwrap_or_default()
}

fn found(module: &Module, root: FuncId, tested: &Tested) -> Option<Never> {
    let known = Callees::default();
    let (mut points, mut whole) = settled(module, root, tested, &known, true)?;
    let mut never = Never::default();
    for (id, function) in module.functions.iter() {
        if let Some(body) = function
            .differentiated()
            .filter(|_| whole.index.contains_key(&id))
        {
            let mut solver = Solver::within(module, (id, body), &known, points, whole);
            solver.round();
            solver.collect(&mut never);
            (points, whole) = solver.leave()?;
        }
    }
    Some(never)
}

/// The fixed point over all functions; nothing if there is too much to follow.
fn settled<'a>(
    module: &'a Module,
    root: FuncId,
    tested: &'a Tested,
    known: &'a Callees,
    pieces: bool,
) -> Option<(Points, Whole<'a>)> {
    let bodies = module
        .functions
        .values()
        .filter_map(Function::differentiated);
    let ops: usize = bodies.map(|body| body.ops.len()).sum();
    let mut points = Points::new(
        module.functions[root].params.clone(),
        MOST_BUDGET.min(LEAST_BUDGET + ops * BUDGET_OF_OP),
    );
    let mut whole = Whole::new(module, root, tested, &mut points);
    whole.pieces = pieces;
    loop {
        let mut changed = false;
        let mut next = 0;
        while let Some(&(id, _)) = whole.given.get(next) {
            next += 1;
            let Some(body) = &module.functions[id].body else {
                continue;
            };
            let mut solver = Solver::within(module, (id, body), known, points, whole);
            while solver.round() {
                changed = true;
            }
            (points, whole) = solver.leave()?;
            if points.is_spent() {
                return None;
            }
        }
        if !changed && !points.give_away() {
            if whole.settled {
                return Some((points, whole));
            }
            whole.settled = true;
        }
    }
}

/// Where the pointers of all functions of a request lead, in names that all of them share.
pub(crate) struct Everywhere {
    points: Points,
    left: FxHashMap<FuncId, Left>,
    /// The functions that are reached.
    pub functions: Vec<FuncId>,
}

impl Everywhere {
    /// Nothing if there is too much to follow.
    pub fn of(module: &Module, root: FuncId) -> Option<Self> {
        Self::found(module, root, true)
    }

    /// The same, where pointers travel as a whole.
    pub fn in_words(&self, module: &Module) -> Option<Self> {
        Self::found(module, *self.functions.first()?, false)
    }

    fn found(module: &Module, root: FuncId, pieces: bool) -> Option<Self> {
        let (tested, known) = (Tested::default(), Callees::default());
        let (points, whole) = settled(module, root, &tested, &known, pieces)?;
        Some(Self {
            functions: whole.given.iter().map(|&(id, _)| id).collect(),
            left: whole.left,
            points,
        })
    }

    /// Where a pointer of a function leads.
    pub fn places(&self, function: FuncId, v: Value) -> impl Iterator<Item = (ObjId, Place)> {
        let left = self.left.get(&function).into_iter();
        left.flat_map(move |left| self.points.spots.of(&left.at[v]))
    }

    /// Where pointers lead that have some of so many bytes of an object from a place on. Those of which it is not known where
    /// in the object they lie have them if all of it is moved, piece by piece.
    pub fn held(
        &self,
        (object, at): (ObjId, Place),
        bytes: u64,
    ) -> impl Iterator<Item = ObjId> + '_ {
        let moves_all = at.distance() != 0 && at.distance() <= bytes;
        let held = self.points.held[object].iter();
        let met = held
            .filter(move |(field, _)| moves_all || *field != Place::ANY)
            .filter(move |(field, _)| field.meets_bytes(at, bytes));
        met.flat_map(|(_, held)| self.points.spots.of(held).map(|(o, _)| o))
    }

    /// What the objects stand for, by their names.
    pub fn objects(&self) -> impl Iterator<Item = (ObjId, &Object)> {
        self.points.objects.iter()
    }

    /// What an object stands for.
    pub fn object(&self, object: ObjId) -> Option<Object> {
        self.points.objects.get(object).copied()
    }

    /// The parameter of the request's function that leads to an object.
    pub fn parameter(&self, object: ObjId) -> Option<u32> {
        Some(self.points.parameter(object)?.0)
    }
}

impl<'a> Whole<'a> {
    fn new(module: &Module, root: FuncId, tested: &'a Tested, points: &mut Points) -> Self {
        let params = module.functions[root].sig.params.iter();
        let given = params.enumerate().map(|(i, &ty)| {
            let object = may_hold_pointer(ty).then(|| points.name(Object::Param(i as u32)));
            object.map(|o| points.starts[o]).into_iter().collect()
        });
        Self {
            tested,
            given: vec![(root, given.collect())],
            index: FxHashMap::from_iter([(root, 0)]),
            returned: FxHashMap::default(),
            left: FxHashMap::default(),
            open: EntitySet::new(),
            arms: narrow::Arms::default(),
            settled: false,
            pieces: true,
        }
    }

    /// Whether an integer of which nothing is known may still turn out to be a pointer that is known.
    pub(super) fn is_early(&self) -> bool {
        !self.settled
    }
}

impl Points {
    /// Whether others than these functions may write there, so that any function may lie there; or it may be one itself.
    pub(super) fn is_foreign(&self, object: ObjId) -> bool {
        !matches!(
            self.objects[object],
            Object::Made { .. } | Object::Function(_) | Object::Global(_)
        )
    }

    /// What foreign memory leads to may be written by others; whether that is new of anything.
    fn give_away(&mut self) -> bool {
        let anything = SpotSet::from_iter([self.spots.id(Self::UNKNOWN, Place::ANY)]);
        let shared = |what: &Object| !matches!(what, Object::Made { .. } | Object::Function(_));
        let foreign = self.objects.iter().filter(|(_, what)| shared(what));
        let mut open: Vec<ObjId> = foreign.map(|(object, _)| object).collect();
        let mut seen: FxHashSet<ObjId> = open.iter().copied().collect();
        let mut new = false;
        while let Some(object) = open.pop() {
            for (_, held) in self.held[object].iter() {
                let objects = self.spots.objects(held);
                open.extend(objects.iter().filter(|&o| seen.insert(o)));
            }
            if matches!(self.objects[object], Object::Made { .. }) {
                new |= self.store(object, Place::ANY, &anything);
            }
        }
        new
    }
}

/// A comparison of a pointer with a function: whether it asks if they are equal.
fn comparison(body: &Body, op: Op) -> Option<(Value, FuncId, bool)> {
    let data = &body.ops[op];
    let equal = match data.kind {
        OpKind::Scalar(Scalar::Icmp(IntPred::Eq)) => true,
        OpKind::Scalar(Scalar::Icmp(IntPred::Ne)) => false,
        _ => return None,
    };
    let function = |v: Value| match body.as_const(v) {
        Some(Constant::Func(id)) => Some(*id),
        _ => None,
    };
    let (a, b) = (data.args[0], data.args[1]);
    match (function(a), function(b)) {
        (None, Some(id)) => Some((a, id, equal)),
        (Some(id), None) => Some((b, id, equal)),
        _ => None,
    }
}

/// A pointer to a method, of which it is asked whether it is the address of a function: that is an address, whose lowest bit is looked at;
/// whether it is asked if that is 0.
fn parity(body: &Body, op: Op) -> Option<(Value, bool)> {
    let data = &body.ops[op];
    let is_even = match data.kind {
        OpKind::Scalar(Scalar::Icmp(IntPred::Eq)) => true,
        OpKind::Scalar(Scalar::Icmp(IntPred::Ne)) => false,
        _ => return None,
    };
    let masked = &body.ops[body.def_op(data.args[0])?];
    let is_masked = matches!(masked.kind, OpKind::Scalar(Scalar::Int(IntBin::And, _)));
    let is_one = |v: Value| matches!(body.as_const(v), Some(Constant::Int(1)));
    let is_zero = |v: Value| matches!(body.as_const(v), Some(Constant::Int(0) | Constant::Zero));
    if !is_masked || !is_one(masked.args[1]) || !is_zero(data.args[1]) {
        return None;
    }
    let number = masked.args[0];
    let of_pointer = body.def_op(number).map(|op| &body.ops[op]);
    if let Some(data) = of_pointer
        && let OpKind::Scalar(Scalar::Cast(Cast::PtrToInt, _)) = data.kind
    {
        return Some((data.args[0], is_even));
    }
    let becomes_address = |&other: &Op| {
        let data = &body.ops[other];
        let is_cast = matches!(data.kind, OpKind::Scalar(Scalar::Cast(Cast::IntToPtr, _)));
        is_cast && data.args[0] == number
    };
    let is_address = body.op_order().iter().any(becomes_address);
    is_address.then_some((number, is_even))
}

impl<'a> Solver<'a> {
    fn within(
        module: &'a Module,
        (id, body): (FuncId, &'a Body),
        known: &'a Callees,
        mut points: Points,
        mut whole: Whole<'a>,
    ) -> Self {
        let left = whole.left.remove(&id).unwrap_or_default();
        points.at = left.at;
        let given = whole.index.get(&id).map(|&at| &whole.given[at].1);
        for (&param, given) in body.params().iter().zip(given.into_iter().flatten()) {
            points.at[param].union(given);
        }
        whole.open = EntitySet::new();
        let order = body.op_order();
        whole.arms = narrow::arms(body, &order);
        let mut solver = Self::with(module, (id, body), order, known, points);
        solver.whole = Some(whole);
        solver.addresses.extend(left.addresses.iter());
        solver.numbers = left.numbers;
        solver.constants();
        solver
    }

    fn leave(self) -> Option<(Points, Whole<'a>)> {
        let (mut points, mut whole) = (self.points, self.whole?);
        let left = Left {
            at: std::mem::take(&mut points.at),
            addresses: self.addresses,
            numbers: self.numbers,
        };
        whole.left.insert(self.function, left);
        Some((points, whole))
    }

    /// Whether an op may run.
    pub(in crate::points) fn is_reached(&mut self, op: Op) -> bool {
        let region = self.body.ops[op].parent;
        let Some(whole) = &self.whole else {
            return true;
        };
        if whole.open.contains(region) {
            return true;
        }
        // Regions around it were asked for before.
        let enters = self.body.regions[region].owner.is_none_or(|owner| {
            whole.open.contains(self.body.ops[owner].parent) && self.admits(owner, region)
        });
        if let Some(whole) = self.whole.as_mut().filter(|_| enters) {
            whole.open.insert(region);
        }
        enters
    }

    fn admits(&self, owner: Op, region: Region) -> bool {
        let data = &self.body.ops[owner];
        let asked = match data.kind {
            OpKind::Control(Control::If) => self.body.def_op(data.args[0]),
            _ => None,
        };
        match asked.and_then(|op| comparison(self.body, op)) {
            Some((pointer, id, equal)) if equal == (data.regions[0] == region) => {
                self.may_be(pointer, |f| f == id)
            }
            _ => asked.is_none_or(|op| self.may_be_virtual(op, data.regions[0] == region)),
        }
    }

    /// Whether an arm is entered that asks, by its lowest bit, whether a pointer to a method is the address of a function, which is even,
    /// or one more than where a virtual one stands in tables (Itanium C++ ABI, 2.3).
    fn may_be_virtual(&self, asked: Op, first: bool) -> bool {
        let method = parity(self.body, asked).filter(|&(_, is_even)| is_even != first);
        method.is_none_or(|(method, _)| !self.is_function(method))
    }

    /// Whether a pointer to a method is the address of a function, as far as is known.
    fn is_function(&self, method: Value) -> bool {
        let objects = self.points.spots.objects(&self.points.at[method]);
        let mut objects = objects.iter();
        let is_function = |object| matches!(self.points.objects[object], Object::Function(_));
        match objects.next() {
            None => self.whole.as_ref().is_some_and(Whole::is_early),
            Some(some) => is_function(some) && objects.all(is_function),
        }
    }

    /// Whether a pointer may be one of these functions.
    fn may_be(&self, pointer: Value, is: impl Fn(FuncId) -> bool) -> bool {
        let objects = self.points.spots.objects(&self.points.at[pointer]);
        objects
            .iter()
            .any(|object| match self.points.objects[object] {
                Object::Function(id) => is(id),
                _ => self.points.is_foreign(object),
            })
    }

    /// Whether a call through a pointer may be reached that is none of the functions which it was compared with. What
    /// stands for methods that are not there is in the tables of classes whose objects are being made or destroyed.
    fn goes_through(&self, tested: &[FuncId], through: FuncId, data: &OpData) -> bool {
        let functions = &self.module.functions;
        let called = &functions[through].sig;
        // Nobody calls a function as if it were of another type (C11 6.5.2.2p9).
        let fits = |id: FuncId| {
            let sig = &functions[id].sig;
            let same = || called.params.get(1..) == Some(&sig.params) && called.ret == sig.ret;
            sig.variadic || same()
        };
        let runs = |id: FuncId| fits(id) && !is_absent_method(&functions[id].name);
        let address = data.args.first();
        address.is_none_or(|&v| self.may_be(v, |id| runs(id) && !tested.contains(&id)))
    }

    fn collect(&mut self, never: &mut Never) {
        for at in 0..self.order.len() {
            let op = self.order[at];
            if !self.is_reached(op) {
                continue;
            }
            if let Some((pointer, id, _)) = comparison(self.body, op)
                && !self.may_be(pointer, |f| f == id)
            {
                never.equal.push((self.function, op));
            }
            if let Some((method, _)) = parity(self.body, op)
                && self.is_function(method)
            {
                never.even.push((self.function, op));
            }
            let data = &self.body.ops[op];
            let callee = data.kind.call().and_then(|call| match call.callee {
                Callee::Func(id) => Some(id),
                Callee::Indirect => None,
            });
            let tested = self.whole.as_ref().zip(callee);
            let tested = tested.and_then(|(whole, id)| Some((whole.tested.get(&id)?, id)));
            if let Some((tested, through)) = tested
                && !self.goes_through(tested, through, data)
            {
                never.called.push((self.function, op));
            }
        }
    }
}
