//! Copies, float by float: of adjoints backwards, of tangents along.

use super::adds::{Adds, update};
use super::{accumulate, word};
use crate::count::each_repetition;
use crate::residuals::Lookup;
use crate::shadow::{either, shadow_access};
use crate::unit::Step;
use tapeless_analysis::PointerActivity;
use tapeless_ir::ops::Access;
use tapeless_ir::{Builder, FastMath, FloatKind, IntBin, IntPred, Op, OpData, Type, Value};

/// What a copy moves in shadow memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moving {
    /// From the destination to the source: t = *d', *d' = 0, *s' += t.
    Adjoints,
    /// From the source to the destination: *d' = *s'.
    Tangents,
}

impl Lookup<'_, '_, '_> {
    /// Each float of the copy.
    pub(crate) fn copy(&mut self, op: Op, moves: bool, data: &OpData, moving: Moving) -> Step<()> {
        let (dst, src) = (data.args[0], data.args[1]);
        let (facts, len) = (self.unit.facts, self.unit.bytes_moved(data));
        let Some((period, fields)) = self.floats_moved(op, data)? else {
            return Ok(());
        };
        let to = self.shadow(dst, op)?;
        let from = match self.unit.pointer(src) {
            PointerActivity::Inactive => None,
            _ => Some(self.shadow(src, op)?),
        };
        let floats = Copied {
            to,
            from: None,
            bytes: self.primal(data.args[2], op)?,
            period: period.cast_signed(),
            pointers: facts.types.pointers(&facts.points, dst, src, len, period),
            fields,
            overlap: false,
            moving,
            adds: self.unit.adds(src),
        };
        let once = period == 0 || len.is_some_and(|n| n <= period);
        let from_mixed = self.unit.is_mixed(src);
        self.where_shadowed(dst, to, |b| {
            let cleared = floats.clone();
            match from {
                Some(from) if from_mixed => {
                    let moved = floats.moving(from, moves);
                    either(b, from, |b| moved.run(b, once), |b| cleared.run(b, once));
                }
                Some(from) => floats.moving(from, moves).run(b, once),
                None => cleared.run(b, once),
            }
        });
        Ok(())
    }
}

/// The floats of memory that is copied, or cleared where there is no source.
#[derive(Clone)]
pub(super) struct Copied {
    /// The destination's shadow.
    pub to: Value,
    /// The source's.
    pub from: Option<Value>,
    /// How many bytes there are.
    pub bytes: Value,
    /// After how many bytes the fields repeat.
    pub period: i64,
    /// Floats of one repetition, by offset.
    pub fields: Vec<(u64, FloatKind)>,
    /// Where pointers may lie, in place of floats too.
    pub pointers: Vec<u64>,
    /// Whether the ranges may overlap.
    pub overlap: bool,
    /// Which way they go.
    pub moving: Moving,
    /// How adjoints are added to the source's.
    pub adds: Adds,
}

/// A float that is moved.
struct Moved {
    /// Bytes in front of it.
    at: Value,
    kind: FloatKind,
    /// Whether it may be a pointer instead.
    or_pointer: bool,
}

impl Copied {
    /// The same from a source; `moves`: the ranges may overlap.
    fn moving(self, from: Value, moves: bool) -> Self {
        Self {
            from: Some(from),
            overlap: moves,
            ..self
        }
    }

    /// The fields, `once` or repeated.
    pub fn run(self, b: &mut Builder, once: bool) {
        match once {
            true => self.once(b),
            false => self.repeated(b),
        }
    }

    /// The fields without repetition.
    fn once(self, b: &mut Builder) {
        let start = b.i64(0);
        self.fields_from(b, start);
    }

    /// The fields of one repetition.
    fn fields_from(&self, b: &mut Builder, start: Value) {
        let each = |&(field, kind): &(u64, FloatKind)| {
            let at = b.i64(field.cast_signed());
            Moved {
                at: b.int_bin(IntBin::Add, start, at),
                kind,
                or_pointer: self.pointers.contains(&field),
            }
        };
        let places: Vec<_> = self.fields.iter().map(each).collect();
        self.fields_at(b, &places);
    }

    /// The floats at some places. Where the ranges may overlap, all are taken before one is left.
    fn fields_at(&self, b: &mut Builder, places: &[Moved]) {
        let Some(from) = self.from else {
            for place in places {
                clear_float(b, self.to, place.at, place.kind);
            }
            return;
        };
        let take = |b: &mut Builder, place: &Moved| match self.moving {
            Moving::Adjoints => place.take(b, self.to),
            Moving::Tangents => place.read(b, from),
        };
        let leave = |b: &mut Builder, place: &Moved, float| match self.moving {
            Moving::Adjoints => place.add(b, from, float, self.adds),
            Moving::Tangents => place.put(b, self.to, float),
        };
        if !self.overlap {
            for place in places {
                let float = take(b, place);
                leave(b, place, float);
            }
            return;
        }
        let taken: Vec<Value> = places.iter().map(|place| take(b, place)).collect();
        for (place, float) in places.iter().zip(taken) {
            leave(b, place, float);
        }
    }

    /// The fields of each repetition. Where the ranges may overlap, adjoints go upwards if the destination lies above the
    /// source, else downwards, so that each is taken before it is added to; tangents go the other way.
    fn repeated(self, b: &mut Builder) {
        let pred = match self.moving {
            Moving::Adjoints => IntPred::Ule,
            Moving::Tangents => IntPred::Ugt,
        };
        let downwards = self.from.filter(|_| self.overlap);
        let downwards = downwards.map(|from| b.icmp(pred, self.to, from));
        each_repetition(b, self.bytes, self.period, downwards, |b, start| {
            self.fields_from(b, start);
        });
    }
}

impl Moved {
    /// `t = d'[at], d'[at] = 0`; a pointer stays.
    fn take(&self, b: &mut Builder, to: Value) -> Value {
        if !self.or_pointer {
            return take_float(b, to, self.at, self.kind);
        }
        let (place, access) = (b.ptr_add(to, self.at, 1), shadow_access(Access::default()));
        let shadow = b.load(place, Type::I64, access);
        let (taken, left) = word::take(b, shadow);
        b.store(left, place, access);
        taken
    }

    /// `s'[at]`, whatever it is.
    fn read(&self, b: &mut Builder, from: Value) -> Value {
        let place = b.ptr_add(from, self.at, 1);
        b.load(place, self.ty(), shadow_access(Access::default()))
    }

    /// `d'[at] = t`, if `t` is a tangent; a pointer stays.
    fn put(&self, b: &mut Builder, to: Value, tangent: Value) {
        let (place, access) = (b.ptr_add(to, self.at, 1), shadow_access(Access::default()));
        let left = match self.or_pointer {
            true => {
                let old = b.load(place, Type::I64, access);
                word::moved(b, tangent, old)
            }
            false => tangent,
        };
        b.store(left, place, access);
    }

    fn ty(&self) -> Type {
        match self.or_pointer {
            true => Type::I64,
            false => Type::float(self.kind),
        }
    }

    /// `s'[at] += t`, if `t` is an adjoint.
    fn add(&self, b: &mut Builder, from: Value, old: Value, adds: Adds) {
        if !self.or_pointer {
            return add_float(b, from, (self.at, old), adds);
        }
        let (place, access) = (
            b.ptr_add(from, self.at, 1),
            shadow_access(Access::default()),
        );
        let shadow = b.load(place, Type::I64, access);
        let sum = word::add(b, shadow, old);
        b.store(sum, place, access);
    }
}

/// `d'[at] = 0`
pub(super) fn clear_float(b: &mut Builder, to: Value, at: Value, kind: FloatKind) {
    let zero = b.zero(Type::float(kind));
    let place = b.ptr_add(to, at, 1);
    b.store(zero, place, shadow_access(Access::default()));
}

/// `t = d'[at], d'[at] = 0`
fn take_float(b: &mut Builder, to: Value, at: Value, kind: FloatKind) -> Value {
    let ty = Type::float(kind);
    let place = b.ptr_add(to, at, 1);
    let zero = b.zero(ty);
    let access = shadow_access(Access::default());
    let old = b.load(place, ty, access);
    b.store(zero, place, access);
    old
}

/// `s'[at] += t`
fn add_float(b: &mut Builder, from: Value, (at, old): (Value, Value), adds: Adds) {
    let source = b.ptr_add(from, at, 1);
    let access = shadow_access(Access::default());
    match adds {
        Adds::Plain => accumulate(b, source, old, access, FastMath::default()),
        Adds::Update | Adds::Later => update(b, source, old, adds == Adds::Later),
    }
}
