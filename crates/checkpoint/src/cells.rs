//! What a loop carries goes through memory: variables of the stack that nothing else reaches, its *cells*.

use tapeless_ir::insert::{Place, insert};
use tapeless_ir::ops::{Access, LoopInfo};
use tapeless_ir::{Body, Control, Mem, Module, Op, OpKind, Region, ScalarType, Type, Value};

/// A variable of what a loop carries.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Variable {
    /// Where it lies.
    pub cell: Value,
    pub bytes: u64,
    /// Whether it holds a pointer.
    pub pointer: bool,
}

/// Lets the values that a loop carries and gives, and the floats that it reads from outside, go through cells.
///
/// Floats are read there at each use, so that their adjoints are added up in memory, in the order in which they are used.
pub(crate) fn through_memory(module: &Module, body: &mut Body, op: Op) -> Vec<Variable> {
    let mut loop_ = Loop {
        region: body.ops[op].regions[0],
        module,
        body,
        op,
        cells: Vec::new(),
    };
    loop_.body.forget_lifetimes(loop_.region);
    loop_.outer_floats();
    loop_.results();
    loop_.params();
    loop_.cells
}

struct Loop<'a> {
    module: &'a Module,
    body: &'a mut Body,
    op: Op,
    region: Region,
    cells: Vec<Variable>,
}

impl Loop<'_> {
    fn outer_floats(&mut self) {
        for v in self.body.free_values(self.region) {
            let ty = self.body.ty(v);
            let is_float = matches!(ty.element(), Some(ScalarType::Float(_)));
            if !is_float {
                continue;
            }
            let cell = self.cell(ty);
            self.put(v, cell, Place::Before(self.op));
            for op in self.body.ops_within(self.region) {
                for at in 0..self.body.ops[op].args.len() {
                    if self.body.ops[op].args[at] == v {
                        let read = self.get(cell, ty, Place::Before(op));
                        self.body.ops[op].args[at] = self.body.add_result(read, ty);
                    }
                }
            }
        }
    }

    fn results(&mut self) {
        let results = std::mem::take(&mut self.body.ops[self.op].results);
        let Some(end) = self.body.terminator(self.region) else {
            return;
        };
        let first = self.body.ops[end].args.len() - results.len();
        let given = self.body.ops[end].args.drain(first..).collect::<Vec<_>>();
        for (result, v) in results.into_iter().zip(given) {
            let ty = self.body.ty(result);
            let cell = self.cell(ty);
            self.put(v, cell, Place::Before(end));
            let read = self.get(cell, ty, Place::After(self.op));
            self.body.give(read, result);
        }
    }

    fn params(&mut self) {
        let params = std::mem::take(&mut self.body.regions[self.region].params);
        let OpKind::Control(Control::Loop(info)) = &self.body.ops[self.op].kind else {
            return;
        };
        let (inits, count) = (
            info.inits(&self.body.ops[self.op].args).to_vec(),
            info.count(&self.body.ops[self.op].args),
        );
        let Some(end) = self.body.terminator(self.region) else {
            return;
        };
        let next = self.body.ops[end].args.drain(1..).collect::<Vec<_>>();
        for ((param, init), next) in params.into_iter().zip(inits).zip(next) {
            let ty = self.body.ty(param);
            let cell = self.cell(ty);
            self.put(init, cell, Place::Before(self.op));
            let read = self.get(cell, ty, Place::First(self.region));
            self.body.give(read, param);
            self.put(next, cell, Place::Before(end));
        }
        let data = &mut self.body.ops[self.op];
        data.args = count.into_iter().collect();
        data.kind = OpKind::Control(Control::Loop(LoopInfo {
            counted: count.is_some(),
            ..LoopInfo::default()
        }));
        // What they were made of is not one instruction any more.
        data.origin = None;
        self.body.ops[end].origin = None;
    }

    fn cell(&mut self, ty: Type) -> Variable {
        let bytes = self.module.size_of(ty);
        let align = u32::try_from(self.module.align_of(ty)).unwrap_or(16);
        let cell = self.body.variable(bytes, align);
        let cell = Variable {
            cell,
            bytes,
            pointer: self.module.has_pointer(ty),
        };
        self.cells.push(cell);
        cell
    }

    fn access(&self, ty: Type) -> Access {
        Access {
            align: u32::try_from(self.module.align_of(ty)).unwrap_or(1),
            ..Access::default()
        }
    }

    fn put(&mut self, v: Value, cell: Variable, place: Place) {
        let access = self.access(self.body.ty(v));
        insert(self.body, place, |b| b.store(v, cell.cell, access));
    }

    /// A load of such a type, whose result is still to be given.
    fn get(&mut self, cell: Variable, ty: Type, place: Place) -> Op {
        let access = self.access(ty);
        insert(self.body, place, |b| {
            b.push(OpKind::Mem(Mem::Load(access)), &[cell.cell], &[])
        })
    }
}
