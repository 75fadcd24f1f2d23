//! What import and emission ask beyond the common safe layer.

use crate::ffi::{self, LLVMBasicBlockRef, LLVMBuilderRef, LLVMValueRef, ffi};
use crate::{Block, Builder, Function, Type, Value};
use std::ffi::c_void;

mod raw {
    use super::*;
    unsafe extern "C" {
        pub(super) fn tapeless_parameter_flags(
            function: LLVMValueRef,
            index: u32,
            by_val: *mut u64,
            result: *mut u64,
        ) -> u32;
        pub(super) fn tapeless_parameter_names(
            function: LLVMValueRef,
            sink: ffi::Sink,
            state: *mut c_void,
        );
        pub(super) fn tapeless_alloca_is_special(alloca: LLVMValueRef) -> bool;
        pub(super) fn tapeless_location_identity(instruction: LLVMValueRef) -> *const c_void;
        pub(super) fn tapeless_builder_set_line(
            builder: LLVMBuilderRef,
            function: LLVMValueRef,
            line: u32,
            column: u32,
        );
        pub(super) fn tapeless_rebase_location(instruction: LLVMValueRef);
        pub(super) fn tapeless_remap_debug_records(
            function: LLVMValueRef,
            old: *const LLVMValueRef,
            new: *const LLVMValueRef,
            count: usize,
            dead: *const LLVMBasicBlockRef,
            dead_count: usize,
        );
        pub(super) fn tapeless_delete_blocks(blocks: *const LLVMBasicBlockRef, count: usize);
        pub(super) fn tapeless_move_block_first(block: LLVMBasicBlockRef);
        pub(super) fn tapeless_block_address_taken(block: LLVMBasicBlockRef) -> bool;
        pub(super) fn tapeless_phi_retarget(
            phi: LLVMValueRef,
            from: LLVMBasicBlockRef,
            to: LLVMBasicBlockRef,
        );
        pub(super) fn tapeless_phi_incoming(
            phi: LLVMValueRef,
            from: LLVMBasicBlockRef,
        ) -> LLVMValueRef;
        pub(super) fn tapeless_drop_call_promises(call: LLVMValueRef);
        pub(super) fn tapeless_retain(global: LLVMValueRef);
    }
}

/// Calls a function of this file's part of the shim.
macro_rules! shim {
    ($function:ident($($argument:expr),* $(,)?)) => {{
        #[allow(unused_unsafe, reason = "arguments may be such calls themselves")]
        // SAFETY: handles are live by the contract of the crate's documentation; slices outlive the call.
        unsafe { raw::$function($($argument),*) }
    }};
}

/// What is promised of a parameter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "LLVM's names")]
pub struct ParamFlags {
    pub noalias: bool,
    pub readonly: bool,
    pub writeonly: bool,
    pub nocapture: bool,
    pub sret: bool,
    pub swifterror: bool,
    pub inalloca: bool,
    pub byval: Option<u64>,
    /// The bytes of the result that it points to.
    pub result_bytes: Option<u64>,
}

impl Function {
    /// Adds a string attribute.
    pub fn add_string_attribute(self, name: &str, text: &str) {
        let context = self.ty().context().0;
        let (key, size) = (name.as_ptr().cast(), name.len() as u32);
        let attribute = ffi!(LLVMCreateStringAttribute(
            context,
            key,
            size,
            text.as_ptr().cast(),
            text.len() as u32
        ));
        ffi!(LLVMAddAttributeAtIndex(
            self.value().0,
            llvm_sys::LLVMAttributeFunctionIndex,
            attribute
        ));
    }

    /// What is promised of a parameter.
    pub fn param_flags(self, index: u32) -> ParamFlags {
        let (mut bytes, mut result) = (0, 0);
        let bits = shim!(tapeless_parameter_flags(
            self.value().0,
            index,
            &raw mut bytes,
            &raw mut result
        ));
        let has = |bit: u32| bits & (1 << bit) != 0;
        ParamFlags {
            noalias: has(0),
            readonly: has(1),
            writeonly: has(2),
            nocapture: has(3),
            sret: has(4),
            swifterror: has(5),
            inalloca: has(6),
            byval: (bytes > 0).then_some(bytes),
            result_bytes: (result > 0).then_some(result),
        }
    }

    /// Whether it is given structures by copies in memory, or leaves one there.
    pub fn copies_structs(self) -> bool {
        (0..self.params().len() as u32).any(|index| {
            let flags = self.param_flags(index);
            flags.sret || flags.byval.is_some()
        })
    }

    /// The source names of its parameters, where debug information has them: (1-based position in the source, name).
    pub fn source_param_names(self) -> Vec<(u32, String)> {
        let text = ffi::collect(|sink, state| {
            shim!(tapeless_parameter_names(self.value().0, sink, state))
        });
        let parse = |line: &str| {
            let (number, name) = line.split_once(' ')?;
            Some((number.parse().ok()?, name.to_owned()))
        };
        text.lines().filter_map(parse).collect()
    }

    /// Lets debug records speak of new values; those about other instructions of `dead` blocks lose their value.
    pub fn remap_debug_records(self, pairs: &[(Value, Value)], dead: &[Block]) {
        let old: Vec<_> = pairs.iter().map(|pair| pair.0.0).collect();
        let new: Vec<_> = pairs.iter().map(|pair| pair.1.0).collect();
        let dead: Vec<_> = dead.iter().map(|block| block.0).collect();
        shim!(tapeless_remap_debug_records(
            self.value().0,
            old.as_ptr(),
            new.as_ptr(),
            old.len(),
            dead.as_ptr(),
            dead.len()
        ));
    }
}

impl Block {
    /// Makes it its function's entry.
    pub fn move_first(self) {
        shim!(tapeless_move_block_first(self.0));
    }

    /// Whether a constant holds its address.
    pub fn is_address_taken(self) -> bool {
        shim!(tapeless_block_address_taken(self.0))
    }

    /// Deletes blocks that only refer to each other.
    pub fn delete_all(blocks: &[Block]) {
        let raw: Vec<_> = blocks.iter().map(|block| block.0).collect();
        shim!(tapeless_delete_blocks(raw.as_ptr(), raw.len()));
    }
}

impl Value {
    /// Whether an alloca is for `swifterror` or `inalloca`.
    pub fn is_special_alloca(self) -> bool {
        shim!(tapeless_alloca_is_special(self.0))
    }

    /// A number that two instructions share only if they have the same debug location; 0 for none.
    pub fn location_identity(self) -> usize {
        shim!(tapeless_location_identity(self.0)) as usize
    }

    /// Lets its debug location lie within the function in which it stands.
    pub fn rebase_location(self) {
        shim!(tapeless_rebase_location(self.0));
    }

    /// What a phi is when control comes from a block.
    pub fn incoming_from(self, from: Block) -> Option<Value> {
        Value::from_raw(shim!(tapeless_phi_incoming(self.0, from.0)))
    }

    /// Ends the instruction's block before it; the instruction begins the block that is returned.
    pub fn split_block(self) -> Block {
        Block(ffi!(tapeless_split_block(self.0)))
    }

    /// The same, and nothing leads there yet: what writes at the end of the first half, in the instruction's place, and the block that the
    /// instruction begins.
    pub fn open_before(self) -> (Builder, Block) {
        let (head, tail) = (self.block(), self.split_block());
        if let Some(jump) = head.terminator() {
            jump.erase();
        }
        let builder = Builder::at_end(head);
        builder.set_location(self);
        (builder, tail)
    }

    /// Replaces a block among a phi's predecessors.
    pub fn retarget_incoming(self, from: Block, to: Block) {
        shim!(tapeless_phi_retarget(self.0, from.0, to.0));
    }

    /// Removes the attributes of a call that its copy in a derivative would break, and the `tail` hint.
    pub fn drop_call_promises(self) {
        shim!(tapeless_drop_call_promises(self.0));
    }

    /// Keeps a global that nothing refers to until code is made, also across a link.
    pub fn retain(self) {
        shim!(tapeless_retain(self.0));
    }

    /// Says whether a load or store must happen exactly as written.
    pub fn set_volatile(self, volatile: bool) {
        ffi!(LLVMSetVolatile(self.0, volatile.into()));
    }

    /// How many bytes a global lies behind another, as a constant of 32 bits.
    pub fn distance_from(self, other: Value) -> Value {
        let context = self.ty().context();
        let [here, there] =
            [self, other].map(|global| ffi!(LLVMConstPtrToInt(global.0, context.int(64).0)));
        let distance = ffi!(LLVMConstSub(here, there));
        Value(ffi!(LLVMConstTrunc(distance, context.int(32).0)))
    }

    /// A constant address moved by bytes.
    pub fn const_offset(self, bytes: i64) -> Value {
        let context = self.ty().context();
        let mut index = context.int(64).signed(bytes).0;
        Value(ffi!(LLVMConstGEP2(
            context.int(8).0,
            self.0,
            &raw mut index,
            1
        )))
    }
}

impl Type {
    /// A constant of a struct type.
    pub fn const_struct(self, fields: &[Value]) -> Value {
        let mut raw: Vec<_> = fields.iter().map(|field| field.0).collect();
        Value(ffi!(LLVMConstNamedStruct(
            self.0,
            raw.as_mut_ptr(),
            raw.len() as u32
        )))
    }
}

impl Builder {
    /// Gives all further instructions a line of a function that has debug information.
    pub fn set_line(&self, function: Function, line: u32, column: u32) {
        shim!(tapeless_builder_set_line(
            self.0,
            function.value().0,
            line,
            column
        ));
    }
}
