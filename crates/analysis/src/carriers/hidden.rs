//! Memory that varies and is reached through an integer that comes from elsewhere: an integer has no shadow, so that nobody
//! knows where the derivative of that memory lies.

use super::Finder;
use crate::callee::{CallKind, call_kind};
use crate::flow::{Origin, comes_from_any};
use crate::points::Object;
use tapeless_ir::{Body, Cast, Control, FuncId, Mem, Op, OpData, OpKind, Scalar, Value};

/// How many bytes an address has.
const ADDRESS: u64 = 8;

/// The way on which a pointer to memory that varies is not followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// It is an integer that another function, or a variable of the file, hands on.
    Integer,
    /// It is loaded as an integer, and stored.
    Word,
    /// It is among a variable number of arguments.
    Arguments,
    /// Its bytes are moved one by one.
    Pieces,
}

impl Finder<'_> {
    /// The first op that reaches memory so, or sends a pointer on such a way.
    pub(super) fn hidden(&self) -> Option<(FuncId, Op, Way)> {
        let found = self.all().find_map(|(id, body, op)| {
            let data = &body.ops[op];
            let way = match () {
                () if self.is_hidden_access((id, body), data) => Way::Integer,
                () if self.is_moved_as_integer((id, body), data) => Way::Word,
                () if self.is_among_arguments((id, body), data) => Way::Arguments,
                () => return None,
            };
            Some((id, op, way))
        });
        found.or_else(|| self.in_pieces())
    }

    fn all(&self) -> impl Iterator<Item = (FuncId, &Body, Op)> {
        let bodies = self.bodies.iter();
        bodies.flat_map(|(id, body, order)| order.iter().map(|&op| (*id, *body, op)))
    }

    /// A pointer to memory that varies which is loaded where none was stored as a whole.
    fn in_pieces(&self) -> Option<(FuncId, Op, Way)> {
        let is_piece = |(id, body, op): (FuncId, &Body, Op)| {
            let data = &body.ops[op];
            matches!(data.kind, OpKind::Mem(Mem::Store(_)))
                && body.ty(data.args[0]).is_int()
                && self.bytes_of(body, data.args[0]) < ADDRESS
                && self.leads_to_varied((id, data.args[0]))
        };
        if !self.all().any(is_piece) {
            return None;
        }
        let words = self.everywhere.in_words(self.module)?;
        let is_lost = |&(id, body, op): &(FuncId, &Body, Op)| {
            let data = &body.ops[op];
            let loads = matches!(data.kind, OpKind::Mem(Mem::Load(_)));
            let v = data
                .results
                .first()
                .filter(|&&v| loads && body.ty(v).is_ptr());
            v.is_some_and(|&v| {
                self.leads_to_varied((id, v)) && words.places(id, v).next().is_none()
            })
        };
        let (id, _, op) = self.all().find(is_lost)?;
        Some((id, op, Way::Pieces))
    }

    fn is_among_arguments(&self, (id, body): (FuncId, &Body), data: &OpData) -> bool {
        let kind = data.kind.call().map(|call| call_kind(self.module, call));
        let Some(CallKind::Defined(callee)) = kind else {
            return false;
        };
        let function = &self.module.functions[callee];
        let mut more = data.args.iter().skip(function.sig.params.len());
        self.enters(callee) && more.any(|&v| body.ty(v).is_ptr() && self.leads_to_varied((id, v)))
    }

    fn is_hidden_access(&self, at: (FuncId, &Body), data: &OpData) -> bool {
        let (id, body) = at;
        let reaches = |v: Value| self.leads_to_varied((id, v)) && self.is_hidden(at, v);
        match &data.kind {
            OpKind::Mem(Mem::Load(access)) => {
                let (from, v) = (data.args[0], data.results[0]);
                body.ty(v).is_float()
                    && !self.is_idle(id, v)
                    && self.marks(&self.touched(at, access, (from, v))).varies
                    && self.is_hidden(at, from)
            }
            OpKind::Mem(Mem::Store(access)) => {
                let (v, to) = (data.args[0], data.args[1]);
                let is_address = body.ty(v).is_ptr() || body.ty(v).is_int();
                let is_word = is_address && self.bytes_of(body, v) == ADDRESS;
                is_word && reaches(v)
                    || self.varies(id, v)
                        && self.marks(&self.touched(at, access, (to, v))).read
                        && self.is_hidden(at, to)
            }
            OpKind::Control(Control::Return) => {
                let mut pointers = data.args.iter().filter(|&&v| body.ty(v).is_ptr());
                pointers.any(|&v| reaches(v))
            }
            OpKind::Mem(Mem::Copy { .. }) => data.args[..2].iter().any(|&v| reaches(v)),
            kind => {
                let kind = kind.call().map(|call| call_kind(self.module, call));
                let is_followed =
                    matches!(kind, Some(CallKind::Defined(_) | CallKind::Copies { .. }));
                let mut pointers = data.args.iter().filter(|&&v| body.ty(v).is_ptr());
                is_followed && pointers.any(|&v| reaches(v))
            }
        }
    }

    /// Whether a pointer to memory that varies is stored that was loaded as an integer.
    fn is_moved_as_integer(&self, (id, body): (FuncId, &Body), data: &OpData) -> bool {
        let word = data.args.first().copied();
        let is_store = matches!(data.kind, OpKind::Mem(Mem::Store(_)));
        let is_word = |v| body.ty(v).is_int() && self.bytes_of(body, v) == ADDRESS;
        let word = word.filter(|&v| is_store && is_word(v));
        let leads = |word| {
            let mut places = self.everywhere.places(id, word);
            places.any(|(o, _)| {
                let object = self.everywhere.object(o);
                !matches!(object, None | Some(Object::Unknown)) && self.is_varied(o)
            })
        };
        let is_loaded = |word| {
            comes_from_any(body, word, |_, made| match made.map(|data| &data.kind) {
                Some(OpKind::Mem(Mem::Load(_))) => Origin::Found,
                _ => Origin::Open,
            })
        };
        word.is_some_and(|word| leads(word) && is_loaded(word))
    }

    /// Whether an address is made of an integer that comes from a caller, a callee or a variable of the file.
    fn is_hidden(&self, (id, body): (FuncId, &Body), address: Value) -> bool {
        comes_from_any(body, address, |v, made| {
            let is_int = body.ty(v).is_int();
            let Some(data) = made else {
                // The request's own function sees what it makes of its integers.
                let is_own = self.everywhere.functions.first() == Some(&id);
                return if is_int && !is_own {
                    Origin::Found
                } else {
                    Origin::Open
                };
            };
            match &data.kind {
                OpKind::Scalar(Scalar::PtrAdd { .. }) => Origin::Of(data.args[0]),
                OpKind::Scalar(Scalar::Cast(cast, _)) if *cast != Cast::PtrToInt => {
                    Origin::Operands
                }
                OpKind::Scalar(Scalar::Int(..) | Scalar::Funnel(_)) => Origin::Operands,
                OpKind::Mem(Mem::Load(_)) if is_int && self.may_be_global((id, data.args[0])) => {
                    Origin::Found
                }
                // What a call that may throw returns is a parameter of the region behind it.
                kind if is_int && kind.call().is_some() && !is_merged(data, v) => Origin::Found,
                _ => Origin::Open,
            }
        })
    }

    fn may_be_global(&self, (id, pointer): (FuncId, Value)) -> bool {
        let mut places = self.everywhere.places(id, pointer);
        places.any(|(o, _)| matches!(self.everywhere.object(o), Some(Object::Global(_))))
    }
}

/// Whether a value is what the ways behind a call that may throw hand on.
fn is_merged(data: &OpData, v: Value) -> bool {
    matches!(data.kind, OpKind::Control(_)) && data.results.contains(&v)
}
