//! A function in a context, and what is known of it: what the plan, legality and synthesis ask.

use tapeless_analysis::lifetimes::released::is_released_forward;
use tapeless_analysis::lifetimes::stable::{Changed, Writes};
use tapeless_analysis::points::Object;
use tapeless_analysis::values::called::is_only_called;
use tapeless_analysis::values::counted::counts_in_place;
use tapeless_analysis::{Context, Facts, Holds, Mode, ObjId, ObjSet, PointerActivity, Summaries};
use tapeless_diag::{Diagnostic, Location};
use tapeless_ir::ops::{Effects, Host};
use tapeless_ir::{
    Body, Call, Cast, Control, Function, Mem, Module, Op, OpData, OpKind, Scalar, ScalarType,
    Stale, Type, Value, ValueDef,
};

/// A function in a context, and what is known of it.
#[derive(Clone, Copy, Debug)]
pub struct Case<'a> {
    /// The module.
    pub module: &'a Module,
    /// The primal function.
    pub function: &'a Function,
    /// Its body.
    pub body: &'a Body,
    /// Which derivative.
    pub context: &'a Context,
    /// The facts.
    pub facts: &'a Facts,
    /// The body's writes.
    pub writes: &'a Writes,
    /// What the primal's functions do with memory.
    pub summaries: &'a Summaries,
}

impl<'a> Case<'a> {
    /// What keeps the memory of the objects from being as it is from the op until the reverse sweep, if anything does.
    pub fn changed(&self, op: Op, objects: &ObjSet) -> Option<Changed> {
        let (module, body, context) = (self.module, self.body, self.context);
        self.writes
            .changed(module, body, self.facts, context, op, objects)
    }

    /// Whether objects are still allocated in the reverse sweep.
    pub fn is_alive(&self, objects: &ObjSet) -> bool {
        let (points, context) = (&self.facts.points, self.context);
        objects.iter().all(|o| match points.objects[o] {
            object if object.is_constant(self.module) => true,
            Object::Global(_) => true,
            _ if is_released_forward(self.facts, o) => false,
            _ if context.mode != Mode::Split => true,
            Object::Alloca(_) => false,
            _ => match points.parameter(o) {
                Some((i, _)) => context.alive.get(i as usize).copied().unwrap_or(false),
                None => self.facts.activity.has_shadow(o),
            },
        })
    }

    /// A message about an op, with its place in the source.
    pub fn located(&self, message: Diagnostic, op: Op) -> Diagnostic {
        let own = self.module.location(self.function.loc);
        let home = own.as_ref().map(|place| &*place.file);
        let frames = self.module.frames(self.body.ops[op].loc);
        message.at(own.clone()).within(&frames, home)
    }

    /// The place of an op in the source.
    pub fn place(&self, op: Op) -> Option<Location> {
        self.located(Diagnostic::internal(""), op).location
    }

    /// Whether a value carries a derivative.
    pub fn is_active(&self, v: Value) -> bool {
        self.facts.activity.is_active(v)
    }

    /// Whether memory may hold floats that carry a derivative; so many bytes of it, if that is known.
    pub fn may_vary(&self, pointer: Value, bytes: Option<u64>) -> bool {
        let facts = (&*self.facts.points, &self.facts.types);
        self.facts.activity.may_vary(facts, pointer, bytes)
    }

    /// Where the pointers point that lie in the memory that a pointer leads to.
    pub fn contents(&self, pointer: Value) -> impl Iterator<Item = ObjId> {
        let points = &self.facts.points;
        let objects = points.of(pointer).iter();
        objects.flat_map(|o| points.contents(o).iter())
    }

    /// How a pointer relates to shadows.
    pub fn pointer(&self, v: Value) -> PointerActivity {
        self.facts.activity.pointer(&self.facts.points, v)
    }

    /// Whether a pointer has a shadow in some runs only.
    pub fn is_mixed(&self, v: Value) -> bool {
        self.pointer(v) == PointerActivity::Mixed
    }

    /// Whether the shadow of a pointer that was loaded is compared with the pointer itself.
    pub fn is_compared(&self, loaded: Value) -> bool {
        self.context.runtime && self.is_mixed(loaded)
    }

    /// Whether pointers to memory with a shadow lie where a pointer points to.
    pub fn holds_shadowed(&self, memory: Value) -> bool {
        let facts = self.facts;
        facts.points.of(memory).iter().any(|o| {
            let mut contents = facts.points.contents(o).iter();
            contents.any(|c| facts.activity.has_shadow(c))
        })
    }

    /// Whether a value needs a shadow pointer beside it.
    pub fn has_shadow(&self, v: Value) -> bool {
        self.body.ty(v).is_ptr() && self.pointer(v) != PointerActivity::Inactive
    }

    /// The type of a value's adjoint or tangent: its own, or that of the float whose bits it holds; of an integer that is only
    /// counted with, `double`. None of an active integer that is not known to hold one float.
    pub fn derivative_type(&self, v: Value) -> Option<Type> {
        let ty = self.body.ty(v);
        if ty.is_float() || matches!(ty, Type::Aggregate(_)) {
            return Some(ty);
        }
        if self.is_count(v) {
            return Some(Type::F64);
        }
        let bytes = self.module.size_of(ty);
        match self.facts.types.value(v) {
            Holds::Float(kind) | Holds::Either(kind)
                if ty.lanes() == 1 && bytes == kind.bytes() =>
            {
                Some(Type::float(kind))
            }
            Holds::Float(kind) | Holds::Either(kind)
                if ty.lanes() == 1 && bytes.is_multiple_of(kind.stride()) && bytes > 0 =>
            {
                let lanes = (bytes / kind.stride()) as u32;
                Some(Type::Vector(ScalarType::Float(kind), lanes))
            }
            _ => None,
        }
    }

    /// Whether an integer that carries a derivative is made by arithmetic, and never seen to be a float by itself.
    pub fn is_count(&self, v: Value) -> bool {
        let body = self.body;
        let is_invoke = |op: Op| matches!(body.ops[op].kind, OpKind::Control(Control::Invoke(_)));
        let made = match body.values[v].def {
            ValueDef::Result(op, _) => match &body.ops[op].kind {
                OpKind::Control(_) => !is_invoke(op),
                OpKind::Scalar(
                    Scalar::Int(..)
                    | Scalar::Select(_)
                    | Scalar::Freeze
                    | Scalar::Rule(..)
                    | Scalar::Cast(
                        Cast::Trunc | Cast::ZExt | Cast::SExt | Cast::FpToSi | Cast::FpToUi,
                        _,
                    ),
                ) => true,
                _ => false,
            },
            ValueDef::Param(region, _) => {
                let owner = body.regions[region].owner;
                owner.is_some_and(|op| !is_invoke(op))
            }
            ValueDef::Const(_) => false,
        };
        made && body.ty(v).lanes() == 1 && self.facts.types.counts_only(v) && self.is_active(v)
    }

    /// Whether a stored value is no float, and all that is accessed where it lies is none, by callers too.
    pub fn lies_among_others(&self, value: Value, pointer: Value) -> bool {
        let (module, body, points) = (self.module, self.body, &self.facts.points);
        let (types, bytes) = (&self.facts.types, module.size_of(body.ty(value)));
        let accessed = || types.accessed(module, body, points, value, pointer) == Holds::Other;
        let told = || !types.holds_untold(points, pointer, Some(bytes));
        match types.value(value) {
            Holds::Other => accessed(),
            Holds::Unknown => accessed() && told(),
            _ => false,
        }
    }

    /// Whether an integer that is stored overwrites but low bits of the fractions of floats, or leads from one float to the
    /// next: these keep their derivatives.
    pub fn leaves_floats(&self, store: Op) -> bool {
        let data = &self.body.ops[store];
        let (value, pointer) = (data.args[0], data.args[1]);
        let (points, types) = (&self.facts.points, &self.facts.types);
        let ty = self.body.ty(value);
        let bytes = self.module.size_of(ty);
        let is_next = || counts_in_place(self.body, store);
        let is_plain = ty.is_int() && !self.is_active(value);
        is_plain && (types.is_in_fraction(points, pointer, bytes) || is_next())
    }

    /// How the function ends if it does not return, whatever it is given: in a call that does not come back, or in an
    /// exception that goes on.
    pub fn never_returns(&self) -> Option<Control> {
        let end = self.body.terminator(self.body.entry())?;
        match &self.body.ops[end].kind {
            OpKind::Control(end @ (Control::Unreachable | Control::Unwind)) => Some(end.clone()),
            _ => None,
        }
    }

    /// Whether a value has a second one beside it in forward mode: a tangent or a shadow.
    pub fn is_double(&self, v: Value) -> bool {
        self.is_active(v) || self.has_shadow(v)
    }

    /// Whether a pointer was loaded from memory without a shadow, or with one of floats alone, or with one of which it is
    /// not known where it lies: nor is it known of the pointer's own.
    pub fn is_out_of_reach(&self, v: Value) -> bool {
        let Some(op) = self.body.def_op(v) else {
            return false;
        };
        let data = &self.body.ops[op];
        let loaded = matches!(data.kind, OpKind::Mem(Mem::Load(_)));
        loaded
            && self.body.ty(v).is_ptr()
            && (self.pointer(data.args[0]) == PointerActivity::Inactive
                || self.facts.activity.lost(v) == Some(v)
                || self.facts.activity.lost(data.args[0]).is_some())
    }

    /// Whether a pointer that is loaded may have been stored in a global before the request.
    pub fn may_be_stale(&self, data: &OpData) -> bool {
        let points = &self.facts.points;
        let globals = &self.module.globals;
        let stale =
            |o: ObjId| matches!(points.objects[o], Object::Global(g) if globals[g].stale.is_some());
        let anywhere = globals.values().any(|g| g.stale == Some(Stale::Anywhere));
        let here = anywhere || points.of(data.args[0]).iter().any(stale);
        let is_no_memory = || is_only_called(self.module, self.body, data.results[0]);
        here && !self.is_out_of_reach(data.results[0]) && !is_no_memory()
    }
}

/// Whether control goes on inside the op that holds this one, or behind it.
pub(crate) fn stays_inside(control: &Control) -> bool {
    matches!(
        control,
        Control::If
            | Control::Switch(_)
            | Control::Loop(_)
            | Control::Yield
            | Control::Repeat { .. }
    )
}

/// Whether a call gives a number, or nothing.
pub(crate) fn gives_a_number(call: &Call) -> bool {
    let ret = call.sig.ret;
    ret.is_none_or(|ty| ty.is_float() || ty.is_int())
}

/// Whether what only the host understands is a mark that does nothing.
pub(crate) fn only_marks(host: &Host, data: &OpData) -> bool {
    host.effects == Effects::NONE && data.results.is_empty()
}
