//! The handler through which XLA, and so JAX, calls members: one for all, which finds the member by its name.
//!
//! Structures are those of XLA's C interface for foreign functions (`xla/ffi/api/c_api.h`), version 0: that tells fields by the sizes
//! of structures, and keeps what was there. Only fields up to those that are read are written down.

use crate::entry::{Raw, find, invoke};
use libloading::Library;
use pyo3::prelude::*;
use pyo3::types::PyCapsule;
use std::collections::HashMap;
use std::ffi::{CString, c_char, c_int, c_void};
use std::path::PathBuf;
use std::sync::{LazyLock, Mutex, PoisonError, RwLock};

#[repr(C)]
struct Extension {
    struct_size: usize,
    kind: c_int,
    next: *mut Extension,
}

#[repr(C)]
struct ApiVersion {
    struct_size: usize,
    extension: *mut Extension,
    major: c_int,
    minor: c_int,
}

#[repr(C)]
struct Metadata {
    struct_size: usize,
    version: ApiVersion,
    traits: u32,
    state: i64,
}

#[repr(C)]
struct MetadataExtension {
    base: Extension,
    metadata: *mut Metadata,
}

/// The kind of an extension that asks for a handler's version.
const METADATA: c_int = 1;

#[repr(C)]
struct ErrorArgs {
    struct_size: usize,
    extension: *mut Extension,
    message: *const c_char,
    code: c_int,
}

/// `INVALID_ARGUMENT`, `NOT_FOUND`, `INTERNAL` of XLA.
const INVALID: c_int = 3;
const NOT_FOUND: c_int = 5;
const INTERNAL: c_int = 13;

#[repr(C)]
struct Api {
    struct_size: usize,
    extension: *mut Extension,
    version: ApiVersion,
    internal: *const c_void,
    error: unsafe extern "C" fn(*mut ErrorArgs) -> *mut c_void,
}

#[repr(C)]
struct Buffer {
    struct_size: usize,
    extension: *mut Extension,
    dtype: c_int,
    data: *mut c_void,
    rank: i64,
    dims: *mut i64,
}

/// Arguments, or results.
#[repr(C)]
struct Buffers {
    struct_size: usize,
    extension: *mut Extension,
    size: i64,
    types: *const c_int,
    each: *const *const Buffer,
}

#[repr(C)]
struct Span {
    text: *const u8,
    length: usize,
}

#[repr(C)]
struct Array {
    dtype: c_int,
    size: usize,
    data: *const c_void,
}

#[repr(C)]
struct Attributes {
    struct_size: usize,
    extension: *mut Extension,
    size: i64,
    types: *const c_int,
    names: *const *const Span,
    each: *const *const c_void,
}

#[repr(C)]
struct Frame {
    struct_size: usize,
    extension: *mut Extension,
    api: *const Api,
    context: *mut c_void,
    stage: c_int,
    args: Buffers,
    results: Buffers,
    attributes: Attributes,
}

/// `XLA_FFI_AttrType`.
const ARRAY: c_int = 1;
const STRING: c_int = 4;
/// `XLA_FFI_DataType_S64`.
const S64: c_int = 5;

/// Members by name: `library/symbol`, where the library is a file of the cache.
static MEMBERS: LazyLock<RwLock<HashMap<String, Raw>>> = LazyLock::new(RwLock::default);
/// Where the cache is.
static CACHE: Mutex<Option<PathBuf>> = Mutex::new(None);

/// Lets the handler find a member.
pub fn register(name: &str, raw: Raw) {
    let mut members = MEMBERS.write().unwrap_or_else(PoisonError::into_inner);
    members.insert(name.to_owned(), raw);
}

/// Says where members of modules that another process compiled are.
#[pyfunction]
pub fn set_cache(path: PathBuf) {
    *CACHE.lock().unwrap_or_else(PoisonError::into_inner) = Some(path);
}

/// The handler, for `jax.ffi.register_ffi_target`.
#[pyfunction]
pub fn xla_handler(py: Python<'_>) -> PyResult<Bound<'_, PyCapsule>> {
    let handler = handle as *mut c_void;
    let Some(handler) = std::ptr::NonNull::new(handler) else {
        return Err(pyo3::exceptions::PyRuntimeError::new_err(
            "the handler has no address",
        ));
    };
    // SAFETY: a function stays where it is.
    unsafe { PyCapsule::new_with_pointer(py, handler, c"xla._CUSTOM_CALL_TARGET") }
}

fn member(name: &str) -> Option<Raw> {
    let known = MEMBERS
        .read()
        .unwrap_or_else(PoisonError::into_inner)
        .get(name)
        .copied();
    known.or_else(|| {
        let (library, symbol) = name.split_once('/')?;
        let cache = CACHE
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()?;
        // SAFETY: the cache holds what this package made.
        let library = unsafe { Library::new(cache.join(library)) }.ok()?;
        let raw = find(&library, symbol).ok()?;
        // What was loaded for XLA stays.
        std::mem::forget(library);
        register(name, raw);
        Some(raw)
    })
}

/// What a call says besides its arrays.
#[derive(Default)]
struct Said<'a> {
    member: &'a str,
    integers: &'a [i64],
    steps: &'a [i64],
    batch: i64,
}

/// Reads attributes.
///
/// # Safety
/// They are XLA's, and live as long as the call.
unsafe fn said<'a>(attributes: &Attributes) -> Said<'a> {
    let mut said = Said::default();
    for at in 0..usize::try_from(attributes.size).unwrap_or(0) {
        // SAFETY: there are as many names, types and attributes as the size says; their types are as told.
        unsafe {
            let name = &**attributes.names.add(at);
            let name = std::slice::from_raw_parts(name.text, name.length);
            let (kind, each) = (*attributes.types.add(at), *attributes.each.add(at));
            if kind == STRING && name == b"member" {
                let text = &*each.cast::<Span>();
                let text = std::slice::from_raw_parts(text.text, text.length);
                said.member = std::str::from_utf8(text).unwrap_or_default();
            }
            if kind == ARRAY {
                let array = &*each.cast::<Array>();
                if array.dtype != S64 || array.size == 0 {
                    continue;
                }
                let numbers = std::slice::from_raw_parts(array.data.cast::<i64>(), array.size);
                match name {
                    // The first says how many of a batch there are, so that neither is ever empty.
                    b"integers" => {
                        said.batch = numbers[0];
                        said.integers = &numbers[1..];
                    }
                    b"steps" => said.steps = numbers,
                    _ => {}
                }
            }
        }
    }
    said
}

/// XLA calls this.
unsafe extern "C" fn handle(frame: *mut Frame) -> *mut c_void {
    // SAFETY: XLA hands a frame that is valid while this runs.
    let frame = unsafe { &*frame };
    if !frame.extension.is_null() {
        // SAFETY: an extension of this kind is that structure.
        unsafe {
            if (*frame.extension).kind == METADATA {
                let metadata = (*frame.extension.cast::<MetadataExtension>()).metadata;
                // What is read here has been in each version, so this one is right.
                (*metadata).version.major = (*frame.api).version.major;
                (*metadata).version.minor = (*frame.api).version.minor;
                (*metadata).traits = 0;
                return std::ptr::null_mut();
            }
        }
    }
    match run(frame) {
        Ok(()) => std::ptr::null_mut(),
        Err((code, text)) => {
            let text = CString::new(text.replace('\0', " ")).unwrap_or_default();
            let mut args = ErrorArgs {
                struct_size: size_of::<ErrorArgs>(),
                extension: std::ptr::null_mut(),
                message: text.as_ptr(),
                code,
            };
            // SAFETY: the interface copies the message.
            unsafe { ((*frame.api).error)(&raw mut args) }
        }
    }
}

fn run(frame: &Frame) -> Result<(), (c_int, String)> {
    // SAFETY: the attributes are those of the frame.
    let said = unsafe { said(&frame.attributes) };
    let Some(raw) = member(said.member) else {
        let what = format!(
            "tapeless: {} is not in this process, nor in the cache of compiled functions: load the function again",
            said.member
        );
        return Err((NOT_FOUND, what));
    };
    let mut buffers: Vec<usize> = Vec::with_capacity(said.steps.len());
    for part in [&frame.args, &frame.results] {
        for at in 0..usize::try_from(part.size).unwrap_or(0) {
            // SAFETY: there are as many buffers as the size says.
            buffers.push(unsafe { (**part.each.add(at)).data } as usize);
        }
    }
    if buffers.len() != said.steps.len() {
        return Err((
            INVALID,
            "tapeless: another number of arrays than the member has".to_owned(),
        ));
    }
    // SAFETY: shapes and types were checked when the call was traced, and buffers are as long as these say.
    let run = unsafe { invoke(raw, &buffers, said.integers, said.batch, said.steps) };
    run.map_err(|why| (INTERNAL, why))
}
