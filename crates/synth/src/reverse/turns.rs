//! Iterations that run again in the reverse sweep, each right before it is reversed.

use super::Reverser;
use crate::record::{Env, Recorder};
use crate::unit::Step;
use std::collections::BTreeMap;
use tapeless_ir::{Op, Region, Value};
use tapeless_plan::Kind;
use tapeless_plan::sums::is_sum;

impl Reverser<'_, '_> {
    /// An iteration forwards and backwards, from the adjoints of what it hands on.
    pub(super) fn turn_again(&mut self, op: Op, handed: &[Value]) -> Step<()> {
        let region = self.unit.body.ops[op].regions[0];
        let env = self.begun(op, region)?;
        if self.residuals.is_asking() {
            let around = self.residuals.ask_early(Some(region));
            self.region(region)?;
            self.residuals.ask_early(around);
            return Ok(());
        }
        let sinks = handed.iter().filter_map(|&v| Some((v, self.adjoint(v)?)));
        let sinks: BTreeMap<Value, Value> = sinks.collect();
        let Some(plan) = self.residuals.plan() else {
            return Ok(());
        };
        let b = std::mem::take(&mut self.b);
        let mut record = Recorder::new(self.unit, plan, b, env);
        record.turn = Some(region);
        record.again = Some(op);
        record.sinks = vec![sinks.into_iter().collect()];
        record.region(region)?;
        let frame = record.produced.pop().unwrap_or_default();
        let (b, env) = (record.b, record.env);
        self.b = b;
        self.residuals
            .made(region, env.seen_in(self.unit.body, region), frame);
        self.region(region)
    }

    /// What an iteration begins with: values and shadows from outside, and what the one before handed on.
    fn begun(&mut self, op: Op, region: Region) -> Step<Env> {
        let body = self.unit.body;
        let mut env = Env::default();
        for v in body.free_values(region) {
            self.bring(op, v, &mut env)?;
        }
        let params = &body.regions[region].params;
        let next = body
            .terminator(region)
            .map_or(&[][..], |end| &body.ops[end].args[1..]);
        for (&p, &next) in params.iter().zip(next) {
            // What is only added to is not looked at.
            match is_sum(body, region, p, next) {
                true => {
                    let none = self.b.zero(body.ty(p));
                    env.bind(p, Kind::Primal, none);
                }
                false => self.bring(op, p, &mut env)?,
            }
        }
        Ok(env)
    }

    fn bring(&mut self, op: Op, v: Value, env: &mut Env) -> Step<()> {
        let made = self.primal(v, op)?;
        env.bind(v, Kind::Primal, made);
        if self.unit.has_shadow(v) {
            let shadow = self.shadow(v, op)?;
            env.bind(v, Kind::Shadow, shadow);
        }
        Ok(())
    }
}
