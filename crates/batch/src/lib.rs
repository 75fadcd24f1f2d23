//! Batches: a finished function becomes one that does the work of several calls at once, in lanes.
//!
//! It knows nothing of derivatives. What the synthesis writes for one direction is batched as it stands:
//!
//! 1. [`differ`] finds what differs between lanes: values, and the memory that the function makes for itself. Values are told
//!    apart by their [`leaves`], so that a struct may hold a result that is the same in all lanes beside tangents that are not.
//! 2. [`body`] writes the function anew. What is the same in all lanes is done once; floats that differ become vectors; anything
//!    else that differs is done once a lane, as it stands: calls of functions that are not synthesised, memory, pointers.
//! 3. Where all lanes go the same way, that is gone once ([`control`]); else one lane goes after the other.
//!
//! Own memory in which something differs is one block with the lanes side by side where it is an array of floats
//! ([`interleaved`]), else made once a lane, and so are the shadows of globals ([`planned`]); the caller's is reached through a
//! pointer for each.
//!
//! Its place is behind `synth` and before emission.

mod apart;
mod body;
mod control;
mod differ;
mod interleaved;
mod laned;
pub mod leaves;
mod memory;
mod planned;
mod transfer;

pub use apart::stay_apart;
use std::num::NonZeroU32;
use tapeless_diag::{Diagnostic, Result};
use tapeless_ir::{FuncId, Module};

/// What a parameter is to the lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lanes {
    /// One for all.
    Shared,
    /// One for each.
    Each,
}

/// Where lanes go, where control depends on what differs between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ways {
    /// Perhaps different ways.
    Apart,
    /// The same way, unless it depends on a float: pointers are null in all lanes or in none, and what is noted of them is the same.
    /// So it is in derivatives, where a pointer has a shadow in all directions or in none.
    Together,
}

/// A function in lanes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batched {
    /// The function.
    pub function: FuncId,
    /// How many arguments stand for each parameter: one, or one a lane.
    pub params: Vec<usize>,
    /// Which leaves of the result differ, so that one value a lane stands for each, in order.
    pub result: Vec<bool>,
    /// The functions that were made of others.
    pub made: Vec<Made>,
}

/// A function that was made to run in lanes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// Of this one.
    pub of: FuncId,
    /// The function.
    pub function: FuncId,
    /// How many arguments stand for each parameter.
    pub params: Vec<usize>,
    /// Which leaves of the result differ.
    pub result: Vec<bool>,
}

/// Makes a function of `width` lanes of a function with a body; of one lane it is the function itself. `params` says of each
/// parameter what it is to the lanes; `alone` are functions that are called once a lane, as they stand.
///
/// # Errors
/// If what differs between lanes is put where all lanes look, or the lanes leave the function by different ways.
pub fn vmap(
    module: &mut Module,
    function: FuncId,
    width: NonZeroU32,
    params: &[Lanes],
    ways: Ways,
    alone: &[FuncId],
) -> Result<Batched> {
    let primal = &module.functions[function];
    let types = &primal.sig.params;
    if params.len() != types.len() || primal.body.is_none() {
        let what = format!("{} parameters in lanes, of `{}`", params.len(), primal.name);
        return Err(Diagnostic::internal(what).into());
    }
    let width = width.get();
    if width == 1 {
        let params = vec![1; types.len()];
        return Ok(Batched {
            function,
            params,
            result: Vec::new(),
            made: Vec::new(),
        });
    }
    let masks = types.iter().zip(params);
    let masks = masks.map(|(&ty, &lanes)| differ::all_if(module, ty, lanes == Lanes::Each));
    let key = (function, masks.collect());
    let all = differ::Differing::of(module, &key, (ways, alone))?;
    let found = all.found(&key);
    let slots = |(&ty, &mask)| leaves::slots(module, ty, mask, width, leaves::Form::Apart).len();
    let params = types.iter().zip(&key.1).map(slots).collect();
    let result = differing(module, function, found.result);
    let mut planned = planned::Planned::new(module);
    let (function, _) = planned.function(&all, &key, width);
    planned.write(&all, width);
    let made = planned.made(&all, width);
    planned.add(module);
    Ok(Batched {
        function,
        params,
        result,
        made,
    })
}

/// Which leaves of a function's result differ.
fn differing(module: &Module, function: FuncId, mask: leaves::Mask) -> Vec<bool> {
    let result = module.functions[function].sig.ret.into_iter();
    let leaves = result.flat_map(|ty| leaves::leaves(module, ty));
    (0..leaves.count()).map(|i| mask >> i & 1 != 0).collect()
}

#[cfg(test)]
mod tests;
