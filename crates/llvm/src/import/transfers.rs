//! The C library's copies and fills as ops: `memcpy` where it is called by name, and the checked forms of
//! `_FORTIFY_SOURCE`.
//!
//! ```text
//! %r = call __memcpy_chk(p, q, n, room)   →   copy p, q, n     (%r is p)
//! ```
//!
//! A derivative does not check again: a call that the check would stop has undefined behaviour.

use super::body::Importer;
use crate::{Opcode, Value};
use tapeless_ir as ir;
use tapeless_ir::ops::Access;
use tapeless_ir::{Cast, Mem, OpKind, Type};

/// A copy or a fill.
#[derive(Clone, Copy)]
pub(crate) enum Transfer {
    Copy,
    Move,
    Fill,
}

impl Transfer {
    /// What a call does, if its callee is the library's and has the library's types.
    pub fn of(call: Value) -> Option<Self> {
        if !call.is(Opcode::Call) || !call.bundles().is_empty() || call.is_inline_asm() {
            return None;
        }
        let callee = call.callee().as_function()?;
        let found = match callee.name().as_str() {
            "memcpy" | "__memcpy_chk" => Self::Copy,
            "memmove" | "__memmove_chk" => Self::Move,
            "memset" | "__memset_chk" => Self::Fill,
            _ => return None,
        };
        let params = callee.ty().params();
        let second = |ty: crate::Type| match found {
            Self::Fill => ty.is_int() && ty.int_width() > 8,
            _ => ty.is_pointer(),
        };
        let fits = params.len() >= 3
            && params[0].is_pointer()
            && second(params[1])
            && params[2].is_int()
            && callee.ty().result().is_pointer();
        (fits && callee.is_declaration() && call.call_type() == callee.ty()).then_some(found)
    }
}

impl Importer<'_> {
    /// Writes the op; the call's result is the destination.
    pub(crate) fn transfer(
        &mut self,
        transfer: Transfer,
        call: Value,
        args: &[ir::Value],
    ) -> Option<ir::Value> {
        self.builder.loc = self.outer.loc(call);
        let access = Access {
            align: 1,
            ..Access::default()
        };
        let second = match transfer {
            Transfer::Fill => self.builder.cast(Cast::Trunc, args[1], Type::I8),
            Transfer::Copy | Transfer::Move => args[1],
        };
        let mem = match transfer {
            Transfer::Fill => Mem::Set(access),
            Transfer::Copy => Mem::Copy {
                moves: false,
                access,
            },
            Transfer::Move => Mem::Copy {
                moves: true,
                access,
            },
        };
        let given = [args[0], second, args[2]];
        self.builder.push(OpKind::Mem(mem), &given, &[]);
        self.builder.loc = None;
        Some(args[0])
    }
}
