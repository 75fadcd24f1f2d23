//! Diverging regions in forward mode: what the program releases on its way out takes its shadow along. Nobody asks for a
//! derivative there, so one that cannot be followed is cloned as it is.

use super::Tangent;
use crate::unit::Step;
use tapeless_ir::{Control, OpData, OpKind, Region, Type, Value};
use tapeless_plan::relevant::ends_stack_memory;

impl Tangent<'_, '_> {
    /// Diverging regions, whose pointers come with their shadows.
    pub(super) fn diverging(&mut self) {
        let body = self.unit.body;
        for &region in &body.diverging {
            let params = &body.regions[region].params;
            let shadowed = (0..params.len()).filter(|&i| self.unit.has_shadow(params[i]));
            let shadowed = shadowed.collect();
            self.leaving.push(shadowed);
        }
        for (index, &region) in body.diverging.iter().enumerate() {
            let before = (!self.leaving[index].is_empty()).then(|| self.b.clone());
            let mut new = self.open(region, index);
            if before.is_none() || self.followed(region).is_err() {
                if let Some(before) = before {
                    self.b = before;
                    self.forget(region);
                    new = self.open(region, index);
                }
                self.plain_ops(region);
            }
            self.b.end();
            self.b.body.diverging.push(new);
        }
    }

    fn open(&mut self, region: Region, index: usize) -> Region {
        let body = self.unit.body;
        let params = &body.regions[region].params;
        let mut types: Vec<Type> = params.iter().map(|&p| body.ty(p)).collect();
        types.extend(
            self.leaving[index]
                .iter()
                .map(|&i| types[i])
                .collect::<Vec<_>>(),
        );
        let new = self.b.begin(&types);
        let (plain, shadows) = self.b.body.regions[new].params.split_at(params.len());
        self.primal
            .extend(params.iter().copied().zip(plain.iter().copied()));
        let shadowed = self.leaving[index].iter().map(|&i| params[i]);
        self.second.extend(shadowed.zip(shadows.iter().copied()));
        new
    }

    fn followed(&mut self, region: Region) -> Step<()> {
        let body = self.unit.body;
        for &op in &body.regions[region].ops {
            let data = &body.ops[op];
            if ends_stack_memory(&data.kind) {
                continue;
            }
            match data.kind.is_terminator() {
                true => self.clone_op(op, &[]),
                false => self.op(op)?,
            }
        }
        Ok(())
    }

    /// The shadows of what a region computes.
    fn forget(&mut self, region: Region) {
        let body = self.unit.body;
        for op in body.ops_within(region) {
            for result in &body.ops[op].results {
                self.second.remove(result);
            }
        }
    }

    /// The operands of a clone; of one that leaves to a diverging region with the shadows that it takes.
    pub(super) fn handed(&mut self, data: &OpData) -> Vec<Value> {
        let mut args = self.gets(&data.args);
        let (target, first) = match data.kind {
            OpKind::Control(Control::Guard { target, .. }) => (target, 1),
            OpKind::Control(Control::Jump(target)) => (target, 0),
            _ => return args,
        };
        let shadowed = self.leaving.get(target as usize).cloned();
        for index in shadowed.unwrap_or_default() {
            let pointer = data.args[first + index];
            let shadow = self.second.get(&pointer).copied();
            let ty = self.unit.body.ty(pointer);
            args.push(shadow.unwrap_or_else(|| self.b.zero(ty)));
        }
        args
    }
}
