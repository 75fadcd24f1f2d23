//! What is reversed as soon as it has run: calls by their whole derivative, loops iteration by iteration.

use super::{Recorder, constant};
use crate::Derived;
use crate::calls::{emit, result_of};
use crate::float::add;
use crate::residuals::Source;
use crate::reverse::Reverser;
use crate::signature;
use crate::unit;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use tapeless_analysis::ArgActivity;
use tapeless_ir::ops::LoopInfo;
use tapeless_ir::{Op, OpData, Region, Type, Value};
use tapeless_plan::{Early, Kind, Node, SlotId, SlotKey, Step};

impl<'a> Recorder<'_, 'a> {
    /// A loop whose iterations are reversed one by one; what they add to the adjoints of values from outside is carried along.
    pub(super) fn early_loop(&mut self, op: Op, info: &LoopInfo, data: &OpData) -> unit::Step<()> {
        let (body, region) = (self.unit.body, data.regions[0]);
        let seeds = self.known_adjoints(op)?;
        let sums = self.sums_of(op);
        let open = self.open_loop(op, info, data, Vec::new(), sums.clone())?;
        let handed = body
            .terminator(region)
            .map_or(&[][..], |end| &body.ops[end].args);
        let handed = handed[handed.len().saturating_sub(seeds.len())..].iter();
        let sinks = handed.zip(seeds).filter_map(|(&v, seed)| Some((v, seed?)));
        let sinks: Vec<(Value, Value)> = sinks.collect();
        self.sinks.push(sinks.clone());
        self.produced.push(BTreeMap::new());
        let around = self.turn.replace(region);
        self.region(region)?;
        self.turn = around;
        self.sinks.pop();
        let frame = self.produced.pop().unwrap_or_default();
        let before: Vec<(Value, Value)> = sums.iter().map(|&(v, _)| v).zip(open.sums()).collect();
        let sums = self.backwards(region, (FxHashMap::default(), frame), |sweep| {
            sweep.turn_early(region, &sinks, &before)
        })?;
        self.close_loop(&open, &sums)
    }

    /// A call of the callee's whole derivative.
    pub(super) fn early_call(
        &mut self,
        op: Op,
        data: &OpData,
        derived: &Derived,
    ) -> unit::Step<()> {
        let seeds = self.known_adjoints(op)?;
        let mut args = self.augmented_args(op, data, derived)?;
        let primal = &self.unit.module.functions[derived.context.function].sig;
        if let Some(ty) = signature::seed(&derived.context, primal) {
            let seed = seeds.first().copied().flatten();
            args.push(seed.unwrap_or_else(|| self.b.zero(ty)));
        }
        self.b.loc = data.loc;
        let mut results = emit(self.unit, &mut self.b, derived.forward, &args).into_iter();
        if let Some(r) = result_of(self.unit, op)
            && let Some(v) = results.next()
        {
            self.env.bind(r, Kind::Primal, v);
        }
        let outs = data.args.iter().zip(&derived.context.args);
        let outs = outs.filter(|(_, activity)| **activity == ArgActivity::Out);
        let mut sums = BTreeMap::<Value, Value>::new();
        for ((&v, _), adjoint) in outs.zip(results) {
            let sum = match sums.get(&v) {
                None => adjoint,
                Some(&sum) => add(
                    (self.unit.module, &mut self.b),
                    sum,
                    adjoint,
                    Default::default(),
                ),
            };
            sums.insert(v, sum);
        }
        for (v, slot) in self.sums_of(op) {
            if let Some(&sum) = sums.get(&v) {
                self.keep(slot, sum);
            }
        }
        Ok(())
    }

    /// The slots of what an op adds to the adjoints of values from outside.
    fn sums_of(&self, op: Op) -> Vec<(Value, SlotId)> {
        let slots = self.plan.slots.iter();
        let sums = slots.filter_map(|(id, slot)| match slot.key {
            SlotKey::Sum(of, v) if of == op => Some((v, id)),
            _ => None,
        });
        sums.collect()
    }

    /// The adjoints of an op's results, as the path from the function's result gives them.
    fn known_adjoints(&mut self, op: Op) -> unit::Step<Vec<Option<Value>>> {
        let (body, schedules) = (self.unit.body, self.unit.schedules);
        let path = match schedules.early(op) {
            Some(Early::From(path)) => path.as_slice(),
            Some(&Early::Unit(result)) => {
                let mut seeds = vec![None; body.ops[op].results.len()];
                let ty = body.ty(body.ops[op].results[result]);
                seeds[result] = Some(self.b.float(ty, 1.0));
                return Ok(seeds);
            }
            None => &[],
        };
        let sinks = self.sinks.last().cloned().unwrap_or_default();
        let mut ahead = FxHashMap::default();
        for step in path {
            if let Step::Reverse { reads, .. } = step {
                reads.iter().for_each(|&v| _ = self.ahead(v, &mut ahead));
            }
        }
        let parent = body.ops[op].parent;
        self.backwards(parent, (ahead, BTreeMap::new()), |sweep| {
            sweep.follow(path, &sinks, &body.ops[op].results)?;
            Ok(body.ops[op]
                .results
                .iter()
                .map(|&r| sweep.take(r))
                .collect())
        })
    }

    /// A value that may not be made yet: it is, from what there is.
    fn ahead(&mut self, v: Value, made: &mut FxHashMap<Node, Value>) -> Value {
        let body = self.unit.body;
        if let Some(known) = constant(body, &mut self.b, v) {
            return known;
        }
        let known = self.env.get(v, Kind::Primal);
        if let Some(known) = known.or_else(|| made.get(&(v, Kind::Primal)).copied()) {
            return known;
        }
        let Some(op) = body.def_op(v) else {
            return self.primal(v);
        };
        let data = &body.ops[op];
        let args: Vec<Value> = data.args.iter().map(|&arg| self.ahead(arg, made)).collect();
        let types: Vec<Type> = data.results.iter().map(|&r| body.ty(r)).collect();
        self.b.loc = data.loc;
        let new = self.b.push(data.kind.clone(), &args, &types);
        self.b.set_origin(new, data.origin);
        let results = self.b.body.ops[new].results.to_vec();
        made.extend(data.results.iter().map(|&r| (r, Kind::Primal)).zip(results));
        made.get(&(v, Kind::Primal))
            .copied()
            .unwrap_or_else(|| self.b.poison(body.ty(v)))
    }

    /// Lets a sweep run backwards from where the forward one stands: what that has made in a region and around it is there.
    fn backwards<T>(
        &mut self,
        region: Region,
        (mut free, frame): (FxHashMap<Node, Value>, BTreeMap<SlotId, Value>),
        run: impl FnOnce(&mut Reverser<'_, 'a>) -> unit::Step<T>,
    ) -> unit::Step<T> {
        free.extend(self.env.seen_in(self.unit.body, region));
        let b = std::mem::take(&mut self.b);
        let mut sweep = Reverser::new(self.unit, b, Source::Plan(self.plan), free, frame);
        let done = run(&mut sweep);
        self.b = sweep.b;
        done
    }
}
