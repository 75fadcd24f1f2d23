//! Loops backwards: the same number of iterations, from the last to the first, carrying adjoints.

use super::Reverser;
use crate::unit::Step;
use tapeless_ir::ops::LoopInfo;
use tapeless_ir::{Control, IntBin, IntPred, Op, OpData, OpKind, Region, Type, Value};
use tapeless_plan::Schedule;

/// A loop of the primal.
#[derive(Clone, Copy)]
struct Forward<'p> {
    op: Op,
    data: &'p OpData,
    region: Region,
    /// The values that an iteration hands to the next.
    next: &'p [Value],
    /// The values that the last one hands to the outside.
    results: &'p [Value],
}

/// Whose adjoint a reverse loop carries.
#[derive(Clone, Copy, Debug)]
enum Carried {
    /// A parameter of the primal loop, by position: the adjoint of its next value.
    Param(usize),
    /// A result of the primal loop: only into its last iteration.
    Result(usize),
    /// A value from outside the loop.
    Outer(Value),
}

/// One carried adjoint and where it starts.
#[derive(Clone, Copy, Debug)]
struct Carry {
    of: Carried,
    init: Value,
}

impl Reverser<'_, '_> {
    /// The same loop from its last iteration to its first.
    pub(super) fn loop_(&mut self, op: Op, info: &LoopInfo, data: &OpData) -> Step<()> {
        let body = self.unit.body;
        let region = data.regions[0];
        let Some(end) = body.terminator(region).map(|e| &body.ops[e]) else {
            return Ok(());
        };
        if !matches!(end.kind, OpKind::Control(Control::Repeat { .. })) {
            return Ok(());
        }
        let (next, results) = end.args[1..].split_at(info.params as usize);
        let forward = Forward {
            op,
            data,
            region,
            next,
            results,
        };
        let carry = self.carried(forward)?;
        let last = self.lookup().last_iteration(op)?;
        let inits: Vec<Value> = std::iter::once(last)
            .chain(carry.iter().map(|c| c.init))
            .collect();
        let Some(new) = self.iteration(forward, &carry, &inits)? else {
            return Ok(());
        };
        let minus = self.b.i64(-1);
        let shape = LoopInfo {
            params: inits.len() as u32,
            counted: true,
            stepped: [0].into_iter().collect(),
        };
        let operands: Vec<Value> = inits.into_iter().chain([last, minus]).collect();
        self.b.loc = data.loc;
        let reversed = self.b.loop_(shape, &operands, new);
        let results = self.b.body.ops[reversed].results.to_vec();
        self.after_loop(forward, &carry, &results);
        Ok(())
    }

    /// One iteration backwards, given its number and what is carried.
    fn iteration(
        &mut self,
        forward: Forward<'_>,
        carry: &[Carry],
        inits: &[Value],
    ) -> Step<Option<Region>> {
        let types: Vec<Type> = inits.iter().map(|&v| self.b.body.ty(v)).collect();
        let new = self.b.begin(&types);
        let params = self.b.body.regions[new].params.to_vec();
        let index = self.within_bounds(forward, params[0], inits[0]);
        self.residuals.enter(forward.region, &self.b, Some(index));
        self.adjoints.enter();
        self.seed_iteration(forward, carry, &params[1..]);
        match self.unit.schedules.schedule(forward.op) {
            Schedule::Late => {
                let handed = [forward.next, forward.results].concat();
                self.turn_again(forward.op, &handed)?;
            }
            _ => self.region(forward.region)?,
        }
        let next: Vec<Value> = carry.iter().map(|c| self.carry_on(forward, c)).collect();
        self.adjoints.leave();
        self.residuals.leave();
        let (zero, one) = (self.b.i64(0), self.b.i64(1));
        let more = self.b.icmp(IntPred::Ne, params[0], zero);
        let before = self.b.int_bin(IntBin::Sub, params[0], one);
        let steps: Vec<Value> = std::iter::once(before)
            .chain(next.iter().copied())
            .collect();
        Ok(self.b.repeat(false, more, &steps, &next))
    }

    /// The number of an iteration that has loops inside, as one that is not seen to fall: LLVM asks once, in front of the outer loop,
    /// whether what the inner one accesses is apart, and takes it for not apart where addresses fall.
    fn within_bounds(&mut self, forward: Forward<'_>, index: Value, last: Value) -> Value {
        let body = self.unit.body;
        let is_loop = |op: Op| matches!(body.ops[op].kind, OpKind::Control(Control::Loop(_)));
        match body.ops_within(forward.region).into_iter().any(is_loop) {
            true => self.b.int_bin(IntBin::UMin, index, last),
            false => index,
        }
    }

    /// What the reverse loop carries: adjoints of next values, of results, of values from outside.
    fn carried(&mut self, forward: Forward<'_>) -> Step<Vec<Carry>> {
        let results = forward.data.results.iter();
        let mut seeds: Vec<Option<Value>> = results.map(|&r| self.take(r)).collect();
        let mut carry = self.carried_params(forward, &mut seeds)?;
        carry.extend(self.carried_results(forward, &seeds));
        let mut outer = self.unit.body.free_values(forward.region);
        outer.sort_unstable();
        for v in outer {
            if self.unit.is_active(v) {
                let ty = self.unit.derivative_type(v, forward.op)?;
                let init = self.adjoint(v).unwrap_or_else(|| self.b.zero(ty));
                carry.push(Carry {
                    of: Carried::Outer(v),
                    init,
                });
            }
        }
        Ok(carry)
    }

    /// Each active parameter. A result that is also its next value starts its adjoint.
    fn carried_params(
        &mut self,
        forward: Forward<'_>,
        seeds: &mut [Option<Value>],
    ) -> Step<Vec<Carry>> {
        let mut carry = Vec::new();
        let params = &self.unit.body.regions[forward.region].params;
        for (k, (&param, next)) in params.iter().zip(forward.next).enumerate() {
            if !self.unit.is_active(param) {
                continue;
            }
            let same =
                (0..seeds.len()).find(|&j| forward.results[j] == *next && seeds[j].is_some());
            let ty = self.unit.derivative_type(param, forward.op)?;
            let init = same.and_then(|j| seeds[j].take());
            carry.push(Carry {
                of: Carried::Param(k),
                init: init.unwrap_or_else(|| self.b.zero(ty)),
            });
        }
        Ok(carry)
    }

    /// Each result that is made in the loop; the adjoint of one from outside is that value's.
    fn carried_results(&mut self, forward: Forward<'_>, seeds: &[Option<Value>]) -> Vec<Carry> {
        let body = self.unit.body;
        let mut carry = Vec::new();
        for (j, (seed, &v)) in seeds.iter().zip(forward.results).enumerate() {
            let Some(init) = *seed else { continue };
            let home = body.def_region(v);
            if home.is_some_and(|r| body.encloses(forward.region, r)) {
                carry.push(Carry {
                    of: Carried::Result(j),
                    init,
                });
            } else {
                self.add(v, init, self.flags);
            }
        }
        carry
    }

    /// The adjoints that an iteration starts from.
    fn seed_iteration(&mut self, forward: Forward<'_>, carry: &[Carry], params: &[Value]) {
        for (c, &p) in carry.iter().zip(params) {
            if let Carried::Outer(v) = c.of {
                self.set(v, Some(p));
            }
        }
        for (c, &p) in carry.iter().zip(params) {
            match c.of {
                Carried::Outer(_) => {}
                Carried::Param(k) => self.add(forward.next[k], p, self.flags),
                Carried::Result(j) => self.add(forward.results[j], p, self.flags),
            }
        }
    }

    /// What an iteration hands to the one before it.
    fn carry_on(&mut self, forward: Forward<'_>, c: &Carry) -> Value {
        let ty = self.b.body.ty(c.init);
        let params = &self.unit.body.regions[forward.region].params;
        let adjoint = match c.of {
            Carried::Outer(v) => self.adjoint(v),
            Carried::Param(k) => self.take(params[k]),
            Carried::Result(_) => None,
        };
        adjoint.unwrap_or_else(|| self.b.zero(ty))
    }

    /// Binds the adjoints that the reverse loop leaves, and ends the arrays that it read.
    fn after_loop(&mut self, forward: Forward<'_>, carry: &[Carry], results: &[Value]) {
        for (c, &r) in carry.iter().zip(results) {
            if let Carried::Outer(v) = c.of {
                self.set(v, Some(r));
            }
        }
        for (c, &r) in carry.iter().zip(results) {
            if let Carried::Param(k) = c.of {
                self.add(forward.data.args[k], r, self.flags);
            }
        }
        self.lookup().release_arrays(forward.op);
    }
}
