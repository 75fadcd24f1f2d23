//! Emission of terms of the rule table.

use rustc_hash::FxHashMap;
use tapeless_ir::ops::FloatPred;
use tapeless_ir::{Builder, Cast, FastMath, OpKind, Scalar, ScalarType, Type, Value};
use tapeless_rules::id;
use tapeless_rules::term::{Cond, Node, Predicate, Term};

/// What a term reads from its row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    /// A parameter.
    Arg(usize),
    /// A result.
    Out(usize),
}

/// Emits the terms of one application of a row; shared sub-terms once.
pub struct Terms<'a, L> {
    /// Gives the value of an operand, emitting ops for it where needed.
    pub lookup: L,
    /// Float type of the application.
    pub ty: Type,
    /// Flags of the ops made.
    pub flags: FastMath,
    /// Terms emitted so far.
    pub memo: &'a mut FxHashMap<Term, Value>,
}

impl<L: FnMut(&mut Builder, Operand) -> Value> Terms<'_, L> {
    /// The value of a term.
    pub fn emit(&mut self, b: &mut Builder, term: Term) -> Value {
        if let Some(&v) = self.memo.get(&term) {
            return v;
        }
        let v = self.node(b, term);
        self.memo.insert(term, v);
        v
    }

    fn node(&mut self, b: &mut Builder, term: Term) -> Value {
        match term.node() {
            Node::Arg(i) => (self.lookup)(b, Operand::Arg(usize::from(*i))),
            Node::Out(i) => (self.lookup)(b, Operand::Out(usize::from(*i))),
            Node::Const(x) => b.float(self.ty, x.get()),
            Node::Int(n) => b.int(Type::I32, *n),
            Node::Add(x, y) => self.binary(b, id::fadd, *x, *y),
            Node::Sub(x, y) => self.binary(b, id::fsub, *x, *y),
            Node::Mul(x, y) => self.binary(b, id::fmul, *x, *y),
            Node::Div(x, y) => self.binary(b, id::fdiv, *x, *y),
            Node::Neg(x) => {
                let x = self.emit(b, *x);
                b.rule(id::fneg, self.flags, &[x])
            }
            Node::Call(rule, args) => {
                let args: Vec<Value> = args.iter().map(|&a| self.emit(b, a)).collect();
                b.value(
                    OpKind::Scalar(Scalar::Rule(*rule, self.flags)),
                    &args,
                    self.ty,
                )
            }
            Node::Select(cond, x, y) => {
                let cond = self.cond(b, cond);
                let (x, y) = (self.emit(b, *x), self.emit(b, *y));
                b.select(cond, x, y)
            }
            Node::ToFloat(n) => {
                let n = self.emit(b, *n);
                b.cast(Cast::SiToFp, n, self.ty)
            }
            Node::IntAdd(n, by) => {
                let n = self.emit(b, *n);
                let ty = b.body.ty(n);
                let by = b.int(ty, *by);
                b.int_bin(tapeless_ir::IntBin::Add, n, by)
            }
            Node::Named { body, .. } => self.emit(b, *body),
        }
    }

    fn binary(&mut self, b: &mut Builder, rule: tapeless_rules::RuleId, x: Term, y: Term) -> Value {
        let (x, y) = (self.emit(b, x), self.emit(b, y));
        b.rule(rule, self.flags, &[x, y])
    }

    fn cond(&mut self, b: &mut Builder, cond: &Cond) -> Value {
        let (x, y) = (self.emit(b, cond.lhs), self.emit(b, cond.rhs));
        let pred = match cond.predicate {
            Predicate::Eq => FloatPred(1),
            Predicate::Lt => FloatPred(4),
            Predicate::Le => FloatPred(5),
        };
        let ty = self.ty.with_element(ScalarType::Int(1));
        b.value(
            OpKind::Scalar(Scalar::Fcmp(pred, FastMath::default())),
            &[x, y],
            ty,
        )
    }

    /// `factor · term`, folded where the term is 0, ±1 or a reciprocal; of a choice among such, the chosen one. So what does not
    /// depend on an operand brings an exact 0, whatever the factor is. The quotient of a result is taken last: a factor of 0 stays 0
    /// where the term alone overflows, as in `1 / x` near 0.
    pub fn times(&mut self, b: &mut Builder, factor: Value, term: Term) -> Value {
        match term.node() {
            Node::Const(x) if x.get() == 0.0 => b.zero(self.ty),
            Node::Const(x) if x.get() == 1.0 => factor,
            Node::Const(x) if x.get() == -1.0 => b.rule(id::fneg, self.flags, &[factor]),
            Node::Div(one, y) if one.as_const() == Some(1.0) => {
                let y = self.emit(b, *y);
                b.rule(id::fdiv, self.flags, &[factor, y])
            }
            Node::Div(n, y) if is_result(*n) => {
                let (n, y) = (self.emit(b, *n), self.emit(b, *y));
                let product = b.rule(id::fmul, self.flags, &[factor, n]);
                b.rule(id::fdiv, self.flags, &[product, y])
            }
            Node::Select(cond, x, y)
                if x.as_const().or(y.as_const()).is_some() && is_plain(*x) && is_plain(*y) =>
            {
                let cond = self.cond(b, cond);
                let (x, y) = (self.times(b, factor, *x), self.times(b, factor, *y));
                b.select(cond, x, y)
            }
            _ => {
                let t = self.emit(b, term);
                b.rule(id::fmul, self.flags, &[factor, t])
            }
        }
    }
}

/// Whether a term calls no function. What does, such as the partial of `pow`, is chosen before the factor is known: it is ready
/// when a factor that comes out of a division is.
fn is_plain(term: Term) -> bool {
    match term.node() {
        Node::Call(..) | Node::Named { .. } => false,
        Node::Add(x, y) | Node::Sub(x, y) | Node::Mul(x, y) | Node::Div(x, y) => {
            is_plain(*x) && is_plain(*y)
        }
        Node::Select(_, x, y) => is_plain(*x) && is_plain(*y),
        Node::Neg(x) => is_plain(*x),
        _ => true,
    }
}

/// Whether a term is a result of its row, or that with another sign.
fn is_result(term: Term) -> bool {
    match term.node() {
        Node::Out(_) => true,
        Node::Neg(x) => is_result(*x),
        _ => false,
    }
}

impl<L> std::fmt::Debug for Terms<'_, L> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Terms")
            .field("ty", &self.ty)
            .finish_non_exhaustive()
    }
}
