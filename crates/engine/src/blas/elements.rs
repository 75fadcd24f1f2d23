//! Operations on elements.

use super::loops::At;
use super::model::access;
use super::operand::{Array, Matrix, Region, Vector, Writer, defect};
use tapeless_diag::Result;
use tapeless_ir::{Cast, IntBin, Mem, OpKind, Type, Value};
use tapeless_rules::blas::{Expr, Statement};
use tapeless_rules::id;

impl Writer<'_> {
    /// Writes an operation, if there is one of that name.
    pub(super) fn on_elements(&mut self, statement: &Statement) -> Result<bool> {
        let args = &statement.args;
        match (statement.call.as_str(), &args[..]) {
            ("matrix" | "vector", _) => self.temporary(statement)?,
            ("inner", [sum, factor, x, y]) => self.inner(sum, factor, x, y)?,
            ("add", [x, factor, y]) => self.add(x, factor, y)?,
            ("set", [x, y]) => {
                let (x, y) = (self.array(x)?, self.array(y)?);
                self.set(x, y)?;
            }
            ("scale", [x, factor]) => self.scale(x, factor)?,
            ("diagonal", [x, factor]) => self.diagonal(x, factor)?,
            ("mirror", [x]) => self.mirror(x)?,
            ("take", [x, y]) => self.take(x, y)?,
            ("signs", [x, factor, y]) => self.signs(x, factor, y)?,
            ("innersigns", [sum, x, y]) => self.inner_signs(sum, x, y)?,
            ("rows", [x, columns, pivots, back]) => self.rows(x, columns, pivots, back)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Zeros, on the heap until the group ends.
    fn temporary(&mut self, statement: &Statement) -> Result<()> {
        let Some(name) = &statement.makes else {
            return Err(defect("a temporary without a name"));
        };
        let one = self.b.i64(1);
        let array = match &statement.args[..] {
            [length] => {
                let length = self.size(length)?;
                let pointer = self.allocate(length, true);
                Array::Vector(Vector {
                    pointer,
                    step: one,
                    length,
                })
            }
            [rows, columns] => {
                let (rows, columns) = (self.size(rows)?, self.size(columns)?);
                self.packed(rows, columns, Region::Full, true)
            }
            _ => return Err(defect("a temporary of another shape")),
        };
        self.temporaries.push(array.pointer());
        let key = (name.clone(), tapeless_rules::blas::Mark::Before);
        self.arrays.insert(key, array);
        Ok(())
    }

    /// A new matrix without gaps.
    pub(super) fn packed(
        &mut self,
        rows: Value,
        columns: Value,
        region: Region,
        zeroed: bool,
    ) -> Array {
        let count = self.b.int_bin(IntBin::Mul, rows, columns);
        let pointer = self.allocate(count, zeroed);
        let step = self.packed_step(rows, columns);
        Array::Matrix(Matrix {
            pointer,
            step,
            rows,
            columns,
            region,
        })
    }

    /// The leading dimension of a matrix without gaps.
    pub(super) fn packed_step(&mut self, rows: Value, columns: Value) -> Value {
        let (one, long) = (self.b.i64(1), self.by_layout(columns, rows));
        self.b.int_bin(IntBin::SMax, long, one)
    }

    /// Room for so many floats on the heap.
    pub(super) fn allocate(&mut self, count: Value, zeroed: bool) -> Value {
        let bytes = self.b.i64(self.float_bytes());
        let size = self.b.int_bin(IntBin::Mul, count, bytes);
        let kind = OpKind::Mem(Mem::heap(zeroed));
        self.b.value(kind, &[size], Type::PTR)
    }

    /// Where the adjoint of a number, or the tangent of the result, is added up.
    fn sum(&self, term: &Expr) -> Result<Value> {
        let name = match term {
            Expr::Name(name, _) => self.sums.get(name).copied(),
            _ => None,
        };
        name.ok_or_else(|| defect("a sum of another kind"))
    }

    /// `sum += s ⟨X, Y⟩`
    fn inner(&mut self, sum: &Expr, factor: &Expr, x: &Expr, y: &Expr) -> Result<()> {
        let (sum, factor) = (self.sum(sum)?, self.float(factor)?);
        let (x, y) = (self.array(x)?, self.array(y)?);
        let product = match (x, y) {
            (Array::Vector(x), Array::Vector(y)) => self.dot(x, y)?,
            _ => self.fold(&[x, y], |w, at| {
                let (x, y) = (w.get(&x, at), w.get(&y, at));
                w.arithmetic(id::fmul, &[x, y])
            })?,
        };
        let scaled = self.arithmetic(id::fmul, &[factor, product]);
        self.accumulate(sum, scaled);
        Ok(())
    }

    /// The sum of a term over all places.
    fn fold(
        &mut self,
        arrays: &[Array],
        term: impl FnOnce(&mut Self, At) -> Value,
    ) -> Result<Value> {
        let ty = self.float_type();
        let place = self.slot(ty);
        let zero = self.b.zero(ty);
        self.b.store(zero, place, access(ty));
        self.each(arrays, |w, at| {
            let term = term(w, at);
            w.accumulate(place, term);
            Ok(())
        })?;
        Ok(self.b.load(place, ty, access(ty)))
    }

    /// `X += s Y`, which leaves X alone where s is 0.
    fn add(&mut self, x: &Expr, factor: &Expr, y: &Expr) -> Result<()> {
        let (x, y, factor) = (self.array(x)?, self.array(y)?, self.float(factor)?);
        let none = self.is_zero(factor);
        let some = self.not(none);
        self.only_if(some, |w| w.add_scaled(x, factor, y))
    }

    pub(super) fn add_scaled(&mut self, x: Array, factor: Value, y: Array) -> Result<()> {
        self.each(&[x, y], |w, at| {
            let term = w.get(&y, at);
            let term = w.arithmetic(id::fmul, &[factor, term]);
            let place = w.address(&x, at);
            w.accumulate(place, term);
            Ok(())
        })
    }

    /// `X = Y`
    pub(super) fn set(&mut self, x: Array, y: Array) -> Result<()> {
        self.each(&[x, y], |w, at| {
            let value = w.get(&y, at);
            w.put(&x, at, value);
            Ok(())
        })
    }

    /// `X = s X`, and 0 where s is 0.
    fn scale(&mut self, x: &Expr, factor: &Expr) -> Result<()> {
        let (x, factor) = (self.array(x)?, self.float(factor)?);
        let none = self.is_zero(factor);
        let ty = self.float_type();
        let zero = self.b.zero(ty);
        self.each(&[x], |w, at| {
            let old = w.get(&x, at);
            let new = w.arithmetic(id::fmul, &[factor, old]);
            let new = w.b.select(none, zero, new);
            w.put(&x, at, new);
            Ok(())
        })
    }

    /// The diagonal times s.
    fn diagonal(&mut self, x: &Expr, factor: &Expr) -> Result<()> {
        let (x, factor) = (self.array(x)?, self.float(factor)?);
        let Array::Matrix(matrix) = x else {
            return Err(defect("the diagonal of a vector"));
        };
        let zero = self.b.i64(0);
        let count = self.b.int_bin(IntBin::SMin, matrix.rows, matrix.columns);
        self.count(zero, count, None, |w, i| {
            let at = At { outer: i, inner: i };
            let old = w.get(&x, at);
            let new = w.arithmetic(id::fmul, &[factor, old]);
            w.put(&x, at, new);
            Ok(())
        })
    }

    /// The triangle that is not `uplo` from the one that is.
    fn mirror(&mut self, x: &Expr) -> Result<()> {
        let Array::Matrix(matrix) = self.array(x)? else {
            return Err(defect("the triangle of a vector"));
        };
        let lower = self.flags.get("uplo").copied();
        let region = Region::Triangle {
            lower: lower.ok_or_else(|| defect("no triangle is said"))?,
            strict: self.b.bool(true),
        };
        let x = Array::Matrix(Matrix { region, ..matrix });
        self.each(&[x], |w, at| {
            let value = w.get(&x, at);
            let across = At {
                outer: at.inner,
                inner: at.outer,
            };
            w.put(&x, across, value);
            Ok(())
        })
    }

    /// `X += Y, Y = 0`, the last element first: of what was copied to one place, the last counts.
    fn take(&mut self, x: &Expr, y: &Expr) -> Result<()> {
        let (x, y) = (self.array(x)?, self.array(y)?);
        let Array::Vector(vector) = x else {
            return Err(defect("a matrix is copied"));
        };
        let (zero, down, ty) = (self.b.i64(0), self.b.bool(true), self.float_type());
        self.count(zero, vector.length, Some(down), |w, inner| {
            let at = At { outer: zero, inner };
            let (taken, none) = (w.get(&y, at), w.b.zero(ty));
            w.put(&y, at, none);
            let place = w.address(&x, at);
            w.accumulate(place, taken);
            Ok(())
        })
    }

    fn sign(&mut self, x: Value) -> Value {
        let ty = self.float_type();
        let (negative, minus, plus) = (
            self.is_negative(x),
            self.b.float(ty, -1.0),
            self.b.float(ty, 1.0),
        );
        self.b.select(negative, minus, plus)
    }

    /// `X += s sign(Y)`
    fn signs(&mut self, x: &Expr, factor: &Expr, y: &Expr) -> Result<()> {
        let (x, y, factor) = (self.array(x)?, self.array(y)?, self.float(factor)?);
        self.each(&[x, y], |w, at| {
            let value = w.get(&y, at);
            let sign = w.sign(value);
            let term = w.arithmetic(id::fmul, &[factor, sign]);
            let place = w.address(&x, at);
            w.accumulate(place, term);
            Ok(())
        })
    }

    /// `sum += ⟨sign(X), Y⟩`
    fn inner_signs(&mut self, sum: &Expr, x: &Expr, y: &Expr) -> Result<()> {
        let (sum, x, y) = (self.sum(sum)?, self.array(x)?, self.array(y)?);
        let total = self.fold(&[x, y], |w, at| {
            let (x, y) = (w.get(&x, at), w.get(&y, at));
            let sign = w.sign(x);
            w.arithmetic(id::fmul, &[sign, y])
        })?;
        self.accumulate(sum, total);
        Ok(())
    }

    /// Interchanges each row with its pivot's, in order or backwards.
    fn rows(&mut self, x: &Expr, columns: &Expr, pivots: &Expr, back: &Expr) -> Result<()> {
        let (x, columns, back) = (self.array(x)?, self.size(columns)?, self.flag(back)?);
        let (Array::Matrix(matrix), Array::Pivots(pivots, count)) = (x, self.array(pivots)?) else {
            return Err(defect("interchanges of another kind"));
        };
        let (zero, one) = (self.b.i64(0), self.b.i64(1));
        let step = self.by_layout(one, matrix.step);
        self.count(zero, count, Some(back), |w, i| {
            let place = w.b.ptr_add(pivots, i, 4);
            let pivot = w.b.load(place, Type::I32, access(Type::I32));
            let pivot = w.b.cast(Cast::SExt, pivot, Type::I64);
            let pivot = w.b.int_bin(IntBin::Sub, pivot, one);
            let row = |w: &mut Self, i| Vector {
                pointer: w.element(&matrix, i, zero),
                step,
                length: columns,
            };
            let (a, b) = (row(w, i), row(w, pivot));
            w.swap(a, b)
        })
    }
}
