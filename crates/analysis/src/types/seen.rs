//! What a function was seen to do with its callers' memory: the summary of types that callers enter.

use super::bits::{self, Bits, Move, Summary, bits};
use super::bytes::Left;
use super::classes::Classes;
use super::evidence::Evidence;
use super::left::{Integers, left};
use super::returned::{Counted, Returned, integers_returned};
use super::structures::Starts;
use super::{Given, Holds, Types, solved};
use crate::points::{ObjId, ObjSet, Outline, Points};
use crate::types::Summaries;
use crate::values::callee::{CallKind, call_kind};
use std::rc::Rc;
use tapeless_ir::ops::{Access, Hint};
use tapeless_ir::{Body, FuncId, GlobalId, Mem, Module, Op, OpData, OpKind, Value};

/// What a function was seen to hold in the memory that its parameters lead to, and what it returns.
#[derive(Debug, PartialEq)]
pub(crate) struct Seen {
    /// Its names for that memory.
    pub(super) outline: Rc<Outline>,
    /// What was seen there.
    pub(super) memory: Vec<(ObjId, Classes)>,
    /// Where structures begin there.
    pub(super) structures: Vec<(ObjId, Starts)>,
    /// Whether that is all, of the function and what it calls.
    pub(super) whole: bool,
    /// Whether it moves bytes there of which it does not know by itself what they are.
    pub(super) asks: bool,
    /// Whether it copies such bytes as they are.
    pub(super) copies: bool,
    /// Whether it stores integers with bits of floats there.
    pub(super) stores_bits: bool,
    /// Where it leaves bits of floats, if that is known.
    pub(super) left: Option<Vec<(ObjId, Left)>>,
    /// The same, if integers that it is given are bits of floats.
    pub(super) left_bits: Option<Vec<(ObjId, Left)>>,
    /// What it does with bits of floats in integers, if that is known.
    pub(super) bits: Option<Rc<Summary>>,
    /// What it returns of which was seen that it is an integer, and nothing else: all, or elements.
    counts: Vec<Counted>,
    /// What it reads as integers in memory that it is given, and stores again, or others that it makes of them, if that is known.
    pub(super) moved: Option<Vec<Move<bits::Given>>>,
    /// The parameters that were seen to be integers, and nothing else.
    pub(super) taken: Vec<bool>,
    /// Globals in which it sees something else than what these are declared to hold, if that is known.
    misused: Option<Vec<GlobalId>>,
    /// The parts of globals that it sees to be what they are declared to be.
    used: Vec<(GlobalId, i64)>,
}

/// An object that a callee knows of.
pub(crate) struct Entered {
    /// By the callee's name.
    pub(crate) object: ObjId,
    /// What it may be in the caller.
    pub(crate) here: ObjSet,
    /// Whether the callee loads pointers from it.
    pub(crate) pointers: bool,
    /// Whether it may load floats.
    pub(crate) floats: bool,
}

impl Default for Seen {
    fn default() -> Self {
        Self {
            outline: Rc::default(),
            memory: Vec::new(),
            structures: Vec::new(),
            whole: true,
            asks: false,
            copies: false,
            stores_bits: false,
            left: Some(Vec::new()),
            left_bits: Some(Vec::new()),
            bits: Some(Rc::default()),
            counts: Vec::new(),
            moved: Some(Vec::new()),
            taken: Vec::new(),
            misused: Some(Vec::new()),
            used: Vec::new(),
        }
    }
}

impl Seen {
    /// Whether it may see something else in a global than what this is declared to hold.
    pub(crate) fn misuses(&self, global: GlobalId) -> bool {
        let misused = self.misused.as_ref();
        misused.is_none_or(|misused| misused.contains(&global))
    }

    /// Whether it leaves numbers in globals, or reads them there.
    pub(crate) fn touches_globals(&self) -> bool {
        let bits = self.bits.as_ref();
        bits.is_some_and(|bits| bits.touches_globals())
    }

    /// Whether it sees a part of a global to be what it is declared to be.
    pub(crate) fn uses(&self, global: GlobalId, at: i64) -> bool {
        self.used.contains(&(global, at))
    }

    /// The objects that its parameters lead to, what they are in the caller, and what it loads from them.
    pub(crate) fn entered(&self, points: &Points, args: &[Value]) -> Vec<Entered> {
        let held = |object: ObjId| {
            let known = self.memory.iter().find(|known| known.0 == object);
            known.map_or(Holds::Unknown, |known| known.1.all().holds())
        };
        let mut entered = points.enter(&self.outline, args);
        let objects = self.outline.objects();
        let entry = |object: ObjId| Entered {
            object,
            here: entered[object].drain(..).map(|place| place.0).collect(),
            pointers: self.outline.leads_on(object),
            floats: match held(object) {
                Holds::Float(_) | Holds::Either(_) | Holds::Conflict => true,
                Holds::Unknown => !self.whole,
                Holds::Other => false,
            },
        };
        objects.iter().map(entry).collect()
    }

    /// Whether what it returns, or an element of that, was seen to be an integer and nothing else, if parameters are.
    pub(super) fn returns_integer(
        &self,
        path: &Returned,
        mut is_integer: impl FnMut(u32) -> bool,
    ) -> bool {
        let mut counts = self.counts.iter();
        counts.any(|counted| counted.is(path, &mut is_integer))
    }

    /// Whether it was seen to access floats in an object of its callers.
    pub(super) fn sees_floats(&self, object: ObjId) -> bool {
        let mut known = self.memory.iter().filter(|known| known.0 == object);
        known.any(|known| known.1.all().formats().next().is_some())
    }

    /// Whether it was seen to access an object of its callers.
    pub(super) fn accesses(&self, object: ObjId) -> bool {
        self.memory.iter().any(|known| known.0 == object)
    }

    /// Of a function that is not looked into.
    pub(crate) fn unknown(self) -> Self {
        Self {
            whole: false,
            left: None,
            left_bits: None,
            bits: None,
            moved: None,
            misused: None,
            ..self
        }
    }

    /// Of a message of bytes: derivatives come with it only where memory is known to hold floats, or end the program.
    fn exchanged(self) -> Self {
        let nothing = Self::default();
        Self {
            stores_bits: false,
            bits: nothing.bits,
            moved: nothing.moved,
            ..self
        }
    }

    /// Of a function that calls itself: what is found of bits may go to and fro.
    pub(crate) fn without_bits(self) -> Self {
        Self { bits: None, ..self }
    }

    /// The same: what it does to several parts of an object, as it goes on through that, it may do to all of it; and what it sees
    /// there comes again if there was less before.
    pub(crate) fn widened(mut self, before: Option<&Self>) -> Self {
        if let Some(moved) = self.moved.as_mut().filter(|moved| moved.len() > FEW) {
            let mut all = Move::default();
            for each in moved.drain(..) {
                join(&mut all.from, each.from);
                join(&mut all.to, each.to);
                all.join_params(&each.params);
            }
            moved.push(all);
        }
        let moved = self.moved.iter_mut().flatten();
        let moved = moved.flat_map(|moved| [&mut moved.from, &mut moved.to]);
        let left = self.left.iter_mut().chain(&mut self.left_bits);
        for (_, left) in left.chain(moved).flatten() {
            left.widen();
        }
        for (object, classes) in &mut self.memory {
            let known = before.and_then(|before| before.memory.iter().find(|m| m.0 == *object));
            if known.is_some_and(|known| known.1 != *classes) {
                classes.widen();
            }
        }
        self
    }
}

/// More moves than these are taken for one.
const FEW: usize = 4;

/// Adds bytes of objects to others.
fn join(into: &mut bits::Given, others: bits::Given) {
    for (object, left) in others {
        match into.iter_mut().find(|known| known.0 == object) {
            Some(known) => known.1.join(&left),
            None => into.push((object, left)),
        }
    }
}

/// What a function was seen to hold, from what is known of its callees.
pub(crate) fn seen(module: &Module, id: FuncId, known: &Summaries) -> Seen {
    let function = &module.functions[id];
    let Some(body) = &function.body else {
        return Seen::default().unknown();
    };
    let points = known.points(module, body, id);
    let types = solved(module, body, &Given::default(), &points, known).finish();
    let of_param = |object: ObjId| {
        let memory = types.memory[object].clone();
        let given = points.parameter(object).is_some() && !memory.is_empty();
        given.then_some((object, memory))
    };
    let (bits, summary, moved) = bits(module, body, (&points, &types), known);
    // What is but moved is what the caller says.
    let is_moved = |i: u32| moved.iter().any(|moved| moved.params.contains(&i));
    let params = body.params().iter().zip(0..);
    let taken = params.map(|(&v, i)| types.values[v] == Evidence::INT && !is_moved(i));
    let taken = taken.collect();
    let stores_bits = stores_bits(body, &points, &bits);
    let copies = copies(module, body, &points, known);
    let seen = Seen {
        outline: Rc::clone(points.outline()),
        memory: points.objects.keys().filter_map(of_param).collect(),
        structures: types.given_structures(&points),
        whole: types.whole,
        left: left(
            module,
            body,
            (&points, &types, &bits),
            known,
            Integers::Counts,
        ),
        left_bits: left(
            module,
            body,
            (&points, &types, &bits),
            known,
            Integers::Bits,
        ),
        bits: Some(Rc::new(summary)),
        taken,
        moved: Some(moved),
        counts: integers_returned((module, id), body, &types, known),
        asks: copies || stores_bits || asks(module, body, (&points, &types), known),
        copies,
        stores_bits,
        misused: Some(types.misused((module, body), &points)),
        used: types.used((module, body), &points),
    };
    match function.exchanges && copies {
        true => seen.exchanged(),
        false => seen,
    }
}

/// Whether a function stores integers with bits of fractions in memory of its callers: who reads floats there gets these.
fn stores_bits(body: &Body, points: &Points, bits: &Bits) -> bool {
    let stores = |data: &OpData| {
        let is_store = matches!(data.kind, OpKind::Mem(Mem::Store(_)));
        let mut objects = is_store.then(|| points.of(data.args[1]).iter()).into_iter();
        is_store
            && bits.fraction(data.args[0]) > 0
            && objects.any(|mut all| all.any(|o| points.parameter(o).is_some()))
    };
    body.op_order().into_iter().any(|op| stores(&body.ops[op]))
}

/// Whether a function moves bytes of its callers, or has them moved, of which it does not know what they are.
fn asks(
    module: &Module,
    body: &Body,
    (points, types): (&Points, &Types),
    known: &Summaries,
) -> bool {
    let given = |v: Value| {
        let mut objects = points.of(v).iter();
        objects.any(|object| points.parameter(object).is_some())
    };
    // What is done with an integer tells what it is only where it is said, too: bits of floats are compared, and moved.
    let untold = |v: Value| body.ty(v).is_int() && types.value(v) != Holds::Other;
    let is_said =
        |v: Value, access: &Access| body.as_const(v).is_some() && access.hint == Hint::Int;
    let moves = |op: Op| {
        let data = &body.ops[op];
        match &data.kind {
            OpKind::Mem(Mem::Load(_)) => untold(data.results[0]) && given(data.args[0]),
            OpKind::Mem(Mem::Store(access)) => {
                let value = data.args[0];
                untold(value) && given(data.args[1]) && !is_said(value, access)
            }
            OpKind::Mem(Mem::Set(_)) => given(data.args[0]),
            kind => match kind.call().map(|call| call_kind(module, call)) {
                Some(CallKind::Defined(id)) => known.seen(id).is_some_and(|seen| seen.asks),
                _ => false,
            },
        }
    };
    body.op_order().into_iter().any(moves)
}

/// Whether a function copies bytes from or to its callers' memory, or has them copied.
fn copies(module: &Module, body: &Body, points: &Points, known: &Summaries) -> bool {
    let given = |v: Value| {
        let mut objects = points.of(v).iter();
        objects.any(|object| points.parameter(object).is_some())
    };
    let copies = |op: Op| {
        let data = &body.ops[op];
        if let OpKind::Mem(Mem::Copy { .. }) = data.kind {
            return given(data.args[0]) || given(data.args[1]);
        }
        match data.kind.call().map(|call| call_kind(module, call)) {
            Some(CallKind::Defined(id)) => known.seen(id).is_some_and(|seen| seen.copies),
            Some(CallKind::Copies { dst, src, .. }) => {
                given(data.args[dst]) || given(data.args[src])
            }
            _ => false,
        }
    };
    body.op_order().into_iter().any(copies)
}
