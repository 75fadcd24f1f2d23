//! Calls and invokes, intrinsics, attributes.

use crate::ffi::{self, ffi};
use crate::function::{Block, Function};
use crate::opcode::{Opcode, ValueKind};
use crate::types::Type;
use crate::value::Value;

/// Where an attribute sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The function or the call itself.
    Function,
    /// The returned value.
    Return,
    /// One parameter or argument.
    Param(u32),
}

impl Place {
    pub(crate) fn index(self) -> u32 {
        match self {
            Place::Function => u32::MAX,
            Place::Return => 0,
            Place::Param(param) => param + 1,
        }
    }
}

/// What a function or call may do to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effects {
    /// May read or write what its pointer arguments point to.
    pub args: Access,
    /// May read or write memory that no user code can see (errno excluded).
    pub inaccessible: Access,
    /// May read or write errno.
    pub errno: Access,
    /// May read or write anything else.
    pub other: Access,
}

/// Reads and writes, as two permissions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Access {
    /// May read.
    pub read: bool,
    /// May write.
    pub write: bool,
}

impl Effects {
    /// From the shim's answer: two bits each (read, write) for args, inaccessible, errno, other.
    pub(crate) fn from_bits(bits: u32) -> Self {
        let access = |at: u32| Access {
            read: bits >> at & 1 != 0,
            write: bits >> at & 2 != 0,
        };
        Self {
            args: access(0),
            inaccessible: access(2),
            errno: access(4),
            other: access(6),
        }
    }

    /// Touches no memory at all.
    pub fn is_none(self) -> bool {
        [self.args, self.inaccessible, self.errno, self.other]
            .iter()
            .all(|access| !access.read && !access.write)
    }
}

/// Operands under a tag that a call carries beside its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bundle {
    /// The tag.
    pub tag: String,
    /// The operands.
    pub args: Vec<Value>,
}

/// What a call does with memory of the heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allocation {
    /// It gives a block.
    Begins = 0,
    /// The same, filled with zero bytes.
    Zeroed = 1,
    /// It gives a larger block for a smaller one.
    Grows = 2,
    /// It takes one back.
    Releases = 3,
}

impl Value {
    /// Whether it is a `call`, `invoke` or `callbr`.
    pub fn is_call(self) -> bool {
        self.is_instruction()
            && matches!(
                self.opcode(),
                Opcode::Call | Opcode::Invoke | Opcode::CallBr
            )
    }

    /// What is called: a function, inline assembly, or a pointer.
    pub fn callee(self) -> Value {
        debug_assert!(self.is_call());
        Value(ffi!(LLVMGetCalledValue(self.0)))
    }

    /// The function that a direct call calls, through casts and aliases that cannot be replaced.
    pub fn called_function(self) -> Option<Function> {
        self.callee().strip_casts().as_function()
    }

    /// The same of any instruction: nothing if it is no call.
    pub fn calls(self) -> Option<Function> {
        self.is_call().then(|| self.called_function()).flatten()
    }

    /// The type as which the callee is called.
    pub fn call_type(self) -> Type {
        Type(ffi!(LLVMGetCalledFunctionType(self.0)))
    }

    /// The arguments, without bundles.
    pub fn args(self) -> Vec<Value> {
        debug_assert!(self.is_call());
        (0..ffi!(LLVMGetNumArgOperands(self.0)))
            .map(|i| Value(ffi!(LLVMGetArgOperand(self.0, i))))
            .collect()
    }

    /// The operand bundles.
    pub fn bundles(self) -> Vec<Bundle> {
        let count = ffi!(LLVMGetNumOperandBundles(self.0));
        (0..count).map(|index| self.bundle(index)).collect()
    }

    fn bundle(self, index: u32) -> Bundle {
        let raw = ffi!(LLVMGetOperandBundleAtIndex(self.0, index));
        let mut size = 0;
        let tag = ffi!(LLVMGetOperandBundleTag(raw, &raw mut size));
        let count = ffi!(LLVMGetNumOperandBundleArgs(raw));
        let args = (0..count)
            .map(|i| Value(ffi!(LLVMGetOperandBundleArgAtIndex(raw, i))))
            .collect();
        // SAFETY: the tag lives as long as the bundle, which is disposed of below.
        let tag = unsafe { ffi::copy_text(tag, size) };
        ffi!(LLVMDisposeOperandBundle(raw));
        Bundle { tag, args }
    }

    /// Where an `invoke` goes when the callee returns, and when it unwinds.
    pub fn invoke_targets(self) -> (Block, Block) {
        debug_assert!(self.is(Opcode::Invoke));
        (
            Block(ffi!(LLVMGetNormalDest(self.0))),
            Block(ffi!(LLVMGetUnwindDest(self.0))),
        )
    }

    /// The calling convention of a call.
    pub fn call_convention(self) -> u32 {
        ffi!(LLVMGetInstructionCallConv(self.0))
    }

    /// Sets the calling convention of a call.
    pub fn set_call_convention(self, convention: u32) {
        ffi!(LLVMSetInstructionCallConv(self.0, convention));
    }

    /// Whether a call must be a jump.
    pub fn is_must_tail(self) -> bool {
        self.is(Opcode::Call) && ffi!(tapeless_is_must_tail(self.0))
    }

    /// Takes the `tail` hint from a call, whose arguments may then point into the caller's frame.
    pub fn clear_tail(self) {
        if self.is(Opcode::Call) {
            ffi!(LLVMSetTailCall(self.0, 0));
        }
    }

    /// Whether what is called is inline assembly.
    pub fn is_inline_asm(self) -> bool {
        self.is_call() && self.callee().kind() == ValueKind::InlineAsm
    }

    /// Inline assembly: its instructions, and its constraints; none if their operands are in Intel's order.
    pub fn inline_asm(self) -> Option<(String, String)> {
        debug_assert_eq!(self.kind(), ValueKind::InlineAsm);
        if ffi!(LLVMGetInlineAsmDialect(self.0))
            != llvm_sys::LLVMInlineAsmDialect::LLVMInlineAsmDialectATT
        {
            return None;
        }
        let (mut size, mut constraints_size) = (0, 0);
        let text = ffi!(LLVMGetInlineAsmAsmString(self.0, &mut size));
        let constraints = ffi!(LLVMGetInlineAsmConstraintString(
            self.0,
            &mut constraints_size
        ));
        // SAFETY: LLVM owns so many bytes of each as long as the context lives.
        unsafe {
            Some((
                ffi::copy_text(text, size),
                ffi::copy_text(constraints, constraints_size),
            ))
        }
    }

    /// The name of the intrinsic that is called, without its type suffix: `llvm.sin`.
    pub fn intrinsic(self) -> Option<&'static str> {
        self.is_call()
            .then(|| self.callee().as_function())
            .flatten()?
            .intrinsic()
    }

    /// What the call may do to memory, by the attributes of call and callee.
    pub fn call_effects(self) -> Effects {
        debug_assert!(self.is_call());
        Effects::from_bits(ffi!(tapeless_effects(self.0)))
    }

    /// Whether the call, its callee included, has a known attribute by name (`nounwind`, `noreturn`, …).
    pub fn call_has_attribute(self, place: Place, name: &str) -> bool {
        ffi!(tapeless_call_has_attribute(
            self.0,
            place.index(),
            name.as_ptr(),
            name.len()
        ))
    }

    /// The type that an attribute of the call carries (`sret`, `byval`).
    pub fn call_type_attribute(self, place: Place, name: &str) -> Option<Type> {
        let kind = attribute_kind(name);
        let found = ffi!(LLVMGetCallSiteEnumAttribute(self.0, place.index(), kind));
        (!found.is_null()).then(|| Type(ffi!(LLVMGetTypeAttributeValue(found))))
    }

    /// The type that an attribute of a function carries (`sret`, `byval`).
    pub fn type_attribute(self, place: Place, name: &str) -> Option<Type> {
        let kind = attribute_kind(name);
        let found = ffi!(LLVMGetEnumAttributeAtIndex(self.0, place.index(), kind));
        (!found.is_null()).then(|| Type(ffi!(LLVMGetTypeAttributeValue(found))))
    }

    /// To what a pointer argument is aligned, by the call's attributes; 1 if they do not say.
    pub fn call_align(self, place: Place) -> u32 {
        let name = "align";
        let kind = attribute_kind(name);
        let found = ffi!(LLVMGetCallSiteEnumAttribute(self.0, place.index(), kind));
        if found.is_null() {
            return 1;
        }
        u32::try_from(ffi!(LLVMGetEnumAttributeValue(found))).unwrap_or(1)
    }

    /// The value of a string attribute of the call or its callee.
    pub fn call_string_attribute(self, place: Place, name: &str) -> Option<String> {
        string_attribute(self, place, name)
    }

    /// Adds an attribute without value (`nomerge`, `noinline`, or a word of our own) to a call or a function.
    pub fn add_attribute(self, place: Place, name: &str) {
        ffi!(tapeless_add_attribute(
            self.0,
            place.index(),
            name.as_ptr(),
            name.len()
        ));
    }

    /// Promises that a call touches no memory, `errno` included, and comes back.
    pub fn set_pure(self) {
        debug_assert!(self.is_call());
        ffi!(tapeless_set_pure(self.0));
    }

    /// Promises that a function, of which the first parameter is a pointer, touches no memory that a program sees and
    /// keeps no pointer, but is not to be left out.
    pub fn set_unseen(self) {
        ffi!(tapeless_set_unseen(self.0));
    }

    /// Promises that a call allocates memory, as many bytes as its argument `size` says, or releases what its first one points
    /// to, as others of the family do; and that it touches no other memory.
    pub fn set_allocation(self, family: &str, what: Allocation, size: u32) {
        debug_assert!(self.is_call());
        ffi!(tapeless_set_allocation(
            self.0,
            family.as_ptr(),
            family.len(),
            what as u32,
            size
        ));
    }

    /// Removes an attribute by name from a call or a function, if it is there.
    pub fn remove_attribute(self, place: Place, name: &str) {
        ffi!(tapeless_remove_attribute(
            self.0,
            place.index(),
            name.as_ptr(),
            name.len()
        ));
    }

    /// Gives a call the attributes of another one of the same type, and no others.
    pub fn copy_call_attributes(self, from: Value) {
        debug_assert!(self.is_call() && from.is_call());
        ffi!(tapeless_copy_call_attributes(self.0, from.0));
    }

    /// The number that an attribute of a call says (`dereferenceable(8)`).
    pub fn call_number_attribute(self, place: Place, name: &str) -> Option<u64> {
        debug_assert!(self.is_call());
        let kind = attribute_kind(name);
        let found = ffi!(LLVMGetCallSiteEnumAttribute(self.0, place.index(), kind));
        (!found.is_null()).then(|| ffi!(LLVMGetEnumAttributeValue(found)))
    }

    /// The names of all attributes at a place of a call (its own only) or a function.
    pub fn attributes(self, place: Place) -> Vec<String> {
        let text = ffi::collect(|sink, state| {
            ffi!(tapeless_attributes(self.0, place.index(), sink, state))
        });
        text.lines().map(String::from).collect()
    }
}

pub(crate) fn string_attribute(of: Value, place: Place, name: &str) -> Option<String> {
    let mut found = false;
    let text = ffi::collect(|sink, state| {
        found = ffi!(tapeless_string_attribute(
            of.0,
            place.index(),
            name.as_ptr(),
            name.len(),
            sink,
            state
        ));
    });
    found.then_some(text)
}

/// The number of a known attribute, by its name.
fn attribute_kind(name: &str) -> u32 {
    ffi!(LLVMGetEnumAttributeKindForName(
        name.as_ptr().cast(),
        name.len()
    ))
}
