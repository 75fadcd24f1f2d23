//! Bytes that lose their adjoint: memory set to a constant, integers stored over floats.

use super::copy::{Copied, clear_float};
use crate::reverse::Reverser;
use crate::shadow::clear;
use crate::unit::Step;
use tapeless_analysis::PointerActivity;
use tapeless_analysis::types::{Layout, Length};
use tapeless_ir::{FloatKind, Op, OpData, Value};

impl Reverser<'_, '_> {
    /// An inactive integer over active memory: the floats that lie there lose their adjoints.
    pub(super) fn clear(&mut self, op: Op, data: &OpData) -> Step<()> {
        let (value, pointer) = (data.args[0], data.args[1]);
        let bytes = self.unit.module.size_of(self.unit.body.ty(value));
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
            // Of what lies there nothing is left, be it a float or a pointer.
            Layout::Unknown(_) => {
                let bytes = self.b.i64(bytes.cast_signed());
                return self.clear_shadow(op, pointer, bytes);
            }
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
            Layout::Unknown(_) => {
                let bytes = self.primal(data.args[2], op)?;
                return self.clear_shadow(op, dst, bytes);
            }
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
