//! Integers that functions return, by themselves or as elements of structures.

use super::evidence::Evidence;
use super::{Solver, Types};
use crate::types::Summaries;
use crate::values::callee::{CallKind, call_kind};
use crate::values::elements::element;
use crate::values::flow::flows;
use rustc_hash::FxHashSet;
use smallvec::{SmallVec, smallvec};
use tapeless_ir::{
    Aggregate, Body, Control, FuncId, Module, Op, OpData, OpKind, Type, Value, ValueDef,
};

/// A result, or an element of it: the path to it.
pub(super) type Returned = SmallVec<[u32; 2]>;

/// A result, or an element of it, that is an integer if some parameters are.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Counted {
    path: Returned,
    params: Vec<u32>,
}

/// What a function returns that is an integer wherever it comes back, if what it is given is.
pub(super) fn integers_returned(
    (module, id): (&Module, FuncId),
    body: &Body,
    types: &Types,
    known: &Summaries,
) -> Vec<Counted> {
    let ends = body.ops.values();
    let ends = ends.filter(|data| matches!(data.kind, OpKind::Control(Control::Return)));
    let returned: Vec<Value> = ends.filter_map(|data| data.args.first().copied()).collect();
    let Some(ty) = returned.first().map(|&v| body.ty(v)) else {
        return Vec::new();
    };
    let calls_counted = |at: &OpData, path: &Returned| {
        let call = at.kind.call().map(|call| call_kind(module, call));
        let Some(CallKind::Defined(callee)) = call else {
            return false;
        };
        let seen = known.seen(callee);
        callee == id || seen.is_some_and(|seen| seen.returns_integer(path, |_| false))
    };
    let counted = |path: Returned| {
        let (mut put, mut again) = (Vec::new(), false);
        for &v in &returned {
            if path.is_empty() {
                put.push(v);
                continue;
            }
            let element = element(body, v, &path)?;
            let mut calls = element.returned.iter();
            again |= !element.returned.is_empty();
            if !calls.all(|at| calls_counted(at, &path)) {
                return None;
            }
            put.extend(element.put);
        }
        let constant = put.iter().all(|&v| body.as_const(v).is_some());
        let params = integers_of(body, types, put)?;
        // Where it calls itself, its parameters may change places.
        let known = !constant || !path.is_empty();
        (known && (params.is_empty() || !again)).then_some(Counted { path, params })
    };
    parts(module, ty).into_iter().filter_map(counted).collect()
}

/// The parameters that must be integers for all of some values to be such.
fn integers_of(body: &Body, types: &Types, mut open: Vec<Value>) -> Option<Vec<u32>> {
    let (mut params, mut seen) = (Vec::new(), FxHashSet::default());
    while let Some(v) = open.pop() {
        if !seen.insert(v) || body.as_const(v).is_some() || types.values[v] == Evidence::INT {
            continue;
        }
        if let Some(index) = body.params().iter().position(|&param| param == v) {
            params.push(u32::try_from(index).ok()?);
            continue;
        }
        let op = match body.values[v].def {
            ValueDef::Result(op, _) => op,
            ValueDef::Param(region, _) => body.regions[region].owner?,
            ValueDef::Const(_) => continue,
        };
        let into = flows(body, &body.ops[op]).into_iter();
        let from: Vec<Value> = into
            .filter(|&(_, to)| to == v)
            .map(|(from, _)| from)
            .collect();
        if from.is_empty() {
            return None;
        }
        open.extend(from);
    }
    Some(params)
}

/// The paths to the integers of a type.
fn parts(module: &Module, ty: Type) -> Vec<Returned> {
    match ty {
        Type::Aggregate(id) => match module.aggregate(id) {
            Aggregate::Struct { fields, .. } => {
                let numbered = fields.iter().zip(0..);
                let integers = numbered.filter(|((ty, _), _)| ty.is_int());
                integers.map(|(_, index)| smallvec![index]).collect()
            }
            Aggregate::Array { .. } => Vec::new(),
        },
        _ => vec![Returned::new()],
    }
}

impl Solver<'_> {
    /// What is taken out of an aggregate is what was put there, or what a callee returns there.
    pub(super) fn taken_out(&mut self, data: &OpData, path: &Returned) {
        let Some(element) = element(self.body, data.args[0], path) else {
            return;
        };
        for &v in &element.put {
            self.same(v, data.results[0]);
        }
        let counts = |at: &&OpData| {
            let call = at.kind.call().map(|call| call_kind(self.module, call));
            let seen = match call {
                Some(CallKind::Defined(id)) => self.known.seen(id),
                _ => None,
            };
            seen.is_some_and(|seen| seen.returns_integer(path, |i| self.is_integer(at, i)))
        };
        if !element.returned.is_empty() && element.returned.iter().all(counts) {
            self.note(data.results[0], Evidence::INT);
        }
    }

    /// The same of a call's result that is no aggregate.
    pub(super) fn returned(&mut self, op: Op, data: &OpData) {
        let call = data.kind.call().map(|call| call_kind(self.module, call));
        let Some(CallKind::Defined(id)) = call else {
            return;
        };
        let is_integer = |i: u32| self.is_integer(data, i);
        let Some(seen) = self.known.seen(id) else {
            return;
        };
        let program = (self.module, self.body);
        let reads = seen
            .bits
            .as_ref()
            .is_some_and(|bits| !bits.returned().is_empty());
        // Where all floats are known, it is seen whether that is one.
        let may_be_float = || {
            !self.late
                || self
                    .types
                    .returns_floats(program, self.points, (&seen, data))
        };
        let counts =
            seen.returns_integer(&Returned::new(), is_integer) && !(reads && may_be_float());
        if let Some(result) = self.body.call_result(op).filter(|_| counts) {
            self.note(result, Evidence::INT);
        }
    }

    fn is_integer(&self, call: &OpData, argument: u32) -> bool {
        let argument = call.args.get(argument as usize);
        argument.is_some_and(|&v| {
            self.body.as_const(v).is_some() || self.types.values[v] == Evidence::INT
        })
    }
}

impl Counted {
    /// Whether it is that result, and all parameters on which it depends are integers.
    pub(super) fn is(&self, path: &Returned, is_integer: impl FnMut(u32) -> bool) -> bool {
        self.path == *path && self.params.iter().copied().all(is_integer)
    }
}
