//! Raw declarations: LLVM's C interface (through `llvm-sys`) and the shim beside it.
//!
//! Nothing outside this crate may use them; the safe layer above is one line per function.

pub(crate) use llvm_sys::bit_writer::*;
pub(crate) use llvm_sys::core::*;
pub(crate) use llvm_sys::linker::LLVMLinkModules2;
pub(crate) use llvm_sys::prelude::*;
pub(crate) use llvm_sys::target::{
    LLVMABIAlignmentOfType, LLVMABISizeOfType, LLVMByteOrder, LLVMByteOrdering,
    LLVMGetModuleDataLayout, LLVMOffsetOfElement, LLVMPointerSize, LLVMStoreSizeOfType,
};
use std::ffi::{CString, c_char, c_void};

/// Calls a function of LLVM or of the shim on handles of the safe layer.
macro_rules! ffi {
    ($function:ident($($argument:expr),* $(,)?)) => {{
        #[allow(unused_unsafe, reason = "arguments may be such calls themselves")]
        // SAFETY: handles are live by the contract of the crate's documentation; kinds are asserted by the caller;
        // pointers to data are derived from references that outlive the call.
        unsafe { $crate::ffi::$function($($argument),*) }
    }};
}
pub(crate) use ffi;

/// Receives bytes that live only during the call.
pub(crate) type Sink = unsafe extern "C" fn(state: *mut c_void, data: *const u8, size: usize);

/// A pass as the shim calls it: module and the host's analysis manager; returns whether the module changed.
pub(crate) type ModulePass = unsafe extern "C" fn(module: LLVMModuleRef, host: *mut c_void) -> bool;

/// The passes that the plugin adds to a host's pipelines.
#[repr(C)]
pub(crate) struct Passes {
    pub(crate) preserve: ModulePass,
    pub(crate) differentiate: ModulePass,
}

type V = LLVMValueRef;
type M = LLVMModuleRef;
type State = *mut c_void;

// plugin.cpp, diagnose.cpp
unsafe extern "C" {
    pub(crate) fn tapeless_host_version() -> u32;
    pub(crate) fn tapeless_register_passes(builder: *mut c_void, passes: *const Passes);
    pub(crate) fn tapeless_option_no_prepare() -> bool;
    pub(crate) fn tapeless_option_time_report() -> bool;
    pub(crate) fn tapeless_option_records() -> bool;
    pub(crate) fn tapeless_option_no_apart() -> bool;
    pub(crate) fn tapeless_option_deterministic() -> bool;
    pub(crate) fn tapeless_option_parallel_adjoint() -> bool;
    pub(crate) fn tapeless_option_parallel_least() -> u32;
    pub(crate) fn tapeless_option_verify() -> bool;
    pub(crate) fn tapeless_option_print(sink: Sink, state: State);
    pub(crate) fn tapeless_option_memory(sink: Sink, state: State);
    pub(crate) fn tapeless_host_forget_functions(host: *mut c_void, module: M);
    #[rustfmt::skip]
    pub(crate) fn tapeless_diagnose_clang(
        module: M,
        near: V,
        is_error: bool,
        file: *const u8,
        file_size: usize,
        line: u32,
        column: u32,
        text: *const u8,
        text_size: usize,
    );
    #[rustfmt::skip]
    pub(crate) fn tapeless_note_clang(
        module: M,
        file: *const u8,
        file_size: usize,
        line: u32,
        column: u32,
        text: *const u8,
        text_size: usize,
    );
    pub(crate) fn tapeless_host_is_clang(module: M) -> bool;
    pub(crate) fn tapeless_diagnose(module: M, is_error: bool, text: *const u8, text_size: usize);
}

// value.cpp
unsafe extern "C" {
    pub(crate) fn tapeless_argument_index(value: V) -> u32;
    pub(crate) fn tapeless_strip_pointer_casts(value: V) -> V;
    pub(crate) fn tapeless_constant_bits(value: V, words: *mut u64, room: usize) -> usize;
    pub(crate) fn tapeless_constant_splat(value: V) -> V;
    pub(crate) fn tapeless_is_interposable(value: V) -> bool;
    pub(crate) fn tapeless_arith_flags(value: V) -> u32;
    pub(crate) fn tapeless_set_arith_flags(value: V, bits: u32);
    pub(crate) fn tapeless_drop_poison_flags(value: V);
    pub(crate) fn tapeless_gep_offset(
        value: V,
        constant: *mut i64,
        indices: *mut V,
        scales: *mut i64,
    ) -> i32;
    pub(crate) fn tapeless_is_volatile(value: V) -> bool;
    pub(crate) fn tapeless_phi_remove_incoming(phi: V, from: LLVMBasicBlockRef);
    pub(crate) fn tapeless_clone_debug_records(to: V, from: V);
    pub(crate) fn tapeless_move_before(value: V, other: V);
    pub(crate) fn tapeless_first_insertion_point(block: LLVMBasicBlockRef) -> V;
    pub(crate) fn tapeless_may_read(value: V) -> bool;
    pub(crate) fn tapeless_may_write(value: V) -> bool;
    pub(crate) fn tapeless_has_side_effects(value: V) -> bool;
    pub(crate) fn tapeless_is_must_tail(value: V) -> bool;
    pub(crate) fn tapeless_effects(value: V) -> u32;
    pub(crate) fn tapeless_intrinsic_base_name(id: u32, size: *mut usize) -> *const u8;
    pub(crate) fn tapeless_delete_body(function: V);
}

// recent.cpp
unsafe extern "C" {
    pub(crate) fn tapeless_float_from_bits(ty: LLVMTypeRef, words: *const u64) -> V;
    pub(crate) fn tapeless_has_debug_records(value: V) -> bool;
    pub(crate) fn tapeless_is_atomic(value: V) -> bool;
    pub(crate) fn tapeless_switch_case(value: V, successor: u32) -> V;
    pub(crate) fn tapeless_named_function(module: M, name: *const u8, size: usize) -> V;
    pub(crate) fn tapeless_named_global(module: M, name: *const u8, size: usize) -> V;
}

// attributes.cpp
unsafe extern "C" {
    pub(crate) fn tapeless_infer_attributes(function: V);
    pub(crate) fn tapeless_changes_arguments_only(function: V);
    pub(crate) fn tapeless_call_has_attribute(
        value: V,
        index: u32,
        name: *const u8,
        size: usize,
    ) -> bool;
    #[rustfmt::skip]
    pub(crate) fn tapeless_string_attribute(
        value: V,
        index: u32,
        name: *const u8,
        size: usize,
        sink: Sink,
        state: State,
    ) -> bool;
    pub(crate) fn tapeless_add_attribute(value: V, index: u32, name: *const u8, size: usize);
    pub(crate) fn tapeless_remove_attribute(value: V, index: u32, name: *const u8, size: usize);
    pub(crate) fn tapeless_attributes(value: V, index: u32, sink: Sink, state: State);
    pub(crate) fn tapeless_copy_call_attributes(to: V, from: V);
    pub(crate) fn tapeless_copy_function_attributes(to: V, from: V);
}

// link.cpp
unsafe extern "C" {
    pub(crate) fn tapeless_link_definition(
        to: LLVMModuleRef,
        from: LLVMModuleRef,
        name: *const u8,
        size: usize,
    ) -> V;
}

// debug.cpp
unsafe extern "C" {
    pub(crate) fn tapeless_frames(value: V, sink: Sink, state: State);
    pub(crate) fn tapeless_copy_location(to: V, from: V);
    pub(crate) fn tapeless_definition_location(value: V, line: *mut u32, sink: Sink, state: State);
    pub(crate) fn tapeless_source_name(function: V, sink: Sink, state: State);
    pub(crate) fn tapeless_demangle(symbol: *const u8, size: usize, sink: Sink, state: State);
    pub(crate) fn tapeless_copy_subprogram(to: V, from: V);
    pub(crate) fn tapeless_verify_function(function: V, sink: Sink, state: State) -> bool;
    pub(crate) fn tapeless_verify_module(module: M, sink: Sink, state: State) -> bool;
    pub(crate) fn tapeless_builder_set_location(builder: LLVMBuilderRef, like: V);
    pub(crate) fn tapeless_builder_set_artificial_location(builder: LLVMBuilderRef, function: V);
    #[rustfmt::skip]
    pub(crate) fn tapeless_parse(
        context: LLVMContextRef,
        data: *const u8,
        size: usize,
        name: *const c_char,
        sink: Sink,
        state: State,
    ) -> M;
}

/// Target machines.
pub(crate) enum OpaqueTargets {}
type T = *mut OpaqueTargets;

// session.cpp, clone.cpp
unsafe extern "C" {
    pub(crate) fn tapeless_targets_create() -> T;
    pub(crate) fn tapeless_targets_dispose(targets: T);
    pub(crate) fn tapeless_run_on_function(
        targets: T,
        function: V,
        text: *const u8,
        size: usize,
        sink: Sink,
        state: State,
    ) -> bool;
    pub(crate) fn tapeless_run_on_module(
        module: M,
        text: *const u8,
        size: usize,
        sink: Sink,
        state: State,
    ) -> bool;
    pub(crate) fn tapeless_clone_function(function: V, name: *const u8, size: usize) -> V;
    pub(crate) fn tapeless_own_byval(function: V);
    pub(crate) fn tapeless_tell_apart(targets: T, function: V, apart: V) -> bool;
    pub(crate) fn tapeless_take_thrown(function: V) -> V;
    pub(crate) fn tapeless_retype(
        function: V,
        ty: LLVMTypeRef,
        params: *const i64,
        count: usize,
    ) -> V;
    pub(crate) fn tapeless_keep_call_attributes(
        to: V,
        from: V,
        params: *const i64,
        count: usize,
        same_result: bool,
    );
    pub(crate) fn tapeless_leaves_result(value: V, param: u32);
    pub(crate) fn tapeless_may_come_back(call: V);
    pub(crate) fn tapeless_pass_plain(call: V);
    pub(crate) fn tapeless_inline_call(call: V) -> bool;
    pub(crate) fn tapeless_set_pure(call: V);
    pub(crate) fn tapeless_set_allocation(
        call: V,
        family: *const u8,
        length: usize,
        what: u32,
        size: u32,
    );
    pub(crate) fn tapeless_set_unseen(function: V);
    pub(crate) fn tapeless_split_block(at: V) -> LLVMBasicBlockRef;
    pub(crate) fn tapeless_has_metadata(value: V, name: *const u8, size: usize) -> bool;
    pub(crate) fn tapeless_copy_metadata(to: V, from: V, name: *const u8, size: usize);
    pub(crate) fn tapeless_remove_metadata(value: V, name: *const u8, size: usize);
    pub(crate) fn tapeless_metadata_names(value: V, sink: Sink, state: State);
    pub(crate) fn tapeless_tbaa_type(value: V, sink: Sink, state: State) -> bool;
    pub(crate) fn tapeless_copied_members(copy: V, sink: Sink, state: State);
    pub(crate) fn tapeless_tag_as_member(access: V, copy: V, member: u32);
    pub(crate) fn tapeless_scope_domain(
        context: LLVMContextRef,
        name: *const u8,
        size: usize,
    ) -> LLVMMetadataRef;
    #[rustfmt::skip]
    pub(crate) fn tapeless_scope(
        context: LLVMContextRef,
        domain: LLVMMetadataRef,
        name: *const u8,
        size: usize,
    ) -> LLVMMetadataRef;
    pub(crate) fn tapeless_said(
        access: V,
        family: *const u8,
        size: usize,
        sink: Sink,
        state: State,
    );
    pub(crate) fn tapeless_say(
        access: V,
        family: *const u8,
        size: usize,
        text: *const u8,
        length: usize,
    );
    pub(crate) fn tapeless_add_scopes(
        value: V,
        belongs: bool,
        scopes: *const LLVMMetadataRef,
        count: usize,
    );
}

/// The analyses of one function.
pub(crate) enum OpaqueAnalyses {}
type A = *mut OpaqueAnalyses;
type B = LLVMBasicBlockRef;
type L = *const c_void;
type Scev = *const c_void;

// analyses.cpp
unsafe extern "C" {
    pub(crate) fn tapeless_analyses_create(targets: T, function: V) -> A;
    pub(crate) fn tapeless_analyses_dispose(analyses: A);
    pub(crate) fn tapeless_dominates(analyses: A, definition: V, at: V) -> bool;
    pub(crate) fn tapeless_block_dominates(analyses: A, x: B, y: B) -> bool;
    pub(crate) fn tapeless_is_reachable(analyses: A, block: B) -> bool;
    pub(crate) fn tapeless_loops(analyses: A, state: State, each: unsafe extern "C" fn(State, L));
    pub(crate) fn tapeless_loop_of(analyses: A, block: B) -> L;
    pub(crate) fn tapeless_loop_parent(each: L) -> L;
    pub(crate) fn tapeless_loop_header(each: L) -> B;
    pub(crate) fn tapeless_loop_preheader(each: L) -> B;
    pub(crate) fn tapeless_loop_latch(each: L) -> B;
    pub(crate) fn tapeless_loop_contains(each: L, block: B) -> bool;
    pub(crate) fn tapeless_loop_depth(each: L) -> u32;
    pub(crate) fn tapeless_loop_exiting(
        each: L,
        state: State,
        each_block: unsafe extern "C" fn(State, B),
    );
    pub(crate) fn tapeless_backedge_count(analyses: A, each: L, exiting: B) -> Scev;
    pub(crate) fn tapeless_recurrence(
        analyses: A,
        phi: V,
        start: *mut Scev,
        step: *mut Scev,
    ) -> bool;
    pub(crate) fn tapeless_scev(analyses: A, value: V) -> Scev;
    pub(crate) fn tapeless_scev_type(scev: Scev) -> LLVMTypeRef;
    pub(crate) fn tapeless_scev_constant(scev: Scev) -> V;
    pub(crate) fn tapeless_scev_print(scev: Scev, sink: Sink, state: State);
    pub(crate) fn tapeless_scev_expand(analyses: A, scev: Scev, at: V) -> V;
    pub(crate) fn tapeless_mod_ref(analyses: A, first: V, second: V, any_iteration: bool) -> u32;
    #[rustfmt::skip]
    pub(crate) fn tapeless_alias(
        analyses: A,
        p: V,
        p_size: u64,
        q: V,
        q_size: u64,
        any_iteration: bool,
    ) -> u32;
    pub(crate) fn tapeless_underlying_object(pointer: V) -> V;
    pub(crate) fn tapeless_may_be_captured(pointer: V) -> bool;
}

unsafe extern "C" fn append(state: *mut c_void, data: *const u8, size: usize) {
    if size > 0 {
        // SAFETY: `collect` passes a live `Vec<u8>` as the state, and the shim passes `size` readable bytes.
        unsafe {
            (*state.cast::<Vec<u8>>()).extend_from_slice(std::slice::from_raw_parts(data, size))
        }
    }
}

/// The text that `produce` writes into the sink given to it.
pub(crate) fn collect(produce: impl FnOnce(Sink, *mut c_void)) -> String {
    let mut bytes: Vec<u8> = Vec::new();
    produce(append, (&raw mut bytes).cast());
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A zero-terminated copy; bytes after an inner zero are left out, as no symbol has one.
pub(crate) fn c_string(text: &str) -> CString {
    let end = text.find('\0').unwrap_or(text.len());
    CString::new(&text[..end]).unwrap_or_default()
}

/// A copy of `size` bytes; empty for null.
///
/// # Safety
/// `data` is null or points to `size` readable bytes.
pub(crate) unsafe fn copy_text(data: *const c_char, size: usize) -> String {
    if data.is_null() || size == 0 {
        return String::new();
    }
    // SAFETY: the caller vouches for the bytes.
    let bytes = unsafe { std::slice::from_raw_parts(data.cast::<u8>(), size) };
    String::from_utf8_lossy(bytes).into_owned()
}

/// The text of a message that LLVM allocated, which is freed.
pub(crate) fn take_message(raw: *mut c_char) -> String {
    if raw.is_null() {
        return String::new();
    }
    // SAFETY: LLVM's messages are zero-terminated and ours to dispose of.
    unsafe {
        let text = std::ffi::CStr::from_ptr(raw).to_string_lossy().into_owned();
        LLVMDisposeMessage(raw);
        text
    }
}
