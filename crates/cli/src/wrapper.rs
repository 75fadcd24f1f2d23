//! Functions that call the user's, and its derivative, on a buffer.
//!
//! The buffer holds words for each parameter (its value or address; then for each direction its shadow's address, adjoint or
//! tangent; in two sweeps also how many bytes an array has) and as many more (the result; its tangents). The derivative is asked for as a user would: by a call with markers.

mod batch;
mod split;

use crate::bind::Role;
use tapeless_llvm::emit::generated_like;
use tapeless_llvm::request;
use tapeless_llvm::{Builder, Function, GepFlags, Linkage, Module, Place, Type, Value};

/// Which derivative.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// None: the function itself.
    Primal,
    /// Its adjoint, in so many directions at once.
    Reverse(u32),
    /// Its tangent, in so many.
    Forward(u32),
    /// Its adjoint, by two calls: the reverse one runs twice, with the caller's memory changed in between.
    Split,
    /// Its tangent, by two calls, with the caller's memory changed in between. `true`: other sweeps run from the same tape.
    Along(bool),
    /// The function itself in two lanes.
    Batch,
    /// The tangent of its adjoint: the buffer holds the addresses of two, of the adjoint's and of what its shadow is.
    Second,
}

impl Kind {
    /// Words of the buffer for a parameter.
    pub fn stride(self) -> usize {
        match self {
            Self::Primal | Self::Batch | Self::Second => 2,
            Self::Split | Self::Along(_) => 3,
            Self::Reverse(width) | Self::Forward(width) => 1 + width as usize,
        }
    }

    /// How many directions there are, if there may be any.
    pub fn width(self) -> usize {
        match self {
            Self::Split | Self::Along(_) => 1,
            other => other.stride() - 1,
        }
    }
}

/// Bytes of a word of the buffer.
const WORD: u64 = 8;

/// The words of a buffer for so many parameters.
pub fn words(params: usize, kind: Kind) -> usize {
    (params + 1) * kind.stride()
}

/// Adds `void symbol(ptr buffer)`.
pub fn add(module: Module, function: Function, roles: &[Role], kind: Kind, symbol: &str) {
    if kind == Kind::Second {
        let inner = format!("{symbol}.inner");
        add(module, function, roles, Kind::Reverse(1), &inner);
    }
    let context = module.context();
    let ty = context.void().function(&[context.pointer()], false);
    let wrapper = module.add_function(symbol, ty);
    generated_like(wrapper, function);
    let builder = Builder::at_end(wrapper.append_block("entry"));
    let frame = Frame {
        module,
        function,
        builder,
        buffer: wrapper.params()[0],
        stride: kind.stride() as u64,
    };
    match kind {
        Kind::Primal => frame.primal(),
        Kind::Reverse(_) => frame.reverse(roles),
        Kind::Forward(_) => frame.forward(roles),
        Kind::Split => frame.split(roles),
        Kind::Along(others) => frame.along(roles, others),
        Kind::Batch => frame.batch(roles),
        Kind::Second => frame.second(&format!("{symbol}.inner")),
    }
    frame.builder.ret(None);
}

struct Frame {
    module: Module,
    function: Function,
    builder: Builder,
    buffer: Value,
    /// Words for a parameter.
    stride: u64,
}

impl Frame {
    fn primal(&self) {
        let params = self.function.params();
        let args: Vec<Value> = (0..)
            .zip(&params)
            .map(|(i, param)| self.load(param.ty(), self.stride * i))
            .collect();
        let call = self.builder.call(self.function, &args);
        for (i, _) in (0..).zip(&params) {
            for extension in ["signext", "zeroext"] {
                if self.function.has_attribute(Place::Param(i), extension) {
                    call.add_attribute(Place::Param(i), extension);
                }
            }
        }
        if !call.ty().is_void() {
            self.store(call, self.stride * params.len() as u64);
        }
    }

    fn reverse(&self, roles: &[Role]) {
        let params = self.function.params();
        let mut args = self.begin();
        self.marked(roles, |i| self.lanes(i), &mut args);
        let result = self.function.ty().result();
        let mut results = Vec::new();
        if !result.is_void() {
            args.push(self.marker("enzyme_primal_return"));
            results.push((result, self.stride * params.len() as u64));
        }
        for ((i, param), role) in (0..).zip(&params).zip(roles) {
            if *role == Role::Out {
                results.extend(self.lanes(i).map(|word| (param.ty(), word)));
            }
        }
        self.request("__enzyme_autodiff", &args, &results);
    }

    /// The arguments with markers, and shadows in these words.
    fn marked<W: Iterator<Item = u64>>(
        &self,
        roles: &[Role],
        shadows: impl Fn(u64) -> W,
        args: &mut Vec<Value>,
    ) {
        let pointer = self.module.context().pointer();
        for ((i, param), role) in (0..).zip(&self.function.params()).zip(roles) {
            args.push(self.marker(match role {
                Role::Const => "enzyme_const",
                Role::Dup => "enzyme_dup",
                Role::Out => "enzyme_out",
            }));
            args.push(self.load(param.ty(), self.stride * i));
            if *role == Role::Dup {
                args.extend(shadows(i).map(|word| self.load(pointer, word)));
            }
        }
    }

    fn forward(&self, roles: &[Role]) {
        let params = self.function.params();
        let mut args = self.begin();
        self.with_tangents(roles, |i| self.lanes(i), &mut args);
        let result = self.function.ty().result();
        let mut results = Vec::new();
        if !result.is_void() {
            let last = params.len() as u64;
            args.push(self.marker("enzyme_primal_return"));
            results.push((result, self.stride * last));
            if result.is_float() {
                results.extend(self.lanes(last).map(|word| (result, word)));
            }
        }
        self.request("__enzyme_fwddiff", &args, &results);
    }

    /// The arguments with markers, and tangents or shadows in these words.
    fn with_tangents<W: Iterator<Item = u64>>(
        &self,
        roles: &[Role],
        tangents: impl Fn(u64) -> W,
        args: &mut Vec<Value>,
    ) {
        for ((i, param), role) in (0..).zip(&self.function.params()).zip(roles) {
            let active = *role != Role::Const;
            args.push(self.marker(if active { "enzyme_dup" } else { "enzyme_const" }));
            args.push(self.load(param.ty(), self.stride * i));
            if active {
                args.extend(tangents(i).map(|word| self.load(param.ty(), word)));
            }
        }
    }

    /// The tangent of the function that finds the adjoint on a buffer.
    fn second(&self, inner: &str) {
        let pointer = self.module.context().pointer();
        let Some(inner) = self.module.function(inner) else {
            return;
        };
        let both = [0, 1].map(|word| self.load(pointer, word));
        let args = [inner.value(), self.marker("enzyme_dup"), both[0], both[1]];
        self.ask("__enzyme_fwddiff", &args, &[]);
    }

    /// The function, and how many directions are asked for if it is more than one.
    fn begin(&self) -> Vec<Value> {
        let mut args = vec![self.function.value()];
        if self.stride > 2 {
            let width = self.module.context().int(32).int(self.stride - 1);
            args.extend([self.marker("enzyme_width"), width]);
        }
        args
    }

    /// The words of a parameter, or of the result, for each direction.
    fn lanes(&self, index: u64) -> impl Iterator<Item = u64> + use<> {
        let first = self.stride * index;
        first + 1..first + self.stride
    }

    /// Calls for a derivative and stores its results into their words.
    fn request(&self, name: &str, args: &[Value], results: &[(Type, u64)]) {
        let types: Vec<Type> = results.iter().map(|result| result.0).collect();
        let values = self.ask(name, args, &types);
        for (value, (_, word)) in values.into_iter().zip(results) {
            self.store(value, *word);
        }
    }

    /// Calls for a derivative that gives such results.
    fn ask(&self, name: &str, args: &[Value], results: &[Type]) -> Vec<Value> {
        let call = request::ask(&self.builder, self.module, name, args, results);
        let part = |index| match results.len() {
            1 => call,
            _ => self.builder.extract_value(call, index),
        };
        (0..).zip(results).map(|(index, _)| part(index)).collect()
    }

    fn marker(&self, word: &str) -> Value {
        request::marker(self.module, word)
    }

    fn load(&self, ty: Type, word: u64) -> Value {
        self.builder.load(ty, self.address(word), WORD as u32)
    }

    fn store(&self, value: Value, word: u64) {
        self.builder.store(value, self.address(word), WORD as u32);
    }

    fn address(&self, word: u64) -> Value {
        let bytes = self.module.context().int(64).int(word * WORD);
        self.builder.byte_offset(self.buffer, bytes, GepFlags(0))
    }
}

/// Gives what remains of the calling convention a definition, so that unoptimised code links.
pub fn define_markers(module: Module) {
    for global in module.globals().filter(|global| global.is_declaration()) {
        if global.name().contains("enzyme_") && global.global_type().is_int() {
            global.set_initializer(global.global_type().zero());
            global.set_linkage(Linkage::Internal);
        }
    }
}
