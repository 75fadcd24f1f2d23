//! Inline assembly of which it is known what it does: nothing, where it has no instructions and stands in the optimiser's
//! way alone; or the one instruction of vector code that the compiler would not choose by itself.

use super::builtins::least;
use crate::opcode::{FloatPredicate, Opcode, TypeKind};
use crate::{Builder, Function, Type, Value};

/// Says without assembly what a copy's assembly does. Where it has no instructions, an output is the input that shares
/// its place.
///
/// ```text
/// y = asm "", "=x,0"(x)                  →   y = arithmetic_fence x
/// asm "", "=*m,0"(p, x)                  →   store x, p
/// asm "", "~{memory}"()                  →
/// y = asm "maxpd $1, $0", "=x,x,0"(a, b) →   y = b > a ? b : a
/// ```
pub(crate) fn spell_out(copy: Function) {
    let calls: Vec<Value> = copy
        .instructions()
        .filter(|i| i.is_inline_asm() && i.is(Opcode::Call))
        .collect();
    for call in calls {
        let Some((text, constraints)) = call.callee().inline_asm() else {
            continue;
        };
        let Some(operands) = Operands::of(call, &constraints) else {
            continue;
        };
        let text = text.trim();
        let builder = Builder::before(call);
        if text.is_empty() {
            if let Some(outputs) = operands.outputs(call.ty()) {
                replace(&builder, call, &outputs);
            }
        } else if let Some(made) = instruction(&builder, text, &operands, call.ty()) {
            call.replace_uses(made);
            call.erase();
        }
    }
}

/// The operands of assembly.
struct Operands<'a> {
    /// The constraint of each output, and where it is stored, if it is not a result.
    outputs: Vec<(&'a str, Option<Value>)>,
    /// Each input, and the output whose place it shares.
    inputs: Vec<(Option<usize>, Value)>,
}

/// The output of empty assembly.
enum Output {
    /// The value of an input.
    Is(Value),
    /// The value of an input, in memory.
    Stored { to: Value, value: Value },
    /// Memory that stays as it is.
    Kept,
}

impl<'a> Operands<'a> {
    fn of(call: Value, constraints: &'a str) -> Option<Self> {
        if constraints.contains('!') || !call.bundles().is_empty() {
            return None;
        }
        let mut all = constraints.split(',').filter(|c| !c.is_empty()).peekable();
        let mut args = call.args().into_iter();
        let mut outputs = Vec::new();
        while let Some(output) = all.next_if(|c| c.starts_with('=')) {
            let is_stored = output.starts_with("=*");
            outputs.push((output, is_stored.then(|| args.next()).flatten()));
        }
        let inputs = all.filter(|c| !c.starts_with('~')).map(tied).zip(args);
        Some(Self {
            outputs,
            inputs: inputs.collect(),
        })
    }

    /// The input that shares the place of an output.
    fn shared(&self, output: usize) -> Option<Value> {
        let mut inputs = self.inputs.iter();
        inputs.find_map(|&(tied, value)| (tied == Some(output)).then_some(value))
    }

    /// The outputs of assembly without instructions that gives a type, unless some have no value.
    fn outputs(&self, ty: Type) -> Option<Vec<Output>> {
        let output = |(index, &(constraint, place)): (usize, &(&str, Option<Value>))| match (
            place,
            self.shared(index),
        ) {
            (None, value) => value.map(Output::Is),
            (Some(to), Some(value)) => Some(Output::Stored { to, value }),
            (Some(_), None) => (constraint == "=*m").then_some(Output::Kept),
        };
        let all: Option<Vec<Output>> = self.outputs.iter().enumerate().map(output).collect();
        all.filter(|all| fits(ty, all))
    }
}

/// The output whose place an input shares, by all alternatives of its constraint.
fn tied(constraint: &str) -> Option<usize> {
    let mut all = constraint.split('|').map(|one| one.parse().ok());
    let first = all.next()??;
    all.all(|other| other == Some(first)).then_some(first)
}

/// Whether the outputs that are values are what a call gives.
fn fits(ty: Type, outputs: &[Output]) -> bool {
    let value = |output: &Output| match output {
        Output::Is(value) => Some(value.ty()),
        _ => None,
    };
    let given: Vec<Type> = outputs.iter().filter_map(value).collect();
    match given[..] {
        [] => ty.is_void(),
        [one] => one == ty,
        _ => ty.is_struct() && ty.fields() == given,
    }
}

fn replace(builder: &Builder, call: Value, outputs: &[Output]) {
    let layout = call.block().function().module().layout();
    let mut results = Vec::new();
    for output in outputs {
        match *output {
            Output::Is(value) => results.push(fenced(builder, value)),
            Output::Stored { to, value } => {
                builder.store(fenced(builder, value), to, layout.align(value.ty()));
            }
            Output::Kept => {}
        }
    }
    match results[..] {
        [] => {}
        [value] => call.replace_uses(value),
        _ => {
            let each = results.iter().enumerate();
            let all = each.fold(call.ty().poison(), |all, (i, &value)| {
                builder.insert_value(all, value, i as u32)
            });
            call.replace_uses(all);
        }
    }
    call.erase();
}

/// Where floats stand in the way, they go on doing so.
fn fenced(builder: &Builder, value: Value) -> Value {
    let ty = value.ty();
    let is_float = ty.scalar().is_float();
    let fence = is_float.then(|| builder.intrinsic("llvm.arithmetic.fence", &[ty], &[value]));
    fence.flatten().unwrap_or(value)
}

/// What one instruction of SSE, AVX or FMA gives, in the order of operands that AT&T's assemblers have: the least and the
/// greatest, which are the second operand where no order is known; and a fused product and sum.
fn instruction(builder: &Builder, text: &str, operands: &Operands<'_>, ty: Type) -> Option<Value> {
    let (name, places) = text.split_once(char::is_whitespace)?;
    let place = |place: &str| place.trim().strip_prefix('$')?.parse().ok();
    let places: Vec<usize> = places.split(',').map(place).collect::<Option<_>>()?;
    let value = |place: usize| {
        let value = match place.checked_sub(operands.outputs.len()) {
            None => operands.shared(place),
            Some(input) => operands.inputs.get(input).map(|input| input.1),
        };
        value.filter(|value| value.ty() == ty)
    };
    let (name, suffix) = name.split_at_checked(name.len().checked_sub(2)?)?;
    if suffix != lanes(ty)? {
        return None;
    }
    let (predicate, places) = match (name, &places[..]) {
        ("min", &[b, 0]) => (FloatPredicate::Olt, [0, b]),
        ("max", &[b, 0]) => (FloatPredicate::Ogt, [0, b]),
        ("vmin", &[b, a, 0]) => (FloatPredicate::Olt, [a, b]),
        ("vmax", &[b, a, 0]) => (FloatPredicate::Ogt, [a, b]),
        ("vfmadd231", &[a, b, 0]) => {
            let args = [value(a)?, value(b)?, value(0)?];
            return builder.intrinsic("llvm.fma", &[ty], &args);
        }
        _ => return None,
    };
    let (a, b) = (value(places[0])?, value(places[1])?);
    Some(least(builder, predicate, a, b))
}

/// The end of the names of instructions on a type.
fn lanes(ty: Type) -> Option<&'static str> {
    match (ty.lanes(), ty.scalar().kind()) {
        (Some(_), TypeKind::Double) => Some("pd"),
        (Some(_), TypeKind::Float) => Some("ps"),
        (None, TypeKind::Double) => Some("sd"),
        (None, TypeKind::Float) => Some("ss"),
        _ => None,
    }
}
