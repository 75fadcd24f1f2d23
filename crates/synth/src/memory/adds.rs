//! How an adjoint is added to the shadow of what a load has read: the one place where members of a team meet in the reverse sweep.
//!
//! Where the primal stores, nobody else touches that place in the same phase, so neither does anybody touch its shadow backwards. But many
//! may read one place. Where the turns of a loop are shared out, the plan tells which places only one member reads (`plan/meets.rs`).

use crate::reverse::Reverser;
use crate::shadow::shadow_access;
use crate::unit::{Step, Unit};
use tapeless_ir::ops::Access;
use tapeless_ir::pack::extract;
use tapeless_ir::{
    Aggregate, Builder, FastMath, IntBin, IntPred, Module, Op, OpKind, Scalar, ScalarType, Type,
    Value,
};
use tapeless_plan::meets::Meets;

/// Who else may add to the same place at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adds {
    /// Nobody.
    Plain,
    /// Other members of the team: the sum is an atomic update.
    Update,
    /// The same, and nobody reads there before the function returns: each member may keep what it adds to itself until then.
    Later,
}

impl Unit<'_> {
    /// How something is added to what the whole derivative shares.
    pub fn adds_for_all(&self) -> Adds {
        match self.context.circle.is_shared() {
            true => Adds::Update,
            false => Adds::Plain,
        }
    }

    /// How adjoints are added where a pointer leads.
    pub fn adds(&self, pointer: Value) -> Adds {
        let own = || self.facts.points.is_own(pointer);
        // Members that take turns meet nowhere.
        let alone = self.module.deterministic;
        match self.context.circle.is_shared() && !alone && !own() {
            true => Adds::Update,
            false => Adds::Plain,
        }
    }
}

impl Reverser<'_, '_> {
    /// How the adjoint of what a load has read is added; where the second holds, by nobody else.
    pub(super) fn adds_of(&mut self, load: Op, pointer: Value) -> Step<(Adds, Option<Value>)> {
        let adds = self.unit.adds(pointer);
        Ok(match self.unit.sums().meets(load) {
            _ if adds == Adds::Plain => (adds, None),
            Meets::Nobody(_) | Meets::Stored => (Adds::Plain, None),
            Meets::Near(shared_out, reach) => {
                let inside = self.is_inside(shared_out, reach)?;
                (adds, inside.or(self.unit.single))
            }
            Meets::Later(_) => (Adds::Later, self.unit.single),
            _ => (adds, self.unit.single),
        })
    }

    /// Whether a turn of a loop is so far from the first and from the last of the member's part; nothing if the sweep does not count turns there.
    fn is_inside(&mut self, shared_out: Op, reach: u64) -> Step<Option<Value>> {
        let region = self.unit.body.ops[shared_out].regions[0];
        let Some(turn) = self.residuals.turn(region) else {
            return Ok(None);
        };
        let last = self.lookup().last_iteration(shared_out)?;
        let b = &mut self.b;
        let reach = b.i64(reach.cast_signed());
        let to_come = b.int_bin(IntBin::Sub, last, turn);
        let least = b.int_bin(IntBin::SMin, turn, to_come);
        Ok(Some(b.icmp(IntPred::Sge, least, reach)))
    }
}

/// `*p += x`
pub fn add_to(
    (module, b): (&Module, &mut Builder),
    adds: Adds,
    (p, x): (Value, Value),
    access: Access,
    flags: FastMath,
) {
    match (adds, b.body.ty(x)) {
        (Adds::Plain, Type::Aggregate(_)) => {
            let ty = b.body.ty(x);
            let old = b.load(p, ty, access);
            let new = crate::float::add((module, b), old, x, flags);
            b.store(new, p, access);
        }
        (Adds::Plain, _) => super::accumulate(b, p, x, access, flags),
        (Adds::Update | Adds::Later, ty) => {
            for (part, at) in parts(module, b, x, ty) {
                let offset = b.i64(at);
                let place = b.ptr_add(p, offset, 1);
                update(b, place, part, adds == Adds::Later);
            }
        }
    }
}

/// The floats of a value, with the bytes before each.
fn parts(module: &Module, b: &mut Builder, x: Value, ty: Type) -> Vec<(Value, i64)> {
    match ty {
        Type::Vector(scalar, lanes) => {
            let size = module.size_of(Type::Scalar(scalar)).cast_signed();
            let mut all = Vec::new();
            for lane in 0..lanes {
                let index = b.i64(lane.into());
                let extract = OpKind::Scalar(Scalar::ExtractElement);
                let part = b.value(extract, &[x, index], Type::Scalar(scalar));
                all.push((part, i64::from(lane) * size));
            }
            all
        }
        Type::Aggregate(id) => {
            let fields: Vec<(Type, u64)> = match module.aggregate(id) {
                Aggregate::Struct { fields, .. } => fields.to_vec(),
                Aggregate::Array { element, len } => {
                    let (element, size) = (*element, module.size_of(*element));
                    (0..*len).map(|i| (element, i * size)).collect()
                }
            };
            let mut all = Vec::new();
            for ((field, offset), index) in fields.into_iter().zip(0..) {
                let part = extract(b, x, index, field);
                let inner = parts(module, b, part, field);
                let offset = offset.cast_signed();
                all.extend(inner.into_iter().map(|(part, at)| (part, at + offset)));
            }
            all
        }
        Type::Scalar(ScalarType::Float(_)) => vec![(x, 0)],
        _ => Vec::new(),
    }
}

/// `*p += x`, whoever else does so.
pub fn update(b: &mut Builder, p: Value, x: Value, later: bool) {
    let ty = b.body.ty(x);
    let bytes = match ty {
        Type::Scalar(ScalarType::Float(kind)) => kind.stride() as u32,
        _ => 8,
    };
    let access = Access {
        align: bytes,
        ..shadow_access(Access::default())
    };
    b.add_atomically(x, p, access, later);
}
