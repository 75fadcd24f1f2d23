//! Copies whose first bytes go through a register. Simplifications take a variable apart so of which a first member is also
//! written by itself, as a `union` is made whose other member is then copied whole; the rest begins within a float, perhaps.
//!
//! ```text
//! v = load i8, p   memcpy(t, p + 1, 23)   …   store v, q   memcpy(q + 1, t, 23)   →   memcpy(t, p, 24)   …   memcpy(q, t, 24)
//! ```

use super::clears::address;
use super::moves::{is_marker, is_plain};
use crate::opcode::Opcode;
use crate::{Block, Builder, Function, GepFlags, Type, Value};

/// Makes one variable, and one copy each, of such a variable and a register.
pub(crate) fn restore(function: Function) {
    let split: Vec<Split> = function.instructions().filter_map(Split::of).collect();
    split.into_iter().for_each(Split::join);
}

/// A variable that holds all bytes but the first ones.
struct Split {
    variable: Value,
    /// What loads the first bytes.
    head: Value,
    copies: Copies,
    /// What stores the first ones, and copies the others behind them.
    out: Vec<(Value, Value)>,
}

/// What is done with a variable that is only copied to and from.
struct Copies {
    /// How many bytes are copied each time.
    bytes: u64,
    /// The only copy to it.
    into: Value,
    /// Those from it.
    out: Vec<Value>,
    /// What says how long it lives.
    markers: Vec<Value>,
}

impl Copies {
    fn of(variable: Value) -> Option<Self> {
        let (mut into, mut out, mut markers) = (Vec::new(), Vec::new(), Vec::new());
        for user in variable.users() {
            let name = user.is(Opcode::Call).then(|| user.intrinsic()).flatten()?;
            match name {
                "llvm.lifetime.start" | "llvm.lifetime.end" => markers.push(user),
                "llvm.memcpy" | "llvm.memmove" if user.args()[0] == variable => into.push(user),
                "llvm.memcpy" | "llvm.memmove" => out.push(user),
                _ => return None,
            }
        }
        let &[into] = &into[..] else { return None };
        let bytes = into.args()[2].const_u64()?;
        let is_plain = |copy: &Value| {
            let args = copy.args();
            args[2].const_u64() == Some(bytes) && args[3].const_u64() == Some(0)
        };
        let all = is_plain(&into) && out.iter().all(is_plain);
        all.then_some(Self {
            bytes,
            into,
            out,
            markers,
        })
    }

    /// The stores of the first bytes, one in front of each copy, if there are no others.
    fn stores_of(&self, head: Value) -> Option<Vec<(Value, Value)>> {
        let stores = head.users();
        let accesses = |i: Value| i.may_write() || i.may_read();
        let stored = |&copy: &Value| {
            let in_front = |store: &&Value| {
                store.is(Opcode::Store)
                    && store.operand(0) == head
                    && begins(**store, head.ty(), copy.args()[0])
                    && is_beside((**store, copy), accesses)
            };
            stores.iter().find(in_front).map(|&store| (store, copy))
        };
        let out: Vec<_> = self.out.iter().map(stored).collect::<Option<_>>()?;
        let once = |store: &Value| out.iter().filter(|pair| pair.0 == *store).count() == 1;
        (stores.len() == out.len() && stores.iter().all(once)).then_some(out)
    }
}

impl Split {
    fn of(variable: Value) -> Option<Self> {
        let copies = variable
            .is(Opcode::Alloca)
            .then(|| Copies::of(variable))??;
        let mut before = copies.into.block().instructions();
        let (head, out) = before.find_map(|head| {
            let is_head = head.ty().is_int() && is_read(head, copies.into);
            Some((head, is_head.then(|| copies.stores_of(head))??))
        })?;
        Some(Self {
            variable,
            head,
            copies,
            out,
        })
    }

    /// Where all that is copied begins, and how it is aligned.
    fn source(&self, builder: &Builder) -> (Value, u32) {
        let loads = self.loads();
        if self.head.is(Opcode::Load) {
            return (self.head.access_pointer(), self.head.align());
        }
        let (base, at) = address(self.copies.into.args()[1]);
        let first = i64::from(self.head.ty().int_width() / 8);
        let at = base.ty().context().int(64).signed(at - first);
        let align = loads.iter().map(|load| load.align()).min();
        let begin = builder.byte_offset(base, at, GepFlags::INBOUNDS);
        (begin, align.unwrap_or(1))
    }

    /// What loads the first bytes, each once.
    fn loads(&self) -> Vec<Value> {
        let mut loads = match self.head.is(Opcode::Phi) {
            true => self.head.incoming().into_iter().map(|(v, _)| v).collect(),
            false => vec![self.head],
        };
        loads.retain(|load| load.is(Opcode::Load));
        loads.sort_unstable();
        loads.dedup();
        loads
    }

    fn join(self) {
        let context = self.variable.ty().context();
        let first = u64::from(self.head.ty().int_width() / 8);
        let bytes = first + self.copies.bytes;
        let whole = Builder::before(self.variable).alloca(context.int(8).array(bytes));
        let builder = Builder::before(later(self.head, self.copies.into));
        let ((from, align), size) = (self.source(&builder), context.int(64).int(bytes));
        whole.set_align(align);
        builder.memcpy(whole, align, from, align, size);
        for &(store, copy) in &self.out {
            let builder = Builder::before(later(store, copy));
            builder.memcpy(store.operand(1), store.align(), whole, align, size);
        }
        let markers = self.copies.markers.iter();
        markers.for_each(|marker| marker.set_operand(0, whole));
        self.erase();
    }

    /// Deletes what was joined.
    fn erase(self) {
        for (store, copy) in self.out.iter().copied() {
            store.erase();
            erase(copy, 0);
        }
        erase(self.copies.into, 1);
        let loads = self.loads();
        if self.head.is(Opcode::Phi) {
            self.head.erase();
        }
        let unused = loads.into_iter().filter(|load| !load.has_users());
        unused.for_each(Value::erase);
        self.variable.erase();
    }
}

/// Deletes a copy, and what makes one of its pointers for nobody else.
fn erase(copy: Value, argument: usize) {
    let pointer = copy.args()[argument];
    copy.erase();
    if pointer.is(Opcode::GetElementPtr) && !pointer.has_users() {
        pointer.erase();
    }
}

/// Whether a value is what lies in front of the bytes that are copied, where they are copied.
fn is_read(head: Value, into: Value) -> bool {
    let source = into.args()[1];
    let is_load = |load: Value| load.is(Opcode::Load) && begins(load, head.ty(), source);
    let writes = |i: Value| i.may_write();
    let quiet = |first: Option<Value>, last: Value| {
        let mut each = std::iter::successors(first, |i| i.next());
        each.find(|&i| i == last || does(i, writes)) == Some(last)
    };
    if !head.is(Opcode::Phi) {
        return is_load(head) && is_beside((head, into), writes);
    }
    let incoming = |(v, from): (Value, Block)| {
        let end = from.terminator();
        let here = || v.block() == from && end.is_some_and(|end| quiet(v.next(), end));
        v.is_constant() && v.is_undef() || is_load(v) && here()
    };
    is_inside(source, head.ty())
        && quiet(Some(head), into)
        && head.incoming().into_iter().all(incoming)
}

/// Whether a plain access of an integer of whole bytes ends where a pointer points.
fn begins(access: Value, ty: Type, end: Value) -> bool {
    if !ty.is_int() || !ty.int_width().is_multiple_of(8) || !is_plain(access) {
        return false;
    }
    let ((base, at), (other, end)) = (address(access.access_pointer()), address(end));
    base == other && at.checked_add(i64::from(ty.int_width() / 8)) == Some(end)
}

/// Whether what lies in front of a pointer lies in the same object.
fn is_inside(pointer: Value, front: Type) -> bool {
    let bytes = i64::from(front.int_width() / 8);
    let offset = pointer
        .is(Opcode::GetElementPtr)
        .then(|| pointer.gep_offset());
    let inside = offset
        .flatten()
        .is_some_and(|(at, terms)| at >= bytes && terms.is_empty());
    inside && pointer.gep_flags().has(GepFlags::INBOUNDS)
}

/// Whether two instructions stand in one block, and nothing between them does what is wrong there.
fn is_beside((one, other): (Value, Value), wrong: impl Fn(Value) -> bool) -> bool {
    let follows = |first: Value, second: Value| {
        let mut between = std::iter::successors(first.next(), |i| i.next());
        between.find(|&i| i == second || does(i, &wrong)) == Some(second)
    };
    follows(one, other) || follows(other, one)
}

/// Whether an instruction does something, and not for the sake of its place alone.
fn does(instruction: Value, what: impl Fn(Value) -> bool) -> bool {
    let call = instruction
        .is(Opcode::Call)
        .then(|| instruction.intrinsic());
    let lives = matches!(
        call.flatten(),
        Some("llvm.lifetime.start" | "llvm.lifetime.end")
    );
    what(instruction) && !lives && !is_marker(instruction)
}

/// That of two instructions of a block which comes last.
fn later(one: Value, other: Value) -> Value {
    let mut after = std::iter::successors(one.next(), |i| i.next());
    match after.any(|i| i == other) {
        true => other,
        false => one,
    }
}
