//! Adjoints of memory ops.
//!
//! load ⇒ `shadow += adj` · store ⇒ `adj += shadow; shadow = 0` · copy ⇒ store ∘ load, float by float ·
//! set ⇒ `shadow = 0` · allocation ⇒ release of the shadow, and of what the forward sweep put off releasing.
//!
//! Here are loads and stores; `adds` says how members of a team add to what several of them have read; `copy` and `clear` hold the ops on bytes, `objects` the allocations, `notes` what
//! tells them which memory was released, `list` the shadows that end with the request, `made` those that the derivative made, `mirrored` the integers of structures, `word` words that are floats or pointers, `kept` what ends where an exception leaves, `undone` what stores have overwritten,
//! `alike` the shadows that end as their primals do.
//!
//! # What must hold
//!
//! A shadow has its primal's layout. Where the primal holds a float it holds the adjoint; a pointer: the pointer to the
//! shadow, written in the forward sweep; an integer: nothing is ever read, though it may be copied where bytes are a float at
//! other times (`Holds::Either`): what is stored over a float clears its adjoint, so that no float ever gets any of it.
//! Pointers that may be the bits of floats (`activity/bits.rs`) are not stored. A word that is a `double` at one time and a
//! pointer at another has the one or the other in its shadow, and that tells which (`synth/memory/word.rs`): an address is
//! less than 2⁴⁷, as a `double` less than 7·10⁻³¹⁰, and adjoints that small count as 0.
//!
//! Copies move pointers in the forward sweep and adjoints in the reverse sweep, word by word, as the shadow says. What is
//! left of a pointer where a float is at another time counts as the adjoint 0, to less than 10⁻³⁰⁹; so nothing has to be
//! cleared, which in the caller's memory would take seeds away. (A shadow pointer that is loaded again in the reverse sweep
//! lies where nothing is written in between, so no adjoint got there.) Floats of other formats have no such room: copies of
//! such words are refused, and in reverse mode each access of one that is shorter than a pointer.
//!
//! Primals alias exactly if their shadows do. A null shadow pointer means memory without a derivative: that is how a pointer
//! which is active on one path only is told apart at run time. Under `enzyme_runtime_activity` a caller's shadow pointer that
//! equals the primal's says the same; it is made null where it comes in, as an argument or by a load.

pub mod adds;
pub(crate) mod alike;
mod clear;
pub(crate) mod copy;
pub mod kept;
pub mod list;
pub(crate) mod made;
pub(crate) mod mirrored;
pub(crate) mod notes;
pub(crate) mod objects;
pub(crate) mod undone;
pub(crate) mod word;

use crate::reverse::Reverser;
use crate::shadow::{shadow_access, some_or_zero, where_some};
use crate::unit::Step;
use adds::{Adds, add_to};
use copy::Moving;
use tapeless_analysis::PointerActivity;
use tapeless_ir::ops::Access;
use tapeless_ir::{Builder, FastMath, Mem, Op, OpData, Type, Value};
use tapeless_rules::{RuleId, id};

impl Reverser<'_, '_> {
    pub(crate) fn mem(&mut self, op: Op, mem: &Mem, data: &OpData) -> Step<()> {
        match mem {
            Mem::Load(access) => self.load(op, *access, data),
            Mem::Store(access) => {
                self.undo(op)?;
                self.store(op, *access, data)
            }
            Mem::Copy { moves, .. } => self.lookup().copy(op, *moves, data, Moving::Adjoints),
            Mem::Set(_) => self.lookup().set_bytes(op, data),
            Mem::Alloca { size, align, .. } => self.stack_object(op, (*size, *align), data),
            _ => Ok(()),
        }
    }

    /// x = *p ⇒ *p' += adj x
    fn load(&mut self, op: Op, access: Access, data: &OpData) -> Step<()> {
        let Some(adjoint) = self.take(data.results[0]) else {
            return Ok(());
        };
        if self.in_place.holds(op) {
            return Ok(());
        }
        if self.unit.pointer(data.args[0]) == PointerActivity::Inactive {
            return Ok(());
        }
        let shadow = self.shadow(data.args[0], op)?;
        let access = shadow_access(access);
        let (flags, mixed) = (self.flags, self.unit.is_mixed(data.args[0]));
        let (module, (adds, alone)) = (self.unit.module, self.adds_of(op, data.args[0])?);
        where_some(&mut self.b, shadow, mixed, |b| {
            let add =
                |b: &mut Builder, adds| add_to((module, b), adds, (shadow, adjoint), access, flags);
            match alone {
                Some(alone) => b.either(alone, |b| add(b, Adds::Plain), |b| add(b, adds)),
                None => add(b, adds),
            }
        });
        Ok(())
    }

    /// *p += x, at once ⇒ adj x += *p'. Whoever does so is in no order, and nobody clears what all look at.
    pub(crate) fn updated(&mut self, op: Op, access: Access, data: &OpData) -> Step<()> {
        let Some(rule) = self.unit.sum(data) else {
            return Err(self.unit.illegal(op));
        };
        let (pointer, value) = (data.args[0], data.args[1]);
        if !self.unit.is_active(value) || self.unit.pointer(pointer) == PointerActivity::Inactive {
            return Ok(());
        }
        let (ty, flags) = (self.unit.body.ty(value), self.flags);
        let (shadow, access) = (self.shadow(pointer, op)?, shadow_access(access));
        let adjoint = match self.unit.is_mixed(pointer) {
            true => some_or_zero(&mut self.b, shadow, ty, |b| b.load(shadow, ty, access)),
            false => self.b.load(shadow, ty, access),
        };
        let part = part(&mut self.b, rule, adjoint, flags);
        self.add(value, part, flags);
        Ok(())
    }

    /// *p = x ⇒ adj x += *p', *p' = 0
    fn store(&mut self, op: Op, access: Access, data: &OpData) -> Step<()> {
        let (value, pointer) = (data.args[0], data.args[1]);
        if self.unit.body.ty(value).is_ptr()
            || self.unit.pointer(pointer) == PointerActivity::Inactive
        {
            return Ok(());
        }
        if !self.unit.is_active(value) && self.unit.body.ty(value).is_int() {
            return self.lookup().clear(op, data);
        }
        let ty = self.unit.derivative_type(value, op)?;
        let shadow = self.shadow(pointer, op)?;
        let access = shadow_access(access);
        let active = self.unit.is_active(value);
        if self.unit.pointer(pointer) != PointerActivity::Mixed {
            let old = active.then(|| self.b.load(shadow, ty, access));
            if !self.in_place.holds(op) {
                let zero = self.b.zero(ty);
                self.b.store(zero, shadow, access);
            }
            if let Some(old) = old {
                self.add(value, old, self.flags);
            }
            return Ok(());
        }
        let part = take_where_some(&mut self.b, shadow, ty, access);
        if active {
            self.add(value, part, self.flags);
        }
        Ok(())
    }
}

/// The adjoint of what an update adds, of the adjoint of what lies there then.
fn part(b: &mut Builder, rule: RuleId, adjoint: Value, flags: FastMath) -> Value {
    match rule == id::fsub {
        true => b.rule(id::fneg, flags, &[adjoint]),
        false => adjoint,
    }
}

/// *p += x
pub fn accumulate(b: &mut Builder, p: Value, x: Value, access: Access, flags: FastMath) {
    let ty = b.body.ty(x);
    let old = b.load(p, ty, access);
    let new = b.rule(tapeless_rules::id::fadd, flags, &[old, x]);
    b.store(new, p, access);
}

/// *p, which becomes 0; or 0 where p is null.
fn take_where_some(b: &mut Builder, p: Value, ty: Type, access: Access) -> Value {
    let zero = b.zero(ty);
    some_or_zero(b, p, ty, |b| {
        let old = b.load(p, ty, access);
        b.store(zero, p, access);
        old
    })
}
