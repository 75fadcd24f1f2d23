//! Activity analysis: which values and objects carry a derivative from inputs to outputs.
//!
//! A value is *varied* if it depends on an active input, *useful* if an active output depends on it,
//! active if both (Hascoët and Pascual, "The Tapenade AD tool", 2013, section 4.1). Both are least
//! fixed points over values and objects.

use crate::callee::{CallKind, call_kind};
use crate::context::{ArgActivity, Context, Mode, RetActivity};
use crate::flow::control_flows;
use crate::globals::Shared;
use crate::points::{ObjId, ObjSet, Object, Points};
use crate::types::{Holds, Types};
use cranelift_entity::EntitySet;
use rustc_hash::FxHashSet;
use tapeless_ir::{
    Body, Call, Callee, Cast, Control, FuncId, Mem, Module, Op, OpData, OpKind, Scalar, Type, Value,
};
use tapeless_rules::{Output, RuleId};

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
#[derive(Debug)]
pub struct Activity {
    varied: EntitySet<Value>,
    useful: EntitySet<Value>,
    varied_objects: EntitySet<ObjId>,
    useful_objects: EntitySet<ObjId>,
    shadowed: EntitySet<ObjId>,
    /// Functions that pass floats on through globals.
    through_globals: FxHashSet<FuncId>,
}

impl Activity {
    /// Whether the value carries a derivative.
    pub fn is_active(&self, v: Value) -> bool {
        self.varied.contains(v) && self.useful.contains(v)
    }

    /// Whether the object's memory has a shadow.
    pub fn has_shadow(&self, object: ObjId) -> bool {
        self.shadowed.contains(object)
    }

    /// How a pointer relates to shadows.
    pub fn pointer(&self, points: &Points, v: Value) -> PointerActivity {
        let (mut with, mut without) = (false, false);
        for object in points.of(v).iter() {
            if self.shadowed.contains(object) {
                with = true;
            } else {
                without = true;
            }
        }
        match (with, without) {
            (false, _) => PointerActivity::Inactive,
            (true, false) => PointerActivity::Active,
            (true, true) => PointerActivity::Mixed,
        }
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
        if matches!(call.callee, Callee::Func(id) if self.through_globals.contains(&id)) {
            return true;
        }
        let values = data.args.iter().copied().chain(result);
        let by_value = values.clone().any(|v| self.is_active(v));
        by_value || values.into_iter().any(|v| self.reaches_shadow(points, v))
    }

    fn reaches_shadow(&self, points: &Points, v: Value) -> bool {
        reachable(points, points.of(v))
            .iter()
            .any(|o| self.shadowed.contains(o))
    }
}

/// All objects that a pointer to the given ones leads to.
pub fn reachable(points: &Points, from: &ObjSet) -> ObjSet {
    let mut all = from.clone();
    loop {
        let mut more = ObjSet::default();
        for o in all.iter() {
            more.union(points.contents(o));
        }
        if !all.union(&more) {
            return all;
        }
    }
}

/// Analyses a body in a context.
pub fn activity(
    module: &Module,
    body: &Body,
    context: &Context,
    points: &Points,
    types: &Types,
) -> Activity {
    let mut solver = Solver {
        module,
        body,
        context,
        points,
        types,
        order: body.op_order(),
        found: Activity {
            varied: EntitySet::new(),
            useful: EntitySet::new(),
            varied_objects: EntitySet::new(),
            useful_objects: EntitySet::new(),
            shadowed: EntitySet::new(),
            through_globals: Default::default(),
        },
        shared: Shared::of(module),
        changed: false,
    };
    solver.seed();
    while solver.forward_round() {}
    while solver.backward_round() {}
    solver.shadows();
    solver.found.through_globals = solver.shared.users().clone();
    solver.found
}

/// The operands in which a result of a row has a derivative.
fn depends<'a>(output: &'a Output, data: &'a OpData) -> impl Iterator<Item = Value> + 'a {
    let partials = data.args.iter().zip(&output.partials);
    partials.filter_map(|(&v, partial)| partial.map(|_| v))
}

struct Solver<'a> {
    module: &'a Module,
    body: &'a Body,
    context: &'a Context,
    points: &'a Points,
    types: &'a Types,
    order: Vec<Op>,
    found: Activity,
    shared: Shared,
    changed: bool,
}

impl Solver<'_> {
    fn seed(&mut self) {
        self.seed_returned();
        for (object, what) in self.points.objects.iter() {
            let dup = matches!(*what, Object::Param(i) if self.context.args[i as usize] == ArgActivity::Dup);
            let shared = matches!(*what, Object::Global(g) if self.shared.holds(g));
            if dup || *what == Object::Unknown || shared {
                self.found.varied_objects.insert(object);
                self.found.useful_objects.insert(object);
            }
        }
        for (&param, activity) in self.body.params().iter().zip(&self.context.args) {
            if *activity == ArgActivity::Out {
                self.found.varied.insert(param);
            }
            if self.context.mode == Mode::Forward && *activity == ArgActivity::Out {
                self.found.useful.insert(param);
            }
        }
    }

    /// What a returned pointer with a shadow leads to: the caller reads and writes it.
    fn seed_returned(&mut self) {
        let body = self.body;
        let end = body.terminator(body.entry()).map(|end| &body.ops[end]);
        let Some(end) = end.filter(|_| self.context.ret == RetActivity::Dup) else {
            return;
        };
        for &v in &end.args {
            for o in reachable(self.points, self.points.of(v)).iter() {
                self.vary_object(o);
                self.use_object(o);
            }
        }
    }

    /// Whether a value can hold a float's bits at all.
    fn carries(&self, v: Value) -> bool {
        match self.body.ty(v) {
            ty if ty.is_float() => true,
            ty if ty.is_ptr() => false,
            Type::Scalar(tapeless_ir::ScalarType::Int(bits)) if bits < 16 => {
                matches!(self.types.value(v), Holds::Float(_) | Holds::Conflict) && bits > 1
            }
            ty if ty.is_int() => self.types.value(v) != Holds::Other,
            Type::Aggregate(_) => true,
            _ => false,
        }
    }

    fn vary(&mut self, v: Value) {
        if self.carries(v) && self.body.as_const(v).is_none() {
            self.changed |= self.found.varied.insert(v);
        }
    }

    fn vary_object(&mut self, object: ObjId) {
        if !self.is_const_param(object) {
            self.changed |= self.found.varied_objects.insert(object);
        }
    }

    fn is_const_param(&self, object: ObjId) -> bool {
        matches!(self.points.objects[object], Object::Param(i) if self.context.args[i as usize] != ArgActivity::Dup)
    }

    fn any_varied(&self, set: &ObjSet) -> bool {
        set.iter().any(|o| self.found.varied_objects.contains(o))
    }

    fn any_useful(&self, set: &ObjSet) -> bool {
        set.iter().any(|o| self.found.useful_objects.contains(o))
    }

    fn forward_round(&mut self) -> bool {
        self.changed = false;
        for at in 0..self.order.len() {
            let data = &self.body.ops[self.order[at]];
            match &data.kind {
                OpKind::Scalar(scalar) => self.vary_scalar(scalar, data),
                OpKind::Mem(mem) => self.vary_mem(mem, data),
                OpKind::Control(control) => {
                    for (from, to) in control_flows(self.body, control, data) {
                        if self.found.varied.contains(from) {
                            self.vary(to);
                        }
                    }
                    if let Control::Invoke(call) = control {
                        let result = self.body.regions[data.regions[0]].params.first().copied();
                        self.vary_call(call, data, result);
                    }
                }
                OpKind::Call(call) => self.vary_call(call, data, data.results.first().copied()),
                OpKind::Host(host) => {
                    let reached = self.reached(data);
                    let varied = data.args.iter().any(|&a| self.found.varied.contains(a));
                    if varied || (host.effects.reads() && self.any_varied(&reached)) {
                        data.results.iter().for_each(|&r| self.vary(r));
                        if host.effects.writes() {
                            reached.iter().for_each(|o| self.vary_object(o));
                        }
                    }
                }
            }
        }
        self.changed
    }

    fn vary_scalar(&mut self, scalar: &Scalar, data: &OpData) {
        if let Scalar::Rule(id, _) = scalar {
            return self.vary_rule(*id, data);
        }
        if self
            .depends_on(scalar, data)
            .iter()
            .any(|&a| self.found.varied.contains(a))
        {
            data.results.iter().for_each(|&r| self.vary(r));
        }
    }

    /// A result varies with the operands in which its partial is not constantly zero.
    fn vary_rule(&mut self, id: RuleId, data: &OpData) {
        for (output, &result) in tapeless_rules::rule(id).outputs.iter().zip(&data.results) {
            let varied = |v: Value| self.found.varied.contains(v);
            if depends(output, data).any(varied) {
                self.vary(result);
            }
        }
    }

    fn use_rule(&mut self, id: RuleId, data: &OpData) {
        for (output, &result) in tapeless_rules::rule(id).outputs.iter().zip(&data.results) {
            if self.found.useful.contains(result) {
                depends(output, data).for_each(|a| self.use_(a));
            }
        }
    }

    /// The operands that a scalar op's result depends on differentiably.
    fn depends_on(&self, scalar: &Scalar, data: &OpData) -> Vec<Value> {
        match scalar {
            Scalar::Icmp(_) | Scalar::Fcmp(..) | Scalar::PtrAdd { .. } => Vec::new(),
            Scalar::Cast(
                Cast::FpToSi
                | Cast::FpToUi
                | Cast::SiToFp
                | Cast::UiToFp
                | Cast::IntToPtr
                | Cast::PtrToInt,
                _,
            ) => Vec::new(),
            Scalar::Select(_) => data.args[1..].to_vec(),
            _ => data.args.to_vec(),
        }
    }

    fn vary_mem(&mut self, mem: &Mem, data: &OpData) {
        match mem {
            Mem::Load(_) if self.any_varied(self.points.of(data.args[0])) => {
                self.vary(data.results[0])
            }
            Mem::Store(_) if self.found.varied.contains(data.args[0]) => {
                self.vary_all(data.args[1])
            }
            Mem::Copy { .. } if self.any_varied(self.points.of(data.args[1])) => {
                self.vary_all(data.args[0])
            }
            _ => {}
        }
    }

    fn vary_all(&mut self, pointer: Value) {
        let points = self.points;
        points.of(pointer).iter().for_each(|o| self.vary_object(o));
    }

    fn vary_call(&mut self, call: &Call, data: &OpData, result: Option<Value>) {
        match call_kind(self.module, call) {
            CallKind::Inactive { .. } | CallKind::Alloc { .. } | CallKind::Free { .. } => {}
            CallKind::Copies { dst, src, .. } => {
                if self.any_varied(self.points.of(data.args[src])) {
                    self.vary_all(data.args[dst]);
                }
            }
            _ => {
                let reached = self.reached(data);
                let through =
                    matches!(call.callee, Callee::Func(id) if self.shared.users().contains(&id));
                let varied = through
                    || data.args.iter().any(|&a| self.found.varied.contains(a))
                    || self.any_varied(&reached);
                if varied {
                    if let Some(result) = result {
                        self.vary(result);
                        if self.body.ty(result).is_ptr() {
                            self.vary_all(result);
                        }
                    }
                    reached.iter().for_each(|o| self.vary_object(o));
                }
            }
        }
    }

    fn reached(&self, data: &OpData) -> ObjSet {
        let mut set = ObjSet::default();
        for &arg in &data.args {
            set.union(&reachable(self.points, self.points.of(arg)));
        }
        set
    }

    fn use_(&mut self, v: Value) {
        if self.carries(v) && self.body.as_const(v).is_none() {
            self.changed |= self.found.useful.insert(v);
        }
    }

    fn use_object(&mut self, object: ObjId) {
        if !self.is_const_param(object) {
            self.changed |= self.found.useful_objects.insert(object);
        }
    }

    fn backward_round(&mut self) -> bool {
        self.changed = false;
        for at in (0..self.order.len()).rev() {
            let data = &self.body.ops[self.order[at]];
            match &data.kind {
                OpKind::Scalar(Scalar::Rule(id, _)) => self.use_rule(*id, data),
                OpKind::Scalar(scalar) => {
                    if data.results.iter().any(|&r| self.found.useful.contains(r)) {
                        let needed = self.depends_on(scalar, data);
                        needed.into_iter().for_each(|a| self.use_(a));
                    }
                }
                OpKind::Mem(mem) => self.use_mem(mem, data),
                OpKind::Control(control) => self.use_control(control, data),
                OpKind::Call(call) => self.use_call(call, data, data.results.first().copied()),
                OpKind::Host(host) => {
                    let reached = self.reached(data);
                    let writes = host.effects.writes() && self.any_useful(&reached);
                    if writes || data.results.iter().any(|&r| self.found.useful.contains(r)) {
                        data.args.iter().for_each(|&a| self.use_(a));
                        reached.iter().for_each(|o| self.use_object(o));
                    }
                }
            }
        }
        self.changed
    }

    fn use_mem(&mut self, mem: &Mem, data: &OpData) {
        let points = self.points;
        match mem {
            Mem::Load(_) if self.found.useful.contains(data.results[0]) => {
                points
                    .of(data.args[0])
                    .iter()
                    .for_each(|o| self.use_object(o));
            }
            Mem::Store(_) if self.any_useful(points.of(data.args[1])) => self.use_(data.args[0]),
            Mem::Copy { .. } if self.any_useful(points.of(data.args[0])) => {
                points
                    .of(data.args[1])
                    .iter()
                    .for_each(|o| self.use_object(o));
            }
            _ => {}
        }
    }

    fn use_control(&mut self, control: &Control, data: &OpData) {
        if matches!(control, Control::Return) && self.context.ret == RetActivity::Active {
            data.args.iter().for_each(|&a| self.use_(a));
        }
        for (from, to) in control_flows(self.body, control, data) {
            if self.found.useful.contains(to) {
                self.use_(from);
            }
        }
        if let Control::Invoke(call) = control {
            let result = self.body.regions[data.regions[0]].params.first().copied();
            self.use_call(call, data, result);
        }
    }

    fn use_call(&mut self, call: &Call, data: &OpData, result: Option<Value>) {
        let points = self.points;
        match call_kind(self.module, call) {
            CallKind::Inactive { .. } | CallKind::Alloc { .. } | CallKind::Free { .. } => {}
            CallKind::Copies { dst, src, .. } => {
                if self.any_useful(points.of(data.args[dst])) {
                    points
                        .of(data.args[src])
                        .iter()
                        .for_each(|o| self.use_object(o));
                }
            }
            _ => {
                let reached = self.reached(data);
                let of_result = result.is_some_and(|r| {
                    self.found.useful.contains(r)
                        || self.any_useful(&reachable(points, points.of(r)))
                });
                let through =
                    matches!(call.callee, Callee::Func(id) if self.shared.users().contains(&id));
                if through || of_result || self.any_useful(&reached) {
                    data.args.iter().for_each(|&a| self.use_(a));
                    reached.iter().for_each(|o| self.use_object(o));
                }
            }
        }
    }

    /// Objects that get a shadow: active ones, those that hold pointers to such, and memory of this
    /// function that a pointer may reach instead of such.
    fn shadows(&mut self) {
        for object in self.points.objects.keys() {
            if self.found.varied_objects.contains(object)
                && self.found.useful_objects.contains(object)
            {
                self.found.shadowed.insert(object);
            }
        }
        loop {
            let mut new = Vec::new();
            for object in self.points.objects.keys() {
                let holds = self
                    .points
                    .contents(object)
                    .iter()
                    .any(|o| o != object && self.found.shadowed.contains(o));
                if holds && self.can_have_shadow(object) {
                    new.push(object);
                }
            }
            for v in self.body.values.keys() {
                let set = self.points.of(v);
                if set.len() > 1
                    && self.body.ty(v).is_ptr()
                    && set.iter().any(|o| self.found.shadowed.contains(o))
                {
                    new.extend(set.iter().filter(|&o| self.points.is_local(o)));
                }
            }
            let found = &mut self.found.shadowed;
            if new.into_iter().filter(|&o| found.insert(o)).count() == 0 {
                return;
            }
        }
    }

    fn can_have_shadow(&self, object: ObjId) -> bool {
        self.points.is_local(object) || matches!(self.points.objects[object], Object::Call(_))
    }
}
