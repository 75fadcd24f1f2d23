//! What LLVM knows about one function: dominators, loops, closed forms, aliasing.

use crate::call::Access;
use crate::ffi::{self, LLVMBasicBlockRef, ffi};
use crate::function::{Block, Function};
use crate::targets::Targets;
use crate::types::Type;
use crate::value::Value;
use std::ffi::c_void;
use std::fmt;
use std::marker::PhantomData;

/// Answers about one function as it is now. Only [`Analyses::expand`] may change the function while this lives.
#[derive(Debug)]
pub struct Analyses(*mut ffi::OpaqueAnalyses);

/// A natural loop.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Loop<'a>(*const c_void, PhantomData<&'a Analyses>);

/// A closed-form expression over values of the function; equality is identity.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Scev<'a>(*const c_void, PhantomData<&'a Analyses>);

/// Whether two places overlap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Alias {
    /// Never.
    No,
    /// Unknown.
    May,
    /// Always, at different starts or sizes.
    Partial,
    /// They start at the same address.
    Must,
}

/// Between which executions of two operations a question about memory is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Iterations {
    /// Within one iteration of every loop around both.
    Same,
    /// Between any two iterations.
    Any,
}

impl Drop for Analyses {
    fn drop(&mut self) {
        ffi!(tapeless_analyses_dispose(self.0));
    }
}

impl Analyses {
    /// Computes them for a definition.
    pub fn new(function: Function, targets: &Targets) -> Self {
        debug_assert!(!function.is_declaration());
        Self(ffi!(tapeless_analyses_create(
            targets.0,
            function.value().0
        )))
    }

    /// Whether a value is available before an instruction.
    pub fn dominates(&self, definition: Value, at: Value) -> bool {
        ffi!(tapeless_dominates(self.0, definition.0, at.0))
    }

    /// Whether every path to `y` passes `x`; a block dominates itself.
    pub fn block_dominates(&self, x: Block, y: Block) -> bool {
        ffi!(tapeless_block_dominates(self.0, x.0, y.0))
    }

    /// Whether any path leads there from the entry.
    pub fn is_reachable(&self, block: Block) -> bool {
        ffi!(tapeless_is_reachable(self.0, block.0))
    }

    /// Every natural loop, outer ones before those within them.
    pub fn loops(&self) -> Vec<Loop<'_>> {
        unsafe extern "C" fn push(state: *mut c_void, each: *const c_void) {
            // SAFETY: the state is the vector below.
            unsafe { (*state.cast::<Vec<Loop<'_>>>()).push(Loop(each, PhantomData)) }
        }
        let mut loops: Vec<Loop<'_>> = Vec::new();
        ffi!(tapeless_loops(self.0, (&raw mut loops).cast(), push));
        loops
    }

    /// The innermost loop around a block.
    pub fn loop_of(&self, block: Block) -> Option<Loop<'_>> {
        Loop::from_raw(ffi!(tapeless_loop_of(self.0, block.0)))
    }

    /// How often a loop's latch repeats it (one less than the times that its header runs), before any exit is taken.
    pub fn backedge_count(&self, each: Loop<'_>) -> Option<Scev<'_>> {
        Scev::from_raw(ffi!(tapeless_backedge_count(
            self.0,
            each.0,
            std::ptr::null_mut()
        )))
    }

    /// The same if only the exit in one block were ever taken.
    pub fn exit_count(&self, each: Loop<'_>, exiting: Block) -> Option<Scev<'_>> {
        Scev::from_raw(ffi!(tapeless_backedge_count(self.0, each.0, exiting.0)))
    }

    /// The closed form `start + iteration · step` of a header phi, integer or pointer (whose step is in bytes).
    pub fn recurrence(&self, phi: Value) -> Option<(Scev<'_>, Scev<'_>)> {
        let (mut start, mut step) = (std::ptr::null(), std::ptr::null());
        ffi!(tapeless_recurrence(
            self.0,
            phi.0,
            &raw mut start,
            &raw mut step
        ))
        .then_some((Scev(start, PhantomData), Scev(step, PhantomData)))
    }

    /// The closed form of an integer or a pointer.
    pub fn scev(&self, value: Value) -> Option<Scev<'_>> {
        Scev::from_raw(ffi!(tapeless_scev(self.0, value.0)))
    }

    /// Writes an expression before an instruction. `None`, with nothing written, if it could trap there or needs
    /// values that are not available.
    pub fn expand(&self, scev: Scev<'_>, before: Value) -> Option<Value> {
        Value::from_raw(ffi!(tapeless_scev_expand(self.0, scev.0, before.0)))
    }

    /// What `first` may do to the memory that `second`, a memory operation or call, reads or writes.
    pub fn mod_ref(&self, first: Value, second: Value, when: Iterations) -> Access {
        let bits = ffi!(tapeless_mod_ref(
            self.0,
            first.0,
            second.0,
            when == Iterations::Any
        ));
        Access {
            read: bits & 1 != 0,
            write: bits & 2 != 0,
        }
    }

    /// Whether two places overlap, each a pointer and a size in bytes; `None` is any size, before and after it.
    pub fn alias(
        &self,
        p: (Value, Option<u64>),
        q: (Value, Option<u64>),
        when: Iterations,
    ) -> Alias {
        let size = |bytes: Option<u64>| bytes.unwrap_or(u64::MAX);
        let any = when == Iterations::Any;
        match ffi!(tapeless_alias(
            self.0,
            p.0.0,
            size(p.1),
            q.0.0,
            size(q.1),
            any
        )) {
            0 => Alias::No,
            2 => Alias::Partial,
            3 => Alias::Must,
            _ => Alias::May,
        }
    }
}

impl Value {
    /// The object into which a pointer points, as far as casts and offsets show.
    pub fn underlying_object(self) -> Value {
        Value(ffi!(tapeless_underlying_object(self.0)))
    }

    /// Whether code other than the function's own could learn this pointer; returning it counts.
    pub fn may_be_captured(self) -> bool {
        ffi!(tapeless_may_be_captured(self.0))
    }
}

impl<'a> Loop<'a> {
    fn from_raw(raw: *const c_void) -> Option<Self> {
        (!raw.is_null()).then_some(Self(raw, PhantomData))
    }

    /// The loop around it.
    pub fn parent(self) -> Option<Loop<'a>> {
        Self::from_raw(ffi!(tapeless_loop_parent(self.0)))
    }

    /// The one block in which it is entered.
    pub fn header(self) -> Block {
        Block(ffi!(tapeless_loop_header(self.0)))
    }

    /// The one block outside that goes to the header and nowhere else.
    pub fn preheader(self) -> Option<Block> {
        Block::from_raw(ffi!(tapeless_loop_preheader(self.0)))
    }

    /// The one block that goes back to the header.
    pub fn latch(self) -> Option<Block> {
        Block::from_raw(ffi!(tapeless_loop_latch(self.0)))
    }

    /// Whether a block lies in it.
    pub fn contains(self, block: Block) -> bool {
        ffi!(tapeless_loop_contains(self.0, block.0))
    }

    /// 1 for an outermost loop.
    pub fn depth(self) -> u32 {
        ffi!(tapeless_loop_depth(self.0))
    }

    /// The blocks from which it can be left.
    pub fn exiting_blocks(self) -> Vec<Block> {
        unsafe extern "C" fn push(state: *mut c_void, block: LLVMBasicBlockRef) {
            // SAFETY: the state is the vector below.
            unsafe { (*state.cast::<Vec<Block>>()).push(Block(block)) }
        }
        let mut blocks: Vec<Block> = Vec::new();
        ffi!(tapeless_loop_exiting(
            self.0,
            (&raw mut blocks).cast(),
            push
        ));
        blocks
    }
}

impl fmt::Debug for Loop<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "loop at {:?}", self.header())
    }
}

impl Scev<'_> {
    fn from_raw(raw: *const c_void) -> Option<Self> {
        (!raw.is_null()).then_some(Self(raw, PhantomData))
    }

    /// Its type.
    pub fn ty(self) -> Type {
        Type(ffi!(tapeless_scev_type(self.0)))
    }

    /// Its value, if it is a constant.
    pub fn constant(self) -> Option<Value> {
        Value::from_raw(ffi!(tapeless_scev_constant(self.0)))
    }
}

impl fmt::Display for Scev<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&ffi::collect(|sink, state| {
            ffi!(tapeless_scev_print(self.0, sink, state))
        }))
    }
}

impl fmt::Debug for Scev<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
