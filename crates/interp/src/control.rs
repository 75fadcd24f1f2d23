//! Regions entered and left; calls.

use crate::Interp;
use crate::exec::Flow;
use crate::trap::{Trap, TrapKind};
use crate::val::Val;
use tapeless_ir::{Call, Callee, Control, FuncId, Op, OpData, OpKind, Region, Stated, Value};

impl Interp<'_> {
    pub(crate) fn control(
        &mut self,
        op: Op,
        control: &Control,
        data: &OpData,
    ) -> Result<Flow, Trap> {
        match control {
            Control::If => {
                let arm = if self.bits(data.args[0])? == 1 { 0 } else { 1 };
                self.open(data.regions[arm], Vec::new());
            }
            Control::Switch(cases) => {
                let selector = self.bits(data.args[0])?;
                let case = cases.iter().find(|c| c.value == selector);
                let arm = case.map_or(0, |c| c.region as usize);
                self.open(data.regions[arm], Vec::new());
            }
            Control::Loop(info) => {
                let inits = self.get_all(info.inits(&data.args));
                self.open(data.regions[0], inits);
            }
            Control::Guard { expect, target } => {
                if (self.bits(data.args[0])? == 1) != *expect {
                    self.diverge(*target, &data.args[1..]);
                }
            }
            Control::Invoke(call) => return self.call_op(call, data),
            Control::Yield => {
                let results = self.get_all(&data.args);
                self.frame().open.pop();
                self.leave_region(op, results);
            }
            Control::Repeat { negate } => self.repeat(op, *negate, data)?,
            Control::Return => {
                let result = data.args.first().map(|&v| self.get(v));
                return self.return_(result);
            }
            Control::Jump(target) => self.diverge(*target, &data.args),
            Control::Unreachable => {
                let what = "a place that is never reached";
                return Err(Trap::new(TrapKind::Unreachable, what));
            }
            Control::Unwind => {
                return Err(Trap::new(
                    TrapKind::Unwind,
                    "an exception leaves the function",
                ));
            }
        }
        Ok(Flow::Next)
    }

    /// Starts a region with its parameters.
    fn open(&mut self, region: Region, params: Vec<Val>) {
        let body = self.frame().body;
        for (&param, value) in body.regions[region].params.iter().zip(params) {
            self.set(param, value);
        }
        self.frame().open.push((region, 0));
    }

    /// Leaves all open regions for one that never comes back.
    fn diverge(&mut self, target: u32, args: &[Value]) {
        let args = self.get_all(args);
        let region = self.frame().body.diverging[target as usize];
        self.frame().open.clear();
        self.open(region, args);
    }

    /// Gives the results of the region that an op ended to the op around it.
    fn leave_region(&mut self, end: Op, results: Vec<Val>) {
        let body = self.frame().body;
        let region = body.ops[end].parent;
        if let Some(owner) = body.regions[region].owner {
            self.set_results(&body.ops[owner], results);
        }
    }

    fn repeat(&mut self, op: Op, negate: bool, data: &OpData) -> Result<(), Trap> {
        let again = (self.bits(data.args[0])? == 1) != negate;
        let params = self.frame().body.regions[data.parent].params.len();
        let (next, results) = data.args[1..].split_at(params);
        if again {
            let next = self.get_all(next);
            self.frame().open.pop();
            self.open(data.parent, next);
        } else {
            let results = self.get_all(results);
            self.frame().open.pop();
            self.leave_region(op, results);
        }
        Ok(())
    }

    fn return_(&mut self, result: Option<Val>) -> Result<Flow, Trap> {
        for local in std::mem::take(&mut self.frame().locals).into_iter().rev() {
            self.memory.leave(local);
        }
        self.frames.pop();
        let caller = self.frames.last().and_then(|f| Some(&f.body.ops[f.at()?]));
        match caller {
            None => Ok(self.comes_back()?.unwrap_or(Flow::Done(result))),
            Some(data) => {
                self.deliver(data, result);
                Ok(Flow::Next)
            }
        }
    }

    /// Gives a call's result to the op that called.
    fn deliver(&mut self, data: &OpData, result: Option<Val>) {
        if let OpKind::Control(_) = data.kind {
            self.open(data.regions[0], result.into_iter().collect());
        } else {
            self.set_results(data, result);
        }
    }

    pub(crate) fn call_op(&mut self, call: &Call, data: &OpData) -> Result<Flow, Trap> {
        let (func, args) = self.callee(call, data)?;
        let values = self.get_all(args);
        let function = &self.module.functions[func];
        if call.beside {
            self.begin_thread(func, &values)?;
        } else if call.team {
            self.fork(func, &values)?;
        } else if function.body.is_some() && function.stated != Stated::Routine {
            self.enter(func, &values)?;
        } else {
            let types: Vec<_> = args.iter().map(|&v| self.ty(v)).collect();
            let result = self.external(func, call, &types, &values)?;
            self.deliver(data, result);
        }
        Ok(Flow::Next)
    }

    fn callee<'a>(&self, call: &Call, data: &'a OpData) -> Result<(FuncId, &'a [Value]), Trap> {
        match (call.callee, data.args.split_last()) {
            (Callee::Func(id), _) => Ok((id, &data.args)),
            (Callee::Indirect, Some((&callee, args))) => {
                let at = self.address(callee)?;
                let unknown = || Trap::new(TrapKind::OutOfBounds, "the callee is no function");
                Ok((self.function_at(at).ok_or_else(unknown)?, args))
            }
            (Callee::Indirect, None) => Err(Trap::new(
                TrapKind::Unsupported,
                "an indirect call of nothing",
            )),
        }
    }
}
