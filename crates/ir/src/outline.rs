//! A region becomes a function: what is run again, on a copy, or by several threads, is called.

use crate::body::{Body, Op, OpData, Region, Value, ValueDef};
use crate::builder::Builder;
use crate::module::{FuncId, Function, Module, Signature};
use crate::ops::{Call, Callee, Control, Effects, FastMath, IntBin, Mem, OpKind, Scalar};
use crate::pack::{Packer, pack_type};
use crate::types::Type;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::{SmallVec, smallvec};

/// Makes an op of a function, with the regions that it carries, a function of its own, and a call of it. What it reads from
/// outside comes as arguments; several results come back as a struct.
///
/// Nothing is done, and none is given, where control leaves the op other than at its end, or where it holds variables of the
/// stack, which would end with the new function.
pub fn outline(module: &mut Module, from: FuncId, op: Op, name: &str) -> Option<FuncId> {
    let body = module.functions[from].body.take()?;
    let (body, made) = match is_closed(&body, op) {
        true => split(module, body, op, name),
        false => (body, None),
    };
    let whole = &module.functions[from];
    let template = whole.host.or(whole.template);
    let is_primal = whole.is_primal();
    if let Some(made) = made {
        let names = body.ops[op]
            .args
            .iter()
            .map(|&arg| match body.values[arg].def {
                ValueDef::Param(region, index) if region == body.entry() => {
                    whole.param_names.get(index as usize).cloned().flatten()
                }
                _ => None,
            });
        module.functions[made].param_names = names.collect();
        module.functions[made].template = template;
        module.functions[made].outlined = is_primal;
    }
    module.functions[from].body = Some(body);
    made
}

/// Makes one turn of a loop, which alone a function consists of and which carries no values, a function of its own with the same
/// parameters: it gives whether there is another, and stands in the loop.
///
/// None is made where the function is not such a one.
pub fn outline_turn(module: &mut Module, from: FuncId, name: &str) -> Option<FuncId> {
    let body = module.functions[from].body.as_ref()?;
    let (op, region) = only_loop(body)?;
    let end = body.terminator(region)?;
    let sig = Signature {
        ret: Some(Type::I1),
        ..module.functions[from].sig.clone()
    };
    let mut copier = Copier::new(body, &sig.params, body.params());
    let entry = copier.to.current();
    copier.regions.insert(region, entry);
    for inner in body.ops_within(region).into_iter().filter(|&op| op != end) {
        let parent = copier.regions[&body.ops[inner].parent];
        copier.op(inner, parent);
    }
    let mut again = copier.value(body.ops[end].args[0]);
    if matches!(
        body.ops[end].kind,
        OpKind::Control(Control::Repeat { negate: true })
    ) {
        let yes = copier.to.bool(true);
        again = copier.to.int_bin(IntBin::Xor, again, yes);
    }
    let mut turn = Function::declare(name, sig);
    turn.loc = body.ops[op].loc;
    turn.template = module.functions[from].template;
    turn.outlined = module.functions[from].outlined;
    turn.params = module.functions[from].params.clone();
    turn.param_names = module.functions[from].param_names.clone();
    turn.body = Some(copier.finish(&[again]));
    let turn = module.functions.push(turn);
    let call = Call::of(module, turn);
    let body = module.functions[from].body.as_mut()?;
    let loc = body.ops[op].loc;
    let call = body.ops.push(OpData {
        kind: OpKind::Call(call),
        args: SmallVec::from_slice(body.params()),
        results: SmallVec::new(),
        regions: SmallVec::new(),
        origin: None,
        loc,
        parent: region,
    });
    let again = body.add_result(call, Type::I1);
    body.ops[end].args = smallvec![again];
    body.ops[end].kind = OpKind::Control(Control::Repeat { negate: false });
    body.ops[end].origin = None;
    body.regions[region].ops = vec![call, end];
    Some(turn)
}

/// The loop that a body consists of, and its region.
fn only_loop(body: &Body) -> Option<(Op, Region)> {
    let &op = body.regions[body.entry()].ops.first()?;
    let data = &body.ops[op];
    let region = *data.regions.first()?;
    let is_bare = data.results.is_empty() && body.regions[region].params.is_empty();
    (matches!(data.kind, OpKind::Control(Control::Loop(_))) && is_bare).then_some((op, region))
}

/// Whether an op may stand in a function of its own.
pub fn is_closed(body: &Body, op: Op) -> bool {
    let inner = |&region: &Region| body.ops_within(region).into_iter();
    let all = body.ops[op].regions.iter().flat_map(inner);
    let mut kinds = all.chain([op]).map(|op| &body.ops[op].kind);
    !body.ops[op].kind.is_terminator()
        && !kinds.any(|kind| match kind {
            OpKind::Control(control) => leaves(control),
            OpKind::Mem(Mem::Alloca { .. }) | OpKind::Host(_) => true,
            _ => false,
        })
}

/// Whether control may go on elsewhere than behind what carries the op.
fn leaves(control: &Control) -> bool {
    matches!(
        control,
        Control::Return
            | Control::Unwind
            | Control::Jump(_)
            | Control::Guard { .. }
            | Control::Invoke(_)
    )
}

fn split(module: &mut Module, mut body: Body, op: Op, name: &str) -> (Body, Option<FuncId>) {
    let given = given(&body, op);
    let params: Vec<Type> = given.iter().map(|&v| body.ty(v)).collect();
    let results: Vec<Type> = body.ops[op].results.iter().map(|&r| body.ty(r)).collect();
    let ret = pack_type(module, &results);
    let sig = Signature {
        params,
        ret,
        variadic: false,
    };
    let mut function = Function::declare(name, sig.clone());
    function.loc = body.ops[op].loc;
    function.body = Some(copy(module, &body, op, &given));
    let made = module.functions.push(function);
    let call = Call {
        callee: Callee::Func(made),
        sig,
        effects: Effects::ANY,
        flags: FastMath::default(),
        team: false,
        beside: false,
    };
    replace(&mut body, op, (call, &given, ret));
    (body, Some(made))
}

/// What an op and its regions read from outside, each once.
fn given(body: &Body, op: Op) -> Vec<Value> {
    let data = &body.ops[op];
    let inner = data.regions.iter().flat_map(|&r| body.free_values(r));
    let mut seen = FxHashSet::default();
    let all = data.args.iter().copied().chain(inner);
    all.filter(|&v| body.as_const(v).is_none() && seen.insert(v))
        .collect()
}

/// The op alone, as a body.
fn copy(module: &Module, body: &Body, op: Op, given: &[Value]) -> Body {
    let params: Vec<Type> = given.iter().map(|&v| body.ty(v)).collect();
    let mut copier = Copier::new(body, &params, given);
    let entry = copier.to.current();
    copier.op(op, entry);
    let regions: Vec<Region> = body.ops[op].regions.to_vec();
    for inner in regions.into_iter().flat_map(|r| body.ops_within(r)) {
        let parent = copier.regions[&body.ops[inner].parent];
        copier.op(inner, parent);
    }
    let results: Vec<Value> = body.ops[op].results.to_vec();
    let results: Vec<Value> = results.iter().map(|v| copier.values[v]).collect();
    let b = &mut copier.to;
    let packed = Packer { module, b }.pack(&results);
    copier.finish(packed.as_slice())
}

/// Copies ops in program order.
struct Copier<'a> {
    from: &'a Body,
    to: Builder,
    values: FxHashMap<Value, Value>,
    regions: FxHashMap<Region, Region>,
    ops: FxHashMap<Op, Op>,
}

impl<'a> Copier<'a> {
    /// Into a function with such parameters, which stand for values of the other one.
    fn new(from: &'a Body, params: &[Type], given: &[Value]) -> Self {
        let to = Builder::new(params);
        let own = to.body.params().iter().copied();
        Self {
            from,
            values: given.iter().copied().zip(own).collect(),
            to,
            regions: FxHashMap::default(),
            ops: FxHashMap::default(),
        }
    }

    /// What is known of two accesses holds for their copies.
    fn finish(mut self, results: &[Value]) -> Body {
        for (a, b, answer) in self.from.aliases.answers() {
            if let (Some(&a), Some(&b)) = (self.ops.get(&a), self.ops.get(&b)) {
                self.to.body.aliases.record(a, b, answer);
            }
        }
        self.to.return_(results);
        self.to.finish()
    }
    /// Copies an op; its regions are empty yet.
    fn op(&mut self, op: Op, parent: Region) {
        let data = &self.from.ops[op];
        let args: Vec<Value> = data.args.iter().map(|&v| self.value(v)).collect();
        let results: Vec<Type> = data.results.iter().map(|&r| self.from.ty(r)).collect();
        let regions: Vec<Region> = data.regions.iter().map(|&r| self.region(r)).collect();
        self.to.loc = data.loc;
        let made = self
            .to
            .push_in(parent, data.kind.clone(), &args, &results, &regions);
        self.to.set_origin(made, data.origin);
        self.ops.insert(op, made);
        let own = self.to.body.ops[made].results.to_vec();
        self.values.extend(data.results.iter().copied().zip(own));
    }

    fn region(&mut self, region: Region) -> Region {
        let params = &self.from.regions[region].params;
        let types: Vec<Type> = params.iter().map(|&v| self.from.ty(v)).collect();
        let made = self.to.begin(&types);
        self.to.end();
        let own = self.to.body.regions[made].params.to_vec();
        self.values.extend(params.iter().copied().zip(own));
        self.regions.insert(region, made);
        made
    }

    fn value(&mut self, v: Value) -> Value {
        match self.from.as_const(v) {
            Some(constant) => self.to.body.constant(self.from.ty(v), constant.clone()),
            None => self.values[&v],
        }
    }
}

/// Puts a call in place of an op, and takes its results apart.
fn replace(body: &mut Body, op: Op, (call, given, ret): (Call, &[Value], Option<Type>)) {
    let data = &mut body.ops[op];
    data.kind = OpKind::Call(call);
    data.args = SmallVec::from_slice(given);
    data.origin = None;
    data.regions.clear();
    let (parent, loc) = (data.parent, data.loc);
    let (Some(ret), true) = (ret, data.results.len() > 1) else {
        return;
    };
    let results = std::mem::take(&mut data.results);
    let all = body.add_result(op, ret);
    let parts: Vec<Op> = results
        .into_iter()
        .zip(0..)
        .map(|(result, at)| {
            let part = body.ops.push(OpData {
                kind: OpKind::Scalar(Scalar::ExtractValue(smallvec![at])),
                args: smallvec![all],
                results: smallvec![result],
                regions: SmallVec::new(),
                origin: None,
                loc,
                parent,
            });
            body.values[result].def = ValueDef::Result(part, 0);
            part
        })
        .collect();
    let ops = &mut body.regions[parent].ops;
    let at = ops
        .iter()
        .position(|&known| known == op)
        .map_or(ops.len(), |at| at + 1);
    ops.splice(at..at, parts);
}
