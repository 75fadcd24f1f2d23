//! Pieces of integers that are wider than any scalar, or that are made of several members: simplifications read one lane of a
//! vector so, and members of a structure that they copy.
//!
//! ```text
//! v = load i256, p   …   bitcast (trunc (lshr v, 64) to i64) to double   →   bitcast (load i64, p + 8) to double
//! bitcast (trunc (lshr (bitcast <4 x double> v to i256), 64) to i128) to <2 x double>   →   shuffle v, [1, 2]
//! ```

use super::moves::is_plain;
use crate::opcode::Opcode;
use crate::rewrites::kept::structures;
use crate::{Builder, Function, Type, Value};

/// Bits of the widest integer that may be one scalar, and of a byte.
const WORD: u32 = 64;
const BYTE: u64 = 8;

/// Metadata that holds of the parts of a load, too.
const KEPT: [&str; 2] = ["alias.scope", "noalias"];

/// Each whole piece of a wide integer is loaded by itself, or taken out of the vector whose bits the integer has.
pub fn restore(function: Function) {
    let pieces: Vec<Piece> = function.instructions().filter_map(Piece::of).collect();
    for piece in pieces {
        let shifted = piece.taken.operand(0);
        let Some(alone) = piece.alone() else { continue };
        piece.taken.replace_uses(alone);
        piece.taken.erase();
        if shifted != piece.of && !shifted.has_users() {
            shifted.erase();
        }
        if !piece.of.has_users() {
            piece.of.erase();
        }
    }
}

/// Whether an integer is loaded of a word in which several members of a structure lie: one member would be aligned.
fn is_joined(of: Value) -> bool {
    of.is(Opcode::Load) && of.ty().int_width() == WORD && of.align() < WORD / 8
}

/// Some bits of a wide integer.
struct Piece {
    /// What takes them.
    taken: Value,
    /// The integer.
    of: Value,
    /// The lowest of them.
    bit: u64,
}

impl Piece {
    fn of(taken: Value) -> Option<Self> {
        let whole = taken.is(Opcode::Trunc) && taken.ty().is_int();
        let width = whole.then(|| taken.ty().int_width())?;
        let is_piece = matches!(width, 8 | 16 | 32) || width.is_multiple_of(WORD);
        let mut of = is_piece.then(|| taken.operand(0))?;
        let mut bit = 0;
        if of.is_instruction() && of.is(Opcode::LShr) {
            let by = of.operand(1).const_bits()?;
            let (&low, high) = by.split_first()?;
            bit = high.iter().all(|&word| word == 0).then_some(low)?;
            of = of.operand(0);
        }
        let all = of.ty().int_width();
        let inside = bit.checked_add(u64::from(width))? <= u64::from(all);
        let wide = u64::from(all).is_multiple_of(BYTE)
            && of.is_instruction()
            && (all > WORD || is_joined(of));
        (wide && inside).then_some(Self { taken, of, bit })
    }

    /// The same bits without the others.
    fn alone(&self) -> Option<Value> {
        match self.of.opcode() {
            Opcode::Load if is_plain(self.of) => self.loaded(),
            Opcode::BitCast if self.is_scalar() => self.lane(),
            Opcode::BitCast => self.lanes(),
            _ => None,
        }
    }

    fn is_scalar(&self) -> bool {
        self.taken.ty().int_width() <= WORD
    }

    /// Loads them where all are loaded; the lowest come first.
    fn loaded(&self) -> Option<Value> {
        let bytes = self.bit.is_multiple_of(BYTE).then_some(self.bit / BYTE)?;
        let wanted = self.wanted();
        let ty = wanted.or_else(|| self.is_scalar().then(|| self.taken.ty()))?;
        let builder = Builder::before(self.of);
        let (pointer, align) = builder.behind((self.of.access_pointer(), self.of.align()), bytes);
        let loaded = builder.load(ty, pointer, align);
        loaded.copy_location(self.of);
        KEPT.iter()
            .for_each(|kind| loaded.copy_metadata(self.of, kind));
        structures::move_on(loaded, bytes);
        Some(self.with(loaded, wanted.is_some()))
    }

    /// The pointer, or the vector, that all who take them make of them.
    fn wanted(&self) -> Option<Type> {
        let users = self.taken.users();
        let width = self.taken.ty().int_width();
        let cast = |user: &Value| match user.opcode() {
            Opcode::IntToPtr => Some(user.ty()).filter(|_| width == WORD),
            Opcode::BitCast => Some(user.ty()).filter(|_| width > WORD),
            _ => None,
        };
        let first = users.first().and_then(cast)?;
        users
            .iter()
            .all(|user| cast(user) == Some(first))
            .then_some(first)
    }

    /// What takes their place, where they are something else for all who take them.
    fn with(&self, alone: Value, replaces: bool) -> Value {
        if !replaces {
            return alone;
        }
        for user in self.taken.users() {
            user.replace_uses(alone);
            user.erase();
        }
        self.taken.ty().poison()
    }

    /// Takes them out of a vector of as wide lanes; the lowest are the first.
    fn lane(&self) -> Option<Value> {
        let vector = self.of.operand(0);
        let ty = vector.ty();
        let lanes = u64::from(ty.lanes()?);
        let width = u64::from(self.taken.ty().int_width());
        let fits = lanes * width == u64::from(self.of.ty().int_width());
        let lane = (fits && self.bit.is_multiple_of(width)).then_some(self.bit / width)?;
        let builder = Builder::before(self.taken);
        let index = ty.context().int(64).int(lane);
        let element = builder.extract_element(vector, index);
        Some(match element.ty() == self.taken.ty() {
            true => element,
            false if element.ty().is_float() => {
                builder.cast(Opcode::BitCast, element, self.taken.ty())
            }
            false => return None,
        })
    }

    /// Takes them out of a vector whose lanes they are; the lowest are the first.
    fn lanes(&self) -> Option<Value> {
        let vector = self.of.operand(0);
        let count = vector.ty().lanes()?;
        let width = self.of.ty().int_width() / count;
        let first = u32::try_from(self.bit).ok()?;
        let parts = [first, self.taken.ty().int_width(), self.of.ty().int_width()];
        let are_whole = width > 0 && parts.iter().all(|bits| bits.is_multiple_of(width));
        let first = are_whole.then(|| first / width)?;
        let lanes = first..first + self.taken.ty().int_width() / width;
        let mask: Vec<Option<u32>> = lanes.map(Some).collect();
        let builder = Builder::before(self.taken);
        let some = builder.shuffle(vector, vector.ty().poison(), &mask);
        let replaces = self.wanted() == Some(some.ty());
        let bits = || builder.cast(Opcode::BitCast, some, self.taken.ty());
        Some(self.with(if replaces { some } else { bits() }, replaces))
    }
}
