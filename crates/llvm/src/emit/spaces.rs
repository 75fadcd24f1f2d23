//! Alias scopes of a derivative's four memories: the primal's own, the shadows, the frames, the residuals.
//!
//! No byte belongs to two of them (see [`ir::ops::Space`]), whatever the iteration or the call, so one family of
//! scopes serves a whole module.

use crate::metadata::{Scope, ScopeDomain};
use crate::{Context, Value};
use tapeless_ir as ir;
use tapeless_ir::ops::Space;
use tapeless_ir::{Mem, OpKind};

/// The scopes of a module.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spaces {
    scopes: [Scope; ORDER.len()],
}

const ORDER: [Space; 4] = [Space::Primal, Space::Shadow, Space::Frame, Space::Residual];

impl Spaces {
    pub fn new(context: Context) -> Self {
        let domain = ScopeDomain::new(context, "tapeless");
        Self {
            scopes: ["primal", "shadow", "frame", "residual"].map(|name| domain.scope(name)),
        }
    }

    /// Says of an instruction that accesses memory which of the four it touches.
    pub fn mark(&self, kind: &OpKind, made: Value) {
        let Some(space) = space(kind) else {
            return;
        };
        let space = match space {
            Space::Undone => Space::Primal,
            other => other,
        };
        let mine = |at: usize| ORDER[at] == space;
        let (own, others): (Vec<usize>, Vec<usize>) = (0..ORDER.len()).partition(|&at| mine(at));
        let scopes = |at: Vec<usize>| {
            at.into_iter()
                .map(|i| self.scopes[i])
                .collect::<Vec<Scope>>()
        };
        made.add_alias_scopes(&scopes(own));
        made.add_noalias_scopes(&scopes(others));
    }
}

/// Whether an op made by synthesis may be marked: its space says what it touches.
pub(super) fn is_marked(data: &ir::OpData) -> bool {
    space(&data.kind).is_some_and(|space| data.origin.is_some() || space != Space::Primal)
}

/// The memory that an op accesses.
fn space(kind: &OpKind) -> Option<Space> {
    match kind {
        OpKind::Mem(
            Mem::Load(access)
            | Mem::Store(access)
            | Mem::Update { access, .. }
            | Mem::Copy { access, .. }
            | Mem::Set(access),
        ) => Some(access.space),
        _ => None,
    }
}
