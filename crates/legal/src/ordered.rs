//! What depends on who is faster, where derivatives are asked for that are the same to the last bit in each run.

use crate::{Judge, Step};
use tapeless_ir::{Mem, Op, OpData, OpKind, Par};

impl Judge<'_> {
    /// Refuses an op of a member's after which each run may go on with another order.
    pub(crate) fn in_order(&self, op: Op, data: &OpData) -> Step<()> {
        let begins = matches!(
            data.kind,
            OpKind::Par(Par::Begun | Par::Record | Par::Join | Par::Arrive)
        );
        if begins {
            let what = "a thread that the program begins: when it adds to a sum differs from run to run (-tapeless-deterministic)";
            return Err(self.unsupported(
                op,
                what.to_owned(),
                "use a team of OpenMP's, with `reduction`",
            ));
        }
        if !self.context.circle.is_shared() {
            return Ok(());
        }
        let (what, instead) = match &data.kind {
            OpKind::Par(Par::Enter(_)) => (
                "a lock, `critical` or `ordered` in a parallel region: in which order threads take it differs from run to run, and so does the last bit of a sum",
                "use `reduction`, or write to an element for each iteration and add these up after the loop",
            ),
            OpKind::Par(Par::TurnBack | Par::PassBack) if !self.goes_forward() => (
                "the reverse sweep of a parallel region, reversed once more: members would take turns the other way round within a turn",
                "ask for tangents of this gradient: `__enzyme_fwddiff`",
            ),
            OpKind::Mem(mem) if mem.is_atomic() && self.tells(mem, data) => (
                "an atomic operation in a parallel region: in which order threads come differs from run to run, and so does the last bit of a sum",
                "use `reduction`, or write to an element for each iteration and add these up after the loop",
            ),
            _ => return Ok(()),
        };
        let what = format!("{what} (-tapeless-deterministic)");
        Err(self.unsupported(op, what, instead))
    }

    fn goes_forward(&self) -> bool {
        self.context.mode == tapeless_analysis::Mode::Forward
    }

    /// Whether it matters when an atomic operation runs: it changes a float, or somebody sees what lay there.
    fn tells(&self, mem: &Mem, data: &OpData) -> bool {
        let is_float = |v: &tapeless_ir::Value| self.body.ty(*v).is_float();
        let mut ops = self.body.op_order().into_iter();
        let is_used = |op: Op| {
            let args = &self.body.ops[op].args;
            data.results.iter().any(|result| args.contains(result))
        };
        matches!(mem, Mem::Update { .. } | Mem::Exchange(_) | Mem::Load(_))
            && (data.args.iter().any(is_float) || ops.any(is_used))
    }
}
