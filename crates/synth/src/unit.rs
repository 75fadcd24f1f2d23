//! What synthesis works on: one function in one context.

use crate::signature::Derivatives;
use rustc_hash::FxHashSet;
use std::cell::OnceCell;
use std::ops::Deref;
use tapeless_analysis::lifetimes::arenas;
use tapeless_analysis::points::Site;
use tapeless_analysis::{Context, Owned};
use tapeless_diag::{Diagnostic, Location};
use tapeless_ir::{Loc, Op, Type, Value};
use tapeless_plan::meets::Sums;
use tapeless_plan::{Case, Schedules};

/// Why synthesis stopped.
#[derive(Debug)]
pub enum Stop {
    /// A defect of Tapeless: all that is legal has a derivative.
    Defect(Box<Diagnostic>),
    /// The derivative of a callee must be made first: which, and where it is called.
    Missing(Box<Context>, Option<Location>),
}

/// The result of a step of synthesis.
pub type Step<T> = Result<T, Stop>;

/// One function in one context, with its facts.
#[derive(Debug)]
pub struct Unit<'a> {
    /// The function in its context, and what is known of it.
    pub case: Case<'a>,
    /// When the parts of ops run.
    pub schedules: &'a Schedules,
    /// Derivatives made so far.
    pub derived: &'a Derivatives,
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
    /// Whether the reverse sweep that is being written will run again with the same tape, so that all stays as it is.
    pub again: Option<Value>,
    /// Whether the team has one member, and nobody else adds to what it reads; in the function that is being written, where sums ask for it.
    pub single: Option<Value>,
    /// Whom sums of adjoints meet, once that was asked for.
    pub sums: OnceCell<Sums>,
    /// Where a value of the primal was looked up that was not made before.
    pub missed: Option<Option<Loc>>,
}

impl<'a> Deref for Unit<'a> {
    type Target = Case<'a>;

    fn deref(&self) -> &Case<'a> {
        &self.case
    }
}

impl Unit<'_> {
    /// Whom sums of adjoints meet.
    pub fn sums(&self) -> &Sums {
        self.sums.get_or_init(|| Sums::of(self.case))
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

    /// The type of a value's adjoint or tangent.
    ///
    /// # Errors
    /// If an active integer is not known to hold one float, which is not legal.
    pub fn derivative_type(&self, v: Value, op: Op) -> Step<Type> {
        self.case.derivative_type(v).ok_or_else(|| self.illegal(op))
    }

    /// A defect of Tapeless, found at an op.
    pub fn defect(&self, op: Op, what: impl Into<String>) -> Stop {
        Stop::Defect(Box::new(self.located(Diagnostic::internal(what), op)))
    }

    /// An op that has no derivative, though all was found legal.
    pub fn illegal(&self, op: Op) -> Stop {
        self.defect(op, "something without a derivative was found legal")
    }

    /// A sweep without holes: each value was made before it was looked up.
    ///
    /// # Errors
    /// If one was not, which is a defect.
    pub fn check_complete(&self) -> Step<()> {
        let Some(loc) = self.missed else {
            return Ok(());
        };
        let defect = Diagnostic::internal("a value is used before it is made");
        Err(Stop::Defect(Box::new(defect.at(self.module.location(loc)))))
    }
}
