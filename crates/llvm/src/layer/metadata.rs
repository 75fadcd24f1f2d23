//! Metadata of instructions, by name; alias scopes.

use crate::context::Context;
use crate::ffi::{self, LLVMMetadataRef, ffi};
use crate::value::Value;

impl Value {
    /// Whether an instruction, a function or a global has metadata of a kind (`invariant.load`, `prof`, …).
    pub fn has_metadata(self, kind: &str) -> bool {
        ffi!(tapeless_has_metadata(self.0, kind.as_ptr(), kind.len()))
    }

    /// The kinds of metadata that an instruction has; its location is not among them.
    pub fn metadata_kinds(self) -> Vec<String> {
        let text = ffi::collect(|sink, state| ffi!(tapeless_metadata_names(self.0, sink, state)));
        text.lines().map(String::from).collect()
    }

    /// Gives an instruction the metadata of one kind that another has, or takes it away.
    pub fn copy_metadata(self, from: Value, kind: &str) {
        ffi!(tapeless_copy_metadata(
            self.0,
            from.0,
            kind.as_ptr(),
            kind.len()
        ));
    }

    /// Says something of a memory access, of a kind of ours, and nothing else; nothing if it is empty. As a scope that the access
    /// does not touch, and nothing else does: where optimisers make one access of two, they keep what is said of both.
    pub fn say(self, kind: &str, text: &str) {
        ffi!(tapeless_say(
            self.0,
            kind.as_ptr(),
            kind.len(),
            text.as_ptr(),
            text.len()
        ));
    }

    /// What is said of an access.
    pub fn said(self, kind: &str) -> Vec<String> {
        let text = ffi::collect(|sink, state| {
            ffi!(tapeless_said(
                self.0,
                kind.as_ptr(),
                kind.len(),
                sink,
                state
            ))
        });
        text.lines().map(String::from).collect()
    }

    /// Removes metadata of a kind.
    pub fn remove_metadata(self, kind: &str) {
        ffi!(tapeless_remove_metadata(self.0, kind.as_ptr(), kind.len()));
    }

    /// The name of the type that a memory access has in the source language (`double`, `any pointer`,
    /// `omnipotent char`), by type-based alias information.
    pub fn tbaa_type(self) -> Option<String> {
        let mut found = false;
        let name =
            ffi::collect(|sink, state| found = ffi!(tapeless_tbaa_type(self.0, sink, state)));
        found.then_some(name)
    }

    /// What a copy of a structure moves, where type-based alias information says it.
    pub fn copied_members(self) -> Vec<CopiedMember> {
        if !self.has_metadata("tbaa.struct") {
            return Vec::new();
        }
        let text = ffi::collect(|sink, state| ffi!(tapeless_copied_members(self.0, sink, state)));
        let member = |line: &str| {
            let mut parts = line.splitn(3, ' ');
            Some(CopiedMember {
                at: parts.next()?.parse().ok()?,
                size: parts.next()?.parse().ok()?,
                ty: parts.next()?.into(),
            })
        };
        let members: Option<_> = text.lines().map(member).collect();
        members.unwrap_or_default()
    }

    /// Says of an access that it is one of a member that a copy moves, by the member's number.
    pub fn tag_as_member(self, copy: Value, member: usize) {
        ffi!(tapeless_tag_as_member(self.0, copy.0, member as u32));
    }

    /// Says that a memory access belongs to these scopes.
    pub fn add_alias_scopes(self, scopes: &[Scope]) {
        self.add_scopes(true, scopes);
    }

    /// Says that a memory access touches nothing that belongs to these scopes.
    pub fn add_noalias_scopes(self, scopes: &[Scope]) {
        self.add_scopes(false, scopes);
    }

    fn add_scopes(self, belongs: bool, scopes: &[Scope]) {
        let raw: Vec<_> = scopes.iter().map(|scope| scope.0).collect();
        ffi!(tapeless_add_scopes(
            self.0,
            belongs,
            raw.as_ptr(),
            raw.len()
        ));
    }
}

/// A member that a copy of a structure moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CopiedMember {
    /// Its offset in bytes.
    pub at: u64,
    /// Its size in bytes.
    pub size: u64,
    /// Its type in the source language.
    pub ty: String,
}

/// A family of alias scopes, distinct from every other.
#[derive(Clone, Copy, Debug)]
pub struct ScopeDomain(Context, LLVMMetadataRef);

/// A set of memory accesses that others can be said not to touch.
#[derive(Clone, Copy, Debug)]
pub struct Scope(LLVMMetadataRef);

impl ScopeDomain {
    /// A new family.
    pub fn new(context: Context, name: &str) -> Self {
        Self(
            context,
            ffi!(tapeless_scope_domain(context.0, name.as_ptr(), name.len())),
        )
    }

    /// A new scope in it.
    pub fn scope(self, name: &str) -> Scope {
        Scope(ffi!(tapeless_scope(
            self.0.0,
            self.1,
            name.as_ptr(),
            name.len()
        )))
    }
}
