//! What a member reads and writes, as arrays: types, shapes, the order of elements.

use crate::shapes::{Axis, Bounds, Shapes};
use numpy::{
    IxDyn, PyArray, PyArrayDescrMethods, PyArrayMethods, PyUntypedArray, PyUntypedArrayMethods,
};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use tapeless_family::{Dtype, Order};

/// An array or a number that a member reads or writes.
pub struct Operand {
    pub name: String,
    pub dtype: Dtype,
    pub axes: Vec<Axis>,
    order: Order,
}

/// An address, and elements from one of a batch to the next.
pub type Place = (usize, i64);

impl Operand {
    pub fn new(operand: &tapeless_family::Operand, shapes: &Shapes) -> Self {
        Self {
            name: operand.name.clone(),
            dtype: operand.dtype,
            axes: operand.axes.iter().map(|axis| shapes.axis(axis)).collect(),
            order: operand.order,
        }
    }

    /// Whether it is a number.
    pub fn is_number(&self) -> bool {
        self.axes.is_empty() && self.dtype.is_float()
    }

    /// Puts a number where the member finds it; its address.
    pub fn put(&self, number: f64, place: &mut f64) -> usize {
        *place = match self.dtype {
            Dtype::F32 => f64::from_bits(u64::from((number as f32).to_bits())),
            _ => number,
        };
        &raw const *place as usize
    }

    /// What the member left there.
    pub fn take(&self, place: &f64) -> f64 {
        match self.dtype {
            Dtype::F32 => f32::from_bits(place.to_bits() as u32).into(),
            _ => *place,
        }
    }

    /// An array of its type with its elements in order: the one given if it is such, else a copy.
    ///
    /// # Errors
    /// If it is of another type.
    pub fn array<'py>(
        &self,
        py: Python<'py>,
        given: Bound<'py, PyAny>,
        many: bool,
    ) -> PyResult<Bound<'py, PyUntypedArray>> {
        static CONVERT: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
        if let Ok(array) = given.cast::<PyUntypedArray>()
            && self.is_of_type(array)
            && self.is_in_order(array, many)
        {
            return Ok(array.clone());
        }
        let convert = CONVERT.import(py, "tapeless._arrays", "converted")?;
        let order = if self.order == Order::F { "F" } else { "C" };
        let made = convert.call1((given, self.dtype.to_string(), order, &self.name, many))?;
        Ok(made.cast_into::<PyUntypedArray>()?)
    }

    fn is_of_type(&self, array: &Bound<'_, PyUntypedArray>) -> bool {
        let dtype = array.dtype();
        let kind = match self.dtype {
            Dtype::F64 | Dtype::F32 => b'f',
            Dtype::Int(_) => b'i',
            Dtype::Unsigned(_) => b'u',
        };
        dtype.kind() == kind
            && dtype.itemsize() == self.dtype.bytes()
            && dtype.is_native_byteorder() != Some(false)
    }

    /// Whether elements follow one another as the member has them; of a batch, one after the other.
    fn is_in_order(&self, array: &Bound<'_, PyUntypedArray>, many: bool) -> bool {
        let (shape, strides) = (array.shape(), array.strides());
        let first = usize::from(many).min(shape.len());
        let mut inner: Vec<usize> = (first..shape.len()).collect();
        if self.order == Order::C {
            inner.reverse();
        }
        let mut bytes = self.dtype.bytes().cast_signed();
        for axis in inner.into_iter().chain((0..first).rev()) {
            if shape[axis] > 1 && strides[axis] != bytes {
                return shape.contains(&0);
            }
            bytes = bytes.saturating_mul(shape[axis].cast_signed());
        }
        true
    }

    /// Where its elements are; lengths are bound to its shape.
    pub fn read(
        &self,
        array: &Bound<'_, PyUntypedArray>,
        batch: Option<&mut Option<i64>>,
        bounds: &mut Bounds<'_>,
    ) -> PyResult<Place> {
        let mut shape = array.shape();
        let many = batch.is_some();
        if let Some(batch) = batch {
            let Some((&first, rest)) = shape.split_first() else {
                let name = &self.name;
                return Err(PyValueError::new_err(format!(
                    "{name} has no axis for a batch"
                )));
            };
            let count = *batch.get_or_insert(first.cast_signed() as i64);
            if count != first.cast_signed() as i64 {
                let name = &self.name;
                let what = format!("{name} has {first} of a batch, others have {count}");
                return Err(PyValueError::new_err(what));
            }
            shape = rest;
        }
        bounds.bind(
            self,
            shape.iter().map(|&length| length.cast_signed() as i64),
        )?;
        let step: usize = shape.iter().product();
        let step = if many { step.cast_signed() as i64 } else { 0 };
        // SAFETY: the field is read alone.
        let address = unsafe { (*array.as_array_ptr()).fields.data } as usize;
        Ok((address, step))
    }

    /// A new array for what the member writes.
    pub fn make<'py>(
        &self,
        py: Python<'py>,
        bounds: &Bounds<'_>,
        batch: Option<i64>,
    ) -> PyResult<(Bound<'py, PyAny>, Place)> {
        let shape = bounds.shape(self)?;
        let step = shape.iter().product();
        match self.dtype {
            Dtype::F64 => self.filled::<f64>(py, &shape, batch, step),
            Dtype::F32 => self.filled::<f32>(py, &shape, batch, step),
            Dtype::Int(1) => self.filled::<i8>(py, &shape, batch, step),
            Dtype::Int(2) => self.filled::<i16>(py, &shape, batch, step),
            Dtype::Int(4) => self.filled::<i32>(py, &shape, batch, step),
            Dtype::Int(_) => self.filled::<i64>(py, &shape, batch, step),
            Dtype::Unsigned(1) => self.filled::<u8>(py, &shape, batch, step),
            Dtype::Unsigned(2) => self.filled::<u16>(py, &shape, batch, step),
            Dtype::Unsigned(4) => self.filled::<u32>(py, &shape, batch, step),
            Dtype::Unsigned(_) => self.filled::<u64>(py, &shape, batch, step),
        }
    }

    fn filled<'py, T: numpy::Element>(
        &self,
        py: Python<'py>,
        shape: &[i64],
        batch: Option<i64>,
        step: i64,
    ) -> PyResult<(Bound<'py, PyAny>, Place)> {
        let mut axes: Vec<usize> = shape.iter().map(|&length| length as usize).collect();
        let turned = self.order == Order::F && axes.len() > 1;
        if turned {
            axes.reverse();
        }
        axes.splice(0..0, batch.map(|batch| batch as usize));
        // SAFETY: the entry sets all bytes of what it writes to zero before the member runs.
        let array = unsafe { PyArray::<T, IxDyn>::new(py, axes.clone(), false) };
        let address = array.data() as usize;
        if !turned {
            return Ok((array.into_any(), (address, step)));
        }
        let first = usize::from(batch.is_some());
        let order: Vec<usize> = (0..first).chain((first..axes.len()).rev()).collect();
        Ok((array.permute(Some(order))?.into_any(), (address, step)))
    }
}
