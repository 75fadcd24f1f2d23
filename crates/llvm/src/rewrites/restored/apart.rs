//! Loads of the same bytes as a float and as a pointer, of which simplifications have made one: where a `union` holds
//! which, another load tells, and each is read on its own way only.
//!
//! ```text
//! q = load ptr p   …   d = bitcast (ptrtoint q)   use d   →   q = load ptr p   …   d = load double p   use d
//! ```

use super::moves::{is_marker, is_plain};
use crate::opcode::Opcode;
use crate::{Block, Builder, Function, Value};
use rustc_hash::FxHashSet;

/// Metadata that holds of the load as of what it was made of.
const KEPT: [&str; 2] = ["alias.scope", "noalias"];

/// Lets each use that reads the bytes otherwise than they were loaded load them itself.
pub(crate) fn restore(function: Function) {
    let casts: Vec<(Value, Value)> = function
        .instructions()
        .filter_map(|cast| Some((cast, merged(cast)?)))
        .collect();
    for (cast, load) in casts {
        let uses: Vec<Use> = cast.users().into_iter().flat_map(|u| of(cast, u)).collect();
        if !uses.iter().all(|at| is_undisturbed(load, at.place)) {
            continue;
        }
        uses.iter().for_each(|at| at.load(cast, load));
        if !cast.has_users() {
            cast.erase();
        }
    }
}

/// An operand, and where it has to be known.
struct Use {
    user: Value,
    operand: u32,
    place: Value,
}

/// The operands of a user that are a value.
fn of(value: Value, user: Value) -> Vec<Use> {
    let incoming = match user.is(Opcode::Phi) {
        true => user.incoming(),
        false => Vec::new(),
    };
    let place = |operand: u32| match incoming.get(operand as usize) {
        Some((_, from)) => from.terminator(),
        None => Some(user),
    };
    let operands = (0..user.operand_count()).filter(|&i| user.operand(i) == value);
    let uses = operands.filter_map(|operand| {
        let place = place(operand)?;
        Some(Use {
            user,
            operand,
            place,
        })
    });
    uses.collect()
}

impl Use {
    fn load(&self, cast: Value, load: Value) {
        let (builder, from) = (Builder::before(self.place), load.access_pointer());
        let loaded = builder.load(cast.ty(), from, load.align());
        loaded.copy_location(cast);
        KEPT.iter()
            .for_each(|kind| loaded.copy_metadata(load, kind));
        self.user.set_operand(self.operand, loaded);
    }
}

/// The load of the bits that a value casts from a pointer to a float, or back.
fn merged(cast: Value) -> Option<Value> {
    let of = |v: Value, opcode: Opcode| {
        let found = v.is_instruction() && v.is(opcode);
        found.then(|| v.operand(0))
    };
    let loaded = match cast.opcode() {
        Opcode::BitCast if cast.ty().is_float() => of(cast.operand(0), Opcode::PtrToInt)?,
        Opcode::IntToPtr => {
            let float = of(cast.operand(0), Opcode::BitCast)?;
            Some(float).filter(|float| float.ty().is_float())?
        }
        _ => return None,
    };
    let is_load = loaded.is_instruction() && loaded.is(Opcode::Load) && is_plain(loaded);
    is_load.then_some(loaded)
}

/// Whether nothing may write on the ways from a load to a place that do not load again.
fn is_undisturbed(load: Value, place: Value) -> bool {
    let quiet = |from: Option<Value>, to: Option<Value>| {
        let mut each = std::iter::successors(from, |i| i.next()).take_while(|&i| Some(i) != to);
        each.all(|i| !i.may_write() || is_marker(i))
    };
    let (start, end) = (load.block(), place.block());
    let after = load.next();
    if start == end && std::iter::successors(after, |i| i.next()).any(|i| i == place) {
        return quiet(after, Some(place));
    }
    let whole = |block: Block| quiet(block.instructions().next(), None);
    let between = between(start, end);
    quiet(after, None)
        && quiet(end.instructions().next(), Some(place))
        && between.into_iter().all(whole)
}

/// The blocks that are run through on ways from the end of one to the beginning of another which do not come to the first
/// again.
fn between(start: Block, end: Block) -> Vec<Block> {
    let follow = |from: Vec<Block>, next: &dyn Fn(Block) -> Vec<Block>| {
        let (mut seen, mut open) = (FxHashSet::default(), from);
        while let Some(block) = open.pop() {
            if block != start && seen.insert(block) {
                open.extend(next(block));
            }
        }
        seen
    };
    let ahead = follow(start.successors(), &|block| block.successors());
    let back = follow(end.predecessors(), &|block| block.predecessors());
    ahead.into_iter().filter(|b| back.contains(b)).collect()
}
