//! What a loop is given and gives, so that any of its turns can be the first: nothing is handed on but sums, by memory.

use tapeless_analysis::values::flow;
use tapeless_ir::insert::{Place, insert};
use tapeless_ir::ops::{Access, LoopInfo};
use tapeless_ir::{Body, Builder, Control, Mem, Module, Op, OpKind, Region, Type, Value, ValueDef};
use tapeless_plan::independent::Reread;

/// Lets turns compute pointers into variables that become each member's own.
pub(crate) fn lead_from_within(body: &mut Body, loop_: Op, own: &[Op]) {
    let region = body.ops[loop_].regions[0];
    let variables: Vec<Value> = own.iter().map(|&made| body.ops[made].results[0]).collect();
    for v in body.free_values(region) {
        let base = flow::base(body, v);
        if base != v && variables.contains(&base) {
            let again = insert(body, Place::First(region), |b| led(b, base, v));
            body.substitute(region, v, again);
        }
    }
}

/// A pointer computed once more from its base.
fn led(b: &mut Builder, base: Value, v: Value) -> Value {
    let Some(op) = b.body.def_op(v).filter(|_| v != base) else {
        return v;
    };
    let mut data = b.body.ops[op].clone();
    data.args[0] = led(b, base, data.args[0]);
    let ty = b.body.ty(v);
    b.value(data.kind, &data.args, ty)
}

/// Lets turns read what turns before have read, and do not hand it on.
pub(crate) fn read_again(body: &mut Body, op: Op, read: &[Reread]) {
    let region = body.ops[op].regions[0];
    let (Some(end), OpKind::Control(Control::Loop(mut info))) =
        (body.terminator(region), body.ops[op].kind.clone())
    else {
        return;
    };
    for reread in read {
        let param = body.regions[region].params[reread.param];
        let (pointer, load) = (body.ops[reread.load].args[0], body.ops[reread.load].clone());
        let again = insert(body, Place::First(region), |b| {
            let pointer = computed(b, region, pointer);
            let back = b.i64(-reread.before);
            let pointer = b.ptr_add(pointer, back, 1);
            let ty = b.body.ty(load.results[0]);
            b.value(load.kind, &[pointer], ty)
        });
        body.substitute(region, param, again);
    }
    let is_kept = |k: usize| !read.iter().any(|reread| reread.param == k);
    let kept: Vec<usize> = (0..info.params as usize).filter(|&k| is_kept(k)).collect();
    let place = |k: u32| {
        kept.iter()
            .position(|&at| at == k as usize)
            .map(|at| at as u32)
    };
    info.stepped = info.stepped.iter().filter_map(|&k| place(k)).collect();
    body.keep_params(region, &kept);
    let of = |args: &[Value], from: usize| -> Vec<Value> {
        let handed = kept.iter().map(|&k| args[from + k]);
        let behind = from + info.params as usize;
        args[..from]
            .iter()
            .copied()
            .chain(handed)
            .chain(args[behind..].iter().copied())
            .collect()
    };
    let (inits, next) = (of(&body.ops[op].args, 0), of(&body.ops[end].args, 1));
    body.ops[op].args = inits.into();
    body.ops[end].args = next.into();
    info.params = kept.len() as u32;
    body.ops[op].kind = OpKind::Control(Control::Loop(info));
}

/// A value computed once more, from what a region is given and what is outside of it.
fn computed(b: &mut Builder, region: Region, v: Value) -> Value {
    let op = match b.body.values[v].def {
        ValueDef::Result(op, _) if b.body.encloses(region, b.body.ops[op].parent) => op,
        _ => return v,
    };
    let data = b.body.ops[op].clone();
    let args: Vec<Value> = data
        .args
        .iter()
        .map(|&arg| computed(b, region, arg))
        .collect();
    let ty = b.body.ty(v);
    b.value(data.kind, &args, ty)
}

/// Lets each sum that a loop hands on begin with 0, and be added to a variable that all members know.
pub(crate) fn sums_through_memory(module: &Module, body: &mut Body, (op, whole): (Op, Op)) {
    let OpKind::Control(Control::Loop(info)) = body.ops[op].kind.clone() else {
        return;
    };
    let Some(end) = body.terminator(body.ops[op].regions[0]) else {
        return;
    };
    let next = body.ops[end].args[1..].to_vec();
    let (next, given) = next.split_at(info.params as usize);
    let results = std::mem::take(&mut body.ops[op].results);
    let kept = body.ops[end].args.len() - results.len();
    body.ops[end].args.truncate(kept);
    for k in sums(&info, &body.ops[op].args) {
        let (init, ty) = (body.ops[op].args[k], body.ty(next[k]));
        let cell = Cell::of(module, body, ty);
        insert(body, Place::Before(whole), |b| {
            b.store(init, cell.place, cell.access)
        });
        let zero = insert(body, Place::Before(op), |b| b.zero(ty));
        body.ops[op].args[k] = zero;
        body.ops[end].args.push(next[k]);
        let sum = body.add_result(op, ty);
        insert(body, Place::After(op), |b| {
            b.add_atomically(sum, cell.place, cell.access, false);
        });
        for (&result, _) in results.iter().zip(given).filter(|(_, v)| **v == next[k]) {
            let read = insert(body, Place::After(whole), |b| {
                b.push(OpKind::Mem(Mem::Load(cell.access)), &[cell.place], &[])
            });
            body.give(read, result);
        }
    }
}

/// The parameters of a loop that are sums.
pub(crate) fn sums(info: &LoopInfo, args: &[Value]) -> Vec<usize> {
    let all = 0..info.params;
    let sums = all.filter(|&k| info.step(args, k).is_none());
    sums.map(|k| k as usize).collect()
}

/// A variable that members add to.
struct Cell {
    place: Value,
    access: Access,
}

impl Cell {
    fn of(module: &Module, body: &mut Body, ty: Type) -> Self {
        let access = Access {
            align: u32::try_from(module.align_of(ty)).unwrap_or(1),
            ..Access::default()
        };
        let place = body.variable(module.size_of(ty), access.align);
        Self { place, access }
    }
}
