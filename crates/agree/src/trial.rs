//! One function at one point, by both.

use crate::point::{Argument, Point, SIZE, Word};
use crate::subject::{Subject, Subjects};
use anyhow::Result;
use tapeless_interp::{Interp, Ptr, Trap, TrapKind, Val};
use tapeless_ir::{FloatKind, FuncId, Module, ScalarType, Type};
use tapeless_llvm::command::Fence;

/// Ops that a function may run.
const STEPS: u64 = 200_000;

/// Where the interpreter lays its memory, run by run: addresses that differ in every byte.
const LOWEST: [u64; 4] = [
    0x0102_0304_1000_0000,
    0x0506_0708_5213_1450,
    0x0000_7f11_9426_28a0,
    0x0000_5537_d839_3cf0,
];

/// What came of a trial.
pub enum Outcome {
    /// Both did the same.
    Same,
    /// The interpreter did not get through, or the function leaves traces in globals, which compiled code would keep.
    NotRun(String),
    /// They did not.
    Differs(String),
}

/// What a run leaves; `None` are bytes that are not initialised or depend on addresses.
struct Left {
    result: Option<u64>,
    blocks: Vec<Vec<Option<u8>>>,
}

/// Runs a function at the point of a number.
pub fn at(subjects: &Subjects, index: usize, number: u64) -> Result<Outcome> {
    let subject = &subjects.all[index];
    let point = Point::random(&subject.params, number);
    let mut expected = match interpreted(&subjects.module, subject, &point, LOWEST[0]) {
        Ok(left) => left,
        Err(why) => return Ok(Outcome::NotRun(why)),
    };
    for &lowest in &LOWEST[1..] {
        let again = interpreted(&subjects.module, subject, &point, lowest);
        let Some(left) = again.ok().and_then(|left| common(expected, &left, lowest)) else {
            return Ok(Outcome::NotRun("it depends on addresses".to_owned()));
        };
        expected = left;
    }
    match compiled(subjects, subject, &point)? {
        Ok((result, blocks)) => Ok(compare(&expected, subject, result, &blocks)),
        Err(how) => Ok(Outcome::Differs(how)),
    }
}

fn interpreted(
    module: &Module,
    subject: &Subject,
    point: &Point,
    lowest: u64,
) -> Result<Left, String> {
    let told = |trap: Trap| match trap.kind {
        TrapKind::Unsupported => trap.what,
        kind => format!("{kind:?}"),
    };
    let mut interp = Interp::above(module, lowest);
    interp.set_step_limit(STEPS);
    let blocks: Vec<Ptr> = point
        .blocks
        .iter()
        .map(|_| interp.alloc(SIZE as u64))
        .collect();
    let last = blocks[blocks.len() - 1].0;
    for (&at, words) in blocks.iter().zip(&point.blocks) {
        interp
            .write_bytes(at, &bytes_of(words, last))
            .map_err(told)?;
    }
    let args: Vec<Val> = point
        .arguments
        .iter()
        .zip(&subject.params)
        .map(|(argument, &ty)| match *argument {
            Argument::Block(index) => Val::Ptr(blocks[index]),
            Argument::Number(bits) => value(ty, bits),
        })
        .collect();
    let result = interp.call(subject.id, &args).map_err(told)?;
    if writes_globals(module, &interp) {
        return Err("it writes globals".to_owned());
    }
    let byte = |at: Ptr| interp.read_bytes(at, 1).ok().map(|bytes| bytes[0]);
    Ok(Left {
        result: result.and_then(|value| bits(&value, subject.result)),
        blocks: blocks
            .iter()
            .map(|at| (0..SIZE as u64).map(|i| byte(at.offset(i))).collect())
            .collect(),
    })
}

/// Whether a variable no longer holds its initial bytes. Those whose bytes the importer did not read hold none.
fn writes_globals(module: &Module, interp: &Interp<'_>) -> bool {
    let variables = module.globals.iter().filter(|(_, global)| !global.constant);
    variables.into_iter().any(|(id, global)| {
        let at = interp.global(id);
        match &global.bytes {
            Some(_) if !global.addresses.is_empty() => {
                let before = Interp::above(module, interp.function(FuncId::from_u32(0)).0);
                let bytes = |interp: &Interp<'_>| interp.read_bytes(at, global.size).ok();
                bytes(interp) != bytes(&before)
            }
            Some(bytes) => interp.read_bytes(at, global.size).ok().as_ref() != Some(bytes),
            None => {
                (0..global.size.min(1 << 16)).any(|i| interp.read_bytes(at.offset(i), 1).is_ok())
            }
        }
    })
}

fn bytes_of(words: &[Word], last: u64) -> Vec<u8> {
    let word = |word: &Word| match *word {
        Word::Bits(bits) => bits.to_le_bytes(),
        Word::Last => last.to_le_bytes(),
    };
    words.iter().flat_map(word).collect()
}

fn value(ty: Type, bits: u64) -> Val {
    match ty.element() {
        Some(ScalarType::Float(FloatKind::F32)) => {
            Val::Float(f64::from(f32::from_bits(bits as u32)))
        }
        Some(ScalarType::Float(_)) => Val::Float(f64::from_bits(bits)),
        _ => Val::Int(u128::from(bits & mask(ty))),
    }
}

fn mask(ty: Type) -> u64 {
    match ty.element() {
        Some(ScalarType::Int(width)) if width < 64 => (1 << width) - 1,
        Some(ScalarType::Float(FloatKind::F32)) => u64::from(u32::MAX),
        _ => u64::MAX,
    }
}

fn bits(value: &Val, ty: Option<Type>) -> Option<u64> {
    match (value, ty?.element()?) {
        (Val::Float(x), ScalarType::Float(FloatKind::F32)) => Some((*x as f32).to_bits().into()),
        (Val::Float(x), _) => Some(x.to_bits()),
        _ => value.as_bits().map(|bits| bits as u64),
    }
}

/// What the first run and one at other addresses leave without what holds addresses; nothing if more depends on them.
fn common(mut first: Left, second: &Left, lowest: u64) -> Option<Left> {
    if let (Some(a), Some(b)) = (first.result, second.result)
        && a != b
    {
        first.result = None;
        is_address(a, b, lowest).then_some(())?;
    }
    for (block, other) in first.blocks.iter_mut().zip(&second.blocks) {
        for (word, other) in block.chunks_mut(8).zip(other.chunks(8)) {
            if word != other {
                // A word without an address in the first run was cleared by an earlier comparison.
                if word.iter().any(Option::is_some) {
                    is_address(number(word)?, number(other)?, lowest).then_some(())?;
                }
                word.fill(None);
            }
        }
    }
    Some(first)
}

fn is_address(first: u64, second: u64, lowest: u64) -> bool {
    first.wrapping_sub(LOWEST[0]) == second.wrapping_sub(lowest)
}

fn number(bytes: &[Option<u8>]) -> Option<u64> {
    let digits = bytes.iter().rev();
    digits
        .copied()
        .try_fold(0, |all, byte| Some(all << 8 | u64::from(byte?)))
}

type Compiled = std::result::Result<(u64, Vec<Fence>), String>;

fn compiled(subjects: &Subjects, subject: &Subject, point: &Point) -> Result<Compiled> {
    let mut blocks = Vec::new();
    for _ in &point.blocks {
        blocks.push(Fence::new(SIZE).map_err(|why| anyhow::anyhow!("{why}"))?);
    }
    let last = blocks[blocks.len() - 1].address();
    for (block, words) in blocks.iter_mut().zip(&point.blocks) {
        block.bytes_mut().copy_from_slice(&bytes_of(words, last));
    }
    let mut words: Vec<u64> = point
        .arguments
        .iter()
        .map(|argument| match *argument {
            Argument::Block(index) => blocks[index].address(),
            Argument::Number(bits) => bits,
        })
        .collect();
    words.push(0);
    Ok(match subjects.jit.call_on(&subject.symbol, &mut words) {
        Ok(()) => Ok((words[words.len() - 1], blocks)),
        Err(why) => Err(format!("compiled, {why}")),
    })
}

fn compare(expected: &Left, subject: &Subject, result: u64, blocks: &[Fence]) -> Outcome {
    if let (Some(ours), Some(ty)) = (expected.result, subject.result)
        && !same(ours, result & mask(ty), ty)
    {
        let theirs = result & mask(ty);
        return Outcome::Differs(format!("it returns {ours:#x}, compiled {theirs:#x}"));
    }
    for (index, (ours, theirs)) in expected.blocks.iter().zip(blocks).enumerate() {
        for (at, (ours, &theirs)) in ours.iter().zip(theirs.bytes()).enumerate() {
            if ours.is_some_and(|ours| ours != theirs) {
                let ours = ours.unwrap_or_default();
                return Outcome::Differs(format!(
                    "byte {at} of block {index} is {ours:#04x}, compiled {theirs:#04x}"
                ));
            }
        }
    }
    Outcome::Same
}

/// Equal bits, two NaN, or floats as near as two libraries of mathematics are.
fn same(ours: u64, theirs: u64, ty: Type) -> bool {
    let (a, b, near) = match ty.element() {
        Some(ScalarType::Float(FloatKind::F32)) => (
            f64::from(f32::from_bits(ours as u32)),
            f64::from(f32::from_bits(theirs as u32)),
            1e-6,
        ),
        Some(ScalarType::Float(_)) => (f64::from_bits(ours), f64::from_bits(theirs), 1e-14),
        _ => return ours == theirs,
    };
    ours == theirs || a.is_nan() && b.is_nan() || (a - b).abs() <= near * b.abs()
}
