//! Memory that varies and is reached through an integer that comes from elsewhere: an integer has no shadow, so that nobody
//! knows where the derivative of that memory lies.

use super::Finder;
use crate::points::{ObjId, Object};
use crate::values::callee::{CallKind, call_kind};
use crate::values::flow::{Origin, comes_from_any};
use crate::values::place::Place;
use tapeless_ir::ops::IntBin;
use tapeless_ir::{Body, Cast, Control, FuncId, Mem, Op, OpData, OpKind, Scalar, Value};

/// How many bytes an address has.
const ADDRESS: u64 = 8;

/// The bits of an address that may be a tag.
const TAG: u64 = 0xff;

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
        let ours = bodies.filter(|(id, ..)| self.module.functions[*id].differentiated().is_some());
        ours.flat_map(|(id, body, order)| order.iter().map(|&op| (*id, *body, op)))
    }

    /// A pointer to memory that varies which is loaded where none was stored as a whole, or where a part of one was stored.
    fn in_pieces(&self) -> Option<(FuncId, Op, Way)> {
        let is_piece = |&(id, body, op): &(FuncId, &Body, Op)| {
            let v = stored_integer(body, &body.ops[op]);
            v.is_some_and(|v| self.bytes_of(body, v) < ADDRESS && self.leads_to_varied((id, v)))
        };
        let pieces: Vec<_> = self.all().filter(is_piece).collect();
        if pieces.is_empty() {
            return None;
        }
        let words = self.everywhere.in_words(self.module)?;
        let torn = self.torn(&pieces);
        let is_lost = |&(id, body, op): &(FuncId, &Body, Op)| {
            let data = &body.ops[op];
            let loads = matches!(data.kind, OpKind::Mem(Mem::Load(_)));
            let loaded = data.results.first().copied();
            let is_torn = |from| {
                let mut places = self.everywhere.places(id, from);
                places.any(|(o, at)| {
                    let mut here = torn.iter().filter(|piece| piece.0 == o);
                    here.any(|&(_, piece, bytes)| piece.overlaps(bytes, at, ADDRESS))
                })
            };
            let has_none = |v| words.places(id, v).next().is_none();
            loaded.is_some_and(|v| {
                loads
                    && body.ty(v).is_ptr()
                    && self.leads_to_varied((id, v))
                    && (has_none(v) || is_torn(data.args[0]))
            })
        };
        let (id, _, op) = self.all().find(is_lost)?;
        Some((id, op, Way::Pieces))
    }

    /// Where parts of pointers to memory that varies are stored, and how many bytes.
    fn torn(&self, pieces: &[(FuncId, &Body, Op)]) -> Vec<(ObjId, Place, u64)> {
        let of_pointers = pieces
            .iter()
            .filter(|&&(id, body, op)| self.has_address((id, body), body.ops[op].args[0], true));
        let torn = of_pointers.flat_map(|&(id, body, op)| {
            let (v, to) = (body.ops[op].args[0], body.ops[op].args[1]);
            let bytes = self.bytes_of(body, v);
            let places = self.everywhere.places(id, to);
            places.map(move |(o, at)| (o, at, bytes))
        });
        torn.collect()
    }

    /// Whether an integer has bits of a pointer to memory that varies, which was loaded as an integer, or, if
    /// `made_one`, made one.
    fn has_address(&self, (id, body): (FuncId, &Body), integer: Value, made_one: bool) -> bool {
        let varies = |o: ObjId| {
            let object = self.everywhere.object(o);
            !matches!(object, None | Some(Object::Unknown)) && self.is_varied(o)
        };
        let holds = |from: Value, bytes: u64| {
            let mut places = self.everywhere.places(id, from);
            places.any(|place| self.everywhere.held(place, bytes).any(varies))
        };
        comes_from_any(body, integer, |v, made| {
            match made.map(|data| (&data.kind, data)) {
                Some((OpKind::Mem(Mem::Load(_)), data)) if body.ty(v).is_int() => {
                    match holds(data.args[0], self.bytes_of(body, v)) {
                        true => Origin::Found,
                        false => Origin::Open,
                    }
                }
                Some((OpKind::Scalar(Scalar::Int(by, ..)), data))
                    if keeps_bits(body, *by, data) =>
                {
                    Origin::Operands
                }
                Some((OpKind::Scalar(Scalar::Cast(Cast::PtrToInt, _)), data))
                    if made_one && self.leads_to_varied((id, data.args[0])) =>
                {
                    Origin::Found
                }
                Some((OpKind::Scalar(Scalar::Cast(..) | Scalar::Funnel(_)), _)) => Origin::Operands,
                _ => Origin::Open,
            }
        })
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
        let word = stored_integer(body, data).filter(|&v| self.bytes_of(body, v) == ADDRESS);
        word.is_some_and(|word| self.has_address((id, body), word, false))
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

/// What an op stores, if that is an integer.
fn stored_integer(body: &Body, data: &OpData) -> Option<Value> {
    match data.kind {
        OpKind::Mem(Mem::Store(_)) => Some(data.args[0]).filter(|&v| body.ty(v).is_int()),
        _ => None,
    }
}

/// Whether a value is what the ways behind a call that may throw hand on.
fn is_merged(data: &OpData, v: Value) -> bool {
    matches!(data.kind, OpKind::Control(_)) && data.results.contains(&v)
}

/// Whether an operation of integers leaves bits as they are, where it leaves them.
fn keeps_bits(body: &Body, by: IntBin, data: &OpData) -> bool {
    let mask = || body.as_int(data.args[1]).map(i64::cast_unsigned);
    match by {
        // A tag has nothing of the address.
        IntBin::And => mask().is_none_or(|mask| mask > TAG),
        IntBin::Or | IntBin::Xor | IntBin::Shl | IntBin::LShr => true,
        _ => false,
    }
}
