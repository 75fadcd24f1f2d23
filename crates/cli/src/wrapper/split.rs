//! A derivative by two calls. What the caller may do between them is done: its memory is overwritten, and the reverse sweep runs
//! twice. It has to give the same bits both times.

use super::Frame;
use crate::bind::Role;
use tapeless_llvm::{IntPredicate, Opcode, Type, Value};

/// What overwrites memory between the sweeps.
const OTHER: u64 = 0x5a;
/// What shows that a second reverse sweep gave something else: a NaN.
const DIFFERS: u64 = 0xff;

impl Frame {
    pub(super) fn split(&self, roles: &[Role]) {
        let context = self.module.context();
        let params = self.function.params();
        let result = self.function.ty().result();
        let shadow = |i: u64| std::iter::once(self.stride * i + 1);
        let mut args = self.begin_one();
        self.marked(roles, shadow, &mut args);
        let mut types = vec![context.pointer()];
        types.extend((!result.is_void()).then_some(result));
        let made = self.ask("__enzyme_augmentfwd", &args, &types);
        if let Some(&value) = made.get(1) {
            self.store(value, self.stride * params.len() as u64);
        }
        let memory = |wanted: fn(&Role) -> bool, word: u64| -> Vec<(Value, Value)> {
            let each = (0..).zip(&params).zip(roles);
            let each = each.filter(|((_, param), role)| param.ty().is_pointer() && wanted(role));
            each.map(|((i, _), _)| self.array(i, word)).collect()
        };
        let (all, shadows) = (memory(|_| true, 0), memory(|role| *role == Role::Dup, 1));
        let kept = self.copies(&all);
        for &(array, bytes) in &all {
            self.set(array, OTHER, bytes);
        }
        let seeds = self.copies(&shadows);
        let mut behind: Vec<Value> = Vec::new();
        behind.extend(result.scalar().is_float().then(|| result.real(1.0)));
        behind.push(made[0]);
        let outs: Vec<Type> = params
            .iter()
            .zip(roles)
            .filter(|(_, role)| **role == Role::Out)
            .map(|(param, _)| param.ty())
            .collect();
        let again = self.marker("enzyme_nofree");
        let first = [&args[..1], &[again], &args[1..], &behind].concat();
        let first = self.ask("__enzyme_reverse", &first, &outs);
        let found = self.copies(&shadows);
        self.restore(&shadows, &seeds);
        let second = self.ask("__enzyme_reverse", &[&args[..], &behind].concat(), &outs);
        for (&(array, bytes), &before) in shadows.iter().zip(&found) {
            self.compare(array, before, bytes);
        }
        self.restore(&all, &kept);
        let words = (0..).zip(roles).filter(|(_, role)| **role == Role::Out);
        for ((word, _), (first, second)) in words.zip(first.iter().zip(second)) {
            self.store(self.same_or_nan(*first, second), self.stride * word + 1);
        }
        for copy in [kept, seeds, found].concat() {
            self.libc("free", context.void(), &[copy]);
        }
    }

    fn begin_one(&self) -> Vec<Value> {
        vec![self.function.value()]
    }

    /// An array in a word of a parameter, and its bytes.
    fn array(&self, index: u64, word: u64) -> (Value, Value) {
        let context = self.module.context();
        let bytes = self.load(context.int(64), self.stride * index + 2);
        (
            self.load(context.pointer(), self.stride * index + word),
            bytes,
        )
    }

    fn copies(&self, arrays: &[(Value, Value)]) -> Vec<Value> {
        let pointer = self.module.context().pointer();
        let copy = |&(array, bytes): &(Value, Value)| {
            let copy = self.libc("malloc", pointer, &[bytes]);
            self.builder.memcpy(copy, 1, array, 1, bytes);
            copy
        };
        arrays.iter().map(copy).collect()
    }

    fn restore(&self, arrays: &[(Value, Value)], copies: &[Value]) {
        for (&(array, bytes), &copy) in arrays.iter().zip(copies) {
            self.builder.memcpy(array, 1, copy, 1, bytes);
        }
    }

    fn set(&self, array: Value, byte: u64, bytes: Value) {
        let byte = self.module.context().int(8).int(byte);
        self.builder.memset(array, byte, bytes, 1);
    }

    /// Makes numbers of what does not have the same bytes.
    fn compare(&self, array: Value, other: Value, bytes: Value) {
        let (context, b) = (self.module.context(), &self.builder);
        let int = context.int(32);
        let differs = self.libc("memcmp", int, &[array, other, bytes]);
        let differs = b.icmp(IntPredicate::Ne, differs, int.int(0));
        let bytes = b.select(differs, bytes, bytes.ty().int(0));
        self.set(array, DIFFERS, bytes);
    }

    /// A float, if both are the same.
    fn same_or_nan(&self, first: Value, second: Value) -> Value {
        let (ty, b) = (first.ty(), &self.builder);
        let bits = self.module.layout().alloc_size(ty) * 8;
        let bits = self.module.context().int(bits as u32);
        let [one, other] = [first, second].map(|v| b.cast(Opcode::BitCast, v, bits));
        let same = b.icmp(IntPredicate::Eq, one, other);
        b.select(same, second, ty.real(f64::NAN))
    }

    fn libc(&self, name: &str, returns: Type, args: &[Value]) -> Value {
        let params: Vec<Type> = args.iter().map(|arg| arg.ty()).collect();
        let function = self
            .module
            .get_or_add_function(name, returns.function(&params, false));
        self.builder.call(function, args)
    }
}
