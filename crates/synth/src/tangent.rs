//! Forward mode: primal and tangent side by side, in one sweep.
//!
//! Memory carries its tangent in the shadow: loads load both, stores store both. A tangent that is
//! absent is zero.

use crate::float::Packer;
use crate::record::constant;
use crate::scalar::active_terms;
use crate::shadow::{
    load_shadow_pointer, shadow_access, shadow_alloca, shadow_constant, shadow_ptr_add,
};
use crate::signature::params;
use crate::term::{Operand, Terms};
use crate::unit::{Step, Unit};
use rustc_hash::FxHashMap;
use tapeless_analysis::{ArgActivity, CallKind, PointerActivity, RetActivity, call_kind};
use tapeless_ir::ops::{Access, LoopInfo, Space};
use tapeless_ir::{
    Body, Builder, Cast, Control, FastMath, IntPred, Mem, Op, OpData, OpKind, Region, Scalar, Type,
    Value,
};
use tapeless_rules::effects::Written;

/// The tangent of the unit's function.
///
/// # Errors
/// If an op cannot be differentiated, or a callee's derivative must be made first.
pub fn tangent(unit: &mut Unit<'_>) -> Step<Body> {
    let types = params(unit.context, &unit.function.sig);
    let mut b = Builder::new(&types);
    b.loc = unit.function.loc;
    let mut sweep = Tangent {
        b,
        primal: FxHashMap::default(),
        second: FxHashMap::default(),
        unit,
    };
    sweep.bind_params();
    sweep.diverging()?;
    let entry = sweep.unit.body.entry();
    sweep.region(entry)?;
    sweep.finish(entry)
}

#[derive(Debug)]
struct Tangent<'u, 'a> {
    unit: &'u mut Unit<'a>,
    b: Builder,
    primal: FxHashMap<Value, Value>,
    /// Tangents of active values, shadows of pointers.
    second: FxHashMap<Value, Value>,
}

impl Tangent<'_, '_> {
    fn bind_params(&mut self) {
        let formal = self.b.body.params().to_vec();
        let mut next = formal.into_iter();
        for (&p, activity) in self.unit.body.params().iter().zip(&self.unit.context.args) {
            self.primal.extend(next.next().map(|v| (p, v)));
            if *activity != ArgActivity::Const {
                self.second.extend(next.next().map(|v| (p, v)));
            }
        }
    }

    fn diverging(&mut self) -> Step<()> {
        let body = self.unit.body;
        for &region in &body.diverging {
            let types: Vec<Type> = body.regions[region]
                .params
                .iter()
                .map(|&p| body.ty(p))
                .collect();
            let new = self.b.begin(&types);
            let made = self.b.body.regions[new].params.to_vec();
            self.primal
                .extend(body.regions[region].params.iter().copied().zip(made));
            for &op in &body.regions[region].ops {
                self.plain(op);
            }
            self.b.end();
            self.b.body.diverging.push(new);
        }
        Ok(())
    }

    /// Clones an op with everything in it, without tangents.
    fn plain(&mut self, op: Op) {
        let body = self.unit.body;
        let mut regions = Vec::new();
        for &inner in &body.ops[op].regions {
            let types: Vec<Type> = body.regions[inner]
                .params
                .iter()
                .map(|&p| body.ty(p))
                .collect();
            let new = self.b.begin(&types);
            let made = self.b.body.regions[new].params.to_vec();
            self.primal
                .extend(body.regions[inner].params.iter().copied().zip(made));
            for &op in &body.regions[inner].ops {
                stacker::maybe_grow(1 << 16, 1 << 20, || self.plain(op));
            }
            self.b.end();
            regions.push(new);
        }
        self.clone_op(op, &regions);
    }

    fn clone_op(&mut self, op: Op, regions: &[Region]) {
        let data = &self.unit.body.ops[op];
        let args: Vec<Value> = data.args.iter().map(|&a| self.get(a)).collect();
        let types: Vec<Type> = data.results.iter().map(|&r| self.unit.body.ty(r)).collect();
        self.b.loc = data.loc;
        let new = self.b.push_with(data.kind.clone(), &args, &types, regions);
        self.b.set_origin(new, data.origin);
        let made = self.b.body.ops[new].results.to_vec();
        self.primal.extend(data.results.iter().copied().zip(made));
    }

    fn get(&mut self, v: Value) -> Value {
        if let Some(c) = constant(self.unit.body, &mut self.b, v) {
            return c;
        }
        let ty = self.unit.body.ty(v);
        self.primal
            .get(&v)
            .copied()
            .unwrap_or_else(|| self.b.poison(ty))
    }

    fn shadow(&mut self, v: Value, at: Op) -> Step<Value> {
        if let Some(s) = shadow_constant(self.unit, &mut self.b, v, at)? {
            return Ok(s);
        }
        let found = self.second.get(&v).copied();
        found.ok_or_else(|| {
            self.unit
                .unsupported(at, "the shadow of a pointer is not known here")
        })
    }

    /// The tangent of a value, zero if it has none.
    fn tangent_of(&mut self, v: Value, at: Op) -> Step<Value> {
        if let Some(&t) = self.second.get(&v).filter(|_| self.unit.is_active(v)) {
            return Ok(t);
        }
        let ty = self.unit.derivative_type(v, at)?;
        Ok(self.b.zero(ty))
    }

    /// Whether a value has a second one beside it: a tangent or a shadow.
    fn is_double(&self, v: Value) -> bool {
        self.unit.is_active(v) || self.unit.has_shadow(v)
    }

    fn second_of(&mut self, v: Value, at: Op) -> Step<Value> {
        if self.unit.body.ty(v).is_ptr() {
            self.shadow(v, at)
        } else {
            self.tangent_of(v, at)
        }
    }

    /// The type of the second value beside `v`.
    fn second_type(&self, v: Value, at: Op) -> Step<Type> {
        if self.unit.body.ty(v).is_ptr() {
            Ok(Type::PTR)
        } else {
            self.unit.derivative_type(v, at)
        }
    }

    fn region(&mut self, region: Region) -> Step<()> {
        let body = self.unit.body;
        for &op in &body.regions[region].ops {
            if !body.ops[op].kind.is_terminator() {
                self.op(op)?;
            }
        }
        Ok(())
    }

    fn op(&mut self, op: Op) -> Step<()> {
        let data = &self.unit.body.ops[op];
        match &data.kind {
            OpKind::Scalar(scalar) => {
                self.clone_op(op, &[]);
                self.scalar(op, scalar, data)
            }
            OpKind::Mem(mem) => self.mem(op, mem, data),
            OpKind::Call(_) => self.call(op, data),
            OpKind::Control(Control::If | Control::Switch(_)) => {
                stacker::maybe_grow(1 << 16, 1 << 20, || self.branch(op, data))
            }
            OpKind::Control(Control::Loop(info)) => {
                stacker::maybe_grow(1 << 16, 1 << 20, || self.loop_(op, info, data))
            }
            OpKind::Control(Control::Invoke(_)) if crate::calls::is_active(self.unit, op) => {
                Err(self.unit.unsupported(op, "an active call that may throw"))
            }
            OpKind::Host(host) if data.results.iter().any(|&r| self.unit.is_active(r)) => {
                let name = host.name.clone();
                Err(self
                    .unit
                    .unsupported(op, format!("`{name}` on active values")))
            }
            _ => {
                self.plain(op);
                Ok(())
            }
        }
    }

    fn scalar(&mut self, op: Op, scalar: &Scalar, data: &OpData) -> Step<()> {
        if let Scalar::Rule(id, flags) = scalar {
            return self.rule(op, *id, flags.for_adjoint(), data);
        }
        let Some(&result) = data.results.first() else {
            return Ok(());
        };
        if self.unit.has_shadow(result) {
            let shadow = self.pointer(op, scalar, data)?;
            self.second.insert(result, shadow);
            return Ok(());
        }
        if !self.unit.is_active(result) {
            return Ok(());
        }
        let tangent = match scalar {
            Scalar::Cast(cast @ (Cast::FpExt | Cast::FpTrunc), _) => {
                let t = self.tangent_of(data.args[0], op)?;
                self.b.cast(*cast, t, self.unit.body.ty(result))
            }
            Scalar::Cast(Cast::BitCast, _) => {
                let t = self.tangent_of(data.args[0], op)?;
                let ty = self.unit.derivative_type(result, op)?;
                if self.b.body.ty(t) == ty {
                    t
                } else {
                    self.b.cast(Cast::BitCast, t, ty)
                }
            }
            // Linear in each operand that carries a tangent: the same op on tangents.
            Scalar::Select(_)
            | Scalar::InsertElement
            | Scalar::Shuffle(_)
            | Scalar::InsertValue(_)
            | Scalar::ExtractElement
            | Scalar::ExtractValue(_)
            | Scalar::Freeze => self.same_on_tangents(op, scalar, data)?,
            _ => {
                return Err(self
                    .unit
                    .unsupported(op, "integer arithmetic on the bits of an active float"));
            }
        };
        self.second.insert(result, tangent);
        Ok(())
    }

    fn same_on_tangents(&mut self, op: Op, scalar: &Scalar, data: &OpData) -> Step<Value> {
        let carriers: &[usize] = match scalar {
            Scalar::Select(_) => &[1, 2],
            Scalar::InsertElement | Scalar::Shuffle(_) | Scalar::InsertValue(_) => &[0, 1],
            _ => &[0],
        };
        let mut args = Vec::new();
        for (i, &a) in data.args.iter().enumerate() {
            args.push(if carriers.contains(&i) {
                self.tangent_of(a, op)?
            } else {
                self.get(a)
            });
        }
        let ty = self.unit.derivative_type(data.results[0], op)?;
        Ok(self.b.value(data.kind.clone(), &args, ty))
    }

    /// ṙⱼ = Σᵢ ∂rⱼ/∂xᵢ · ẋᵢ for each active result.
    fn rule(
        &mut self,
        op: Op,
        id: tapeless_rules::RuleId,
        flags: FastMath,
        data: &OpData,
    ) -> Step<()> {
        let operands: Vec<Value> = data.args.iter().map(|&a| self.get(a)).collect();
        let outs: Vec<Value> = data.results.iter().map(|&r| self.get(r)).collect();
        let mut memo = FxHashMap::default();
        for (output, &result) in tapeless_rules::rule(id).outputs.iter().zip(&data.results) {
            if !self.unit.is_active(result) {
                continue;
            }
            let ty = self.unit.body.ty(result);
            let mut sum = None;
            for (i, term) in active_terms(self.unit, data, &output.partials) {
                let t = self.tangent_of(data.args[i], op)?;
                let lookup = |_: &mut Builder, o| match o {
                    Operand::Arg(i) => operands[i],
                    Operand::Out(j) => outs[j],
                };
                let part = Terms {
                    lookup,
                    ty,
                    flags,
                    memo: &mut memo,
                }
                .times(&mut self.b, t, term);
                sum = Some(match sum {
                    None => part,
                    Some(s) => self.b.rule(tapeless_rules::id::fadd, flags, &[s, part]),
                });
            }
            let tangent = sum.unwrap_or_else(|| self.b.zero(ty));
            self.second.insert(result, tangent);
        }
        Ok(())
    }

    fn pointer(&mut self, op: Op, scalar: &Scalar, data: &OpData) -> Step<Value> {
        match scalar {
            Scalar::PtrAdd { .. } => {
                let mut args = vec![self.shadow(data.args[0], op)?];
                args.extend(
                    data.args[1..]
                        .iter()
                        .map(|&i| self.get(i))
                        .collect::<Vec<_>>(),
                );
                Ok(shadow_ptr_add(
                    &mut self.b,
                    &data.kind,
                    &args,
                    self.unit.pointer(data.args[0]),
                ))
            }
            Scalar::Select(_) => {
                let cond = self.get(data.args[0]);
                let (x, y) = (
                    self.shadow(data.args[1], op)?,
                    self.shadow(data.args[2], op)?,
                );
                Ok(self.b.select(cond, x, y))
            }
            Scalar::Freeze | Scalar::Cast(Cast::BitCast | Cast::AddrSpace, _) => {
                self.shadow(data.args[0], op)
            }
            _ => Err(self.unit.unsupported(
                op,
                "an active pointer is computed in a way that has no shadow",
            )),
        }
    }

    fn mem(&mut self, op: Op, mem: &Mem, data: &OpData) -> Step<()> {
        if let Mem::Load(_) = mem {
            self.clone_op(op, &[]);
            return self.load(op, mem, data);
        }
        match mem {
            Mem::Alloca { size, .. } if self.unit.has_shadow(data.results[0]) => {
                let count = self.get(data.args[0]);
                let shadow = shadow_alloca(&mut self.b, &data.kind, *size, count);
                self.second.insert(data.results[0], shadow);
            }
            Mem::Store(access) if self.unit.pointer(data.args[1]) != PointerActivity::Inactive => {
                self.store(op, *access, data)?;
            }
            Mem::Copy { .. } if self.unit.pointer(data.args[0]) != PointerActivity::Inactive => {
                self.bytes_too(op, data)?;
            }
            Mem::Set(_) if self.unit.pointer(data.args[0]) != PointerActivity::Inactive => {
                let to = self.shadow(data.args[0], op)?;
                let (byte, len) = (self.b.int(Type::I8, 0), self.get(data.args[2]));
                self.b.push(data.kind.clone(), &[to, byte, len], &[]);
            }
            _ => {}
        }
        self.clone_op(op, &[]);
        Ok(())
    }

    fn load(&mut self, op: Op, mem: &Mem, data: &OpData) -> Step<()> {
        let (Mem::Load(access), result) = (mem, data.results[0]) else {
            return Ok(());
        };
        if !self.is_double(result) {
            return Ok(());
        }
        let pointer = self.unit.pointer(data.args[0]);
        let ty = self.second_type(result, op)?;
        if pointer == PointerActivity::Inactive {
            let zero = self.b.zero(ty);
            self.second.insert(result, zero);
            return Ok(());
        }
        let from = self.shadow(data.args[0], op)?;
        let access = shadow_access(*access);
        let mixed = pointer == PointerActivity::Mixed;
        let loaded = if ty.is_ptr() {
            load_shadow_pointer(&mut self.b, from, access, mixed)
        } else if mixed {
            load_or_zero(&mut self.b, from, ty, access)
        } else {
            self.b.load(from, ty, access)
        };
        self.second.insert(result, loaded);
        Ok(())
    }

    /// *p = x ⇒ *p' = ẋ
    fn store(&mut self, op: Op, access: Access, data: &OpData) -> Step<()> {
        let (value, pointer) = (data.args[0], data.args[1]);
        let (ty, mixed) = (
            self.unit.body.ty(value),
            self.unit.pointer(pointer) == PointerActivity::Mixed,
        );
        if mixed && ty.is_ptr() {
            return Err(self.unit.unsupported(
                op,
                "a pointer is stored to memory that is active on one path only",
            ));
        }
        let tangent = if ty.is_ptr() && !self.unit.has_shadow(value) {
            self.b.zero(Type::PTR)
        } else if ty.is_int() && !self.unit.is_active(value) {
            self.b.zero(ty)
        } else {
            self.second_of(value, op)?
        };
        let place = self.shadow(pointer, op)?;
        let access = shadow_access(access);
        if !mixed {
            self.b.store(tangent, place, access);
            return Ok(());
        }
        let null = self.b.zero(Type::PTR);
        let some = self.b.icmp(IntPred::Ne, place, null);
        let then = self.b.begin(&[]);
        self.b.store(tangent, place, access);
        self.b.yield_(&[]);
        let otherwise = self.b.begin(&[]);
        self.b.yield_(&[]);
        self.b.if_(some, then, otherwise);
        Ok(())
    }

    /// A copy copies the shadow's bytes too; from memory without a shadow it clears them.
    fn bytes_too(&mut self, op: Op, data: &OpData) -> Step<()> {
        let mixed = [0, 1]
            .iter()
            .any(|&i| self.unit.pointer(data.args[i]) == PointerActivity::Mixed);
        if mixed {
            return Err(self
                .unit
                .unsupported(op, "a copy between memory that is active on one path only"));
        }
        let (to, len) = (self.shadow(data.args[0], op)?, self.get(data.args[2]));
        if self.unit.pointer(data.args[1]) == PointerActivity::Inactive {
            let zero = self.b.int(Type::I8, 0);
            self.b.push(
                OpKind::Mem(Mem::Set(Access {
                    align: 1,
                    space: Space::Shadow,
                    ..Access::default()
                })),
                &[to, zero, len],
                &[],
            );
        } else {
            let from = self.shadow(data.args[1], op)?;
            self.b.push(data.kind.clone(), &[to, from, len], &[]);
        }
        Ok(())
    }

    fn call(&mut self, op: Op, data: &OpData) -> Step<()> {
        let OpKind::Call(call) = &data.kind else {
            return Ok(());
        };
        match call_kind(self.unit.module, call) {
            CallKind::Alloc { size, .. } if self.unit.has_shadow(data.results[0]) => {
                self.clone_op(op, &[]);
                let args: Vec<Value> = size.iter().map(|&i| self.get(data.args[i])).collect();
                let bytes = crate::count::product(&mut self.b, &args);
                let shadow = self.b.value(
                    OpKind::Mem(Mem::HeapAlloc { zeroed: true }),
                    &[bytes],
                    Type::PTR,
                );
                self.second.insert(data.results[0], shadow);
                return Ok(());
            }
            CallKind::Free { arg }
                if self.unit.pointer(data.args[arg]) == PointerActivity::Active =>
            {
                let shadow = self.shadow(data.args[arg], op)?;
                if tapeless_analysis::stable::is_put_off(self.unit.facts, data.args[arg]) {
                    self.b.push(OpKind::Mem(Mem::HeapFree), &[shadow], &[]);
                }
            }
            CallKind::Inactive {
                writes, written, ..
            } => {
                self.clone_op(op, &[]);
                return self.overwritten(op, data, &writes, written);
            }
            _ => {}
        }
        match crate::calls::tangent(self.unit, op)? {
            None => self.clone_op(op, &[]),
            Some(derived) => self.derived_call(op, data, &derived)?,
        }
        Ok(())
    }

    /// What an inactive call wrote has no tangent.
    fn overwritten(
        &mut self,
        op: Op,
        data: &OpData,
        writes: &[usize],
        written: Written,
    ) -> Step<()> {
        let places = crate::calls::overwritten(self.unit, data, writes);
        if places.is_empty() {
            return Ok(());
        }
        let read = crate::calls::length(self.unit, op, written)?;
        let read: Vec<Value> = read.into_iter().map(|v| self.get(v)).collect();
        let bytes = crate::written::bytes(&mut self.b, written, &read);
        for place in places {
            let shadow = self.shadow(place, op)?;
            let mixed = self.unit.pointer(place) == PointerActivity::Mixed;
            crate::written::clear(&mut self.b, shadow, bytes, mixed);
        }
        Ok(())
    }

    fn derived_call(&mut self, op: Op, data: &OpData, derived: &crate::Derived) -> Step<()> {
        let mut args = Vec::new();
        for (&a, activity) in data.args.iter().zip(&derived.context.args) {
            args.push(self.get(a));
            if *activity != ArgActivity::Const {
                args.push(self.second_of(a, op)?);
            }
        }
        self.b.loc = data.loc;
        let results = crate::calls::emit(self.unit, &mut self.b, derived.forward, &args);
        let mut results = results.into_iter();
        if let Some(&r) = data.results.first() {
            if derived.context.primal_ret {
                self.primal.extend(results.next().map(|v| (r, v)));
            }
            self.second.extend(results.next().map(|v| (r, v)));
        }
        Ok(())
    }

    fn branch(&mut self, op: Op, data: &OpData) -> Step<()> {
        let body = self.unit.body;
        let doubled: Vec<usize> = (0..data.results.len())
            .filter(|&i| self.is_double(data.results[i]))
            .collect();
        let mut types: Vec<Type> = data.results.iter().map(|&r| body.ty(r)).collect();
        for &i in &doubled {
            types.push(self.second_type(data.results[i], op)?);
        }
        let mut regions = Vec::new();
        for &region in &data.regions {
            let new = self.b.begin(&[]);
            self.region(region)?;
            self.end_region(op, region, &doubled, 0)?;
            self.b.end();
            regions.push(new);
        }
        let selector = self.get(data.args[0]);
        self.b.loc = data.loc;
        let new = self
            .b
            .push_with(data.kind.clone(), &[selector], &types, &regions);
        self.b.set_origin(new, data.origin);
        self.bind_results(new, data, &doubled);
        Ok(())
    }

    fn bind_results(&mut self, new: Op, data: &OpData, doubled: &[usize]) {
        let made = self.b.body.ops[new].results.to_vec();
        self.primal
            .extend(data.results.iter().copied().zip(made.iter().copied()));
        let second = doubled.iter().map(|&i| data.results[i]);
        self.second
            .extend(second.zip(made[data.results.len()..].iter().copied()));
    }

    /// Ends a region as the primal's ends, with second values for the chosen operands, counted from `skip`.
    fn end_region(&mut self, op: Op, region: Region, doubled: &[usize], skip: usize) -> Step<()> {
        let body = self.unit.body;
        let Some(end) = body.terminator(region) else {
            return Err(self.unit.unsupported(op, "a region without an end"));
        };
        let data = &body.ops[end];
        let mut args: Vec<Value> = data.args.iter().map(|&a| self.get(a)).collect();
        if matches!(data.kind, OpKind::Control(Control::Yield)) {
            for &i in doubled {
                args.push(self.second_of(data.args[skip + i], end)?);
            }
        }
        let new = self.b.push(data.kind.clone(), &args, &[]);
        self.b.set_origin(new, data.origin);
        Ok(())
    }

    fn loop_(&mut self, op: Op, info: &LoopInfo, data: &OpData) -> Step<()> {
        let body = self.unit.body;
        let region = data.regions[0];
        let formal = body.regions[region].params.clone();
        let n = info.params as usize;
        let doubled: Vec<usize> = (0..n).filter(|&i| self.is_double(formal[i])).collect();
        let mut inits: Vec<Value> = info
            .inits(&data.args)
            .iter()
            .map(|&a| self.get(a))
            .collect();
        for &i in &doubled {
            inits.push(self.second_of(data.args[i], op)?);
        }
        let types: Vec<Type> = inits.iter().map(|&v| self.b.body.ty(v)).collect();
        let new = self.b.begin(&types);
        let params = self.b.body.regions[new].params.to_vec();
        self.primal
            .extend(formal.iter().copied().zip(params.iter().copied()));
        self.second.extend(
            doubled
                .iter()
                .map(|&i| formal[i])
                .zip(params[n..].iter().copied()),
        );
        self.region(region)?;
        let results: Vec<usize> = (0..data.results.len())
            .filter(|&i| self.is_double(data.results[i]))
            .collect();
        self.end_loop(op, region, n, &doubled, &results)?;
        self.b.end();
        let mut operands = inits;
        operands.extend(
            data.args[n..]
                .iter()
                .map(|&a| self.get(a))
                .collect::<Vec<_>>(),
        );
        let shape = LoopInfo {
            params: (n + doubled.len()) as u32,
            ..info.clone()
        };
        let mut types: Vec<Type> = data.results.iter().map(|&r| body.ty(r)).collect();
        for &i in &results {
            types.push(self.second_type(data.results[i], op)?);
        }
        self.b.loc = data.loc;
        let made = self.b.push_with(
            OpKind::Control(Control::Loop(shape)),
            &operands,
            &types,
            &[new],
        );
        self.b.set_origin(made, data.origin);
        self.bind_results(made, data, &results);
        Ok(())
    }

    fn end_loop(
        &mut self,
        op: Op,
        region: Region,
        n: usize,
        doubled: &[usize],
        results: &[usize],
    ) -> Step<()> {
        let body = self.unit.body;
        let Some(end) = body.terminator(region) else {
            return Err(self.unit.unsupported(op, "a loop without an end"));
        };
        let data = &body.ops[end];
        if !matches!(data.kind, OpKind::Control(Control::Repeat { .. })) {
            return self.end_region(op, region, &[], 0);
        }
        let mut args: Vec<Value> = data.args[..=n].iter().map(|&a| self.get(a)).collect();
        for &i in doubled {
            args.push(self.second_of(data.args[1 + i], end)?);
        }
        args.extend(
            data.args[n + 1..]
                .iter()
                .map(|&a| self.get(a))
                .collect::<Vec<_>>(),
        );
        for &i in results {
            args.push(self.second_of(data.args[n + 1 + i], end)?);
        }
        let new = self.b.push(data.kind.clone(), &args, &[]);
        self.b.set_origin(new, data.origin);
        Ok(())
    }

    fn finish(mut self, entry: Region) -> Step<Body> {
        let body = self.unit.body;
        let mut results = Vec::new();
        if let Some(end) = body.terminator(entry) {
            let returned = body.ops[end].args.first().copied();
            if let Some(v) = returned {
                if self.unit.context.primal_ret {
                    results.push(self.get(v));
                }
                if self.unit.context.ret != RetActivity::Const {
                    results.push(self.second_of(v, end)?);
                }
            }
        }
        let packed = Packer {
            module: self.unit.module,
            b: &mut self.b,
        }
        .pack(&results);
        self.b.return_(packed.as_slice());
        Ok(self.b.finish())
    }
}

/// *p, or zero where p is null.
fn load_or_zero(b: &mut Builder, p: Value, ty: Type, access: Access) -> Value {
    let null = b.zero(Type::PTR);
    let some = b.icmp(IntPred::Ne, p, null);
    let zero = b.zero(ty);
    let then = b.begin(&[]);
    let loaded = b.load(p, ty, access);
    b.yield_(&[loaded]);
    let otherwise = b.begin(&[]);
    b.yield_(&[zero]);
    let op = b.if_(some, then, otherwise);
    b.result(op)
}
