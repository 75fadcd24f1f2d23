//! Integers and pointers as polynomials of turns and of what is not looked into.
//!
//! What wraps is another number: all that is narrower than an address is only looked into where it is told not to wrap, or cannot. Numbers of
//! 64 bits need not tell: they wrap as addresses do, and no memory is so large that rows would come round to where others are.

use super::Subscripts;
use super::polynomial::{Atom, Polynomial, Side, Sign};
use tapeless_ir::ops::Wrap;
use tapeless_ir::{
    Cast, Constant, Control, GlobalId, IntBin, OpData, OpKind, Region, Scalar, ScalarType, Type,
    Value, ValueDef,
};

/// Definitions that are looked through.
const DEPTH: u32 = 24;

/// A pointer as a base and bytes.
#[derive(Clone, Debug)]
pub(super) struct Address {
    pub(super) base: Base,
    pub(super) bytes: Polynomial,
}

/// What bytes are counted from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Base {
    Pointer(Value),
    Variable(GlobalId),
}

/// Where a number is wanted: how it is read, where, and through how many definitions.
#[derive(Clone, Copy)]
struct Wanted {
    sign: Sign,
    region: Region,
    depth: u32,
}

impl Subscripts<'_> {
    /// A pointer's base, behind all that is added to it.
    pub(super) fn address(&mut self, pointer: Value) -> Option<Address> {
        let (mut base, mut bytes) = (pointer, Polynomial::default());
        loop {
            if let Some((region, init, step)) = self.stepped(base) {
                let owner = self.body.regions[region].owner?;
                let turns = Polynomial::atom(Atom::Turns(owner, Side::Load));
                bytes = bytes.plus(&turns.scaled(step)?)?;
                base = init;
                continue;
            }
            let made = self.body.def_op(base).map(|op| &self.body.ops[op]);
            let Some(OpKind::Scalar(Scalar::PtrAdd { offset, scales, .. })) =
                made.map(|data| &data.kind)
            else {
                return self.based(base, bytes);
            };
            let data = made?;
            bytes = bytes.plus(&Polynomial::constant(i128::from(*offset)))?;
            for (&index, &scale) in data.args[1..].iter().zip(scales) {
                let index = self.integer(index, data.parent)?;
                bytes = bytes.plus(&index.scaled(i128::from(scale))?)?;
            }
            base = data.args[0];
        }
    }

    /// A base that is a place in a variable of the file is so many bytes behind its beginning.
    fn based(&self, pointer: Value, bytes: Polynomial) -> Option<Address> {
        match self.body.as_const(pointer) {
            Some(&Constant::Global(id, at)) => Some(Address {
                base: Base::Variable(id),
                bytes: bytes.plus(&Polynomial::constant(at.into()))?,
            }),
            _ => Some(Address {
                base: Base::Pointer(pointer),
                bytes,
            }),
        }
    }

    /// An integer as it is signed.
    pub(super) fn integer(&mut self, v: Value, region: Region) -> Option<Polynomial> {
        self.expand(
            v,
            Wanted {
                sign: Sign::Signed,
                region,
                depth: DEPTH,
            },
        )
    }

    /// A count as it is unsigned.
    pub(super) fn count(&mut self, v: Value, region: Region) -> Option<Polynomial> {
        self.expand(
            v,
            Wanted {
                sign: Sign::Unsigned,
                region,
                depth: DEPTH,
            },
        )
    }

    /// The region of a parameter that moves by a constant every turn, how it begins, and the step.
    fn stepped(&self, v: Value) -> Option<(Region, Value, i128)> {
        let ValueDef::Param(region, index) = self.body.values[v].def else {
            return None;
        };
        let data = &self.body.ops[self.body.regions[region].owner?];
        let OpKind::Control(Control::Loop(info)) = &data.kind else {
            return None;
        };
        let step = self.body.as_int(info.step(&data.args, index)?)?;
        Some((region, data.args[index as usize], i128::from(step)))
    }

    fn expand(&mut self, v: Value, wanted: Wanted) -> Option<Polynomial> {
        if let Some(c) = self.body.as_int(v) {
            let (c, bits) = (i128::from(c), bits(self.body.ty(v))?);
            let is_turned = wanted.sign == Sign::Unsigned && c < 0 && bits < 64;
            return Some(Polynomial::constant(
                c + i128::from(is_turned) * (1i128 << bits),
            ));
        }
        let looked = wanted.depth.checked_sub(1).and_then(|depth| {
            let wanted = Wanted { depth, ..wanted };
            match self.body.values[v].def {
                ValueDef::Param(..) => self.parameter(v, wanted),
                ValueDef::Result(op, _) => self.result(&self.body.ops[op], wanted),
                ValueDef::Const(_) => None,
            }
        });
        looked.or_else(|| self.opaque(v, wanted))
    }

    fn opaque(&mut self, v: Value, wanted: Wanted) -> Option<Polynomial> {
        bits(self.body.ty(v))?;
        let is_negative = self.bounds(v, wanted.region).lo < 0;
        let is_unsigned = !is_negative || (wanted.sign == Sign::Unsigned && !self.is_wide(v));
        let sign = if is_unsigned {
            Sign::Unsigned
        } else {
            Sign::Signed
        };
        Some(Polynomial::atom(Atom::Value(v, sign)))
    }

    fn is_wide(&self, v: Value) -> bool {
        bits(self.body.ty(v)) == Some(64)
    }

    /// `init + step·turns`. A narrow one may come round.
    fn parameter(&mut self, v: Value, wanted: Wanted) -> Option<Polynomial> {
        let (region, init, step) = self.stepped(v).filter(|_| self.is_wide(v))?;
        let owner = self.body.regions[region].owner?;
        let turns = Polynomial::atom(Atom::Turns(owner, Side::Load));
        let region = self.body.ops[owner].parent;
        self.expand(init, Wanted { region, ..wanted })?
            .plus(&turns.scaled(step)?)
    }

    fn result(&mut self, data: &OpData, wanted: Wanted) -> Option<Polynomial> {
        let wanted = Wanted {
            region: data.parent,
            ..wanted
        };
        match &data.kind {
            OpKind::Scalar(Scalar::Int(bin, wrap)) => self.binary(*bin, *wrap, data, wanted),
            OpKind::Scalar(Scalar::Cast(cast, wrap)) => self.cast(*cast, *wrap, data, wanted),
            _ => None,
        }
    }

    fn binary(
        &mut self,
        bin: IntBin,
        wrap: Wrap,
        data: &OpData,
        wanted: Wanted,
    ) -> Option<Polynomial> {
        let is_wide = self.is_wide(data.results[0]);
        let is_told = match wanted.sign {
            _ if is_wide => true,
            Sign::Signed => wrap.nsw,
            Sign::Unsigned => wrap.nuw,
        };
        let by = self.body.as_int(data.args[1]);
        let may = match bin {
            IntBin::Add | IntBin::Sub | IntBin::Mul => is_told,
            IntBin::Shl => is_told && by.is_some_and(|by| (0..63).contains(&by)),
            IntBin::Or => wrap.exact,
            _ => false,
        };
        let a = may.then(|| self.expand(data.args[0], wanted))??;
        if let (IntBin::Shl, Some(by)) = (bin, by) {
            return a.scaled(1i128 << by);
        }
        let b = self.expand(data.args[1], wanted)?;
        match bin {
            IntBin::Sub => a.minus(&b),
            IntBin::Mul => a.times(&b),
            _ => a.plus(&b),
        }
    }

    fn cast(
        &mut self,
        cast: Cast,
        wrap: Wrap,
        data: &OpData,
        wanted: Wanted,
    ) -> Option<Polynomial> {
        let of = data.args[0];
        let wanted = match cast {
            Cast::ZExt if wrap.exact && self.is_computed(of) => Wanted {
                sign: Sign::Signed,
                ..wanted
            },
            Cast::ZExt => Wanted {
                sign: Sign::Unsigned,
                ..wanted
            },
            Cast::SExt if wanted.sign == Sign::Signed || self.is_wide(data.results[0]) => Wanted {
                sign: Sign::Signed,
                ..wanted
            },
            Cast::Trunc => return self.cut(wrap, data, wanted),
            _ => return None,
        };
        self.expand(of, wanted)
    }

    fn is_computed(&self, v: Value) -> bool {
        let made = self.body.def_op(v).map(|op| &self.body.ops[op].kind);
        matches!(made, Some(OpKind::Scalar(Scalar::Int(..))))
    }

    /// A number in fewer bits, where these hold it.
    fn cut(&mut self, wrap: Wrap, data: &OpData, wanted: Wanted) -> Option<Polynomial> {
        let bits = bits(self.body.ty(data.results[0]))?;
        let is_told = match wanted.sign {
            Sign::Signed => wrap.nsw,
            Sign::Unsigned => wrap.nuw,
        };
        let whole = self.is_wide(data.args[0]).then_some(data.args[0])?;
        let signed = Wanted {
            sign: Sign::Signed,
            ..wanted
        };
        let found = self.expand(whole, signed)?;
        let (least, most) = match wanted.sign {
            Sign::Signed => (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1),
            Sign::Unsigned => (0, (1i128 << bits) - 1),
        };
        let fits = is_told || {
            let at = |c: i128| found.minus(&Polynomial::constant(c));
            let (above, below) = (at(least)?, at(most)?.scaled(-1)?);
            self.is_at_least(&above, 0, wanted.region) && self.is_at_least(&below, 0, wanted.region)
        };
        fits.then_some(found)
    }
}

/// The bits of an integer that an address may be made of.
pub(super) fn bits(ty: Type) -> Option<u32> {
    match ty {
        Type::Scalar(ScalarType::Int(bits @ 2..=64)) => Some(bits),
        _ => None,
    }
}
