//! `invoke` in the forward sweep: an augmented call that may unwind, and the way that goes on. The way on which an
//! exception leaves the function is the primal's: no derivative leaves with it.

use super::Recorder;
use super::branch::{Arm, Yielded, filled_by};
use crate::calls::{Parts, call_of, parts, result_of, unpack};
use crate::unit::Step;
use std::collections::BTreeMap;
use tapeless_analysis::{CallKind, call_kind};
use tapeless_ir::ops::Call;
use tapeless_ir::{Control, Op, OpData, OpKind, Region, Type, Value};
use tapeless_plan::Kind;

impl Recorder<'_, '_> {
    pub(super) fn invoke(&mut self, op: Op, data: &OpData) -> Step<()> {
        if self.unit.body.yields(data.regions[1]) {
            return self.plain_op(op);
        }
        match parts(self.unit, op)? {
            Parts::Early(_) => Err(self.unit.illegal(op)),
            Parts::Plain | Parts::Late(_) => {
                let args = self.primals(&data.args);
                self.open_invoke(op, data, data.kind.clone(), &args, |_, made| {
                    made.into_iter().collect()
                })
            }
            Parts::Split(derived) => {
                let args = self.augmented_args(op, data, &derived)?;
                let call = Call::of(self.unit.module, derived.forward);
                let kind = OpKind::Control(Control::Invoke(call));
                self.open_invoke(op, data, kind, &args, |this, made| {
                    let results = unpack(this.unit, &mut this.b, derived.forward, made);
                    this.bind_augmented(op, &derived, results);
                    Vec::new()
                })
            }
        }
    }

    /// Writes the invoke with its two ways; `bind` binds what the call gives, and tells what is the primal's result.
    fn open_invoke(
        &mut self,
        op: Op,
        data: &OpData,
        kind: OpKind,
        args: &[Value],
        bind: impl FnOnce(&mut Self, Option<Value>) -> Vec<Value>,
    ) -> Step<()> {
        let &[normal, unwind] = &data.regions[..] else {
            return Err(self.unit.defect(op, "an invoke without its two ways"));
        };
        let OpKind::Control(Control::Invoke(call)) = &kind else {
            return Ok(());
        };
        let given: Vec<_> = call.sig.ret.into_iter().collect();
        let arm = self.normal_way(op, normal, &given, bind)?;
        let beside = Yielded {
            shadows: self.shadowed(&data.results),
            slots: filled_by(std::slice::from_ref(&arm)),
        };
        self.end_arm(op, &arm, &beside)?;
        let handler = self.b.begin(&[]);
        self.plain_region(unwind)?;
        self.b.end();
        let types = self.yielded_types(data, &beside);
        self.b.loc = data.loc;
        let cloned = kind == data.kind;
        let new = self.b.push_with(kind, args, &types, &[arm.new, handler]);
        if cloned {
            self.b.set_origin(new, data.origin);
        }
        self.bind_yielded(data, new, &beside);
        Ok(())
    }

    /// The way on which the call came back: its result, then the primal's ops.
    fn normal_way(
        &mut self,
        op: Op,
        normal: Region,
        given: &[Type],
        bind: impl FnOnce(&mut Self, Option<Value>) -> Vec<Value>,
    ) -> Step<Arm> {
        let new = self.b.begin(given);
        self.produced.push(BTreeMap::new());
        let made = self.b.body.regions[new].params.first().copied();
        for result in bind(self, made) {
            if let Some(r) = result_of(self.unit, op) {
                self.env.bind(r, Kind::Primal, result);
            }
        }
        self.allocated(op);
        if let Some(r) = result_of(self.unit, op) {
            self.keep_value(r);
        }
        self.region(normal)?;
        let filled = self.produced.pop().unwrap_or_default();
        self.b.end();
        Ok(Arm {
            primal: normal,
            new,
            filled,
        })
    }

    /// The shadow of what the call allocated, if it is an allocation.
    fn allocated(&mut self, op: Op) {
        let Some(call) = call_of(self.unit, op) else {
            return;
        };
        if let CallKind::Alloc { size, .. } = call_kind(self.unit.module, &call) {
            self.shadow_allocation(op, &size);
        }
    }
}
