//! Operands, and the terms of a row in terms of them.

use super::model::access;
use super::slots::{float, float_bytes};
use rustc_hash::FxHashMap;
use tapeless_diag::{Diagnostic, Result};
use tapeless_ir::ops::FloatPred;
use tapeless_ir::{Builder, FastMath, IntBin, IntPred, Module, OpKind, Scalar, Type, Value};
use tapeless_rules::blas::{Arithmetic, Expr, Found, Mark};
use tapeless_rules::{RuleId, id};

/// A vector: its first byte, increment and length.
#[derive(Clone, Copy, Debug)]
pub(super) struct Vector {
    pub pointer: Value,
    pub step: Value,
    pub length: Value,
}

/// Which part of a matrix operations on elements touch.
#[derive(Clone, Copy, Debug)]
pub(super) enum Region {
    Full,
    /// Truth values: the lower triangle, without the diagonal.
    Triangle {
        lower: Value,
        strict: Value,
    },
}

/// A matrix: its first element, leading dimension, rows and columns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Matrix {
    pub pointer: Value,
    pub step: Value,
    pub rows: Value,
    pub columns: Value,
    pub region: Region,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Array {
    Vector(Vector),
    Matrix(Matrix),
    /// Pointer and count.
    Pivots(Value, Value),
}

impl Array {
    pub fn pointer(self) -> Value {
        match self {
            Self::Vector(v) => v.pointer,
            Self::Matrix(m) => m.pointer,
            Self::Pivots(pointer, _) => pointer,
        }
    }
}

/// What names stand for while a body is written.
pub(super) struct Writer<'a> {
    pub module: &'a mut Module,
    pub b: Builder,
    pub found: Found,
    /// Whether matrices are row-major; `None` if they never are.
    pub row_major: Option<Value>,
    pub flags: FxHashMap<String, Value>,
    /// 64 bits, none negative.
    pub sizes: FxHashMap<String, Value>,
    pub floats: FxHashMap<(String, Mark), Value>,
    pub arrays: FxHashMap<(String, Mark), Array>,
    /// Where adjoints of numbers, or the tangent of the result, are added up.
    pub sums: FxHashMap<String, Value>,
    /// Memory of the temporaries of a group.
    pub temporaries: Vec<Value>,
}

pub(super) fn defect(what: impl Into<String>) -> Box<Diagnostic> {
    Diagnostic::internal(what.into()).into()
}

impl<'a> Writer<'a> {
    pub fn new(module: &'a mut Module, found: Found, params: &[Type]) -> Self {
        Self {
            module,
            b: Builder::new(params),
            found,
            row_major: None,
            flags: FxHashMap::default(),
            sizes: FxHashMap::default(),
            floats: FxHashMap::default(),
            arrays: FxHashMap::default(),
            sums: FxHashMap::default(),
            temporaries: Vec::new(),
        }
    }

    pub fn float_type(&self) -> Type {
        float(&self.found)
    }

    pub fn float_bytes(&self) -> i64 {
        float_bytes(&self.found)
    }

    /// A rule of the scalar table.
    pub fn arithmetic(&mut self, rule: RuleId, args: &[Value]) -> Value {
        self.b.rule(rule, FastMath::default(), args)
    }

    /// `x == 0`
    pub fn is_zero(&mut self, x: Value) -> Value {
        let ty = self.float_type();
        let zero = self.b.zero(ty);
        let kind = OpKind::Scalar(Scalar::Fcmp(FloatPred(1), FastMath::default()));
        self.b.value(kind, &[x, zero], Type::I1)
    }

    /// `x < 0`
    pub fn is_negative(&mut self, x: Value) -> Value {
        let ty = self.float_type();
        let zero = self.b.zero(ty);
        let kind = OpKind::Scalar(Scalar::Fcmp(FloatPred(4), FastMath::default()));
        self.b.value(kind, &[x, zero], Type::I1)
    }

    pub fn not(&mut self, flag: Value) -> Value {
        let one = self.b.bool(true);
        self.b.int_bin(IntBin::Xor, flag, one)
    }

    /// A flag of a row.
    pub fn flag(&mut self, term: &Expr) -> Result<Value> {
        match term {
            Expr::Set(set) => Ok(self.b.bool(*set)),
            Expr::Not(inner) => {
                let inner = self.flag(inner)?;
                Ok(self.not(inner))
            }
            Expr::If(flag, then, otherwise) => {
                let (flag, then, otherwise) =
                    (self.flag(flag)?, self.flag(then)?, self.flag(otherwise)?);
                Ok(self.b.select(flag, then, otherwise))
            }
            Expr::Name(name, _) => {
                let known = self.flags.get(name).copied();
                known.ok_or_else(|| defect(format!("`{name}` is no flag")))
            }
            _ => Err(defect("a term that is no flag")),
        }
    }

    /// A size of a row: 64 bits.
    pub fn size(&mut self, term: &Expr) -> Result<Value> {
        match term {
            Expr::Number(x) => Ok(self.b.i64(*x as i64)),
            Expr::Name(name, _) => {
                let known = self.sizes.get(name).copied();
                known.ok_or_else(|| defect(format!("`{name}` is no size")))
            }
            Expr::If(flag, then, otherwise) => {
                let (flag, then, otherwise) =
                    (self.flag(flag)?, self.size(then)?, self.size(otherwise)?);
                Ok(self.b.select(flag, then, otherwise))
            }
            Expr::Binary(kind, x, y) => {
                let (x, y) = (self.size(x)?, self.size(y)?);
                let kind = match kind {
                    Arithmetic::Add => IntBin::Add,
                    Arithmetic::Sub => IntBin::Sub,
                    Arithmetic::Mul => IntBin::Mul,
                    Arithmetic::Min => IntBin::SMin,
                    Arithmetic::Div => return Err(defect("a quotient of sizes")),
                };
                Ok(self.b.int_bin(kind, x, y))
            }
            _ => Err(defect("a term that is no size")),
        }
    }

    /// A number of a row.
    pub fn float(&mut self, term: &Expr) -> Result<Value> {
        let ty = self.float_type();
        match term {
            Expr::Number(x) => Ok(self.b.float(ty, *x)),
            Expr::Name(name, mark) => {
                let known = self.floats.get(&(name.clone(), *mark)).copied();
                known.ok_or_else(|| defect(format!("`{name}` is no number")))
            }
            Expr::If(flag, then, otherwise) => {
                let (flag, then, otherwise) =
                    (self.flag(flag)?, self.float(then)?, self.float(otherwise)?);
                Ok(self.b.select(flag, then, otherwise))
            }
            Expr::Binary(kind, x, y) => {
                let (x, y) = (self.float(x)?, self.float(y)?);
                match kind {
                    Arithmetic::Add => Ok(self.arithmetic(id::fadd, &[x, y])),
                    Arithmetic::Sub => Ok(self.arithmetic(id::fsub, &[x, y])),
                    Arithmetic::Mul => Ok(self.arithmetic(id::fmul, &[x, y])),
                    Arithmetic::Div => {
                        let (quotient, none) =
                            (self.arithmetic(id::fdiv, &[x, y]), self.is_zero(y));
                        let zero = self.b.zero(ty);
                        Ok(self.b.select(none, zero, quotient))
                    }
                    Arithmetic::Min => Err(defect("the least of numbers")),
                }
            }
            _ => Err(defect("a term that is no number")),
        }
    }

    /// An array of a row.
    pub fn array(&mut self, term: &Expr) -> Result<Array> {
        match term {
            Expr::Name(name, mark) => {
                let known = self.arrays.get(&(name.clone(), *mark)).copied();
                known.ok_or_else(|| defect(format!("`{name}` is no array")))
            }
            Expr::If(flag, then, otherwise) => {
                let flag = self.flag(flag)?;
                let both = (self.array(then)?, self.array(otherwise)?);
                self.one_of(flag, both)
            }
            Expr::Triangle(inner, lower) => {
                let Array::Matrix(matrix) = self.array(inner)? else {
                    return Err(defect("a triangle of a vector"));
                };
                let lower = self.b.bool(*lower);
                let region = Region::Triangle {
                    lower,
                    strict: lower,
                };
                Ok(Array::Matrix(Matrix { region, ..matrix }))
            }
            Expr::From(inner, row, column) => {
                let Array::Matrix(matrix) = self.array(inner)? else {
                    return Err(defect("a part of a vector"));
                };
                let (row, column) = (self.size(row)?, self.size(column)?);
                let pointer = self.element(&matrix, row, column);
                Ok(Array::Matrix(Matrix { pointer, ..matrix }))
            }
            _ => Err(defect("a term that is no array")),
        }
    }

    fn one_of(&mut self, flag: Value, both: (Array, Array)) -> Result<Array> {
        let mut select = |a: Value, b: Value| self.b.select(flag, a, b);
        match both {
            (Array::Vector(a), Array::Vector(b)) => Ok(Array::Vector(Vector {
                pointer: select(a.pointer, b.pointer),
                step: select(a.step, b.step),
                length: select(a.length, b.length),
            })),
            (Array::Matrix(a), Array::Matrix(b)) => Ok(Array::Matrix(Matrix {
                pointer: select(a.pointer, b.pointer),
                step: select(a.step, b.step),
                rows: select(a.rows, b.rows),
                columns: select(a.columns, b.columns),
                region: Region::Full,
            })),
            _ => Err(defect("a choice of a vector or a matrix")),
        }
    }

    /// `if row-major a else b`
    pub fn by_layout(&mut self, a: Value, b: Value) -> Value {
        match self.row_major {
            Some(flag) => self.b.select(flag, a, b),
            None => b,
        }
    }

    /// The address of an element of a matrix, which may lie beyond it.
    pub fn element(&mut self, matrix: &Matrix, row: Value, column: Value) -> Value {
        let (outer, inner) = (self.by_layout(row, column), self.by_layout(column, row));
        let before = self.b.int_bin(IntBin::Mul, outer, matrix.step);
        let index = self.b.int_bin(IntBin::Add, before, inner);
        self.offset(matrix.pointer, index)
    }

    /// The address of the float so many floats further on.
    pub fn offset(&mut self, pointer: Value, index: Value) -> Value {
        let kind = Scalar::PtrAdd {
            offset: 0,
            scales: [self.float_bytes()].into_iter().collect(),
            inbounds: false,
            nuw: false,
            node: false,
            rounds: false,
        };
        self.b
            .value(OpKind::Scalar(kind), &[pointer, index], Type::PTR)
    }

    /// `*place += x`
    pub fn accumulate(&mut self, place: Value, x: Value) {
        let ty = self.float_type();
        let old = self.b.load(place, ty, access(ty));
        let new = self.arithmetic(id::fadd, &[old, x]);
        self.b.store(new, place, access(ty));
    }

    /// Writes an `if` without an `else`.
    pub fn only_if(
        &mut self,
        condition: Value,
        then: impl FnOnce(&mut Self) -> Result<()>,
    ) -> Result<()> {
        let taken = self.b.begin(&[]);
        then(self)?;
        self.b.yield_(&[]);
        let otherwise = self.b.begin(&[]);
        self.b.yield_(&[]);
        self.b.if_(condition, taken, otherwise);
        Ok(())
    }

    /// `a < b` of sizes.
    pub fn less(&mut self, a: Value, b: Value) -> Value {
        self.b.icmp(IntPred::Slt, a, b)
    }
}
