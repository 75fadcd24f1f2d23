//! Undoing what an optimiser did to calls that differ only in a function or a marker.
//!
//! `if (c) autodiff(f, …) else autodiff(g, …)` may arrive as one call of `select c, f, g`: each arm gets its own again.

use super::look_through;
use crate::builder::Builder;
use crate::function::Block;
use crate::opcode::Opcode;
use crate::value::Value;

/// Nested choices beyond this are left to be refused.
const MOST_CALLS: usize = 64;

/// Splits a call until none of its arguments is a choice between functions or markers. Returns the calls that stand
/// for it now, itself if nothing was to be done.
pub fn split(call: Value) -> Vec<Value> {
    let (mut open, mut done) = (vec![call], Vec::new());
    while let Some(call) = open.pop() {
        match chooser(call) {
            Some(choice) if open.len() + done.len() < MOST_CALLS => {
                open.extend(split_once(call, choice))
            }
            _ => done.push(call),
        }
    }
    done.reverse();
    done
}

/// An instruction that chooses among functions or markers for one of the call's arguments, and can be undone here.
fn chooser(call: Value) -> Option<Value> {
    let choices = call.args().into_iter().filter_map(choice_behind);
    let mut local =
        choices.filter(|choice| choice.is(Opcode::Select) || choice.block() == call.block());
    local.next().filter(|_| call.is(Opcode::Call))
}

fn choice_behind(argument: Value) -> Option<Value> {
    let value = look_through(argument);
    let value = if value.is(Opcode::Load) {
        value.access_pointer().strip_casts()
    } else {
        value
    };
    let scalar_condition = value.is(Opcode::Select) && value.operand(0).ty().is_int();
    let is_choice = scalar_condition || value.is(Opcode::Phi);
    (is_choice && alternatives(value).iter().all(|&(arm, _)| is_word(arm))).then_some(value)
}

/// Whether a value is what requests are made of: a function or a marker, or again a choice of such.
fn is_word(value: Value) -> bool {
    let seen = look_through(value);
    seen.as_function().is_some() || super::marker::word(value).is_some() || choice_is_shallow(seen)
}

fn choice_is_shallow(value: Value) -> bool {
    value.is(Opcode::Select)
        && alternatives(value).iter().all(|&(arm, _)| {
            look_through(arm).as_function().is_some() || super::marker::word(arm).is_some()
        })
}

/// What a choice chooses from, and for a phi from where.
fn alternatives(choice: Value) -> Vec<(Value, Option<Block>)> {
    if choice.is(Opcode::Select) {
        return vec![(choice.operand(1), None), (choice.operand(2), None)];
    }
    choice
        .incoming()
        .into_iter()
        .map(|(value, from)| (value, Some(from)))
        .collect()
}

/// ```text
/// r = call(select c, f, g)   →   switch c { 1: r1 = call(f)  else: r0 = call(g) }  r = phi r1, r0
/// ```
fn split_once(call: Value, choice: Value) -> Vec<Value> {
    let head = call.block();
    let function = head.function();
    let selector = selector(choice);
    let tail = call.split_block();
    let builder = Builder::before(call);
    let result = call.has_users().then(|| builder.phi(call.ty()));
    let arms: Vec<Block> = alternatives(choice)
        .iter()
        .map(|_| function.append_block("request"))
        .collect();
    let mut calls = Vec::new();
    for (index, &arm) in arms.iter().enumerate() {
        let copy = call.clone_instruction();
        builder.move_to_end(arm);
        builder.insert(copy);
        specialize(&builder, copy, choice, index);
        builder.br(tail);
        if let Some(result) = result {
            result.add_incoming(copy, arm);
        }
        calls.push(copy);
    }
    if let Some(result) = result {
        call.replace_uses(result);
    }
    call.erase();
    branch(&builder, head, selector, &arms);
    calls
}

/// The number of the alternative that is taken, as an integer that is available at the choice.
fn selector(choice: Value) -> Value {
    if choice.is(Opcode::Select) {
        return choice.operand(0);
    }
    let builder = Builder::before(choice);
    let index = choice.ty().context().int(32);
    let phi = builder.phi(index);
    for (number, (_, from)) in (0..).zip(choice.incoming()) {
        phi.add_incoming(index.int(number), from);
    }
    phi
}

fn branch(builder: &Builder, head: Block, selector: Value, arms: &[Block]) {
    if let Some(old) = head.terminator() {
        old.erase();
    }
    builder.move_to_end(head);
    match arms {
        [yes, no] if selector.ty().int_width() == 1 => builder.cond_br(selector, *yes, *no),
        [first, rest @ ..] => {
            let cases: Vec<_> = (1..)
                .zip(rest)
                .map(|(number, &arm)| (selector.ty().int(number), arm))
                .collect();
            builder.switch(selector, *first, &cases)
        }
        [] => builder.unreachable(),
    };
}

/// Lets a copy of the call know which alternative was taken, in every argument that depends on the same choice.
fn specialize(builder: &Builder, copy: Value, choice: Value, taken: usize) {
    for (index, argument) in (0..).zip(copy.args()) {
        let Some(other) = choice_behind(argument).filter(|other| same_choice(*other, choice))
        else {
            continue;
        };
        let (value, _) = alternatives(other)[taken];
        let seen = look_through(argument);
        let is_loaded = seen.is(Opcode::Load) && value.ty() != argument.ty();
        let value = if is_loaded {
            builder.move_before(copy);
            let load = builder.load(seen.ty(), value, seen.align());
            builder.move_to_end(copy.block());
            load
        } else {
            value
        };
        if value.ty() == argument.ty() {
            copy.set_operand(index, value);
        }
    }
}

/// Two choices that always go the same way: by the same condition, or by the same predecessor.
fn same_choice(one: Value, other: Value) -> bool {
    match (one.is(Opcode::Select), other.is(Opcode::Select)) {
        (true, true) => one.operand(0) == other.operand(0),
        (false, false) => {
            let from = |phi: Value| {
                phi.incoming()
                    .into_iter()
                    .map(|(_, block)| block)
                    .collect::<Vec<_>>()
            };
            one.block() == other.block() && from(one) == from(other)
        }
        _ => false,
    }
}
