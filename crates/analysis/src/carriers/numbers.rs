//! Bits that travel as numbers: an integer of bits becomes a float of the same value, wide enough or not, and an integer again.

use super::Finder;
use tapeless_ir::{Body, Cast, FuncId, OpData, Scalar, Value};

impl Finder<'_> {
    /// Whether a float is a number that was made of bits of floats, as integers are made into floats.
    pub(super) fn is_number(&self, (id, body): (FuncId, &Body), v: Value) -> bool {
        let known = || self.known.get(&id);
        body.ty(v).is_float() && known().is_some_and(|known| known.fractions[v] > 0)
    }

    pub(super) fn add_number(&mut self, (id, body): (FuncId, &Body), v: Value) {
        if body.ty(v).is_float()
            && body.as_const(v).is_none()
            && let Some(known) = self.known.get_mut(&id)
        {
            self.changed |= known.fractions[v] == 0;
            known.fractions[v] = u64::BITS;
        }
    }

    pub(super) fn follow_number(&mut self, at: (FuncId, &Body), scalar: &Scalar, data: &OpData) {
        let number = |v: &Value| self.is_number(at, *v);
        let (made, counted) = match scalar {
            Scalar::Cast(Cast::SiToFp | Cast::UiToFp, _) => {
                (self.fraction(at, data.args[0]) > 0, false)
            }
            Scalar::Cast(Cast::FpToSi | Cast::FpToUi, _) => (false, number(&data.args[0])),
            Scalar::Cast(Cast::BitCast, _) => return,
            _ => (data.args.iter().any(number), false),
        };
        for &r in &data.results {
            if made {
                self.add_number(at, r);
            }
            if counted {
                self.add_fraction(at, r, u64::BITS);
            }
        }
    }

    /// A number becomes bits.
    pub(super) fn make_number(&mut self, (id, body): (FuncId, &Body), v: Value) {
        if body.ty(v).is_float()
            && body.as_const(v).is_none()
            && let Some(known) = self.known.get_mut(&id)
        {
            self.changed |= known.made.insert(v, 0).is_none();
        }
    }

    pub(super) fn back_number(&mut self, at: (FuncId, &Body), scalar: &Scalar, data: &OpData) {
        let (id, body) = at;
        let Some(&result) = data.results.first() else {
            return;
        };
        if self.made(id, result).is_none() {
            return;
        }
        match scalar {
            Scalar::Cast(Cast::SiToFp | Cast::UiToFp, _) => self.make(at, data.args[0], 0),
            Scalar::Cast(Cast::FpToSi | Cast::FpToUi, _) => self.make_number(at, data.args[0]),
            Scalar::Cast(Cast::BitCast, _) => {}
            _ if body.ty(result).is_float() => {
                data.args.iter().for_each(|&v| self.make_number(at, v));
            }
            _ => {}
        }
    }
}
