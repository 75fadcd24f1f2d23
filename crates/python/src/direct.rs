//! A member called as a user calls it: arguments in order, results as Python wants them, in one step.

use crate::entry::Entry;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyFloat, PyTuple, PyType};

/// A member behind a method of a function.
#[pyclass(frozen, module = "tapeless._core")]
pub struct Direct {
    entry: Py<Entry>,
    /// Whether the one seed of an adjoint, 1, comes behind the arguments.
    is_seeded: bool,
    /// How many results come first, and what they and those behind them are made: a tuple with names; none of one alone.
    first: usize,
    made: [Option<Py<PyType>>; 2],
}

#[pymethods]
impl Direct {
    #[new]
    fn new(
        entry: Py<Entry>,
        is_seeded: bool,
        first: usize,
        front: Option<Py<PyType>>,
        back: Option<Py<PyType>>,
    ) -> Self {
        Self {
            entry,
            is_seeded,
            first,
            made: [front, back],
        }
    }

    /// What the member gives: those that come first, and those behind, alone where there is but one sort of them.
    #[pyo3(signature = (*arguments))]
    fn __call__<'py>(
        &self,
        py: Python<'py>,
        arguments: Bound<'py, PyTuple>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let arguments = match self.is_seeded {
            true => PyTuple::new(
                py,
                arguments
                    .iter()
                    .chain([PyFloat::new(py, 1.0).into_any()])
                    .collect::<smallvec::SmallVec<[_; 12]>>(),
            )?,
            false => arguments,
        };
        let found = self.entry.get().alone(py, &arguments)?;
        if self.first == 0 || self.first == found.len() {
            let of = usize::from(self.first == 0);
            return shaped(found, self.made[of].as_ref());
        }
        let parts = [
            found.get_slice(0, self.first),
            found.get_slice(self.first, found.len()),
        ];
        let [front, back] = parts;
        let front = shaped(front, self.made[0].as_ref())?;
        let back = shaped(back, self.made[1].as_ref())?;
        Ok(PyTuple::new(py, [front, back])?.into_any())
    }
}

/// A tuple with names; the one result where there are no names.
fn shaped<'py>(
    values: Bound<'py, PyTuple>,
    of: Option<&Py<PyType>>,
) -> PyResult<Bound<'py, PyAny>> {
    static NEW: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    let py = values.py();
    let Some(of) = of else {
        return values.get_item(0);
    };
    let new = NEW.get_or_try_init(py, || {
        py.get_type::<PyTuple>()
            .getattr("__new__")
            .map(Bound::unbind)
    })?;
    new.bind(py).call1((of, values))
}
