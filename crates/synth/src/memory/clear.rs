//! Bytes that lose their adjoint or tangent: memory set to a constant, integers stored over floats, what an inactive call wrote.

use super::adds::Adds;
use super::copy::{Copied, Moving, clear_float};
use crate::residuals::Lookup;
use crate::shadow::{clear, where_some};
use crate::unit::Step;
use crate::written;
use tapeless_analysis::types::Layout;
use tapeless_ir::{Builder, FloatKind, Op, OpData, Value};
use tapeless_rules::effects::Written;

/// How many bytes lie between floats and those that follow; where each lies in them, and its format.
pub(super) type Floats = (u64, Vec<(u64, FloatKind)>);

impl Lookup<'_, '_, '_> {
    /// An inactive integer over active memory: the floats that lie there lose their adjoints, or tangents.
    pub(crate) fn clear(&mut self, op: Op, data: &OpData) -> Step<()> {
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

    /// What an inactive call wrote has no adjoint, and no tangent.
    pub(crate) fn overwritten(&mut self, op: Op, writes: &[usize], written: Written) -> Step<()> {
        let Some((places, read)) = written::places(self.unit, op, writes, written)? else {
            return Ok(());
        };
        let read = read.into_iter().map(|v| self.primal(v, op));
        let read = read.collect::<Step<Vec<Value>>>()?;
        let bytes = written::bytes(self.b, written, &read);
        for place in places {
            let shadow = self.shadow(place, op)?;
            written::clear(self.unit, self.b, (place, shadow), bytes);
        }
        Ok(())
    }

    /// Runs `f` where the pointer has a shadow: always, or where the shadow is not null.
    pub(super) fn where_shadowed(
        &mut self,
        pointer: Value,
        shadow: Value,
        f: impl FnOnce(&mut Builder),
    ) {
        let mixed = self.unit.is_mixed(pointer);
        where_some(self.b, shadow, mixed, f);
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
    pub(crate) fn set_bytes(&mut self, op: Op, data: &OpData) -> Step<()> {
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
            overlap: false,
            moving: Moving::Adjoints,
            adds: Adds::Plain,
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
