//! What the values of the primal are called in the new function.

use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use tapeless_ir::{Body, Builder, Region, Value};
use tapeless_plan::{Kind, Node};

/// Values of the new function that stand for the primal's.
#[derive(Debug, Default)]
pub struct Env {
    primal: SecondaryMap<Value, PackedOption<Value>>,
    shadow: SecondaryMap<Value, PackedOption<Value>>,
}

impl Env {
    /// Binds a value or a shadow.
    pub fn bind(&mut self, v: Value, kind: Kind, to: Value) {
        match kind {
            Kind::Primal => self.primal[v] = to.into(),
            Kind::Shadow => self.shadow[v] = to.into(),
        }
    }

    /// All that is bound and was made in a region or around it.
    pub fn seen_in(&self, body: &Body, region: Region) -> Vec<(Node, Value)> {
        let mut around = vec![region];
        around.extend(std::iter::successors(body.parent(region), |&r| {
            body.parent(r)
        }));
        let bound = |(map, kind): (&SecondaryMap<Value, PackedOption<Value>>, Kind)| {
            let bound = map
                .iter()
                .filter_map(move |(v, to)| Some(((v, kind), to.expand()?)));
            bound.collect::<Vec<_>>()
        };
        let all = [(&self.primal, Kind::Primal), (&self.shadow, Kind::Shadow)];
        let all = all.into_iter().flat_map(bound);
        let is_seen = |v: Value| body.def_region(v).is_none_or(|home| around.contains(&home));
        all.filter(|&((v, _), _)| is_seen(v)).collect()
    }

    /// What a value or shadow is bound to.
    pub fn get(&self, v: Value, kind: Kind) -> Option<Value> {
        match kind {
            Kind::Primal => self.primal[v].expand(),
            Kind::Shadow => self.shadow[v].expand(),
        }
    }
}

/// A constant of the primal in the new body.
pub fn constant(body: &Body, b: &mut Builder, v: Value) -> Option<Value> {
    let constant = body.as_const(v)?.clone();
    Some(b.body.constant(body.ty(v), constant))
}
