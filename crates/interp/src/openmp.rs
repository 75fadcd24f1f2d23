//! What OpenMP's run time tells members: which part of a loop is whose, who is the first to come.

use crate::Interp;
use crate::externs::{Outcome, number};
use crate::trap::{Trap, TrapKind};
use crate::val::{Ptr, Val};
use std::collections::{BTreeSet, HashMap};

/// Kinds of schedules, as LLVM's run time numbers them, without what modifies them.
const CHUNKED: u64 = 33;
const STATIC: u64 = 34;
const DISTRIBUTE: u64 = 92;

/// What a team knows of its loops and of what one member does for all, and how many of each a member has come to.
#[derive(Debug, Default)]
pub(crate) struct Shares {
    loops: HashMap<(usize, u64), Left>,
    singles: HashMap<(usize, u64), usize>,
    begun: HashMap<usize, (u64, u64)>,
    /// The turn that each member is at, of its loop.
    turns: HashMap<usize, i64>,
}

impl Shares {
    /// Whether a member is at the first turn that has not ended, of a loop that is handed out in parts.
    pub(crate) fn is_next(&self, member: usize, team: usize) -> bool {
        let begun = self.begun.get(&member).map(|begun| begun.0);
        let left = begun.and_then(|begun| self.loops.get(&(team, begun)));
        left.is_none_or(|left| self.turns.get(&member) == Some(&left.passed))
    }

    /// Ends a member's turn.
    fn end_turn(&mut self, member: usize, team: usize) {
        let begun = self.begun.entry(member).or_default().0;
        let turn = self.turns.entry(member).or_default();
        if let Some(left) = self.loops.get_mut(&(team, begun)) {
            left.ended.insert(*turn);
            *turn += 1;
            while left.ended.remove(&left.passed) {
                left.passed += 1;
            }
        }
    }
}

/// What is left of a loop whose parts are handed out.
#[derive(Debug)]
struct Left {
    next: i64,
    last: i64,
    step: i64,
    chunk: i64,
    /// How many turns were handed out; how many have ended one after the other, and those beyond.
    given: i64,
    passed: i64,
    ended: BTreeSet<i64>,
}

impl Interp<'_> {
    /// A call of OpenMP's run time, if it is one.
    pub(crate) fn openmp(&mut self, name: &str, args: &[Val]) -> Option<Outcome> {
        let int = |x: u64| Ok(Some(Val::Int(x.into())));
        let (member, team, rank, size) = self.place_in_team();
        let width = if name.contains("_4") { 4 } else { 8 };
        Some(match name {
            "__kmpc_global_thread_num" => int(member as u64),
            "omp_get_max_threads" | "omp_get_num_procs" => int(self.circles.asked().into()),
            "omp_in_parallel" => int(u64::from(size > 1)),
            "__kmpc_master" | "__kmpc_masked" => int(u64::from(rank == 0)),
            _ if name.starts_with("__kmpc_for_static_init_") => {
                self.static_part(args, width, (rank, size)).map(|()| None)
            }
            _ if name.starts_with("__kmpc_dispatch_init_") => {
                self.begin_loop(args, width, (member, team)).map(|()| None)
            }
            _ if name.starts_with("__kmpc_dispatch_next_") => self
                .next_part(args, width, (member, team))
                .map(|more| Some(Val::Int(more.into()))),
            "__kmpc_single" => {
                let begun = self.shares.begun.entry(member).or_default();
                begun.1 += 1;
                let first = self.shares.singles.entry((team, begun.1)).or_insert(member);
                int(u64::from(*first == member))
            }
            "__kmpc_end_single"
            | "__kmpc_end_master"
            | "__kmpc_end_masked"
            | "__kmpc_flush"
            | "__kmpc_for_static_fini"
            | "__kmpc_dispatch_deinit"
            | "omp_init_lock"
            | "omp_destroy_lock"
            | "omp_init_nest_lock"
            | "omp_destroy_nest_lock" => Ok(None),
            _ if name.starts_with("__kmpc_dispatch_fini_") => {
                self.shares.end_turn(member, team);
                Ok(None)
            }
            _ => return None,
        })
    }

    fn get_int(&self, at: u64, bytes: u64) -> Result<i64, Trap> {
        let read = self.read_bytes(Ptr(at), bytes)?;
        let mut word = [0; 8];
        word[..read.len()].copy_from_slice(&read);
        Ok(signed(u64::from_le_bytes(word), bytes))
    }

    fn put_int(&mut self, at: u64, bytes: u64, x: i64) -> Result<(), Trap> {
        self.write_bytes(Ptr(at), &x.to_le_bytes()[..bytes as usize])
    }

    /// `(place, number, kind, last, lower, upper, stride, step, chunk)`
    fn static_part(
        &mut self,
        args: &[Val],
        bytes: u64,
        (rank, size): (u64, u64),
    ) -> Result<(), Trap> {
        let at = |i| number(args, i);
        let (kind, last, lower, upper, stride) = (at(2)?, at(3)?, at(4)?, at(5)?, at(6)?);
        let (step, chunk) = (signed(at(7)?, bytes), signed(at(8)?, bytes).max(1));
        let (low, high) = (self.get_int(lower, bytes)?, self.get_int(upper, bytes)?);
        let (rank, size) = (rank.cast_signed(), size.cast_signed());
        let turns = ((high - low) / step + 1).max(0);
        match kind {
            CHUNKED => {
                let first = low + rank * chunk * step;
                self.put_int(lower, bytes, first)?;
                self.put_int(upper, bytes, first + (chunk - 1) * step)?;
                self.put_int(stride, bytes, size * chunk * step)?;
                let is_last = turns > 0 && (turns - 1) / chunk % size == rank;
                self.put_int(last, 4, is_last.into())
            }
            STATIC => {
                let (each, more) = (turns / size, turns % size);
                let first = rank * each + rank.min(more);
                let count = each + i64::from(rank < more);
                self.put_int(lower, bytes, low + first * step)?;
                self.put_int(upper, bytes, low + (first + count - 1) * step)?;
                self.put_int(stride, bytes, turns.max(1) * step)?;
                let is_last = count > 0 && first + count == turns;
                self.put_int(last, 4, is_last.into())
            }
            // The one team does all.
            DISTRIBUTE => {
                self.put_int(stride, bytes, turns.max(1) * step)?;
                self.put_int(last, 4, 1)
            }
            _ => {
                let what = format!("a loop with schedule {kind} is not known here");
                Err(Trap::new(TrapKind::Unsupported, what))
            }
        }
    }

    /// `(place, number, kind, lower, upper, step, chunk)`
    fn begin_loop(
        &mut self,
        args: &[Val],
        bytes: u64,
        (member, team): (usize, usize),
    ) -> Result<(), Trap> {
        let at = |i| number(args, i).map(|x| signed(x, bytes));
        let left = Left {
            next: at(3)?,
            last: at(4)?,
            step: at(5)?,
            chunk: at(6)?.max(1),
            given: 0,
            passed: 0,
            ended: BTreeSet::new(),
        };
        let begun = self.shares.begun.entry(member).or_default();
        begun.0 += 1;
        self.shares.loops.entry((team, begun.0)).or_insert(left);
        Ok(())
    }

    /// `(place, number, last, lower, upper, stride)` → whether there is another part
    fn next_part(
        &mut self,
        args: &[Val],
        bytes: u64,
        (member, team): (usize, usize),
    ) -> Result<bool, Trap> {
        let at = |i| number(args, i);
        let (last, lower, upper, stride) = (at(2)?, at(3)?, at(4)?, at(5)?);
        let begun = self.shares.begun.entry(member).or_default().0;
        let Some(left) = self.shares.loops.get_mut(&(team, begun)) else {
            return Ok(false);
        };
        let rest = (left.last - left.next) / left.step + 1;
        if (left.last - left.next) * left.step.signum() < 0 || rest <= 0 {
            return Ok(false);
        }
        let count = rest.min(left.chunk);
        let (first, step) = (left.next, left.step);
        left.next += count * step;
        self.shares.turns.insert(member, left.given);
        left.given += count;
        self.put_int(lower, bytes, first)?;
        self.put_int(upper, bytes, first + (count - 1) * step)?;
        self.put_int(stride, bytes, step)?;
        self.put_int(last, 4, (count == rest).into())?;
        Ok(true)
    }
}

fn signed(x: u64, bytes: u64) -> i64 {
    let unused = 64 - 8 * bytes;
    (x << unused).cast_signed() >> unused
}
