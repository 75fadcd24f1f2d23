//! Accesses of a loop to memory outside its turns, and what they come to.

use crate::number::{Condition, Number, Range};
use crate::places::Root;
use crate::ranges::{Before, Unknown};
use crate::state::{Cause, Piece, State};
use tapeless_ir::{Control, IntBin, Loc, Op, OpKind};

/// An access to a range of bytes.
#[derive(Clone, Debug)]
pub(crate) struct Access {
    pub at: Option<Loc>,
    pub root: Root,
    pub bytes: Range,
    pub written: bool,
    pub conditions: Conditions,
}

/// What must hold for an access to happen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Conditions {
    /// What of it is known before the loop begins.
    pub known: Vec<(Condition, bool)>,
    /// Whether there is more.
    pub more: bool,
}

impl State {
    /// Puts together what belongs to one pointer. What may not happen is copied only where the same bytes are accessed for sure.
    ///
    /// # Errors
    /// What may be written, where it is not known whether that is there.
    pub(crate) fn settled(mut self, accesses: &[Access]) -> Result<Self, Cause> {
        let sure = |access: &Access| {
            let given = &access.conditions;
            let same = |other: &Access| {
                let mut needed = other.conditions.known.iter();
                !other.conditions.more
                    && (other.root, &other.bytes) == (access.root, &access.bytes)
                    && needed.all(|condition| given.known.contains(condition))
            };
            !given.more || accesses.iter().any(same)
        };
        let unsure = accesses.iter().filter(|access| !sure(access));
        for access in unsure {
            if access.written {
                return Err(Cause {
                    at: access.at,
                    why: Unknown::Made,
                });
            }
            self.read.push(access.root);
        }
        // Of what is read elsewhere, too, nothing but what is written is copied.
        for access in accesses.iter().filter(|access| sure(access)) {
            if !self.read.contains(&access.root) || access.written {
                self.join(access);
            }
        }
        Ok(self)
    }

    fn join(&mut self, access: &Access) {
        let conditions = &access.conditions.known;
        let least = access.bytes.least.clone().given(conditions, i64::MAX / 2);
        let end = access.bytes.most.clone().given(conditions, i64::MIN / 2);
        let mut pieces = self.pieces.iter_mut();
        match pieces.find(|piece| piece.root == access.root) {
            Some(piece) => {
                piece.least = Number::made(IntBin::SMin, &piece.least, &least);
                piece.end = Number::made(IntBin::SMax, &piece.end, &end);
                piece.written |= access.written;
            }
            None => self.pieces.push(Piece {
                root: access.root,
                least,
                end,
                written: access.written,
            }),
        }
    }
}

/// What must hold for an op to run in each turn.
pub(crate) fn conditions(before: Before<'_>, op: Op) -> Conditions {
    let body = before.body;
    let mut found = Conditions::default();
    let mut at = body.ops[op].parent;
    while let Some(owner) = body.regions[at].owner.filter(|_| at != before.region) {
        let data = &body.ops[owner];
        match &data.kind {
            OpKind::Control(Control::Loop(_)) => {}
            OpKind::Control(Control::If) => match before.condition(data.args[0]) {
                Ok(condition) => found.known.push((condition, data.regions[0] == at)),
                Err(_) => found.more = true,
            },
            _ => found.more = true,
        }
        at = data.parent;
    }
    if let Some((caller, call)) = before.caller {
        let outer = conditions(*caller, call);
        found.known.extend(outer.known);
        found.more |= outer.more;
    }
    found
}
