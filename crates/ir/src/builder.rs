//! Writing bodies: a stack of open regions, ops appended to any of them.

use crate::body::{Body, Loc, Op, OpData, Origin, Region, Value};
use crate::constant::Constant;
use crate::float::float_bits;
use crate::ops::{
    Access, AtomicOrder, Cast, Control, FastMath, IntBin, IntPred, LoopInfo, Mem, OpKind, Scalar,
    Update, Wrap,
};
use crate::types::{ScalarType, Type};
use smallvec::SmallVec;
use tapeless_rules::RuleId;

/// Appends ops to the innermost open region, or to an outer one.
///
/// An op that carries regions is appended when its regions are closed; so an op appended to an outer
/// open region meanwhile stands before it, and its results are visible inside.
#[derive(Clone, Debug, Default)]
pub struct Builder {
    /// The body under construction.
    pub body: Body,
    open: Vec<Region>,
    /// Location given to ops appended from now on.
    pub loc: Option<Loc>,
}

impl Builder {
    /// A builder whose open region is a body region with these parameters.
    pub fn new(params: &[Type]) -> Self {
        let mut body = Body::default();
        let entry = body.region(params);
        body.entry = Some(entry);
        Self {
            body,
            open: vec![entry],
            loc: None,
        }
    }

    /// A builder that goes on with a body: at the end of one of its regions.
    pub fn resume(body: Body, region: Region) -> Self {
        Self {
            body,
            open: vec![region],
            loc: None,
        }
    }

    /// The innermost open region.
    ///
    /// # Panics
    /// If every region is closed.
    pub fn current(&self) -> Region {
        *self.open.last().expect("a region is open")
    }

    /// The open regions, outermost first.
    pub fn open_regions(&self) -> &[Region] {
        &self.open
    }

    /// Opens a new region with parameters of these types.
    pub fn begin(&mut self, params: &[Type]) -> Region {
        let region = self.body.region(params);
        self.open.push(region);
        region
    }

    /// Makes a region that is still open further out the innermost one, until the next [`Self::end`].
    pub fn reopen(&mut self, region: Region) {
        self.open.push(region);
    }

    /// Closes the innermost region; its terminator must stand.
    pub fn end(&mut self) -> Option<Region> {
        self.open.pop()
    }

    /// Appends an op to the innermost open region.
    pub fn push(&mut self, kind: OpKind, args: &[Value], results: &[Type]) -> Op {
        self.push_in(self.current(), kind, args, results, &[])
    }

    /// Appends an op that carries closed regions.
    pub fn push_with(
        &mut self,
        kind: OpKind,
        args: &[Value],
        results: &[Type],
        regions: &[Region],
    ) -> Op {
        self.push_in(self.current(), kind, args, results, regions)
    }

    /// Appends an op to any open region.
    pub fn push_in(
        &mut self,
        region: Region,
        kind: OpKind,
        args: &[Value],
        results: &[Type],
        regions: &[Region],
    ) -> Op {
        let op = self.body.ops.push(OpData {
            kind,
            args: SmallVec::from_slice(args),
            results: SmallVec::new(),
            regions: SmallVec::from_slice(regions),
            origin: None,
            loc: self.loc,
            parent: region,
        });
        for &ty in results {
            self.body.add_result(op, ty);
        }
        for &inner in regions {
            self.body.regions[inner].owner = Some(op);
        }
        self.body.regions[region].ops.push(op);
        op
    }

    /// Says which instruction an op came from.
    pub fn set_origin(&mut self, op: Op, origin: Option<Origin>) {
        self.body.ops[op].origin = origin;
    }

    /// The first result of an op.
    pub fn result(&self, op: Op) -> Value {
        self.body.ops[op].results[0]
    }

    /// Appends an op with one result and gives that.
    pub fn value(&mut self, kind: OpKind, args: &[Value], ty: Type) -> Value {
        let op = self.push(kind, args, &[ty]);
        self.result(op)
    }

    /// An integer constant.
    pub fn int(&mut self, ty: Type, x: i64) -> Value {
        let bits = match ty.element() {
            Some(ScalarType::Int(bits)) => bits,
            _ => 64,
        };
        self.body.constant(ty, Constant::int(i128::from(x), bits))
    }

    /// A 64-bit integer constant.
    pub fn i64(&mut self, x: i64) -> Value {
        self.int(Type::I64, x)
    }

    /// A truth value.
    pub fn bool(&mut self, x: bool) -> Value {
        self.int(Type::I1, i64::from(x))
    }

    /// A value of the type with all bytes zero.
    pub fn zero(&mut self, ty: Type) -> Value {
        self.body.constant(ty, Constant::Zero)
    }

    /// A value that must not matter.
    pub fn poison(&mut self, ty: Type) -> Value {
        self.body.constant(ty, Constant::Poison)
    }

    /// A float constant of any float or vector-of-float type, rounded to its format.
    pub fn float(&mut self, ty: Type, x: f64) -> Value {
        let Some(kind) = ty.float_kind() else {
            return self.poison(ty);
        };
        if x == 0.0 && x.is_sign_positive() {
            return self.zero(ty);
        }
        let one = Constant::Float(float_bits(kind, x));
        let constant = match ty {
            Type::Vector(_, n) => Constant::Elements(vec![one; n as usize].into()),
            _ => one,
        };
        self.body.constant(ty, constant)
    }

    /// A rule applied to operands; the result has the first operand's type.
    pub fn rule(&mut self, rule: RuleId, flags: FastMath, args: &[Value]) -> Value {
        let ty = self.body.ty(args[0]);
        self.value(OpKind::Scalar(Scalar::Rule(rule, flags)), args, ty)
    }

    /// Integer arithmetic.
    pub fn int_bin(&mut self, op: IntBin, a: Value, b: Value) -> Value {
        let ty = self.body.ty(a);
        self.value(
            OpKind::Scalar(Scalar::Int(op, Wrap::default())),
            &[a, b],
            ty,
        )
    }

    /// Comparison of integers or pointers.
    pub fn icmp(&mut self, pred: IntPred, a: Value, b: Value) -> Value {
        let ty = self.body.ty(a).with_element(ScalarType::Int(1));
        self.value(OpKind::Scalar(Scalar::Icmp(pred)), &[a, b], ty)
    }

    /// A conversion.
    pub fn cast(&mut self, cast: Cast, v: Value, to: Type) -> Value {
        self.value(
            OpKind::Scalar(Scalar::Cast(cast, Wrap::default())),
            &[v],
            to,
        )
    }

    /// `cond ? a : b`.
    pub fn select(&mut self, cond: Value, a: Value, b: Value) -> Value {
        let ty = self.body.ty(a);
        self.value(
            OpKind::Scalar(Scalar::Select(FastMath::default())),
            &[cond, a, b],
            ty,
        )
    }

    /// `base + index·scale` bytes, within the object.
    pub fn ptr_add(&mut self, base: Value, index: Value, scale: i64) -> Value {
        let ty = self.body.ty(base);
        let kind = match self.body.as_int(index) {
            Some(i) => Scalar::PtrAdd {
                offset: i.wrapping_mul(scale),
                scales: SmallVec::new(),
                inbounds: true,
                nuw: false,
                node: false,
                rounds: false,
            },
            None => Scalar::PtrAdd {
                offset: 0,
                scales: SmallVec::from_slice(&[scale]),
                inbounds: true,
                nuw: false,
                node: false,
                rounds: false,
            },
        };
        match &kind {
            Scalar::PtrAdd {
                offset: 0, scales, ..
            } if scales.is_empty() => base,
            Scalar::PtrAdd { scales, .. } if scales.is_empty() => {
                self.value(OpKind::Scalar(kind), &[base], ty)
            }
            _ => self.value(OpKind::Scalar(kind), &[base, index], ty),
        }
    }

    /// A load.
    pub fn load(&mut self, ptr: Value, ty: Type, access: Access) -> Value {
        self.value(OpKind::Mem(Mem::Load(access)), &[ptr], ty)
    }

    /// A store.
    pub fn store(&mut self, value: Value, ptr: Value, access: Access) -> Op {
        self.push(OpKind::Mem(Mem::Store(access)), &[value, ptr], &[])
    }

    /// Adds to memory, whoever else does so; `later`: it is enough when the function returns at last.
    pub fn add_atomically(&mut self, x: Value, ptr: Value, access: Access, later: bool) {
        let access = Access {
            order: AtomicOrder::Monotonic,
            ..access
        };
        let update = Mem::Update {
            update: Update::Rule(tapeless_rules::id::fadd),
            later,
            access,
        };
        let ty = self.body.ty(x);
        self.value(OpKind::Mem(update), &[ptr, x], ty);
    }

    /// Ends the innermost region by yielding and closes it.
    pub fn yield_(&mut self, values: &[Value]) -> Option<Region> {
        self.push(OpKind::Control(Control::Yield), values, &[]);
        self.end()
    }

    /// Ends the body region and the building.
    pub fn return_(&mut self, values: &[Value]) {
        self.push(OpKind::Control(Control::Return), values, &[]);
        self.end();
    }

    /// Ends the body region, whose end is never reached, and the building.
    pub fn unreachable(&mut self) {
        self.push(OpKind::Control(Control::Unreachable), &[], &[]);
        self.end();
    }

    /// An `if` over two closed regions; results are typed by the first region's yield.
    pub fn if_(&mut self, cond: Value, then: Region, otherwise: Region) -> Op {
        let results = self
            .yielded_types(then)
            .or_else(|| self.yielded_types(otherwise))
            .unwrap_or_default();
        self.push_with(
            OpKind::Control(Control::If),
            &[cond],
            &results,
            &[then, otherwise],
        )
    }

    fn yielded_types(&self, region: Region) -> Option<Vec<Type>> {
        let end = self.body.terminator(region)?;
        let data = &self.body.ops[end];
        matches!(data.kind, OpKind::Control(Control::Yield))
            .then(|| data.args.iter().map(|&v| self.body.ty(v)).collect())
    }

    /// Ends the innermost region, a loop's body, and closes it.
    pub fn repeat(
        &mut self,
        negate: bool,
        cond: Value,
        next: &[Value],
        results: &[Value],
    ) -> Option<Region> {
        let args: Vec<Value> = std::iter::once(cond)
            .chain(next.iter().copied())
            .chain(results.iter().copied())
            .collect();
        self.push(OpKind::Control(Control::Repeat { negate }), &args, &[]);
        self.end()
    }

    /// A loop over a closed body region. `operands`: initial values, then count, then steps as `info` says.
    pub fn loop_(&mut self, info: LoopInfo, operands: &[Value], body: Region) -> Op {
        let skip = 1 + info.params as usize;
        let results: Vec<Type> = match self.body.terminator(body) {
            Some(end) => self.body.ops[end]
                .args
                .iter()
                .skip(skip)
                .map(|&v| self.body.ty(v))
                .collect(),
            None => Vec::new(),
        };
        self.push_with(
            OpKind::Control(Control::Loop(info)),
            operands,
            &results,
            &[body],
        )
    }

    /// Closes the builder.
    pub fn finish(self) -> Body {
        self.body
    }
}
