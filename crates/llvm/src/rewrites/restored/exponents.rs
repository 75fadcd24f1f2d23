//! Floats that are made from the bits of others by changes of sign and exponent alone: `frexp` and `ldexp` of vector code,
//! `x / 2` as a subtraction.

use super::signs::floats_of;
use crate::opcode::{Opcode, TypeKind};
use crate::{Builder, Function, Module, Type, Value};
use tapeless_rules::{id, rule};

/// Says of what is made by integer operations that it has the fraction of another float. As far as it depends on that, it
/// is proportional to it.
///
/// ```text
/// y = bitcast (add (bitcast x), k << 52) to double   →   y' = with_exponent(x, y)
/// ```
pub(crate) fn restore(copy: Function) {
    let made: Vec<Value> = copy
        .instructions()
        .filter(|i| i.is(Opcode::BitCast) && fraction_of(i.ty()).is_some())
        .collect();
    for float in made {
        let _ = restore_one(float);
    }
}

/// Nothing if it is made otherwise.
fn restore_one(float: Value) -> Option<()> {
    let (bits, ty) = (float.operand(0), float.ty());
    let fraction = fraction_of(ty)?;
    let is_alike = bits.ty().scalar().is_int() && bits.ty().lanes() == ty.lanes();
    if !is_alike || float.users().into_iter().any(is_ours) {
        return None;
    }
    let before = same_fraction(bits, fraction).filter(|&before| before != bits)?;
    let function = declared(float.block().function().module(), ty);
    let from = floats_of(&Builder::before(float), before, ty);
    let builder = Builder::before(float.next()?);
    builder.set_location(float);
    let made = builder.call(function, &[from, from]);
    made.set_pure();
    float.replace_uses(made);
    made.set_operand(1, float);
    Some(())
}

/// Takes away what was said: the value that is meant is the second operand.
pub(crate) fn clean_up(module: Module) {
    let ours: Vec<Function> = module.functions().filter(|f| is_name(&f.name())).collect();
    for function in ours {
        for call in function.value().users() {
            call.replace_uses(call.args()[1]);
            call.erase();
        }
        function.delete();
    }
}

/// Whether it is the name of the function for some type.
fn is_name(text: &str) -> bool {
    let name = rule(id::with_exponent).intrinsic();
    name.and_then(|name| text.strip_prefix(name))
        .is_some_and(|rest| rest.starts_with('.'))
}

fn is_ours(user: Value) -> bool {
    let callee = user.is_call().then(|| user.callee().as_function());
    callee.flatten().is_some_and(|f| is_name(&f.name()))
}

fn declared(module: Module, ty: Type) -> Function {
    let name = rule(id::with_exponent).intrinsic().unwrap_or_default();
    let lane = match ty.scalar().kind() {
        TypeKind::Float => "f32",
        _ => "f64",
    };
    let name = match ty.lanes() {
        Some(lanes) => format!("{name}.v{lanes}{lane}"),
        None => format!("{name}.{lane}"),
    };
    module.get_or_add_function(&name, ty.function(&[ty, ty], false))
}

/// The bits of a float's fraction.
fn fraction_of(ty: Type) -> Option<u64> {
    match ty.scalar().kind() {
        TypeKind::Double => Some((1 << 52) - 1),
        TypeKind::Float => Some((1 << 23) - 1),
        _ => None,
    }
}

/// The bits that an integer has its fraction from; itself if nothing is known of how it is made.
fn same_fraction(bits: Value, fraction: u64) -> Option<Value> {
    let of = |at: u32| same_fraction(bits.operand(at), fraction);
    let without = |at: u32| is_without(bits.operand(at), fraction);
    let opcode = bits.is_instruction().then(|| bits.opcode());
    match opcode {
        Some(Opcode::Add | Opcode::Or | Opcode::Xor) => match (without(0), without(1)) {
            (false, true) => of(0),
            (true, false) => of(1),
            _ => None,
        },
        Some(Opcode::Sub) => without(1).then(|| of(0)).flatten(),
        Some(Opcode::And) => {
            let keeps = all_lanes(bits.operand(1), |mask| mask & fraction == fraction);
            keeps.then(|| of(0)).flatten()
        }
        Some(Opcode::Freeze) => of(0),
        _ => (!is_number(bits)).then_some(bits),
    }
}

/// Whether an integer is calculated, or made of a number: its bits are those of no float that it came from.
fn is_number(bits: Value) -> bool {
    bits.is_instruction()
        && match bits.opcode() {
            Opcode::FPToSI
            | Opcode::FPToUI
            | Opcode::Mul
            | Opcode::SDiv
            | Opcode::UDiv
            | Opcode::Shl
            | Opcode::LShr
            | Opcode::AShr => true,
            // `lrint` and its like.
            Opcode::Call => bits
                .callee()
                .as_function()
                .is_some_and(Function::is_declaration),
            _ => false,
        }
}

/// Whether all bits of the fraction are 0.
fn is_without(bits: Value, fraction: u64) -> bool {
    let without = |at: u32| is_without(bits.operand(at), fraction);
    let opcode = bits.is_instruction().then(|| bits.opcode());
    match opcode {
        None => all_lanes(bits, |lane| lane & fraction == 0),
        Some(Opcode::Shl) => {
            let least = u64::from(fraction.count_ones());
            all_lanes(bits.operand(1), |by| by >= least)
        }
        Some(Opcode::And) => without(0) || without(1),
        Some(Opcode::Add | Opcode::Sub | Opcode::Or | Opcode::Xor) => without(0) && without(1),
        Some(Opcode::Mul) => without(0) || without(1),
        Some(Opcode::Freeze) => without(0),
        Some(Opcode::Select) => without(1) && without(2),
        _ => false,
    }
}

/// Whether a constant is such in all lanes.
fn all_lanes(value: Value, is: impl Fn(u64) -> bool) -> bool {
    match value.const_lanes() {
        Some(lanes) => lanes.iter().all(|lane| lane.const_u64().is_some_and(&is)),
        None => value.const_u64().is_some_and(is),
    }
}
