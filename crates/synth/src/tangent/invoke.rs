//! `invoke` in forward mode: the callee's tangent may unwind as the callee does. Both ways are followed, so an
//! exception that is caught takes the tangents along.

use super::Tangent;
use crate::Derived;
use crate::calls::{call_of, result_of, unpack};
use crate::unit::Step;
use tapeless_analysis::{CallKind, call_kind};
use tapeless_ir::ops::Call;
use tapeless_ir::{Control, Op, OpData, OpKind, Region, Value};

impl Tangent<'_, '_> {
    pub(super) fn invoke(&mut self, op: Op, data: &OpData) -> Step<()> {
        let derived = crate::calls::tangent(self.unit, op)?;
        let (kind, args) = match &derived {
            Some(derived) => {
                let call = Call::of(self.unit.module, derived.forward);
                let args = self.derived_args(op, data, derived)?;
                (OpKind::Control(Control::Invoke(call)), args)
            }
            None => (data.kind.clone(), self.gets(&data.args)),
        };
        let doubled = self.doubled(&data.results);
        let types = self.result_types(op, data, &doubled)?;
        let normal = self.normal_way(op, data, &kind, derived.as_ref(), &doubled)?;
        let handler = self.b.begin(&[]);
        self.region(data.regions[1])?;
        self.end_region(op, data.regions[1], &doubled)?;
        self.b.end();
        self.b.loc = data.loc;
        let new = self.b.push_with(kind, &args, &types, &[normal, handler]);
        if derived.is_none() {
            self.b.set_origin(new, data.origin);
        }
        self.bind_results(new, data, &doubled);
        Ok(())
    }

    /// The way on which the call came back.
    fn normal_way(
        &mut self,
        op: Op,
        data: &OpData,
        kind: &OpKind,
        derived: Option<&Derived>,
        doubled: &[usize],
    ) -> Step<Region> {
        let given = match kind {
            OpKind::Control(Control::Invoke(call)) => call.sig.ret,
            _ => None,
        };
        let new = self.b.begin(given.as_slice());
        let made = self.b.body.regions[new].params.first().copied();
        match derived {
            Some(derived) => {
                let results = unpack(self.unit, &mut self.b, derived.forward, made);
                self.bind_derived(op, derived, results);
            }
            None => self.bind_plain(op, data, made)?,
        }
        self.region(data.regions[0])?;
        self.end_region(op, data.regions[0], doubled)?;
        self.b.end();
        Ok(new)
    }

    /// What a call without a tangent gives: its result, a shadow for what it allocated, and nothing in what it wrote.
    fn bind_plain(&mut self, op: Op, data: &OpData, made: Option<Value>) -> Step<()> {
        if let (Some(r), Some(made)) = (result_of(self.unit, op), made) {
            self.primal.insert(r, made);
        }
        let Some(call) = call_of(self.unit, op) else {
            return Ok(());
        };
        match call_kind(self.unit.module, &call) {
            CallKind::Alloc { size, .. } => self.shadow_allocation(op, &size),
            CallKind::Free { arg } => return self.release_too(op, data, &call, arg),
            CallKind::Inactive {
                writes, written, ..
            } => return self.overwritten(op, &writes, written),
            _ => {}
        }
        Ok(())
    }
}
