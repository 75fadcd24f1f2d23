//! Derivatives that own their memory.
//!
//! Where what a function allocates is released, by itself or by what it calls, the derivative has to put the release
//! off until the reverse of the allocation. If no memory that the function or its callees allocate is known to the
//! caller, and they release no other memory, then this can be done without knowing which release belongs to which
//! allocation: each release leaves a note beside the shadow, and the reverse of the allocation follows it. The same
//! holds where the caller may know of the memory, but of no shadow.
//!
//! Where memory is left to the caller, its shadow is the caller's to release, as the memory is: there is no room for
//! notes. What is released before then goes on a list, which is worked off at the end.

use crate::facts::Facts;
use crate::points::{ObjId, Object};
use crate::values::callee::{CallKind, asks_size, call_kind};
use rustc_hash::FxHashSet;
use tapeless_ir::{Body, Call, Callee, Control, FuncId, Module, Op, OpKind, Stated, Type};

/// Arguments of a deallocating function, beside the pointer, that can be kept.
pub const ARGUMENTS: usize = 2;
/// Bytes that each of them may have.
const WORD: u64 = 8;

/// How the memory of a derivative that owns it is released.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Owned {
    /// The functions that the primal releases memory with; all arguments but the pointer fit into a word each.
    pub deallocators: Vec<Deallocator>,
    /// Whether functions that it calls allocate memory: who calls them, does not know whether anybody releases it.
    pub callees_allocate: bool,
    /// Whether it asks for the size of memory.
    pub asks_sizes: bool,
    /// Whether it may also release memory with a shadow that it was given.
    pub releases_given: bool,
}

/// A function that releases memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Deallocator {
    /// The function.
    pub function: FuncId,
    /// The index of the pointer.
    pub pointer: usize,
}

impl Deallocator {
    /// The function that such a call names.
    pub fn of(call: &Call, pointer: usize) -> Option<Self> {
        match call.callee {
            Callee::Func(function) => Some(Self { function, pointer }),
            Callee::Indirect => None,
        }
    }
}

/// Whether the derivative of a function, at whose request everything else is made, owns all memory that it handles.
pub fn owned(module: &Module, body: &Body, facts: &Facts) -> Option<Owned> {
    let made = |o| facts.points.is_made(o);
    let mut objects = facts.points.objects.keys();
    let closed = keeps_shadows(module, body, facts);
    let handed_out = !closed && objects.any(|o| made(o) && facts.points.is_kept_outside(o));
    // What lies on the stack is never released, whatever a pointer into a list may lead to; what has no shadow is
    // released as it is. Where nobody else can hold a shadow, memory that is not the caller's has one only if the derivative
    // made it.
    let others = |o: ObjId| match facts.points.objects[o] {
        Object::Alloca(_) => true,
        _ => closed && !is_given(facts, o) || !facts.activity.has_shadow(o),
    };
    let mut freed = facts.points.freed().iter();
    if handed_out || !freed.all(|o| made(o) || others(o)) {
        return None;
    }
    let owned = deallocators(module, body)?;
    (owned.callees_allocate || !owned.deallocators.is_empty()).then_some(owned)
}

/// What the derivative of such a function releases memory with where it leaves memory to its caller. Shadows of what it
/// made are then released as their primals are, at its end.
pub fn listed(module: &Module, body: &Body, facts: &Facts) -> Option<Owned> {
    let points = &facts.points;
    let is_made = |o: ObjId| {
        let on_stack = matches!(points.objects[o], Object::Alloca(_));
        on_stack || points.is_made(o) || !facts.activity.has_shadow(o)
    };
    let found = deallocators(module, body)?;
    (!found.deallocators.is_empty()).then_some(Owned {
        releases_given: !points.freed().iter().all(is_made),
        ..found
    })
}

/// Whether pointers to shadows that the derivative makes stay in it: no memory of the caller that has a shadow holds or
/// is given a pointer, none is returned, shadows of globals are read in the request alone, and no derivative by hand is asked, which may keep what it is given.
fn keeps_shadows(module: &Module, body: &Body, facts: &Facts) -> bool {
    let points = &facts.points;
    let holds =
        |o| is_given(facts, o) && facts.activity.has_shadow(o) && !points.contents(o).is_empty();
    let mut functions = module.functions.values();
    // Our own (`tapeless.through`) have one that stops the program.
    let by_hand = functions.any(|function| {
        function.stated == Stated::Derivative && !function.name.starts_with("tapeless.")
    });
    let returns = |op: Op| {
        let data = &body.ops[op];
        let is_return = matches!(data.kind, OpKind::Control(Control::Return));
        is_return && data.args.iter().any(|&v| !points.of(v).is_empty())
    };
    !by_hand && !points.objects.keys().any(holds) && !body.op_order().into_iter().any(returns)
}

/// Whether the object is the caller's.
fn is_given(facts: &Facts, object: ObjId) -> bool {
    let object = facts.points.objects[object];
    matches!(
        object,
        Object::Param(_) | Object::Behind { .. } | Object::Deep(_)
    )
}

/// What a body and all that it calls release memory with.
fn deallocators(module: &Module, body: &Body) -> Option<Owned> {
    let (mut open, mut seen) = (vec![body], FxHashSet::default());
    let mut found = Owned::default();
    let mut is_callee = false;
    while let Some(body) = open.pop() {
        for op in body.op_order() {
            let Some(call) = body.ops[op].kind.call() else {
                continue;
            };
            match (call_kind(module, call), call.callee) {
                (CallKind::Free { arg }, Callee::Func(function)) => {
                    let mut others = call.sig.params.clone();
                    others.remove(arg);
                    let fits = |&ty: &Type| ty.lanes() == 1 && module.size_of(ty) <= WORD;
                    if others.len() > ARGUMENTS || !others.iter().all(fits) {
                        return None;
                    }
                    found.deallocators.push(Deallocator {
                        function,
                        pointer: arg,
                    });
                }
                (CallKind::Defined(id), _) if seen.insert(id) => {
                    open.extend(module.functions[id].differentiated());
                }
                (CallKind::Alloc { .. }, _) => found.callees_allocate |= is_callee,
                _ => found.asks_sizes |= asks_size(module, call),
            }
        }
        is_callee = true;
    }
    found.deallocators.sort_unstable();
    found.deallocators.dedup();
    Some(found)
}
