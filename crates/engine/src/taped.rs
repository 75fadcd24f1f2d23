//! A derivative whose sweeps are two calls of the program, behind functions that carry the list of what ends with it.
//!
//! ```text
//! augmented(x…)             { list = empty, on the heap; r, tape = inner(x…, list); return r, {tape, list} }
//! reverse(x…, seed, {tape, list}, again)   { r = inner'(x…, list, seed, tape, again); if !again then end(list); return r }
//! ```
//! All that the two make on the heap for each other is on the list, so that a tape can also be given up. There is none where
//! nothing goes on one.

use crate::Engine;
use rustc_hash::FxHashSet;
use tapeless_analysis::{Context, Owned};
use tapeless_diag::Result;
use tapeless_ir::{Body, Builder, Callee, FuncId, Module, Packer, Type, Value, pack_type};
use tapeless_synth::Derived;
use tapeless_synth::memory::list;
use tapeless_synth::reverse::again;
use tapeless_synth::signature::{self, Guard};

/// What the two functions are made of.
struct Parts<'a> {
    /// The derivative that is given the list.
    inner: &'a Derived,
    listed: Option<&'a Owned>,
    /// The function that ends the list, if there is one.
    end: Option<FuncId>,
    /// The index of the list among the parameters.
    list: usize,
}

impl Engine {
    /// The derivative of a request for one of two sweeps.
    pub(super) fn taped(&mut self, module: &mut Module, context: &Context) -> Result<Derived> {
        let inner = Context {
            listed: true,
            kept: true,
            ..context.clone()
        };
        let made = self.derive(module, &inner)?;
        let primal = &module.functions[context.function].sig;
        let list = signature::params(context, primal).len();
        let handling = self.handling.get().cloned().unwrap_or_default();
        let listed = handling.listed.as_ref();
        let mut all = std::iter::once(made.forward).chain(made.following());
        let end = all.any(|half| uses(module, half, list)).then(|| {
            let end = signature::declare_end(module, context.function);
            let body = list::end(module, listed, handling.owned.as_ref(), true);
            module.functions[end].body = Some(body);
            end
        });
        let parts = Parts {
            inner: &made,
            listed,
            end,
            list,
        };
        Ok(parts.outer(module, context))
    }
}

/// Whether a function does anything with a parameter but hand it on.
fn uses(module: &Module, function: FuncId, param: usize) -> bool {
    let (mut open, mut seen) = (vec![(function, param)], FxHashSet::default());
    while let Some(next) = open.pop() {
        let Some(body) = &module.functions[next.0].body else {
            return true;
        };
        let Some(&v) = body.params().get(next.1).filter(|_| seen.insert(next)) else {
            continue;
        };
        for data in body.op_order().into_iter().map(|op| &body.ops[op]) {
            let places = data.args.iter().enumerate().filter(|(_, arg)| **arg == v);
            for (place, _) in places {
                match data.kind.call().map(|call| call.callee) {
                    Some(Callee::Func(id)) => open.push((id, place)),
                    _ => return true,
                }
            }
        }
    }
    false
}

impl Parts<'_> {
    fn outer(&self, module: &mut Module, context: &Context) -> Derived {
        let types: Vec<Type> = self.tape_types();
        let tape = pack_type(module, &types);
        let mut outer = signature::declare(module, context, tape);
        let body = self.augmented(module, context, &outer);
        module.functions[outer.forward].body = Some(body);
        for (outer, inner) in outer.following().zip(self.inner.following()) {
            let body = self.following(module, context, (outer, inner), tape);
            module.functions[outer].body = Some(body);
        }
        outer.guard = self.end.map(|end| Guard {
            inner: self.inner.forward,
            list: self.list,
            lists: 1,
            end,
        });
        outer
    }

    fn tape_types(&self) -> Vec<Type> {
        let list = self.end.map(|_| Type::PTR);
        self.inner.tape.into_iter().chain(list).collect()
    }

    fn augmented(&self, module: &mut Module, context: &Context, outer: &Derived) -> Body {
        let mut b = self.builder(module, context, outer.forward);
        let list = self.end.map(|_| list::open_on_heap(&mut b, self.listed));
        let mut args = b.body.params().to_vec();
        self.insert_list(&mut b, &mut args, list);
        let primal = module.functions[context.function].sig.clone();
        let packed = b.call(module, self.inner.forward, &args);
        let types = signature::forward_results(&self.inner.context, &primal, self.inner.tape);
        let mut packer = Packer { module, b: &mut b };
        let mut results = packer.unpack(packed, &types);
        let tape = self.inner.tape.and_then(|_| results.pop());
        let tape: Vec<Value> = tape.into_iter().chain(list).collect();
        results.extend(packer.pack(&tape));
        let packed = packer.pack(&results);
        b.return_(packed.as_slice());
        b.finish()
    }

    /// A function that takes the tape apart for another: the reverse sweep alone may end it.
    fn following(
        &self,
        module: &mut Module,
        context: &Context,
        (function, inner_function): (FuncId, FuncId),
        tape: Option<Type>,
    ) -> Body {
        let mut b = self.builder(module, context, function);
        let mut args = b.body.params().to_vec();
        let reverses = self.inner.reverse == Some(inner_function);
        let again = if reverses { args.pop() } else { None };
        let packed = tape.and_then(|_| args.pop());
        let types = self.tape_types();
        let mut fields = Packer { module, b: &mut b }
            .unpack(packed, &types)
            .into_iter();
        let inner: Vec<Value> = self
            .inner
            .tape
            .and_then(|_| fields.next())
            .into_iter()
            .collect();
        let list = fields.next();
        // Tangents of floats stand before it, too.
        let tangents = (self.inner.from_tape).is_some_and(|of| of.tangent == inner_function);
        let primal = &module.functions[context.function].sig;
        let at = signature::given(context, primal, tangents).len();
        self.insert_list_at(&mut b, &mut args, (list, at));
        args.extend(inner);
        args.extend(again);
        let result = b.call(module, inner_function, &args);
        if let Some((end, list)) = self.end.zip(list).filter(|_| reverses) {
            again::unless(&mut b, again, |b| {
                let memory_too = b.bool(false);
                b.call(module, end, &[list, memory_too]);
            });
        }
        b.return_(result.as_slice());
        b.finish()
    }

    fn builder(&self, module: &Module, context: &Context, function: FuncId) -> Builder {
        let mut b = Builder::new(&module.functions[function].sig.params);
        b.loc = module.functions[context.function].loc;
        b
    }

    /// The derivative is given the list, or null if there is none.
    fn insert_list(&self, b: &mut Builder, args: &mut Vec<Value>, list: Option<Value>) {
        self.insert_list_at(b, args, (list, self.list));
    }

    fn insert_list_at(
        &self,
        b: &mut Builder,
        args: &mut Vec<Value>,
        (list, at): (Option<Value>, usize),
    ) {
        let list = list.unwrap_or_else(|| b.zero(Type::PTR));
        args.insert(at, list);
    }
}
