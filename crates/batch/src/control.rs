//! Regions in lanes. Where all lanes go the same way, that is gone once; else one lane goes after the other.

use crate::body::Mapper;
use crate::leaves::{Form, Mask};
use smallvec::SmallVec;
use tapeless_ir::ops::LoopInfo;
use tapeless_ir::{
    Body, Call, Callee, Constant, Control, FuncId, Op, OpData, OpKind, Packer, Region, Type, Value,
};

impl Mapper<'_, '_> {
    pub fn control(&mut self, op: Op, control: &Control, data: &OpData) {
        let is_parted = data.regions.iter().any(|&r| self.found.parted.contains(r));
        match control {
            _ if is_parted => self.lane_by_lane(op),
            Control::If | Control::Switch(_) => {
                let selector = self.in_lane(data.args[0], 0);
                let regions: Vec<Region> = data.regions.iter().map(|&r| self.region(r)).collect();
                self.carry(
                    data,
                    OpKind::Control(control.clone()),
                    &[selector],
                    &regions,
                );
            }
            Control::Loop(info) => self.loop_(info, data),
            Control::Invoke(call) => self.invoke(op, call, data),
            Control::Guard { .. } | Control::Jump(_) | Control::Repeat { .. } | Control::Yield => {
                self.hand_on(control, data);
            }
            Control::Return => self.return_(data),
            Control::Unreachable | Control::Unwind => {
                self.once(op, data);
            }
        }
    }

    /// An op that carries regions which are written.
    fn carry(&mut self, data: &OpData, kind: OpKind, args: &[Value], regions: &[Region]) {
        let results = self.slots_of(&data.results, Form::Vectors);
        self.to.loc = data.loc;
        let made = self.to.push_with(kind, args, &results, regions);
        self.to.set_origin(made, data.origin);
        let own = self.to.body.ops[made].results.to_vec();
        self.bind_all(&data.results, Form::Vectors, &mut own.into_iter());
    }

    fn region(&mut self, region: Region) -> Region {
        let params = &self.from.regions[region].params;
        let types = self.slots_of(params, Form::Vectors);
        let made = self.to.begin(&types);
        let own = self.to.body.regions[made].params.to_vec();
        self.bind_all(params, Form::Vectors, &mut own.into_iter());
        self.ops(region);
        self.to.end();
        made
    }

    /// Regions that are jumped to: their parameters first, since jumps may stand before them.
    pub fn diverging(&mut self) {
        let regions = self.from.diverging.clone();
        for &region in &regions {
            let params = &self.from.regions[region].params;
            let types = self.slots_of(params, Form::Vectors);
            let made = self.to.body.region(&types);
            let own = self.to.body.regions[made].params.to_vec();
            self.bind_all(params, Form::Vectors, &mut own.into_iter());
            self.to.body.diverging.push(made);
        }
        for (i, &region) in regions.iter().enumerate() {
            self.to.reopen(self.to.body.diverging[i]);
            self.ops(region);
            self.to.end();
        }
    }

    /// A loop that all lanes go through together.
    fn loop_(&mut self, info: &LoopInfo, data: &OpData) {
        let params = self.from.regions[data.regions[0]].params.clone();
        let mut args = self.flat_as(info.inits(&data.args), &params);
        let mut own = LoopInfo {
            params: args.len() as u32,
            counted: info.counted,
            stepped: SmallVec::new(),
        };
        if let Some(count) = info.count(&data.args) {
            args.push(self.in_lane(count, 0));
        }
        let mut at = 0;
        for (&param, index) in params.iter().zip(0..) {
            if let (Some(step), false) = (info.step(&data.args, index), self.differs(param)) {
                own.stepped.push(at);
                args.push(self.in_lane(step, 0));
            }
            at += self.slots_of(&[param], Form::Vectors).len() as u32;
        }
        let inner = self.region(data.regions[0]);
        self.carry(data, OpKind::Control(Control::Loop(own)), &args, &[inner]);
    }

    /// The end of a region, or a way out of it, with what it hands on.
    fn hand_on(&mut self, control: &Control, data: &OpData) {
        let body = self.from;
        let (skipped, like) = match control {
            Control::Guard { target, .. } => (1, target_params(body, *target)),
            Control::Jump(target) => (0, target_params(body, *target)),
            _ => match body.regions[data.parent].owner {
                Some(owner) if matches!(control, Control::Repeat { .. }) => {
                    let params = body.regions[data.parent].params.iter();
                    (1, params.chain(&body.ops[owner].results).copied().collect())
                }
                Some(owner) => (0, body.ops[owner].results.to_vec()),
                None => (0, Vec::new()),
            },
        };
        let (chosen, handed) = data.args.split_at(skipped);
        let mut args: Vec<Value> = chosen.iter().map(|&v| self.in_lane(v, 0)).collect();
        args.extend(self.flat_as(handed, &like));
        self.to.loc = data.loc;
        let made = self.to.push(OpKind::Control(control.clone()), &args, &[]);
        self.to.set_origin(made, data.origin);
    }

    fn return_(&mut self, data: &OpData) {
        let mask = self.found.result;
        let flat = data
            .args
            .iter()
            .flat_map(|&v| self.flat(v, mask, Form::Apart));
        let flat: Vec<Value> = flat.collect();
        let packed = self.packer().pack(&flat);
        self.to.loc = data.loc;
        self.to.return_(packed.as_slice());
    }

    fn packer(&mut self) -> Packer<'_> {
        Packer {
            module: self.module,
            b: &mut self.to,
        }
    }

    /// A call of a function that is batched too.
    pub fn call(
        &mut self,
        op: Op,
        (id, call): (FuncId, &Call),
        data: &OpData,
        result: Option<Value>,
    ) {
        let Some((call, args)) = self.callee(id, call, data) else {
            return self.once(op, data);
        };
        let ret: Vec<Type> = call.sig.ret.into_iter().collect();
        self.to.loc = data.loc;
        let made = self.to.push(OpKind::Call(call), &args, &ret);
        let own = self.to.body.ops[made].results.first().copied();
        if let (Some(result), Some(own)) = (result, own) {
            self.take_apart(result, own);
        }
    }

    /// The call of the function in lanes, if lanes differ in it.
    fn callee(&mut self, id: FuncId, call: &Call, data: &OpData) -> Option<(Call, Vec<Value>)> {
        let masks: Vec<Mask> = data.args.iter().map(|&v| self.found.values[v]).collect();
        let key = (id, masks);
        if !self.all.found(&key).differs {
            return None;
        }
        let args = data
            .args
            .iter()
            .zip(&key.1)
            .flat_map(|(&v, &mask)| self.flat(v, mask, Form::Apart))
            .collect();
        let (callee, sig) = self.planned.function(self.all, &key, self.width);
        let call = Call {
            callee: Callee::Func(callee),
            sig,
            effects: call.effects,
            flags: call.flags,
            team: call.team,
            beside: call.beside,
        };
        Some((call, args))
    }

    /// What a function in lanes returned.
    fn take_apart(&mut self, v: Value, made: Value) {
        let types = self.slots_of(&[v], Form::Apart);
        let parts = self.packer().unpack(Some(made), &types);
        self.bind_all(&[v], Form::Apart, &mut parts.into_iter());
    }

    fn invoke(&mut self, op: Op, call: &Call, data: &OpData) {
        let own = self
            .all
            .batched(data)
            .and_then(|id| self.callee(id, call, data));
        let given = self.from.regions[data.regions[0]].params.iter();
        let is_apart = data.args.iter().chain(given).any(|&v| self.differs(v));
        if own.is_none() && (is_apart || self.makes_apart(op)) {
            return self.invoke_each(call, data, &mut Vec::new());
        }
        let (kind, args) = match own {
            Some((call, args)) => (call, args),
            None => {
                let args = data.args.iter().map(|&v| self.in_lane(v, 0)).collect();
                (call.clone(), args)
            }
        };
        let ret: Vec<Type> = kind.sig.ret.into_iter().collect();
        let normal = self.to.begin(&ret);
        let given = self.to.body.regions[normal].params.first().copied();
        let result = self.from.regions[data.regions[0]].params.first().copied();
        if let (Some(result), Some(given)) = (result, given) {
            self.take_apart(result, given);
        }
        self.ops(data.regions[0]);
        self.to.end();
        let unwind = self.region(data.regions[1]);
        let regions = [normal, unwind];
        self.carry(
            data,
            OpKind::Control(Control::Invoke(kind)),
            &args,
            &regions,
        );
    }

    /// A call once a lane, each within what follows that of the lane before.
    fn invoke_each(&mut self, call: &Call, data: &OpData, made: &mut Vec<Value>) {
        let lane = made.len() as u32;
        let args: Vec<Value> = data.args.iter().map(|&v| self.in_lane(v, lane)).collect();
        let ret: Vec<Type> = call.sig.ret.into_iter().collect();
        let normal = self.to.begin(&ret);
        let inner = data.regions[0];
        let nothing = self.to.body.constant(Type::I1, Constant::Poison);
        let given = self.to.body.regions[normal].params.first();
        made.push(given.copied().unwrap_or(nothing));
        if made.len() < self.width as usize {
            self.invoke_each(call, data, made);
            let handed = self.flat_as(&data.results, &data.results);
            match data.regions.iter().any(|&r| self.from.yields(r)) {
                true => self.to.push(OpKind::Control(Control::Yield), &handed, &[]),
                false => self
                    .to
                    .push(OpKind::Control(Control::Unreachable), &[], &[]),
            };
        } else {
            if let Some(&result) = self.from.regions[inner].params.first() {
                let laned = self.joined(made, self.from.ty(result), self.found.values[result]);
                self.bind(result, laned);
            }
            self.ops(inner);
        }
        self.to.end();
        let unwind = self.region(data.regions[1]);
        let kind = OpKind::Control(Control::Invoke(call.clone()));
        self.carry(data, kind, &args, &[normal, unwind]);
    }
}

fn target_params(body: &Body, target: u32) -> Vec<Value> {
    body.regions[body.diverging[target as usize]]
        .params
        .to_vec()
}
