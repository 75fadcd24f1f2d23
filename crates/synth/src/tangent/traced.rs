//! What a function reads and writes, and what it computes: forward mode that tells a library of it all as it runs.
//!
//! The library (`llvm/bodies/verify.c`) learns of each float that lies in memory with a shadow, and where that shadow is; and of each float that is computed, with its tangent and the place in the source.

use super::Tangent;
use crate::Derived;
use crate::shadow::where_some;
use crate::signature::params;
use crate::unit::Step;
use tapeless_analysis::types::Layout;
use tapeless_analysis::{Along, ArgActivity, Context, PointerActivity};
use tapeless_ir::{
    Cast, FloatKind, Function, Module, Op, OpData, OpKind, ParamAttrs, ScalarType, Signature,
    Stated, Type, Value,
};

/// How the names of the library's functions begin.
pub const PREFIX: &str = "__tapeless_verify_";

/// `(address, shadow, bytes, floats)`: floats are read, or written.
const TOUCHED: &str = "__tapeless_verify_touched";
/// `(address, shadow, length, first, period, bytes)`: floats of bytes that are copied or set.
const MOVED: &str = "__tapeless_verify_moved";
/// `(address, bytes)`: memory is made.
const OWN: &str = "__tapeless_verify_own";
/// `(address)`: memory is released.
const RELEASED: &str = "__tapeless_verify_released";
/// `()`: a float is computed that is no `double`.
const NARROW: &str = "__tapeless_verify_narrow";
/// `(place)`: memory is touched, but not known how.
const UNSEEN: &str = "__tapeless_verify_unseen";
/// `CALL{letters}.{function}(arguments…)`: a function is called, each argument followed by its tangent or shadow if it has one.
pub const CALL: &str = "tapeless.verify.call.";
/// `()`: it has returned.
const LEFT: &str = "__tapeless_verify_left";
/// `(place, value, tangent)`: a float is computed.
const VALUE: &str = "__tapeless_verify_value";

/// Declares these functions.
pub fn declare(module: &mut Module) {
    let (word, float) = (Type::int(64), Type::F64);
    let all: [(&str, Vec<Type>); 8] = [
        (NARROW, Vec::new()),
        (LEFT, Vec::new()),
        (TOUCHED, vec![Type::PTR, Type::PTR, word, word]),
        (MOVED, vec![Type::PTR, Type::PTR, word, word, word, word]),
        (OWN, vec![Type::PTR, word]),
        (RELEASED, vec![Type::PTR]),
        (UNSEEN, vec![word]),
        (VALUE, vec![word, float, float]),
    ];
    for (name, params) in all {
        module.functions.push(declared(name, params));
    }
}

/// What is called before a function in a context.
fn before(module: &Module, context: &Context) -> String {
    let letters: String = context
        .args
        .iter()
        .zip(&context.maybe)
        .map(letter)
        .collect();
    let name = &module.functions[context.function].name;
    // The same for all copies of a function.
    let name = name.split(".primal").next().unwrap_or(name);
    format!("{CALL}{letters}.{name}")
}

/// Declares what is called before a function in a context.
pub(crate) fn declare_before(module: &mut Module, context: &Context) {
    if context.along != Along::Traced {
        return;
    }
    let name = before(module, context);
    if module.function_named(&name).is_none() {
        let plain = Context {
            listed: false,
            ..context.clone()
        };
        let params = params(&plain, &module.functions[context.function].sig);
        module.functions.push(declared(&name, params));
    }
}

fn declared(name: &str, params: Vec<Type>) -> Function {
    let count = params.len();
    let sig = Signature {
        params,
        ret: None,
        variadic: false,
    };
    let mut function = Function::declare(name.to_owned(), sig);
    function.params = vec![ParamAttrs::default(); count];
    function.stated = Stated::Inactive;
    function
}

/// What a callee is told of an argument: constant, a float, memory, or memory that may have no shadow.
fn letter((activity, maybe): (&ArgActivity, &bool)) -> char {
    match activity {
        ArgActivity::Const => 'c',
        ArgActivity::Out => 'o',
        ArgActivity::Dup if *maybe => 'm',
        ArgActivity::Dup => 'd',
    }
}

impl Tangent<'_, '_> {
    pub(super) fn is_traced(&self) -> bool {
        self.unit.context.along == Along::Traced
    }

    /// Floats at an address are read, or written.
    pub(super) fn trace_access(&mut self, (op, pointer): (Op, Value), shadow: Value, ty: Type) {
        if !self.is_traced() {
            return;
        }
        let Some(kind) = ty.float_kind() else { return };
        let (Some(bytes), true) = (bytes(kind), self.is_plain(pointer)) else {
            return self.unseen(op);
        };
        let lanes = match ty {
            Type::Vector(_, lanes) => lanes.into(),
            _ => 1,
        };
        let mixed = self.unit.is_mixed(pointer);
        let address = self.get(pointer);
        let args = [bytes, lanes].map(|n| self.b.i64(n));
        let args = [address, shadow, args[0], args[1]];
        self.where_traced((shadow, mixed), TOUCHED, &args);
    }

    /// The floats among bytes that are copied or set.
    pub(super) fn trace_bytes(&mut self, (op, data): (Op, &OpData), pointer: Value) -> Step<()> {
        if !self.is_traced() || self.unit.pointer(pointer) == PointerActivity::Inactive {
            return Ok(());
        }
        let fields = match self.unit.moved_layout(data) {
            Layout::None => return Ok(()),
            Layout::Floats { period, fields } => fields
                .into_iter()
                .map(|(first, kind)| Some((period, first, bytes(kind)?)))
                .collect(),
            Layout::Unknown(_) => None,
        };
        let fields: Option<Vec<(u64, u64, i64)>> = fields;
        let (Some(fields), true) = (fields, self.is_plain(pointer)) else {
            self.unseen(op);
            return Ok(());
        };
        let shadow = self.shadow(pointer, op)?;
        let (address, length) = (self.get(pointer), self.get(data.args[2]));
        let mixed = self.unit.is_mixed(pointer);
        for (period, first, bytes) in fields {
            let numbers = [first.cast_signed(), period.cast_signed(), bytes];
            let numbers = numbers.map(|n| self.b.i64(n));
            let args = [&[address, shadow, length], &numbers[..]].concat();
            self.where_traced((shadow, mixed), MOVED, &args);
        }
        Ok(())
    }

    /// Whether a pointer is one that the library takes.
    fn is_plain(&self, pointer: Value) -> bool {
        self.unit.body.ty(pointer) == Type::PTR
    }

    /// Memory that an op makes.
    pub(super) fn trace_own(&mut self, made: Value, bytes: Value) {
        if self.is_traced() && self.is_plain(made) {
            let address = self.get(made);
            self.told(OWN, &[address, bytes]);
        }
    }

    /// Memory that an op releases.
    pub(super) fn trace_released(&mut self, pointer: Value) {
        if self.is_traced() && self.is_plain(pointer) {
            let address = self.get(pointer);
            self.told(RELEASED, &[address]);
        }
    }

    /// Memory that nobody sees read or written.
    fn unseen(&mut self, op: Op) {
        if self.is_traced() {
            let place = self.place(op);
            self.told(UNSEEN, &[place]);
        }
    }

    /// A function is called: where it disagrees with differences itself, it is the one that is looked for.
    pub(super) fn trace_call(&mut self, derived: &Derived, args: &[Value]) {
        if !self.is_traced() {
            return;
        }
        let context = &derived.context;
        let name = before(self.unit.module, context);
        let listed = usize::from(context.listed);
        self.told(&name, &args[..args.len() - listed]);
    }

    /// It has returned.
    pub(super) fn trace_return(&mut self) {
        if self.is_traced() {
            self.told(LEFT, &[]);
        }
    }

    /// The floats that an op has computed.
    pub(super) fn trace_values(&mut self, op: Op) -> Step<()> {
        if !self.is_traced() {
            return Ok(());
        }
        let data = &self.unit.body.ops[op];
        for &result in &data.results {
            let ty = self.unit.body.ty(result);
            let simple = matches!(ty, Type::Scalar(ScalarType::Float(_)));
            if !simple || matches!(data.kind, OpKind::Control(_)) {
                continue;
            }
            let tangent = match self.unit.is_active(result) {
                true => self.tangent_of(result, op)?,
                false => self.b.zero(ty),
            };
            let value = self.get(result);
            let both = [value, tangent].map(|v| self.as_double(v, ty));
            if matches!(
                ty.float_kind(),
                Some(FloatKind::F16 | FloatKind::BF16 | FloatKind::F32)
            ) {
                self.told(NARROW, &[]);
            }
            let place = self.place(op);
            self.told(VALUE, &[place, both[0], both[1]]);
        }
        Ok(())
    }

    fn as_double(&mut self, v: Value, ty: Type) -> Value {
        match ty.float_kind() {
            Some(FloatKind::F64) => v,
            Some(FloatKind::F80 | FloatKind::F128) => self.b.cast(Cast::FpTrunc, v, Type::F64),
            _ => self.b.cast(Cast::FpExt, v, Type::F64),
        }
    }

    /// The place of an op in the source, by its number; -1 if it has none.
    fn place(&mut self, op: Op) -> Value {
        let loc = self.unit.body.ops[op].loc;
        let number = loc.map_or(-1, |loc| i64::from(loc.as_u32()));
        self.b.i64(number)
    }

    fn where_traced(&mut self, (shadow, mixed): (Value, bool), name: &str, args: &[Value]) {
        let Some(function) = self.unit.module.function_named(name) else {
            return;
        };
        let module = self.unit.module;
        where_some(&mut self.b, shadow, mixed, |b| {
            b.call(module, function, args);
        });
    }

    fn told(&mut self, name: &str, args: &[Value]) {
        if let Some(function) = self.unit.module.function_named(name) {
            let module = self.unit.module;
            self.b.call(module, function, args);
        }
    }
}

/// Bytes of the floats that are followed.
fn bytes(kind: FloatKind) -> Option<i64> {
    match kind {
        FloatKind::F32 => Some(4),
        FloatKind::F64 => Some(8),
        _ => None,
    }
}
