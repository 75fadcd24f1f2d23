//! A compiled member, called on arrays.
//!
//! Types, shapes and the order of elements are checked before anything runs. The interpreter's lock is not held while the member
//! runs.

use crate::dlpack;
use crate::family::Family;
use crate::operand::{Operand, Place, view};
use crate::shapes::{Bounds, Shapes};
use libloading::Library;
use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::import_exception;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyFloat, PyTuple};
use smallvec::{SmallVec, smallvec};
use std::ffi::{CStr, c_char, c_int, c_void};
use std::path::Path;

import_exception!(tapeless._errors, PrimalError);

/// `tapeless_…_entry` of `crates/family/src/text.rs`.
pub type Raw =
    unsafe extern "C" fn(*const *mut c_void, *const i64, i64, *const i64, *mut c_char) -> c_int;

/// As many operands as most members have.
const FEW: usize = 12;

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

/// Where arrays come from, and what is made of results.
#[derive(Clone, Copy)]
enum Kind<'a, 'py> {
    /// NumPy's.
    Numpy,
    /// Tensors: what gives a capsule of DLPack of one, and what makes one of an array.
    Tensors(&'a Bound<'py, PyAny>, &'a Bound<'py, PyAny>),
}

/// The addresses of a call.
struct Places {
    buffers: SmallVec<[usize; FEW]>,
    steps: SmallVec<[i64; FEW]>,
}

impl Places {
    fn push(&mut self, (address, step): Place) {
        self.buffers.push(address);
        self.steps.push(step);
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
        let count = self.inputs.len();
        if arguments.len() != count {
            let given = arguments.len();
            return Err(PyValueError::new_err(format!(
                "{count} arrays are wanted, {given} are given"
            )));
        }
        let mut bound = self.shapes.begin(integers)?;
        let mut numbers: SmallVec<[f64; FEW]> = smallvec![0.0; count + self.outputs.len()];
        let mut held: SmallVec<[Bound<'py, PyAny>; FEW]> = SmallVec::new();
        let mut places = Places {
            buffers: SmallVec::new(),
            steps: SmallVec::new(),
        };
        let mut batch = None;
        for (at, operand) in self.inputs.iter().enumerate() {
            let many = batched.is_some_and(|batched| batched.get(at) == Some(&true));
            let given = arguments.get_item(at)?;
            if !many
                && operand.is_number()
                && let Ok(number) = given.cast::<PyFloat>()
            {
                places.push((operand.put(number.value(), &mut numbers[at]), 0));
                continue;
            }
            let batch = many.then_some(&mut batch);
            let (place, kept) = read(py, operand, given, batch, &mut bound, kind)?;
            places.push(place);
            held.push(kept);
        }
        bound.finish()?;
        let batch = batched.map(|_| batch.unwrap_or(1));
        let mut results: SmallVec<[Option<Bound<'py, PyAny>>; FEW]> = SmallVec::new();
        for (operand, number) in self.outputs.iter().zip(&mut numbers[count..]) {
            if batch.is_none() && operand.is_number() && matches!(kind, Kind::Numpy) {
                places.push((operand.put(0.0, number), 0));
                results.push(None);
                continue;
            }
            let (array, place) = operand.make(py, &bound, batch)?;
            places.push(place);
            results.push(Some(array));
        }
        self.run(py, &places, bound.values(), batch.unwrap_or(1))?;
        let numbers = self.outputs.iter().zip(&numbers[count..]);
        let results = results.into_iter().zip(numbers);
        let mut shown: SmallVec<[Bound<'py, PyAny>; FEW]> = SmallVec::new();
        for (array, (operand, number)) in results {
            shown.push(match (array, kind) {
                (Some(array), Kind::Numpy) => array,
                (Some(array), Kind::Tensors(_, make)) => make.call1((array,))?,
                (None, _) => PyFloat::new(py, operand.take(number)).into_any(),
            });
        }
        PyTuple::new(py, shown)
    }

    fn run(&self, py: Python<'_>, places: &Places, integers: &[i64], batch: i64) -> PyResult<()> {
        // SAFETY: the addresses are those of as many arrays as the member has operands, each as long as its shape says, and they live
        // until this returns.
        let run = || unsafe { invoke(self.raw, &places.buffers, integers, batch, &places.steps) };
        py.detach(run).map_err(PrimalError::new_err)
    }
}

/// Where an input's elements are, and what must live while they are read.
fn read<'py>(
    py: Python<'py>,
    operand: &Operand,
    given: Bound<'py, PyAny>,
    batch: Option<&mut Option<i64>>,
    bound: &mut Bounds<'_>,
    kind: Kind<'_, 'py>,
) -> PyResult<(Place, Bound<'py, PyAny>)> {
    // What has no capsule is told by what converts arrays.
    if let Kind::Tensors(capsule, _) = kind
        && let Ok(capsule) = capsule.call1((&given,))
    {
        let capsule = capsule.cast_into::<PyCapsule>()?;
        let view = dlpack::view(&capsule, operand.dtype).filter(|_| operand.is_in_c_order());
        if let Some(view) = view {
            let place = operand.read(view.address, view.shape, batch, bound)?;
            return Ok((place, capsule.into_any()));
        }
    }
    let array = operand.array(py, given, batch.is_some())?;
    let (address, shape) = view(&array);
    let place = operand.read(address, shape, batch, bound)?;
    Ok((place, array.into_any()))
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
