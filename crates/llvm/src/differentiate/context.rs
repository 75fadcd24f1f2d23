//! In which context the function of a request is differentiated.

use super::Imported;
use crate::request::{Mode, Request, RequestArg, Return};
use tapeless_analysis as analysis;
use tapeless_analysis::{ArgActivity, Circle, Context, Doubts, Given, ObjSet, RetActivity};

/// What a request asks of the engine.
pub fn of(request: &Request, imported: &Imported) -> Context {
    let (function, leaves) = (imported.root, imported.leaves);
    let forward = request.mode == Mode::Forward;
    let activity = |arg: &RequestArg| match arg {
        RequestArg::Const(_) | RequestArg::Lanes(_) => ArgActivity::Const,
        RequestArg::Out(_) => ArgActivity::Out,
        RequestArg::Dup { primal, .. } if primal.ty().is_pointer() => ArgActivity::Dup,
        RequestArg::Dup { .. } => ArgActivity::Out,
    };
    let doubts = match request.runtime_activity {
        true => Doubts::All,
        false => Doubts::default(),
    };
    let args: Vec<ArgActivity> = request.args.iter().map(activity).collect();
    let maybe = |&arg: &ArgActivity| request.runtime_activity && arg == ArgActivity::Dup;
    Context {
        function,
        mode: match (&request.split, forward) {
            (Some(_), _) => analysis::Mode::Split,
            (None, true) => analysis::Mode::Forward,
            (None, false) => analysis::Mode::Combined,
        },
        maybe: args.iter().map(maybe).collect(),
        args,
        ret: match request.ret {
            Return::Active => RetActivity::Active,
            Return::Dup => RetActivity::Dup,
            Return::Const => RetActivity::Const,
        },
        primal_ret: match request.split {
            Some(_) => !request.function.ty().result().is_void(),
            None => request.primal_return && request.memory.is_none(),
        },
        stable: vec![false; request.args.len()],
        copied: Vec::new(),
        given: Given::default(),
        doubts,
        bare: ObjSet::default(),
        runtime: request.runtime_activity,
        plain_bits: false,
        listed: false,
        kept: leaves && !forward,
        taped: request.split.is_some(),
        forward_too: request
            .split
            .as_ref()
            .is_some_and(|split| split.forward_too),
        advances: false,
        alive: match imported.loops.is_empty() {
            true => Vec::new(),
            false => vec![true; request.args.len()],
        },
        strong_zero: request.strong_zero,
        along: request.along,
        circle: Circle::Alone,
    }
}
