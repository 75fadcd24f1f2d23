//! Ways through a function: which come back to where its result is returned, and which leave it.

use tapeless_ir::{Body, Control, OpKind, Region};

/// Whether a region hands values on, rather than leaving the function.
pub fn yields(body: &Body, region: Region) -> bool {
    let end = body.terminator(region).map(|end| &body.ops[end].kind);
    matches!(end, Some(OpKind::Control(Control::Yield)))
}

/// Whether a region lies neither in a diverging region nor where an exception is handled.
pub fn comes_back(body: &Body, region: Region) -> bool {
    let mut at = region;
    while let Some(owner) = body.regions[at].owner {
        let data = &body.ops[owner];
        if matches!(data.kind, OpKind::Control(Control::Invoke(_))) && data.regions[0] != at {
            return false;
        }
        at = data.parent;
    }
    at == body.entry()
}
