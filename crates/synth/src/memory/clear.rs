//! Bytes that lose their adjoint: memory set to a constant, integers stored over floats.

use super::copy::{Copied, clear_float};
use crate::refuse::{UNTYPED_SET, UNTYPED_STORE};
use crate::reverse::Reverser;
use crate::shadow::clear;
use crate::unit::Step;
use tapeless_analysis::PointerActivity;
use tapeless_analysis::types::{Layout, Length};
use tapeless_analysis::values::multiples::Multiples;
use tapeless_ir::{FloatKind, Op, OpData, Value};

impl Reverser<'_, '_> {
    /// An inactive integer over active memory: the floats that lie there lose their adjoints.
    pub(super) fn clear(&mut self, op: Op, data: &OpData) -> Step<()> {
        let (value, pointer) = (data.args[0], data.args[1]);
        let bytes = self.unit.module.size_of(self.unit.body.ty(value));
        self.unit.check_told(op, value, pointer)?;
        if !self.unit.may_vary(pointer, Some(bytes)) || self.unit.lies_among_others(value, pointer)
        {
            return Ok(());
        }
        if self.unit.leaves_floats(op) {
            return Ok(());
        }
        let facts = self.unit.facts;
        let layout = facts
            .types
            .layout(&facts.points, pointer, pointer, bytes.into());
        let fields = match layout {
            Layout::None => return Ok(()),
            Layout::Unknown(_) => return self.clear_bytes(op, pointer, bytes),
            Layout::Floats { fields, .. } => fields,
        };
        let shadow = self.shadow(pointer, op)?;
        self.where_shadowed(pointer, shadow, |b| {
            for (at, kind) in fields {
                let at = b.i64(at.cast_signed());
                clear_float(b, shadow, at, kind);
            }
        });
        Ok(())
    }

    /// Clears the shadow under what was stored: whole words, bytes that are stored one after the other, or what is no part
    /// of a float. Of what lies there nothing is left, be it a float or a pointer.
    fn clear_bytes(&mut self, op: Op, pointer: Value, bytes: u64) -> Step<()> {
        let facts = self.unit.facts;
        let types = &facts.types;
        let in_bytes = bytes == 1 && types.is_in_bytes(&facts.points, pointer);
        let known = in_bytes || types.is_beside_floats(&facts.points, pointer, bytes);
        if !known && !types.is_in_words(&facts.points, pointer, bytes) {
            return Err(self.unit.untyped(op, pointer, UNTYPED_STORE));
        }
        let bytes = self.b.i64(bytes.cast_signed());
        self.clear_shadow(op, pointer, bytes)
    }

    /// Clears whole words of shadow whose bytes hold anything but pointers, or bytes that are no part of a float.
    fn clear_words(&mut self, op: Op, dst: Value, len: Value) -> Step<()> {
        let facts = self.unit.facts;
        let bytes = Multiples::new(self.unit.body, &[]).factor(len, self.unit.body.ops[op].parent);
        let known = self.unit.body.as_int(len).map(i64::unsigned_abs);
        let beside = |bytes| facts.types.is_beside_floats(&facts.points, dst, bytes);
        if !known.is_some_and(beside) && !facts.types.is_clearable(&facts.points, dst, bytes) {
            return Err(self.unit.untyped(op, dst, UNTYPED_SET));
        }
        let bytes = self.primal(len, op)?;
        self.clear_shadow(op, dst, bytes)
    }

    pub(super) fn clear_shadow(&mut self, op: Op, pointer: Value, bytes: Value) -> Step<()> {
        let shadow = self.shadow(pointer, op)?;
        self.where_shadowed(pointer, shadow, |b| clear(b, shadow, bytes));
        Ok(())
    }

    /// Bytes set to a constant ⇒ their shadow is 0.
    pub(super) fn set_bytes(&mut self, op: Op, data: &OpData) -> Step<()> {
        let dst = data.args[0];
        if self.unit.pointer(dst) == PointerActivity::Inactive {
            return Ok(());
        }
        let len = self.constant_length(data);
        if !self.unit.may_vary(dst, len) {
            return Ok(());
        }
        let facts = self.unit.facts;
        let length = Length::of(self.unit.body, data.args[2], data.parent);
        let (period, fields) = match facts.types.layout(&facts.points, dst, dst, length) {
            Layout::None => return Ok(()),
            Layout::Unknown(_) => return self.clear_words(op, dst, data.args[2]),
            Layout::Floats { period, fields } => (period, fields),
        };
        let to = self.shadow(dst, op)?;
        let bytes = self.primal(data.args[2], op)?;
        if is_dense(&fields, period, len) {
            return self.clear_shadow(op, dst, bytes);
        }
        let floats = Copied {
            to,
            from: None,
            bytes,
            period: period.cast_signed(),
            fields,
            pointers: Vec::new(),
            backwards: false,
        };
        self.where_shadowed(dst, to, |b| floats.run(b, period == 0));
        Ok(())
    }
}

/// Whether the fields leave no byte between them.
fn is_dense(fields: &[(u64, FloatKind)], period: u64, len: Option<u64>) -> bool {
    let whole = if period == 0 {
        len.unwrap_or(0)
    } else {
        period
    };
    fields.iter().map(|f| f.1.stride()).sum::<u64>() == whole
}
