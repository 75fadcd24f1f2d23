//! Ways through a function: which come back to where its result is returned, and which leave it.

use crate::{Body, Control, OpKind, Region};

impl Body {
    /// Whether a region hands values on, rather than leaving the function.
    pub fn yields(&self, region: Region) -> bool {
        let end = self.terminator(region).map(|end| &self.ops[end].kind);
        matches!(end, Some(OpKind::Control(Control::Yield)))
    }

    /// Whether a region lies neither in a diverging region nor where an exception is handled.
    pub fn comes_back(&self, region: Region) -> bool {
        let mut at = region;
        while let Some(owner) = self.regions[at].owner {
            let data = &self.ops[owner];
            if matches!(data.kind, OpKind::Control(Control::Invoke(_))) && data.regions[0] != at {
                return false;
            }
            at = data.parent;
        }
        at == self.entry()
    }
}
