//! Loads and stores of chosen lanes, and of lanes at addresses of their own, one lane at a time: each is a load or a store of
//! one float. A lane that is not chosen reads, or writes, a place of its own instead.
//!
//! ```text
//! llvm.x86.avx2.gather.q.pd.256(v, p, i, m, 8)   →   for each lane k: own = v[k], r[k] = load (m[k] < 0 ? p + 8 * i[k] : &own)
//! llvm.masked.store(v, p, m)                     →   for each lane k: store v[k], (m[k] ? p + 8 * k : &own)
//! ```

use crate::opcode::{IntPredicate, Opcode, TypeKind};
use crate::{Builder, Function, GepFlags, Type, Value};

/// Where the lanes lie, which are chosen, and what is stored there, or what takes the place of those that are not loaded.
struct Lanes {
    base: Value,
    /// Index and bytes of a step; without it the lanes lie side by side.
    indices: Option<(Value, u64)>,
    mask: Value,
    lanes: Value,
    stores: bool,
}

/// Spells out each such built-in that moves floats.
pub(crate) fn spell_out(copy: Function) {
    let calls: Vec<Value> = copy
        .instructions()
        .filter(|i| i.is(Opcode::Call) && i.bundles().is_empty())
        .collect();
    for call in calls {
        let name = call.callee().as_function().map(|f| f.name());
        let Some(lanes) = name.and_then(|name| told(&name, call)) else {
            continue;
        };
        let moved = lanes.lanes.ty();
        if moved.is_vector() && moved.element().is_float() {
            let made = one_by_one(call, &lanes);
            call.replace_uses(made);
            call.erase();
        }
    }
}

fn told(name: &str, call: Value) -> Option<Lanes> {
    let args = call.args();
    let scale = |at: usize| args.get(at).and_then(|v| v.const_u64());
    let lanes = |base, indices, mask, lanes, stores| Lanes {
        base,
        indices,
        mask,
        lanes,
        stores,
    };
    let beside = |base, mask, moved, stores| Some(lanes(base, None, mask, moved, stores));
    let name = name.strip_prefix("llvm.")?;
    let starts = |start: &str| name.starts_with(start);
    match *args {
        [base, mask, other] if starts("masked.load.") => beside(base, mask, other, false),
        [moved, base, mask] if starts("masked.store.") => beside(base, mask, moved, true),
        [base, mask] if starts("x86.avx.maskload.") => beside(base, mask, call.ty().zero(), false),
        [base, mask, moved] if starts("x86.avx.maskstore.") => beside(base, mask, moved, true),
        [other, base, at, mask, _]
            if starts("x86.avx2.gather.") || starts("x86.avx512.mask.gather.") =>
        {
            Some(lanes(base, Some((at, scale(4)?)), mask, other, false))
        }
        [base, mask, at, moved, _] if starts("x86.avx512.mask.scatter.") => {
            Some(lanes(base, Some((at, scale(4)?)), mask, moved, true))
        }
        _ => None,
    }
}

/// What is loaded; of stores, what is stored.
fn one_by_one(call: Value, lanes: &Lanes) -> Value {
    let builder = Builder::before(call);
    let element = lanes.lanes.ty().element();
    let own = place_of_its_own(call, element);
    let count = |vector: Value| vector.ty().lanes().unwrap_or(0);
    let indexed = lanes.indices.map_or(u32::MAX, |(at, _)| count(at));
    let context = element.context();
    let mut made = lanes.lanes;
    for lane in 0..count(lanes.lanes) {
        let number = context.int(32).int(lane.into());
        if lane >= indexed || lane >= count(lanes.mask) {
            // Conversions to fewer lanes clear the others.
            made = builder.insert_element(made, element.zero(), number);
            continue;
        }
        let at = lanes.address(&builder, lane, number);
        let value = builder.extract_element(lanes.lanes, number);
        let place = match chosen(&builder, lanes.mask, number) {
            None => at,
            Some(chosen) => {
                builder.store(value, own, element_bytes(element));
                builder.select(chosen, at, own)
            }
        };
        if lanes.stores {
            builder.store(value, place, 1);
        } else {
            let loaded = builder.load(element, place, 1);
            made = builder.insert_element(made, loaded, number);
        }
    }
    made
}

impl Lanes {
    fn address(&self, builder: &Builder, lane: u32, number: Value) -> Value {
        let element = self.lanes.ty().element();
        let wide = element.context().int(64);
        let bytes = match self.indices {
            None => wide.int(u64::from(lane * element_bytes(element))),
            Some((at, scale)) => {
                let index = builder.extract_element(at, number);
                let index = match index.ty() == wide {
                    true => index,
                    false => builder.cast(Opcode::SExt, index, wide),
                };
                builder.binary(Opcode::Mul, index, wide.int(scale))
            }
        };
        builder.byte_offset(self.base, bytes, GepFlags(0))
    }
}

/// Whether a lane is chosen: by its sign, or its only bit. Nothing if that is constant and true.
fn chosen(builder: &Builder, mask: Value, lane: Value) -> Option<Value> {
    let element = mask.ty().element();
    let bits = match element.kind() {
        TypeKind::Float => element.context().int(32),
        TypeKind::Double => element.context().int(64),
        _ => element,
    };
    let signs = match bits == element {
        true => mask,
        false => {
            let bits = bits.vector(mask.ty().lanes().unwrap_or(1));
            builder.cast(Opcode::BitCast, mask, bits)
        }
    };
    let sign = builder.extract_element(signs, lane);
    let chosen = match bits.int_width() {
        1 => sign,
        _ => builder.icmp(IntPredicate::Slt, sign, bits.zero()),
    };
    let always = chosen.is_constant() && chosen.const_u64() == Some(1);
    (!always).then_some(chosen)
}

fn element_bytes(element: Type) -> u32 {
    match element.kind() {
        TypeKind::Float => 4,
        TypeKind::Double => 8,
        _ => 2,
    }
}

/// A variable at the beginning of the function.
fn place_of_its_own(call: Value, element: Type) -> Value {
    let entry = call.block().function().entry();
    let first = entry.instructions().next().unwrap_or(call);
    Builder::before(first).alloca(element)
}
