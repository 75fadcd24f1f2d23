//! Shadows that are made and released as their primals are, since their end may lie outside of the derivative.
//!
//! ```text
//! p = new double[n]  ⇒ p' = new double[n]; memset(p', 0, 8 n)      delete[] p  ⇒ if p' then delete[] p'
//! ```

use crate::calls::call_of;
use crate::shadow::clear;
use crate::unit::Unit;
use tapeless_analysis::is_by_user;
use tapeless_ir::ops::Call;
use tapeless_ir::{Builder, Callee, Mem, Module, Op, OpKind, Type, Value};

/// A zeroed shadow of so many bytes, from the allocator of the primal. The program's own allocators may do more than
/// allocate, so they are called for primals only.
pub fn allocate(b: &mut Builder, unit: &Unit<'_>, op: Op, args: &[Value], bytes: Value) -> Value {
    let call = call_of(unit, op).filter(|call| !is_by_user(unit.module, call));
    let Some(call) = call.filter(|call| !matches!(name(unit.module, call), "malloc" | "calloc"))
    else {
        // What both of them make, `free` takes.
        let (zeroed, align) = (true, unit.align);
        let kind = OpKind::Mem(Mem::HeapAlloc {
            zeroed,
            align,
            frame: false,
        });
        return b.value(kind, &[bytes], Type::PTR);
    };
    let shadow = b.value(OpKind::Call(call), args, Type::PTR);
    clear(b, shadow, bytes);
    shadow
}

/// Releases a shadow that `allocate` made, by the call that releases its primal, with these arguments: the shadow stands
/// among them.
pub fn release(b: &mut Builder, module: &Module, by: &Call, args: &[Value], shadow: Value) {
    if is_by_user(module, by) {
        b.push(OpKind::Mem(Mem::FREE), &[shadow], &[]);
    } else {
        b.push(OpKind::Call(by.clone()), args, &[]);
    }
}

fn name<'m>(module: &'m Module, call: &Call) -> &'m str {
    match call.callee {
        Callee::Func(function) => &module.functions[function].name,
        Callee::Indirect => "",
    }
}
