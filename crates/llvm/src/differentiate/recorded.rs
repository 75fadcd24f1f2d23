//! Calls through pointers of functions whose derivatives were made in another file, and are found by a record in front of
//! them (`records.rs`).
//!
//! ```text
//! r = call through(p, x)   →   if there is a record of p { r = call recorded(p, x) } else { r = call through(p, x) }
//! ```
//! `recorded` calls `p`. It has a derivative by hand: functions that find those in the record, and call them.

use crate::import::ModuleImporter;
use crate::opcode::{Linkage, Opcode};
use crate::records::{Entry, find, is_plain, number};
use crate::request::{Mode, packed};
use crate::{Builder, Function, IntPredicate, Module, Place, Type, Value};
use tapeless_engine::Rule;
use tapeless_ir as ir;

/// Calls a function that has a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// Takes the address and its arguments.
    pub function: Function,
    derivative: Derivative,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Derivative {
    Gradient {
        augmented: Function,
        reverse: Function,
    },
    Tangent(Function),
}

impl Recorded {
    /// For a call through a pointer; none where its functions have no records.
    pub(super) fn of(module: Module, call: Value, mode: Mode) -> Option<Self> {
        let ty = call.call_type();
        let says = |i, name| call.call_type_attribute(Place::Param(i), name).is_some();
        let mut params = 0..call.args().len() as u32;
        let by_copy = params.any(|i| says(i, "sret") || says(i, "byval"));
        if by_copy || call.call_convention() != 0 || !is_plain(ty) {
            return None;
        }
        let word = module.context().int(64);
        let made = Makes { module, ty, word };
        let derivative = match mode {
            Mode::Reverse => Derivative::Gradient {
                augmented: made.augmented(),
                reverse: made.like(Entry::Reverse),
            },
            Mode::Forward => Derivative::Tangent(made.like(Entry::Tangent)),
            Mode::Batch => return None,
        };
        Some(Self {
            function: made.primal(call),
            derivative,
        })
    }

    /// All that was made.
    pub fn functions(&self) -> impl Iterator<Item = Function> + use<> {
        let of_derivative = match self.derivative {
            Derivative::Gradient { augmented, reverse } => [Some(augmented), Some(reverse)],
            Derivative::Tangent(tangent) => [Some(tangent), None],
        };
        let of_derivative = of_derivative.into_iter().flatten();
        std::iter::once(self.function).chain(of_derivative)
    }

    /// Tells whether there is such a record.
    pub(super) fn test(
        &self,
        builder: &Builder,
        module: Module,
        (call, address): (Value, Value),
    ) -> Value {
        let entry = match self.derivative {
            Derivative::Gradient { .. } => Entry::Augmented,
            Derivative::Tangent(_) => Entry::Tangent,
        };
        let word = module.context().int(64);
        let entry = word.int(entry as u64);
        let found = find(builder, module, (address, number(call.call_type())), entry);
        found.copy_location(call);
        builder.icmp(IntPredicate::Ne, found, word.int(0))
    }

    /// What the engine is to do for it.
    pub(super) fn rule(&self, importer: &mut ModuleImporter) -> (ir::FuncId, Rule) {
        let id = importer.declare(self.function);
        let function = &mut importer.module.functions[id];
        function.stated = ir::Stated::Derivative;
        function.source_name = Some("a call through a pointer".into());
        let rule = match self.derivative {
            Derivative::Gradient { augmented, reverse } => Rule::Gradient {
                augmented: importer.declare(augmented),
                reverse: Some(importer.declare(reverse)),
                tangent: None,
                tape: Some(ir::Type::PTR),
                lenient: true,
            },
            Derivative::Tangent(tangent) => Rule::Tangent {
                function: importer.declare(tangent),
                lenient: true,
            },
        };
        (id, rule)
    }
}

/// Makes the functions for a type of calls.
struct Makes {
    module: Module,
    ty: Type,
    word: Type,
}

impl Makes {
    fn primal(&self, call: Value) -> Function {
        let (made, b) = self.begin(&self.ty.params(), self.ty.result());
        let params = made.params();
        let pointer = b.cast(Opcode::IntToPtr, params[0], call.callee().ty());
        let inner = b.call_pointer(self.ty, pointer, &params[1..]);
        inner.copy_call_attributes(call);
        b.ret((!inner.ty().is_void()).then_some(inner));
        made
    }

    /// Gives {result, tape}; that of the record gives {tape, result}.
    fn augmented(&self) -> Function {
        let (params, theirs) = Entry::Augmented.shape(self.ty);
        let mut ours = theirs.clone();
        ours.rotate_left(1);
        let ours = packed(self.module, &ours);
        let (made, b) = self.begin(&params, ours);
        let found = self.call(&b, made, Entry::Augmented, &theirs);
        let result = match theirs.len() {
            1 => found,
            _ => {
                let [kept, value] = [0, 1].map(|i| b.extract_value(found, i));
                let first = b.insert_value(ours.poison(), value, 0);
                b.insert_value(first, kept, 1)
            }
        };
        b.ret(Some(result));
        made
    }

    /// Gives what that of the record gives.
    fn like(&self, entry: Entry) -> Function {
        let (params, results) = entry.shape(self.ty);
        let (made, b) = self.begin(&params, packed(self.module, &results));
        let found = self.call(&b, made, entry, &results);
        b.ret((!found.ty().is_void()).then_some(found));
        made
    }

    fn begin(&self, params: &[Type], returns: Type) -> (Function, Builder) {
        let params: Vec<Type> = std::iter::once(self.word)
            .chain(params.iter().copied())
            .collect();
        let made = self
            .module
            .add_function("tapeless.recorded", returns.function(&params, false));
        made.value().set_linkage(Linkage::Internal);
        let builder = Builder::at_end(made.append_block("entry"));
        (made, builder)
    }

    /// Calls the function at an entry.
    fn call(&self, b: &Builder, made: Function, entry: Entry, results: &[Type]) -> Value {
        let params = made.params();
        let entry = self.word.int(entry as u64);
        let found = find(b, self.module, (params[0], number(self.ty)), entry);
        let pointer = self.module.context().pointer();
        let at = b.cast(Opcode::IntToPtr, found, pointer);
        let callee = b.load(pointer, at, 8);
        let types: Vec<Type> = params[1..].iter().map(|param| param.ty()).collect();
        let ty = packed(self.module, results).function(&types, false);
        b.call_pointer(ty, callee, &params[1..])
    }
}
