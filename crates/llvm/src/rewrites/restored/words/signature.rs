//! Functions with their floats, and pointers, as parameters and results of their own.

use super::evidence::Evidence;
use super::functions::halves_read;
use super::parts::{Parts, as_type};
use super::{HALF, Part};
use crate::differentiate::callers::invoke;
use crate::opcode::Opcode;
use crate::{Builder, Copies, Function, Type, Value};

/// Gives functions types in which floats are floats and pointers are pointers, and their calls; whether there were any.
pub(super) fn change(copies: &mut Copies, evidence: &Evidence, parts: &mut Parts) -> bool {
    let all: Vec<Function> = copies.all().collect();
    let changed: Vec<Changed> = all
        .into_iter()
        .filter(|&copy| !evidence.calls(copy).is_empty())
        .filter_map(|copy| Changed::of(copy, evidence))
        .collect();
    changed.iter().for_each(|change| change.body(parts));
    for change in &changed {
        for &call in evidence.calls(change.old) {
            change.call(call, parts);
        }
        copies.replace(change.old, change.new);
    }
    changed.iter().for_each(|change| change.old.delete());
    !changed.is_empty()
}

/// As what one integer, or anything else, is passed.
type Slots = Vec<(Part, Type)>;

/// The parts of the parameters and results of a function.
pub(super) struct Signature {
    params: Vec<Slots>,
    /// One for each element if it returns a structure.
    results: Vec<Slots>,
}

impl Signature {
    /// If there are floats in its integers, or they are pointers.
    fn of(function: Function, evidence: &Evidence) -> Option<Self> {
        let given = function.params().into_iter();
        let params: Vec<Slots> = given
            .map(|param| {
                let slots = slots(param.ty(), |part| evidence.passed(param, part));
                read(param, slots)
            })
            .collect();
        let elements = elements(function.ty().result()).into_iter().zip(0..);
        let results: Vec<Slots> = elements
            .map(|(ty, index)| slots(ty, |part| evidence.returned((function, index, ty), part)))
            .collect();
        let mut all = params.iter().zip(function.ty().params());
        let mut returned = results.iter().zip(self::elements(function.ty().result()));
        let differs = |(slots, ty): (&Slots, Type)| !is_kept(slots, ty);
        (all.any(differs) || returned.any(differs)).then_some(Self { params, results })
    }

    fn result(&self, old: Type) -> Type {
        let all: Vec<Type> = self.results.iter().flatten().map(|slot| slot.1).collect();
        match &all[..] {
            _ if old.is_void() => old,
            &[one] if !old.is_struct() => one,
            all => old.context().structure(all, false),
        }
    }
}

/// The elements of what a function returns.
fn elements(result: Type) -> Vec<Type> {
    match result.is_struct() {
        true => result.fields(),
        false if result.is_void() => Vec::new(),
        false => vec![result],
    }
}

/// What is passed for something of a type; `kind` tells what a part is if it is no integer.
fn slots(ty: Type, kind: impl Fn(Part) -> Option<Type>) -> Slots {
    let as_part = |part: Part| (part, kind(part).unwrap_or_else(|| part.types(ty).0));
    let is = |part: Part| kind(part).is_some();
    match (is(Part::Whole), is(Part::Low) || is(Part::High)) {
        (true, false) => vec![as_part(Part::Whole)],
        (false, true) => vec![as_part(Part::Low), as_part(Part::High)],
        _ => vec![(Part::Whole, ty)],
    }
}

/// As what a parameter is passed of which only half is read.
fn read(param: Value, slots: Slots) -> Slots {
    let is_word = param.ty().is_int() && u64::from(param.ty().int_width()) == 2 * HALF;
    let is_whole = matches!(slots[..], [(_, ty)] if !ty.is_int());
    let halves = (is_word && !is_whole).then(|| halves_read(param)).flatten();
    let Some(read) = halves.filter(|read| read.contains(&false)) else {
        return slots;
    };
    let known = |part: Part| slots.iter().find(|slot| slot.0 == part).copied();
    let both = [Part::Low, Part::High].into_iter().zip(read);
    let read = both.filter(|(_, is_read)| *is_read).map(|(part, _)| part);
    read.map(|part| known(part).unwrap_or((part, part.types(param.ty()).0)))
        .collect()
}

fn is_kept(slots: &Slots, ty: Type) -> bool {
    matches!(slots[..], [(Part::Whole, same)] if same == ty)
}

/// A function, and what stands in its place.
struct Changed {
    old: Function,
    new: Function,
    signature: Signature,
    /// For each parameter, as which it was there before.
    kept: Vec<Option<u32>>,
}

impl Changed {
    fn of(old: Function, evidence: &Evidence) -> Option<Self> {
        let signature = Signature::of(old, evidence)?;
        let types = old.ty().params();
        let numbered = signature.params.iter().zip(&types).zip(0..);
        let kept: Vec<Option<u32>> = numbered
            .flat_map(|((slots, &ty), index)| {
                let same = is_kept(slots, ty).then_some(index);
                slots.iter().map(move |_| same)
            })
            .collect();
        let params: Vec<Type> = signature.params.iter().flatten().map(|s| s.1).collect();
        let ty = signature.result(old.ty().result()).function(&params, false);
        let new = old.retype(ty, &kept);
        Some(Self {
            old,
            new,
            signature,
            kept,
        })
    }

    /// Lets the body work with what it is given now.
    fn body(&self, parts: &mut Parts) {
        let Some(first) = self.new.entry().first_insertion_point() else {
            return;
        };
        let builder = Builder::before(first);
        let mut given = self.new.params().into_iter();
        for (old, slots) in self.old.params().into_iter().zip(&self.signature.params) {
            let now: Vec<Value> = given.by_ref().take(slots.len()).collect();
            old.replace_uses(joined(&builder, old.ty(), (slots, &now)));
        }
        let old = self.old.ty().result();
        if old == self.new.ty().result() {
            return;
        }
        let ends = self.new.instructions().filter(|i| i.is(Opcode::Ret));
        for end in ends.collect::<Vec<_>>() {
            let builder = Builder::before(end);
            builder.ret(Some(self.returned(&builder, end, parts)));
            end.erase();
        }
    }

    /// What is returned where the old type was.
    fn returned(&self, builder: &Builder, end: Value, parts: &mut Parts) -> Value {
        let (value, ty) = (end.operand(0), self.new.ty().result());
        let is_struct = value.ty().is_struct();
        let each = self.signature.results.iter().zip(0..);
        let values: Vec<Value> = each
            .flat_map(|(slots, index)| {
                let of = |&(part, ty)| match is_struct {
                    true => parts.element((value, index), (part, ty), end),
                    false if value.ty() == ty => value,
                    false => parts.of((value, part), (ty, end)),
                };
                slots.iter().map(of).collect::<Vec<_>>()
            })
            .collect();
        match &values[..] {
            &[one] if !ty.is_struct() => one,
            all => aggregate(builder, ty, all),
        }
    }

    /// Calls the new function in place of the old one.
    fn call(&self, call: Value, parts: &mut Parts) {
        let builder = Builder::before(call);
        let given = call.args().into_iter().zip(&self.signature.params);
        let args: Vec<Value> = given
            .flat_map(|(arg, slots)| {
                let of = |&(part, ty)| match arg.ty() == ty {
                    true => arg,
                    false => parts.of((arg, part), (ty, call)),
                };
                slots.iter().map(of).collect::<Vec<_>>()
            })
            .collect();
        let made = match call.is(Opcode::Invoke) {
            true => invoke(&builder, call, (self.new, &args)),
            false => builder.call(self.new, &args),
        };
        made.copy_location(call);
        made.set_call_convention(call.call_convention());
        let same = made.ty() == call.ty();
        made.keep_call_attributes(call, &self.kept, same);
        if same {
            call.replace_uses(made);
        } else {
            call.replace_uses(self.result(&builder, made, call.ty()));
        }
        call.erase();
    }

    /// What a call returned, in the old type.
    fn result(&self, builder: &Builder, made: Value, old: Type) -> Value {
        let mut next = 0;
        let mut take = |slots: &Slots| -> Vec<Value> {
            let each = slots.iter().map(|_| {
                next += 1;
                match made.ty().is_struct() {
                    true => builder.extract_value(made, next - 1),
                    false => made,
                }
            });
            each.collect()
        };
        let each = elements(old).into_iter().zip(&self.signature.results);
        let values: Vec<Value> = each
            .map(|(ty, slots)| joined(builder, ty, (slots, &take(slots))))
            .collect();
        match &values[..] {
            &[one] if !old.is_struct() => one,
            all => aggregate(builder, old, all),
        }
    }
}

fn aggregate(builder: &Builder, ty: Type, values: &[Value]) -> Value {
    let each = values.iter().zip(0..);
    each.fold(ty.poison(), |all, (&v, index)| {
        builder.insert_value(all, v, index)
    })
}

/// An integer of its parts, or what was no integer.
fn joined(builder: &Builder, ty: Type, (slots, values): (&Slots, &[Value])) -> Value {
    let bits = |(&v, &(part, _)): (&Value, &(Part, Type))| {
        let int = part.types(ty).0;
        let half = builder.cast(Opcode::ZExt, as_type(builder, v, int), ty);
        match part {
            Part::High => builder.binary(Opcode::Shl, half, ty.int(HALF)),
            _ => half,
        }
    };
    match (values, &slots[..]) {
        (&[v], &[(Part::Whole, _)]) => as_type(builder, v, ty),
        (&[v], &[slot]) => bits((&v, &slot)),
        (&[low, high], &[one, other]) => {
            let (low, high) = (bits((&low, &one)), bits((&high, &other)));
            builder.binary(Opcode::Or, high, low)
        }
        _ => ty.zero(),
    }
}
