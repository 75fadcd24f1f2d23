//! Batches: a finished function becomes one that does the work of several calls at once, in lanes.
//!
//! It knows nothing of derivatives. What the synthesis writes for one direction is batched as it stands: work that is the same in
//! all lanes is done once, floats that differ become vectors, the function's own memory holds the lanes of a value side by
//! side, and the caller's is reached as [`Lanes`] say. Where lanes part, both ways are taken under masks if that costs little
//! and has no effects, and one lane after the other else.
//!
//! Its place is behind `synth` and before emission. No request leads here yet: so far there is one lane.

use std::num::NonZeroU32;
use tapeless_diag::{Diagnostic, Result, code};
use tapeless_ir::{FuncId, Module};

/// What a parameter, or the result, is to the lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lanes {
    /// One for all.
    Shared,
    /// One for each: a number becomes a vector, a pointer becomes several.
    Each,
    /// A pointer to the memory of the first lane; those of the others lie so many bytes behind one another.
    Apart(u64),
}

/// Makes a function of `width` lanes of a function with a body; of one lane it is the function itself. `params` says of each
/// parameter what it is to the lanes; the result is one for each.
///
/// # Errors
/// If the function cannot run in lanes, so far wherever there are several.
pub fn vmap(
    module: &mut Module,
    function: FuncId,
    width: NonZeroU32,
    params: &[Lanes],
) -> Result<FuncId> {
    let primal = &module.functions[function];
    if params.len() != primal.sig.params.len() {
        let what = format!("{} parameters in lanes, of `{}`", params.len(), primal.name);
        return Err(Diagnostic::internal(what).into());
    }
    if width.get() == 1 {
        return Ok(function);
    }
    let what = format!("`{}` cannot be run in {width} lanes", primal.shown_name());
    Err(Diagnostic::error(code::UNSUPPORTED, what)
        .at(module.location(primal.loc))
        .help("ask for one direction at a time")
        .into())
}

#[cfg(test)]
mod tests {
    use super::{Lanes, vmap};
    use std::num::NonZeroU32;
    use tapeless_ir::module::Signature;
    use tapeless_ir::{Module, Type};

    #[test]
    fn one_lane_is_the_function_itself_and_more_are_refused() {
        let mut module = Module::default();
        let sig = Signature {
            params: vec![Type::F64, Type::PTR],
            ret: Some(Type::F64),
            variadic: false,
        };
        let declared = tapeless_ir::Function::declare("f", sig);
        let f = module.functions.push(declared);
        let params = [Lanes::Each, Lanes::Apart(64)];
        let lanes = |n| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        assert_eq!(vmap(&mut module, f, lanes(1), &params).ok(), Some(f));
        let refused = vmap(&mut module, f, lanes(4), &params).expect_err("a refusal");
        assert!(format!("{refused:?}").contains("in 4 lanes"), "{refused:?}");
        assert!(vmap(&mut module, f, lanes(1), &[]).is_err());
    }
}
