//! Terms: the right-hand sides of rows, as data.
//!
//! A term is a node of one interned graph, so equal terms are the same term and shared sub-terms are shared
//! nodes. A reader that memoises by [`Term`] emits each node once.

use std::hash::{Hash, Hasher};
use std::ops::{Add, Div, Mul, Neg, Sub};
use std::sync::{LazyLock, Mutex, PoisonError};

use rustc_hash::FxHashSet;

use crate::rule::{RuleId, rule};

/// A float constant, compared by its bits.
#[derive(Clone, Copy, Debug)]
pub struct Real(f64);

impl Real {
    /// The constant's value.
    pub fn get(self) -> f64 {
        self.0
    }
}

impl PartialEq for Real {
    fn eq(&self, other: &Real) -> bool {
        self.0.to_bits() == other.0.to_bits()
    }
}

impl Eq for Real {}

impl Hash for Real {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.to_bits().hash(state);
    }
}

/// An ordered comparison: false when an operand is NaN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Predicate {
    /// `lhs < rhs`
    Lt,
    /// `lhs <= rhs`
    Le,
    /// `lhs == rhs`
    Eq,
}

/// A comparison of two float terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cond {
    /// How the sides are compared.
    pub predicate: Predicate,
    /// The left side.
    pub lhs: Term,
    /// The right side.
    pub rhs: Term,
}

/// One node of a term.
///
/// Float nodes have the float type of the operation that the row describes; integer nodes have the type of
/// the integer parameter they come from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Node {
    /// The row's parameter of this index, float or integer by its [`Kind`](crate::Kind).
    Arg(u8),
    /// The row's result of this index (0 unless the row has several).
    Out(u8),
    /// A float constant.
    Const(Real),
    /// An integer constant.
    Int(i64),
    /// `a + b`
    Add(Term, Term),
    /// `a - b`
    Sub(Term, Term),
    /// `a * b`
    Mul(Term, Term),
    /// `a / b`
    Div(Term, Term),
    /// `-a`
    Neg(Term),
    /// Another row (of one result) applied to arguments.
    Call(RuleId, Box<[Term]>),
    /// `if cond { a } else { b }`, both sides evaluated.
    Select(Cond, Term, Term),
    /// The float nearest to an integer term.
    ToFloat(Term),
    /// An integer term plus a constant, wrapping.
    IntAdd(Term, i64),
    /// A sub-term with a name of its own. Its value is `body`; `args` serve the text form only.
    Named {
        /// The function that the body computes.
        name: &'static str,
        /// What the function is applied to.
        args: Box<[Term]>,
        /// The function's value in terms of rows.
        body: Term,
    },
}

/// A shared, interned node: equality is identity.
#[derive(Clone, Copy)]
pub struct Term(&'static Node);

static NODES: LazyLock<Mutex<FxHashSet<&'static Node>>> = LazyLock::new(Mutex::default);

impl Term {
    /// The one term of this node. Terms live as long as the program: the table is built once.
    pub fn new(node: Node) -> Term {
        let mut nodes = NODES.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(&known) = nodes.get(&node) {
            return Term(known);
        }
        let node: &'static Node = Box::leak(Box::new(node));
        nodes.insert(node);
        Term(node)
    }

    /// A row applied to arguments.
    pub fn call(rule: RuleId, args: impl Into<Box<[Term]>>) -> Term {
        Term::new(Node::Call(rule, args.into()))
    }

    /// What the term is made of.
    pub fn node(self) -> &'static Node {
        self.0
    }

    /// The value of a constant term.
    pub fn as_const(self) -> Option<f64> {
        match self.0 {
            Node::Const(value) => Some(value.get()),
            _ => None,
        }
    }

    /// The operands that the term's value depends on.
    pub fn operands(self) -> Vec<Term> {
        match self.0 {
            Node::Arg(_) | Node::Out(_) | Node::Const(_) | Node::Int(_) => Vec::new(),
            Node::Add(a, b) | Node::Sub(a, b) | Node::Mul(a, b) | Node::Div(a, b) => vec![*a, *b],
            Node::Neg(a) | Node::ToFloat(a) | Node::IntAdd(a, _) => vec![*a],
            Node::Call(_, args) => args.to_vec(),
            Node::Select(cond, a, b) => vec![cond.lhs, cond.rhs, *a, *b],
            Node::Named { body, .. } => vec![*body],
        }
    }

    /// Every node of the term, each once.
    pub fn nodes(self) -> FxHashSet<Term> {
        let mut seen = FxHashSet::default();
        let mut open = vec![self];
        while let Some(term) = open.pop() {
            if seen.insert(term) {
                open.extend(term.operands());
            }
        }
        seen
    }

    /// Whether the term reads parameter `index`.
    pub fn uses_arg(self, index: usize) -> bool {
        self.nodes()
            .iter()
            .any(|term| matches!(term.0, Node::Arg(i) if usize::from(*i) == index))
    }

    /// Whether the term reads result `index`.
    pub fn uses_out(self, index: usize) -> bool {
        self.nodes()
            .iter()
            .any(|term| matches!(term.0, Node::Out(i) if usize::from(*i) == index))
    }

    /// The term's value in double precision. A parameter or result that is not given is NaN.
    pub fn eval(self, args: &[f64], outs: &[f64]) -> f64 {
        let value = |term: &Term| term.eval(args, outs);
        let given = |values: &[f64], i: u8| values.get(usize::from(i)).copied().unwrap_or(f64::NAN);
        match self.0 {
            Node::Arg(i) => given(args, *i),
            Node::Out(i) => given(outs, *i),
            Node::Const(c) => c.get(),
            Node::Int(n) => *n as f64,
            Node::Add(a, b) => value(a) + value(b),
            Node::Sub(a, b) => value(a) - value(b),
            Node::Mul(a, b) => value(a) * value(b),
            Node::Div(a, b) => value(a) / value(b),
            Node::Neg(a) => -value(a),
            Node::Call(id, operands) => {
                let operands: Vec<f64> = operands.iter().map(value).collect();
                rule(*id).eval(&operands)
            }
            Node::Select(cond, a, b) => value(if cond.eval(args, outs) { a } else { b }),
            Node::ToFloat(a) => value(a),
            Node::IntAdd(a, n) => value(a) + *n as f64,
            Node::Named { body, .. } => value(body),
        }
    }
}

impl Cond {
    /// Whether the comparison holds.
    pub fn eval(self, args: &[f64], outs: &[f64]) -> bool {
        let (lhs, rhs) = (self.lhs.eval(args, outs), self.rhs.eval(args, outs));
        match self.predicate {
            Predicate::Lt => lhs < rhs,
            Predicate::Le => lhs <= rhs,
            Predicate::Eq => lhs == rhs,
        }
    }
}

impl PartialEq for Term {
    fn eq(&self, other: &Term) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Term {}

impl Hash for Term {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::ptr::hash(self.0, state);
    }
}

impl From<f64> for Term {
    fn from(value: f64) -> Term {
        Term::new(Node::Const(Real(value)))
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident) => {
        impl $trait for Term {
            type Output = Term;
            fn $method(self, rhs: Term) -> Term {
                Term::new(Node::$trait(self, rhs))
            }
        }
        impl $trait<f64> for Term {
            type Output = Term;
            fn $method(self, rhs: f64) -> Term {
                self.$method(Term::from(rhs))
            }
        }
        impl $trait<Term> for f64 {
            type Output = Term;
            fn $method(self, rhs: Term) -> Term {
                Term::from(self).$method(rhs)
            }
        }
    };
}

operator!(Add, add);
operator!(Sub, sub);
operator!(Mul, mul);
operator!(Div, div);

impl Neg for Term {
    type Output = Term;
    fn neg(self) -> Term {
        Term::new(Node::Neg(self))
    }
}

/// An integer term: kept apart by type, so that a row converts explicitly with [`float`].
#[derive(Clone, Copy, Debug)]
pub struct Int(Term);

impl From<i64> for Int {
    fn from(value: i64) -> Int {
        Int(Term::new(Node::Int(value)))
    }
}

impl Add<i64> for Int {
    type Output = Int;
    fn add(self, rhs: i64) -> Int {
        Int(Term::new(Node::IntAdd(self.0, rhs)))
    }
}

impl Sub<i64> for Int {
    type Output = Int;
    fn sub(self, rhs: i64) -> Int {
        self + -rhs
    }
}

/// What a row's parameter is bound to while its right-hand side is built.
pub trait Operand {
    /// The operand for a node.
    fn bind(node: Node) -> Self;
    /// The operand's term.
    fn term(self) -> Term;
}

impl Operand for Term {
    fn bind(node: Node) -> Term {
        Term::new(node)
    }
    fn term(self) -> Term {
        self
    }
}

impl Operand for Int {
    fn bind(node: Node) -> Int {
        Int(Term::new(node))
    }
    fn term(self) -> Term {
        self.0
    }
}

/// An integer term as a float.
pub fn float(n: Int) -> Term {
    Term::new(Node::ToFloat(n.0))
}

fn compare(predicate: Predicate, lhs: Term, rhs: Term) -> Cond {
    Cond {
        predicate,
        lhs,
        rhs,
    }
}

/// `a < b`, false on NaN.
pub fn lt(a: impl Into<Term>, b: impl Into<Term>) -> Cond {
    compare(Predicate::Lt, a.into(), b.into())
}

/// `a <= b`, false on NaN.
pub fn le(a: impl Into<Term>, b: impl Into<Term>) -> Cond {
    compare(Predicate::Le, a.into(), b.into())
}

/// `a == b`, false on NaN.
pub fn eq(a: impl Into<Term>, b: impl Into<Term>) -> Cond {
    compare(Predicate::Eq, a.into(), b.into())
}

/// `if cond { a } else { b }`, with both sides evaluated.
pub fn select(cond: Cond, a: impl Into<Term>, b: impl Into<Term>) -> Term {
    Term::new(Node::Select(cond, a.into(), b.into()))
}

/// A sub-term that the text form shows as `name(args)`.
pub fn named(name: &'static str, args: impl Into<Box<[Term]>>, body: Term) -> Term {
    Term::new(Node::Named {
        name,
        args: args.into(),
        body,
    })
}
