//! What the values of the primal are called in the new function.

use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use tapeless_ir::{Body, Builder, Value};
use tapeless_plan::Kind;

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
