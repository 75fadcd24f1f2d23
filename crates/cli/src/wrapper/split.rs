//! A derivative by two calls. What the caller may do between them is done: its memory is overwritten, and the reverse sweep runs
//! twice. It has to give the same bits both times.

use super::Frame;
use crate::bind::Role;
use tapeless_llvm::{FloatPredicate, IntPredicate, Opcode, Type, Value};

/// What overwrites memory between the sweeps.
const OTHER: u64 = 0x5a;
/// What shows that a second reverse sweep gave something else: a NaN.
const DIFFERS: u64 = 0xff;

/// A derivative whose forward sweep has run, and memory of which is overwritten since.
struct Begun {
    /// The arguments, with markers.
    args: Vec<Value>,
    tape: Value,
    /// All arrays, with their bytes; copies of what the sweep left there.
    arrays: Vec<(Value, Value)>,
    kept: Vec<Value>,
    /// Those of shadows; copies of what was there.
    shadows: Vec<(Value, Value)>,
    given: Vec<Value>,
}

impl Frame {
    pub(super) fn split(&self, roles: &[Role]) {
        let begun = self.augmented(roles);
        let first = self.backwards(&begun, roles, true);
        let found = self.copies(&begun.shadows);
        self.restore(&begun.shadows, &begun.given);
        let second = self.backwards(&begun, roles, false);
        self.compare_all(&begun.shadows, &found);
        self.restore(&begun.arrays, &begun.kept);
        let words = (0..).zip(roles).filter(|(_, role)| **role == Role::Out);
        for ((word, _), (first, second)) in words.zip(first.iter().zip(second)) {
            self.store(self.same_or_nan(*first, second), self.stride * word + 1);
        }
        self.free(&[begun.kept, begun.given, found].concat());
    }

    /// Tangents from the tape. `others`: twice, with reverse sweeps around the first, which have to give the same.
    pub(super) fn along(&self, roles: &[Role], others: bool) {
        let last = self.stride * self.function.params().len() as u64 + 1;
        let begun = self.augmented(roles);
        if !others {
            if let Some(&tangent) = self.tangents(&begun, roles, false).first() {
                self.store(tangent, last);
            }
            self.restore(&begun.arrays, &begun.kept);
            return self.free(&[begun.kept, begun.given].concat());
        }
        let mut sweeps = Vec::new();
        for round in 0..2 {
            let mut results = self.backwards(&begun, roles, true);
            let adjoints = self.copies(&begun.shadows);
            self.restore(&begun.shadows, &begun.given);
            results.extend(self.tangents(&begun, roles, round == 0));
            let tangents = self.copies(&begun.shadows);
            if round == 0 {
                self.restore(&begun.shadows, &begun.given);
            }
            sweeps.push((results, adjoints, tangents));
        }
        let (first, second) = (&sweeps[0], &sweeps[1]);
        self.compare_all(&begun.shadows, &first.2);
        for (&(array, bytes), both) in begun.shadows.iter().zip(first.1.iter().zip(&second.1)) {
            self.compare(array, (*both.0, *both.1), bytes);
        }
        self.restore(&begun.arrays, &begun.kept);
        let mut result = sweeps[1].0.last().copied();
        for (first, second) in sweeps[0].0.iter().zip(&sweeps[1].0) {
            let differs = self.same_or_nan(*first, *second);
            result = result.map(|result| self.nan_with(result, differs));
        }
        if let Some(result) = result.filter(|_| self.function.ty().result().scalar().is_float()) {
            self.store(result, last);
        }
        let copies = sweeps.into_iter().flat_map(|(_, a, t)| [a, t].concat());
        self.free(
            &copies
                .chain(begun.kept)
                .chain(begun.given)
                .collect::<Vec<_>>(),
        );
    }

    /// The forward sweep; memory is overwritten behind it.
    fn augmented(&self, roles: &[Role]) -> Begun {
        let context = self.module.context();
        let params = self.function.params();
        let result = self.function.ty().result();
        let shadow = |i: u64| std::iter::once(self.stride * i + 1);
        let mut args = vec![self.function.value()];
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
        let (arrays, shadows) = (memory(|_| true, 0), memory(|role| *role == Role::Dup, 1));
        let kept = self.copies(&arrays);
        for &(array, bytes) in &arrays {
            self.set(array, OTHER, bytes);
        }
        let given = self.copies(&shadows);
        Begun {
            args,
            tape: made[0],
            arrays,
            kept,
            shadows,
            given,
        }
    }

    /// A reverse sweep; the adjoints of floats by value. `again`: the tape serves on.
    fn backwards(&self, begun: &Begun, roles: &[Role], again: bool) -> Vec<Value> {
        let result = self.function.ty().result();
        let params = self.function.params();
        let mut args = begun.args.clone();
        args.extend(result.scalar().is_float().then(|| result.real(1.0)));
        let outs = params.iter().zip(roles);
        let outs = outs.filter(|(_, role)| **role == Role::Out);
        let outs: Vec<Type> = outs.map(|(param, _)| param.ty()).collect();
        self.swept("__enzyme_reverse", args, (begun, again), &outs)
    }

    /// The tangent of a float result.
    fn tangents(&self, begun: &Begun, roles: &[Role], again: bool) -> Vec<Value> {
        let result = self.function.ty().result();
        let mut args = vec![self.function.value()];
        self.with_tangents(roles, |i| std::iter::once(self.stride * i + 1), &mut args);
        let results: Vec<Type> = result
            .scalar()
            .is_float()
            .then_some(result)
            .into_iter()
            .collect();
        self.swept("__enzyme_fwdsplit", args, (begun, again), &results)
    }

    fn swept(
        &self,
        name: &str,
        mut args: Vec<Value>,
        (begun, again): (&Begun, bool),
        results: &[Type],
    ) -> Vec<Value> {
        if again {
            args.insert(1, self.marker("enzyme_nofree"));
        }
        args.push(begun.tape);
        self.ask(name, &args, results)
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

    fn free(&self, copies: &[Value]) {
        for &copy in copies {
            self.libc("free", self.module.context().void(), &[copy]);
        }
    }

    fn compare_all(&self, arrays: &[(Value, Value)], others: &[Value]) {
        for (&(array, bytes), &other) in arrays.iter().zip(others) {
            self.compare(array, (array, other), bytes);
        }
    }

    /// Makes no numbers of an array where two others do not have the same bytes.
    fn compare(&self, array: Value, (one, other): (Value, Value), bytes: Value) {
        let (context, b) = (self.module.context(), &self.builder);
        let int = context.int(32);
        let differs = self.libc("memcmp", int, &[one, other, bytes]);
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

    /// A float, unless another is none.
    fn nan_with(&self, float: Value, other: Value) -> Value {
        let b = &self.builder;
        let none = b.fcmp(FloatPredicate::Uno, other, other);
        b.select(none, float.ty().real(f64::NAN), float)
    }

    fn libc(&self, name: &str, returns: Type, args: &[Value]) -> Value {
        let params: Vec<Type> = args.iter().map(|arg| arg.ty()).collect();
        let function = self
            .module
            .get_or_add_function(name, returns.function(&params, false));
        self.builder.call(function, args)
    }
}
