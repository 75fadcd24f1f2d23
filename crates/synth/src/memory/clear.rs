//! Bytes that lose their adjoint: memory set to a constant, integers stored over floats.

use super::copy::{Copied, clear_float};
use crate::reverse::Reverser;
use crate::shadow::clear;
use crate::unit::Step;
use tapeless_analysis::types::Layout;
use tapeless_ir::{FloatKind, Op, OpData, Value};

/// How many bytes lie between floats and those that follow; where each lies in them, and its format.
pub(super) type Floats = (u64, Vec<(u64, FloatKind)>);

impl Reverser<'_, '_> {
    /// An inactive integer over active memory: the floats that lie there lose their adjoints.
    pub(super) fn clear(&mut self, op: Op, data: &OpData) -> Step<()> {
        let (value, pointer) = (data.args[0], data.args[1]);
        let fields = match self.unit.overwritten_layout(op) {
            None | Some(Layout::None) => return Ok(()),
            // Of what lies there nothing is left, be it a float or a pointer.
            Some(Layout::Unknown(_)) => {
                let bytes = self.unit.module.size_of(self.unit.body.ty(value));
                let bytes = self.b.i64(bytes.cast_signed());
                return self.clear_shadow(op, pointer, bytes);
            }
            Some(Layout::Floats { fields, .. }) => fields,
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

    /// The floats among bytes that are copied or set, and how often they come again; nothing if no adjoint is left to see to. Bytes
    /// that are no floats which carry a derivative, text say, leave nothing of what they overwrite.
    pub(super) fn floats_moved(&mut self, op: Op, data: &OpData) -> Step<Option<Floats>> {
        match self.unit.reversed_layout(data) {
            None | Some(Layout::None) => {}
            Some(Layout::Unknown(_)) => {
                let bytes = self.primal(data.args[2], op)?;
                self.clear_shadow(op, data.args[0], bytes)?;
            }
            Some(Layout::Floats { period, fields }) => return Ok(Some((period, fields))),
        }
        Ok(None)
    }

    /// Bytes set to a constant ⇒ their shadow is 0.
    pub(super) fn set_bytes(&mut self, op: Op, data: &OpData) -> Step<()> {
        let (dst, len) = (data.args[0], self.unit.bytes_moved(data));
        let Some((period, fields)) = self.floats_moved(op, data)? else {
            return Ok(());
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
