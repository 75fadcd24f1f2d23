//! What a member of a team does with others, backwards.

use super::Reverser;
use crate::unit::Step;
use tapeless_ir::{Op, OpData, OpKind, Par, Value};

impl Reverser<'_, '_> {
    /// barrier ⇒ barrier · leave ⇒ return, with the ticket of the entry · enter ⇒ withdraw
    pub(super) fn member(&mut self, op: Op, par: Par, data: &OpData) -> Step<()> {
        let Some(reversed) = par.reversed() else {
            return Ok(());
        };
        let mut args: Vec<Value> = Vec::new();
        for &given in data.args.iter().chain(&data.results) {
            args.push(self.primal(given, op)?);
        }
        self.b.push(OpKind::Par(reversed), &args, &[]);
        Ok(())
    }
}
