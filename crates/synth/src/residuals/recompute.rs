//! Values made again at reverse time, in the region where they are defined.

use super::Lookup;
use crate::count::resize;
use crate::shadow::{load_shadow_pointer, null_stays, shadow_cast, shadow_ptr_add};
use crate::unit::Step;
use rustc_hash::FxHashMap;
use tapeless_ir::{
    Control, IntBin, Mem, Op, OpData, OpKind, Region, Scalar, Type, Value, ValueDef,
};
use tapeless_plan::{Kind, Node};

impl Lookup<'_, '_, '_> {
    pub(super) fn recompute(&mut self, node: Node, scope: usize, at: Op) -> Step<Value> {
        let (v, kind) = node;
        let made = match self.unit.body.values[v].def {
            ValueDef::Param(region, index) => self.stepped(region, index, kind, at)?,
            ValueDef::Result(op, index) => match kind {
                Kind::Primal => self.again(op, index as usize, scope, at)?,
                Kind::Shadow => self.shadow_again(v, op, scope, at)?,
            },
            ValueDef::Const(_) => self.b.poison(Type::I1),
        };
        self.residuals.scopes[scope].memo.insert(node, made);
        Ok(made)
    }

    /// init + iteration · step
    fn stepped(&mut self, region: Region, index: u32, kind: Kind, at: Op) -> Step<Value> {
        let body = self.unit.body;
        let Some(owner) = body.regions[region].owner else {
            return Err(self.unit.defect(at, "no loop"));
        };
        let data = &body.ops[owner];
        let OpKind::Control(Control::Loop(info)) = &data.kind else {
            return Err(self.unit.defect(at, "no loop"));
        };
        let step = info
            .step(&data.args, index)
            .unwrap_or(data.args[index as usize]);
        let init = self.lookup((data.args[index as usize], kind), at)?;
        let step = self.lookup((step, Kind::Primal), at)?;
        let mixed = self.unit.is_mixed(data.args[index as usize]);
        let scope = self.residuals.scope_of(region);
        let iteration = self.residuals.scopes[scope].index;
        Ok(self.within(scope, |this| {
            let i = iteration.unwrap_or_else(|| this.b.i64(0));
            let (init_ty, step_ty) = (this.b.body.ty(init), this.b.body.ty(step));
            let i = resize(this.b, i, step_ty);
            let moved = this.b.int_bin(IntBin::Mul, i, step);
            if init_ty.is_ptr() {
                let moved = this.b.ptr_add(init, moved, 1);
                match kind == Kind::Shadow && mixed {
                    true => null_stays(this.b, init, moved),
                    false => moved,
                }
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
            self.residuals.scopes[scope]
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

    /// Clones an op with everything in it; what `map` lacks is looked up.
    fn clone_pure(
        &mut self,
        op: Op,
        args: Option<&[Value]>,
        map: &mut FxHashMap<Value, Value>,
        at: Op,
    ) -> Step<Op> {
        let body = self.unit.body;
        let data = &body.ops[op];
        let args = match args {
            Some(args) => args.to_vec(),
            None => self.mapped(&data.args, map, at)?,
        };
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
        let new = self.b.push_with(data.kind.clone(), &args, &types, &regions);
        self.b.set_origin(new, data.origin);
        let made = self.b.body.ops[new].results.to_vec();
        map.extend(data.results.iter().copied().zip(made));
        Ok(new)
    }

    fn mapped(
        &mut self,
        values: &[Value],
        map: &FxHashMap<Value, Value>,
        at: Op,
    ) -> Step<Vec<Value>> {
        let mut mapped = Vec::new();
        for &v in values {
            mapped.push(match map.get(&v) {
                Some(&known) => known,
                None => self.lookup((v, Kind::Primal), at)?,
            });
        }
        Ok(mapped)
    }

    fn shadow_again(&mut self, v: Value, op: Op, scope: usize, at: Op) -> Step<Value> {
        let (data, ty) = (&self.unit.body.ops[op], self.unit.body.ty(v));
        match &data.kind {
            OpKind::Scalar(Scalar::PtrAdd { .. }) => {
                let mut args = vec![self.lookup((data.args[0], Kind::Shadow), at)?];
                for &i in &data.args[1..] {
                    args.push(self.lookup((i, Kind::Primal), at)?);
                }
                let mixed = self.unit.pointer(data.args[0]);
                Ok(self.within(scope, |this| {
                    shadow_ptr_add(this.b, &data.kind, &args, mixed)
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
            OpKind::Mem(Mem::Load(_)) if self.unit.is_out_of_reach(v) => {
                Ok(self.within(scope, |this| this.b.zero(ty)))
            }
            OpKind::Mem(Mem::Load(access)) => {
                let from = self.lookup((data.args[0], Kind::Shadow), at)?;
                let mixed = self.unit.is_mixed(data.args[0]);
                let same = match self.unit.is_compared(v) {
                    true => Some(self.lookup((v, Kind::Primal), at)?),
                    false => None,
                };
                Ok(self.within(scope, |this| {
                    load_shadow_pointer(this.b, (from, ty), *access, mixed, same)
                }))
            }
            OpKind::Scalar(_) => {
                let of = self.lookup((data.args[0], Kind::Shadow), at)?;
                Ok(self.within(scope, |this| shadow_cast(this.b, of, ty)))
            }
            _ => Err(self
                .unit
                .defect(at, format!("the shadow of {v} cannot be made again"))),
        }
    }
}
