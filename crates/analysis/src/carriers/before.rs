//! Memory that pointers in variables of the file led to before the request. It has no shadow, and no function sees where it
//! lies: floats that one puts there another finds, by such a pointer or, where it is a variable, by its name.
//!
//! ```c
//! static double *buf;                        // set by whoever calls f
//! static void put(double v) { *buf = v; }
//! static double get(void) { return *buf; }   // depends on what f gives to `put`
//! ```

use super::marks::VARIES;
use super::memory::Touched;
use super::span::Span;
use super::{Aim, Finder};
use crate::globals::with_callers;
use crate::points::whole::Everywhere;
use crate::points::{ObjId, Object, Points};
use crate::values::asked::Asked;
use crate::values::callee::{CallKind, call_kind};
use rustc_hash::FxHashSet;
use tapeless_ir::{Body, FuncId, Mem, Module, OpData, OpKind, Value};

/// Where functions access floats.
#[derive(Default)]
struct Access {
    /// In memory that was there before the request and has no name here.
    behind: FxHashSet<FuncId>,
    /// In variables by their names, to which pointers from before may lead.
    by_name: FxHashSet<FuncId>,
}

/// The functions of a request that put floats which vary into such memory, and those that find them, with all that call them.
pub(super) fn users(
    module: &Module,
    asked: Asked<'_>,
    everywhere: &Everywhere,
) -> FxHashSet<FuncId> {
    let mut finder = Finder::new(module, asked, everywhere, Aim::Floats);
    if !finder.reaches_behind() {
        return FxHashSet::default();
    }
    finder.given[Points::UNKNOWN] = false;
    finder.run();
    let addressed = finder.addressed();
    let (behind, named) = finder.varies_before(&addressed);
    if !behind && !named {
        return FxHashSet::default();
    }
    for &object in addressed.iter().chain(&[Points::UNKNOWN]) {
        finder.cells.mark(object, Span::ANY, VARIES);
    }
    while finder.forward_round() {}
    let (read, written) = (
        finder.accesses(&addressed, false),
        finder.accesses(&addressed, true),
    );
    let pairs = [
        (&written.behind, &read.behind),
        (&written.behind, &read.by_name),
        (&written.by_name, &read.behind),
    ];
    let met = pairs
        .into_iter()
        .filter(|(to, from)| !to.is_empty() && !from.is_empty());
    let found = met.flat_map(|(to, from)| to.union(from)).copied().collect();
    with_callers(found, finder.bodies.iter().map(|&(id, body, _)| (id, body)))
}

impl Finder<'_> {
    /// Whether such memory is accessed at all.
    fn reaches_behind(&self) -> bool {
        let leads = |id: FuncId, &v: &Value| {
            let mut places = self.everywhere.places(id, v);
            places.any(|(object, _)| object == Points::UNKNOWN)
        };
        self.bodies.iter().any(|(id, body, order)| {
            let mut ops = order.iter().map(|&op| &body.ops[op]);
            ops.any(|data| {
                let accesses = matches!(data.kind, OpKind::Mem(_)) || data.kind.call().is_some();
                accesses && data.args.iter().any(|v| leads(*id, v))
            })
        })
    }

    /// Variables to which pointers from before the request may lead.
    fn addressed(&self) -> FxHashSet<ObjId> {
        let globals = &self.module.globals;
        let is_addressed = |what: &Object| matches!(what, Object::Global(g) if globals[*g].addressed && globals[*g].may_carry());
        let all = self.everywhere.objects();
        all.filter(|(_, what)| is_addressed(what))
            .map(|(object, _)| object)
            .collect()
    }

    /// Whether floats that vary lie in memory that was there before the request and has no name here, and in variables.
    fn varies_before(&self, addressed: &FxHashSet<ObjId>) -> (bool, bool) {
        let named = addressed.iter().any(|&object| self.is_varied(object));
        (self.is_varied(Points::UNKNOWN), named)
    }

    /// The functions that read floats there, or store such that vary.
    fn accesses(&self, addressed: &FxHashSet<ObjId>, stores: bool) -> Access {
        let mut found = Access::default();
        for (id, body, order) in self.bodies.iter() {
            for &op in order {
                let at = self.floats_at((*id, body), &body.ops[op], stores);
                if at.iter().any(|&(object, _)| object == Points::UNKNOWN) {
                    found.behind.insert(*id);
                }
                if at.iter().any(|(object, _)| addressed.contains(object)) {
                    found.by_name.insert(*id);
                }
            }
        }
        found
    }

    /// Where an op reads floats, or stores such that vary.
    fn floats_at(&self, at: (FuncId, &Body), data: &OpData, stores: bool) -> Touched {
        let (id, body) = at;
        let moved = |to: Value, from: Value| match stores {
            true if self.leads_to_varied((id, from)) => self.led_to_from(id, to, 1),
            true => Touched::new(),
            false => self.led_to_from(id, from, 1),
        };
        match &data.kind {
            OpKind::Mem(Mem::Load(_)) if !stores => {
                let v = data.results[0];
                match body.ty(v).is_float() || self.made(id, v).is_some() {
                    true => self.led_to_from(id, data.args[0], 1),
                    false => Touched::new(),
                }
            }
            OpKind::Mem(Mem::Store(_)) if stores => {
                let v = data.args[0];
                match self.varies(id, v) || self.fraction(at, v) > 0 {
                    true => self.led_to_from(id, data.args[1], 1),
                    false => Touched::new(),
                }
            }
            OpKind::Mem(Mem::Copy { .. }) => moved(data.args[0], data.args[1]),
            kind => match kind.call().map(|call| call_kind(self.module, call)) {
                Some(CallKind::Copies { dst, src, .. }) => moved(data.args[dst], data.args[src]),
                _ => Touched::new(),
            },
        }
    }
}
