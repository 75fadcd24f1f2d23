//! A derivative that an exception may leave, behind the function that opens its list of what ends with it.
//!
//! ```text
//! adjoint(x…, seed)  { list = empty; r = inner(x…, list, seed); end(list); return r }      an exception from inner ⇒ end(list)
//! ```
//! The host knows how exceptions pass: emission writes what happens where one leaves `inner`.

use crate::Engine;
use tapeless_analysis::Context;
use tapeless_diag::Result;
use tapeless_ir::{Builder, Module, Stated};
use tapeless_synth::Derived;
use tapeless_synth::memory::list;
use tapeless_synth::signature::{self, Guard};

impl Engine {
    /// The derivative of a request that an exception may leave.
    pub(super) fn guarded(&mut self, module: &mut Module, context: &Context) -> Result<Derived> {
        let mut inner = context.clone();
        inner.kept = module.functions[context.function].stated == Stated::Nothing;
        inner.listed = inner.kept;
        let made = self.derive(module, &inner)?;
        if !inner.listed {
            return Ok(made);
        }
        let handling = self.handling.get().cloned().unwrap_or_default();
        let (owned, listed) = (handling.owned.as_ref(), handling.listed.as_ref());
        let end = signature::declare_end(module, context.function);
        let body = list::end(module, listed, owned, false);
        module.functions[end].body = Some(body);
        let mut outer = signature::declare(module, context, None);
        let mut b = Builder::new(&module.functions[outer.forward].sig.params);
        b.loc = module.functions[context.function].loc;
        let opened = list::open(&mut b, listed, true);
        let primal = &module.functions[context.function].sig;
        let list = signature::params(context, primal).len();
        let mut args = b.body.params().to_vec();
        args.insert(list, opened);
        let result = b.call(module, made.forward, &args);
        if listed.is_some() {
            let memory_too = b.bool(false);
            b.call(module, end, &[opened, memory_too]);
        }
        b.return_(result.as_slice());
        module.functions[outer.forward].body = Some(b.finish());
        outer.context = inner;
        outer.guard = Some(Guard {
            inner: made.forward,
            list,
            lists: 1,
            end,
        });
        Ok(outer)
    }
}
