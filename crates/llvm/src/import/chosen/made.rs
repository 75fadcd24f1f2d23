//! The loop remembers what its last choice rests on, and that is made again behind it.

use super::{Choice, extreme, is_select, params};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use tapeless_ir::ops::{FastMath, FloatPred, Wrap};
use tapeless_ir::{
    Body, Constant, Control, IntBin, Op, OpData, OpKind, Region, Scalar, Type, Value,
};

/// Both are numbers and equal; and all else.
const EQUAL: FloatPred = FloatPred(1);
const UNEQUAL: FloatPred = FloatPred(14);

impl Choice {
    pub(super) fn rewrite(&self, body: &mut Body) {
        let Some(end) = body.terminator(self.region) else {
            return;
        };
        let changed = changed(body, (self.region, self.param), self.region, self.next);
        let never = body.constant(Type::I1, Constant::Zero);
        let ever = self.carry(body, Type::I1, never);
        let or = OpKind::Scalar(Scalar::Int(IntBin::Or, Wrap::default()));
        let now = before(body, end, or, &[changed, ever], Type::I1);
        let ever = self.hand_on(body, end, now);
        let mut then = FxHashMap::default();
        for &v in &self.counted {
            let ty = body.ty(v);
            let zero = body.constant(ty, Constant::Zero);
            let last = self.carry(body, ty, zero);
            let now = before(body, end, select(), &[changed, v, last], ty);
            then.insert(v, self.hand_on(body, end, now));
        }
        self.make_again(body, ever, then);
    }

    /// One more value that the loop carries.
    fn carry(&self, body: &mut Body, ty: Type, init: Value) -> Value {
        let n = params(body, self.loop_);
        body.ops[self.loop_].args.insert(n, init);
        if let OpKind::Control(Control::Loop(info)) = &mut body.ops[self.loop_].kind {
            info.params += 1;
        }
        body.add_param(self.region, ty)
    }

    /// What the last carried value is in the next iteration, and behind the loop.
    fn hand_on(&self, body: &mut Body, end: Op, next: Value) -> Value {
        let n = params(body, self.loop_);
        body.ops[end].args.insert(n, next);
        body.ops[end].args.push(next);
        body.add_result(self.loop_, body.ty(next))
    }

    /// Makes again behind the loop what it chose, if it ever did, and lets all read that.
    fn make_again(&self, body: &mut Body, ever: Value, mut then: FxHashMap<Value, Value>) {
        let (arm, otherwise) = (body.region(&[]), body.region(&[]));
        for &op in &self.slice {
            let made = self.made_again(body, arm, op, &then);
            let results = body.ops[op].results.iter().copied();
            then.extend(
                results
                    .zip(body.ops[made].results.clone())
                    .collect::<Vec<_>>(),
            );
        }
        let chosen = then.get(&self.leaf).copied().unwrap_or(self.leaf);
        for (region, v) in [(arm, chosen), (otherwise, self.init)] {
            let data = op_data(OpKind::Control(Control::Yield), &[v], region);
            append(body, data);
        }
        let kind = OpKind::Control(Control::If);
        let mut data = op_data(kind, &[ever], body.ops[self.loop_].parent);
        data.regions = SmallVec::from_slice(&[arm, otherwise]);
        data.loc = body.ops[self.loop_].loc;
        let made = body.ops.push(data);
        for region in [arm, otherwise] {
            body.regions[region].owner = Some(made);
        }
        let ty = body.ty(self.param);
        let result = body.add_result(made, ty);
        let old: Vec<Value> = (self.results(body).iter().zip(&body.ops[self.loop_].results))
            .filter(|(v, _)| **v == self.next)
            .map(|(_, &r)| r)
            .collect();
        for op in body.op_order() {
            for arg in &mut body.ops[op].args {
                if old.contains(arg) {
                    *arg = result;
                }
            }
        }
        let parent = body.ops[self.loop_].parent;
        let ops = &mut body.regions[parent].ops;
        let at = ops
            .iter()
            .position(|&op| op == self.loop_)
            .map_or(ops.len(), |at| at + 1);
        ops.insert(at, made);
    }

    /// An op of the slice once more; a load has the aliases that it has in the loop.
    fn made_again(
        &self,
        body: &mut Body,
        arm: Region,
        op: Op,
        then: &FxHashMap<Value, Value>,
    ) -> Op {
        let mut data = body.ops[op].clone();
        for arg in &mut data.args {
            *arg = then.get(arg).copied().unwrap_or(*arg);
        }
        let types: Vec<Type> = data.results.iter().map(|&r| body.ty(r)).collect();
        data.results.clear();
        data.parent = arm;
        let made = append(body, data);
        for ty in types {
            body.add_result(made, ty);
        }
        if matches!(body.ops[op].kind, OpKind::Mem(_)) {
            body.aliases.repeat(op, made);
        }
        made
    }
}

/// Whether a value that [`leaf_of`] has followed is another than the parameter, told at the end of a region.
fn changed(body: &mut Body, of: (Region, Value), here: Region, v: Value) -> Value {
    let (region, param) = of;
    let truth = |body: &mut Body, it: bool| {
        let constant = if it { Constant::Int(1) } else { Constant::Zero };
        body.constant(Type::I1, constant)
    };
    if v == param {
        return truth(body, false);
    }
    let def = body
        .def_op(v)
        .filter(|&op| body.encloses(region, body.ops[op].parent));
    let (Some(op), Some(end)) = (def, body.terminator(here)) else {
        return truth(body, true);
    };
    let data = body.ops[op].clone();
    if is_select(body, &data) {
        let sides = [1, 2].map(|i: usize| changed(body, of, here, data.args[i]));
        return before(
            body,
            end,
            select(),
            &[data.args[0], sides[0], sides[1]],
            Type::I1,
        );
    }
    if matches!(data.kind, OpKind::Control(Control::If)) {
        let Some(i) = data.results.iter().position(|&r| r == v) else {
            return truth(body, true);
        };
        for &arm in &data.regions {
            let Some(end) = body.terminator(arm) else {
                continue;
            };
            let yielded = body.ops[end].args[i];
            let it = changed(body, of, arm, yielded);
            body.ops[end].args.push(it);
        }
        return body.add_result(op, Type::I1);
    }
    if let Some(other) = extreme(&data, param) {
        // A tie belongs to the first operand.
        let (with, how) = match data.args[0] == param {
            true => (param, UNEQUAL),
            false => (other, EQUAL),
        };
        let kind = OpKind::Scalar(Scalar::Fcmp(how, FastMath::default()));
        return before(body, end, kind, &[v, with], Type::I1);
    }
    truth(body, true)
}

fn select() -> OpKind {
    OpKind::Scalar(Scalar::Select(FastMath::default()))
}

/// A new op with one result in front of another.
fn before(body: &mut Body, at: Op, kind: OpKind, args: &[Value], ty: Type) -> Value {
    let mut data = op_data(kind, args, body.ops[at].parent);
    data.loc = body.ops[at].loc;
    let parent = data.parent;
    let made = body.ops.push(data);
    let ops = &mut body.regions[parent].ops;
    let place = ops.iter().position(|&op| op == at).unwrap_or(ops.len());
    ops.insert(place, made);
    body.add_result(made, ty)
}

fn append(body: &mut Body, data: OpData) -> Op {
    let parent = data.parent;
    let made = body.ops.push(data);
    body.regions[parent].ops.push(made);
    made
}

fn op_data(kind: OpKind, args: &[Value], parent: Region) -> OpData {
    OpData {
        kind,
        args: SmallVec::from_slice(args),
        results: SmallVec::new(),
        regions: SmallVec::new(),
        origin: None,
        loc: None,
        parent,
    }
}
