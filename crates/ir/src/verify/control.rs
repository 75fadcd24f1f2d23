//! Regions, their ends and their arguments.

use super::{Check, Checker, ensure};
use crate::body::{OpData, Region, Value};
use crate::ops::{Call, Callee, Case, Control, LoopInfo, OpKind};
use crate::types::Type;

impl Checker<'_> {
    pub(super) fn control(&self, control: &Control, data: &OpData) -> Check {
        match control {
            Control::If => self.if_(data),
            Control::Switch(cases) => self.switch(cases, data),
            Control::Loop(info) => self.loop_(info, data),
            Control::Guard { target, .. } => {
                let Some((&cond, args)) = data.args.split_first() else {
                    return Err("a condition is given".into());
                };
                ensure(self.body.ty(cond) == Type::I1, "the condition is i1")?;
                ensure(data.results.is_empty(), "a guard has no result")?;
                self.target(*target, args)
            }
            Control::Invoke(call) => self.invoke(call, data),
            Control::Jump(target) => self.target(*target, &data.args),
            Control::Yield => self.yields(data),
            Control::Repeat { .. } => self.repeats(data),
            Control::Return => self.returns(data),
            Control::Unreachable => ensure(
                data.args.is_empty() && data.results.is_empty(),
                "no operands",
            ),
            Control::Unwind => ensure(data.results.is_empty(), "no results"),
        }
    }

    fn is_body(&self, region: Region) -> bool {
        self.body.entry == Some(region)
    }

    fn arms(&self, data: &OpData) -> Check {
        let bare = |&r: &Region| self.body.regions[r].params.is_empty();
        ensure(data.regions.iter().all(bare), "arms have no parameters")
    }

    fn if_(&self, data: &OpData) -> Check {
        ensure(self.types(&data.args) == [Type::I1], "one i1 selects")?;
        ensure(data.regions.len() == 2, "there are two arms")?;
        self.arms(data)
    }

    fn switch(&self, cases: &[Case], data: &OpData) -> Check {
        let args = self.types(&data.args);
        ensure(args.len() == 1 && args[0].is_int(), "one integer selects")?;
        let known = cases
            .iter()
            .all(|c| (c.region as usize) < data.regions.len());
        ensure(known && !data.regions.is_empty(), "cases lead to arms")?;
        let mut values: Vec<u128> = cases.iter().map(|c| c.value).collect();
        values.sort_unstable();
        values.dedup();
        ensure(values.len() == cases.len(), "a case stands once")?;
        self.arms(data)
    }

    fn loop_(&self, info: &LoopInfo, data: &OpData) -> Check {
        let &[body] = &data.regions[..] else {
            return Err("a loop has one region".into());
        };
        let params = self.types(&self.body.regions[body].params);
        let args = self.types(&data.args);
        let n = info.params as usize;
        let operands = n + usize::from(info.counted) + info.stepped.len();
        ensure(
            args.len() == operands,
            "operands: initial values, count, steps",
        )?;
        ensure(
            params == args[..n],
            "initial values are typed as the parameters",
        )?;
        let count = !info.counted || args[n].is_int();
        ensure(count, "the count is an integer")?;
        let ascending = info.stepped.windows(2).all(|w| w[0] < w[1]);
        let known = info.stepped.iter().all(|&p| p < info.params);
        ensure(ascending && known, "stepped parameters are in order")?;
        let steps = &args[n + usize::from(info.counted)..];
        let typed = info.stepped.iter().zip(steps).all(|(&p, step)| {
            let param = params[p as usize];
            *step == param || (param.is_ptr() && step.is_int())
        });
        ensure(
            typed,
            "a step is typed as its parameter, an integer for a pointer",
        )
    }

    fn target(&self, target: u32, args: &[Value]) -> Check {
        let Some(&region) = self.body.diverging.get(target as usize) else {
            return Err(format!("^{target} is a diverging region"));
        };
        let params = self.types(&self.body.regions[region].params);
        ensure(
            params == self.types(args),
            format!("the arguments are those of ^{target}"),
        )
    }

    fn invoke(&self, call: &Call, data: &OpData) -> Check {
        self.callee(call, data)?;
        let &[normal, unwind] = &data.regions[..] else {
            return Err("an invoke has a normal and an unwind region".into());
        };
        let params = self.types(&self.body.regions[normal].params);
        let given: Vec<Type> = call.sig.ret.into_iter().collect();
        ensure(
            params == given,
            "the normal region's parameter is the call's result",
        )?;
        let bare = self.body.regions[unwind].params.is_empty();
        ensure(bare, "the unwind region has no parameters")
    }

    pub(super) fn call(&self, call: &Call, data: &OpData) -> Check {
        self.callee(call, data)?;
        let counted = call.sig.params.first() == Some(&Type::I32);
        ensure(
            !call.team || (counted && call.sig.ret.is_none() && !call.sig.variadic),
            "a fork says how many members it asks for, and gives nothing",
        )?;
        let given: Vec<Type> = call.sig.ret.into_iter().collect();
        ensure(
            self.types(&data.results) == given,
            "the result is the signature's",
        )
    }

    fn callee(&self, call: &Call, data: &OpData) -> Check {
        let args = self.types(&data.args);
        let args = match call.callee {
            Callee::Func(id) => {
                let known = self.module.functions.is_valid(id);
                ensure(known, "the callee is a function of the module")?;
                &args[..]
            }
            Callee::Indirect => match args.split_last() {
                Some((callee, args)) if callee.is_ptr() => args,
                _ => return Err("the last operand is the function pointer".into()),
            },
        };
        let fixed = call.sig.params.len();
        let count = args.len() == fixed || (call.sig.variadic && args.len() > fixed);
        ensure(count, "as many arguments as the signature says")?;
        ensure(
            args[..fixed] == call.sig.params,
            "the arguments are typed as the signature says",
        )
    }

    fn yields(&self, data: &OpData) -> Check {
        let owner = self.body.regions[data.parent].owner;
        let Some(owner) = owner.map(|op| &self.body.ops[op]) else {
            return Err("no op takes what is yielded here".into());
        };
        let is_loop = matches!(owner.kind, OpKind::Control(Control::Loop(_)));
        ensure(!is_loop, "a loop's body ends in repeat")?;
        let same = self.types(&data.args) == self.types(&owner.results);
        ensure(same, "what is yielded is typed as the results outside")
    }

    fn repeats(&self, data: &OpData) -> Check {
        let owner = self.body.regions[data.parent].owner;
        let Some(owner) = owner.map(|op| &self.body.ops[op]) else {
            return Err("repeat ends a loop's body".into());
        };
        let is_loop = matches!(owner.kind, OpKind::Control(Control::Loop(_)));
        ensure(is_loop, "repeat ends a loop's body")?;
        let mut wanted = vec![Type::I1];
        wanted.extend(self.types(&self.body.regions[data.parent].params));
        wanted.extend(self.types(&owner.results));
        let given = self.types(&data.args);
        ensure(
            given == wanted,
            "condition, next parameters, results, typed as these",
        )
    }

    fn returns(&self, data: &OpData) -> Check {
        ensure(
            self.is_body(data.parent),
            "return ends the body region alone",
        )?;
        let wanted: Vec<Type> = self.function.sig.ret.into_iter().collect();
        ensure(
            self.types(&data.args) == wanted,
            "what is returned is the signature's",
        )
    }
}
