//! The forward sweep: the primal once, its shadows, and what the plan keeps.

use crate::calls::Schedule;
use crate::float::Packer;
use crate::unit::{Step, Unit};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use tapeless_analysis::{CallKind, PointerActivity, call_kind};
use tapeless_ir::ops::{Access, LoopInfo, Space};
use tapeless_ir::{
    Body, Builder, Constant, Control, IntBin, IntPred, Mem, Op, OpData, OpKind, Region, Scalar,
    Type, Value, ValueDef,
};
use tapeless_plan::{Array, Kind, Plan, SlotId, SlotKey, Storage};

/// Arrays of at most so many bytes, of constant size, are kept on the stack.
const STACK_ARRAY: i64 = 4096;
/// Elements that a growing array has room for at first.
const FIRST_ROOM: i64 = 16;

/// Values of the new function that stand for the primal's.
#[derive(Debug, Default)]
pub struct Env {
    primal: SecondaryMap<Value, PackedOption<Value>>,
    shadow: SecondaryMap<Value, PackedOption<Value>>,
}

impl Env {
    /// Binds a value or a shadow.
    pub fn bind(&mut self, v: Value, kind: Kind, to: Value) {
        match kind {
            Kind::Primal => self.primal[v] = to.into(),
            Kind::Shadow => self.shadow[v] = to.into(),
        }
    }

    /// What a value or shadow is bound to.
    pub fn get(&self, v: Value, kind: Kind) -> Option<Value> {
        match kind {
            Kind::Primal => self.primal[v].expand(),
            Kind::Shadow => self.shadow[v].expand(),
        }
    }
}

/// The forward sweep under construction.
#[derive(Debug)]
pub struct Recorder<'u, 'a> {
    /// The function.
    pub unit: &'u mut Unit<'a>,
    /// What is kept.
    pub plan: &'u Plan,
    /// Where ops go.
    pub b: Builder,
    /// Values made so far.
    pub env: Env,
    /// SSA slots filled in each open region, outermost first.
    produced: Vec<BTreeMap<SlotId, Value>>,
    /// Pointers of arrays.
    arrays: FxHashMap<SlotId, Value>,
    /// Iteration number of each open loop.
    indices: FxHashMap<Op, Value>,
    /// The most iterations of a loop (first) in any iteration of another (second).
    bounds: FxHashMap<(Op, Op), Value>,
    /// Elements that the growing arrays of each open loop have room for.
    rooms: FxHashMap<Op, Value>,
}

/// A constant of the primal in the new body.
pub fn constant(body: &Body, b: &mut Builder, v: Value) -> Option<Value> {
    let constant = body.as_const(v)?.clone();
    Some(b.body.constant(body.ty(v), constant))
}

/// A constant index as a value.
pub fn index_bytes(unit: &Unit<'_>, ty: Type) -> i64 {
    unit.module.size_of(ty).cast_signed()
}

impl<'u, 'a> Recorder<'u, 'a> {
    /// A sweep that appends to `b`, whose function parameters are bound in `env`.
    pub fn new(unit: &'u mut Unit<'a>, plan: &'u Plan, b: Builder, env: Env) -> Self {
        Self {
            unit,
            plan,
            b,
            env,
            produced: vec![BTreeMap::new()],
            arrays: FxHashMap::default(),
            indices: FxHashMap::default(),
            bounds: FxHashMap::default(),
            rooms: FxHashMap::default(),
        }
    }

    /// The whole primal; the frame of the body region and the returned values.
    ///
    /// # Errors
    /// If an op cannot be differentiated.
    pub fn run(&mut self) -> Step<(BTreeMap<SlotId, Value>, Vec<Value>)> {
        self.diverging()?;
        let entry = self.unit.body.entry();
        self.region(entry)?;
        let returned = match self.unit.body.terminator(entry) {
            Some(end) => self.unit.body.ops[end].args.clone(),
            None => Default::default(),
        };
        let returned = returned.iter().map(|&v| self.primal(v)).collect();
        let frame = self.produced.pop().unwrap_or_default();
        Ok((frame, returned))
    }

    /// Diverging regions are cloned as they are: no derivative leaves them.
    fn diverging(&mut self) -> Step<()> {
        let body = self.unit.body;
        for &region in &body.diverging {
            let types: Vec<Type> = body.regions[region]
                .params
                .iter()
                .map(|&p| body.ty(p))
                .collect();
            let new = self.b.begin(&types);
            self.bind_params(region, new);
            self.plain_region(region)?;
            self.b.end();
            self.b.body.diverging.push(new);
        }
        Ok(())
    }

    fn bind_params(&mut self, old: Region, new: Region) {
        let params = self.b.body.regions[new].params.clone();
        for (&v, &to) in self.unit.body.regions[old].params.iter().zip(&params) {
            self.env.bind(v, Kind::Primal, to);
        }
    }

    /// Clones a region op by op, terminator included, without shadows.
    fn plain_region(&mut self, region: Region) -> Step<()> {
        let body = self.unit.body;
        for &op in &body.regions[region].ops {
            self.plain_op(op)?;
        }
        Ok(())
    }

    fn plain_op(&mut self, op: Op) -> Step<()> {
        let body = self.unit.body;
        let mut regions = Vec::new();
        for &inner in &body.ops[op].regions {
            let types: Vec<Type> = body.regions[inner]
                .params
                .iter()
                .map(|&p| body.ty(p))
                .collect();
            let new = self.b.begin(&types);
            self.bind_params(inner, new);
            stacker::maybe_grow(1 << 16, 1 << 20, || self.plain_region(inner))?;
            self.b.end();
            regions.push(new);
        }
        self.clone_op(op, &regions);
        Ok(())
    }

    /// The primal value in the new function.
    pub fn primal(&mut self, v: Value) -> Value {
        if let Some(c) = constant(self.unit.body, &mut self.b, v) {
            return c;
        }
        let ty = self.unit.body.ty(v);
        self.env
            .get(v, Kind::Primal)
            .unwrap_or_else(|| self.b.poison(ty))
    }

    /// The shadow of a pointer in the new function.
    ///
    /// # Errors
    /// If it points to an active global.
    pub fn shadow(&mut self, v: Value, at: Op) -> Step<Value> {
        if let Some(s) = shadow_constant(self.unit, &mut self.b, v, at)? {
            return Ok(s);
        }
        self.env.get(v, Kind::Shadow).ok_or_else(|| {
            self.unit
                .unsupported(at, "the shadow of a pointer is not known here")
        })
    }

    /// Clones an op with its operands mapped; its results are bound.
    fn clone_op(&mut self, op: Op, regions: &[Region]) -> Op {
        let data = &self.unit.body.ops[op];
        let args: Vec<Value> = data.args.iter().map(|&a| self.primal(a)).collect();
        let results: Vec<Type> = data.results.iter().map(|&r| self.unit.body.ty(r)).collect();
        self.b.loc = data.loc;
        let new = self
            .b
            .push_with(data.kind.clone(), &args, &results, regions);
        self.b.set_origin(new, data.origin);
        let made = self.b.body.ops[new].results.clone();
        for (&r, &to) in data.results.iter().zip(&made) {
            self.env.bind(r, Kind::Primal, to);
        }
        new
    }

    /// Keeps whatever of an op's results the plan wants kept.
    fn keep_results(&mut self, op: Op) {
        for &r in &self.unit.body.ops[op].results {
            self.keep_value(r);
        }
    }

    fn keep_value(&mut self, v: Value) {
        for kind in [Kind::Primal, Kind::Shadow] {
            if let (Some(slot), Some(made)) = (
                self.plan.slot(SlotKey::Node((v, kind))),
                self.env.get(v, kind),
            ) {
                self.keep(slot, made);
            }
        }
    }

    /// Puts a value into its slot.
    pub fn keep(&mut self, slot: SlotId, v: Value) {
        if let SlotKey::Array(of) = self.plan.slots[slot].key {
            self.arrays.insert(of, v);
        }
        match &self.plan.slots[slot].storage {
            Storage::Ssa => {
                if let Some(level) = self.produced.last_mut() {
                    level.insert(slot, v);
                }
            }
            Storage::Array(array) => {
                let bytes = index_bytes(self.unit, self.plan.slots[slot].ty);
                let index = self.linear_index(array);
                if let Some(&base) = self.arrays.get(&slot) {
                    let place = self.b.ptr_add(base, index, bytes);
                    self.b
                        .store(v, place, frame_access(self.unit, self.plan.slots[slot].ty));
                }
            }
        }
    }

    /// ((i_k·n_{k−1} + i_{k−1})·…)·n_1 + i_1 over the loops of an array, innermost first.
    fn linear_index(&mut self, array: &Array) -> Value {
        let mut index = None;
        for &l in array.loops.iter().rev() {
            let i = self
                .indices
                .get(&l)
                .copied()
                .unwrap_or_else(|| self.b.i64(0));
            index = Some(match index {
                None => i,
                Some(outer) => {
                    let n = self.room(l, &array.loops);
                    let scaled = self.b.int_bin(IntBin::Mul, outer, n);
                    self.b.int_bin(IntBin::Add, scaled, i)
                }
            });
        }
        index.unwrap_or_else(|| self.b.i64(0))
    }

    /// Iterations of a loop that an array which spans `loops` has room for.
    fn room(&mut self, l: Op, loops: &[Op]) -> Value {
        let outermost = loops.last().copied().unwrap_or(l);
        if let Some(&bound) = self.bounds.get(&(l, outermost)) {
            return bound;
        }
        let Some(count) = tapeless_plan::slots::count_of(self.unit.body, l) else {
            return self.b.i64(0);
        };
        let count = self.primal(count);
        trip_count(&mut self.b, count)
    }

    /// The largest counts of the loops whose counts change while arrays made here live.
    fn bound_counts(&mut self, loops: &[Op]) {
        let Some(&outermost) = loops.last() else {
            return;
        };
        for (l, on) in tapeless_plan::slots::bounded(self.unit.body, loops) {
            if self.bounds.contains_key(&(l, outermost)) {
                continue;
            }
            let Some(count) = tapeless_plan::slots::count_of(self.unit.body, l) else {
                continue;
            };
            let mut largest = self.b.i64(0);
            for corner in 0..1usize << on.len() {
                let ends: Vec<(Op, Value)> = (0..on.len())
                    .map(|k| (on[k], self.end_of(on[k], loops, corner >> k & 1 == 1)))
                    .collect();
                let value = self.at_corner(count, &ends);
                let more = trip_count_signed(&mut self.b, value);
                largest = self.b.int_bin(IntBin::SMax, largest, more);
            }
            self.bounds.insert((l, outermost), largest);
            if let Some(slot) = self.plan.slot(SlotKey::Bound(l, outermost)) {
                self.keep(slot, largest);
            }
        }
    }

    /// First or last iteration number of a loop.
    fn end_of(&mut self, l: Op, loops: &[Op], last: bool) -> Value {
        if !last {
            return self.b.i64(0);
        }
        let n = self.room(l, loops);
        let one = self.b.i64(1);
        self.b.int_bin(IntBin::Sub, n, one)
    }

    /// A value at given iterations of the loops around it.
    fn at_corner(&mut self, v: Value, ends: &[(Op, Value)]) -> Value {
        let body = self.unit.body;
        match body.values[v].def {
            ValueDef::Param(region, index) => {
                let owner = body.regions[region].owner;
                let end = ends.iter().find(|e| Some(e.0) == owner);
                let Some(&(owner, i)) = end else {
                    return self.primal(v);
                };
                let data = &body.ops[owner];
                let OpKind::Control(Control::Loop(info)) = &data.kind else {
                    return self.primal(v);
                };
                let init = self.at_corner(data.args[index as usize], ends);
                let step = info
                    .step(&data.args, index)
                    .unwrap_or(data.args[index as usize]);
                let step = self.at_corner(step, ends);
                let i = resize(&mut self.b, i, body.ty(v));
                let moved = self.b.int_bin(IntBin::Mul, i, step);
                self.b.int_bin(IntBin::Add, init, moved)
            }
            ValueDef::Result(op, _) if self.env.get(v, Kind::Primal).is_none() => {
                let data = &body.ops[op];
                let args: Vec<Value> = data.args.iter().map(|&a| self.at_corner(a, ends)).collect();
                match &data.kind {
                    OpKind::Scalar(Scalar::Int(bin, _)) => self.b.int_bin(*bin, args[0], args[1]),
                    OpKind::Scalar(Scalar::Cast(..)) => {
                        self.b.cast(tapeless_ir::Cast::SExt, args[0], body.ty(v))
                    }
                    _ => self.primal(v),
                }
            }
            _ => self.primal(v),
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
        let body = self.unit.body;
        let data = &body.ops[op];
        if ends_stack_memory(&data.kind) {
            return Ok(());
        }
        match &data.kind {
            OpKind::Scalar(_) => {
                self.clone_op(op, &[]);
                self.shadow_scalar(op, data)?;
            }
            OpKind::Mem(mem) => self.mem(op, mem, data)?,
            OpKind::Call(_) => self.call(op, data)?,
            OpKind::Host(_) => {
                self.clone_op(op, &[]);
            }
            OpKind::Control(Control::If | Control::Switch(_)) => {
                stacker::maybe_grow(1 << 16, 1 << 20, || self.branch(op, data))?;
            }
            OpKind::Control(Control::Loop(info)) => {
                stacker::maybe_grow(1 << 16, 1 << 20, || self.loop_(op, info, data))?;
            }
            OpKind::Control(Control::Invoke(_)) => self.invoke(op, data)?,
            OpKind::Control(_) => {
                self.clone_op(op, &[]);
            }
        }
        self.keep_results(op);
        Ok(())
    }

    /// The shadow of a pointer computed from pointers.
    fn shadow_scalar(&mut self, op: Op, data: &OpData) -> Step<()> {
        let Some(&result) = data.results.first() else {
            return Ok(());
        };
        if !self.unit.has_shadow(result) {
            return Ok(());
        }
        let shadow = match &data.kind {
            OpKind::Scalar(Scalar::PtrAdd { .. }) => {
                let base = self.shadow(data.args[0], op)?;
                let mut args = vec![base];
                args.extend(
                    data.args[1..]
                        .iter()
                        .map(|&i| self.primal(i))
                        .collect::<Vec<_>>(),
                );
                shadow_ptr_add(
                    &mut self.b,
                    &data.kind,
                    &args,
                    self.unit.pointer(data.args[0]),
                )
            }
            OpKind::Scalar(Scalar::Select(_)) => {
                let cond = self.primal(data.args[0]);
                let (x, y) = (
                    self.shadow(data.args[1], op)?,
                    self.shadow(data.args[2], op)?,
                );
                self.b.select(cond, x, y)
            }
            OpKind::Scalar(
                Scalar::Freeze
                | Scalar::Cast(tapeless_ir::Cast::BitCast | tapeless_ir::Cast::AddrSpace, _),
            ) => self.shadow(data.args[0], op)?,
            _ => {
                return Err(self.unit.unsupported(
                    op,
                    "an active pointer is computed in a way that has no shadow",
                ));
            }
        };
        self.env.bind(result, Kind::Shadow, shadow);
        Ok(())
    }

    fn mem(&mut self, op: Op, mem: &Mem, data: &OpData) -> Step<()> {
        self.clone_op(op, &[]);
        match mem {
            Mem::Alloca { size, .. } if self.unit.has_shadow(data.results[0]) => {
                if self.fresh(data.results[0]) {
                    let zero = self.b.zero(Type::PTR);
                    self.env.bind(data.results[0], Kind::Shadow, zero);
                    return Ok(());
                }
                let count = self.primal(data.args[0]);
                let shadow = if outlives_frame(self.unit) {
                    shadow_heap(&mut self.b, *size, count)
                } else {
                    shadow_alloca(&mut self.b, &data.kind, *size, count)
                };
                self.env.bind(data.results[0], Kind::Shadow, shadow);
            }
            Mem::Load(_)
                if self.unit.has_shadow(data.results[0])
                    && self.unit.is_out_of_reach(data.results[0]) =>
            {
                let null = self.b.zero(Type::PTR);
                self.env.bind(data.results[0], Kind::Shadow, null);
            }
            Mem::Load(access) if self.unit.has_shadow(data.results[0]) => {
                let from = self.shadow(data.args[0], op)?;
                let mixed = self.unit.pointer(data.args[0]) == PointerActivity::Mixed;
                let shadow = load_shadow_pointer(&mut self.b, from, *access, mixed);
                self.env.bind(data.results[0], Kind::Shadow, shadow);
            }
            Mem::Store(access) if self.unit.body.ty(data.args[0]).is_ptr() => {
                self.store_pointer(op, *access, data)?
            }
            Mem::Copy { .. } => self.copy_pointers(op, data)?,
            _ => {}
        }
        Ok(())
    }

    fn fresh(&self, v: Value) -> bool {
        tapeless_plan::classify::is_fresh_shadow(self.unit.input(), v)
    }

    /// `*p = q` in shadowed memory writes the shadow of q as well.
    fn store_pointer(&mut self, op: Op, access: Access, data: &OpData) -> Step<()> {
        if !self.unit.has_shadow(data.args[1]) {
            return Ok(());
        }
        if self.unit.pointer(data.args[1]) == PointerActivity::Mixed {
            return Err(self.unit.unsupported(
                op,
                "a pointer is stored to memory that is active on one path only",
            ));
        }
        let value = if self.unit.has_shadow(data.args[0]) {
            self.shadow(data.args[0], op)?
        } else {
            self.b.zero(Type::PTR)
        };
        let place = self.shadow(data.args[1], op)?;
        self.b.store(value, place, shadow_access(access));
        Ok(())
    }

    /// A copy of memory that holds pointers copies their shadows.
    fn copy_pointers(&mut self, op: Op, data: &OpData) -> Step<()> {
        let points = &self.unit.facts.points;
        let holds_pointers = points.of(data.args[1]).iter().any(|o| {
            points
                .contents(o)
                .iter()
                .any(|c| c != o && self.unit.facts.activity.has_shadow(c))
        });
        if !holds_pointers
            || !self.unit.has_shadow(data.args[0])
            || !self.unit.has_shadow(data.args[1])
        {
            return Ok(());
        }
        let len = self
            .unit
            .body
            .as_int(data.args[2])
            .map(|n| n.unsigned_abs());
        let layout = self
            .unit
            .facts
            .types
            .layout(points, data.args[0], data.args[1], len);
        if layout != tapeless_analysis::types::Layout::None {
            return Err(self.unit.unsupported(
                op,
                "a copy moves pointers and floats of active memory together",
            ));
        }
        let (dst, src) = (
            self.shadow(data.args[0], op)?,
            self.shadow(data.args[1], op)?,
        );
        let len = self.primal(data.args[2]);
        self.b.push(data.kind.clone(), &[dst, src, len], &[]);
        Ok(())
    }

    fn branch(&mut self, op: Op, data: &OpData) -> Step<()> {
        let body = self.unit.body;
        let mut arms = Vec::new();
        for &region in &data.regions {
            let new = self.b.begin(&[]);
            self.produced.push(BTreeMap::new());
            self.region(region)?;
            let level = self.produced.pop().unwrap_or_default();
            self.b.end();
            arms.push((region, new, level));
        }
        let slots: Vec<SlotId> = {
            let mut all: Vec<SlotId> = arms.iter().flat_map(|a| a.2.keys().copied()).collect();
            all.sort_unstable();
            all.dedup();
            all
        };
        let shadows: Vec<usize> = (0..data.results.len())
            .filter(|&i| self.unit.has_shadow(data.results[i]))
            .collect();
        for (region, new, level) in &arms {
            self.end_arm(op, *region, *new, &shadows, &slots, level)?;
        }
        let mut types: Vec<Type> = data.results.iter().map(|&r| body.ty(r)).collect();
        types.extend(shadows.iter().map(|_| Type::PTR));
        types.extend(slots.iter().map(|&s| self.plan.slots[s].ty));
        let selector = self.primal(data.args[0]);
        self.b.loc = data.loc;
        let regions: Vec<Region> = arms.iter().map(|a| a.1).collect();
        let new = self
            .b
            .push_with(data.kind.clone(), &[selector], &types, &regions);
        self.b.set_origin(new, data.origin);
        let made = self.b.body.ops[new].results.to_vec();
        for (&r, &to) in data.results.iter().zip(&made) {
            self.env.bind(r, Kind::Primal, to);
        }
        let rest = &made[data.results.len()..];
        for (&i, &to) in shadows.iter().zip(rest) {
            self.env.bind(data.results[i], Kind::Shadow, to);
        }
        for (&slot, &to) in slots.iter().zip(&rest[shadows.len()..]) {
            self.keep(slot, to);
        }
        Ok(())
    }

    /// Ends an arm: its yield with shadows and slots, or its way out.
    fn end_arm(
        &mut self,
        op: Op,
        region: Region,
        new: Region,
        shadows: &[usize],
        slots: &[SlotId],
        level: &BTreeMap<SlotId, Value>,
    ) -> Step<()> {
        let body = self.unit.body;
        let Some(end) = body.terminator(region) else {
            return Err(self.unit.unsupported(op, "a branch without an end"));
        };
        let data = &body.ops[end];
        let mut args: Vec<Value> = data.args.iter().map(|&a| self.primal(a)).collect();
        if matches!(data.kind, OpKind::Control(Control::Yield)) {
            for &i in shadows {
                let s = if self.unit.has_shadow(data.args[i]) {
                    self.shadow(data.args[i], end)?
                } else {
                    self.b.zero(Type::PTR)
                };
                args.push(s);
            }
            for slot in slots {
                let missing = self.plan.slots[*slot].ty;
                args.push(
                    level
                        .get(slot)
                        .copied()
                        .unwrap_or_else(|| self.b.poison(missing)),
                );
            }
        }
        let made = self.b.push_in(new, data.kind.clone(), &args, &[], &[]);
        self.b.set_origin(made, data.origin);
        Ok(())
    }

    /// Arrays made right before a loop: those whose outermost loop it is.
    fn arrays_at(&self, op: Op) -> Vec<(SlotId, Array)> {
        let slots = self.plan.slots.iter();
        slots
            .filter_map(|(id, slot)| match &slot.storage {
                Storage::Array(a) if a.loops.last() == Some(&op) => Some((id, a.clone())),
                _ => None,
            })
            .collect()
    }

    /// Whether some array is indexed by the loop's iteration number.
    fn indexes_arrays(&self, op: Op) -> bool {
        self.plan
            .slots
            .values()
            .any(|slot| matches!(&slot.storage, Storage::Array(a) if a.loops.contains(&op)))
    }

    fn allocate(&mut self, slot: SlotId, array: &Array) -> Value {
        let bytes = index_bytes(self.unit, self.plan.slots[slot].ty);
        if let Some(total) = stack_bytes(self.unit, self.plan, slot) {
            let count = self.b.i64(total);
            let kind = OpKind::Mem(Mem::Alloca { size: 1, align: 16 });
            return self.b.value(kind, &[count], Type::PTR);
        }
        let mut size = self.b.i64(bytes);
        for &l in &array.loops {
            let n = self.room(l, &array.loops);
            size = self.b.int_bin(IntBin::Mul, size, n);
        }
        self.b.value(
            OpKind::Mem(Mem::HeapAlloc { zeroed: false }),
            &[size],
            Type::PTR,
        )
    }

    fn loop_(&mut self, op: Op, info: &LoopInfo, data: &OpData) -> Step<()> {
        let arrays = self.arrays_at(op);
        let (growing, fixed): (Vec<_>, Vec<_>) = arrays.into_iter().partition(|(_, a)| a.grows);
        for (slot, array) in &fixed {
            self.bound_counts(&array.loops);
            let pointer = self.allocate(*slot, array);
            self.keep(array.pointer, pointer);
        }
        let count_slot = self.plan.slot(SlotKey::Count(op));
        let region = data.regions[0];
        let indexed = count_slot.is_some() || self.indexes_arrays(op);
        let shape = self.open_loop(op, info, data, indexed, &growing)?;
        self.produced.push(BTreeMap::new());
        if indexed && !growing.is_empty() {
            self.grow(op, &shape, &growing);
        }
        for &p in &self.unit.body.regions[region].params {
            self.keep_value(p);
        }
        self.region(region)?;
        self.produced.pop();
        self.close_loop(op, info, data, shape, &growing, count_slot)
    }

    /// Begins the new loop's body: parameters, shadows of pointers, iteration number, growing arrays.
    fn open_loop(
        &mut self,
        op: Op,
        info: &LoopInfo,
        data: &OpData,
        indexed: bool,
        growing: &[(SlotId, Array)],
    ) -> Step<LoopShape> {
        let body = self.unit.body;
        let old = body.regions[data.regions[0]].params.clone();
        let mut inits: Vec<Value> = info
            .inits(&data.args)
            .iter()
            .map(|&a| self.primal(a))
            .collect();
        let shadows: Vec<usize> = (0..old.len())
            .filter(|&i| self.unit.has_shadow(old[i]))
            .collect();
        for &i in &shadows {
            let init = if self.unit.has_shadow(data.args[i]) {
                self.shadow(data.args[i], op)?
            } else {
                self.b.zero(Type::PTR)
            };
            inits.push(init);
        }
        let index = indexed.then_some(inits.len());
        if indexed {
            inits.push(self.b.i64(0));
        }
        let room = inits.len();
        if !growing.is_empty() {
            inits.push(self.b.i64(FIRST_ROOM));
        }
        for (slot, _) in growing {
            let size = self
                .b
                .i64(FIRST_ROOM * index_bytes(self.unit, self.plan.slots[*slot].ty));
            inits.push(self.b.value(
                OpKind::Mem(Mem::HeapAlloc { zeroed: false }),
                &[size],
                Type::PTR,
            ));
        }
        let types: Vec<Type> = inits.iter().map(|&v| self.b.body.ty(v)).collect();
        let new = self.b.begin(&types);
        let params = self.b.body.regions[new].params.to_vec();
        for (i, &p) in old.iter().enumerate() {
            self.env.bind(p, Kind::Primal, params[i]);
        }
        for (at, &i) in shadows.iter().enumerate() {
            self.env.bind(old[i], Kind::Shadow, params[old.len() + at]);
        }
        if let Some(i) = index {
            self.indices.insert(op, params[i]);
        }
        Ok(LoopShape {
            inits,
            shadows,
            index,
            room,
            region: new,
            params,
        })
    }

    /// Doubles the room of growing arrays when the iteration number reaches it.
    fn grow(&mut self, op: Op, shape: &LoopShape, growing: &[(SlotId, Array)]) {
        let Some(index) = shape.index.map(|i| shape.params[i]) else {
            return;
        };
        let room = shape.params[shape.room];
        let full = self.b.icmp(IntPred::Eq, index, room);
        let then = self.b.begin(&[]);
        let two = self.b.i64(2);
        let doubled = self.b.int_bin(IntBin::Mul, room, two);
        let mut grown = vec![doubled];
        for (at, (slot, _)) in growing.iter().enumerate() {
            let bytes = self
                .b
                .i64(index_bytes(self.unit, self.plan.slots[*slot].ty));
            let size = self.b.int_bin(IntBin::Mul, doubled, bytes);
            let old = shape.params[shape.room + 1 + at];
            grown.push(
                self.b
                    .value(OpKind::Mem(Mem::HeapGrow), &[old, size], Type::PTR),
            );
        }
        self.b.yield_(&grown);
        let otherwise = self.b.begin(&[]);
        self.b.yield_(&shape.params[shape.room..]);
        let grown = self.b.if_(full, then, otherwise);
        let results = self.b.body.ops[grown].results.to_vec();
        for ((slot, _), &pointer) in growing.iter().zip(&results[1..]) {
            self.arrays.insert(*slot, pointer);
        }
        self.rooms.insert(op, results[0]);
    }

    fn close_loop(
        &mut self,
        op: Op,
        info: &LoopInfo,
        data: &OpData,
        shape: LoopShape,
        growing: &[(SlotId, Array)],
        count_slot: Option<SlotId>,
    ) -> Step<()> {
        let body = self.unit.body;
        let Some(end) = body.terminator(data.regions[0]) else {
            return Err(self.unit.unsupported(op, "a loop without an end"));
        };
        let end_data = &body.ops[end];
        let n = info.params as usize;
        let mut results: Vec<Type> = data.results.iter().map(|&r| body.ty(r)).collect();
        let result_shadows: Vec<usize> = (0..data.results.len())
            .filter(|&i| self.unit.has_shadow(data.results[i]))
            .collect();
        if let OpKind::Control(Control::Repeat { .. }) = end_data.kind {
            let mut args: Vec<Value> = end_data.args[..=n]
                .iter()
                .map(|&a| self.primal(a))
                .collect();
            for &i in &shape.shadows {
                args.push(self.shadow_or_null(end_data.args[1 + i], end)?);
            }
            if let Some(i) = shape.index {
                let one = self.b.i64(1);
                args.push(self.b.int_bin(IntBin::Add, shape.params[i], one));
            }
            let grown: Vec<Value> = self.grown(op, growing);
            args.extend(&grown);
            args.extend(
                end_data.args[n + 1..]
                    .iter()
                    .map(|&a| self.primal(a))
                    .collect::<Vec<_>>(),
            );
            for &i in &result_shadows {
                args.push(self.shadow_or_null(end_data.args[n + 1 + i], end)?);
                results.push(Type::PTR);
            }
            if let (Some(_), Some(i)) = (count_slot, shape.index) {
                args.push(shape.params[i]);
                results.push(Type::I64);
            }
            for &pointer in grown.iter().skip(1) {
                args.push(pointer);
                results.push(Type::PTR);
            }
            self.b.push(end_data.kind.clone(), &args, &[]);
        } else {
            let args: Vec<Value> = end_data.args.iter().map(|&a| self.primal(a)).collect();
            self.b.push(end_data.kind.clone(), &args, &[]);
        }
        let last = self.b.current();
        let end_op = self.b.body.terminator(last);
        if let Some(e) = end_op {
            self.b.set_origin(e, end_data.origin);
        }
        self.b.end();
        self.finish_loop(
            op,
            info,
            data,
            &shape,
            &results,
            &result_shadows,
            growing,
            count_slot,
        )
    }

    fn grown(&self, op: Op, growing: &[(SlotId, Array)]) -> Vec<Value> {
        if growing.is_empty() {
            return Vec::new();
        }
        let room = self.rooms.get(&op).copied().into_iter();
        let pointers = growing
            .iter()
            .filter_map(|(slot, _)| self.arrays.get(slot).copied());
        room.chain(pointers).collect()
    }

    fn shadow_or_null(&mut self, v: Value, at: Op) -> Step<Value> {
        if self.unit.has_shadow(v) {
            self.shadow(v, at)
        } else {
            Ok(self.b.zero(Type::PTR))
        }
    }

    #[allow(clippy::too_many_arguments, reason = "the parts of one loop op")]
    fn finish_loop(
        &mut self,
        op: Op,
        info: &LoopInfo,
        data: &OpData,
        shape: &LoopShape,
        results: &[Type],
        result_shadows: &[usize],
        growing: &[(SlotId, Array)],
        count_slot: Option<SlotId>,
    ) -> Step<()> {
        let mut operands = shape.inits.clone();
        let n = info.params as usize;
        operands.extend(
            data.args[n..]
                .iter()
                .map(|&a| self.primal(a))
                .collect::<Vec<_>>(),
        );
        let mut new_info = LoopInfo {
            params: shape.inits.len() as u32,
            counted: info.counted,
            stepped: info.stepped.clone(),
        };
        for (at, &i) in shape.shadows.iter().enumerate() {
            if let Some(step) = info.step(&data.args, i as u32) {
                operands.push(self.primal(step));
                new_info.stepped.push((n + at) as u32);
            }
        }
        if let Some(i) = shape.index {
            operands.push(self.b.i64(1));
            new_info.stepped.push(i as u32);
        }
        self.b.loc = data.loc;
        let new = self.b.push_with(
            OpKind::Control(Control::Loop(new_info)),
            &operands,
            results,
            &[shape.region],
        );
        self.b.set_origin(new, data.origin);
        let made = self.b.body.ops[new].results.to_vec();
        for (&r, &to) in data.results.iter().zip(&made) {
            self.env.bind(r, Kind::Primal, to);
        }
        let mut rest = made[data.results.len()..].iter().copied();
        for &i in result_shadows {
            if let Some(to) = rest.next() {
                self.env.bind(data.results[i], Kind::Shadow, to);
            }
        }
        self.indices.remove(&op);
        if let (Some(slot), Some(v)) = (
            count_slot,
            if count_slot.is_some() {
                rest.next()
            } else {
                None
            },
        ) {
            self.keep(slot, v);
        }
        for ((_, array), v) in growing.iter().zip(rest) {
            self.keep(array.pointer, v);
        }
        Ok(())
    }

    fn call(&mut self, op: Op, data: &OpData) -> Step<()> {
        let OpKind::Call(call) = &data.kind else {
            return Ok(());
        };
        let kind = call_kind(self.unit.module, call);
        match kind {
            CallKind::Alloc { size, .. } => {
                self.clone_op(op, &[]);
                if self.unit.has_shadow(data.results[0]) {
                    let factors: Vec<Value> =
                        size.iter().map(|&i| self.primal(data.args[i])).collect();
                    let bytes = product(&mut self.b, &factors);
                    let shadow = self.b.value(
                        OpKind::Mem(Mem::HeapAlloc { zeroed: true }),
                        &[bytes],
                        Type::PTR,
                    );
                    self.env.bind(data.results[0], Kind::Shadow, shadow);
                }
                Ok(())
            }
            CallKind::Free { arg }
                if tapeless_analysis::stable::is_put_off(self.unit.facts, data.args[arg]) =>
            {
                Ok(())
            }
            _ => self.scheduled_call(op, data),
        }
    }

    fn scheduled_call(&mut self, op: Op, data: &OpData) -> Step<()> {
        match crate::calls::schedule(self.unit, op)? {
            Schedule::Plain | Schedule::Late(_) => {
                self.clone_op(op, &[]);
                Ok(())
            }
            Schedule::Split(derived) => self.augmented_call(op, data, &derived),
        }
    }

    /// The forward part of a call in split mode: its results and its tape.
    fn augmented_call(&mut self, op: Op, data: &OpData, derived: &crate::Derived) -> Step<()> {
        let mut args = Vec::new();
        for (&a, activity) in data.args.iter().zip(&derived.context.args) {
            args.push(self.primal(a));
            if *activity == tapeless_analysis::ArgActivity::Dup {
                args.push(self.shadow(a, op)?);
            }
        }
        self.b.loc = data.loc;
        let results = crate::calls::emit(self.unit, &mut self.b, derived.forward, &args);
        let mut results = results.into_iter();
        if let Some(&r) = data.results.first() {
            if let Some(v) = derived.context.primal_ret.then(|| results.next()).flatten() {
                self.env.bind(r, Kind::Primal, v);
            }
            if derived.context.ret == tapeless_analysis::RetActivity::Dup
                && let Some(s) = results.next()
            {
                self.env.bind(r, Kind::Shadow, s);
            }
        }
        if let (Some(slot), Some(tape)) = (self.plan.slot(SlotKey::Tape(op)), results.next()) {
            self.keep(slot, tape);
        }
        Ok(())
    }

    /// An inactive call that may unwind is cloned with its arms; nothing active may lie in them.
    fn invoke(&mut self, op: Op, data: &OpData) -> Step<()> {
        let active = self
            .unit
            .body
            .ops_within(data.regions[0])
            .into_iter()
            .any(|inner| {
                let results = &self.unit.body.ops[inner].results;
                results
                    .iter()
                    .any(|&r| self.unit.is_active(r) || self.unit.has_shadow(r))
            });
        if active || !matches!(crate::calls::schedule(self.unit, op)?, Schedule::Plain) {
            return Err(self.unit.unsupported(op, "an active call that may throw"));
        }
        self.plain_op(op)
    }
}

#[derive(Debug)]
struct LoopShape {
    inits: Vec<Value>,
    shadows: Vec<usize>,
    index: Option<usize>,
    room: usize,
    region: Region,
    params: Vec<Value>,
}

/// Markers of the life of stack memory, which a derivative reads after the primal is done with it.
pub fn ends_stack_memory(kind: &OpKind) -> bool {
    match kind {
        OpKind::Mem(Mem::Lifetime(_)) => true,
        OpKind::Host(host) => host.name.contains("stackrestore"),
        _ => false,
    }
}

/// The product of counts, 64 bits.
pub fn product(b: &mut Builder, factors: &[Value]) -> Value {
    let mut product = None;
    for &factor in factors {
        let wide = widen(b, factor);
        product = Some(match product {
            None => wide,
            Some(p) => b.int_bin(IntBin::Mul, p, wide),
        });
    }
    product.unwrap_or_else(|| b.i64(0))
}

/// Backedge-taken count + 1, 64 bits.
pub fn trip_count(b: &mut Builder, count: Value) -> Value {
    let wide = widen(b, count);
    let one = b.i64(1);
    b.int_bin(IntBin::Add, wide, one)
}

/// Backedge-taken count + 1, 64 bits, where the count may be negative because the loop is not entered.
fn trip_count_signed(b: &mut Builder, count: Value) -> Value {
    let wide = if b.body.ty(count) == Type::I64 {
        count
    } else {
        b.cast(tapeless_ir::Cast::SExt, count, Type::I64)
    };
    let one = b.i64(1);
    b.int_bin(IntBin::Add, wide, one)
}

/// A 64-bit count in another integer type (or for a pointer's step, in 64 bits).
pub fn resize(b: &mut Builder, v: Value, ty: Type) -> Value {
    match ty {
        Type::Scalar(tapeless_ir::ScalarType::Int(64)) => v,
        Type::Scalar(tapeless_ir::ScalarType::Int(bits)) if bits < 64 => {
            b.cast(tapeless_ir::Cast::Trunc, v, ty)
        }
        Type::Scalar(tapeless_ir::ScalarType::Int(_)) => b.cast(tapeless_ir::Cast::ZExt, v, ty),
        _ => v,
    }
}

/// A count in 64 bits, unsigned.
pub fn widen(b: &mut Builder, count: Value) -> Value {
    let ty = b.body.ty(count);
    if ty == Type::I64 {
        return count;
    }
    if let Some(Constant::Int(x)) = b.body.as_const(count).cloned() {
        return b.i64(x as i64);
    }
    match ty {
        Type::Scalar(tapeless_ir::ScalarType::Int(bits)) if bits > 64 => {
            b.cast(tapeless_ir::Cast::Trunc, count, Type::I64)
        }
        _ => b.cast(tapeless_ir::Cast::ZExt, count, Type::I64),
    }
}

/// Bytes of an array that is small, of constant size and lives in the frame of a combined derivative.
pub fn stack_bytes(unit: &Unit<'_>, plan: &Plan, slot: SlotId) -> Option<i64> {
    let Storage::Array(array) = &plan.slots[slot].storage else {
        return None;
    };
    let top = plan.slots[array.pointer].storage == Storage::Ssa;
    if array.grows || !top || unit.context.mode != tapeless_analysis::Mode::Combined {
        return None;
    }
    let mut bytes = unit.module.size_of(plan.slots[slot].ty).cast_signed();
    for &l in &array.loops {
        let count = tapeless_plan::slots::count_of(unit.body, l)?;
        bytes = bytes.checked_mul(unit.body.as_int(count)?.checked_add(1)?)?;
    }
    (0..=STACK_ARRAY).contains(&bytes).then_some(bytes)
}

/// Shadow memory is accessed like its primal, without its hints.
pub fn shadow_access(access: Access) -> Access {
    Access {
        align: access.align.max(1),
        space: Space::Shadow,
        ..Access::default()
    }
}

/// How frames are accessed.
pub fn frame_access(unit: &Unit<'_>, ty: Type) -> Access {
    Access {
        align: unit.module.align_of(ty).min(16) as u32,
        space: Space::Frame,
        ..Access::default()
    }
}

/// The shadow of a constant, a parameter without shadow or another inactive pointer: null.
///
/// # Errors
/// If it is the address of an active global.
pub fn shadow_constant(unit: &Unit<'_>, b: &mut Builder, v: Value, at: Op) -> Step<Option<Value>> {
    if !unit.has_shadow(v) {
        return Ok(Some(b.zero(Type::PTR)));
    }
    match &unit.body.values[v].def {
        ValueDef::Const(Constant::Global(g, _)) => {
            let name = unit.module.globals[*g].name.clone();
            Err(unit.unsupported(
                at,
                format!("the global `{name}` carries a derivative but has no shadow"),
            ))
        }
        ValueDef::Const(_) => Ok(Some(b.zero(Type::PTR))),
        _ => Ok(None),
    }
}

/// The shadow of `base + …`: the same offset from the shadow of base, null if that is null.
pub fn shadow_ptr_add(
    b: &mut Builder,
    kind: &OpKind,
    args: &[Value],
    base: PointerActivity,
) -> Value {
    let moved = b.value(kind.clone(), args, Type::PTR);
    if base != PointerActivity::Mixed {
        return moved;
    }
    let null = b.zero(Type::PTR);
    let none = b.icmp(IntPred::Eq, args[0], null);
    b.select(none, null, moved)
}

/// A stack object of the same shape, zeroed.
pub fn shadow_alloca(b: &mut Builder, kind: &OpKind, size: u64, count: Value) -> Value {
    let shadow = b.value(kind.clone(), &[count], Type::PTR);
    let wide = widen(b, count);
    let one = b.i64(size.cast_signed());
    let bytes = match b.body.as_int(wide) {
        Some(n) => b.i64(n.wrapping_mul(size.cast_signed())),
        None => b.int_bin(IntBin::Mul, wide, one),
    };
    let zero = b.int(Type::I8, 0);
    b.push(
        OpKind::Mem(Mem::Set(Access {
            align: 1,
            space: Space::Shadow,
            ..Access::default()
        })),
        &[shadow, zero, bytes],
        &[],
    );
    shadow
}

/// Whether shadows of stack objects are read by another function than the one that makes them.
pub fn outlives_frame(unit: &Unit<'_>) -> bool {
    unit.context.mode == tapeless_analysis::Mode::Split
}

/// The shadow of a stack object, zeroed, on the heap.
fn shadow_heap(b: &mut Builder, size: u64, count: Value) -> Value {
    let one = b.i64(size.cast_signed());
    let bytes = product(b, &[count, one]);
    let kind = OpKind::Mem(Mem::HeapAlloc { zeroed: true });
    b.value(kind, &[bytes], Type::PTR)
}

/// A shadow pointer from shadow memory; null if there is none.
pub fn load_shadow_pointer(b: &mut Builder, from: Value, access: Access, mixed: bool) -> Value {
    let access = shadow_access(access);
    if !mixed {
        return b.load(from, Type::PTR, access);
    }
    let null = b.zero(Type::PTR);
    let some = b.icmp(IntPred::Ne, from, null);
    let then = b.begin(&[]);
    let loaded = b.load(from, Type::PTR, access);
    b.yield_(&[loaded]);
    let otherwise = b.begin(&[]);
    b.yield_(&[null]);
    let op = b.if_(some, then, otherwise);
    b.result(op)
}

/// Packs values with the unit's module.
pub fn packer<'p>(unit: &'p mut Unit<'_>, b: &'p mut Builder) -> Packer<'p> {
    Packer {
        module: unit.module,
        b,
    }
}
