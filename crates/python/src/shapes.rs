//! Lengths by name, told by the shapes of what is read.

use crate::operand::Operand;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use smallvec::{SmallVec, smallvec};
use tapeless_family::{Extent, Function, Pass};

/// The lengths of an array's axes.
pub type Shape = SmallVec<[i64; 4]>;

/// What a function's lengths are called.
pub struct Shapes {
    /// The function's name, for messages.
    function: String,
    /// Integers that shapes tell, then those that the caller gives.
    names: Vec<String>,
    told: usize,
    /// The distance of the rows of an array, and the axes behind its first.
    rows: Vec<(usize, Vec<Axis>)>,
}

/// An axis.
pub enum Axis {
    /// As long as the integer of this number.
    Named(usize),
    /// As long as this.
    Of(Extent),
}

impl Shapes {
    pub fn new(function: &Function) -> Self {
        let mut shapes = Self {
            function: function.described.name.clone(),
            names: function.integers.clone(),
            told: function.told,
            rows: Vec::new(),
        };
        for param in &function.params {
            if let Pass::Array {
                axes,
                row: Some(row),
                ..
            } = &param.pass
                && let Some(at) = shapes.names.iter().position(|name| name == row)
            {
                let inner = axes.iter().skip(1).map(|axis| shapes.axis(axis)).collect();
                shapes.rows.push((at, inner));
            }
        }
        shapes
    }

    pub fn axis(&self, extent: &Extent) -> Axis {
        let named = extent.as_name();
        let at = named.and_then(|name| self.names.iter().position(|known| known == name));
        at.map_or_else(|| Axis::Of(extent.clone()), Axis::Named)
    }

    /// The caller's integers alone are known.
    pub fn begin(&self, given: &Bound<'_, PyTuple>) -> PyResult<Bounds<'_>> {
        let wanted = &self.names[self.told..];
        if given.len() != wanted.len() {
            let what = format!(
                "{}: the integers {} are wanted, {} are given",
                self.function,
                wanted.join(", "),
                given.len()
            );
            return Err(PyTypeError::new_err(what));
        }
        let mut values: SmallVec<[i64; 8]> = smallvec![UNKNOWN; self.told];
        for integer in given {
            values.push(integer.extract()?);
        }
        Ok(Bounds {
            shapes: self,
            values,
            later: Vec::new(),
        })
    }
}

/// No length.
const UNKNOWN: i64 = i64::MIN;

/// Lengths as far as they are known.
pub struct Bounds<'s> {
    shapes: &'s Shapes,
    values: SmallVec<[i64; 8]>,
    /// Axes whose length is no single name, with what they are.
    later: Vec<(String, Extent, i64)>,
}

impl Bounds<'_> {
    /// All integers.
    pub fn values(&self) -> &[i64] {
        &self.values
    }

    fn wrong(&self, what: &str) -> PyErr {
        PyValueError::new_err(format!("{}: {what}", self.shapes.function))
    }

    /// Binds lengths to the shape of an operand.
    pub fn bind(&mut self, operand: &Operand, shape: &[i64]) -> PyResult<()> {
        let (name, wanted, given) = (&operand.name, operand.axes.len(), shape.len());
        if wanted != given {
            return Err(self.wrong(&format!("{name} must have {wanted} axes, not {given}")));
        }
        for (axis, &length) in operand.axes.iter().zip(shape) {
            match axis {
                Axis::Named(at) if self.values[*at] == UNKNOWN => self.values[*at] = length,
                Axis::Named(at) if self.values[*at] != length => {
                    let (of, known) = (&self.shapes.names[*at], self.values[*at]);
                    let what = format!("{name} has {length} elements, but {of} = {known}");
                    return Err(self.wrong(&what));
                }
                Axis::Named(_) => {}
                Axis::Of(extent) => self.later.push((name.clone(), extent.clone(), length)),
            }
        }
        Ok(())
    }

    /// Axes whose length is no single name are as long as they must be; distances of rows are known.
    pub fn finish(&mut self) -> PyResult<()> {
        for (at, inner) in &self.shapes.rows {
            let lengths = inner.iter().map(|axis| self.length(axis));
            self.values[*at] = lengths.product::<Option<i64>>().unwrap_or(UNKNOWN);
        }
        for (name, extent, length) in &self.later {
            let wanted = self.of(extent);
            if wanted != Some(*length) {
                let wanted = wanted.map_or_else(|| "unknown".to_owned(), |w| w.to_string());
                let what = format!("{name} has {length} elements, but {extent} = {wanted}");
                return Err(self.wrong(&what));
            }
        }
        match self.values.iter().position(|&value| value == UNKNOWN) {
            None => Ok(()),
            Some(at) => Err(self.wrong(&format!("{} is not known", self.shapes.names[at]))),
        }
    }

    fn of(&self, extent: &Extent) -> Option<i64> {
        let value = |name: &str| {
            let at = self.shapes.names.iter().position(|known| known == name)?;
            Some(self.values[at]).filter(|&value| value != UNKNOWN)
        };
        extent.value(value)
    }

    fn length(&self, axis: &Axis) -> Option<i64> {
        match axis {
            Axis::Named(at) => Some(self.values[*at]),
            Axis::Of(extent) => self.of(extent),
        }
    }

    /// The shape of what is written.
    pub fn shape(&self, operand: &Operand) -> PyResult<Shape> {
        let lengths = operand
            .axes
            .iter()
            .map(|axis| self.length(axis).filter(|&n| n >= 0));
        let shape: Option<Shape> = lengths.collect();
        let small = |shape: &Shape| {
            let bytes = operand.dtype.bytes() as i64;
            let mut axes = shape.iter();
            axes.try_fold(bytes, |all, &n| all.checked_mul(n.max(1)))
                .is_some()
        };
        shape.filter(small).ok_or_else(|| {
            let axes: Vec<String> = self.shown(operand);
            self.wrong(&format!(
                "{} has no shape: [{}]",
                operand.name,
                axes.join(", ")
            ))
        })
    }

    fn shown(&self, operand: &Operand) -> Vec<String> {
        let names = &self.shapes.names;
        let shown = |axis: &Axis| match axis {
            Axis::Named(at) => format!("{} = {}", names[*at], self.values[*at]),
            Axis::Of(extent) => match self.of(extent) {
                Some(value) => format!("{extent} = {value}"),
                None => format!("{extent} is too great"),
            },
        };
        operand.axes.iter().map(shown).collect()
    }
}
