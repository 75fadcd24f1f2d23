//! A body in lanes: what is the same in all is done once, what differs in vectors, or once a lane.

use crate::Ways;
use crate::differ::{Differing, Found, Key, leads_to_shadow, releases};
use crate::laned::Laned;
use crate::leaves::{Form, is_vector, leaves, part, slots};
use crate::planned::Planned;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use std::rc::Rc;
use tapeless_analysis::points::Site;
use tapeless_ir::{
    Body, Builder, IntBin, IntPred, Mem, Module, Op, OpData, OpKind, Region, Scalar, Type, Value,
};

/// Writes one body.
pub(crate) struct Mapper<'a, 'b> {
    pub module: &'a Module,
    pub all: &'a Differing<'a>,
    pub planned: &'b mut Planned,
    pub key: &'b Key,
    pub found: Rc<Found>,
    pub from: &'a Body,
    pub to: Builder,
    pub width: u32,
    values: SecondaryMap<Value, Option<Laned>>,
    /// Values of the lane that is written alone.
    pub in_lane: FxHashMap<Value, Value>,
}

/// The body of a function in lanes.
pub(crate) fn body(
    all: &Differing,
    from: &Body,
    key: &Key,
    planned: &mut Planned,
    width: u32,
) -> Body {
    let found = all.found(key);
    let params = from.params().iter().zip(&key.1);
    let types: Vec<Type> = params
        .flat_map(|(&v, &mask)| slots(all.module, from.ty(v), mask, width, Form::Apart))
        .collect();
    let mut mapper = Mapper {
        module: all.module,
        all,
        planned,
        key,
        found,
        from,
        to: Builder::new(&types),
        width,
        values: SecondaryMap::new(),
        in_lane: FxHashMap::default(),
    };
    mapper.diverging();
    let own = mapper.to.body.params().to_vec();
    mapper.bind_all(from.params(), Form::Apart, &mut own.into_iter());
    mapper.ops(from.entry());
    mapper.to.finish()
}

impl Mapper<'_, '_> {
    /// What stands for a value.
    pub fn laned(&mut self, v: Value) -> Laned {
        if let Some(known) = &self.values[v] {
            return known.clone();
        }
        let ty = self.from.ty(v);
        match self.from.as_const(v) {
            Some(constant) if leads_to_shadow(self.module, constant) => {
                let of_lane = |lane| self.planned.constant(self.module, constant, lane);
                let lanes: Vec<_> = (0..self.width).map(of_lane).collect();
                let lanes: Vec<Value> = lanes
                    .into_iter()
                    .map(|c| self.to.body.constant(ty, c))
                    .collect();
                self.joined(&lanes, ty, self.found.values[v])
            }
            Some(constant) => Laned::One(self.to.body.constant(ty, constant.clone())),
            None => Laned::One(self.to.poison(ty)),
        }
    }

    /// Says what stands for a value.
    pub fn bind(&mut self, v: Value, laned: Laned) {
        self.values[v] = Some(laned);
    }

    /// Says which values stand for some, in order.
    pub fn bind_all(&mut self, values: &[Value], form: Form, by: &mut impl Iterator<Item = Value>) {
        for &v in values {
            let laned = self.unflat(self.from.ty(v), self.found.values[v], form, by);
            self.bind(v, laned);
        }
    }

    /// The types of what stands for some values.
    pub fn slots_of(&self, values: &[Value], form: Form) -> Vec<Type> {
        let each = values.iter();
        each.flat_map(|&v| {
            slots(
                self.module,
                self.from.ty(v),
                self.found.values[v],
                self.width,
                form,
            )
        })
        .collect()
    }

    /// What stands for some values where others are bound to these.
    pub fn flat_as(&mut self, values: &[Value], like: &[Value]) -> Vec<Value> {
        let each = values.iter().zip(like);
        each.flat_map(|(&v, &like)| self.flat(v, self.found.values[like], Form::Vectors))
            .collect()
    }

    pub fn differs(&self, v: Value) -> bool {
        self.found.values[v] != 0
    }

    /// The ops of a region.
    pub fn ops(&mut self, region: Region) {
        for &op in &self.from.regions[region].ops {
            self.op(op);
        }
    }

    fn op(&mut self, op: Op) {
        let data = &self.from.ops[op];
        self.to.loc = data.loc;
        if let Some(array) = self.array(data) {
            return self.of_array(data, array);
        }
        let differs = self.is_apart(op, data);
        match &data.kind {
            OpKind::Control(control) => self.control(op, control, data),
            OpKind::Call(call) if let Some(id) = self.all.batched(data) => {
                let result = data.results.first().copied();
                self.call(op, (id, call), data, result);
            }
            OpKind::Mem(mem) if self.all.is_residual(mem) => self.once(op, data),
            _ if !differs => self.once(op, data),
            _ if releases(self.all.ways, self.from, data, |v| self.differs(v)) => {
                self.once(op, data);
            }
            OpKind::Scalar(scalar) => self.scalar(op, scalar, data),
            OpKind::Call(_) | OpKind::Mem(Mem::HeapFree { .. }) if self.may_be_said_again(data) => {
                self.unless_said(op, data);
            }
            _ => self.lane_by_lane(op),
        }
    }

    /// Whether an op differs between lanes, or makes memory for each.
    fn is_apart(&self, op: Op, data: &OpData) -> bool {
        let mut values = data.args.iter().chain(&data.results);
        values.any(|&v| self.differs(v)) || self.makes_apart(op)
    }

    /// Whether an op makes memory for each lane.
    pub fn makes_apart(&self, op: Op) -> bool {
        let site = Site {
            function: self.key.0,
            op,
        };
        self.all.sites.contains(&site)
    }

    /// An op that is the same in all lanes.
    pub fn once(&mut self, op: Op, data: &OpData) {
        let results = self.lane(op, 0);
        for (&v, own) in data.results.iter().zip(results) {
            self.bind(v, Laned::One(own));
        }
    }

    /// An op once a lane, as it stands.
    pub fn lane_by_lane(&mut self, op: Op) {
        let data = &self.from.ops[op];
        let lanes: Vec<Vec<Value>> = (0..self.width).map(|lane| self.lane(op, lane)).collect();
        for (i, &v) in data.results.iter().enumerate() {
            let own: Vec<Value> = lanes.iter().map(|results| results[i]).collect();
            let laned = self.joined(&own, self.from.ty(v), self.found.values[v]);
            self.bind(v, laned);
        }
    }

    /// Whether an op that gives nothing is given nothing but numbers and addresses, so that lanes may say the same.
    fn may_be_said_again(&self, data: &OpData) -> bool {
        let mut differing = data.args.iter().filter(|&&v| self.differs(v));
        let is_scalar = |&v: &Value| {
            let ty = self.from.ty(v);
            matches!(ty, Type::Scalar(_)) && !ty.is_float()
        };
        self.all.ways == Ways::Together && data.results.is_empty() && differing.all(is_scalar)
    }

    /// An op once a lane, unless a lane says what the first did: what was kept of the primal beside shadows is read in each lane, and
    /// is released once.
    fn unless_said(&mut self, op: Op, data: &OpData) {
        self.lane(op, 0);
        let differing = data.args.iter().copied().filter(|&v| self.differs(v));
        let differing: Vec<Value> = differing.collect();
        for lane in 1..self.width {
            let mut differs = self.to.bool(false);
            for &v in &differing {
                let (own, first) = (self.in_lane(v, lane), self.in_lane(v, 0));
                let other = self.to.icmp(IntPred::Ne, own, first);
                differs = self.to.int_bin(IntBin::Or, differs, other);
            }
            let then = self.to.begin(&[]);
            self.lane(op, lane);
            self.to.yield_(&[]);
            let otherwise = self.to.begin(&[]);
            self.to.yield_(&[]);
            self.to.if_(differs, then, otherwise);
        }
    }

    /// An op in one lane, with the regions that it carries; its results.
    fn lane(&mut self, op: Op, lane: u32) -> Vec<Value> {
        let own = self.copied(op, lane);
        self.in_lane.clear();
        own
    }

    fn copied(&mut self, op: Op, lane: u32) -> Vec<Value> {
        let data = &self.from.ops[op];
        let args: Vec<Value> = data.args.iter().map(|&v| self.in_lane(v, lane)).collect();
        let results: Vec<Type> = data.results.iter().map(|&v| self.from.ty(v)).collect();
        let regions: Vec<Region> = data
            .regions
            .iter()
            .map(|&r| self.copied_region(r, lane))
            .collect();
        self.to.loc = data.loc;
        let made = self
            .to
            .push_with(data.kind.clone(), &args, &results, &regions);
        self.to.set_origin(made, data.origin);
        let own = self.to.body.ops[made].results.to_vec();
        self.in_lane
            .extend(data.results.iter().copied().zip(own.iter().copied()));
        own
    }

    fn copied_region(&mut self, region: Region, lane: u32) -> Region {
        let data = &self.from.regions[region];
        let types: Vec<Type> = data.params.iter().map(|&v| self.from.ty(v)).collect();
        let made = self.to.begin(&types);
        let own = self.to.body.regions[made].params.to_vec();
        self.in_lane.extend(data.params.iter().copied().zip(own));
        for &op in &data.ops {
            self.copied(op, lane);
        }
        self.to.end();
        made
    }

    fn scalar(&mut self, op: Op, scalar: &Scalar, data: &OpData) {
        match scalar {
            Scalar::ExtractValue(path) => {
                if let Some(range) = part(self.module, self.from.ty(data.args[0]), path) {
                    let fields = range.map(|i| self.leaf(data.args[0], i)).collect();
                    return self.bind_fields(data.results[0], fields);
                }
            }
            Scalar::InsertValue(path) => {
                let result = data.results[0];
                if let Some(range) = part(self.module, self.from.ty(result), path) {
                    let count = leaves(self.module, self.from.ty(result)).len();
                    let of_leaf = |i: usize| match range.contains(&i) {
                        true => self.leaf(data.args[1], i - range.start),
                        false => self.leaf(data.args[0], i),
                    };
                    let fields = (0..count).map(of_leaf).collect();
                    return self.bind_fields(result, fields);
                }
            }
            _ if self.is_of_vectors(scalar, data) => return self.in_vectors(scalar, data),
            _ => {}
        }
        self.lane_by_lane(op);
    }

    fn bind_fields(&mut self, v: Value, fields: Vec<Laned>) {
        let laned = self.of_fields(fields, self.from.ty(v), self.found.values[v]);
        self.bind(v, laned);
    }

    /// Whether an op does in vectors what it does in lanes.
    fn is_of_vectors(&self, scalar: &Scalar, data: &OpData) -> bool {
        let fits = match scalar {
            Scalar::Rule(..) | Scalar::Fcmp(..) | Scalar::Select(_) | Scalar::Freeze => true,
            Scalar::Int(kind, _) => matches!(kind, IntBin::And | IntBin::Or | IntBin::Xor),
            _ => false,
        };
        let mut values = data.args.iter().chain(&data.results);
        fits && data.results.len() == 1 && values.all(|&v| is_vector(self.from.ty(v)))
    }

    fn in_vectors(&mut self, scalar: &Scalar, data: &OpData) {
        let chosen = matches!(scalar, Scalar::Select(_)) && !self.differs(data.args[0]);
        let args: Vec<Value> = data
            .args
            .iter()
            .enumerate()
            .map(|(i, &v)| {
                let laned = self.laned(v);
                match (&laned, chosen && i == 0) {
                    (&Laned::One(v), true) => v,
                    _ => self.vector(&laned, self.from.ty(v)),
                }
            })
            .collect();
        let types = self.slots_of(&data.results, Form::Vectors);
        let made = self
            .to
            .value(OpKind::Scalar(scalar.clone()), &args, types[0]);
        self.bind(data.results[0], Laned::Vector(made));
    }
}
