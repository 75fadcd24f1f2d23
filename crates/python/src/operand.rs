//! What a member reads and writes, as arrays: types, shapes, the order of elements.

use crate::shapes::{Axis, Bounds, Shapes};
use numpy::npyffi::{NPY_ARRAY_ALIGNED, NPY_TYPES};
use numpy::{
    IxDyn, PyArray, PyArrayDescrMethods, PyArrayMethods, PyUntypedArray, PyUntypedArrayMethods,
};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use smallvec::SmallVec;
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
            && is_aligned(array)
            && self.is_in_order(array, many)
        {
            return Ok(given.cast_into::<PyUntypedArray>()?);
        }
        let convert = CONVERT.import(py, "tapeless._arrays", "converted")?;
        let order = if self.order == Order::F { "F" } else { "C" };
        let made = convert.call1((given, self.dtype.to_string(), order, &self.name, many))?;
        Ok(made.cast_into::<PyUntypedArray>()?)
    }

    fn is_of_type(&self, array: &Bound<'_, PyUntypedArray>) -> bool {
        let dtype = array.dtype();
        let kind = |kind| dtype.kind() == kind && dtype.itemsize() == self.dtype.bytes();
        let fits = match self.dtype {
            Dtype::F64 => dtype.num() == NPY_TYPES::NPY_DOUBLE as i32,
            Dtype::F32 => dtype.num() == NPY_TYPES::NPY_FLOAT as i32,
            Dtype::Int(_) => kind(b'i'),
            Dtype::Unsigned(_) => kind(b'u'),
        };
        fits && dtype.is_native_byteorder() != Some(false)
    }

    /// Whether elements follow one another as the member has them; of a batch, one after the other.
    fn is_in_order(&self, array: &Bound<'_, PyUntypedArray>, many: bool) -> bool {
        if self.order == Order::C || !many {
            return match self.order {
                Order::C => array.is_c_contiguous(),
                Order::F => array.is_fortran_contiguous(),
            };
        }
        let (shape, strides) = (array.shape(), array.strides());
        let first = usize::from(many).min(shape.len());
        let mut bytes = self.dtype.bytes().cast_signed();
        for axis in (first..shape.len()).chain((0..first).rev()) {
            if shape[axis] > 1 && strides[axis] != bytes {
                return shape.contains(&0);
            }
            bytes = bytes.saturating_mul(shape[axis].cast_signed());
        }
        true
    }

    /// Where elements at an address are; lengths are bound to their shape.
    pub fn read(
        &self,
        address: usize,
        mut shape: &[i64],
        batch: Option<&mut Option<i64>>,
        bounds: &mut Bounds<'_>,
    ) -> PyResult<Place> {
        let many = batch.is_some();
        if let Some(batch) = batch {
            let Some((&first, rest)) = shape.split_first() else {
                let what = format!("{} has no axis for a batch", self.name);
                return Err(PyValueError::new_err(what));
            };
            let count = *batch.get_or_insert(first);
            if count != first {
                let name = &self.name;
                let what = format!("{name} has {first} of a batch, others have {count}");
                return Err(PyValueError::new_err(what));
            }
            shape = rest;
        }
        bounds.bind(self, shape)?;
        let step = if many { shape.iter().product() } else { 0 };
        Ok((address, step))
    }

    /// What it is in C order: as most frameworks have their tensors.
    pub fn is_in_c_order(&self) -> bool {
        self.order == Order::C || self.axes.len() < 2
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
        let turned = self.order == Order::F && shape.len() > 1;
        let mut axes: SmallVec<[usize; 5]> = batch.iter().map(|&batch| batch as usize).collect();
        let own = shape.iter().map(|&length| length as usize);
        match turned {
            true => axes.extend(own.rev()),
            false => axes.extend(own),
        }
        // SAFETY: the entry sets all bytes of what it writes to zero before the member runs.
        let array = unsafe { PyArray::<T, IxDyn>::new(py, &axes[..], false) };
        let address = array.data() as usize;
        if !turned {
            return Ok((array.into_any(), (address, step)));
        }
        let first = usize::from(batch.is_some());
        let order: Vec<usize> = (0..first).chain((first..axes.len()).rev()).collect();
        Ok((array.permute(Some(order))?.into_any(), (address, step)))
    }
}

/// Whether its elements lie where the processor expects them.
fn is_aligned(array: &Bound<'_, PyUntypedArray>) -> bool {
    // SAFETY: the field is read alone.
    unsafe { (*array.as_array_ptr()).fields.flags & NPY_ARRAY_ALIGNED != 0 }
}

/// Where an array's elements are, and its shape.
pub fn view<'a>(array: &'a Bound<'_, PyUntypedArray>) -> (usize, &'a [i64]) {
    let shape = array.shape();
    // SAFETY: lengths of axes are never negative, so they are the same numbers with a sign; the field `data` is read alone.
    unsafe {
        let signed = std::slice::from_raw_parts(shape.as_ptr().cast::<i64>(), shape.len());
        ((*array.as_array_ptr()).fields.data as usize, signed)
    }
}
