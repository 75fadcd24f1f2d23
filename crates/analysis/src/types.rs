//! Type analysis: what integers and memory hold.
//!
//! LLVM moves floats about as integers and as bytes. Each typed access is evidence for a *class* of
//! bytes of its objects: an offset modulo the object's stride, the greatest common divisor of all the
//! strides it is indexed by. Evidence flows both ways along copies. Conflicting evidence is kept, and
//! becomes a diagnostic where a derivative would depend on it.

use crate::callee::{CallKind, call_kind};
use crate::context::Context;
use crate::points::{ObjId, ObjSet, Object, Points};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use tapeless_ir::ops::{Access, Hint};
use tapeless_ir::{
    Body, Cast, Control, FloatKind, FuncId, Mem, Module, Op, OpData, OpKind, Scalar, ScalarType,
    Type, Value,
};

/// What a value or some bytes hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// Nothing is known.
    Unknown,
    /// A float.
    Float(FloatKind),
    /// Integers or pointers: never a derivative.
    Other,
    /// Evidence for both.
    Conflict,
}

/// The floats among the bytes of a copy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Layout {
    /// None.
    None,
    /// The fields repeat every `period` bytes (once, if 0): offset from the copy's start, format.
    Floats {
        /// Bytes between repetitions.
        period: u64,
        /// Offset and format of each float.
        fields: Vec<(u64, FloatKind)>,
    },
    /// It cannot be told; the offset at fault.
    Unknown(u64),
}

/// A set of things that bytes were seen to hold: one bit per float format, then integer, then pointer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Evidence(u8);

const FLOATS: [FloatKind; 6] = [
    FloatKind::F16,
    FloatKind::BF16,
    FloatKind::F32,
    FloatKind::F64,
    FloatKind::F80,
    FloatKind::F128,
];

impl Evidence {
    const INT: Self = Self(64);
    const PTR: Self = Self(128);

    fn of(ty: Type) -> Self {
        match ty.element() {
            Some(ScalarType::Float(kind)) => Self::float(kind),
            Some(ScalarType::Ptr(_)) => Self::PTR,
            _ => Self(0),
        }
    }

    fn float(kind: FloatKind) -> Self {
        Self(
            FLOATS
                .iter()
                .position(|&k| k == kind)
                .map_or(0, |at| 1 << at),
        )
    }

    fn join(&mut self, other: Self) -> bool {
        let before = self.0;
        self.0 |= other.0;
        self.0 != before
    }

    fn holds(self) -> Holds {
        let floats = self.0 & 63;
        match (floats.count_ones(), self.0 & 192) {
            (0, 0) => Holds::Unknown,
            (0, _) => Holds::Other,
            (1, 0) => Holds::Float(FLOATS[floats.trailing_zeros() as usize]),
            _ => Holds::Conflict,
        }
    }
}

/// The offset of a pointer within its object: exact if the stride is 0, else modulo the stride.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Offset {
    at: i64,
    stride: u64,
}

impl Offset {
    const ZERO: Self = Self { at: 0, stride: 0 };

    fn join(self, other: Self) -> Self {
        let stride = gcd(gcd(self.stride, other.stride), self.at.abs_diff(other.at));
        Self {
            at: wrap(self.at, stride),
            stride,
        }
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

fn wrap(at: i64, stride: u64) -> i64 {
    if stride == 0 {
        at
    } else {
        at.rem_euclid(stride.cast_signed())
    }
}

#[derive(Clone, Debug, Default)]
struct Classes {
    stride: u64,
    at: BTreeMap<i64, Evidence>,
}

impl Classes {
    fn note(&mut self, at: i64, what: Evidence) -> bool {
        what.0 != 0 && self.at.entry(wrap(at, self.stride)).or_default().join(what)
    }

    /// What the byte at `at` belongs to: a thing that starts there, or a float that started before.
    fn covering(&self, at: i64) -> Evidence {
        let mut seen = self.get(at);
        for back in 1..16 {
            let before = self.get(at - back);
            if let Holds::Float(kind) = before.holds()
                && back < kind.bytes().cast_signed()
            {
                seen.join(before);
            }
        }
        seen
    }

    fn get(&self, at: i64) -> Evidence {
        self.at
            .get(&wrap(at, self.stride))
            .copied()
            .unwrap_or_default()
    }
}

/// The result of the analysis.
#[derive(Debug)]
pub struct Types {
    offsets: SecondaryMap<Value, Option<Offset>>,
    values: SecondaryMap<Value, Evidence>,
    memory: SecondaryMap<ObjId, Classes>,
    /// Whether no copy takes what the object holds anywhere else.
    ends_here: SecondaryMap<ObjId, bool>,
}

/// Calls looked into for what they access: through so many levels.
const CALL_DEPTH: u32 = 3;

/// Analyses a body.
pub fn types(module: &Module, body: &Body, context: &Context, points: &Points) -> Types {
    analyse(module, body, context, points, CALL_DEPTH)
}

fn analyse(module: &Module, body: &Body, context: &Context, points: &Points, depth: u32) -> Types {
    let mut solver = Solver {
        module,
        body,
        points,
        order: body.op_order(),
        types: Types {
            offsets: SecondaryMap::new(),
            values: SecondaryMap::new(),
            memory: SecondaryMap::new(),
            ends_here: sinks(body, points),
        },
        changed: false,
    };
    solver.offsets();
    solver.strides();
    solver.seed(context);
    solver.callees(depth);
    while solver.round() {}
    solver.complete();
    solver.types
}

impl Types {
    /// The float that a value carries the derivative of: itself, or the float whose bits an integer holds.
    pub fn carried(&self, body: &Body, v: Value) -> Option<FloatKind> {
        match body.ty(v) {
            ty if ty.is_float() => ty.float_kind(),
            ty if ty.is_int() => match self.values[v].holds() {
                Holds::Float(kind) => Some(kind),
                _ => None,
            },
            _ => None,
        }
    }

    /// What an integer value holds.
    pub fn value(&self, v: Value) -> Holds {
        self.values[v].holds()
    }

    /// What an access of a value through a pointer moves, from what its memory was seen to hold.
    pub fn accessed(
        &self,
        module: &Module,
        body: &Body,
        points: &Points,
        v: Value,
        pointer: Value,
    ) -> Holds {
        let own = self.values[v].holds();
        if own != Holds::Unknown {
            return own;
        }
        let Some(offset) = self.offsets[pointer] else {
            return Holds::Unknown;
        };
        let mut seen = Evidence::default();
        for at in 0..module.size_of(body.ty(v)).cast_signed() {
            for o in points.of(pointer).iter() {
                seen.join(self.memory[o].covering(offset.at + at));
            }
        }
        seen.holds()
    }

    /// Where the floats lie among the bytes that a copy moves (`dst`, `src`, constant length if known).
    pub fn layout(&self, points: &Points, dst: Value, src: Value, len: Option<u64>) -> Layout {
        let (Some(to), Some(from)) = (self.offsets[dst], self.offsets[src]) else {
            return Layout::Unknown(0);
        };
        let (d, s) = (points.of(dst), points.of(src));
        let period = self.period(d, s, to, from);
        let span = match (period, len) {
            (0, None) => return self.variable_span(d, s, to, from),
            (0, Some(n)) => n,
            (p, n) => n.map_or(p, |n| n.min(p)),
        };
        let begins_inside = |set: &ObjSet, at: i64| {
            set.iter().any(|o| {
                let (here, over) = (self.memory[o].get(at), self.memory[o].covering(at));
                here.0 & 63 != over.0 & 63
            })
        };
        if begins_inside(d, to.at) || begins_inside(s, from.at) {
            return Layout::Unknown(0);
        }
        let mut fields = Vec::new();
        let mut at = 0;
        while at < span {
            let seen = self.joined(d, to.at + at.cast_signed(), s, from.at + at.cast_signed());
            match seen.holds() {
                Holds::Float(kind) => {
                    fields.push((at, kind));
                    at += kind.bytes();
                }
                Holds::Conflict => return Layout::Unknown(at),
                Holds::Unknown
                    if !self.gap_is_harmless(d) && at % 4 == 0 && self.gap(d, s, to, from, at) =>
                {
                    return Layout::Unknown(at);
                }
                _ => at += 1,
            }
        }
        let cut = |f: &(u64, FloatKind)| len.is_some_and(|n| f.0 + f.1.bytes() > n);
        if fields.iter().any(cut) || overlap(&fields, period) {
            return Layout::Unknown(0);
        }
        if fields.is_empty() {
            Layout::None
        } else {
            Layout::Floats { period, fields }
        }
    }

    /// A copy of unknown length between objects that are not indexed: uniform or unknown.
    fn variable_span(&self, d: &ObjSet, s: &ObjSet, to: Offset, from: Offset) -> Layout {
        match self.joined(d, to.at, s, from.at).holds() {
            Holds::Float(kind) => Layout::Floats {
                period: kind.stride(),
                fields: vec![(0, kind)],
            },
            Holds::Other => Layout::None,
            Holds::Unknown if self.gap_is_harmless(d) => Layout::None,
            _ => Layout::Unknown(0),
        }
    }

    fn period(&self, d: &ObjSet, s: &ObjSet, to: Offset, from: Offset) -> u64 {
        let of = |set: &ObjSet| set.iter().fold(0, |g, o| gcd(g, self.memory[o].stride));
        gcd(gcd(of(d), to.stride), gcd(of(s), from.stride))
    }

    fn joined(&self, d: &ObjSet, to: i64, s: &ObjSet, from: i64) -> Evidence {
        let mut seen = Evidence::default();
        for o in d.iter() {
            seen.join(self.memory[o].get(to));
        }
        for o in s.iter() {
            seen.join(self.memory[o].get(from));
        }
        seen
    }

    /// Whether the bytes at `at` belong to no known field that began before.
    fn gap(&self, d: &ObjSet, s: &ObjSet, to: Offset, from: Offset, at: u64) -> bool {
        (1..=8u64.min(at)).all(|back| {
            let before = (at - back).cast_signed();
            self.joined(d, to.at + before, s, from.at + before).0 == 0
        })
    }

    fn gap_is_harmless(&self, d: &ObjSet) -> bool {
        !d.is_empty() && d.iter().all(|o| self.ends_here[o])
    }

    /// Whether the shadow of `bytes` bytes may be cleared as a whole, whatever they hold: they are whole words, and
    /// none of them was seen to hold a pointer. (The shadow of an integer is never read.)
    pub fn is_clearable(&self, points: &Points, pointer: Value, bytes: u64) -> bool {
        const WORD: u64 = 8;
        let whole = self.offsets[pointer].is_some_and(|o| {
            o.at.unsigned_abs().is_multiple_of(WORD) && o.stride.is_multiple_of(WORD)
        });
        let holds_pointer = |o: ObjId| {
            let seen = self.memory[o]
                .at
                .values()
                .any(|e| e.0 & Evidence::PTR.0 != 0);
            seen || (points.is_local(o) && !points.contents(o).is_empty())
        };
        whole && bytes.is_multiple_of(WORD) && !points.of(pointer).iter().any(holds_pointer)
    }

    /// The float format that all of the memory a pointer leads to holds, if it is one.
    pub fn uniform(&self, points: &Points, pointer: Value) -> Option<FloatKind> {
        let mut seen = Evidence::default();
        for o in points.of(pointer).iter() {
            self.memory[o].at.values().for_each(|e| {
                seen.join(*e);
            });
        }
        match seen.holds() {
            Holds::Float(kind) => Some(kind),
            _ => None,
        }
    }

    /// What the classes of an object hold, for printing: offset, what.
    pub fn memory(&self, object: ObjId) -> Vec<(i64, Holds)> {
        self.memory[object]
            .at
            .iter()
            .map(|(&at, e)| (at, e.holds()))
            .collect()
    }
}

/// Whether two floats, or a float and its own repetition, share bytes: the period is too coarse to tell them apart.
fn overlap(fields: &[(u64, FloatKind)], period: u64) -> bool {
    let ends = |&(at, kind): &(u64, FloatKind)| at + kind.bytes();
    let repeated = period > 0 && fields.iter().any(|f| ends(f) > period);
    repeated || fields.windows(2).any(|pair| ends(&pair[0]) > pair[1].0)
}

/// Objects that only this function knows of and that no copy reads: bytes there that no access types matter
/// to nobody.
fn sinks(body: &Body, points: &Points) -> SecondaryMap<ObjId, bool> {
    let mut sinks = SecondaryMap::new();
    for o in points.objects.keys() {
        sinks[o] = points.is_local(o) && !points.escaped(o);
    }
    for op in body.op_order() {
        let data = &body.ops[op];
        if matches!(data.kind, OpKind::Mem(Mem::Copy { .. })) {
            for o in points.of(data.args[1]).iter() {
                sinks[o] = false;
            }
        }
    }
    sinks
}

/// What a function was seen to hold in the memory of each of its parameters.
fn of_params(module: &Module, id: FuncId, depth: u32) -> Vec<Classes> {
    let function = &module.functions[id];
    let Some(body) = &function.body else {
        return Vec::new();
    };
    let context = Context::plain(id, function.sig.params.len());
    let points = crate::points::points(module, body, &context);
    let types = analyse(module, body, &context, &points, depth);
    let mut params = vec![Classes::default(); function.sig.params.len()];
    for (object, what) in points.objects.iter() {
        if let Object::Param(i) = *what {
            params[i as usize] = types.memory[object].clone();
        }
    }
    params
}

struct Solver<'a> {
    module: &'a Module,
    body: &'a Body,
    points: &'a Points,
    order: Vec<Op>,
    types: Types,
    changed: bool,
}

impl Solver<'_> {
    /// What callers know of the memory of parameters.
    fn seed(&mut self, context: &Context) {
        for (object, what) in self.points.objects.iter() {
            let Object::Param(i) = *what else { continue };
            if let Some(kind) = context.floats[i as usize] {
                let classes = &mut self.types.memory[object];
                classes.stride = gcd(classes.stride, kind.stride());
                classes.note(0, Evidence::float(kind));
            }
        }
    }

    /// What callees read and write through their parameters, as floats or pointers.
    fn callees(&mut self, depth: u32) {
        let Some(depth) = depth.checked_sub(1) else {
            return;
        };
        let mut known: FxHashMap<FuncId, Vec<Classes>> = FxHashMap::default();
        for at in 0..self.order.len() {
            let data = &self.body.ops[self.order[at]];
            let (OpKind::Call(call) | OpKind::Control(Control::Invoke(call))) = &data.kind else {
                continue;
            };
            let CallKind::Defined(id) = call_kind(self.module, call) else {
                continue;
            };
            let module = self.module;
            let params = known
                .entry(id)
                .or_insert_with(|| of_params(module, id, depth));
            for (&arg, classes) in data.args.iter().zip(params.iter()) {
                self.seen_in_callee(arg, classes);
            }
        }
    }

    fn seen_in_callee(&mut self, arg: Value, classes: &Classes) {
        let Some(offset) = self.types.offsets[arg] else {
            return;
        };
        for object in self.points.of(arg).iter() {
            let own = &mut self.types.memory[object];
            let stride = gcd(gcd(own.stride, classes.stride), offset.stride);
            if stride != own.stride {
                let old = std::mem::take(&mut own.at);
                own.stride = stride;
                for (at, what) in old {
                    own.note(at, what);
                }
            }
            for (&at, &what) in &classes.at {
                own.note(offset.at + at, what);
            }
        }
    }

    /// The offset of every pointer, to a fixed point: strides only shrink.
    fn offsets(&mut self) {
        for v in self.body.values.keys() {
            let fixed =
                self.body.ty(v).is_ptr() && (self.body.as_const(v).is_some() || self.is_param(v));
            if fixed {
                let at = match self.body.as_const(v) {
                    Some(tapeless_ir::Constant::Global(_, at)) => *at,
                    _ => 0,
                };
                self.types.offsets[v] = Some(Offset { at, stride: 0 });
            }
        }
        loop {
            self.changed = false;
            for at in 0..self.order.len() {
                self.offset_of(self.order[at]);
            }
            if !self.changed {
                return;
            }
        }
    }

    fn is_param(&self, v: Value) -> bool {
        self.body.params().contains(&v)
    }

    fn meet(&mut self, v: Value, new: Option<Offset>) {
        let Some(new) = new else { return };
        if !self.body.ty(v).is_ptr() {
            return;
        }
        let next = self.types.offsets[v].map_or(new, |old| old.join(new));
        if self.types.offsets[v] != Some(next) {
            self.types.offsets[v] = Some(next);
            self.changed = true;
        }
    }

    fn offset_of(&mut self, op: Op) {
        let data = &self.body.ops[op];
        match &data.kind {
            OpKind::Scalar(Scalar::PtrAdd { offset, scales, .. }) => {
                let base = self.types.offsets[data.args[0]];
                let indices = data.args[1..].iter();
                let stride = scales.iter().zip(indices).fold(0, |g, (s, &i)| {
                    gcd(
                        g,
                        s.unsigned_abs()
                            .wrapping_mul(crate::affine::factor(self.body, i, 8)),
                    )
                });
                let new = base.map(|b| {
                    Offset {
                        at: b.at + offset,
                        stride: b.stride,
                    }
                    .join(Offset {
                        at: wrap(b.at + offset, gcd(b.stride, stride)),
                        stride: gcd(b.stride, stride),
                    })
                });
                let new = new.map(|n| Offset {
                    at: wrap(n.at, n.stride),
                    stride: n.stride,
                });
                self.meet(data.results[0], new);
            }
            OpKind::Scalar(Scalar::Select(_)) => {
                let sides = [data.args[1], data.args[2]];
                self.flow_offsets(&sides, &[data.results[0]; 2]);
            }
            OpKind::Scalar(_) => {
                let from: Vec<_> = data.args.iter().copied().take(1).collect();
                self.flow_offsets(&from, &data.results.clone());
            }
            OpKind::Control(control) => {
                let flows = crate::flow::control_flows(self.body, control, data);
                for (from, to) in flows {
                    let offset = self.types.offsets[from];
                    self.meet(to, offset);
                }
            }
            _ => {
                for &r in &data.results {
                    self.meet(r, Some(Offset::ZERO));
                }
            }
        }
    }

    /// The offset of an access: an aligned one within an aligned object lies at a multiple of its alignment.
    fn aligned(&self, pointer: Value, align: u32) -> Option<Offset> {
        let offset = self.types.offsets[pointer]?;
        let align = u64::from(align);
        let sharper = offset.stride > 0 && align > offset.stride && align % offset.stride == 0;
        Some(if sharper {
            Offset {
                at: 0,
                stride: align,
            }
        } else {
            offset
        })
    }

    fn flow_offsets(&mut self, from: &[Value], to: &[Value]) {
        for (&f, &t) in from.iter().zip(to) {
            let offset = self.types.offsets[f];
            self.meet(t, offset);
        }
    }

    /// The stride of each object: the gcd over all pointers that access it.
    fn strides(&mut self) {
        for &op in &self.order {
            let data = &self.body.ops[op];
            let (pointers, align): (&[Value], u32) = match &data.kind {
                OpKind::Mem(Mem::Load(a)) => (&data.args[..1], a.align),
                OpKind::Mem(Mem::Set(_)) => (&data.args[..1], 1),
                OpKind::Mem(Mem::Store(a)) => (&data.args[1..2], a.align),
                OpKind::Mem(Mem::Copy { .. }) => (&data.args[..2], 1),
                _ => continue,
            };
            for &p in pointers {
                let Some(offset) = self.aligned(p, align) else {
                    continue;
                };
                for object in self.points.of(p).iter() {
                    let classes = &mut self.types.memory[object];
                    classes.stride = gcd(classes.stride, offset.stride);
                }
            }
        }
    }

    fn round(&mut self) -> bool {
        self.changed = false;
        for at in 0..self.order.len() {
            let data = &self.body.ops[self.order[at]];
            match &data.kind {
                OpKind::Scalar(scalar) => self.scalar(scalar, data),
                OpKind::Mem(mem) => self.mem(mem, data),
                OpKind::Control(control) => {
                    for (from, to) in crate::flow::control_flows(self.body, control, data) {
                        self.same(from, to);
                    }
                    self.selectors(control, data);
                }
                _ => {}
            }
        }
        self.changed
    }

    fn note(&mut self, v: Value, what: Evidence) {
        if self.body.ty(v).is_int() && self.body.as_const(v).is_none() {
            self.changed |= self.types.values[v].join(what);
        }
    }

    fn seen(&self, v: Value) -> Evidence {
        let typed = Evidence::of(self.body.ty(v));
        if typed.0 != 0 {
            typed
        } else {
            self.types.values[v]
        }
    }

    fn same(&mut self, a: Value, b: Value) {
        let (x, y) = (self.seen(a), self.seen(b));
        self.note(a, y);
        self.note(b, x);
    }

    fn selectors(&mut self, control: &Control, data: &OpData) {
        if matches!(control, Control::Switch(_)) {
            self.note(data.args[0], Evidence::INT);
        }
    }

    fn scalar(&mut self, scalar: &Scalar, data: &OpData) {
        let Some(&result) = data.results.first() else {
            return;
        };
        match scalar {
            Scalar::Cast(Cast::BitCast, _) => {
                let (a, r) = (self.seen(data.args[0]), self.seen(result));
                self.note(data.args[0], r);
                self.note(result, a);
            }
            Scalar::Cast(Cast::PtrToInt, _) => self.note(result, Evidence::PTR),
            Scalar::Cast(Cast::IntToPtr, _) => self.note(data.args[0], Evidence::PTR),
            Scalar::Select(_) => {
                self.same(data.args[1], result);
                self.same(data.args[2], result);
            }
            Scalar::Freeze | Scalar::Shuffle(_) | Scalar::ExtractElement => {
                self.same(data.args[0], result)
            }
            Scalar::InsertElement => {
                self.same(data.args[0], result);
                self.same(data.args[1], result);
            }
            Scalar::ExtractValue(_) | Scalar::InsertValue(_) | Scalar::Rule(..) => {}
            _ => {
                self.note(result, Evidence::INT);
                for &arg in data
                    .args
                    .iter()
                    .skip(usize::from(matches!(scalar, Scalar::PtrAdd { .. })))
                {
                    self.note(arg, Evidence::INT);
                }
            }
        }
    }

    fn mem(&mut self, mem: &Mem, data: &OpData) {
        match mem {
            Mem::Load(access) => self.access(*access, data.results[0], data.args[0]),
            Mem::Store(access) => self.access(*access, data.args[0], data.args[1]),
            Mem::Copy { access, .. } => self.copy(*access, data),
            _ => {}
        }
    }

    fn access(&mut self, access: Access, v: Value, ptr: Value) {
        let Some(offset) = self.aligned(ptr, access.align) else {
            return;
        };
        let ty = self.body.ty(v);
        let hinted = if ty.is_int() {
            hint(access.hint, self.module.size_of(ty))
        } else {
            Evidence::default()
        };
        let mut what = self.seen(v);
        what.join(hinted);
        let element = ty
            .element()
            .map_or(0, |e| self.module.size_of(Type::Scalar(e)));
        let mut back = what;
        for object in self.points.of(ptr).iter() {
            if matches!(self.points.objects[object], Object::Unknown) {
                continue;
            }
            for (at, part) in pieces(what, element * u64::from(ty.lanes()), element) {
                self.changed |= self.types.memory[object].note(offset.at + at.cast_signed(), part);
            }
            for at in 0..self.module.size_of(ty).cast_signed() {
                back.join(self.types.memory[object].covering(offset.at + at));
            }
        }
        self.note(v, back);
    }

    /// An integer that is wider than the float it was seen to hold must hold floats throughout.
    fn complete(&mut self) {
        for at in 0..self.order.len() {
            let data = &self.body.ops[self.order[at]];
            let (v, pointer, align) = match &data.kind {
                OpKind::Mem(Mem::Load(a)) => (data.results[0], data.args[0], a.align),
                OpKind::Mem(Mem::Store(a)) => (data.args[0], data.args[1], a.align),
                _ => continue,
            };
            let Holds::Float(kind) = self.types.values[v].holds() else {
                continue;
            };
            let bytes = self.module.size_of(self.body.ty(v));
            let Some(offset) = self.aligned(pointer, align) else {
                continue;
            };
            let holds = |o: ObjId, at: u64| {
                self.types.memory[o]
                    .get(offset.at + at.cast_signed())
                    .holds()
                    == Holds::Float(kind)
            };
            let whole = (0..bytes)
                .step_by(kind.stride() as usize)
                .all(|at| self.points.of(pointer).iter().any(|o| holds(o, at)));
            if bytes > kind.bytes() && !whole {
                self.types.values[v].join(Evidence::INT);
            }
        }
    }

    fn copy(&mut self, access: Access, data: &OpData) {
        let (Some(to), Some(from)) = (
            self.types.offsets[data.args[0]],
            self.types.offsets[data.args[1]],
        ) else {
            return;
        };
        let len = self.body.as_int(data.args[2]).map(|n| n.unsigned_abs());
        let hinted = hint(access.hint, 8);
        let (d, s) = (
            self.points.of(data.args[0]).clone(),
            self.points.of(data.args[1]).clone(),
        );
        for object in d.iter() {
            self.changed |= self.types.memory[object].note(to.at, hinted);
        }
        self.spread(&s, from.at, &d, to.at, len);
        self.spread(&d, to.at, &s, from.at, len);
    }

    fn spread(&mut self, from: &ObjSet, start: i64, to: &ObjSet, into: i64, len: Option<u64>) {
        for source in from.iter() {
            let classes = self.types.memory[source].clone();
            for (&at, &what) in &classes.at {
                let mut delta = wrap(at - start, classes.stride);
                loop {
                    if delta < 0 || len.is_some_and(|n| delta >= n.cast_signed()) {
                        break;
                    }
                    for target in to.iter() {
                        self.changed |= self.types.memory[target].note(into + delta, what);
                    }
                    if classes.stride == 0 || len.is_none_or(|n| n > 64 * classes.stride) {
                        break;
                    }
                    delta += classes.stride.cast_signed();
                }
            }
        }
    }
}

/// What an access of so many bytes says of each part of its memory. An integer narrower than the float that its
/// bits belong to says nothing of where that float lies.
fn pieces(what: Evidence, bytes: u64, element: u64) -> Vec<(u64, Evidence)> {
    let (step, what) = match what.holds() {
        Holds::Float(kind) if kind.bytes() > element => return Vec::new(),
        Holds::Float(kind) => (kind.stride(), what),
        Holds::Conflict => (element, Evidence(what.0 & !63)),
        _ => (element, what),
    };
    (0..bytes)
        .step_by(step.max(1) as usize)
        .map(|at| (at, what))
        .collect()
}

fn hint(hint: Hint, bytes: u64) -> Evidence {
    match hint {
        Hint::Float(4) if bytes.is_multiple_of(4) => Evidence::float(FloatKind::F32),
        Hint::Float(8) if bytes.is_multiple_of(8) => Evidence::float(FloatKind::F64),
        Hint::Int => Evidence::INT,
        Hint::Pointer => Evidence::PTR,
        _ => Evidence::default(),
    }
}
