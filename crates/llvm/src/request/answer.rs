//! Putting the results of a derivative in the place of the call that asked for it.

use super::{Mode, Request, RequestArg, Sweep, is_marker, is_request};
use crate::builder::Builder;
use crate::call::Place;
use crate::module::Module;
use crate::opcode::{Linkage, Opcode};
use crate::types::{Layout, Type};
use crate::value::Value;
use tapeless_diag::{Diagnostic, Result, code};

/// From here on it is untrue what the header says of requests that no plugin meets (`TAPELESS_REQUEST`).
pub fn meet(module: Module) {
    let asked = module.functions().filter(|f| is_request(&f.name()));
    asked.for_each(|f| {
        f.value()
            .remove_attribute(Place::Function, "dontcall-error");
    });
}

/// Makes what answered requests leave behind link: a marker that is still read, as unoptimised code does, is defined
/// here. What nothing uses is removed.
pub fn settle(module: Module) {
    let markers = module.globals().filter(|global| is_marker(&global.name()));
    for marker in markers
        .filter(|marker| marker.is_declaration())
        .collect::<Vec<_>>()
    {
        if marker.has_users() {
            marker.set_initializer(marker.global_type().zero());
            marker.set_linkage(Linkage::Internal);
        } else {
            marker.erase_global();
        }
    }
}

/// Removes a call, or an invoke, that nothing uses.
pub(super) fn retire(call: Value) {
    if call.is(Opcode::Invoke) {
        let (normal, unwind) = call.invoke_targets();
        unwind
            .phis()
            .for_each(|phi| phi.remove_incoming(call.block()));
        Builder::before(call).br(normal);
    }
    call.erase();
}

impl Request {
    /// Replaces the call by `results`, which are available before it: the primal's value if it was asked for, then
    /// the adjoints of the `Out` arguments in order, or the tangent. The call is erased; what stands for it now.
    ///
    /// A C compiler passes a struct of results as the target's convention says (`{double, double}`, `<2 x float>`,
    /// memory); all of these are the same bytes.
    pub fn answer(&self, results: &[Value]) -> Result<Option<Value>> {
        let (call, builder) = (self.call, Builder::before(self.call));
        let mut by = None;
        if let Some(slot) = Request::result_slot(call) {
            self.fits_slot(results)?;
            self.store_all(&builder, slot, results);
        } else if !call.ty().is_void() {
            let value = self.packed(&builder, results)?;
            call.replace_uses(value);
            by = Some(value);
        }
        retire(call);
        Ok(by)
    }

    /// Knows another value, which was replaced, by the one that stands for it.
    pub fn replace(&mut self, old: Value, by: Value) {
        let values = self.args.iter_mut().flat_map(|arg| match arg {
            RequestArg::Const(v) | RequestArg::Out(v) => vec![v],
            RequestArg::Dup {
                primal, shadows, ..
            } => std::iter::once(primal).chain(shadows).collect(),
            RequestArg::Lanes(lanes) => lanes.iter_mut().collect(),
        });
        let split = self.split.iter_mut().flat_map(|split| {
            let one = [&mut split.place, &mut split.room, &mut split.tape];
            one.into_iter().flatten().chain(&mut split.seeds)
        });
        for v in values.chain(split) {
            if *v == old {
                *v = by;
            }
        }
    }

    /// Memory for the results holds these, and nothing else.
    fn fits_slot(&self, results: &[Value]) -> Result<()> {
        let declared = self.call.call_type_attribute(Place::Param(0), "sret");
        let layout = self.call.block().function().module().layout();
        let given = layout.alloc_size(self.as_struct(results));
        match declared {
            Some(wanted) if layout.alloc_size(wanted) != given => Err(self.misfit(wanted, results)),
            _ => Ok(()),
        }
    }

    fn misfit(&self, wanted: Type, results: &[Value]) -> Box<Diagnostic> {
        let given = match results {
            [] => "nothing".to_owned(),
            [only] => only.ty().in_words(),
            several if several.iter().all(|v| v.ty().is_float()) => {
                format!("{} floats", several.len())
            }
            several => {
                let words: Vec<String> = several.iter().map(|v| v.ty().in_words()).collect();
                format!("{}, in this order", words.join(", "))
            }
        };
        let layout = self.call.block().function().module().layout();
        let wanted = match wanted.in_words() {
            name if wanted.is_struct() => format!("{name} of {} bytes", layout.alloc_size(wanted)),
            name => name,
        };
        let what =
            format!("the call is declared to return {wanted}, but the derivative returns {given}");
        Diagnostic::error(code::CONVENTION, what)
            .at(self.call.location())
            .help(self.returns())
            .into()
    }

    /// How such a call is to be declared.
    fn returns(&self) -> &'static str {
        match self.split.as_ref().map(|split| split.sweep) {
            Some(Sweep::Augmented) => {
                "declare the call to return the tape, a `void *`, unless `enzyme_tape` says where it is; then the result of the function, unless `enzyme_noret` leaves it out; of a pointer its shadow, too: several as a struct"
            }
            Some(Sweep::Size) => "declare the call to return a `size_t`",
            Some(Sweep::Release) => "declare the call to return nothing",
            Some(Sweep::Tangent) => {
                "declare the call to return the tangent of a float result, once a direction, or nothing: the shadow of a pointer is known from `__enzyme_augmentfwd`"
            }
            None if self.mode == Mode::Batch => {
                "declare the call to return what the function returns in each lane, in order: several as a struct"
            }
            _ => {
                "declare the call to return one adjoint per `enzyme_out` argument, in order: one as a scalar, several as a struct, none as void"
            }
        }
    }

    fn packed(&self, builder: &Builder, results: &[Value]) -> Result<Value> {
        let wanted = self.call.ty();
        match results {
            [only] if only.ty() == wanted => return Ok(*only),
            [] if !self.call.has_users() => return Ok(wanted.poison()),
            _ => {}
        }
        let function = self.call.block().function();
        let layout = function.module().layout();
        let given = self.as_struct(results);
        // What is returned in registers may have more padding behind it: three floats do.
        let sizes = [layout.alloc_size(wanted), used(layout, wanted)];
        if results.is_empty() || !sizes.contains(&layout.alloc_size(given)) {
            return Err(self.misfit(wanted, results));
        }
        let larger = match layout.alloc_size(given) < layout.alloc_size(wanted) {
            true => wanted,
            false => given,
        };
        let slot = match function.entry().first_insertion_point() {
            Some(first) => Builder::before(first).alloca(larger),
            None => builder.alloca(larger),
        };
        slot.set_align(layout.align(given).max(layout.align(wanted)));
        self.store_all(builder, slot, results);
        Ok(builder.load(wanted, slot, layout.align(wanted)))
    }

    fn as_struct(&self, results: &[Value]) -> Type {
        let fields: Vec<Type> = results.iter().map(|result| result.ty()).collect();
        self.call.ty().context().structure(&fields, false)
    }

    fn store_all(&self, builder: &Builder, slot: Value, results: &[Value]) {
        let layout = self.call.block().function().module().layout();
        let ty = self.as_struct(results);
        for (index, &result) in (0..).zip(results) {
            let place = builder.field(ty, slot, index);
            builder.store(result, place, layout.align(result.ty()));
        }
    }
}

/// Bytes of a type without the padding behind its last field.
fn used(layout: Layout, ty: Type) -> u64 {
    match ty.is_struct().then(|| ty.fields()) {
        Some(fields) if !fields.is_empty() => {
            let last = fields.len() - 1;
            layout.field_offset(ty, last as u32) + layout.store_size(fields[last])
        }
        _ => layout.alloc_size(ty),
    }
}
