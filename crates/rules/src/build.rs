//! From the text of the table to its rows.

use crate::names::Names;
use crate::rule::{Cost, Domain, Kind, Output, Param, Results, Rule, RuleId};
use crate::term::{Int, Node, Operand, Term};

/// Hands out a row's parameters, or its results, in order.
pub struct Binder {
    node: fn(u8) -> Node,
    next: u8,
}

impl Binder {
    /// Binds parameters.
    pub fn args() -> Binder {
        Binder {
            node: Node::Arg,
            next: 0,
        }
    }

    /// Binds results.
    pub fn outs() -> Binder {
        Binder {
            node: Node::Out,
            next: 0,
        }
    }

    /// The next parameter or result.
    pub fn bind<T: Operand>(&mut self) -> T {
        let node = (self.node)(self.next);
        self.next += 1;
        T::bind(node)
    }
}

/// The kind that an operand type stands for.
pub trait Kinded {
    /// Float or integer.
    const KIND: Kind;
}

impl Kinded for Term {
    const KIND: Kind = Kind::Float;
}

impl Kinded for Int {
    const KIND: Kind = Kind::Int;
}

/// What a row's evaluation may return.
pub trait Values {
    /// The results as floats, padded with NaN.
    fn values(self) -> Results;
}

macro_rules! values {
    ($($single:ty),*) => {$(
        impl Values for $single {
            fn values(self) -> Results {
                [self as f64, f64::NAN]
            }
        }
        impl Values for (f64, $single) {
            fn values(self) -> Results {
                [self.0, self.1 as f64]
            }
        }
    )*};
}

values!(f64, i32, i64, u64);

/// A parameter as the macro writes it.
pub fn param<T: Kinded>(name: &'static str, domain: impl Into<Domain>) -> Param {
    Param {
        name,
        kind: T::KIND,
        domain: domain.into(),
    }
}

/// A row before its results are placed.
pub struct Draft<'a, const ARITY: usize> {
    /// The row's index.
    pub id: RuleId,
    /// The row's name.
    pub name: &'static str,
    /// The row's heading.
    pub group: &'static str,
    /// Recompute or keep.
    pub cost: Cost,
    /// The lines of the row's documentation.
    pub notes: &'a [&'a str],
    /// The parameters.
    pub params: [Param; ARITY],
    /// Names and kinds of the results; empty for one unnamed float.
    pub outs: &'a [(&'static str, Kind)],
    /// Where the row is not differentiable.
    pub excluded: Option<Term>,
    /// One array of partials for each result.
    pub partials: &'a [[Term; ARITY]],
    /// The function itself.
    pub function: fn(&[f64]) -> Results,
}

impl<const ARITY: usize> Draft<'_, ARITY> {
    /// The finished row.
    pub fn rule(self) -> Rule {
        let names = Names::of(self.id, self.name);
        let unnamed = [("out", Kind::Float)];
        let outs = if self.outs.is_empty() {
            &unnamed
        } else {
            self.outs
        };
        assert_eq!(
            outs.len(),
            self.partials.len(),
            "row {}: one list of partials for each result",
            self.name
        );
        let returned = usize::from(!names.returns_void);
        let output =
            |(k, (&(name, kind), partials)): (usize, (&(&'static str, Kind), &[Term; ARITY]))| {
                Output {
                    name,
                    kind,
                    pointer: (k >= returned).then(|| ARITY + k - returned),
                    partials: partials
                        .iter()
                        .map(|&term| (term.as_const() != Some(0.0)).then_some(term))
                        .collect(),
                }
            };
        let outputs = outs
            .iter()
            .zip(self.partials)
            .enumerate()
            .map(output)
            .collect();
        Rule {
            id: self.id,
            name: self.name,
            group: self.group,
            params: self.params.into(),
            outputs,
            excluded: self.excluded,
            notes: self
                .notes
                .iter()
                .map(|line| line.trim())
                .collect::<Vec<_>>()
                .join(" "),
            cost: self.cost,
            names,
            function: self.function,
        }
    }
}

/// Writes a table of rows.
///
/// A row reads `name(x in domain, …) except(term) = out => [∂/∂x, …];`. The domain is the open interval on
/// which the row is differentiable, `except` a term that is zero where it is not, `out` the result. Several
/// results have a list of partials each; `let` names a shared sub-term. The functions themselves come from a
/// module `eval` beside the table.
///
/// ```
/// mod eval {
///     pub fn sin(x: f64) -> f64 { x.sin() }
///     pub fn cos(x: f64) -> f64 { x.cos() }
/// }
/// tapeless_rules::rules! {
///     "Demonstration", Expensive {
///         sin(x in ..) => [cos(x)];
///         cos(x in ..) => [-sin(x)];
///     }
/// }
/// # fn main() { assert_eq!(rows().len(), 2); }
/// ```
///
/// A row without a domain does not compile:
///
/// ```compile_fail
/// mod eval {
///     pub fn sin(x: f64) -> f64 { x.sin() }
///     pub fn cos(x: f64) -> f64 { x.cos() }
/// }
/// tapeless_rules::rules! {
///     "Demonstration", Expensive {
///         sin(x) => [cos(x)];
///         cos(x in ..) => [-sin(x)];
///     }
/// }
/// # fn main() { assert_eq!(rows().len(), 2); }
/// ```
///
/// Nor does a row with too few partials:
///
/// ```compile_fail
/// mod eval {
///     pub fn mul(x: f64, y: f64) -> f64 { x * y }
/// }
/// tapeless_rules::rules! {
///     "Demonstration", Cheap { mul(x in .., y in ..) => [y]; }
/// }
/// # fn main() { assert_eq!(rows().len(), 1); }
/// ```
#[macro_export]
macro_rules! rules {
    (@operand) => { $crate::Term };
    (@operand $int:ident) => { $crate::term::Int };
    ($(
        $title:literal, $cost:ident {$(
            $(#[doc = $note:literal])*
            $name:ident($($p:ident $(: $int:ident)? in $domain:expr),*)
            $(except($excluded:expr))?
            $(= $($out:ident $(: $out_int:ident)?),+)?
            => $(let $shared:ident = $term:expr;)* $([$($partial:expr),*]),+;
        )*}
    )*) => {
        #[allow(non_camel_case_types, reason = "variants are named as the rows")]
        enum Position { $($($name),*),* }

        /// The ids of the rows, by name.
        #[allow(non_upper_case_globals, reason = "constants are named as the rows")]
        pub mod id {
            use $crate::RuleId;
            $($(
                #[doc = concat!("The row `", stringify!($name), "`.")]
                pub const $name: RuleId = RuleId::new(super::Position::$name as u16);
            )*)*
        }

        /// The rows as functions on terms.
        #[allow(dead_code, reason = "not every row occurs in a term")]
        mod call {
            use $crate::{Term, term::Operand};
            $($(
                pub fn $name($($p: impl Into<$crate::rules!(@operand $($int)?)>),*) -> Term {
                    Term::call(
                        super::id::$name,
                        [$(Operand::term(Into::<$crate::rules!(@operand $($int)?)>::into($p))),*],
                    )
                }
            )*)*
        }

        /// The rows, in the order of their ids.
        #[allow(unused_variables, reason = "a constant partial reads nothing")]
        pub fn rows() -> Vec<$crate::Rule> {
            use call::*;
            use $crate::build::{Binder, Draft, Kinded, Values, param};
            vec![$($({
                let mut args = Binder::args();
                $(let $p: $crate::rules!(@operand $($int)?) = args.bind();)*
                $(
                    let mut outs = Binder::outs();
                    $(let $out: $crate::rules!(@operand $($out_int)?) = outs.bind();)+
                )?
                $(let $shared = $term;)*
                Draft {
                    id: id::$name,
                    name: stringify!($name),
                    group: $title,
                    cost: $crate::Cost::$cost,
                    notes: &[$($note),*],
                    params: [$(param::<$crate::rules!(@operand $($int)?)>(stringify!($p), $domain)),*],
                    outs: &[$($((
                        stringify!($out),
                        <$crate::rules!(@operand $($out_int)?) as Kinded>::KIND,
                    )),+)?],
                    excluded: None$(.or(Some($excluded)))?,
                    partials: &[$([$($crate::Term::from($partial)),*]),+],
                    function: |args| match *args {
                        [$($p),*] => Values::values(eval::$name($($p $(as $int)?),*)),
                        _ => [f64::NAN; 2],
                    },
                }
                .rule()
            }),*),*]
        }
    };
}
