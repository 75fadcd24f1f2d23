//! A function's definition: dense entities with their data.

use crate::alias::AliasTable;
use crate::constant::Constant;
use crate::module::FuncId;
use crate::ops::{Callee, Control, Mem, Moved, OpKind};
use crate::types::Type;
use cranelift_entity::{PrimaryMap, entity_impl};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// An SSA value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value(u32);
entity_impl!(Value, "%");

/// An op.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Op(u32);
entity_impl!(Op, "op");

/// A region: parameters and ops, the last of which ends it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Region(u32);
entity_impl!(Region, "region");

/// A source location of the module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Loc(u32);
entity_impl!(Loc, "loc");

/// The host's number of the instruction an op came from. Emission clones that instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Origin(pub u32);

/// What makes a value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ValueDef {
    /// The n-th result of an op.
    Result(Op, u32),
    /// The n-th parameter of a region.
    Param(Region, u32),
    /// A constant; visible everywhere in the body.
    Const(Constant),
}

/// A value's type and definition.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ValueData {
    /// Its type.
    pub ty: Type,
    /// What makes it.
    pub def: ValueDef,
}

/// An op with operands, results and regions.
#[derive(Clone, Debug, PartialEq)]
pub struct OpData {
    /// What it does.
    pub kind: OpKind,
    /// Operands; see [`OpKind`] for each layout.
    pub args: SmallVec<[Value; 3]>,
    /// Results.
    pub results: SmallVec<[Value; 1]>,
    /// Regions it carries.
    pub regions: SmallVec<[Region; 2]>,
    /// The instruction it came from.
    pub origin: Option<Origin>,
    /// Its place in the source.
    pub loc: Option<Loc>,
    /// The region that holds it.
    pub parent: Region,
}

impl OpData {
    /// What the op moves between memory and values, if it is an access that moves one.
    pub fn moved(&self) -> Option<Moved> {
        let OpKind::Mem(mem) = &self.kind else {
            return None;
        };
        let (pointer, stored) = match mem {
            Mem::Load(_) => (self.args[0], None),
            Mem::Store(_) => (self.args[1], Some(self.args[0])),
            Mem::Update { .. } => (self.args[0], Some(self.args[1])),
            Mem::Exchange(_) => (self.args[0], Some(self.args[2])),
            _ => return None,
        };
        Some(Moved {
            pointer,
            loaded: self.results.first().copied(),
            stored,
        })
    }
}

/// A region.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RegionData {
    /// Parameters.
    pub params: SmallVec<[Value; 2]>,
    /// Ops in order; the last ends the region.
    pub ops: Vec<Op>,
    /// The op that carries it; `None` for the body region and for diverging regions.
    pub owner: Option<Op>,
}

/// A function's definition.
#[derive(Clone, Debug, Default)]
pub struct Body {
    /// All ops, also detached ones.
    pub ops: PrimaryMap<Op, OpData>,
    /// All values.
    pub values: PrimaryMap<Value, ValueData>,
    /// All regions.
    pub regions: PrimaryMap<Region, RegionData>,
    /// The body region; its parameters are the function's.
    pub entry: Option<Region>,
    /// Regions that never come back, jumped to by `guard` and `jump`.
    pub diverging: Vec<Region>,
    /// Alias answers recorded at import.
    pub aliases: AliasTable,
    constants: FxHashMap<(Type, Constant), Value>,
}

impl Body {
    /// The body region.
    ///
    /// # Panics
    /// Only on a body that its builder has not finished.
    pub fn entry(&self) -> Region {
        self.entry.expect("a finished body has an entry region")
    }

    /// The value of a constant; one value per type and constant.
    pub fn constant(&mut self, ty: Type, constant: Constant) -> Value {
        let key = (ty, constant);
        if let Some(&v) = self.constants.get(&key) {
            return v;
        }
        let v = self.values.push(ValueData {
            ty,
            def: ValueDef::Const(key.1.clone()),
        });
        self.constants.insert(key, v);
        v
    }

    /// A new region with parameters of the given types.
    pub fn region(&mut self, params: &[Type]) -> Region {
        let region = self.regions.push(RegionData::default());
        for &ty in params {
            self.add_param(region, ty);
        }
        region
    }

    /// One more parameter of a region.
    pub fn add_param(&mut self, region: Region, ty: Type) -> Value {
        let index = self.regions[region].params.len() as u32;
        let v = self.values.push(ValueData {
            ty,
            def: ValueDef::Param(region, index),
        });
        self.regions[region].params.push(v);
        v
    }

    /// One more result of an op.
    pub fn add_result(&mut self, op: Op, ty: Type) -> Value {
        let index = self.ops[op].results.len() as u32;
        let v = self.values.push(ValueData {
            ty,
            def: ValueDef::Result(op, index),
        });
        self.ops[op].results.push(v);
        v
    }

    /// A value's type.
    pub fn ty(&self, v: Value) -> Type {
        self.values[v].ty
    }

    /// A value's constant, if it is one.
    pub fn as_const(&self, v: Value) -> Option<&Constant> {
        match &self.values[v].def {
            ValueDef::Const(c) => Some(c),
            _ => None,
        }
    }

    /// A value's integer, if it is a constant one that fits.
    pub fn as_int(&self, v: Value) -> Option<i64> {
        match self.as_const(v)? {
            Constant::Int(x) => {
                let bits = match self.ty(v) {
                    Type::Scalar(crate::ScalarType::Int(bits)) => bits.min(64),
                    _ => return None,
                };
                let shift = 64 - bits;
                Some(((*x as u64) << shift).cast_signed() >> shift)
            }
            Constant::Zero => Some(0),
            _ => None,
        }
    }

    /// The op that makes a value, if one does.
    pub fn def_op(&self, v: Value) -> Option<Op> {
        match self.values[v].def {
            ValueDef::Result(op, _) => Some(op),
            _ => None,
        }
    }

    /// The region in which a value is defined; `None` for constants.
    pub fn def_region(&self, v: Value) -> Option<Region> {
        match self.values[v].def {
            ValueDef::Result(op, _) => Some(self.ops[op].parent),
            ValueDef::Param(region, _) => Some(region),
            ValueDef::Const(_) => None,
        }
    }

    /// What a loop's parameter is in the next turn; the body of the loop is the region.
    pub fn next(&self, region: Region, index: u32) -> Option<Value> {
        let end = &self.ops[self.terminator(region)?];
        match end.kind {
            OpKind::Control(Control::Repeat { .. }) => end.args.get(1 + index as usize).copied(),
            _ => None,
        }
    }

    /// The op that ends a region.
    pub fn terminator(&self, region: Region) -> Option<Op> {
        self.regions[region]
            .ops
            .last()
            .copied()
            .filter(|&op| self.ops[op].kind.is_terminator())
    }

    /// The region around a region; `None` for the body region and for diverging regions.
    pub fn parent(&self, region: Region) -> Option<Region> {
        self.regions[region].owner.map(|op| self.ops[op].parent)
    }

    /// The innermost loop op around a region, if any.
    pub fn enclosing_loop(&self, region: Region) -> Option<Op> {
        let mut at = Some(region);
        while let Some(r) = at {
            let owner = self.regions[r].owner?;
            if matches!(self.ops[owner].kind, OpKind::Control(Control::Loop(_))) {
                return Some(owner);
            }
            at = self.parent(r);
        }
        None
    }

    /// What a call gives, if anything: an invoke gives it to its normal way.
    pub fn call_result(&self, op: Op) -> Option<Value> {
        let data = &self.ops[op];
        match &data.kind {
            OpKind::Control(Control::Invoke(_)) => {
                self.regions[data.regions[0]].params.first().copied()
            }
            _ => data.results.first().copied(),
        }
    }

    /// The functions that are called by name.
    pub fn callees(&self) -> impl Iterator<Item = FuncId> {
        let calls = self.ops.values().filter_map(|data| data.kind.call());
        calls.filter_map(|call| match call.callee {
            Callee::Func(id) => Some(id),
            Callee::Indirect => None,
        })
    }

    /// Parameters of the function.
    pub fn params(&self) -> &[Value] {
        &self.regions[self.entry()].params
    }
}
