//! A loop that is run again in the reverse sweep needs its memory then: it must still be there, and be as it was, or a copy of it
//! be given back.

use crate::{Judge, Step};
use tapeless_analysis::ObjSet;
use tapeless_analysis::lifetimes::stable::Changed;
use tapeless_analysis::points::Points;
use tapeless_diag::code;
use tapeless_ir::{Copied, FuncId, Op, Replayed, Value};

/// Its memory has ended by then.
pub const ENDS: &str = "memory of this loop has ended when its reverse runs it again";
/// Its memory has changed by then, and it is not known how much of it to copy.
pub const CHANGES: &str = "memory that this loop reads at places which are not known before it begins has changed when its reverse runs it again";
/// Copies do not carry along where pointers lead in the shadows.
pub const POINTERS: &str = "this loop reads pointers in memory that it writes, or that has changed when its reverse runs it again";

impl Judge<'_> {
    /// Refuses to run a loop again without its memory.
    pub(crate) fn check_replayed(&self, op: Op, callee: FuncId) -> Step<()> {
        let params = &self.module.functions[callee].params;
        let given = self.body.ops[op].args.iter().zip(params);
        for (&arg, promise) in given {
            let found = promise
                .replayed
                .and_then(|how| self.not_replayed(op, arg, how));
            if let Some((what, by)) = found {
                let refusal = self.refusal(code::UNSUPPORTED, op, what);
                let at = self.module.location(self.module.functions[callee].loc);
                let place = by.and_then(|by| self.place(by));
                return Err(match place {
                    Some(place) => refusal.at(at).because(place, "here"),
                    None => refusal.at(at),
                }
                .into());
            }
        }
        Ok(())
    }

    fn not_replayed(
        &self,
        op: Op,
        arg: Value,
        how: Replayed,
    ) -> Option<(&'static str, Option<Op>)> {
        let points = &self.facts.points;
        let own = points.of(arg);
        let objects: ObjSet = match how.copied {
            Copied::Never => points.reachable(own),
            Copied::Often | Copied::Once => own.clone(),
        };
        let changed = self.changed(op, &objects);
        if how.copied != Copied::Often && changed.is_none() {
            return None;
        }
        let by = match changed {
            Some(Changed::By(by)) => Some(by),
            _ => None,
        };
        if how.copied == Copied::Never {
            return Some((CHANGES, by));
        }
        if own.is_empty() || !self.is_alive(own) {
            return Some((ENDS, by));
        }
        let mut held = own.iter().flat_map(|o| points.contents(o).iter());
        let moves = changed.is_some() && how.pointers;
        (moves && held.any(|inside| inside != Points::UNKNOWN)).then_some((POINTERS, by))
    }
}
