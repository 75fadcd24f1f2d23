//! What synthesis works on: one function in one context.

use crate::signature::Derivatives;
use rustc_hash::FxHashSet;
use tapeless_analysis::lifetimes::arenas;
use tapeless_analysis::lifetimes::stable::Writes;
use tapeless_analysis::points::Site;
use tapeless_analysis::values::counted::counts_in_place;
use tapeless_analysis::{Context, Facts, Holds, ObjId, Owned, PointerActivity, Summaries};
use tapeless_diag::{Diagnostic, Location};
use tapeless_ir::{Body, Control, Function, GlobalId, Loc, Module, Op, OpKind, Type, Value};
use tapeless_plan::{Input, Schedules};

/// What an attempt at a request teaches the next.
#[derive(Debug)]
pub enum Lesson {
    /// Derivatives of callees are to be made in the order in which they are asked for.
    InOrder,
    /// Globals hold something else than they are declared to.
    Misdeclared(Vec<GlobalId>),
    /// Pointers in a global must be followed; what to tell the user if they cannot be.
    Followed(GlobalId, Box<Diagnostic>),
    /// A pointer without a shadow is stored to a global whose pointers are followed.
    Unsure(GlobalId),
    /// Calls through pointers, to no function that is known here, come back, and may have stored pointers.
    StrangersReturn,
}

/// Why synthesis stopped.
#[derive(Debug)]
pub enum Stop {
    /// The user must be told.
    Diagnostic(Box<Diagnostic>),
    /// All is to be made again, with what was learned.
    Learned(Lesson),
    /// The derivative of a callee must be made first: which, and where it is called.
    Missing(Box<Context>, Option<Location>),
}

impl From<Diagnostic> for Stop {
    fn from(d: Diagnostic) -> Self {
        Self::Diagnostic(Box::new(d))
    }
}

impl From<Box<Diagnostic>> for Stop {
    fn from(d: Box<Diagnostic>) -> Self {
        Self::Diagnostic(d)
    }
}

/// The result of a step of synthesis.
pub type Step<T> = Result<T, Stop>;

/// One function in one context, with its facts.
#[derive(Debug)]
pub struct Unit<'a> {
    /// The module; only its table of types grows.
    pub module: &'a mut Module,
    /// The primal function.
    pub function: &'a Function,
    /// Its body.
    pub body: &'a Body,
    /// Which derivative.
    pub context: &'a Context,
    /// The facts.
    pub facts: &'a Facts,
    /// The writes.
    pub writes: &'a Writes,
    /// When the parts of ops run.
    pub schedules: &'a Schedules,
    /// Derivatives made so far.
    pub derived: &'a Derivatives,
    /// What the primal's functions do with memory.
    pub summaries: &'a Summaries,
    /// How memory is released, if the derivative owns all that it handles.
    pub owned: Option<&'a Owned>,
    /// The same, if it leaves memory to its caller and lists what it releases.
    pub listed: Option<&'a Owned>,
    /// The greatest alignment that the program counts on, in bytes; at least what `malloc` gives.
    pub align: u32,
    /// Where memory is allocated whose shadow is on that list: nothing releases it, and the caller never finds it.
    pub stay: &'a FxHashSet<Site>,
    /// That list, in the function that is being written; also if what the derivative makes for itself is on it.
    pub list: Option<Value>,
    /// Where a value of the primal was looked up that was not made before.
    pub missed: Option<Option<Loc>>,
}

impl Unit<'_> {
    /// What the plan looks at.
    pub fn input(&self) -> Input<'_> {
        Input {
            module: self.module,
            body: self.body,
            context: self.context,
            facts: self.facts,
            writes: self.writes,
        }
    }

    /// The list on which the derivative keeps what it makes on the heap for itself.
    pub fn kept(&self) -> Option<Value> {
        self.list.filter(|_| self.context.kept)
    }

    /// The same for shadows, with notes beside them: not where the size of a block is asked for that may be one of the
    /// caller's.
    pub fn kept_shadows(&self) -> Option<Value> {
        let noted = self.owned.is_some() || self.listed.is_some_and(|listed| !listed.asks_sizes);
        self.kept().filter(|_| noted)
    }

    /// Whether an op allocates memory of an arena whose shadow ends with the request.
    pub fn stays(&self, op: Op, made: Value) -> bool {
        let site = Site {
            function: self.context.function,
            op,
        };
        self.stay.contains(&site) || arenas::stays(self.module, self.body, self.facts, (op, made))
    }

    /// What the primal releases memory with.
    pub fn released(&self) -> Option<&Owned> {
        self.owned.or(self.listed)
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
    /// counted with, `double`.
    ///
    /// # Errors
    /// If an active integer is not known to hold one float.
    pub fn derivative_type(&self, v: Value, op: Op) -> Step<Type> {
        let ty = self.body.ty(v);
        if ty.is_float() || matches!(ty, Type::Aggregate(_)) {
            return Ok(ty);
        }
        if self.is_count(v) {
            return Ok(Type::F64);
        }
        let bytes = self.module.size_of(ty);
        match self.facts.types.value(v) {
            Holds::Float(kind) | Holds::Either(kind)
                if ty.lanes() == 1 && bytes == kind.bytes() =>
            {
                Ok(Type::float(kind))
            }
            Holds::Float(kind) | Holds::Either(kind)
                if ty.lanes() == 1 && bytes.is_multiple_of(kind.stride()) && bytes > 0 =>
            {
                Ok(Type::Vector(
                    tapeless_ir::ScalarType::Float(kind),
                    (bytes / kind.stride()) as u32,
                ))
            }
            _ => Err(self.undecided(v, op)),
        }
    }

    /// The type of the adjoint or tangent of a value in memory.
    ///
    /// # Errors
    /// If it is an active integer that is not known to hold one float, or but counted with.
    pub fn stored_type(&self, v: Value, op: Op) -> Step<Type> {
        match self.is_count(v) {
            true => Err(self.refuse_bits(op)),
            false => self.derivative_type(v, op),
        }
    }

    /// Whether a stored value is no float, and all that is accessed where it lies is none, by callers too.
    pub fn lies_among_others(&self, value: Value, pointer: Value) -> bool {
        let (module, body, points) = (&*self.module, self.body, &self.facts.points);
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

    /// Whether a pointer was loaded from memory without a shadow, or with one of floats alone, or with one of which it is
    /// not known where it lies: nor is it known of the pointer's own.
    pub fn is_out_of_reach(&self, v: Value) -> bool {
        let Some(op) = self.body.def_op(v) else {
            return false;
        };
        let data = &self.body.ops[op];
        let loaded = matches!(data.kind, OpKind::Mem(tapeless_ir::Mem::Load(_)));
        loaded
            && self.body.ty(v).is_ptr()
            && (self.pointer(data.args[0]) == PointerActivity::Inactive
                || self.facts.activity.lost(v) == Some(v)
                || self.facts.activity.lost(data.args[0]).is_some())
    }
}
