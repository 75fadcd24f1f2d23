//! What a member of a team does with others: along, in shadows; and backwards.

use super::Reverser;
use crate::unit::Step;
use tapeless_ir::{Builder, IntPred, Op, OpData, OpKind, Par, Type, Value};

/// What a member gives to all is, in the shadow, that pointer's shadow.
pub fn shadow_share(b: &mut Builder, shadow: Value, is_own: Value) -> Value {
    let share = OpKind::Par(Par::Share);
    b.value(share, &[shadow, is_own], Type::PTR)
}

/// Whether a team has one member.
pub(crate) fn is_single(b: &mut Builder) -> Value {
    let size = b.value(OpKind::Par(Par::Size), &[], Type::I32);
    let one = b.int(Type::I32, 1);
    b.icmp(IntPred::Eq, size, one)
}

impl Reverser<'_, '_> {
    /// barrier ⇒ barrier · leave ⇒ return, with the ticket of the entry · enter ⇒ withdraw · dismiss ⇒ resume
    ///
    /// Where sums are added in order of rank, members take turns between two of these.
    pub(super) fn member(&mut self, op: Op, par: Par, data: &OpData) -> Step<()> {
        let Some(reversed) = par.reversed() else {
            return Ok(());
        };
        if self.unit.module.deterministic {
            for next in [Par::PassBack, Par::TurnBack] {
                self.b.push(OpKind::Par(next), &[], &[]);
            }
            return Ok(());
        }
        let mut args: Vec<Value> = Vec::new();
        if reversed != Par::Barrier {
            for &given in data.args.iter().chain(&data.results) {
                args.push(self.primal(given, op)?);
            }
        }
        if reversed == Par::Resume {
            let once_more = self.unit.again.unwrap_or_else(|| self.b.bool(false));
            args.push(once_more);
        }
        self.b.push(OpKind::Par(reversed), &args, &[]);
        Ok(())
    }
}
