//! What each member runs: its part of a loop's turns.

use crate::handed::sums;
use tapeless_ir::insert::{Place, insert};
use tapeless_ir::ops::{LoopInfo, Wrap};
use tapeless_ir::{
    Body, Builder, Cast, Control, IntBin, IntPred, Op, OpKind, Par, Region, Scalar, Type, Value,
};

/// A variable on the stack of which each member has its own.
pub(crate) struct Variable {
    /// Where the one lies that the program has.
    pub(crate) place: Value,
    kind: OpKind,
    count: i64,
}

impl Variable {
    pub(crate) fn of(body: &Body, made: Op) -> Self {
        let data = &body.ops[made];
        Self {
            place: data.results[0],
            kind: data.kind.clone(),
            count: body.as_int(data.args[0]).unwrap_or(1),
        }
    }
}

/// A body that consists of an arm with the loop.
pub(crate) struct Part {
    body: Body,
    /// Parameters in place of which each member has a variable of its own.
    pub(crate) made: Vec<usize>,
}

/// A parameter of the loop that follows from the counter.
struct Stepped {
    param: Value,
    init: Value,
    step: Value,
    /// Whether it is a signed number that never wraps.
    exact: bool,
}

impl Part {
    pub(crate) fn new(body: Body) -> Self {
        Self {
            body,
            made: Vec::new(),
        }
    }

    /// Lets each member make a variable that a parameter leads to.
    pub(crate) fn make(&mut self, at: usize, variable: &Variable) {
        let (entry, param) = (self.body.entry(), self.body.params()[at]);
        let own = insert(&mut self.body, Place::First(entry), |b| {
            let count = b.i64(variable.count);
            b.value(variable.kind.clone(), &[count], Type::PTR)
        });
        self.body.substitute(entry, param, own);
        self.made.push(at);
    }

    /// Lets the loop run the turns of a member's part.
    pub(crate) fn share_out(&mut self) -> Option<()> {
        let (whole, op) = self.whole()?;
        let OpKind::Control(Control::Loop(info)) = self.body.ops[op].kind.clone() else {
            return None;
        };
        let count = info.count(&self.body.ops[op].args)?;
        let (first, behind, is_any) = insert(&mut self.body, Place::Before(whole), |b| {
            let count = match b.body.ty(count) {
                Type::I64 => count,
                _ => b.cast(Cast::ZExt, count, Type::I64),
            };
            let one = b.i64(1);
            let turns = b.int_bin(IntBin::Add, count, one);
            let first = b.value(OpKind::Par(Par::First), &[turns], Type::I64);
            let behind = b.value(OpKind::Par(Par::Behind), &[turns], Type::I64);
            (first, behind, b.icmp(IntPred::Slt, first, behind))
        });
        self.body.ops[whole].args[0] = is_any;
        self.count_turns((op, &info), (first, behind))
    }

    /// The op with the arm, and the loop in it.
    fn whole(&self) -> Option<(Op, Op)> {
        let body = &self.body;
        let mut ops = body.regions[body.entry()].ops.iter();
        let is_whole = |op: &&Op| matches!(body.ops[**op].kind, OpKind::Control(Control::If));
        let whole = *ops.find(is_whole)?;
        let op = *body.regions[body.ops[whole].regions[0]].ops.first()?;
        Some((whole, op))
    }

    /// Lets a loop be counted by the number of the turn: what moves by steps follows from that.
    fn count_turns(&mut self, (op, info): (Op, &LoopInfo), ends: (Value, Value)) -> Option<()> {
        let region = self.body.ops[op].regions[0];
        let end = self.body.terminator(region)?;
        let args = self.body.ops[op].args.clone();
        let params = self.body.regions[region].params.clone();
        let next = self.body.ops[end].args.clone();
        let sums = sums(info, &args);
        self.body.keep_params(region, &sums);
        let counter = self.body.add_param(region, Type::I64);
        for k in 0..info.params {
            if let Some(step) = info.step(&args, k) {
                let at = k as usize;
                let stepped = Stepped {
                    param: params[at],
                    init: args[at],
                    step,
                    exact: self.never_wraps(next[at + 1]),
                };
                self.follow(region, counter, &stepped);
            }
        }
        let (first, behind) = ends;
        let (next_turn, is_more) = insert(&mut self.body, Place::Before(end), |b| {
            let one = b.i64(1);
            let next = exactly(b, IntBin::Add, counter, one);
            (next, b.icmp(IntPred::Slt, next, behind))
        });
        let handed = sums.iter().map(|&k| next[k + 1]);
        let given = next[info.params as usize + 1..].iter().copied();
        let data = &mut self.body.ops[end];
        data.args = [is_more]
            .into_iter()
            .chain(handed)
            .chain([next_turn])
            .chain(given)
            .collect();
        data.kind = OpKind::Control(Control::Repeat { negate: false });
        data.origin = None;
        let (most, one) = insert(&mut self.body, Place::Before(op), |b| {
            let one = b.i64(1);
            let turns = exactly(b, IntBin::Sub, behind, first);
            (exactly(b, IntBin::Sub, turns, one), one)
        });
        let data = &mut self.body.ops[op];
        let inits = sums.iter().map(|&k| args[k]);
        data.args = inits.chain([first, most, one]).collect();
        data.kind = OpKind::Control(Control::Loop(LoopInfo {
            params: sums.len() as u32 + 1,
            counted: true,
            stepped: [sums.len() as u32].into_iter().collect(),
        }));
        data.origin = None;
        Some(())
    }

    /// Whether a number is the sum of others, and never wraps.
    fn never_wraps(&self, next: Value) -> bool {
        let made = self.body.def_op(next).map(|op| &self.body.ops[op].kind);
        matches!(made, Some(OpKind::Scalar(Scalar::Int(IntBin::Add, wrap))) if wrap.nsw)
    }

    /// What moves by steps, by the number of the turn.
    fn follow(&mut self, region: Region, counter: Value, of: &Stepped) {
        let step = self.body.as_int(of.step);
        let ty = self.body.ty(of.param);
        let is_counter = ty == Type::I64 && self.body.as_int(of.init) == Some(0) && step == Some(1);
        let v = match is_counter {
            true => counter,
            false => insert(&mut self.body, Place::First(region), |b| {
                match (ty.is_ptr(), step) {
                    (true, Some(step)) => b.ptr_add(of.init, counter, step),
                    (true, None) => {
                        let bytes = b.int_bin(IntBin::Mul, counter, of.step);
                        b.ptr_add(of.init, bytes, 1)
                    }
                    _ => number(b, counter, of),
                }
            }),
        };
        self.body.substitute(region, of.param, v);
    }

    /// The body, whose first parameter says how many members are asked for; of the others those that are kept.
    pub(crate) fn finish(mut self, kept: &[usize]) -> Body {
        let (entry, asked) = (self.body.entry(), self.body.params().len());
        self.body.add_param(entry, Type::I32);
        let all: Vec<usize> = std::iter::once(asked).chain(kept.iter().copied()).collect();
        self.body.keep_params(entry, &all);
        self.body
    }
}

/// `init + counter·step` in 64 bits, which hold it; in fewer where it never wraps there, or as it wraps.
fn number(b: &mut Builder, counter: Value, of: &Stepped) -> Value {
    let ty = b.body.ty(of.param);
    let is_wide = ty == Type::I64;
    let wide = |b: &mut Builder, v: Value| match is_wide {
        true => v,
        false => b.cast(Cast::SExt, v, Type::I64),
    };
    let (init, step) = (wide(b, of.init), wide(b, of.step));
    let moved = b.int_bin(IntBin::Mul, counter, step);
    let sum = b.int_bin(IntBin::Add, init, moved);
    let wrap = Wrap {
        nsw: of.exact,
        ..Wrap::default()
    };
    match is_wide {
        true => sum,
        false => b.value(OpKind::Scalar(Scalar::Cast(Cast::Trunc, wrap)), &[sum], ty),
    }
}

/// Arithmetic that never wraps.
fn exactly(b: &mut Builder, op: IntBin, x: Value, y: Value) -> Value {
    let wrap = Wrap {
        nsw: true,
        ..Wrap::default()
    };
    b.value(OpKind::Scalar(Scalar::Int(op, wrap)), &[x, y], Type::I64)
}
