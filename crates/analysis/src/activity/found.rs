//! What is active: the answers of the analysis.

use crate::globals::Shared;
use crate::points::{ObjId, Object, Points};
use crate::types::{Bytes, Types};
use crate::values::callee::{CallKind, call_kind};
use cranelift_entity::EntitySet;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use tapeless_ir::{Call, Callee, FuncId, GlobalId, Module, Op, OpData, Value};

/// How a pointer relates to shadows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointerActivity {
    /// Points to nothing that has a shadow.
    Inactive,
    /// Everything it points to has a shadow.
    Active,
    /// Decided at run time: its shadow is null where it points to memory without one.
    Mixed,
}

/// The result of the analysis.
#[derive(Debug, Default)]
pub struct Activity {
    pub(super) varied: EntitySet<Value>,
    pub(super) useful: EntitySet<Value>,
    /// Where what varies may lie.
    pub(super) varied_bytes: Bytes,
    pub(super) useful_objects: EntitySet<ObjId>,
    pub(super) shadowed: EntitySet<ObjId>,
    /// Those of them that have none in some runs.
    pub(super) doubtful: EntitySet<ObjId>,
    /// Pointers whose shadow is not known, and where they were loaded.
    pub(super) lost: FxHashMap<Value, Value>,
    /// Pointers that were loaded from a variable of the file whose pointers are not followed, seen from here or not.
    pub(super) loaded: FxHashMap<Value, GlobalId>,
    /// Pointers to such variables, seen from here or not, from where memory is copied.
    pub(super) copied: FxHashMap<Value, GlobalId>,
    /// Pointers to functions that are stored.
    pub(super) functions: EntitySet<Value>,
    /// Pointers, and integers made of them, that may be the bits of floats.
    pub(super) bits: EntitySet<Value>,
    /// Calls that are given no bits of varying floats where they make floats of integers.
    pub(super) plain_bits: FxHashSet<Op>,
    /// Calls that make numbers, or other floats, of bits of floats.
    pub(super) counted: FxHashSet<Op>,
    /// Integers that are made of step functions of what varies, and become bits of floats.
    pub(super) stepped: FxHashSet<Value>,
    /// Integers among arguments that calls only decide by.
    pub(super) looked_at: FxHashSet<(Op, u32)>,
    /// Globals through which functions pass floats on.
    pub(super) shared: Rc<Shared>,
}

impl Activity {
    /// Whether the value carries a derivative.
    pub fn is_active(&self, v: Value) -> bool {
        self.varied.contains(v) && self.useful.contains(v)
    }

    /// Whether a value depends on what varies, whether or not it is seen to be a float.
    pub fn may_be_bits(&self, v: Value) -> bool {
        self.varied.contains(v)
    }

    /// Whether floats pass through a global from one function to another.
    pub fn passes_floats(&self, global: GlobalId) -> bool {
        self.shared.holds(global)
    }

    /// What a call's context says of integers in memory.
    pub fn gives_plain_bits(&self, call: Op) -> bool {
        self.plain_bits.contains(&call)
    }

    /// Whether a call only decides by an integer that it is given, by number.
    pub fn is_looked_at(&self, call: Op, argument: u32) -> bool {
        self.looked_at.contains(&(call, argument))
    }

    /// Whether an integer is made of a step function of what varies, and becomes bits of a float.
    pub fn is_stepped(&self, v: Value) -> bool {
        self.stepped.contains(&v)
    }

    /// Whether a call makes numbers, or other floats, of bits of floats that vary.
    pub fn counts_bits(&self, call: Op) -> bool {
        self.counted.contains(&call)
    }

    /// Whether the object's memory has a shadow.
    pub fn has_shadow(&self, object: ObjId) -> bool {
        self.shadowed.contains(object)
    }

    /// Whether memory may hold active floats, or parts of such; so many bytes from where the pointer points, if that
    /// is known.
    pub fn may_vary(&self, facts: (&Points, &Types), pointer: Value, bytes: Option<u64>) -> bool {
        let (points, types) = facts;
        types.touches(points, pointer, bytes, &self.varied_bytes)
    }

    /// Whether bits of active floats may lie in an object.
    pub fn varies(&self, object: ObjId) -> bool {
        self.varied_bytes.has(object)
    }

    /// Whether an output may depend on a value differentiably, or on floats that are made of its bits.
    pub fn is_useful(&self, v: Value) -> bool {
        self.useful.contains(v)
    }

    /// Whether an output may depend on floats in an object.
    pub fn is_read(&self, object: ObjId) -> bool {
        self.useful_objects.contains(object)
    }

    /// Whether the object's memory has a shadow that holds those of pointers, too: that of a global may be for floats alone.
    pub fn keeps_shadows(&self, module: &Module, points: &Points, object: ObjId) -> bool {
        let floats_only =
            matches!(points.objects[object], Object::Global(g) if !module.globals[g].followed);
        self.has_shadow(object) && !floats_only
    }

    /// Whether the object's memory has a shadow in every run.
    pub(crate) fn is_certain(&self, object: ObjId) -> bool {
        self.shadowed.contains(object) && !self.doubtful.contains(object)
    }

    /// How a pointer relates to shadows.
    pub fn pointer(&self, points: &Points, v: Value) -> PointerActivity {
        let (mut with, mut without) = (false, false);
        for object in points.of(v).iter() {
            with |= self.shadowed.contains(object);
            without |= !self.is_certain(object);
        }
        match (with, without) {
            (false, _) => PointerActivity::Inactive,
            (true, false) => PointerActivity::Active,
            (true, true) => PointerActivity::Mixed,
        }
    }

    /// The variable of the file from which a pointer was loaded, perhaps, if its pointers are not followed.
    pub fn loaded_from(&self, v: Value) -> Option<GlobalId> {
        self.loaded.get(&v).copied()
    }

    /// The variable of the file that is copied from where a pointer points, perhaps, if its pointers are not followed.
    pub fn copied_from(&self, v: Value) -> Option<GlobalId> {
        self.copied.get(&v).copied()
    }

    /// Whether a pointer that is stored leads to functions alone.
    pub fn is_function(&self, v: Value) -> bool {
        self.functions.contains(v)
    }

    /// Where a pointer was loaded from memory without a shadow, if it may be one to memory with a shadow: that is lost.
    pub fn lost(&self, v: Value) -> Option<Value> {
        self.lost.get(&v).copied()
    }

    /// Whether a pointer, or an integer made of one, may be the bits of a float that carries a derivative.
    pub fn is_bits(&self, v: Value) -> bool {
        self.bits.contains(v)
    }

    /// Whether a function, or one that it calls, takes floats from globals or leaves them there.
    pub fn passes_through_globals(&self, function: FuncId) -> bool {
        self.shared.is_user(function)
    }

    /// Whether a function may read something else when it is called again, even if what it is given stays the same.
    pub fn reads_what_changes(&self, function: FuncId) -> bool {
        self.shared.is_unsteady(function)
    }

    /// Whether a call takes part in the derivative: a result is active, or it may read or write memory
    /// that has a shadow, or it is given an active float.
    pub fn call_is_active(
        &self,
        module: &Module,
        points: &Points,
        call: &Call,
        data: &OpData,
        result: Option<Value>,
    ) -> bool {
        if matches!(call_kind(module, call), CallKind::Inactive { .. }) {
            return false;
        }
        if self.shared.is_touched_by(module, call) {
            return true;
        }
        let returns = |r| self.is_active(r) || self.reaches_shadow(points, r);
        self.is_given_active(points, &data.args) || result.is_some_and(returns)
    }

    /// Whether what varies goes by a call to functions that are not here, and may come back by others: by value, or in
    /// memory that they are given or have given. What is active is not meant.
    pub fn is_given_away(
        &self,
        module: &Module,
        points: &Points,
        (op, call): (Op, &Call),
        data: &OpData,
    ) -> bool {
        let lies = |o: ObjId| self.varied_bytes.has(o) && !self.shadowed.contains(o);
        let leads = |v: Value| points.reachable(points.of(v)).iter().any(lies);
        let by_name = matches!(call.callee, Callee::Func(_));
        let varies =
            |&v: &Value| self.varied.contains(v) && !self.useful.contains(v) || by_name && leads(v);
        self.shared.may_return(module, call)
            && (data.args.iter().any(varies) || points.made_by(op).any(|made| lies(made.0)))
    }

    /// Whether a call is given an active float, or memory that has a shadow.
    pub fn is_given_active(&self, points: &Points, args: &[Value]) -> bool {
        args.iter()
            .any(|&v| self.is_active(v) || self.reaches_shadow(points, v))
    }

    /// A global that carries a derivative, and that functions which are not here may touch.
    pub fn touched_elsewhere(&self) -> Option<GlobalId> {
        self.shared.elsewhere()
    }

    fn reaches_shadow(&self, points: &Points, v: Value) -> bool {
        points
            .reachable(points.of(v))
            .iter()
            .any(|o| self.shadowed.contains(o))
    }
}
