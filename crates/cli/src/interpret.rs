//! Derivatives run by the reference interpreter.

use crate::bind::{Arg, Bound, Role};
use crate::failure::Result;
use crate::gradient::Gradient;
use crate::number::Number;
use crate::stages::Stages;
use tapeless_diag::{Diagnostic, code};
use tapeless_family::Dtype;
use tapeless_interp::{Interp, Ptr, Trap, TrapKind, Val};
use tapeless_ir::Type;
use tapeless_synth::signature;

/// Ops that a program may run.
const STEPS: u64 = 200_000_000;

/// Members of a team, and where the random numbers start by which it is drawn who of them is next.
pub const TEAM: (u32, u64) = (3, 1);

/// What came of a run.
#[derive(Debug)]
pub enum Interpreted {
    /// Value and gradient.
    Done(Gradient),
    /// The program does what only compiled code can, or too much of it.
    Unable(String),
}

/// Value and gradient at a point, by an adjoint in structured form.
///
/// # Errors
/// If the interpreter traps.
pub fn gradient(
    stages: &Stages,
    bound: &Bound,
    seeds: &[Vec<f64>],
    team: (u32, u64),
) -> Result<Interpreted> {
    match evaluate(stages, bound, seeds, team) {
        Ok(gradient) => Ok(Interpreted::Done(gradient)),
        Err(trap) if matches!(trap.kind, TrapKind::Unsupported | TrapKind::StepLimit) => {
            Ok(Interpreted::Unable(trap.to_string()))
        }
        Err(trap) => {
            let what = format!("the interpreter trapped: {:?}: {}", trap.kind, trap.what);
            Err(Diagnostic::error(code::INPUT, what)
                .at(trap.place)
                .help("are the arrays of `--at` as long as the function expects, and is it defined at this point?")
                .into())
        }
    }
}

impl Interpreted {
    /// The gradient.
    ///
    /// # Errors
    /// If there is none.
    pub fn done(self) -> Result<Gradient> {
        match self {
            Self::Done(gradient) => Ok(gradient),
            Self::Unable(why) => {
                let what = format!("the interpreter cannot run this: {why}");
                Err(Diagnostic::error(code::UNSUPPORTED, what)
                    .help("leave `--interp` out: the derivative is compiled then")
                    .into())
            }
        }
    }
}

fn evaluate(
    stages: &Stages,
    bound: &Bound,
    seeds: &[Vec<f64>],
    (members, seed): (u32, u64),
) -> std::result::Result<Gradient, Trap> {
    let (module, derived) = (&stages.synthesised, &stages.derived);
    let primal = &module.functions[derived.context.function].sig;
    let mut interp = Interp::new(module);
    interp.set_step_limit(STEPS);
    interp.set_team(members, seed);
    let (mut args, mut shadows) = (Vec::new(), Vec::new());
    for (index, arg) in bound.args.iter().enumerate() {
        let ty = primal.params.get(index).copied().unwrap_or(Type::PTR);
        args.push(match arg {
            Arg::Null => Val::Ptr(Ptr(0)),
            Arg::Number(number, bits) => scalar(*number, *bits, ty),
            Arg::Array(number, bits) => Val::Ptr(array(&mut interp, *number, bits)?),
        });
        let mut shadow = None;
        if let (Arg::Array(number, _), Role::Dup) = (arg, bound.roles[index]) {
            let bits: Vec<u64> = seeds[index].iter().map(|&x| number.bits_of(x)).collect();
            args.push(Val::Ptr(*shadow.insert(array(
                &mut interp,
                *number,
                &bits,
            )?)));
        }
        shadows.push(shadow);
    }
    if signature::seed(&derived.context, primal).is_some() {
        args.push(Val::Float(1.0));
    }
    let returned = interp.call(derived.forward, &args)?;
    let results = signature::forward_results(&derived.context, primal, None);
    let mut numbers = numbers(returned, results.len()).into_iter();
    let value = primal
        .ret
        .and_then(|ty| numbers.next().map(|val| number(&val, ty)));
    let mut adjoints = Vec::new();
    for ((arg, role), shadow) in bound.args.iter().zip(&bound.roles).zip(shadows) {
        adjoints.push(match (arg, shadow) {
            (Arg::Array(kind, bits), Some(at)) => read(&interp, at, *kind, bits.len())?,
            (Arg::Number(..), _) if *role == Role::Out => numbers
                .next()
                .and_then(|val| val.as_f64())
                .into_iter()
                .collect(),
            _ => Vec::new(),
        });
    }
    Ok(Gradient { value, adjoints })
}

fn scalar(number: Dtype, bits: u64, ty: Type) -> Val {
    if number.is_float() {
        return Val::Float(number.value(bits));
    }
    let width = match ty.element() {
        Some(tapeless_ir::ScalarType::Int(width)) => width,
        _ => 64,
    };
    Val::Int(u128::from(bits) & ((1 << width) - 1))
}

fn number(val: &Val, ty: Type) -> f64 {
    let bits = val.as_bits().map(|bits| bits as u64);
    let width = ty.element().map_or(64, |scalar| match scalar {
        tapeless_ir::ScalarType::Int(width) => width.clamp(1, 64),
        _ => 64,
    });
    let signed = bits.map(|bits| (bits << (64 - width)).cast_signed() >> (64 - width));
    val.as_f64()
        .or(signed.map(|x| x as f64))
        .unwrap_or(f64::NAN)
}

/// The results, one by one.
fn numbers(returned: Option<Val>, count: usize) -> Vec<Val> {
    match returned {
        Some(val) if count > 1 => val.as_parts().map(<[Val]>::to_vec).unwrap_or_default(),
        other => other.into_iter().collect(),
    }
}

fn array(interp: &mut Interp<'_>, number: Dtype, bits: &[u64]) -> std::result::Result<Ptr, Trap> {
    let size = number.bytes();
    let at = interp.alloc((size * bits.len()) as u64);
    let bytes: Vec<u8> = bits
        .iter()
        .flat_map(|bits| bits.to_le_bytes()[..size].to_vec())
        .collect();
    interp.write_bytes(at, &bytes)?;
    Ok(at)
}

fn read(
    interp: &Interp<'_>,
    at: Ptr,
    number: Dtype,
    count: usize,
) -> std::result::Result<Vec<f64>, Trap> {
    let size = number.bytes();
    let bytes = interp.read_bytes(at, (size * count) as u64)?;
    let one = |bytes: &[u8]| {
        let mut word = [0; 8];
        word[..size].copy_from_slice(bytes);
        number.value(u64::from_le_bytes(word))
    };
    Ok(bytes.chunks_exact(size).map(one).collect())
}
