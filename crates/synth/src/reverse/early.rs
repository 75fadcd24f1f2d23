//! What the forward sweep reverses as soon as it has run: iterations, from adjoints that are known by then; and what is left of it
//! for the reverse sweep.

use super::Reverser;
use crate::unit::Step;
use rustc_hash::FxHashSet;
use tapeless_ir::ops::LoopInfo;
use tapeless_ir::{Op, OpData, Region, Value};
use tapeless_plan as plan;
use tapeless_plan::Early;

impl Reverser<'_, '_> {
    /// Follows a path from the function's result, which has the seed.
    ///
    /// # Errors
    /// If something has no reverse that is on the path, which is a defect.
    pub fn follow(
        &mut self,
        path: &[plan::Step],
        sinks: &[(Value, Value)],
        results: &[Value],
    ) -> Step<()> {
        let mut on_path = FxHashSet::from_iter(results.iter().copied());
        for step in path {
            match step {
                plan::Step::Reverse { op, .. } => on_path.extend(&self.unit.body.ops[*op].results),
                plan::Step::Hand { from, .. } => _ = on_path.insert(*from),
            }
        }
        self.path = Some(on_path);
        for &(v, seed) in sinks {
            self.add(v, seed, self.flags);
        }
        for step in path {
            match step {
                plan::Step::Reverse { op, .. } => self.op(*op)?,
                plan::Step::Hand { from, to } => {
                    if let Some(adjoint) = self.adjoint(*from) {
                        self.add(*to, adjoint, self.flags);
                    }
                }
            }
        }
        self.path = None;
        Ok(())
    }

    /// An iteration backwards right behind it, from the adjoints of what its loop gives; the sums of adjoints of values from outside,
    /// on top of those of iterations before.
    ///
    /// # Errors
    /// If a callee's derivative must be made first.
    pub fn turn_early(
        &mut self,
        region: Region,
        sinks: &[(Value, Value)],
        before: &[(Value, Value)],
    ) -> Step<Vec<Value>> {
        for &(v, sum) in before {
            self.set(v, Some(sum));
        }
        for &(v, seed) in sinks {
            self.add(v, seed, self.flags);
        }
        self.region(region)?;
        let sums = before
            .iter()
            .map(|&(v, sum)| self.adjoint(v).unwrap_or(sum));
        Ok(sums.collect())
    }

    /// What the loop's sums began from has their adjoints; what it added to those of other values from outside.
    pub(super) fn after_early_loop(&mut self, op: Op, info: &LoopInfo, data: &OpData) -> Step<()> {
        let body = self.unit.body;
        let seeds: Vec<Option<Value>> = data.results.iter().map(|&r| self.take(r)).collect();
        let Some(end) = body.terminator(data.regions[0]) else {
            return Ok(());
        };
        let (next, results) = body.ops[end].args[1..].split_at(info.params as usize);
        for (&init, next) in data.args.iter().zip(next) {
            let of_it = results.iter().zip(&seeds).filter(|(v, _)| *v == next);
            for seed in of_it.filter_map(|(_, seed)| *seed) {
                self.add(init, seed, self.flags);
            }
        }
        let mut outer = body.free_values(data.regions[0]);
        outer.retain(|&v| self.unit.is_active(v));
        outer.sort_unstable();
        if self.residuals.is_asking() {
            let sinks = results.iter().zip(&seeds);
            let sinks = sinks.filter_map(|(&v, &seed)| Some((v, seed?)));
            self.ask_early(data.regions[0], &sinks.collect::<Vec<_>>())?;
        }
        match self.unit.schedules.early(op) {
            Some(&Early::Unit(result)) => match seeds.get(result).copied().flatten() {
                Some(adjoint) => self.add_scaled(op, outer, adjoint),
                None => Ok(()),
            },
            _ => self.add_sums(op, outer),
        }
    }

    /// What an iteration needs when it is reversed early.
    fn ask_early(&mut self, region: Region, sinks: &[(Value, Value)]) -> Step<()> {
        self.b.begin(&[]);
        self.residuals.enter(region, &self.b, None);
        let around = self.residuals.ask_early(Some(region));
        self.adjoints.enter();
        self.turn_early(region, sinks, &[])?;
        self.adjoints.leave();
        self.residuals.ask_early(around);
        self.residuals.leave();
        self.b.end();
        Ok(())
    }

    /// What a loop adds to the adjoints of values from outside that was reversed from 1.
    fn add_scaled(&mut self, op: Op, outer: Vec<Value>, adjoint: Value) -> Step<()> {
        for v in outer {
            let sum = self.lookup().sum(op, v)?;
            let args = [adjoint, sum];
            let part = self.b.rule(tapeless_rules::id::fmul, self.flags, &args);
            self.add(v, part, self.flags);
        }
        Ok(())
    }

    /// What an op that was reversed early adds to the adjoints of values from outside.
    pub(crate) fn add_sums(&mut self, op: Op, outer: impl IntoIterator<Item = Value>) -> Step<()> {
        for v in outer {
            let sum = self.lookup().sum(op, v)?;
            self.add(v, sum, self.flags);
        }
        Ok(())
    }
}
