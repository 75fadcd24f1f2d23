//! What decides when the state of a loop is copied: here, before each second turn, so that turns are run again.

use crate::Interp;
use crate::externs::{Outcome, number};
use crate::trap::{Trap, TrapKind};
use crate::val::{Ptr, Val};
use std::collections::BTreeMap;

/// How the names of its functions begin.
const PREFIX: &str = "__tapeless_checkpoints_";

/// The copies of a loop's state.
#[derive(Debug, Default)]
pub(crate) struct Copies {
    bytes: u64,
    once_bytes: u64,
    turns: u64,
    once: Option<Ptr>,
    kept: Option<Ptr>,
    /// By the turn before which each was made.
    made: BTreeMap<u64, Ptr>,
}

impl Interp<'_> {
    /// The result of one of its functions.
    pub(crate) fn checkpoints(&mut self, name: &str, args: &[Val]) -> Option<Outcome> {
        let what = name.strip_prefix(PREFIX)?;
        Some(match what {
            "open" => self.open_copies(args),
            _ => self.copies(what, args),
        })
    }

    fn open_copies(&mut self, args: &[Val]) -> Outcome {
        let handle = self.heap(1, false, 16)?;
        let copies = Copies {
            bytes: number(args, 0)?,
            once_bytes: number(args, 1)?,
            ..Copies::default()
        };
        self.checkpoints.insert(handle.0, copies);
        Ok(Some(Val::Ptr(handle)))
    }

    fn copies(&mut self, what: &str, args: &[Val]) -> Outcome {
        let handle = number(args, 0)?;
        let unknown = || Trap::new(TrapKind::Unsupported, "these copies are closed");
        let mut copies = self.checkpoints.remove(&handle).ok_or_else(unknown)?;
        let result = match what {
            "store" => self.store_copy(&mut copies, number(args, 1)?)?,
            "done" => {
                copies.turns = number(args, 1)?;
                None
            }
            "turns" => Some(Val::Int(copies.turns.into())),
            "once" => Some(self.block_of_copies(&mut copies.once, copies.once_bytes)?),
            "kept" => {
                Some(self.block_of_copies(&mut copies.kept, copies.bytes + copies.once_bytes)?)
            }
            "back" => {
                let turn = number(args, 1)?;
                for (_, later) in copies.made.split_off(&(turn + 1)) {
                    self.memory.free(later)?;
                }
                let last = copies.made.last_key_value();
                Some(Val::Int((*last.ok_or_else(unknown)?.0).into()))
            }
            "copy" => {
                let last = copies.made.last_key_value();
                Some(Val::Ptr(*last.ok_or_else(unknown)?.1))
            }
            _ => return self.close_copies(handle, copies),
        };
        self.checkpoints.insert(handle, copies);
        Ok(result)
    }

    fn store_copy(&mut self, copies: &mut Copies, turn: u64) -> Result<Option<Val>, Trap> {
        if turn % 2 == 1 || copies.made.contains_key(&turn) {
            return Ok(Some(Val::Ptr(Ptr(0))));
        }
        let block = self.heap(copies.bytes, false, 16)?;
        copies.made.insert(turn, block);
        Ok(Some(Val::Ptr(block)))
    }

    fn block_of_copies(&mut self, known: &mut Option<Ptr>, bytes: u64) -> Result<Val, Trap> {
        if known.is_none() {
            *known = Some(self.heap(bytes, false, 16)?);
        }
        Ok(Val::Ptr(known.unwrap_or(Ptr(0))))
    }

    fn close_copies(&mut self, handle: u64, copies: Copies) -> Outcome {
        let blocks = copies
            .made
            .into_values()
            .chain(copies.once)
            .chain(copies.kept);
        for block in blocks.chain([Ptr(handle)]) {
            self.memory.free(block)?;
        }
        Ok(None)
    }
}
