//! What differs between lanes within a function, from op to op.

use crate::Ways;
use crate::differ::{Differing, Found, Key, all_if, leads_to_shadow};
use crate::interleaved::Arrays;
use crate::leaves::{Mask, all, part, replaced, taken};
use crate::memory::How;
use std::rc::Rc;
use tapeless_analysis::Points;
use tapeless_analysis::points::Site;
use tapeless_ir::{Body, Control, Mem, Op, OpData, OpKind, Region, Scalar, Value, ValueDef};

/// One look at a function.
pub(crate) struct Walk<'a, 'b> {
    pub all: &'b mut Differing<'a>,
    pub body: &'a Body,
    pub key: &'b Key,
    pub points: Rc<Points>,
    pub found: Found,
    pub changed: bool,
}

impl<'a, 'b> Walk<'a, 'b> {
    /// Goes on from what was found before.
    pub fn of(
        all: &'b mut Differing<'a>,
        body: &'a Body,
        key: &'b Key,
        points: Rc<Points>,
        found: Found,
    ) -> Self {
        Self {
            all,
            body,
            key,
            points,
            found,
            changed: false,
        }
    }

    /// What differs, given what is known of callees by now.
    pub fn found(mut self) -> Found {
        let body = self.body;
        for (&param, &mask) in body.params().iter().zip(&self.key.1) {
            self.join(param, mask);
        }
        for (v, data) in body.values.iter() {
            if let ValueDef::Const(constant) = &data.def {
                let differs = leads_to_shadow(self.all.module, constant);
                self.join(v, all_if(self.all.module, data.ty, differs));
            }
        }
        let order = body.op_order();
        let arrays = self.all.arrays(self.key.0, &self.points);
        self.changed = true;
        while std::mem::take(&mut self.changed) {
            self.found.spoiled.clear();
            order.iter().for_each(|&op| self.op(op));
            self.behind_own();
            self.set_apart(&arrays, &order);
        }
        self.found
    }

    /// Arrays whose pointers differ, or which are used or set in another way in each lane, have lanes apart.
    fn set_apart(&mut self, arrays: &Arrays, order: &[Op]) {
        let differing = arrays.iter().filter(|(v, _)| self.differs(**v));
        let mut apart: Vec<Op> = differing.map(|(_, array)| array.made).collect();
        for data in order.iter().map(|&op| &self.body.ops[op]) {
            let sets = matches!(data.kind, OpKind::Mem(Mem::Set(_)));
            let in_lanes = sets && data.args.iter().any(|&v| self.differs(v));
            if in_lanes || self.found.parted.contains(data.parent) {
                let used = data.args.iter().filter_map(|v| arrays.get(v));
                apart.extend(used.map(|array| array.made));
            }
        }
        let function = self.key.0;
        for op in apart {
            self.changed |= self.all.set_apart(Site { function, op });
        }
    }

    fn join(&mut self, v: Value, mask: Mask) {
        let known = &mut self.found.values[v];
        self.changed |= *known | mask != *known;
        *known |= mask;
        self.found.differs |= *known != 0;
    }

    fn mask(&self, v: Value) -> Mask {
        self.found.values[v]
    }

    pub fn differs(&self, v: Value) -> bool {
        self.mask(v) != 0
    }

    /// All of a value differs.
    pub fn join_all(&mut self, v: Value) {
        self.join(v, all(self.all.module, self.body.ty(v)));
    }

    fn join_each(&mut self, to: &[Value], from: &[Value]) {
        for (&to, &from) in to.iter().zip(from) {
            self.join(to, self.mask(from));
            if self.is_valued(from) {
                self.add_valued(to);
            }
        }
    }

    fn op(&mut self, op: Op) {
        let data = &self.body.ops[op];
        self.value(data);
        let is_parted = self.found.parted.contains(data.parent);
        if is_parted {
            data.results.iter().for_each(|&v| self.join_all(v));
            data.regions.iter().for_each(|&r| self.part(r));
        }
        match &data.kind {
            OpKind::Scalar(scalar) => self.scalar(scalar, data),
            OpKind::Mem(mem) => self.mem(op, mem, data, is_parted),
            OpKind::Control(control) => self.control(op, control, data, is_parted),
            OpKind::Call(_) => self.call(op, data, data.results.first().copied(), is_parted),
            // What a member gives to all, it gives lane by lane.
            OpKind::Par(_) => {
                if data.args.iter().any(|&v| self.differs(v)) {
                    data.results.iter().for_each(|&v| self.join_all(v));
                }
            }
            OpKind::Host(_) => self.outside(op, data, is_parted),
        }
    }

    /// Notes what is calculated from floats that differ.
    fn value(&mut self, data: &OpData) {
        let calculates = matches!(data.kind, OpKind::Scalar(_) | OpKind::Call(_));
        if calculates && data.args.iter().any(|&v| self.is_valued(v)) {
            data.results.iter().for_each(|&v| self.add_valued(v));
        }
    }

    fn is_valued(&self, v: Value) -> bool {
        let is_float = self.body.ty(v).is_float();
        self.differs(v) && (is_float || self.found.valued.contains(v))
    }

    fn add_valued(&mut self, v: Value) {
        self.changed |= self.found.valued.insert(v);
    }

    /// Whether lanes may go different ways by a value.
    fn diverges(&self, v: Value) -> bool {
        self.differs(v) && (self.all.ways == Ways::Apart || self.is_valued(v))
    }

    fn scalar(&mut self, scalar: &Scalar, data: &OpData) {
        let module = self.all.module;
        let &result = &data.results[0];
        let of = |v: Value, path: &[u32]| part(module, self.body.ty(v), path);
        let mask = match scalar {
            Scalar::ExtractValue(path) => {
                of(data.args[0], path).map(|range| taken(self.mask(data.args[0]), &range))
            }
            Scalar::InsertValue(path) => of(result, path)
                .map(|range| replaced(self.mask(data.args[0]), &range, self.mask(data.args[1]))),
            Scalar::Freeze => Some(self.mask(data.args[0])),
            Scalar::Select(_) if !self.differs(data.args[0]) => {
                Some(self.mask(data.args[1]) | self.mask(data.args[2]))
            }
            _ => None,
        };
        match mask {
            Some(mask) => self.join(result, mask),
            None if data.args.iter().any(|&v| self.differs(v)) => {
                data.results.iter().for_each(|&v| self.join_all(v));
            }
            None => {}
        }
    }

    /// A region is run lane by lane.
    fn part(&mut self, region: Region) {
        self.changed |= self.found.parted.insert(region);
        for &param in &self.body.regions[region].params {
            self.join_all(param);
        }
    }

    fn control(&mut self, op: Op, control: &Control, data: &OpData, is_parted: bool) {
        let body = self.body;
        let parts = |walk: &mut Self| data.regions.iter().for_each(|&r| walk.part(r));
        match control {
            Control::If | Control::Switch(_) if self.diverges(data.args[0]) => {
                parts(self);
                data.results.iter().for_each(|&v| self.join_all(v));
            }
            Control::Loop(info) => {
                let inner = data.regions[0];
                self.join_each(&body.regions[inner].params, info.inits(&data.args));
                if self.found.parted.contains(inner) {
                    data.results.iter().for_each(|&v| self.join_all(v));
                }
            }
            Control::Repeat { .. } => self.repeat(data),
            Control::Yield => {
                if let Some(owner) = body.regions[data.parent].owner {
                    self.join_each(&body.ops[owner].results, &data.args);
                }
            }
            Control::Invoke(_) => {
                let result = body.regions[data.regions[0]].params.first().copied();
                self.call(op, data, result, is_parted);
            }
            Control::Guard { target, .. } => {
                self.leaves(op, is_parted || self.diverges(data.args[0]));
                self.hand_on(*target, &data.args[1..]);
            }
            Control::Jump(target) => {
                self.leaves(op, is_parted);
                self.hand_on(*target, &data.args);
            }
            Control::Return => {
                for &v in &data.args {
                    self.changed |= self.found.result | self.mask(v) != self.found.result;
                    self.found.result |= self.mask(v);
                }
            }
            Control::Unwind => self.leaves(op, is_parted),
            _ => {}
        }
    }

    fn repeat(&mut self, data: &OpData) {
        let Some(owner) = self.body.regions[data.parent].owner else {
            return;
        };
        let params = &self.body.regions[data.parent].params;
        let (next, results) = data.args[1..].split_at(params.len());
        self.join_each(params, next);
        self.join_each(&self.body.ops[owner].results, results);
        if self.diverges(data.args[0]) {
            self.part(data.parent);
        }
    }

    fn hand_on(&mut self, target: u32, args: &[Value]) {
        let region = self.body.diverging[target as usize];
        self.join_each(&self.body.regions[region].params, args);
    }

    /// Control leaves the function here, in some lanes only perhaps.
    pub fn leaves(&mut self, op: Op, differs: bool) {
        if differs {
            self.all.refuse(self.key.0, Some(op), "a way out");
        }
    }

    fn call(&mut self, op: Op, data: &OpData, result: Option<Value>, is_parted: bool) {
        let Some(id) = self.all.batched(data).filter(|_| !is_parted) else {
            return self.outside(op, data, is_parted);
        };
        let key = (id, data.args.iter().map(|&v| self.mask(v)).collect());
        let found = self.all.visit(&key);
        self.found.differs |= found.differs;
        if let Some(result) = result {
            self.join(result, found.result);
        }
        for (&param, &surely) in &found.spoiled {
            let behind = self.points.reachable_from(&[data.args[param as usize]]);
            let how = if surely { How::Surely } else { How::Perhaps };
            self.put(op, &behind, how);
        }
    }
}
