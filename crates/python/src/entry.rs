//! A compiled member, called on arrays.
//!
//! Types, shapes and the order of elements are checked before anything runs. The interpreter's lock is not held while the member
//! runs.

use crate::family::Family;
use crate::frame::{Frame, Kind};
use crate::operand::Operand;
use crate::shapes::Shapes;
use libloading::Library;
use pyo3::exceptions::PyOSError;
use pyo3::import_exception;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::path::Path;

import_exception!(tapeless._errors, PrimalError);

/// `tapeless_…_entry` of `crates/family/src/text.rs`.
pub type Raw =
    unsafe extern "C" fn(*const *mut c_void, *const i64, i64, *const i64, *mut c_char) -> c_int;

/// Bytes for the text of an error.
const ERROR: usize = 256;

/// A member in a shared library.
#[pyclass(frozen, module = "tapeless._core")]
pub struct Entry {
    raw: Raw,
    /// What it lies in.
    library: Library,
    /// The file of the library, and the entry's symbol.
    key: String,
    inputs: Vec<Operand>,
    outputs: Vec<Operand>,
    shapes: Shapes,
}

#[pymethods]
impl Entry {
    /// A member of a family, by its path, in a shared library.
    #[new]
    fn new(family: &Family, path: &str, library: &str) -> PyResult<Self> {
        let member = family.member(path)?;
        let file = Path::new(library).file_name().unwrap_or_default();
        let key = format!("{}/{}", file.to_string_lossy(), member.entry());
        // SAFETY: libraries are made by this package; those that a user names run their own initialisers, as an `import` does.
        let library = unsafe { Library::new(library) }.map_err(os_error)?;
        let raw = find(&library, &member.entry())?;
        let shapes = Shapes::new(&family.function);
        let operands = |from: &[tapeless_family::Operand]| -> Vec<Operand> {
            from.iter()
                .map(|operand| Operand::new(operand, &shapes))
                .collect()
        };
        Ok(Self {
            raw,
            key,
            inputs: operands(&member.inputs),
            outputs: operands(&member.outputs),
            library,
            shapes,
        })
    }

    /// Calls it: `arguments` are its inputs, `integers` those that shapes do not tell. A tuple of what it writes.
    fn __call__<'py>(
        &self,
        py: Python<'py>,
        arguments: &Bound<'py, PyTuple>,
        integers: &Bound<'py, PyTuple>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        self.call(py, arguments, integers, None, Kind::Numpy)
    }

    /// The same for many: of inputs that `batched` says this, the first axis has one for each.
    fn batch<'py>(
        &self,
        py: Python<'py>,
        arguments: &Bound<'py, PyTuple>,
        integers: &Bound<'py, PyTuple>,
        batched: Vec<bool>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        self.call(py, arguments, integers, Some(&batched), Kind::Numpy)
    }

    /// The same on tensors: `capsule` gives DLPack's of one, `make` makes one of an array.
    #[pyo3(signature = (arguments, integers, batched, capsule, make))]
    fn tensors<'py>(
        &self,
        py: Python<'py>,
        arguments: &Bound<'py, PyTuple>,
        integers: &Bound<'py, PyTuple>,
        batched: Option<Vec<bool>>,
        capsule: &Bound<'py, PyAny>,
        make: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let kind = Kind::Tensors(capsule, make);
        self.call(py, arguments, integers, batched.as_deref(), kind)
    }

    /// All integers and the shapes of outputs for shapes of inputs.
    fn shapes(
        &self,
        shapes: Vec<Vec<i64>>,
        integers: &Bound<'_, PyTuple>,
    ) -> PyResult<(Vec<i64>, Vec<Vec<i64>>)> {
        let mut bound = self.shapes.begin(integers)?;
        for (operand, shape) in self.inputs.iter().zip(&shapes) {
            bound.bind(operand, shape)?;
        }
        bound.finish()?;
        let shape = |operand| Ok(bound.shape(operand)?.to_vec());
        let outputs: PyResult<_> = self.outputs.iter().map(shape).collect();
        Ok((bound.values().to_vec(), outputs?))
    }

    /// The address of a symbol in its library.
    fn address_of(&self, symbol: &str) -> PyResult<usize> {
        // SAFETY: the address is not followed.
        let found = unsafe {
            self.library
                .get::<unsafe extern "C" fn()>(symbol.as_bytes())
        };
        found.map(|found| *found as usize).map_err(os_error)
    }

    /// The name by which XLA's handler finds it: the file of its library, and the entry's symbol.
    fn for_xla(&self) -> String {
        crate::xla::register(&self.key, self.raw);
        self.key.clone()
    }
}

impl Entry {
    /// What it gives for arguments, where shapes tell all integers.
    pub fn alone<'py>(
        &self,
        py: Python<'py>,
        arguments: &Bound<'py, PyTuple>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        self.call(py, arguments, &PyTuple::empty(py), None, Kind::Numpy)
    }

    fn call<'py>(
        &self,
        py: Python<'py>,
        arguments: &Bound<'py, PyTuple>,
        integers: &Bound<'py, PyTuple>,
        batched: Option<&[bool]>,
        kind: Kind<'_, 'py>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let operands = self.inputs.len() + self.outputs.len();
        let mut frame = Frame::new(self.shapes.begin(integers)?, kind, operands);
        frame.inputs(py, &self.inputs, arguments, batched)?;
        frame.outputs(py, &self.outputs, batched.is_some())?;
        let ((buffers, steps), integers, batch) = (frame.places(), frame.integers(), frame.batch());
        // SAFETY: the addresses are those of as many arrays as the member has operands, each as long as its shape says, and they live
        // until this returns.
        let run = || unsafe { invoke(self.raw, buffers, integers, batch, steps) };
        py.detach(run).map_err(PrimalError::new_err)?;
        frame.results(py, &self.outputs)
    }
}

/// Runs an entry; the text of its error.
///
/// # Safety
/// The addresses are those of its inputs and outputs, each as long as the integers, the batch and the steps say.
pub unsafe fn invoke(
    raw: Raw,
    buffers: &[usize],
    integers: &[i64],
    batch: i64,
    steps: &[i64],
) -> Result<(), String> {
    let mut error: [c_char; ERROR] = [0; ERROR];
    let addresses = buffers.as_ptr().cast::<*mut c_void>();
    // SAFETY: by the contract of this function; the text has room for what the entry writes.
    let code = unsafe {
        raw(
            addresses,
            integers.as_ptr(),
            batch,
            steps.as_ptr(),
            error.as_mut_ptr(),
        )
    };
    if code == 0 {
        return Ok(());
    }
    error[ERROR - 1] = 0;
    // SAFETY: the text ends with a zero.
    let text = unsafe { CStr::from_ptr(error.as_ptr()) };
    Err(text.to_string_lossy().into_owned())
}

/// An entry in a library.
pub fn find(library: &Library, symbol: &str) -> PyResult<Raw> {
    // SAFETY: symbols of such names are of this type, as `crates/family/src/text.rs` writes them.
    let raw = unsafe { library.get::<Raw>(symbol.as_bytes()) };
    Ok(*raw.map_err(os_error)?)
}

fn os_error(error: libloading::Error) -> PyErr {
    PyOSError::new_err(error.to_string())
}
