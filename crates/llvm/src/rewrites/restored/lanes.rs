//! Pointers that lie side by side and are loaded and stored as one vector: simplifications make it of them, and then nobody
//! knows which of them leads where.
//!
//! ```text
//! v = load <2 x ptr>, p   …   store v, q   →   a = load ptr, p   b = load ptr, p + 8   …   store a, q   store b, q + 8
//! ```

use super::moves::is_plain;
use crate::opcode::Opcode;
use crate::types::Layout;
use crate::{Builder, Function, Type, Value, ValueKind};

/// Metadata that holds of the lanes, too.
const KEPT: [&str; 3] = ["alias.scope", "noalias", "tbaa"];

/// So many instructions are followed from a vector to one of its lanes.
const STEPS: u32 = 16;

/// Loads and stores each pointer by itself.
pub(crate) fn restore(function: Function) {
    let layout = function.module().layout();
    let (loads, stores): (Vec<Value>, Vec<Value>) = function
        .instructions()
        .filter(|v| matches!(v.opcode(), Opcode::Load | Opcode::Store) && is_plain(*v))
        .partition(|v| v.is(Opcode::Load));
    let taken_apart = loads.into_iter().filter(|&v| is_taken_apart(v));
    taken_apart.for_each(|v| load(v, layout));
    stores.into_iter().for_each(|v| store(v, layout));
}

/// How many pointers a vector has.
fn pointers(ty: Type) -> Option<u32> {
    ty.lanes().filter(|_| ty.element().is_pointer())
}

/// Whether a vector of pointers is loaded only to be stored, or for single ones.
fn is_taken_apart(load: Value) -> bool {
    let by_lane = |user: Value| match user.opcode() {
        Opcode::Store => user.operand(0) == load && is_plain(user),
        Opcode::ExtractElement => user.operand(1).const_u64().is_some(),
        _ => false,
    };
    pointers(load.ty()).is_some() && load.has_users() && load.users().into_iter().all(by_lane)
}

/// Where a lane lies, and how it is aligned.
fn place(builder: &Builder, access: Value, lane: u32, layout: Layout, of: Type) -> (Value, u32) {
    let begin = (access.access_pointer(), access.align());
    builder.behind(begin, u64::from(lane) * layout.store_size(of))
}

fn keep(made: Value, from: Value) {
    made.copy_location(from);
    KEPT.iter().for_each(|kind| made.copy_metadata(from, kind));
}

/// Loads each lane, and puts a vector together for whoever wants one.
fn load(vector: Value, layout: Layout) {
    let (builder, of) = (Builder::before(vector), vector.ty().element());
    let index = |lane: u32| of.context().int(32).int(lane.into());
    let mut whole = vector.ty().poison();
    for lane in 0..pointers(vector.ty()).unwrap_or(0) {
        let (from, align) = place(&builder, vector, lane, layout, of);
        let loaded = builder.load(of, from, align);
        keep(loaded, vector);
        let takes = |user: &Value| {
            user.is(Opcode::ExtractElement) && user.operand(1).const_u64() == Some(lane.into())
        };
        for user in vector.users().into_iter().filter(takes) {
            user.replace_uses(loaded);
            user.erase();
        }
        whole = builder.insert_element(whole, loaded, index(lane));
    }
    vector.replace_uses(whole);
    vector.erase();
}

/// Stores each lane, if each is known.
fn store(store: Value, layout: Layout) {
    let vector = store.operand(0);
    let of = |lanes: u32| {
        (0..lanes)
            .map(|at| lane(vector, at))
            .collect::<Option<Vec<_>>>()
    };
    let Some(lanes) = pointers(vector.ty()).and_then(of) else {
        return;
    };
    let builder = Builder::before(store);
    for (at, lane) in (0..).zip(lanes) {
        let (to, align) = place(&builder, store, at, layout, lane.ty());
        keep(builder.store(lane, to, align), store);
    }
    store.erase();
    erase(vector);
}

/// What was put into a lane of a vector.
fn lane(vector: Value, lane: u32) -> Option<Value> {
    let mut v = vector;
    for _ in 0..STEPS {
        if v.is_constant() {
            return match v.kind() {
                ValueKind::ConstantVector => v.const_element(lane),
                _ => v.is_null().then(|| v.ty().element().zero()),
            };
        }
        if !v.is_instruction() || !v.is(Opcode::InsertElement) {
            return None;
        }
        match v.operand(2).const_u64()? {
            at if at == u64::from(lane) => return Some(v.operand(1)),
            _ => v = v.operand(0),
        }
    }
    None
}

/// Deletes a vector that nobody wants any more.
fn erase(vector: Value) {
    let mut v = vector;
    while v.is_instruction() && v.is(Opcode::InsertElement) && !v.has_users() {
        let rest = v.operand(0);
        v.erase();
        v = rest;
    }
}
