//! What synthesis works on: one function in one context.

use crate::signature::Derived;
use rustc_hash::FxHashMap;
use tapeless_analysis::stable::Writes;
use tapeless_analysis::types::Holds;
use tapeless_analysis::{Context, Facts, Owned, PointerActivity};
use tapeless_diag::{Diagnostic, code};
use tapeless_ir::{Body, Function, Module, Op, Type, Value};
use tapeless_plan::Input;

/// Why synthesis stopped.
#[derive(Debug)]
pub enum Stop {
    /// The user must be told.
    Diagnostic(Box<Diagnostic>),
    /// The derivative of a callee must be made first.
    Missing(Context),
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

/// Why a pointer to active memory is refused: a library call returned it, say.
pub const UNKNOWN_SHADOW: &str = "the shadow of a pointer is not known here";

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
    /// Derivatives made so far.
    pub derived: &'a FxHashMap<Context, Derived>,
    /// How memory is released, if the derivative owns all that it handles.
    pub owned: Option<&'a Owned>,
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

    /// Whether a value carries a derivative.
    pub fn is_active(&self, v: Value) -> bool {
        self.facts.activity.is_active(v)
    }

    /// How a pointer relates to shadows.
    pub fn pointer(&self, v: Value) -> PointerActivity {
        self.facts.activity.pointer(&self.facts.points, v)
    }

    /// Whether a value needs a shadow pointer beside it.
    pub fn has_shadow(&self, v: Value) -> bool {
        self.body.ty(v).is_ptr() && self.pointer(v) != PointerActivity::Inactive
    }

    /// The type of a value's adjoint or tangent: its own, or that of the float whose bits it holds.
    ///
    /// # Errors
    /// If an active integer is not known to hold one float.
    pub fn derivative_type(&self, v: Value, op: Op) -> Step<Type> {
        let ty = self.body.ty(v);
        if ty.is_float() || matches!(ty, Type::Aggregate(_)) {
            return Ok(ty);
        }
        let bytes = self.module.size_of(ty);
        match self.facts.types.value(v) {
            Holds::Float(kind) if ty.lanes() == 1 && bytes == kind.bytes() => Ok(Type::float(kind)),
            Holds::Float(kind)
                if ty.lanes() == 1 && bytes.is_multiple_of(kind.stride()) && bytes > 0 =>
            {
                Ok(Type::Vector(
                    tapeless_ir::ScalarType::Float(kind),
                    (bytes / kind.stride()) as u32,
                ))
            }
            _ => Err(self.undecided(op).into()),
        }
    }

    fn undecided(&self, op: Op) -> Diagnostic {
        Diagnostic::error(code::UNTYPED, "cannot tell whether an active value here is a float or an integer")
            .at(self.place(op))
            .because(None, format!("in `{}`, its bits are moved as an integer and never read as one type", self.function.shown_name()))
            .help("read or write the memory as `float` or `double` in this function, or mark the argument inactive with `enzyme_const`")
    }

    /// Whether a pointer was loaded from memory without a shadow: where its own shadow lies cannot be known.
    pub fn is_out_of_reach(&self, v: Value) -> bool {
        let Some(op) = self.body.def_op(v) else {
            return false;
        };
        let data = &self.body.ops[op];
        let loaded = matches!(
            data.kind,
            tapeless_ir::OpKind::Mem(tapeless_ir::Mem::Load(_))
        );
        loaded
            && self.body.ty(v).is_ptr()
            && self.pointer(data.args[0]) == PointerActivity::Inactive
    }

    /// The place of an op in the source.
    pub fn place(&self, op: Op) -> Option<tapeless_diag::Location> {
        let own = self.module.location(self.body.ops[op].loc);
        own.or_else(|| self.module.location(self.function.loc))
    }

    /// A refusal at an op.
    pub fn unsupported(&self, op: Op, what: impl Into<String>) -> Stop {
        Diagnostic::error(code::UNSUPPORTED, what)
            .at(self
                .place(op)
                .or_else(|| self.module.location(self.function.loc)))
            .because(
                None,
                format!("while differentiating `{}`", self.function.shown_name()),
            )
            .into()
    }
}
