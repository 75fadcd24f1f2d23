//! Floats that a shuffle of integers moves whole: `_mm_shuffle_epi32` takes doubles for pairs of integers.

use super::signs::floats_of;
use crate::opcode::Opcode;
use crate::{Builder, Function, Type, Value};

/// Shuffles of a float vector's bits become shuffles of its lanes, where they tear none apart.
///
/// ```text
/// bitcast (shuffle (bitcast x to <4 x i32>), [2, 3, 0, 1]) to <2 x double>   →   shuffle x, [1, 0]
/// ```
pub fn restore(function: Function) {
    let shuffles: Vec<Value> = function
        .instructions()
        .filter(|value| value.is(Opcode::ShuffleVector) && value.ty().is_vector())
        .filter(|value| value.ty().element().is_int())
        .collect();
    for shuffle in shuffles {
        if let Some(floats) = Floats::of(shuffle) {
            floats.replace(shuffle);
        }
    }
}

/// A shuffle of floats, or of whole words.
struct Floats {
    /// Of both operands.
    ty: Type,
    mask: Vec<Option<u32>>,
}

impl Floats {
    fn of(shuffle: Value) -> Option<Self> {
        let operands = [shuffle.operand(0), shuffle.operand(1)];
        let seen = operands.into_iter().find_map(floats_before);
        let seen = seen.or_else(|| shuffle.users().into_iter().find_map(floats_behind));
        let (lanes, narrow) = (operands[0].ty().lanes()?, operands[0].ty().element());
        let (lane, parts) = seen.or_else(|| words(narrow))?;
        Some(Self {
            ty: lane.vector(lanes.is_multiple_of(parts).then_some(lanes / parts)?),
            mask: widened(&shuffle.shuffle_mask(), parts)?,
        })
    }

    fn replace(self, shuffle: Value) {
        let builder = Builder::before(shuffle);
        let [a, b] = [0, 1].map(|index| floats_of(&builder, shuffle.operand(index), self.ty));
        let made = builder.shuffle(a, b, &self.mask);
        for user in shuffle.users() {
            if user.is(Opcode::BitCast) && user.ty() == made.ty() {
                user.replace_uses(made);
                user.erase();
            }
        }
        if shuffle.has_users() {
            shuffle.replace_uses(builder.cast(Opcode::BitCast, made, shuffle.ty()));
        }
        shuffle.erase();
    }
}

/// The floats that these bits were before: of what type, and how many lanes here hold one.
fn floats_before(bits: Value) -> Option<(Type, u32)> {
    let from = bits.is(Opcode::BitCast).then(|| bits.operand(0).ty())?;
    parts(from, bits.ty())
}

/// The floats that a user makes of bits.
fn floats_behind(user: Value) -> Option<(Type, u32)> {
    let bits = user.is(Opcode::BitCast).then(|| user.operand(0).ty())?;
    parts(user.ty(), bits)
}

fn parts(floats: Type, bits: Type) -> Option<(Type, u32)> {
    let (few, many) = (floats.lanes()?, bits.lanes()?);
    (floats.element().is_float() && many.is_multiple_of(few))
        .then(|| (floats.element(), many / few))
}

/// Where nothing is said of floats, whole words may be such.
fn words(narrow: Type) -> Option<(Type, u32)> {
    const WORD: u32 = 64;
    let parts = WORD / narrow.int_width().max(1);
    (parts > 1).then(|| (narrow.context().int(WORD), parts))
}

/// The mask of lanes that consist of so many parts each; nothing if it mixes them.
fn widened(mask: &[Option<u32>], parts: u32) -> Option<Vec<Option<u32>>> {
    let lanes = mask.chunks_exact(parts as usize);
    if !lanes.remainder().is_empty() {
        return None;
    }
    let lane = |chunk: &[Option<u32>]| {
        let mut known = (0..)
            .zip(chunk)
            .filter_map(|(at, part)| Some((at, (*part)?)));
        let Some((at, first)) = known.next() else {
            return Some(None);
        };
        let start = first.checked_sub(at)?;
        let is_whole = start % parts == 0 && known.all(|(at, part)| part == start + at);
        is_whole.then_some(Some(start / parts))
    };
    lanes.map(lane).collect()
}

#[cfg(test)]
mod tests {
    use super::widened;

    #[test]
    fn masks_of_parts() {
        let mask = |lanes: &[i64]| -> Vec<Option<u32>> {
            lanes.iter().map(|&lane| u32::try_from(lane).ok()).collect()
        };
        assert_eq!(widened(&mask(&[2, 3, 0, 1]), 2), Some(mask(&[1, 0])));
        assert_eq!(widened(&mask(&[-1, 7, -1, -1]), 2), Some(mask(&[3, -1])));
        assert_eq!(widened(&mask(&[1, 0]), 1), Some(mask(&[1, 0])));
        assert_eq!(widened(&mask(&[1, 2, 0, 1]), 2), None);
        assert_eq!(widened(&mask(&[0, 3]), 2), None);
        assert_eq!(widened(&mask(&[0, 1, 2]), 2), None);
    }
}
