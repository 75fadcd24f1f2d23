//! Tensors of other frameworks, by DLPack: where their elements are, without a copy.
//!
//! Structures are those of `dlpack.h`, version 0.

use pyo3::prelude::*;
use pyo3::types::PyCapsule;
use std::ffi::{c_int, c_void};
use tapeless_family::Dtype;

#[repr(C)]
struct Tensor {
    data: *mut c_void,
    device: c_int,
    device_id: c_int,
    axes: c_int,
    code: u8,
    bits: u8,
    lanes: u16,
    shape: *const i64,
    strides: *const i64,
    byte_offset: u64,
}

/// `kDLCPU`.
const CPU: c_int = 1;

/// Where a tensor's elements are, while its capsule lives.
pub struct View<'a> {
    pub address: usize,
    pub shape: &'a [i64],
}

/// A tensor on the processor, of a type, with its elements one after the other, the last axis fastest. `None`: it is another.
pub fn view<'a>(capsule: &'a Bound<'_, PyCapsule>, dtype: Dtype) -> Option<View<'a>> {
    let pointer = capsule.pointer_checked(Some(c"dltensor")).ok()?;
    // SAFETY: a capsule of this name holds such a structure, which lives as long as the capsule.
    let tensor = unsafe { &*pointer.as_ptr().cast::<Tensor>() };
    let code = match dtype {
        Dtype::Int(_) => 0,
        Dtype::Unsigned(_) => 1,
        Dtype::F64 | Dtype::F32 => 2,
    };
    let axes = usize::try_from(tensor.axes).ok()?;
    if tensor.device != CPU
        || (tensor.code, usize::from(tensor.bits), tensor.lanes) != (code, 8 * dtype.bytes(), 1)
    {
        return None;
    }
    let all = |lengths: *const i64| match lengths.is_null() || axes == 0 {
        true => &[][..],
        // SAFETY: there is a length for each axis.
        false => unsafe { std::slice::from_raw_parts(lengths, axes) },
    };
    let (shape, strides) = (all(tensor.shape), all(tensor.strides));
    if !strides.is_empty() && !is_in_order(shape, strides) {
        return None;
    }
    let address = tensor.data as usize + usize::try_from(tensor.byte_offset).ok()?;
    address
        .is_multiple_of(dtype.bytes())
        .then_some(View { address, shape })
}

fn is_in_order(shape: &[i64], strides: &[i64]) -> bool {
    let mut step = 1i64;
    for (&length, &stride) in shape.iter().zip(strides).rev() {
        if length > 1 && stride != step {
            return shape.contains(&0);
        }
        step = step.saturating_mul(length);
    }
    true
}
