//! Integers in which bits of a float's fraction lie. Made into a number, such an integer depends on the float: `log2` is
//! approximated so. What is left of the sign and the exponent alone is a step function. Where paths met before, only those
//! count on which the number can be made: beside a tag in a `union`, an integer is a number like others.

use super::Solver;
use crate::values::passed::{fraction_of, passed};
use crate::values::paths::Path;
use crate::values::steps::is_step;
use tapeless_ir::{Cast, Op, OpData, OpKind, Scalar, Type, Value};

/// So many definitions are looked at for one number.
const DEFINITIONS: u32 = 256;

/// What is looked at for a number, and on which paths it was met before.
struct Search {
    left: u32,
    met: Vec<(Value, Path)>,
}

impl Solver<'_> {
    /// Follows the bits of varying floats through the integers of one op.
    pub(super) fn follow_fraction(&mut self, scalar: &Scalar, data: &OpData) {
        let Some(&result) = data.results.first() else {
            return;
        };
        let left = passed(self.body, scalar, data, &mut |v| self.fraction(v));
        self.add_fraction(result, left);
    }

    /// What a value passes on to another.
    pub(super) fn move_fraction(&mut self, from: Value, to: Value) {
        self.add_fraction(to, self.fraction(from));
    }

    /// What comes from memory, or from a call, that varies.
    pub(super) fn bring_fraction(&mut self, v: Value) {
        self.add_fraction(v, self.bits.fraction(v));
    }

    /// Calls that make numbers, or other floats, of bits of floats that vary, where these do not have a shadow to say so.
    pub(super) fn counted(&mut self) {
        let (found, bits) = (&self.found, self.bits);
        let varies = |v: Value| found.varied.contains(v) || self.fraction(v) > 0;
        let counts = |op: &Op| bits.counts(*op, &found.varied_bytes, varies);
        let numbers = self.order.iter().copied().filter(counts);
        let has_none = |o| !found.shadowed.contains(o);
        let floats = bits.made_at().filter(|(_, bytes, args)| {
            let given = args.iter().any(|&v| varies(v));
            given || bytes.meets_any(&found.varied_bytes, has_none)
        });
        let stored = self
            .order
            .iter()
            .copied()
            .filter(|&op| self.stores_fraction(op));
        let counted = numbers
            .chain(floats.map(|(op, ..)| op))
            .chain(stored)
            .collect();
        self.found.counted = counted;
    }

    /// Whether a callee stores an integer with bits of a fraction, that it is given, where floats lie, or where it is not known here
    /// what lies.
    fn stores_fraction(&self, op: Op) -> bool {
        let data = &self.body.ops[op];
        let is_fraction = |&v: &Value| self.body.ty(v).is_int() && self.fraction(v) > 0;
        let (program, moved) = ((self.module, self.body), self.bits.moved(op));
        data.args.iter().any(is_fraction)
            && moved.into_iter().flatten().any(|moved| {
                let floats = self
                    .types
                    .holds_floats_among(program, self.points, &moved.to);
                (floats || moved.to.is_empty()) && moved.args(&data.args).any(|v| is_fraction(&v))
            })
    }

    /// Calls that are given no bits of varying floats where they make floats of integers.
    pub(super) fn plain_bits(&mut self) {
        let (points, varied) = (self.points, &self.found.varied_bytes);
        let told = |o| self.context.plain_bits && points.parameter(o).is_some();
        let calls = self.bits.made_at();
        let plain = calls.filter(|(_, bytes, _)| !bytes.meets_any(varied, |o| !told(o)));
        self.found.plain_bits = plain.map(|(op, ..)| op).collect();
    }

    /// Integers that are made of step functions of what varies, and become bits of floats (see `carriers`).
    pub(super) fn stepped(&mut self) {
        let varies = |v| self.found.varied.contains(v);
        let stepped = self.order.iter().filter_map(|&op| {
            let data = &self.body.ops[op];
            let (&result, &number) = data.results.first().zip(data.args.first())?;
            let is_made = matches!(data.kind, OpKind::Scalar(_))
                && self.body.ty(result).is_int()
                && self.body.ty(number).is_float()
                && self.fraction(result) > 0;
            let is_stepped = is_made && is_step(self.body, &self.steps, number, &varies);
            is_stepped.then_some(result)
        });
        self.found.stepped = stepped.collect();
    }

    /// Whether a number is made of an integer with bits of a fraction.
    pub(super) fn counts_fraction(&self, scalar: &Scalar, data: &OpData) -> bool {
        let makes_number = matches!(scalar, Scalar::Cast(Cast::SiToFp | Cast::UiToFp, _));
        makes_number && self.fraction(data.args[0]) > 0 && {
            let path = Path::to(self.body, data.parent);
            let mut search = Search {
                left: DEFINITIONS,
                met: Vec::new(),
            };
            self.fraction_on(data.args[0], &path, &mut search) > 0
        }
    }

    /// Whether a float is made of an integer with bits of a fraction, as its bits.
    pub(super) fn makes_float(&self, scalar: &Scalar, data: &OpData) -> bool {
        let is_made = matches!(scalar, Scalar::Cast(Cast::BitCast, _))
            && data.results.iter().any(|&r| self.body.ty(r).is_float());
        is_made && self.body.ty(data.args[0]).is_int() && self.fraction(data.args[0]) > 0
    }

    /// How many of its lowest bits may be such, of a float or an integer that comes on a path.
    fn fraction_on(&self, v: Value, path: &Path, search: &mut Search) -> u32 {
        let most = self.fraction(v);
        let Some(left) = search.left.checked_sub(1).filter(|_| most > 0) else {
            return most;
        };
        search.left = left;
        let here = (v, path.clone());
        // Nothing comes from going round.
        if search.met.contains(&here) {
            return 0;
        }
        if let Some(sources) = path.sources(self.body, v) {
            search.met.push(here);
            let each = sources
                .iter()
                .map(|(v, path)| self.fraction_on(*v, path, search));
            let found = each.max().unwrap_or(0);
            search.met.pop();
            return found;
        }
        let Some(op) = self.body.def_op(v) else {
            return most;
        };
        let data = &self.body.ops[op];
        match &data.kind {
            OpKind::Scalar(scalar) if !self.body.ty(v).is_float() => {
                // Bits that are moved may be others in each round.
                let met = std::mem::take(&mut search.met);
                let found = passed(self.body, scalar, data, &mut |v| {
                    self.fraction_on(v, path, search)
                });
                search.met = met;
                found.min(most)
            }
            _ => most,
        }
    }

    /// Whether a value varies, or is an integer with bits of what varies: functions, and what is read from memory, may make
    /// it a float again.
    pub(super) fn brings(&self, v: Value) -> bool {
        self.found.varied.contains(v) || self.fraction(v) > 0
    }

    /// Bits of fractions are none but so many of the lowest ones.
    pub(super) fn fraction(&self, v: Value) -> u32 {
        match self.body.ty(v).float_kind() {
            Some(kind) if self.found.varied.contains(v) => fraction_of(kind),
            Some(_) => 0,
            None => self.fractions.get(&v).copied().unwrap_or(0),
        }
    }

    fn add_fraction(&mut self, v: Value, bits: u32) {
        if bits <= self.fraction(v) {
            return;
        }
        let ty = self.body.ty(v);
        let holds = ty.is_int() && ty != Type::I1 || matches!(ty, Type::Aggregate(_));
        if holds && self.body.as_const(v).is_none() {
            self.fractions.insert(v, bits);
            self.changed = true;
        }
    }
}
