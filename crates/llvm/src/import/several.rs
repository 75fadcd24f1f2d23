//! Calls with several results as one op that has them all.
//!
//! ```text
//! call sincos(x, p, q)            %s, %c = sincos x          %r = call llvm.sincos(x)     %s, %c = sincos x
//!                           →     store %s, p                                       →     %t = insertvalue poison, %s, 0
//!                                 store %c, q                                             %r = insertvalue %t, %c, 1
//! ```

use super::body::Importer;
use super::calls::is_float;
use super::instructions::flags;
use crate::{Opcode, Type, Value};
use smallvec::SmallVec;
use tapeless_ir as ir;
use tapeless_ir::ops::{Access, Hint};
use tapeless_ir::{FloatKind, OpKind, Scalar};
use tapeless_rules::{Convention, Form, Kind, Output, Rule, lookup, rule};

/// A call of a row with several results.
pub(crate) struct Several {
    row: &'static Rule,
    convention: Convention,
}

impl Several {
    /// The row that a call stands for, if the callee is the library's and the types are the row's.
    pub fn of(call: Value) -> Option<Self> {
        if !call.is(Opcode::Call) || !call.bundles().is_empty() || call.is_inline_asm() {
            return None;
        }
        let callee = call.callee().as_function()?;
        let found = lookup(&callee.name())?;
        let row = rule(found.rule);
        if row.form() != Form::ThroughPointer || call.call_type() != callee.ty() {
            return None;
        }
        let fits = |ty: Type, kind: Kind| match kind {
            Kind::Float => is_float(ty.scalar(), found.float),
            Kind::Int => ty.scalar().is_int(),
        };
        let params = callee.ty().params();
        let given = params.len() >= row.params.len()
            && params
                .iter()
                .zip(&row.params)
                .all(|(&ty, param)| fits(ty, param.kind));
        let handed_over = match found.convention {
            Convention::C => callee.is_declaration() && through_pointers(row, callee.ty(), fits),
            Convention::Intrinsic => as_fields(row, callee.ty(), fits),
        };
        (given && handed_over).then_some(Self {
            row,
            convention: found.convention,
        })
    }
}

fn through_pointers(row: &Rule, ty: Type, fits: impl Fn(Type, Kind) -> bool) -> bool {
    let params = ty.params();
    let pointers = row.outputs.iter().filter_map(|output| output.pointer);
    let returned = row.outputs.iter().find(|output| output.pointer.is_none());
    params.len() == row.params.len() + pointers.clone().count()
        && pointers
            .into_iter()
            .all(|at| params.get(at).is_some_and(|ty| ty.is_pointer()))
        && match returned {
            Some(output) => fits(ty.result(), output.kind),
            None => ty.result().is_void(),
        }
}

fn as_fields(row: &Rule, ty: Type, fits: impl Fn(Type, Kind) -> bool) -> bool {
    let result = ty.result();
    result.is_struct()
        && result.fields().len() == row.outputs.len()
        && result
            .fields()
            .iter()
            .zip(&row.outputs)
            .all(|(&field, output)| fits(field, output.kind))
        && ty.params().len() == row.params.len()
}

impl Importer<'_> {
    /// Writes the op, and hands its results over as the call did; the call's own result.
    pub(crate) fn several(
        &mut self,
        several: &Several,
        call: Value,
        args: &[ir::Value],
    ) -> Option<ir::Value> {
        let row = several.row;
        let float = self.builder.body.ty(args[0]);
        let fields = match several.convention {
            Convention::C => Vec::new(),
            Convention::Intrinsic => call.ty().fields(),
        };
        let types: SmallVec<[ir::Type; 2]> = match several.convention {
            Convention::C => row.outputs.iter().map(|o| in_memory(o, float)).collect(),
            Convention::Intrinsic => fields.iter().map(|&field| self.outer.ty(field)).collect(),
        };
        self.builder.loc = self.outer.loc(call);
        let kind = OpKind::Scalar(Scalar::Rule(row.id, flags(call)));
        let op = self.builder.push(kind, &args[..row.params.len()], &types);
        let results = self.builder.body.ops[op].results.clone();
        let made = match several.convention {
            Convention::C => self.hand_over(row, args, &results),
            Convention::Intrinsic => {
                let ty = self.outer.ty(call.ty());
                Some(self.gather(ty, &results))
            }
        };
        self.builder.loc = None;
        made
    }

    /// Stores what the function would have stored; what it returns.
    fn hand_over(
        &mut self,
        row: &Rule,
        args: &[ir::Value],
        results: &[ir::Value],
    ) -> Option<ir::Value> {
        let mut returned = None;
        for (output, &result) in row.outputs.iter().zip(results) {
            match output.pointer {
                Some(at) => {
                    let access = access(self.builder.body.ty(result));
                    self.builder.store(result, args[at], access);
                }
                None => returned = Some(result),
            }
        }
        returned
    }

    fn gather(&mut self, ty: ir::Type, results: &[ir::Value]) -> ir::Value {
        let poison = self.builder.poison(ty);
        results.iter().zip(0..).fold(poison, |whole, (&part, at)| {
            let path = SmallVec::from_slice(&[at]);
            let kind = OpKind::Scalar(Scalar::InsertValue(path));
            self.builder.value(kind, &[whole, part], ty)
        })
    }
}

/// The type that C stores a result as; integers are `int`.
fn in_memory(output: &Output, float: ir::Type) -> ir::Type {
    match output.kind {
        Kind::Float => float,
        Kind::Int => ir::Type::I32,
    }
}

/// The access of C's objects, which are as aligned as they are large.
fn access(ty: ir::Type) -> Access {
    let (align, hint) = match ty.float_kind() {
        Some(FloatKind::F32) => (4, Hint::Float(4)),
        Some(FloatKind::F64) => (8, Hint::Float(8)),
        Some(_) => (16, Hint::None),
        None => (4, Hint::Int),
    };
    Access {
        align,
        hint,
        ..Access::default()
    }
}
