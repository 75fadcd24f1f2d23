//! Whether a load may be repeated in the reverse sweep.
//!
//! It may if no op that can run after it, up to the reverse sweep, may write its bytes or end their
//! lifetime. Alias answers of the host hold within one iteration; across iterations only distinct
//! objects, or subscripts that never meet again, are proof.

use crate::context::Context;
use crate::facts::Facts;
use crate::lifetimes::released::is_put_off;
use crate::points::{ObjId, ObjSet, Object, Points};
use crate::values::asked::Mode;
use crate::values::callee::{CallKind, call_kind, is_by_user};
use crate::values::subscripts::{Known, Subscripts};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::cell::RefCell;
use tapeless_ir::{Alias, Body, Call, Function, Mem, Module, Op, OpData, OpKind, Value};

/// A body's writes, ready to be asked.
#[derive(Debug, Default)]
pub struct Writes {
    /// In program order, as all lists of their indices below.
    list: Vec<Write>,
    /// Position of each.
    positions: Vec<u32>,
    /// Those that may write each object.
    to: FxHashMap<ObjId, Vec<u32>>,
    /// Those of which it is not known what they write.
    anywhere: Vec<u32>,
    /// Those that write objects which may lie over others, by the kind of these.
    shared: [Vec<u32>; 3],
    subscripts: RefCell<Known>,
}

/// Why memory is not what it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Changed {
    /// An op may write or release it.
    By(Op),
    /// It ends with the forward sweep of the function, or its callers may change it.
    Outside,
}

/// Why a load may not be repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spoiled {
    /// It is volatile or atomic.
    Watched,
    /// It is not known which memory it reads.
    Untold,
    /// Memory is not what it was.
    Changed(Changed),
}

/// Objects of one kind that lie over each other only if they are the same; others may lie over anything.
fn kind(points: &Points, object: ObjId) -> usize {
    match points.objects[object] {
        Object::Global(_) => 0,
        _ if points.is_local(object) => 1,
        _ => OTHERS,
    }
}

const OTHERS: usize = 2;

/// Writes that are told of a load.
const MOST_SPOILERS: usize = 256;

#[derive(Debug)]
struct Write {
    op: Op,
    to: ObjSet,
    /// The single pointer written through, if it is that simple.
    pointer: Option<Value>,
}

impl Writes {
    /// Collects the writes of a body.
    pub fn of(module: &Module, body: &Body, facts: &Facts) -> Self {
        let list = body
            .op_order()
            .into_iter()
            .filter_map(|op| write_of(module, body, facts, op))
            .collect();
        Self::indexed(list, facts)
    }

    fn indexed(list: Vec<Write>, facts: &Facts) -> Self {
        let positions = list.iter().map(|w| facts.order.position(w.op)).collect();
        let mut writes = Self {
            positions,
            ..Self::default()
        };
        for (index, write) in list.iter().enumerate() {
            let index = index as u32;
            if write.to.is_empty() {
                writes.anywhere.push(index);
            }
            for object in write.to.iter() {
                writes.to.entry(object).or_default().push(index);
                let shared = &mut writes.shared[kind(&facts.points, object)];
                if !facts.points.is_apart(object) && shared.last() != Some(&index) {
                    shared.push(index);
                }
            }
        }
        writes.list = list;
        writes
    }

    /// A write that may run after `op`, may be to one of the objects, and is as asked.
    fn later(
        &self,
        body: &Body,
        facts: &Facts,
        (op, objects): (Op, &ObjSet),
        mut asked: impl FnMut(&Write) -> bool,
    ) -> Option<Op> {
        let later: SmallVec<[_; 4]> = facts.order.followers(body, op).collect();
        let mut among = |list: &[u32]| {
            later.iter().find_map(|span| {
                let begin = list.partition_point(|&w| self.positions[w as usize] < *span.start());
                let rest = list[begin..].iter().map(|&w| w as usize);
                let mut rest = rest.take_while(|&w| self.positions[w] <= *span.end());
                rest.find(|&w| asked(&self.list[w]))
                    .map(|w| self.list[w].op)
            })
        };
        let mut lists: SmallVec<[&[u32]; 8]> = smallvec::smallvec![self.anywhere.as_slice()];
        for object in objects.iter() {
            lists.extend(self.to.get(&object).map(Vec::as_slice));
            if !facts.points.is_apart(object) {
                let own = kind(&facts.points, object);
                let over = |&(other, _): &(usize, &Vec<u32>)| other != own || own == OTHERS;
                let shared = self.shared.iter().enumerate().filter(over);
                lists.extend(shared.map(|(_, list)| list.as_slice()));
            }
        }
        lists.into_iter().find_map(&mut among)
    }

    /// Whether the memory that `load` reads is unchanged and allocated until the context's reverse sweep runs.
    pub fn is_stable(
        &self,
        module: &Module,
        body: &Body,
        facts: &Facts,
        context: &Context,
        load: Op,
    ) -> bool {
        let spoiled = self.spoiled(module, body, facts, context, load);
        spoiled.is_none()
    }

    /// What keeps the memory that `load` reads from being unchanged and allocated until the context's reverse sweep runs, if
    /// anything does.
    pub fn spoiled(
        &self,
        module: &Module,
        body: &Body,
        facts: &Facts,
        context: &Context,
        load: Op,
    ) -> Option<Spoiled> {
        let data = &body.ops[load];
        let OpKind::Mem(Mem::Load(access)) = &data.kind else {
            return Some(Spoiled::Watched);
        };
        if !access.is_plain() {
            return Some(Spoiled::Watched);
        }
        let from = facts.points.of(data.args[0]);
        if access.invariant || is_constant(module, facts, from) {
            return None;
        }
        if from.is_empty() {
            return Some(Spoiled::Untold);
        }
        if !self.outlives(module, facts, context, from) {
            return Some(Spoiled::Changed(Changed::Outside));
        }
        let spoils = |w: &Write| self.spoils((module, body), facts, load, w);
        let by = self.later(body, facts, (load, from), spoils);
        by.map(|op| Spoiled::Changed(Changed::By(op)))
    }

    /// The ops that may write, until the reverse sweep, what a load reads; nothing if one of them does not do, or if they are many.
    /// The memory must be there then.
    pub fn spoilers(
        &self,
        module: &Module,
        body: &Body,
        facts: &Facts,
        load: Op,
        can: impl Fn(Op) -> bool,
    ) -> Option<Vec<Op>> {
        let data = &body.ops[load];
        let from = facts.points.of(data.args[0]);
        let is_plain = matches!(&data.kind, OpKind::Mem(Mem::Load(access)) if access.is_plain());
        if !is_plain || from.is_empty() {
            return None;
        }
        let mut found = Vec::new();
        let refused = |w: &Write| {
            if found.contains(&w.op) || !self.spoils((module, body), facts, load, w) {
                return false;
            }
            found.push(w.op);
            found.len() > MOST_SPOILERS || !can(w.op)
        };
        let refused = self.later(body, facts, (load, from), refused);
        refused.is_none().then_some(found)
    }

    /// What keeps the memory of the objects from being unchanged and allocated from the op until the reverse sweep, if
    /// anything does.
    pub fn changed(
        &self,
        module: &Module,
        body: &Body,
        facts: &Facts,
        context: &Context,
        op: Op,
        objects: &ObjSet,
    ) -> Option<Changed> {
        let hits = |w: &Write| facts.points.sets_overlap(objects, &w.to);
        if objects.is_empty() || is_constant(module, facts, objects) {
            return None;
        }
        if !self.outlives(module, facts, context, objects) {
            return Some(Changed::Outside);
        }
        let by = self.later(body, facts, (op, objects), hits);
        by.map(Changed::By)
    }

    /// Whether a write that may run after the load may change what it read.
    fn spoils(
        &self,
        (module, body): (&Module, &Body),
        facts: &Facts,
        load: Op,
        write: &Write,
    ) -> bool {
        let once = facts.order.loops(load).is_empty() && facts.order.loops(write.op).is_empty();
        if once && body.aliases.same_iteration(load, write.op) == Alias::No {
            return false;
        }
        let read = body.ops[load].args[0];
        let never = |written| {
            let mut known = self.subscripts.borrow_mut();
            let mut subscripts = Subscripts::new((module, body), &facts.order, &mut known);
            subscripts.never_again(load, read, write.op, written)
        };
        facts.points.sets_overlap(facts.points.of(read), &write.to)
            && !write.pointer.is_some_and(never)
    }

    /// Whether the objects live, unwritten by others, until the reverse sweep.
    fn outlives(&self, module: &Module, facts: &Facts, context: &Context, from: &ObjSet) -> bool {
        from.iter().all(|o| match facts.points.objects[o] {
            object if object.is_constant(module) => true,
            _ if context.mode != Mode::Split => true,
            _ => {
                let parameter = facts.points.parameter(o);
                parameter.is_some_and(|(i, _)| context.stable[i as usize])
            }
        })
    }
}

/// Whether memory is constant all the time.
fn is_constant(module: &Module, facts: &Facts, objects: &ObjSet) -> bool {
    let mut all = objects.iter().map(|o| facts.points.objects[o]);
    !objects.is_empty() && all.all(|object| object.is_constant(module))
}

/// What an op may write or end before the reverse sweep.
fn write_of(module: &Module, body: &Body, facts: &Facts, op: Op) -> Option<Write> {
    let data = &body.ops[op];
    let effects = facts.points.effects(module, body, op);
    if waits(module, facts, data) {
        return None;
    }
    let mut to = effects.writes;
    to.union(&effects.frees);
    if effects.writes_other {
        to.union(&facts.points.exposed(module));
    }
    if to.is_empty() && !effects.anywhere {
        return None;
    }
    let stores = matches!(data.kind, OpKind::Mem(Mem::Store(_)));
    let write = Write {
        op,
        to,
        pointer: stores.then(|| data.args[1]),
    };
    Some(match data.kind.call() {
        Some(call) if may_reuse(module, call) => with_reused(module, body, facts, write),
        _ => write,
    })
}

/// Whether a call releases what its argument points to in the reverse sweep alone.
fn waits(module: &Module, facts: &Facts, data: &OpData) -> bool {
    let Some(call) = data.kind.call().filter(|call| !is_by_user(module, call)) else {
        return false;
    };
    matches!(call_kind(module, call), CallKind::Free { arg } if is_put_off(facts, data.args[arg]))
}

/// Whether a call may end what allocations of the user's have given: by giving the same memory again, or by releasing
/// what it is taken from.
fn may_reuse(module: &Module, call: &Call) -> bool {
    let any = || module.functions.values().any(Function::allocates);
    match call_kind(module, call) {
        CallKind::Alloc { .. } => is_by_user(module, call),
        CallKind::Defined(_) | CallKind::Free { .. } => any(),
        _ => false,
    }
}

/// An arena may be rewound: an allocation of the user's may then be given memory that others were given before.
fn with_reused(module: &Module, body: &Body, facts: &Facts, mut write: Write) -> Write {
    if write.to.is_empty() {
        return write;
    }
    let by_user = |op: Op| {
        let call = body.ops[op].kind.call();
        call.is_some_and(|call| is_by_user(module, call))
    };
    for (object, what) in facts.points.objects.iter() {
        let reused = match *what {
            Object::Heap(op) => by_user(op),
            Object::Call(_) | Object::Handed(_) | Object::Made { .. } => true,
            _ => false,
        };
        if reused {
            write.to.insert(object);
        }
    }
    write
}
