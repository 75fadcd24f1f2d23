//! Saturating conversions as what they mean, so that their integers are known to be integers.
//!
//! ```text
//! %r = llvm.fptosi.sat(x)   →   x is NaN ? 0 : x ≥ 2ⁿ⁻¹ ? max : x < -2ⁿ⁻¹ ? min : fptosi x
//! ```

use super::body::Importer;
use crate::{Opcode, Value};
use tapeless_ir as ir;
use tapeless_ir::ops::{FloatPred, Wrap};
use tapeless_ir::{Cast, Constant, FastMath, FloatKind, OpKind, Scalar, Type};

const UNORDERED: FloatPred = FloatPred(8);
const AT_LEAST: FloatPred = FloatPred(1 | 2);
const LESS: FloatPred = FloatPred(4);

/// A saturating conversion to an integer of so many bits.
#[derive(Clone, Copy)]
struct Saturating {
    signed: bool,
    bits: u32,
}

impl Saturating {
    /// The conversion that a call is, if both types are scalar.
    fn of(call: Value) -> Option<Self> {
        let signed = match call.is(Opcode::Call).then(|| call.intrinsic())?? {
            "llvm.fptosi.sat" => true,
            "llvm.fptoui.sat" => false,
            _ => return None,
        };
        let (from, to) = (call.operand(0).ty(), call.ty());
        let scalar = from.is_float() && !from.is_vector() && to.is_int() && !to.is_vector();
        let bits = scalar.then(|| to.int_width())?;
        (bits <= 64).then_some(Self { signed, bits })
    }
}

impl Importer<'_> {
    /// Writes a saturating conversion; its value. `None` if the call is none, or of types whose bounds may be inexact.
    pub(crate) fn saturated(&mut self, call: Value, args: &[ir::Value]) -> Option<ir::Value> {
        let Saturating { signed, bits } = Saturating::of(call)?;
        let &x = args.first()?;
        let ty = self.builder.body.ty(x);
        if !matches!(ty.float_kind(), Some(FloatKind::F32 | FloatKind::F64)) {
            return None;
        }
        let to = self.outer.ty(call.ty());
        self.builder.loc = self.outer.loc(call);
        let magnitude = if signed { bits - 1 } else { bits };
        let over = 2f64.powi(magnitude.cast_signed());
        let under = if signed { -over } else { 0.0 };
        let most = (1i128 << magnitude) - 1;
        let least = if signed { -1 - most } else { 0 };
        let cast = if signed { Cast::FpToSi } else { Cast::FpToUi };
        let mut made = self.builder.value(
            OpKind::Scalar(Scalar::Cast(cast, Wrap::default())),
            &[x],
            to,
        );
        for (pred, bound, instead) in [
            (LESS, under, least),
            (AT_LEAST, over, most),
            (UNORDERED, 0.0, 0),
        ] {
            let bound = self.builder.float(ty, bound);
            let kind = OpKind::Scalar(Scalar::Fcmp(pred, FastMath::default()));
            let outside = self.builder.value(kind, &[x, bound], Type::I1);
            let instead = self.builder.body.constant(to, Constant::int(instead, bits));
            made = self.builder.select(outside, instead, made);
        }
        self.builder.loc = None;
        Some(made)
    }
}
