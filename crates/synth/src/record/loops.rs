//! Loops in the forward sweep: they carry shadows, the iteration number and growing arrays beside the primal's
//! values, and yield the trip count where the reverse sweep needs it.

use super::Recorder;
use crate::unit::Step;
use std::collections::BTreeMap;
use tapeless_ir::ops::LoopInfo;
use tapeless_ir::{Control, IntBin, Op, OpData, OpKind, Region, Type, Value};
use tapeless_plan::{Array, Kind, Schedule, SlotId, SlotKey};

/// A loop whose new body is open, and what it carries: the primal's values, the shadows of some, the iteration
/// number, the room of growing arrays, those arrays.
pub(super) struct OpenLoop<'p> {
    /// The primal's op.
    pub op: Op,
    info: &'p LoopInfo,
    data: &'p OpData,
    /// Arrays made as it runs, one of each record.
    pub growing: Vec<Array>,
    /// The slot of its trip count.
    count: Option<SlotId>,
    /// What it starts from.
    inits: Vec<Value>,
    /// Parameters of the primal that have a shadow.
    shadows: Vec<usize>,
    /// Where the iteration number is carried.
    pub index: Option<usize>,
    /// Where the room of growing arrays is carried.
    pub room: usize,
    region: Region,
    /// Parameters of the new body.
    pub params: Vec<Value>,
    /// Values from outside whose adjoints it adds to, with the slots of the sums; the last that it carries.
    sums: Vec<(Value, SlotId)>,
}

impl OpenLoop<'_> {
    /// Those sums as iterations before gave them.
    pub fn sums(&self) -> Vec<Value> {
        self.params[self.params.len() - self.sums.len()..].to_vec()
    }
}

impl Recorder<'_, '_> {
    pub(super) fn loop_(&mut self, op: Op, info: &LoopInfo, data: &OpData) -> Step<()> {
        let arrays = self.arrays_at(op);
        let (growing, fixed): (Vec<_>, Vec<_>) = arrays.into_iter().partition(|(_, a)| a.grows);
        let mut growing: Vec<Array> = growing.into_iter().map(|(_, array)| array).collect();
        growing.sort_by_key(|array| array.pointer);
        growing.dedup_by_key(|array| array.pointer);
        self.allocate(&fixed);
        let open = self.open_loop(op, info, data, growing, Vec::new())?;
        self.produced.push(BTreeMap::new());
        if open.index.is_some() && !open.growing.is_empty() {
            self.grow(&open);
        }
        let region = data.regions[0];
        for &p in &self.unit.body.regions[region].params {
            self.keep_value(p);
        }
        match self.unit.schedules.schedule(op) {
            // It runs again, with all that is needed.
            Schedule::Late => self.plain_ops(region)?,
            _ => self.region(region)?,
        }
        self.produced.pop();
        self.close_loop(&open, &[])
    }

    /// Begins the new loop's body: parameters, shadows of pointers, iteration number, growing arrays.
    pub(super) fn open_loop<'p>(
        &mut self,
        op: Op,
        info: &'p LoopInfo,
        data: &'p OpData,
        growing: Vec<Array>,
        sums: Vec<(Value, SlotId)>,
    ) -> Step<OpenLoop<'p>> {
        let count = self.plan.slot(SlotKey::Count(op));
        let count = count.filter(|&slot| self.plan.slots[slot].turn == self.turn);
        let indexed = count.is_some() || self.indexes_arrays(op);
        let shadows = self.shadowed(&self.unit.body.regions[data.regions[0]].params);
        let mut inits = self.primals(info.inits(&data.args));
        for &i in &shadows {
            inits.push(self.shadow_or_null(data.args[i], op)?);
        }
        let index = indexed.then_some(inits.len());
        if indexed {
            inits.push(self.b.i64(0));
        }
        let room = inits.len();
        inits.extend(self.first_arrays(&growing));
        for &(v, _) in &sums {
            let ty = self.unit.derivative_type(v, op)?;
            inits.push(self.b.zero(ty));
        }
        let types: Vec<Type> = inits.iter().map(|&v| self.b.body.ty(v)).collect();
        let region = self.b.begin(&types);
        let open = OpenLoop {
            op,
            info,
            data,
            growing,
            count,
            inits,
            shadows,
            index,
            room,
            region,
            params: self.b.body.regions[region].params.to_vec(),
            sums,
        };
        self.bind_carried(&open);
        Ok(open)
    }

    /// Binds what a loop carries to the parameters of its new body.
    fn bind_carried(&mut self, open: &OpenLoop<'_>) {
        let primal = &self.unit.body.regions[open.data.regions[0]].params;
        for (&p, &to) in primal.iter().zip(&open.params) {
            self.env.bind(p, Kind::Primal, to);
        }
        for (&i, &to) in open.shadows.iter().zip(&open.params[primal.len()..]) {
            self.env.bind(primal[i], Kind::Shadow, to);
        }
        if let Some(i) = open.index {
            self.indices.insert(open.op, open.params[i]);
        }
    }

    /// Ends the new body and makes the loop.
    pub(super) fn close_loop(&mut self, open: &OpenLoop<'_>, sums: &[Value]) -> Step<()> {
        let body = self.unit.body;
        let Some(end) = body.terminator(open.data.regions[0]) else {
            return Err(self.unit.defect(open.op, "a loop without an end"));
        };
        let data = &body.ops[end];
        let mut types: Vec<Type> = open.data.results.iter().map(|&r| body.ty(r)).collect();
        let shadows = self.shadowed(&open.data.results);
        let args = if let OpKind::Control(Control::Repeat { .. }) = data.kind {
            let mut args = self.next_values(open, end)?;
            let grown = self.grown(open);
            args.extend(&grown);
            args.extend(sums);
            let (results, beside) = self.loop_results(open, end, &shadows, &grown)?;
            args.extend(results);
            args.extend(sums);
            types.extend(beside);
            types.extend(sums.iter().map(|&v| self.b.body.ty(v)));
            args
        } else {
            self.primals(&data.args)
        };
        let new = self.b.push(data.kind.clone(), &args, &[]);
        self.b.set_origin(new, data.origin);
        self.b.end();
        self.finish_loop(open, &types, &shadows);
        Ok(())
    }

    /// Whether the loop goes on, and what it carries on: next values, their shadows, the next iteration number.
    fn next_values(&mut self, open: &OpenLoop<'_>, end: Op) -> Step<Vec<Value>> {
        let next = &self.unit.body.ops[end].args[..=open.info.params as usize];
        let mut args = self.primals(next);
        for &i in &open.shadows {
            args.push(self.shadow_or_null(next[1 + i], end)?);
        }
        if let Some(i) = open.index {
            let one = self.b.i64(1);
            args.push(self.b.int_bin(IntBin::Add, open.params[i], one));
        }
        Ok(args)
    }

    /// The loop's results: the primal's, shadows of some, the last iteration number if it is kept, the arrays that
    /// grew; and the types of those beside the primal's.
    fn loop_results(
        &mut self,
        open: &OpenLoop<'_>,
        end: Op,
        shadows: &[usize],
        grown: &[Value],
    ) -> Step<(Vec<Value>, Vec<Type>)> {
        let primal = &self.unit.body.ops[end].args[open.info.params as usize + 1..];
        let mut results = self.primals(primal);
        let mut beside: Vec<Type> = shadows
            .iter()
            .map(|&i| self.unit.body.ty(primal[i]))
            .collect();
        for &i in shadows {
            results.push(self.shadow_or_null(primal[i], end)?);
        }
        if let (Some(_), Some(i)) = (open.count, open.index) {
            results.push(open.params[i]);
            beside.push(Type::I64);
        }
        for &pointer in grown.iter().skip(1) {
            results.push(pointer);
            beside.push(Type::PTR);
        }
        Ok((results, beside))
    }

    /// Makes the loop, binds its results and keeps what they are slots of.
    fn finish_loop(&mut self, open: &OpenLoop<'_>, types: &[Type], shadows: &[usize]) {
        let (operands, info) = self.loop_operands(open);
        let data = open.data;
        self.b.loc = data.loc;
        let new = self.b.push_with(
            OpKind::Control(Control::Loop(info)),
            &operands,
            types,
            &[open.region],
        );
        self.b.set_origin(new, data.origin);
        let mut rest = self.bind_results(&data.results, new).into_iter();
        for &i in shadows {
            if let Some(to) = rest.next() {
                self.env.bind(data.results[i], Kind::Shadow, to);
            }
        }
        self.indices.remove(&open.op);
        if let Some(slot) = open.count
            && let Some(v) = rest.next()
        {
            self.keep(slot, v);
        }
        for (array, v) in open.growing.iter().zip(&mut rest) {
            self.keep(array.pointer, v);
        }
        for (&(_, slot), v) in open.sums.iter().zip(rest) {
            self.keep(slot, v);
        }
    }

    /// The operands of the new loop: what it starts from, its count, the steps of what it counts.
    fn loop_operands(&mut self, open: &OpenLoop<'_>) -> (Vec<Value>, LoopInfo) {
        let (primal, args) = (open.info, &open.data.args);
        let n = primal.params as usize;
        let mut operands = open.inits.clone();
        operands.extend(self.primals(&args[n..]));
        let mut info = LoopInfo {
            params: open.inits.len() as u32,
            counted: primal.counted,
            stepped: primal.stepped.clone(),
        };
        for (at, &i) in open.shadows.iter().enumerate() {
            if let Some(step) = primal.step(args, i as u32) {
                operands.push(self.primal(step));
                info.stepped.push((n + at) as u32);
            }
        }
        if let Some(i) = open.index {
            operands.push(self.b.i64(1));
            info.stepped.push(i as u32);
        }
        (operands, info)
    }
}
