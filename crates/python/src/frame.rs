//! What one call of a member needs: where its operands are, and what must live until it has run.

use crate::dlpack;
use crate::operand::{Operand, Place, view};
use crate::shapes::Bounds;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyFloat, PyTuple};
use smallvec::SmallVec;

/// As many operands as most members have.
const FEW: usize = 12;

/// Where arrays come from, and what is made of results.
#[derive(Clone, Copy)]
pub enum Kind<'a, 'py> {
    /// NumPy's.
    Numpy,
    /// Tensors: what gives a capsule of DLPack of one, and what makes one of an array.
    Tensors(&'a Bound<'py, PyAny>, &'a Bound<'py, PyAny>),
}

/// A call. Addresses lead into `numbers`: it stays where it is from `inputs` on until `results`.
pub struct Frame<'a, 'py> {
    kind: Kind<'a, 'py>,
    bounds: Bounds<'a>,
    buffers: SmallVec<[usize; FEW]>,
    steps: SmallVec<[i64; FEW]>,
    /// Numbers that are no arrays, by operand: inputs, then outputs.
    numbers: SmallVec<[f64; 2 * FEW]>,
    /// Arrays that are read, as long as they are.
    held: SmallVec<[Bound<'py, PyAny>; FEW]>,
    /// Arrays that are written; `None` is a number.
    made: SmallVec<[Option<Bound<'py, PyAny>>; FEW]>,
    /// How many of a batch there are, once that is known.
    batch: Option<i64>,
}

impl<'a, 'py> Frame<'a, 'py> {
    /// Of a member with so many operands.
    pub fn new(bounds: Bounds<'a>, kind: Kind<'a, 'py>, operands: usize) -> Self {
        Self {
            kind,
            bounds,
            buffers: SmallVec::new(),
            steps: SmallVec::new(),
            numbers: SmallVec::from_elem(0.0, operands),
            held: SmallVec::new(),
            made: SmallVec::new(),
            batch: None,
        }
    }

    fn push(&mut self, (address, step): Place) {
        self.buffers.push(address);
        self.steps.push(step);
    }

    /// Takes the arguments; those that `batched` says this of have an axis for the batch.
    pub fn inputs(
        &mut self,
        py: Python<'py>,
        operands: &[Operand],
        arguments: &Bound<'py, PyTuple>,
        batched: Option<&[bool]>,
    ) -> PyResult<()> {
        let (wanted, given) = (operands.len(), arguments.len());
        if given != wanted {
            let what = format!("{wanted} arrays are wanted, {given} are given");
            return Err(PyValueError::new_err(what));
        }
        for (at, operand) in operands.iter().enumerate() {
            let many = batched.is_some_and(|batched| batched.get(at) == Some(&true));
            let given = arguments.get_item(at)?;
            match given.cast::<PyFloat>() {
                Ok(number) if !many && operand.is_number() => {
                    let place = operand.put(number.value(), &mut self.numbers[at]);
                    self.push((place, 0));
                }
                _ => self.input(py, operand, given, many)?,
            }
        }
        self.bounds.finish()
    }

    fn input(
        &mut self,
        py: Python<'py>,
        operand: &Operand,
        given: Bound<'py, PyAny>,
        many: bool,
    ) -> PyResult<()> {
        let batch = many.then_some(&mut self.batch);
        // What has no capsule is told by what converts arrays.
        if let Kind::Tensors(capsule, _) = self.kind
            && let Ok(capsule) = capsule.call1((&given,))
        {
            let capsule = capsule.cast_into::<PyCapsule>()?;
            let view = dlpack::view(&capsule, operand.dtype).filter(|_| operand.is_in_c_order());
            if let Some(view) = view {
                let place = operand.read(view.address, view.shape, batch, &mut self.bounds)?;
                self.push(place);
                self.held.push(capsule.into_any());
                return Ok(());
            }
        }
        let array = operand.array(py, given, many)?;
        let (address, shape) = view(&array);
        let place = operand.read(address, shape, batch, &mut self.bounds)?;
        self.push(place);
        self.held.push(array.into_any());
        Ok(())
    }

    /// Makes what is written. Of a batch each has an axis for it.
    pub fn outputs(
        &mut self,
        py: Python<'py>,
        operands: &[Operand],
        is_batch: bool,
    ) -> PyResult<()> {
        let batch = is_batch.then_some(self.batch());
        let inputs = self.buffers.len();
        for (at, operand) in operands.iter().enumerate() {
            if !is_batch && operand.is_number() && matches!(self.kind, Kind::Numpy) {
                let place = operand.put(0.0, &mut self.numbers[inputs + at]);
                self.push((place, 0));
                self.made.push(None);
                continue;
            }
            let (array, place) = operand.make(py, &self.bounds, batch)?;
            self.push(place);
            self.made.push(Some(array));
        }
        Ok(())
    }

    /// Where operands are, and the elements from one of a batch to the next.
    pub fn places(&self) -> (&[usize], &[i64]) {
        (&self.buffers, &self.steps)
    }

    /// All integers.
    pub fn integers(&self) -> &[i64] {
        self.bounds.values()
    }

    /// How many of a batch there are.
    pub fn batch(&self) -> i64 {
        self.batch.unwrap_or(1)
    }

    /// What was written.
    pub fn results(self, py: Python<'py>, operands: &[Operand]) -> PyResult<Bound<'py, PyTuple>> {
        let numbers = &self.numbers[self.buffers.len() - operands.len()..];
        let made = self.made.into_iter().zip(operands.iter().zip(numbers));
        let mut results: SmallVec<[Bound<'py, PyAny>; FEW]> = SmallVec::new();
        for (array, (operand, number)) in made {
            results.push(match (array, self.kind) {
                (Some(array), Kind::Numpy) => array,
                (Some(array), Kind::Tensors(_, make)) => make.call1((array,))?,
                (None, _) => PyFloat::new(py, operand.take(number)).into_any(),
            });
        }
        PyTuple::new(py, results)
    }
}
