//! The reverse sweep: regions backwards.
//!
//! Adjoints of SSA values are SSA values: the reverse of an `if` yields the adjoints its arms changed, the
//! reverse of a loop carries them. An absent adjoint is `None`, never a zero that is added.

use crate::float::Packer;
use crate::in_place::{InPlace, common_flags};
use crate::record::{
    constant, frame_access, index_bytes, resize, shadow_constant, shadow_ptr_add, stack_bytes,
    trip_count, widen,
};
use crate::unit::{Step, Unit};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use tapeless_ir::ops::LoopInfo;
use tapeless_ir::{
    Builder, Control, FastMath, IntBin, IntPred, Mem, Op, OpData, OpKind, Region, Scalar, Type,
    Value, ValueDef,
};
use tapeless_plan::slots::count_of;
use tapeless_plan::{How, Kind, Needs, Node, Plan, SlotId, SlotKey, Storage};

/// A region whose reverse is open.
#[derive(Debug)]
struct Scope {
    /// The primal region.
    region: Region,
    /// The region of the new body that reverses it.
    open: Region,
    /// Primal values made again, or read from slots, in it.
    memo: FxHashMap<Node, Value>,
    slots: FxHashMap<SlotId, Value>,
    /// Iteration number, for a loop body.
    index: Option<Value>,
}

/// Where primal values come from.
#[derive(Debug)]
pub enum Residuals<'u> {
    /// Nowhere yet: what is asked for is written down.
    Ask(Needs),
    /// From the plan.
    Plan(&'u Plan),
}

/// The reverse sweep under construction.
#[derive(Debug)]
pub struct Reverser<'u, 'a> {
    /// The function.
    pub unit: &'u mut Unit<'a>,
    /// Where ops go.
    pub b: Builder,
    residuals: Residuals<'u>,
    /// Parameters of the function and shadows of fresh objects.
    free: FxHashMap<Node, Value>,
    /// SSA slots of the body region.
    frame: BTreeMap<SlotId, Value>,
    scopes: Vec<Scope>,
    adjoints: Vec<FxHashMap<Value, Option<Value>>>,
    relevant: FxHashSet<Op>,
    pub(crate) in_place: InPlace,
    /// Flags of sums of adjoints.
    pub(crate) flags: FastMath,
    asked: FxHashSet<Node>,
}

impl<'u, 'a> Reverser<'u, 'a> {
    /// A sweep that appends to the open region of `b`.
    pub fn new(
        unit: &'u mut Unit<'a>,
        b: Builder,
        residuals: Residuals<'u>,
        free: FxHashMap<Node, Value>,
        frame: BTreeMap<SlotId, Value>,
    ) -> Self {
        let relevant = crate::scalar::relevant_ops(unit);
        let in_place = InPlace::of(unit, &relevant);
        let flags = common_flags(unit);
        let mut sweep = Self {
            unit,
            b,
            residuals,
            free,
            frame,
            scopes: Vec::new(),
            adjoints: vec![FxHashMap::default()],
            in_place,
            flags,
            relevant,
            asked: FxHashSet::default(),
        };
        let entry = sweep.unit.body.entry();
        sweep.enter(entry, None);
        sweep
    }

    /// Reverses the whole body from the seed of its result; the adjoints of `out` parameters.
    ///
    /// # Errors
    /// If an op cannot be differentiated.
    pub fn run(&mut self, seed: Option<Value>) -> Step<Vec<Value>> {
        let body = self.unit.body;
        let entry = body.entry();
        self.fresh_shadows();
        if let (Some(seed), Some(end)) = (seed, body.terminator(entry))
            && let Some(&returned) = body.ops[end].args.first()
        {
            self.add(returned, seed, self.flags);
        }
        self.region(entry)?;
        let mut outs = Vec::new();
        for (&p, activity) in body.params().iter().zip(&self.unit.context.args.clone()) {
            if *activity == tapeless_analysis::ArgActivity::Out {
                let adjoint = self.adjoint(p);
                outs.push(adjoint.unwrap_or_else(|| self.b.zero(body.ty(p))));
            }
        }
        Ok(outs)
    }

    /// What was asked for, after a sweep with [`Residuals::Ask`].
    pub fn needs(self) -> Needs {
        match self.residuals {
            Residuals::Ask(needs) => needs,
            Residuals::Plan(_) => Needs::default(),
        }
    }

    /// Shadows of stack objects that the reverse function makes itself.
    fn fresh_shadows(&mut self) {
        let body = self.unit.body;
        for op in body.op_order() {
            let data = &body.ops[op];
            let OpKind::Mem(Mem::Alloca { size, .. }) = &data.kind else {
                continue;
            };
            let v = data.results[0];
            let count = body.as_int(data.args[0]);
            if !self.unit.has_shadow(v)
                || !tapeless_plan::classify::is_fresh_shadow(self.unit.input(), v)
            {
                continue;
            }
            if let Some(n) = count {
                let n = self.b.i64(n);
                let shadow = crate::record::shadow_alloca(&mut self.b, &data.kind, *size, n);
                self.free.insert((v, Kind::Shadow), shadow);
            }
        }
    }

    // ---- adjoints ----------------------------------------------------------------------------

    /// The adjoint of a value so far.
    pub fn adjoint(&self, v: Value) -> Option<Value> {
        self.adjoints
            .iter()
            .rev()
            .find_map(|level| level.get(&v))
            .copied()
            .flatten()
    }

    /// Takes the adjoint of a value whose definition is reversed now.
    pub fn take(&mut self, v: Value) -> Option<Value> {
        let adjoint = self.adjoint(v)?;
        self.set(v, None);
        Some(adjoint)
    }

    fn set(&mut self, v: Value, adjoint: Option<Value>) {
        if let Some(level) = self.adjoints.last_mut() {
            level.insert(v, adjoint);
        }
    }

    /// adj(v) += x
    pub fn add(&mut self, v: Value, x: Value, flags: FastMath) {
        if !self.unit.is_active(v) {
            return;
        }
        let sum = match self.adjoint(v) {
            None => x,
            Some(old) => Packer {
                module: self.unit.module,
                b: &mut self.b,
            }
            .add(old, x, flags),
        };
        self.set(v, Some(sum));
    }

    // ---- primal values -----------------------------------------------------------------------

    fn enter(&mut self, region: Region, index: Option<Value>) {
        let open = self.b.current();
        self.scopes.push(Scope {
            region,
            open,
            memo: FxHashMap::default(),
            slots: FxHashMap::default(),
            index,
        });
    }

    fn scope_of(&self, region: Region) -> usize {
        self.scopes
            .iter()
            .rposition(|s| s.region == region)
            .unwrap_or(0)
    }

    /// A primal value at reverse time.
    ///
    /// # Errors
    /// If it needs the shadow of something that has none.
    pub fn primal(&mut self, v: Value, at: Op) -> Step<Value> {
        self.lookup((v, Kind::Primal), at)
    }

    /// The shadow of a pointer at reverse time.
    ///
    /// # Errors
    /// If it points to an active global.
    pub fn shadow(&mut self, v: Value, at: Op) -> Step<Value> {
        self.lookup((v, Kind::Shadow), at)
    }

    fn node_type(&self, (v, kind): Node) -> Type {
        if kind == Kind::Shadow {
            Type::PTR
        } else {
            self.unit.body.ty(v)
        }
    }

    fn lookup(&mut self, node: Node, at: Op) -> Step<Value> {
        let (v, kind) = node;
        match kind {
            Kind::Primal => {
                if let Some(c) = constant(self.unit.body, &mut self.b, v) {
                    return Ok(c);
                }
            }
            Kind::Shadow if self.unit.has_shadow(v) && self.unit.is_out_of_reach(v) => {
                return Err(self.unit.unsupported(
                    at,
                    "memory reached through a global, or through a pointer without a shadow, carries a derivative",
                ));
            }
            Kind::Shadow => {
                if let Some(s) = shadow_constant(self.unit, &mut self.b, v, at)? {
                    return Ok(s);
                }
            }
        }
        if let Some(&v) = self.free.get(&node) {
            return Ok(v);
        }
        let ty = self.node_type(node);
        let plan = match &mut self.residuals {
            Residuals::Ask(needs) => {
                if self.asked.insert(node) {
                    needs.nodes.push(node);
                }
                return Ok(self.b.poison(ty));
            }
            Residuals::Plan(plan) => *plan,
        };
        let Some(region) = self.unit.body.def_region(v) else {
            return Ok(self.b.poison(ty));
        };
        let scope = self.scope_of(region);
        if let Some(&v) = self.scopes[scope].memo.get(&node) {
            return Ok(v);
        }
        let made = match plan.how(node) {
            Some(How::Keep) => match plan.slot(SlotKey::Node(node)) {
                Some(slot) => self.slot_in(slot, scope),
                None => {
                    return Err(self
                        .unit
                        .unsupported(at, "internal error: a kept value has no slot"));
                }
            },
            Some(How::Recompute) => {
                return stacker::maybe_grow(1 << 16, 1 << 20, || self.recompute(node, scope, at));
            }
            Some(How::Free) | None => {
                return Err(self
                    .unit
                    .unsupported(at, "internal error: a value is missing in the plan"));
            }
        };
        self.scopes[scope].memo.insert(node, made);
        Ok(made)
    }

    /// Runs `f` with ops appended to an outer open region.
    fn within<T>(&mut self, scope: usize, f: impl FnOnce(&mut Self) -> T) -> T {
        let open = self.scopes[scope].open;
        self.b.reopen(open);
        let made = f(self);
        self.b.end();
        made
    }

    fn recompute(&mut self, node: Node, scope: usize, at: Op) -> Step<Value> {
        let (v, kind) = node;
        let made = match self.unit.body.values[v].def {
            ValueDef::Param(region, index) => self.stepped(region, index, kind, at)?,
            ValueDef::Result(op, index) => match kind {
                Kind::Primal => self.again(op, index as usize, scope, at)?,
                Kind::Shadow => self.shadow_again(v, op, scope, at)?,
            },
            ValueDef::Const(_) => self.b.poison(Type::I1),
        };
        self.scopes[scope].memo.insert(node, made);
        Ok(made)
    }

    /// init + iteration · step
    fn stepped(&mut self, region: Region, index: u32, kind: Kind, at: Op) -> Step<Value> {
        let body = self.unit.body;
        let Some(owner) = body.regions[region].owner else {
            return Err(self.unit.unsupported(at, "internal error: no loop"));
        };
        let data = &body.ops[owner];
        let OpKind::Control(Control::Loop(info)) = &data.kind else {
            return Err(self.unit.unsupported(at, "internal error: no loop"));
        };
        let step = info
            .step(&data.args, index)
            .unwrap_or(data.args[index as usize]);
        let init = self.lookup((data.args[index as usize], kind), at)?;
        let step = self.lookup((step, Kind::Primal), at)?;
        let scope = self.scope_of(region);
        let iteration = self.scopes[scope].index;
        Ok(self.within(scope, |this| {
            let i = iteration.unwrap_or_else(|| this.b.i64(0));
            let (init_ty, step_ty) = (this.b.body.ty(init), this.b.body.ty(step));
            let i = resize(&mut this.b, i, step_ty);
            let moved = this.b.int_bin(IntBin::Mul, i, step);
            if init_ty.is_ptr() {
                this.b.ptr_add(init, moved, 1)
            } else {
                this.b.int_bin(IntBin::Add, init, moved)
            }
        }))
    }

    fn again(&mut self, op: Op, result: usize, scope: usize, at: Op) -> Step<Value> {
        let data = &self.unit.body.ops[op];
        let mut args = Vec::new();
        for &a in &data.args {
            args.push(self.lookup((a, Kind::Primal), at)?);
        }
        if !data.regions.is_empty() {
            return self.rerun(op, &args, result, scope, at);
        }
        let types: Vec<Type> = data.results.iter().map(|&r| self.unit.body.ty(r)).collect();
        let made = self.within(scope, |this| {
            this.b.loc = data.loc;
            let new = this.b.push(data.kind.clone(), &args, &types);
            this.b.set_origin(new, data.origin);
            new
        });
        Ok(self.remember(data, made, result, scope))
    }

    /// Notes all results of an op that was run again; the one that was asked for.
    fn remember(&mut self, data: &OpData, made: Op, result: usize, scope: usize) -> Value {
        let results = self.b.body.ops[made].results.to_vec();
        for (&r, &v) in data.results.iter().zip(&results) {
            self.scopes[scope]
                .memo
                .entry((r, Kind::Primal))
                .or_insert(v);
        }
        results[result]
    }

    /// Runs a pure `if` again as a whole.
    fn rerun(
        &mut self,
        op: Op,
        args: &[Value],
        result: usize,
        scope: usize,
        at: Op,
    ) -> Step<Value> {
        let body = self.unit.body;
        for &region in &body.ops[op].regions {
            for v in body.free_values(region) {
                self.lookup((v, Kind::Primal), at)?;
            }
        }
        let made = self.within(scope, |this| {
            let mut map = FxHashMap::default();
            this.clone_pure(op, Some(args), &mut map, at)
        })?;
        Ok(self.remember(&body.ops[op], made, result, scope))
    }

    fn clone_pure(
        &mut self,
        op: Op,
        args: Option<&[Value]>,
        map: &mut FxHashMap<Value, Value>,
        at: Op,
    ) -> Step<Op> {
        let body = self.unit.body;
        let data = &body.ops[op];
        let mut mapped = Vec::new();
        if let Some(args) = args {
            mapped.extend_from_slice(args);
        } else {
            for &a in &data.args {
                let known = map.get(&a).copied();
                mapped.push(match known {
                    Some(v) => v,
                    None => self.lookup((a, Kind::Primal), at)?,
                });
            }
        }
        let mut regions = Vec::new();
        for &region in &data.regions {
            let new = self.b.begin(&[]);
            for &inner in &body.regions[region].ops {
                stacker::maybe_grow(1 << 16, 1 << 20, || self.clone_pure(inner, None, map, at))?;
            }
            self.b.end();
            regions.push(new);
        }
        let types: Vec<Type> = data.results.iter().map(|&r| body.ty(r)).collect();
        let new = self
            .b
            .push_with(data.kind.clone(), &mapped, &types, &regions);
        self.b.set_origin(new, data.origin);
        let made = self.b.body.ops[new].results.to_vec();
        map.extend(data.results.iter().copied().zip(made));
        Ok(new)
    }

    fn shadow_again(&mut self, v: Value, op: Op, scope: usize, at: Op) -> Step<Value> {
        let data = &self.unit.body.ops[op];
        match &data.kind {
            OpKind::Scalar(Scalar::PtrAdd { .. }) => {
                let mut args = vec![self.lookup((data.args[0], Kind::Shadow), at)?];
                for &i in &data.args[1..] {
                    args.push(self.lookup((i, Kind::Primal), at)?);
                }
                let mixed = self.unit.pointer(data.args[0]);
                Ok(self.within(scope, |this| {
                    shadow_ptr_add(&mut this.b, &data.kind, &args, mixed)
                }))
            }
            OpKind::Scalar(Scalar::Select(_)) => {
                let c = self.lookup((data.args[0], Kind::Primal), at)?;
                let (x, y) = (
                    self.lookup((data.args[1], Kind::Shadow), at)?,
                    self.lookup((data.args[2], Kind::Shadow), at)?,
                );
                Ok(self.within(scope, |this| this.b.select(c, x, y)))
            }
            OpKind::Mem(Mem::Load(access)) => {
                let from = self.lookup((data.args[0], Kind::Shadow), at)?;
                let mixed =
                    self.unit.pointer(data.args[0]) == tapeless_analysis::PointerActivity::Mixed;
                Ok(self.within(scope, |this| {
                    crate::record::load_shadow_pointer(&mut this.b, from, *access, mixed)
                }))
            }
            OpKind::Scalar(_) => self.lookup((data.args[0], Kind::Shadow), at),
            _ => Err(self.unit.unsupported(
                at,
                format!("internal error: the shadow of {v} cannot be made again"),
            )),
        }
    }

    /// What a slot keeps, read in the given scope if it lies in an array.
    fn slot_in(&mut self, slot: SlotId, scope: usize) -> Value {
        if let Some(&v) = self.scopes[scope].slots.get(&slot) {
            return v;
        }
        let Residuals::Plan(plan) = &self.residuals else {
            return self.b.poison(Type::PTR);
        };
        let plan = *plan;
        let data = &plan.slots[slot];
        let made = match &data.storage {
            Storage::Ssa => {
                let missing = data.ty;
                self.frame
                    .get(&slot)
                    .copied()
                    .unwrap_or_else(|| self.b.poison(missing))
            }
            Storage::Array(array) => {
                let home = self.scope_of(plan.slots[array.pointer].home);
                let base = self.slot_in(array.pointer, home);
                let index = self.linear_index(&array.loops);
                let bytes = index_bytes(self.unit, data.ty);
                let access = frame_access(self.unit, data.ty);
                self.within(scope, |this| {
                    let place = this.b.ptr_add(base, index, bytes);
                    this.b.load(place, data.ty, access)
                })
            }
        };
        self.scopes[scope].slots.insert(slot, made);
        made
    }

    fn linear_index(&mut self, loops: &[Op]) -> Value {
        let mut index: Option<Value> = None;
        for &l in loops.iter().rev() {
            let scope = self.scope_of(self.unit.body.ops[l].regions[0]);
            let i = self.scopes[scope].index;
            let room = match index {
                Some(_) => self.room(l, loops),
                None => None,
            };
            index = Some(self.within(scope, |this| {
                let i = i.unwrap_or_else(|| this.b.i64(0));
                match (index, room) {
                    (Some(outer), Some(n)) => {
                        let scaled = this.b.int_bin(IntBin::Mul, outer, n);
                        this.b.int_bin(IntBin::Add, scaled, i)
                    }
                    _ => i,
                }
            }));
        }
        index.unwrap_or_else(|| self.b.i64(0))
    }

    /// Iterations of a loop that an array which spans `loops` has room for.
    fn room(&mut self, l: Op, loops: &[Op]) -> Option<Value> {
        let outermost = *loops.last()?;
        let scope = self.scope_of(self.unit.body.ops[outermost].parent);
        if let Residuals::Plan(plan) = &self.residuals
            && let Some(slot) = plan.slot(SlotKey::Bound(l, outermost))
        {
            return Some(self.slot_in(slot, scope));
        }
        let count = count_of(self.unit.body, l)?;
        let count = self.primal(count, l).ok()?;
        Some(self.within(scope, |this| trip_count(&mut this.b, count)))
    }

    /// The tape of a call.
    pub fn tape(&mut self, op: Op, ty: Type) -> Value {
        match &mut self.residuals {
            Residuals::Ask(needs) => {
                needs.tapes.push((op, ty));
                self.b.poison(ty)
            }
            Residuals::Plan(plan) => {
                let plan = *plan;
                let scope = self.scope_of(self.unit.body.ops[op].parent);
                match plan.slot(SlotKey::Tape(op)) {
                    Some(slot) => self.slot_in(slot, scope),
                    None => self.b.poison(ty),
                }
            }
        }
    }

    /// The last iteration number of a loop: trip count − 1, 64 bits.
    fn last_iteration(&mut self, op: Op) -> Step<Value> {
        if let Some(count) = count_of(self.unit.body, op) {
            let count = self.primal(count, op)?;
            return Ok(widen(&mut self.b, count));
        }
        match &mut self.residuals {
            Residuals::Ask(needs) => {
                needs.counts.push(op);
                Ok(self.b.poison(Type::I64))
            }
            Residuals::Plan(plan) => {
                let plan = *plan;
                let scope = self.scope_of(self.unit.body.ops[op].parent);
                match plan.slot(SlotKey::Count(op)) {
                    Some(slot) => Ok(self.slot_in(slot, scope)),
                    None => Err(self
                        .unit
                        .unsupported(op, "internal error: a loop's trip count was not kept")),
                }
            }
        }
    }

    // ---- regions -----------------------------------------------------------------------------

    fn region(&mut self, region: Region) -> Step<()> {
        let body = self.unit.body;
        for &op in body.regions[region].ops.iter().rev() {
            if self.relevant.contains(&op) {
                self.op(op)?;
            }
        }
        Ok(())
    }

    fn op(&mut self, op: Op) -> Step<()> {
        let data = &self.unit.body.ops[op];
        self.b.loc = data.loc;
        match &data.kind {
            OpKind::Scalar(scalar) => self.scalar(op, scalar, data),
            OpKind::Mem(mem) => self.mem(op, mem, data),
            OpKind::Call(_) => self.call(op, data),
            OpKind::Control(Control::If | Control::Switch(_)) => {
                stacker::maybe_grow(1 << 16, 1 << 20, || self.branch(op, data))
            }
            OpKind::Control(Control::Loop(info)) => {
                stacker::maybe_grow(1 << 16, 1 << 20, || self.loop_(op, info, data))
            }
            OpKind::Host(host) => {
                let name = host.name.clone();
                Err(self
                    .unit
                    .unsupported(op, format!("`{name}` on active values")))
            }
            OpKind::Control(_) => Ok(()),
        }
    }

    /// Each arm backwards; the adjoints that an arm changed are yielded.
    fn branch(&mut self, op: Op, data: &OpData) -> Step<()> {
        let body = self.unit.body;
        let selector = self.primal(data.args[0], op)?;
        let seeds: Vec<Option<Value>> = data.results.iter().map(|&r| self.take(r)).collect();
        let mut arms = Vec::new();
        for &region in &data.regions {
            let new = self.b.begin(&[]);
            self.enter(region, None);
            self.adjoints.push(FxHashMap::default());
            let end = body.terminator(region).map(|end| &body.ops[end]);
            let comes_back = end.is_some_and(|e| matches!(e.kind, OpKind::Control(Control::Yield)));
            if let Some(end) = end.filter(|_| comes_back) {
                for (&v, &seed) in end.args.iter().zip(&seeds) {
                    if let Some(seed) = seed {
                        self.add(v, seed, self.flags);
                    }
                }
                self.region(region)?;
            }
            let changed = self.adjoints.pop().unwrap_or_default();
            self.scopes.pop();
            self.b.end();
            arms.push((region, new, changed, comes_back));
        }
        let mut outer: Vec<Value> = Vec::new();
        for (region, _, changed, _) in &arms {
            let of_arm = changed.iter().filter(|(v, x)| {
                x.is_some()
                    && !body
                        .def_region(**v)
                        .is_some_and(|r| body.encloses(*region, r))
            });
            outer.extend(of_arm.map(|(&v, _)| v));
        }
        outer.sort_unstable();
        outer.dedup();
        let mut types = Vec::new();
        for &v in &outer {
            types.push(self.unit.derivative_type(v, op)?);
        }
        for (_, new, changed, comes_back) in &arms {
            if !comes_back {
                self.b
                    .push_in(*new, OpKind::Control(Control::Unreachable), &[], &[], &[]);
                continue;
            }
            let mut args = Vec::new();
            for (&v, &ty) in outer.iter().zip(&types) {
                let adjoint = changed
                    .get(&v)
                    .copied()
                    .flatten()
                    .or_else(|| self.adjoint(v));
                args.push(adjoint.unwrap_or_else(|| self.b.zero(ty)));
            }
            self.b
                .push_in(*new, OpKind::Control(Control::Yield), &args, &[], &[]);
        }
        let regions: Vec<Region> = arms.iter().map(|a| a.1).collect();
        let empty = types.is_empty()
            && regions
                .iter()
                .all(|&r| self.b.body.regions[r].ops.len() == 1);
        if empty {
            return Ok(());
        }
        self.b.loc = data.loc;
        let new = self
            .b
            .push_with(data.kind.clone(), &[selector], &types, &regions);
        let made = self.b.body.ops[new].results.to_vec();
        for (&v, &to) in outer.iter().zip(&made) {
            self.set(v, Some(to));
        }
        Ok(())
    }

    /// The same loop from its last iteration to its first.
    fn loop_(&mut self, op: Op, info: &LoopInfo, data: &OpData) -> Step<()> {
        let body = self.unit.body;
        let region = data.regions[0];
        let Some(end) = body.terminator(region).map(|e| body.ops[e].clone()) else {
            return Ok(());
        };
        if !matches!(end.kind, OpKind::Control(Control::Repeat { .. })) {
            return Ok(());
        }
        let n = info.params as usize;
        let carry = self.carried(op, region, &end, n, data)?;
        let last = self.last_iteration(op)?;
        let inits: Vec<Value> = std::iter::once(last)
            .chain(carry.iter().map(|c| c.init))
            .collect();
        let types: Vec<Type> = inits.iter().map(|&v| self.b.body.ty(v)).collect();
        let new = self.b.begin(&types);
        let params = self.b.body.regions[new].params.to_vec();
        self.enter(region, Some(params[0]));
        self.adjoints.push(FxHashMap::default());
        self.seed_iteration(&carry, &params[1..], &end, n);
        self.region(region)?;
        let next: Vec<Value> = carry
            .iter()
            .map(|c| self.carry_on(c, &body.regions[region].params))
            .collect();
        self.adjoints.pop();
        self.scopes.pop();
        let (zero, one) = (self.b.i64(0), self.b.i64(1));
        let more = self.b.icmp(IntPred::Ne, params[0], zero);
        let before = self.b.int_bin(IntBin::Sub, params[0], one);
        let steps: Vec<Value> = std::iter::once(before)
            .chain(next.iter().copied())
            .collect();
        let Some(new) = self.b.repeat(false, more, &steps, &next) else {
            return Ok(());
        };
        let minus = self.b.i64(-1);
        let shape = LoopInfo {
            params: inits.len() as u32,
            counted: true,
            stepped: [0].into_iter().collect(),
        };
        let operands: Vec<Value> = inits.iter().copied().chain([last, minus]).collect();
        self.b.loc = data.loc;
        let reversed = self.b.loop_(shape, &operands, new);
        let results = self.b.body.ops[reversed].results.to_vec();
        self.after_loop(op, &carry, &results, data);
        Ok(())
    }

    /// What the reverse loop carries: adjoints of next values, of results, of values from outside.
    fn carried(
        &mut self,
        op: Op,
        region: Region,
        end: &OpData,
        n: usize,
        data: &OpData,
    ) -> Step<Vec<Carry>> {
        let body = self.unit.body;
        let mut seeds: Vec<Option<Value>> = data.results.iter().map(|&r| self.take(r)).collect();
        let mut carry = Vec::new();
        for (k, &param) in body.regions[region].params.iter().enumerate() {
            if !self.unit.is_active(param) {
                continue;
            }
            let next = end.args[1 + k];
            // A result that is also a next value starts its adjoint.
            let same = (0..data.results.len())
                .find(|&j| end.args[1 + n + j] == next && seeds[j].is_some());
            let ty = self.unit.derivative_type(param, op)?;
            let init = same.and_then(|j| seeds[j].take());
            carry.push(Carry {
                of: Carried::Param(k),
                init: init.unwrap_or_else(|| self.b.zero(ty)),
            });
        }
        let mut outer = body.free_values(region);
        outer.sort_unstable();
        for (j, seed) in seeds.iter().enumerate() {
            let v = end.args[1 + n + j];
            let Some(seed) = *seed else { continue };
            if body.def_region(v).is_some_and(|r| body.encloses(region, r)) {
                carry.push(Carry {
                    of: Carried::Result(j),
                    init: seed,
                });
            } else {
                self.add(v, seed, self.flags);
            }
        }
        for v in outer {
            if self.unit.is_active(v) {
                let ty = self.unit.derivative_type(v, op)?;
                let init = self.adjoint(v).unwrap_or_else(|| self.b.zero(ty));
                carry.push(Carry {
                    of: Carried::Outer(v),
                    init,
                });
            }
        }
        Ok(carry)
    }

    fn seed_iteration(&mut self, carry: &[Carry], params: &[Value], end: &OpData, n: usize) {
        for (c, &p) in carry.iter().zip(params) {
            if let Carried::Outer(v) = c.of {
                self.set(v, Some(p));
            }
        }
        for (c, &p) in carry.iter().zip(params) {
            match c.of {
                Carried::Outer(_) => {}
                Carried::Param(k) => self.add(end.args[1 + k], p, self.flags),
                Carried::Result(j) => self.add(end.args[1 + n + j], p, self.flags),
            }
        }
    }

    fn carry_on(&mut self, c: &Carry, params: &[Value]) -> Value {
        let ty = self.b.body.ty(c.init);
        let adjoint = match c.of {
            Carried::Outer(v) => self.adjoint(v),
            Carried::Param(k) => self.take(params[k]),
            Carried::Result(_) => None,
        };
        adjoint.unwrap_or_else(|| self.b.zero(ty))
    }

    fn after_loop(&mut self, op: Op, carry: &[Carry], results: &[Value], data: &OpData) {
        for (c, &r) in carry.iter().zip(results) {
            if let Carried::Outer(v) = c.of {
                self.set(v, Some(r));
            }
        }
        for (c, &r) in carry.iter().zip(results) {
            if let Carried::Param(k) = c.of {
                self.add(data.args[k], r, self.flags);
            }
        }
        self.release_arrays(op);
    }

    /// Arrays made right before a loop end right after its reverse.
    fn release_arrays(&mut self, op: Op) {
        let Residuals::Plan(plan) = &self.residuals else {
            return;
        };
        let plan = *plan;
        for (id, slot) in plan.slots.iter() {
            let Storage::Array(array) = &slot.storage else {
                continue;
            };
            if array.loops.last() == Some(&op) && stack_bytes(self.unit, plan, id).is_none() {
                let home = self.scope_of(self.unit.body.ops[op].parent);
                let pointer = self.slot_in(array.pointer, home);
                self.b.push(OpKind::Mem(Mem::HeapFree), &[pointer], &[]);
            }
        }
    }
}

#[derive(Clone, Copy, Debug)]
enum Carried {
    Param(usize),
    Result(usize),
    Outer(Value),
}

#[derive(Clone, Copy, Debug)]
struct Carry {
    of: Carried,
    init: Value,
}
