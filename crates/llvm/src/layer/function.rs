//! Functions and their blocks.

use crate::call::{Effects, Place, string_attribute};
use crate::ffi::{self, LLVMBasicBlockRef, ffi};
use crate::module::Module;
use crate::types::Type;
use crate::value::Value;
use std::ffi::CStr;
use std::fmt;
use tapeless_diag::Location;

/// A function, with or without a body.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Function(pub(crate) Value);

impl Function {
    /// The function as a value: its address.
    pub fn value(self) -> Value {
        self.0
    }

    /// Its symbol.
    pub fn name(self) -> String {
        self.0.name()
    }

    /// The module that it belongs to.
    pub fn module(self) -> Module {
        self.0.global_module()
    }

    /// Its function type.
    pub fn ty(self) -> Type {
        self.0.global_type()
    }

    /// Whether it has no body here.
    pub fn is_declaration(self) -> bool {
        self.0.is_declaration()
    }

    /// Its parameters as values.
    pub fn params(self) -> Vec<Value> {
        let count = ffi!(LLVMCountParams(self.0.0));
        (0..count)
            .map(|i| Value(ffi!(LLVMGetParam(self.0.0, i))))
            .collect()
    }

    /// Its blocks, the entry first.
    pub fn blocks(self) -> impl Iterator<Item = Block> {
        let first = Block::from_raw(ffi!(LLVMGetFirstBasicBlock(self.0.0)));
        std::iter::successors(first, |block| {
            Block::from_raw(ffi!(LLVMGetNextBasicBlock(block.0)))
        })
    }

    /// The block where it begins; only of a definition.
    pub fn entry(self) -> Block {
        debug_assert!(!self.is_declaration());
        Block(ffi!(LLVMGetEntryBasicBlock(self.0.0)))
    }

    /// All instructions of all blocks. Erasing the one just returned is allowed only on a collected list.
    pub fn instructions(self) -> impl Iterator<Item = Value> {
        self.blocks().flat_map(Block::instructions)
    }

    /// Adds a block at the end.
    pub fn append_block(self, name: &str) -> Block {
        let name = ffi::c_string(name);
        let context = self.ty().context();
        Block(ffi!(LLVMAppendBasicBlockInContext(
            context.0,
            self.0.0,
            name.as_ptr()
        )))
    }

    /// The name of the intrinsic that it is, without type suffix: `llvm.sin`.
    pub fn intrinsic(self) -> Option<&'static str> {
        let id = ffi!(LLVMGetIntrinsicID(self.0.0));
        if id == 0 {
            return None;
        }
        let mut size = 0;
        let name = ffi!(tapeless_intrinsic_base_name(id, &raw mut size));
        // SAFETY: names of intrinsics are in LLVM's static tables.
        let bytes: &'static [u8] = unsafe { std::slice::from_raw_parts(name, size) };
        std::str::from_utf8(bytes).ok()
    }

    /// What a call of it may do to memory, by its attributes.
    pub fn effects(self) -> Effects {
        Effects::from_bits(ffi!(tapeless_effects(self.0.0)))
    }

    /// Whether it has a known attribute without value, by name.
    pub fn has_attribute(self, place: Place, name: &str) -> bool {
        ffi!(tapeless_call_has_attribute(
            self.0.0,
            place.index(),
            name.as_ptr(),
            name.len()
        ))
    }

    /// Says of a library function what LLVM knows of it.
    pub fn infer_attributes(self) {
        ffi!(tapeless_infer_attributes(self.0.0));
    }

    /// Says that it changes no memory of the program but what its arguments point to, and keeps none of these.
    pub fn changes_arguments_only(self) {
        ffi!(tapeless_changes_arguments_only(self.0.0));
    }

    /// The value of a string attribute.
    pub fn string_attribute(self, place: Place, name: &str) -> Option<String> {
        string_attribute(self.0, place, name)
    }

    /// The calling convention.
    pub fn convention(self) -> u32 {
        ffi!(LLVMGetFunctionCallConv(self.0.0))
    }

    /// Sets the calling convention.
    pub fn set_convention(self, convention: u32) {
        ffi!(LLVMSetFunctionCallConv(self.0.0, convention));
    }

    /// Whether there is data in front of its code.
    pub fn has_prefix(self) -> bool {
        ffi!(LLVMHasPrefixData(self.0.0)) != 0
    }

    /// Puts data in front of its code, at a multiple of so many bytes.
    pub fn set_prefix(self, data: Value, align: u32) {
        ffi!(LLVMSetPrefixData(self.0.0, data.0));
        ffi!(LLVMSetAlignment(self.0.0, align));
    }

    /// The personality routine of a function with landing pads.
    pub fn personality(self) -> Option<Value> {
        (ffi!(LLVMHasPersonalityFn(self.0.0)) != 0)
            .then(|| Value(ffi!(LLVMGetPersonalityFn(self.0.0))))
    }

    /// Sets the personality routine.
    pub fn set_personality(self, routine: Value) {
        ffi!(LLVMSetPersonalityFn(self.0.0, routine.0));
    }

    /// What the verifier has to say; `None` if all is well.
    pub fn verify(self) -> Option<String> {
        let mut broken = false;
        let text = ffi::collect(|sink, state| {
            broken = ffi!(tapeless_verify_function(self.0.0, sink, state))
        });
        broken.then_some(text)
    }

    /// Deletes the function. Nothing may use it any more.
    pub fn delete(self) {
        ffi!(LLVMDeleteFunction(self.0.0));
    }

    /// Deletes its body: what remains is a declaration with external linkage.
    pub fn delete_body(self) {
        ffi!(tapeless_delete_body(self.0.0));
    }

    /// Gives it the attributes, convention, personality, GC and comdat-free properties of another function.
    pub fn copy_attributes(self, from: Function) {
        ffi!(tapeless_copy_function_attributes(self.0.0, from.0.0));
    }

    /// Shares the debug subprogram of another function: a fresh distinct copy under this one's name.
    pub fn copy_debug_info(self, from: Function) {
        ffi!(tapeless_copy_subprogram(self.0.0, from.0.0));
    }

    /// Where it is defined in the user's source.
    pub fn location(self) -> Option<Location> {
        self.0.definition()
    }

    /// The bare name in the user's source where debug information has it, else the symbol.
    pub fn source_name(self) -> String {
        ffi::collect(|sink, state| ffi!(tapeless_source_name(self.0.0, sink, state)))
    }

    /// The name for messages: with namespaces and parameters where the symbol has them.
    pub fn shown_name(self) -> String {
        let name = self.name();
        let symbol = name.split(".primal").next().unwrap_or(&name);
        match demangled(symbol) {
            full if full != symbol => full,
            _ if self.source_name() != name => self.source_name(),
            _ => symbol.to_owned(),
        }
    }
}

/// What a symbol of C++ or Rust stands for; another symbol itself.
pub fn demangled(symbol: &str) -> String {
    let (data, size) = (symbol.as_ptr(), symbol.len());
    let full = ffi::collect(|sink, state| ffi!(tapeless_demangle(data, size, sink, state)));
    // Rust's older symbols end with a hash.
    match full.rsplit_once("::h") {
        Some((path, hash)) if hash.len() == 16 && hash.bytes().all(|b| b.is_ascii_hexdigit()) => {
            path.to_owned()
        }
        _ => full,
    }
}

impl fmt::Display for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@{}", self.name())
    }
}

/// A basic block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Block(pub(crate) LLVMBasicBlockRef);

impl Block {
    pub(crate) fn from_raw(raw: LLVMBasicBlockRef) -> Option<Self> {
        (!raw.is_null()).then_some(Self(raw))
    }

    /// Its label as a value.
    pub fn value(self) -> Value {
        Value(ffi!(LLVMBasicBlockAsValue(self.0)))
    }

    /// Its name; empty when it has none.
    pub fn name(self) -> String {
        let name = ffi!(LLVMGetBasicBlockName(self.0));
        // SAFETY: a zero-terminated name that lives until the block is renamed.
        unsafe { CStr::from_ptr(name) }
            .to_string_lossy()
            .into_owned()
    }

    /// The function that it belongs to.
    pub fn function(self) -> Function {
        Function(Value(ffi!(LLVMGetBasicBlockParent(self.0))))
    }

    /// Its instructions, phis first.
    pub fn instructions(self) -> impl Iterator<Item = Value> {
        std::iter::successors(
            Value::from_raw(ffi!(LLVMGetFirstInstruction(self.0))),
            |value| value.next(),
        )
    }

    /// Its phis.
    pub fn phis(self) -> impl Iterator<Item = Value> {
        self.instructions()
            .take_while(|value| value.is(crate::opcode::Opcode::Phi))
    }

    /// The first instruction that is no phi, landing pad or debug intrinsic: where new code may go.
    pub fn first_insertion_point(self) -> Option<Value> {
        Value::from_raw(ffi!(tapeless_first_insertion_point(self.0)))
    }

    /// Its terminator, unless it is being built.
    pub fn terminator(self) -> Option<Value> {
        Value::from_raw(ffi!(LLVMGetBasicBlockTerminator(self.0)))
    }

    /// Where it may go next; each edge once, so that a block can occur twice.
    pub fn successors(self) -> Vec<Block> {
        self.terminator().map(Value::successors).unwrap_or_default()
    }

    /// Where control may come from; each edge once.
    pub fn predecessors(self) -> Vec<Block> {
        let edges = self
            .value()
            .users()
            .into_iter()
            .filter(|user| user.is_terminator());
        edges.map(Value::block).collect()
    }

    /// Moves it to stand after another block.
    pub fn move_after(self, other: Block) {
        ffi!(LLVMMoveBasicBlockAfter(self.0, other.0));
    }

    /// Deletes it with its instructions; nothing may use them or it.
    pub fn delete(self) {
        ffi!(LLVMDeleteBasicBlock(self.0));
    }
}

impl fmt::Debug for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "%{}", self.name())
    }
}
