//! Derivatives whose two sweeps are calls of the program, joined by a tape.
//!
//! ```text
//! r = __enzyme_augmentfwd(f, x, dx)           →   y, fields = augmented(x, dx); tape = malloc(n); *tape = fields; r = {tape, y}
//! __enzyme_reverse(f, x, dx, seed, tape)      →   reverse(x, dx, seed, *tape, false); free(tape)
//! dy = __enzyme_fwdsplit(f, x, dx, tape)      →   dy = tangent(x, dx, *tape); end(list); free(tape)
//! ```
//! All call functions that were made at once, so that they agree on the tape: one that tangents follow from, too, where some call asks for that. Calls in other modules agree with them since the
//! same function is differentiated in the same way everywhere. Where it is not the same, since another module shows more of what it
//! calls, or was compiled otherwise, the mark at the beginning of the tape is another: then the program says so and stops.

mod checks;

pub(super) use checks::mark;

use super::Made;
use super::answer::{called, clear_shadows, flat, given, left_in_memory, seed_memory};
use super::fields::{at, bytes, check_room, field_types, fields, write};
use super::results::Results;
use crate::request::{Mode, Request, RequestArg, Return, Split, Sweep};
use crate::{Builder, Function, Module, Type, Value};
use checks::{check_again, check_mark, check_reversible, mark_of};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::hash_map::Entry;
use std::num::NonZeroU32;
use tapeless_diag::{Diagnostic, Result};
use tapeless_synth::signature;

/// What calls that share a tape have in common.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    function: Function,
    args: Vec<Class>,
    ret: Return,
    runtime_activity: bool,
    strong_zero: bool,
    width: NonZeroU32,
}

#[derive(PartialEq, Eq, Hash)]
enum Class {
    Const,
    Dup,
    Out,
}

impl Key {
    fn of(request: &Request) -> Self {
        let class = |arg: &RequestArg| match arg {
            RequestArg::Const(_) | RequestArg::Lanes(_) => Class::Const,
            RequestArg::Dup { primal, .. } if primal.ty().is_pointer() => Class::Dup,
            RequestArg::Dup { .. } | RequestArg::Out(_) => Class::Out,
        };
        Self {
            function: request.function,
            args: request.args.iter().map(class).collect(),
            ret: request.ret,
            runtime_activity: request.runtime_activity,
            strong_zero: request.strong_zero,
            width: request.width,
        }
    }
}

/// The derivatives in two sweeps of a module.
pub(super) struct Pairs {
    made: FxHashMap<Key, Made>,
    /// Those from whose tapes tangents are asked for, too.
    forward_too: FxHashSet<Key>,
}

impl Pairs {
    /// Those that a module's requests will ask for.
    pub fn of(requests: &[Request]) -> Self {
        let sweep = |request: &&Request| request.split.as_ref().map(|split| split.sweep);
        let forward_too = requests.iter().filter(|r| sweep(r) == Some(Sweep::Tangent));
        Self {
            made: FxHashMap::default(),
            forward_too: forward_too.map(Key::of).collect(),
        }
    }

    /// Answers a request by a derivative that is there, or else is made.
    ///
    /// # Errors
    /// If it is not made, or the tape does not fit.
    pub fn answer(
        &mut self,
        request: &Request,
        split: &Split,
        make: impl FnOnce(&Request) -> Result<Made>,
    ) -> Result<Option<Value>> {
        let key = Key::of(request);
        let forward_too = self.forward_too.contains(&key);
        let made = match self.made.entry(key) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => new.insert(make(&whole(request, split, forward_too))?),
        };
        let place = request.call.location();
        let answered = match split.sweep {
            Sweep::Augmented => augmented(request, split, made),
            Sweep::Reverse => reverse(request, split, made),
            Sweep::Tangent => tangent(request, split, made),
            Sweep::Size => size(request, made),
            Sweep::Release => release(request, split, made),
        };
        answered.map_err(|refusal| match refusal.location {
            None => refusal.at(place).into(),
            Some(_) => refusal,
        })
    }
}

/// What is asked for by all calls that share a tape.
fn whole(request: &Request, split: &Split, forward_too: bool) -> Request {
    let arg = |arg: &RequestArg| match arg {
        RequestArg::Dup { primal, .. } if !primal.ty().is_pointer() => RequestArg::Out(*primal),
        arg => arg.clone(),
    };
    Request {
        mode: Mode::Reverse,
        args: request.args.iter().map(arg).collect(),
        split: Some(Split {
            forward_too,
            ..split.clone()
        }),
        ..request.clone()
    }
}

fn augmented(request: &Request, split: &Split, made: &Made) -> Result<Option<Value>> {
    let builder = Builder::before(request.call);
    clear_shadows(&builder, made);
    let given = given(&builder, request);
    let call = called(&builder, request, &made.halves.forward, given);
    let types = made.results();
    let results = Results::of(request, &made.structured, &made.halves.forward, &types);
    let fields = match made.derived.tape {
        Some(_) => {
            let all = results.all(&builder, call, types.len() - 1);
            std::iter::once(mark_of(request, made)).chain(all).collect()
        }
        None => Vec::new(),
    };
    let tape = stored(&builder, request, split, &fields)?;
    let mut all: Vec<Value> = tape.into_iter().collect();
    match &request.memory {
        _ if split.without_result => {}
        Some(memory) => all.push(memory.load(&builder)),
        None if made.derived.context.primal_ret => all.extend(results.lanes(&builder, call, 0, 1)),
        None => {}
    }
    if request.ret == Return::Dup {
        all.extend(results.lanes(&builder, call, 1, request.width.get()));
    }
    request.answer(&all)
}

/// Puts the fields of a tape where they are kept; the pointer to there, unless the caller knows it.
fn stored(
    builder: &Builder,
    request: &Request,
    split: &Split,
    fields: &[Value],
) -> Result<Option<Value>> {
    let module = request.function.module();
    let context = module.context();
    let types: Vec<Type> = fields.iter().map(|field| field.ty()).collect();
    let bytes = bytes(module, &types);
    if let (Some(place), Some(room)) = (split.place, split.room) {
        check_room(room, bytes)?;
        write(builder, fields, place);
        return Ok(None);
    }
    let tape = match fields {
        [] => context.pointer().zero(),
        _ => {
            let malloc = context.pointer().function(&[context.int(64)], false);
            let malloc = module.get_or_add_function("malloc", malloc);
            let tape = builder.call(malloc, &[context.int(64).int(bytes)]);
            write(builder, fields, tape);
            tape
        }
    };
    let Some(place) = split.place else {
        return Ok(Some(tape));
    };
    builder.store(tape, place, 1);
    Ok(None)
}

fn reverse(request: &Request, split: &Split, made: &Made) -> Result<Option<Value>> {
    let Some(half) = &made.halves.reverse else {
        return Err(Diagnostic::internal("a derivative in two sweeps has one").into());
    };
    if split.again {
        check_again(request, made)?;
    }
    check_reversible(request, made)?;
    let module = request.function.module();
    let (builder, context) = (Builder::before(request.call), module.context());
    clear_shadows(&builder, made);
    if let Some(memory) = &request.memory {
        memory.seed(&builder, &split.seeds);
    }
    let mut given = given(&builder, request);
    if request.ret == Return::Active {
        given.push(split.seeds.clone());
    }
    let types = field_types(request, made);
    let tape = tape(&builder, module, split, &types)?;
    check_mark(&builder, request, made, (&types, tape));
    given.extend(fields(&builder, made, (half, 1), (&types, tape)));
    if !split.again {
        free(&builder, module, (split, &types), tape);
    }
    given.push(vec![context.int(1).int(split.again.into())]);
    let call = called(&builder, request, half, given);
    let context = &made.derived.context;
    let types = signature::outs(context, made.primal());
    let results = Results::of(request, &made.structured, half, &types);
    let lanes = request.width.get();
    let all = (0..types.len()).flat_map(|out| results.lanes(&builder, call, out, lanes));
    request.answer(&all.collect::<Vec<_>>())
}

/// Follows tangents, and gives the tape up unless it is used again.
fn tangent(request: &Request, split: &Split, made: &Made) -> Result<Option<Value>> {
    let Some([half, reset]) = &made.halves.tangent else {
        return Err(Diagnostic::internal("tangents from a tape have a function").into());
    };
    if split.again {
        check_again(request, made)?;
    }
    let module = request.function.module();
    let builder = Builder::before(request.call);
    clear_shadows(&builder, made);
    seed_memory(&builder, request);
    let types = field_types(request, made);
    let tape = tape(&builder, module, split, &types)?;
    check_mark(&builder, request, made, (&types, tape));
    let mut all = given(&builder, request);
    all.extend(fields(&builder, made, (half, 0), (&types, tape)));
    let call = called(&builder, request, half, all);
    if split.again {
        let mut all = given(&builder, &whole(request, split, true));
        all.extend(fields(&builder, made, (reset, 0), (&types, tape)));
        builder.call(reset.function, &flat(reset, all));
    } else {
        end_lists(&builder, request, made, (&types, tape));
        free(&builder, module, (split, &types), tape);
    }
    let result = signature::seed(&made.derived.context, made.primal());
    let results = Results::of(request, &made.structured, half, result.as_slice());
    let mut tangents = left_in_memory(&builder, request);
    if result.is_some() {
        tangents.extend(results.lanes(&builder, call, 0, request.width.get()));
    }
    request.answer(&tangents)
}

/// Where the fields of a tape lie.
fn tape(builder: &Builder, module: Module, split: &Split, types: &[Type]) -> Result<Value> {
    let pointer = module.context().pointer();
    if let (Some(place), Some(room)) = (split.place, split.room) {
        check_room(room, bytes(module, types))?;
        return Ok(place);
    }
    let loaded = |place| builder.load(pointer, place, 1);
    let tape = split.tape.or(split.place.map(loaded));
    Ok(tape.unwrap_or_else(|| pointer.zero()))
}

/// Gives back the memory of a tape, unless it is the caller's.
fn free(builder: &Builder, module: Module, (split, types): (&Split, &[Type]), tape: Value) {
    if split.room.is_some() || types.is_empty() {
        return;
    }
    let context = module.context();
    let free = context.void().function(&[context.pointer()], false);
    builder.call(module.get_or_add_function("free", free), &[tape]);
}

/// Gives a tape up, with all that hangs from it.
fn release(request: &Request, split: &Split, made: &Made) -> Result<Option<Value>> {
    let module = request.function.module();
    let builder = Builder::before(request.call);
    let types = field_types(request, made);
    let tape = tape(&builder, module, split, &types)?;
    check_mark(&builder, request, made, (&types, tape));
    end_lists(&builder, request, made, (&types, tape));
    free(&builder, module, (split, &types), tape);
    request.answer(&[])
}

/// Gives back all that hangs from a tape.
fn end_lists(builder: &Builder, request: &Request, made: &Made, (types, tape): (&[Type], Value)) {
    let bit = request.function.module().context().int(1);
    if let Some(end) = made.halves.end {
        let lists = made.lists(request.width);
        for (lane, index) in (types.len() - lists..types.len()).enumerate() {
            let place = at(builder, types, tape, index as u32);
            let list = match types[index].is_pointer() {
                true => builder.load(types[index], place, 1),
                false => last_field(builder, types[index], place),
            };
            builder.call(end, &[list, bit.int((lane == 0).into())]);
        }
    }
}

/// The last field of a structure in memory.
fn last_field(builder: &Builder, structure: Type, place: Value) -> Value {
    let fields = structure.fields();
    let index = fields.len() - 1;
    builder.load(
        fields[index],
        builder.field(structure, place, index as u32),
        1,
    )
}

fn size(request: &Request, made: &Made) -> Result<Option<Value>> {
    let types = field_types(request, made);
    let bytes = bytes(request.function.module(), &types);
    let wanted = request.call.ty();
    match wanted.is_int() {
        true => request.answer(&[wanted.int(bytes)]),
        false => request.answer(&[]),
    }
}
