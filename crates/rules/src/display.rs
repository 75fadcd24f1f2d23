//! The text of a term, as a row's documentation shows it.

use std::f64::consts::{FRAC_2_SQRT_PI, LN_2, LN_10, PI};
use std::fmt;

use crate::rule::{Rule, rule};
use crate::term::{Cond, Node, Predicate, Term};

/// A term together with the row whose names it shows.
#[derive(Clone, Copy)]
pub struct TermText<'a> {
    term: Term,
    rule: Option<&'a Rule>,
}

impl Rule {
    /// The text of one of the row's terms.
    pub fn text(&self, term: Term) -> TermText<'_> {
        TermText {
            term,
            rule: Some(self),
        }
    }
}

/// How tightly an operator binds.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Level {
    Sum,
    Product,
    Sign,
    Atom,
}

fn level(node: &Node) -> Level {
    match node {
        Node::Add(..) | Node::Sub(..) => Level::Sum,
        Node::IntAdd(..) => Level::Sum,
        Node::Mul(..) | Node::Div(..) => Level::Product,
        Node::Neg(_) => Level::Sign,
        Node::Const(c) if c.get() < 0.0 => Level::Sign,
        Node::Int(n) if *n < 0 => Level::Sign,
        _ => Level::Atom,
    }
}

impl TermText<'_> {
    fn of(&self, term: Term) -> Self {
        TermText { term, ..*self }
    }

    /// An operand, in parentheses when it binds less tightly than its place requires.
    fn operand(&self, f: &mut fmt::Formatter<'_>, term: Term, place: Level) -> fmt::Result {
        let text = self.of(term);
        if level(term.node()) < place {
            write!(f, "({text})")
        } else {
            write!(f, "{text}")
        }
    }

    fn binary(
        &self,
        f: &mut fmt::Formatter<'_>,
        (a, op, b): (Term, &str, Term),
        places: [Level; 2],
    ) -> fmt::Result {
        self.operand(f, a, places[0])?;
        write!(f, " {op} ")?;
        self.operand(f, b, places[1])
    }

    fn apply(&self, f: &mut fmt::Formatter<'_>, name: &str, args: &[Term]) -> fmt::Result {
        let args: Vec<String> = args.iter().map(|&arg| self.of(arg).to_string()).collect();
        write!(f, "{name}({})", args.join(", "))
    }

    fn select(&self, f: &mut fmt::Formatter<'_>, cond: &Cond, a: Term, b: Term) -> fmt::Result {
        let sign = match cond.predicate {
            Predicate::Lt => "<",
            Predicate::Le => "<=",
            Predicate::Eq => "==",
        };
        let [lhs, rhs, a, b] = [cond.lhs, cond.rhs, a, b].map(|term| self.of(term));
        write!(f, "select({lhs} {sign} {rhs}, {a}, {b})")
    }

    fn arg(&self, f: &mut fmt::Formatter<'_>, index: u8) -> fmt::Result {
        match self
            .rule
            .and_then(|rule| rule.params.get(usize::from(index)))
        {
            Some(param) => f.write_str(param.name),
            None => write!(f, "arg{index}"),
        }
    }

    fn out(&self, f: &mut fmt::Formatter<'_>, index: u8) -> fmt::Result {
        match self
            .rule
            .and_then(|rule| rule.outputs.get(usize::from(index)))
        {
            Some(output) => f.write_str(output.name),
            None => write!(f, "out{index}"),
        }
    }
}

/// A constant by its usual name.
fn constant(f: &mut fmt::Formatter<'_>, value: f64) -> fmt::Result {
    let known = [
        (PI, "π"),
        (LN_2, "ln2"),
        (LN_10, "ln10"),
        (FRAC_2_SQRT_PI, "2/√π"),
    ];
    match known.iter().find(|(known, _)| *known == value.abs()) {
        Some((_, name)) => write!(f, "{}{name}", if value < 0.0 { "-" } else { "" }),
        None => write!(f, "{value}"),
    }
}

impl fmt::Display for TermText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Level::{Atom, Product, Sign, Sum};
        match self.term.node() {
            Node::Arg(i) => self.arg(f, *i),
            Node::Out(i) => self.out(f, *i),
            Node::Const(c) => constant(f, c.get()),
            Node::Int(n) => write!(f, "{n}"),
            Node::Add(a, b) => self.binary(f, (*a, "+", *b), [Sum, Sum]),
            Node::Sub(a, b) => self.binary(f, (*a, "-", *b), [Sum, Product]),
            Node::Mul(a, b) => self.binary(f, (*a, "*", *b), [Product, Sign]),
            Node::Div(a, b) => self.binary(f, (*a, "/", *b), [Product, Sign]),
            Node::Neg(a) => {
                f.write_str("-")?;
                self.operand(f, *a, Atom)
            }
            Node::Call(id, args) => self.apply(f, rule(*id).name, args),
            Node::Select(cond, a, b) => self.select(f, cond, *a, *b),
            Node::ToFloat(a) => self.of(*a).fmt(f),
            Node::IntAdd(a, n) if *n < 0 => write!(f, "{} - {}", self.of(*a), n.unsigned_abs()),
            Node::IntAdd(a, n) => write!(f, "{} + {n}", self.of(*a)),
            Node::Named { name, args, .. } => self.apply(f, name, args),
        }
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        TermText {
            term: *self,
            rule: None,
        }
        .fmt(f)
    }
}

impl fmt::Debug for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
