//! Loops over the elements of vectors, matrices and triangles of matrices.

use super::model::access;
use super::operand::{Array, Region, Vector, Writer, defect};
use tapeless_diag::Result;
use tapeless_ir::ops::LoopInfo;
use tapeless_ir::{IntBin, Type, Value};

/// A place within an array: the number of a column (of a row, if row-major), and of an element in it.
#[derive(Clone, Copy)]
pub(super) struct At {
    pub outer: Value,
    pub inner: Value,
}

impl Writer<'_> {
    /// Runs `body` for the numbers from one up to another, or down from there.
    pub(super) fn count(
        &mut self,
        from: Value,
        to: Value,
        down: Option<Value>,
        body: impl FnOnce(&mut Self, Value) -> Result<()>,
    ) -> Result<()> {
        let any = self.less(from, to);
        self.only_if(any, |w| {
            let one = w.b.i64(1);
            let last = w.b.int_bin(IntBin::Sub, to, one);
            let region = w.b.begin(&[Type::I64]);
            let i = w.b.body.regions[region].params[0];
            let at = match down {
                Some(down) => {
                    let ends = w.b.int_bin(IntBin::Add, from, last);
                    let mirrored = w.b.int_bin(IntBin::Sub, ends, i);
                    w.b.select(down, mirrored, i)
                }
                None => i,
            };
            body(w, at)?;
            let next = w.b.int_bin(IntBin::Add, i, one);
            let more = w.less(i, last);
            w.b.repeat(false, more, &[next], &[]);
            let info = LoopInfo {
                params: 1,
                counted: true,
                stepped: [0].into_iter().collect(),
            };
            let times = w.b.int_bin(IntBin::Sub, last, from);
            w.b.loop_(info, &[from, times, one], region);
            Ok(())
        })
    }

    /// Runs `body` at each place that all of some arrays have, in the region that one of them says.
    pub(super) fn each(
        &mut self,
        arrays: &[Array],
        body: impl FnOnce(&mut Self, At) -> Result<()>,
    ) -> Result<()> {
        let zero = self.b.i64(0);
        let (mut outer, mut inner, mut region) = (None, None, Region::Full);
        for array in arrays {
            match array {
                Array::Vector(v) => inner = Some(self.least(inner, v.length)),
                Array::Matrix(m) => {
                    let (long, wide) = (
                        self.by_layout(m.columns, m.rows),
                        self.by_layout(m.rows, m.columns),
                    );
                    (inner, outer) = (Some(self.least(inner, long)), Some(self.least(outer, wide)));
                    if let Region::Triangle { .. } = m.region {
                        region = m.region;
                    }
                }
                Array::Pivots(..) => return Err(defect("floats of pivots")),
            }
        }
        let inner = inner.unwrap_or(zero);
        let Some(outer) = outer else {
            return self.count(zero, inner, None, |w, inner| {
                body(w, At { outer: zero, inner })
            });
        };
        self.count(zero, outer, None, |w, outer| {
            let (from, to) = w.within(region, outer, inner);
            w.count(from, to, None, |w, inner| body(w, At { outer, inner }))
        })
    }

    fn least(&mut self, known: Option<Value>, new: Value) -> Value {
        match known {
            Some(known) => self.b.int_bin(IntBin::SMin, known, new),
            None => new,
        }
    }

    /// The elements of a column (of a row, if row-major) that belong to a region.
    fn within(&mut self, region: Region, outer: Value, inner: Value) -> (Value, Value) {
        let zero = self.b.i64(0);
        let Region::Triangle { lower, strict } = region else {
            return (zero, inner);
        };
        let below = match self.row_major {
            Some(flag) => self.b.int_bin(IntBin::Xor, lower, flag),
            None => lower,
        };
        let one = self.b.i64(1);
        let next = self.b.int_bin(IntBin::Add, outer, one);
        let first = self.b.select(strict, next, outer);
        let past = self.b.select(strict, outer, next);
        let past = self.b.int_bin(IntBin::SMin, past, inner);
        (
            self.b.select(below, first, zero),
            self.b.select(below, inner, past),
        )
    }

    pub(super) fn address(&mut self, array: &Array, at: At) -> Value {
        match array {
            Array::Vector(v) => {
                let index = self.b.int_bin(IntBin::Mul, at.inner, v.step);
                let start = self.start(v);
                let index = self.b.int_bin(IntBin::Add, start, index);
                self.offset(v.pointer, index)
            }
            Array::Matrix(m) => {
                let before = self.b.int_bin(IntBin::Mul, at.outer, m.step);
                let index = self.b.int_bin(IntBin::Add, before, at.inner);
                self.offset(m.pointer, index)
            }
            Array::Pivots(pointer, _) => *pointer,
        }
    }

    /// Where the first element of a vector lies: at its end if the increment is negative.
    fn start(&mut self, v: &Vector) -> Value {
        let (zero, one) = (self.b.i64(0), self.b.i64(1));
        let backwards = self.less(v.step, zero);
        let rest = self.b.int_bin(IntBin::Sub, one, v.length);
        let first = self.b.int_bin(IntBin::Mul, rest, v.step);
        self.b.select(backwards, first, zero)
    }

    pub(super) fn get(&mut self, array: &Array, at: At) -> Value {
        let (place, ty) = (self.address(array, at), self.float_type());
        self.b.load(place, ty, access(ty))
    }

    pub(super) fn put(&mut self, array: &Array, at: At, value: Value) {
        let (place, ty) = (self.address(array, at), self.float_type());
        self.b.store(value, place, access(ty));
    }
}
