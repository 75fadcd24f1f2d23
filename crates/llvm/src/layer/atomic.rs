//! Accesses that other threads may see.

use crate::builder::Builder;
use crate::ffi::ffi;
use crate::opcode::{Opcode, Ordering, Update};
use crate::value::Value;

/// The scope of all threads.
const SYSTEM: u32 = 1;

impl Value {
    /// Whether an atomic access is one for all threads.
    pub fn is_system_wide(self) -> bool {
        ffi!(LLVMGetAtomicSyncScopeID(self.0)) == SYSTEM
    }

    /// What other threads see of a load, a store or an update; of an exchange where it succeeds.
    pub fn ordering(self) -> Ordering {
        Ordering::from_raw(match self.is(Opcode::AtomicCmpXchg) {
            true => ffi!(LLVMGetCmpXchgSuccessOrdering(self.0)),
            false => ffi!(LLVMGetOrdering(self.0)),
        })
    }

    /// Makes a load or a store atomic.
    pub fn set_ordering(self, ordering: Ordering) {
        ffi!(LLVMSetOrdering(self.0, ordering.to_raw()));
    }

    /// What an `atomicrmw` makes of the old value.
    pub fn update(self) -> Update {
        Update::from_raw(ffi!(LLVMGetAtomicRMWBinOp(self.0)))
    }
}

impl Builder {
    /// `atomicrmw`, with an alignment in bytes; the old value.
    pub fn update(
        &self,
        update: Update,
        (pointer, align): (Value, u32),
        value: Value,
        ordering: Ordering,
    ) -> Value {
        let (update, ordering) = (update.to_raw(), ordering.to_raw());
        let (pointer, value) = (pointer.0, value.0);
        let made = Value(ffi!(LLVMBuildAtomicRMW(
            self.0, update, pointer, value, ordering, 0
        )));
        made.set_align(align);
        made
    }

    /// `cmpxchg`, with an alignment in bytes; the old value, and whether the new one was written. Where it fails, other threads
    /// see a load.
    pub fn exchange(
        &self,
        (pointer, align): (Value, u32),
        (expected, value): (Value, Value),
        ordering: Ordering,
    ) -> Value {
        let failure = match ordering {
            Ordering::Release => Ordering::Monotonic,
            Ordering::AcquireRelease => Ordering::Acquire,
            other => other,
        };
        let (success, failure) = (ordering.to_raw(), failure.to_raw());
        let (pointer, expected, value) = (pointer.0, expected.0, value.0);
        let made = Value(ffi!(LLVMBuildAtomicCmpXchg(
            self.0, pointer, expected, value, success, failure, 0
        )));
        made.set_align(align);
        made
    }
}
