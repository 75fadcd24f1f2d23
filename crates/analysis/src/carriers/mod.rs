//! Bits of floats that travel in integers from function to function, until they are floats again: which integers of a
//! request these are, and where in memory they lie. All functions are looked at together, from the floats that vary to
//! the integers that their bits are moved to (`forward`), and from the floats that are made of integers back to these
//! (`back`): what is both carries a derivative, whatever a function, by itself, makes of it. Where it is not followed as
//! a float, it is refused.
//!
//! The names of memory are those of [`Everywhere`]: what callers hand in is known in callees, of one and the other caller
//! together. What lies in memory of the request's caller varies where some function accesses it as a float.
//!
//! # What must hold
//!
//! What a function can say of the integers that it is given is not enough: `a >> 32` may be a half of a `double` or of a
//! number, and a chain of five such functions has no place where anybody knows. So before any function is analysed, the bits
//! of floats are followed through all functions of a request at once (`analysis/carriers/`), over one points-to solution that
//! they share (`points/whole`): *forward* from floats that vary, through arithmetic, memory, copies and calls, with how many
//! of an integer's lowest bits may be those of a fraction;
//!
//! *back* from floats that are made of integers (casts; loads where integers were stored), with the lowest bit that matters.
//! An integer with fraction bits that matter *carries*: in every active context it varies and is useful, and so does the
//! memory where such are stored, whatever the function by itself thinks. Then it is followed as a float, if types see that it
//! is one, or refused by whatever uses it. This is a net, not a proof that something is followed: it only adds. It sees no
//! contexts (one caller's integers and another's floats in one function are one), takes arrays for as long as accesses say
//! (`arrays.rs`), leaves out what is counted in place, and says nothing where pointers are too many to follow.
//!
//! Bits travel as pointers (casts), as characters of strings (`text.rs`), and as numbers that become integers again
//! (`numbers.rs`). A run of its own looks for numbers that are rounded to integers and become bits of a fraction
//! (`rounded.rs`): an integer's highest bits go into exponents, so what counts is how many of its lowest bits get into a
//! fraction. Another, where the first finds that it may matter, has numbers as its aim (`(double)bits`): it takes only what
//! is certainly bits — what lies in memory where no other integers lie, of the size of the float — and only what other
//! functions hand on; of its own, a function knows better (below), and who has a tag beside a union reads the number that it
//! says.
//!
//! The same solution tells which pointers may be loaded from a variable of the file that the function does not see: these
//! have no shadow unless they are followed (`activity/lost.rs`); and it refuses what no function by itself can see: memory
//! that varies and is reached through an integer that comes from elsewhere, and pointers to such that are loaded as integers
//! and stored, go byte by byte or among a variable number of arguments (`hidden.rs`).

mod back;
mod before;
mod forward;
mod hidden;
mod marks;
mod memory;
mod numbers;
mod rounded;
mod span;
mod text;

use crate::globals::carries_nothing;
use crate::points::too_many;
use crate::points::whole::Everywhere;
use crate::points::{ObjId, Object, Points};
use crate::values::asked::{ArgActivity, Asked};
use crate::values::callee::{CallKind, call_kind};
use crate::values::place::Place;
use crate::values::steps::steps;
use cranelift_entity::{EntitySet, SecondaryMap};
pub use hidden::Way;
use marks::Marked;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use tapeless_diag::Result;
use tapeless_ir::{
    Body, Cast, FuncId, Function, GlobalId, Mem, Module, Op, OpData, OpKind, Scalar, Type, Value,
};
use tapeless_rules::Output;

/// What carries bits of floats in one function.
#[derive(Clone, Debug, Default)]
pub(crate) struct Carrying {
    /// Integers that do, in so many of their lowest bits, and floats that are read where such were stored.
    pub values: Vec<(Value, u32)>,
    /// Where such lie, seen from pointers that are used, and how many bytes.
    pub pointers: Vec<(Value, Place, u64)>,
    /// Pointers that are loaded from variables of the file, perhaps, and from which.
    pub loaded: Vec<(Value, GlobalId)>,
    /// Pointers to variables of the file, perhaps, from where memory is copied.
    pub copied: Vec<(Value, GlobalId)>,
    /// Pointers to functions that are stored.
    pub functions: Vec<Value>,
}

impl Carrying {
    fn is_empty(&self) -> bool {
        self.values.is_empty()
            && self.pointers.is_empty()
            && self.loaded.is_empty()
            && self.copied.is_empty()
            && self.functions.is_empty()
    }
}

/// What carries bits of floats, by function.
#[derive(Clone, Debug, Default)]
pub struct Carriers {
    by_function: FxHashMap<FuncId, Rc<Carrying>>,
    /// Where a pointer to memory that varies goes a way on which it is not followed.
    hidden: Option<(FuncId, Op, Way)>,
    /// Functions through which floats pass by memory that pointers of the file led to before the request.
    before: FxHashSet<FuncId>,
}

impl Carriers {
    /// Follows bits through all functions that a function reaches, of whose arguments it is known which are active.
    ///
    /// # Errors
    /// If there are too many pointers to tell where memory is reached.
    pub fn of(module: &Module, asked: Asked<'_>) -> Result<Self> {
        let everywhere =
            Everywhere::of(module, asked.0).ok_or_else(|| too_many(module, asked.0))?;
        let mut floats = Finder::new(module, asked, &everywhere, Aim::Floats);
        floats.run();
        let mut found = floats.found();
        found.hidden = floats.hidden();
        found.before = before::users(module, asked, &everywhere);
        if floats.rounds() {
            let mut rounded = Finder::new(module, asked, &everywhere, Aim::Rounded);
            while rounded.backward_round() {}
            if rounded.is_wanted() {
                while rounded.forward_round() {}
                found.join(&rounded.found());
            }
        }
        if floats.makes_numbers() {
            while floats.integers_round() {}
            let aim = Aim::Numbers(floats.cells);
            let mut numbers = Finder::new(module, asked, &everywhere, aim);
            numbers.run();
            found.join(&numbers.found());
        }
        Ok(found)
    }

    /// Adds what was found from another function on.
    pub(crate) fn join(&mut self, other: &Self) {
        self.before.extend(&other.before);
        for (&id, found) in &other.by_function {
            let Some(known) = self.by_function.get_mut(&id) else {
                self.by_function.insert(id, Rc::clone(found));
                continue;
            };
            let known = Rc::make_mut(known);
            known.values.extend(&found.values);
            known.pointers.extend(&found.pointers);
            known.loaded.extend(&found.loaded);
            known.copied.extend(&found.copied);
            known.functions.extend(&found.functions);
        }
    }

    /// Where a pointer to memory that varies goes a way on which it is not followed.
    pub fn hidden(&self) -> Option<(FuncId, Op, Way)> {
        self.hidden
    }

    /// Functions through which floats pass by memory that pointers of the file led to before the request.
    pub(crate) fn before(&self) -> &FxHashSet<FuncId> {
        &self.before
    }

    pub(crate) fn in_function(&self, id: FuncId) -> Option<Rc<Carrying>> {
        self.by_function.get(&id).cloned()
    }
}

/// What is known of the values of a function.
#[derive(Default)]
struct Known {
    /// Floats that vary.
    varied: EntitySet<Value>,
    /// Integers with bits of such in so many of their lowest bits.
    fractions: SecondaryMap<Value, u32>,
    /// Integers that become floats: from which bit on (see [`rounded`] for those that were numbers).
    made: FxHashMap<Value, u32>,
    /// Floats that are step functions.
    steps: EntitySet<Value>,
    /// Values of which something has a derivative.
    used: EntitySet<Value>,
}

/// What becomes of the bits that are looked for.
enum Aim {
    /// They are floats again.
    Floats,
    /// Numbers that were rounded to integers are, as bits: in the fractions of floats.
    Rounded,
    /// They are counted, as numbers, which have a derivative. Where integers that have none of them lie in the same places,
    /// who reads there knows what lies there: these.
    Numbers(Marked),
}

struct Finder<'a> {
    module: &'a Module,
    aim: Aim,
    everywhere: &'a Everywhere,
    /// Each function that is reached, with its ops in order.
    bodies: Rc<[(FuncId, &'a Body, Vec<Op>)]>,
    /// Memory of the request's caller that varies, and memory that carries nothing.
    given: SecondaryMap<ObjId, bool>,
    still: SecondaryMap<ObjId, bool>,
    known: FxHashMap<FuncId, Known>,
    cells: Marked,
    /// Functions whose results become floats: from which bit on.
    return_to: FxHashMap<FuncId, u32>,
    /// Whether what a function returns varies, and how many bits of fractions it has.
    gives: FxHashMap<FuncId, (bool, u32)>,
    changed: bool,
}

impl<'a> Finder<'a> {
    fn new(module: &'a Module, asked: Asked<'a>, everywhere: &'a Everywhere, aim: Aim) -> Self {
        let mut finder = Self {
            module,
            aim,
            everywhere,
            bodies: bodies(module, everywhere),
            given: SecondaryMap::new(),
            still: SecondaryMap::new(),
            known: FxHashMap::default(),
            cells: Marked::default(),
            return_to: FxHashMap::default(),
            gives: FxHashMap::default(),
            changed: false,
        };
        for (object, what) in everywhere.objects() {
            let by = everywhere.parameter(object);
            let is_dup = by.map(|index| asked.1.get(index as usize) == Some(&ArgActivity::Dup));
            finder.given[object] = object == Points::UNKNOWN || is_dup == Some(true);
            // Whether a table of integers has some that were numbers before is found here.
            let is_table = matches!(what, Object::Global(g) if module.globals[*g].integers);
            let still = !is_table && carries_nothing(module, *what);
            finder.still[object] = still || is_dup == Some(false);
        }
        for &(id, body, _) in finder.bodies.iter() {
            let known = Known {
                steps: steps(body),
                used: used(body),
                ..Known::default()
            };
            finder.known.insert(id, known);
        }
        if let (Some(body), Some(known)) = (
            &module.functions[asked.0].body,
            finder.known.get_mut(&asked.0),
        ) {
            for (&param, &given) in body.params().iter().zip(asked.1) {
                if given == ArgActivity::Out {
                    known.varied.insert(param);
                }
            }
        }
        finder
    }

    fn run(&mut self) {
        while self.backward_round() {}
        while self.forward_round() {}
    }

    fn bytes_of(&self, body: &Body, v: Value) -> u64 {
        self.module.size_of(body.ty(v))
    }

    /// Whether calls of a function are followed into it.
    fn enters(&self, id: FuncId) -> bool {
        self.known.contains_key(&id)
    }

    /// Whether nothing that is made of a value has a derivative by it.
    fn is_idle(&self, id: FuncId, v: Value) -> bool {
        self.known
            .get(&id)
            .is_none_or(|known| !known.used.contains(v))
    }

    fn found(&self) -> Carriers {
        let mut found = Carriers::default();
        for (id, body, order) in self.bodies.iter() {
            let carrying = self.carrying((*id, body), order);
            if !carrying.is_empty() {
                found.by_function.insert(*id, Rc::new(carrying));
            }
        }
        found
    }

    fn carrying(&self, (id, body): (FuncId, &Body), order: &[Op]) -> Carrying {
        let mut found = Carrying::default();
        let known = &self.known[&id];
        let carries = |v: &Value| {
            known
                .made
                .get(v)
                .is_some_and(|&from| known.fractions[*v] > from)
        };
        let carrying = body.values.keys().filter(carries);
        let others = self.handed_on((id, body), order);
        let carrying =
            carrying.filter(|&v| others.as_ref().is_none_or(|others| others.contains(v)));
        found
            .values
            .extend(carrying.map(|v| (v, known.fractions[v])));
        for &op in order {
            let data = &body.ops[op];
            found
                .loaded
                .extend(self.loaded_from_globals((id, body), data));
            if self.is_for_floats() && self.reads_bits(id, body, data) {
                found.values.push((data.results[0], 0));
            }
            found.functions.extend(self.stored_function(id, data));
            let call = data.kind.call().map(|call| call_kind(self.module, call));
            found
                .copied
                .extend(self.copied_from_globals(id, call.as_ref(), data));
            let is_memory = matches!(data.kind, OpKind::Mem(_));
            if is_memory || matches!(call, Some(CallKind::Defined(_) | CallKind::Copies { .. })) {
                found.pointers.extend(self.led_to(id, body, data));
            }
        }
        found
    }

    /// Whether a float is loaded where integers with bits of floats were stored.
    fn reads_bits(&self, id: FuncId, body: &Body, data: &OpData) -> bool {
        let OpKind::Mem(Mem::Load(access)) = &data.kind else {
            return false;
        };
        let (v, from) = (data.results[0], data.args[0]);
        body.ty(v).is_float()
            && self
                .marks(&self.touched((id, body), access, (from, v)))
                .bits
    }

    /// Where bits lie that a call is led to.
    fn led_to(&self, id: FuncId, body: &Body, data: &OpData) -> Vec<(Value, Place, u64)> {
        let mut found = Vec::new();
        for &v in data.args.iter().filter(|&&v| body.ty(v).is_ptr()) {
            for (object, start) in self.everywhere.places(id, v) {
                for span in self.cells.carried(object).map(|span| span.from(start)) {
                    if !found.contains(&(v, span.at, span.bytes)) {
                        found.push((v, span.at, span.bytes));
                    }
                }
            }
        }
        found
    }
}

/// Whether a value may hold bits of floats as an integer, or as a pointer that was made of one.
fn holds_bits(ty: Type) -> bool {
    ty.is_int() && ty != Type::I1 || ty.is_ptr() || matches!(ty, Type::Aggregate(_))
}

/// The body by which bits are followed. What comes of others with a derivative by hand, nobody says.
fn followed(function: &Function) -> Option<&Body> {
    let body = function.body.as_ref().filter(|_| function.exchanges);
    function.differentiated().or(body)
}

fn bodies<'a>(module: &'a Module, everywhere: &Everywhere) -> Rc<[(FuncId, &'a Body, Vec<Op>)]> {
    let bodies = everywhere.functions.iter().filter_map(|&id| {
        let body = followed(&module.functions[id])?;
        Some((id, body, body.op_order()))
    });
    bodies.collect()
}

/// Values that some op uses, and not for comparisons and numbers alone.
fn used(body: &Body) -> EntitySet<Value> {
    let mut used = EntitySet::new();
    for op in body.op_order() {
        let data = &body.ops[op];
        match &data.kind {
            OpKind::Scalar(Scalar::Fcmp(..) | Scalar::Cast(Cast::FpToSi | Cast::FpToUi, _)) => {}
            OpKind::Scalar(Scalar::Rule(id, _)) => {
                let outputs = tapeless_rules::rule(*id).outputs.iter();
                for (&v, i) in data.args.iter().zip(0..) {
                    let has = |output: &Output| output.partials.get(i).is_none_or(Option::is_some);
                    if outputs.clone().any(has) {
                        used.insert(v);
                    }
                }
            }
            _ => data.args.iter().for_each(|&v| _ = used.insert(v)),
        }
    }
    used
}
