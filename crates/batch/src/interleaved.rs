//! Own memory whose lanes lie side by side: what one lane has at `i` of an array of floats, all have from `i · width` on.
//!
//! ```text
//! t = alloca n · 8, x = load t + i·8   ⇒   t = alloca n · 8 · width, x = load t + i·8·width, a vector
//! ```
//! The pointer is the same in all lanes, and an access is one. So is memory that is an array of floats of one format and nothing
//! else, within a function: it is made, cleared and released, its pointers move by multiples of a float's size, and floats are loaded
//! and stored. No pointer to it is kept, compared or handed on. Other memory that differs is made once a lane.

use crate::body::Mapper;
use crate::laned::Laned;
use rustc_hash::{FxHashMap, FxHashSet};
use tapeless_analysis::points::Site;
use tapeless_analysis::values::multiples::{Multiples, gcd};
use tapeless_analysis::{ObjId, Object, Points};
use tapeless_ir::{
    Body, Control, FloatKind, IntBin, Mem, Module, Op, OpData, OpKind, Scalar, ScalarType, Type,
    Value,
};

/// An array of floats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Array {
    /// What makes it.
    pub made: Op,
    /// What it holds.
    pub element: Type,
}

/// The arrays of a function, by the pointers to them.
pub(crate) type Arrays = FxHashMap<Value, Array>;

/// Those that a function makes and uses in no other way.
pub(crate) fn arrays(module: &Module, body: &Body, points: &Points) -> Arrays {
    let mut finder = Finder::of(body, points);
    let ops = body.op_order();
    let multiples = Multiples::new(body, &ops);
    for &op in &ops {
        finder.op(op, &multiples);
    }
    let mut arrays = Arrays::default();
    for (v, _) in body.values.iter() {
        if let Some(o) = finder.object_of(v)
            && let Some(array) = finder.array(module, o)
        {
            arrays.insert(v, array);
        }
    }
    arrays
}

/// What is seen of the objects that a function makes.
struct Finder<'a> {
    body: &'a Body,
    points: &'a Points,
    made: FxHashMap<ObjId, Op>,
    /// What they hold.
    elements: FxHashMap<ObjId, Type>,
    /// What all distances in them are multiples of.
    steps: FxHashMap<ObjId, u64>,
    refused: FxHashSet<ObjId>,
}

impl<'a> Finder<'a> {
    fn of(body: &'a Body, points: &'a Points) -> Self {
        let made = points
            .objects
            .iter()
            .filter_map(|(o, object)| match *object {
                Object::Alloca(op) | Object::Heap(op)
                    if matches!(body.ops[op].kind, OpKind::Mem(_)) =>
                {
                    (!points.escaped(o)).then_some((o, op))
                }
                _ => None,
            });
        let mut finder = Self {
            body,
            points,
            made: made.collect(),
            elements: FxHashMap::default(),
            steps: FxHashMap::default(),
            refused: FxHashSet::default(),
        };
        for (v, _) in body.values.iter() {
            if points.of(v).iter().nth(1).is_some() {
                finder.refuse(v);
            }
        }
        for (o, _) in points.objects.iter() {
            finder.refused.extend(points.contents(o).iter());
        }
        finder
    }

    /// No object that a pointer may lead to is such an array.
    fn refuse(&mut self, v: Value) {
        self.refused.extend(self.points.of(v).iter());
    }

    /// The one object that a pointer leads to, if it is made here.
    fn object_of(&self, v: Value) -> Option<ObjId> {
        let mut objects = self.points.of(v).iter();
        let only = objects.next().filter(|_| objects.next().is_none())?;
        self.made.contains_key(&only).then_some(only)
    }

    fn array(&self, module: &Module, o: ObjId) -> Option<Array> {
        let element = *self.elements.get(&o)?;
        let step = self.steps.get(&o).copied().unwrap_or(0);
        let fits = step.is_multiple_of(module.size_of(element));
        (fits && !self.refused.contains(&o)).then_some(Array {
            made: self.made[&o],
            element,
        })
    }

    fn op(&mut self, op: Op, multiples: &Multiples<'_>) {
        let data = &self.body.ops[op];
        for (index, &v) in data.args.iter().enumerate() {
            if !self.points.of(v).is_empty() && !self.is_use(data, index, multiples) {
                self.refuse(v);
            }
        }
    }

    /// Whether an operand is used as an array's pointer may be; notes what that tells.
    fn is_use(&mut self, data: &OpData, index: usize, multiples: &Multiples<'_>) -> bool {
        let v = data.args[index];
        let Some(o) = self.object_of(v) else {
            return false;
        };
        match &data.kind {
            OpKind::Scalar(Scalar::PtrAdd {
                offset,
                scales,
                rounds: false,
                ..
            }) if index == 0 => {
                let moved = data.args[1..].iter().zip(scales);
                let moved = moved.map(|(&by, scale)| {
                    let factor = multiples.factor(by, data.parent);
                    factor.wrapping_mul(scale.unsigned_abs())
                });
                let all = moved.fold(offset.unsigned_abs(), gcd);
                self.step(o, all)
            }
            OpKind::Scalar(Scalar::Freeze) => true,
            OpKind::Scalar(Scalar::Select(_)) => index > 0,
            OpKind::Mem(Mem::Load(access)) if !Mem::Load(*access).is_atomic() => {
                self.holds(o, self.body.ty(data.results[0]))
            }
            OpKind::Mem(Mem::Store(access)) if !Mem::Store(*access).is_atomic() => {
                index == 1 && self.holds(o, self.body.ty(data.args[0]))
            }
            OpKind::Mem(Mem::Set(_)) => {
                let bytes = multiples.factor(data.args[2], data.parent);
                index == 0 && self.step(o, bytes)
            }
            OpKind::Mem(Mem::Lifetime(_) | Mem::HeapFree { .. }) => true,
            OpKind::Control(Control::Loop(info)) => {
                index < info.params as usize && info.step(&data.args, index as u32).is_none()
            }
            OpKind::Control(Control::Repeat { .. } | Control::Yield) => true,
            _ => false,
        }
    }

    fn step(&mut self, o: ObjId, bytes: u64) -> bool {
        let known = self.steps.entry(o).or_default();
        *known = gcd(*known, bytes);
        true
    }

    /// Whether it holds such floats, and no others.
    fn holds(&mut self, o: ObjId, ty: Type) -> bool {
        let plain = matches!(
            ty,
            Type::Scalar(ScalarType::Float(FloatKind::F32 | FloatKind::F64))
        );
        plain && *self.elements.entry(o).or_insert(ty) == ty
    }
}

impl Mapper<'_, '_> {
    /// The array in lanes that an op makes, moves in, or touches.
    pub fn array(&self, data: &OpData) -> Option<Array> {
        let pointer = match &data.kind {
            OpKind::Scalar(Scalar::PtrAdd { .. }) => data.args[0],
            OpKind::Mem(Mem::Store(_)) => data.args[1],
            OpKind::Mem(Mem::Alloca { .. } | Mem::HeapAlloc { .. }) => data.results[0],
            OpKind::Mem(Mem::Load(_) | Mem::Set(_)) => data.args[0],
            _ => return None,
        };
        let array = self.all.array(self.key.0, pointer)?;
        let site = Site {
            function: self.key.0,
            op: array.made,
        };
        self.all.sites.contains(&site).then_some(array)
    }

    /// An op of such an array, for all lanes.
    pub fn of_array(&mut self, data: &OpData, array: Array) {
        let args: Vec<Value> = data.args.iter().map(|&v| self.in_lane(v, 0)).collect();
        let width = i64::from(self.width);
        self.to.loc = data.loc;
        match &data.kind {
            OpKind::Scalar(_) => {
                let mut kind = data.kind.clone();
                if let OpKind::Scalar(Scalar::PtrAdd { offset, scales, .. }) = &mut kind {
                    *offset = offset.wrapping_mul(width);
                    scales
                        .iter_mut()
                        .for_each(|scale| *scale = scale.wrapping_mul(width));
                }
                self.made_once(data, kind, &args);
            }
            OpKind::Mem(Mem::Alloca { size, align, .. }) => {
                let whole = self.module.size_of(array.element) * u64::from(self.width);
                let wanted = u32::try_from(whole).map_or(MOST_ALIGN, u32::next_power_of_two);
                let kind = OpKind::Mem(Mem::alloca(
                    size.wrapping_mul(u64::from(self.width)),
                    (*align).max(wanted.min(MOST_ALIGN)),
                ));
                self.made_once(data, kind, &args);
            }
            OpKind::Mem(Mem::HeapAlloc { .. }) => {
                let bytes = self.times_width(args[0]);
                self.made_once(data, data.kind.clone(), &[bytes]);
            }
            OpKind::Mem(Mem::Load(access)) => {
                let ty = self.vector_type(array.element);
                let loaded = self.to.load(args[0], ty, *access);
                self.bind(data.results[0], Laned::Vector(loaded));
            }
            OpKind::Mem(Mem::Store(access)) => {
                let laned = self.laned(data.args[0]);
                let vector = self.vector(&laned, array.element);
                self.to.store(vector, args[1], *access);
            }
            OpKind::Mem(Mem::Set(_)) => {
                let bytes = self.times_width(args[2]);
                self.to
                    .push(data.kind.clone(), &[args[0], args[1], bytes], &[]);
            }
            _ => {}
        }
        self.in_lane.clear();
    }

    fn made_once(&mut self, data: &OpData, kind: OpKind, args: &[Value]) {
        let ty = self.from.ty(data.results[0]);
        let made = self.to.value(kind, args, ty);
        self.bind(data.results[0], Laned::One(made));
    }

    fn times_width(&mut self, bytes: Value) -> Value {
        let ty = self.to.body.ty(bytes);
        match self.to.body.as_int(bytes) {
            Some(bytes) => self.to.int(ty, bytes.wrapping_mul(i64::from(self.width))),
            None => {
                let width = self.to.int(ty, i64::from(self.width));
                self.to.int_bin(IntBin::Mul, bytes, width)
            }
        }
    }
}

/// Bytes of the widest registers.
const MOST_ALIGN: u32 = 64;
