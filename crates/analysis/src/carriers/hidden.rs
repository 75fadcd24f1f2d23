//! Memory that varies and is reached through an integer that comes from elsewhere: an integer has no shadow, so that nobody
//! knows where the derivative of that memory lies.

use super::Finder;
use crate::callee::{CallKind, call_kind};
use crate::flow::flows;
use crate::points::Object;
use rustc_hash::FxHashSet;
use tapeless_ir::{Body, Cast, FuncId, Mem, Op, OpData, OpKind, Scalar, Value, ValueDef};

/// The way on which a pointer to memory that varies is not followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// It is an integer that another function, or a variable of the file, hands on.
    Integer,
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
                && self.bytes_of(body, data.args[0]) < 8
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
                self.varies(id, v)
                    && self.marks(&self.touched(at, access, (to, v))).read
                    && self.is_hidden(at, to)
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

    /// Whether a pointer is made of an integer that comes from a caller, a callee or a variable of the file.
    fn is_hidden(&self, (id, body): (FuncId, &Body), pointer: Value) -> bool {
        let (mut open, mut seen) = (vec![pointer], FxHashSet::default());
        while let Some(v) = open.pop() {
            if !seen.insert(v) {
                continue;
            }
            let made = match body.values[v].def {
                ValueDef::Result(op, _) => Some(op),
                ValueDef::Param(region, _) => body.regions[region].owner,
                ValueDef::Const(_) => continue,
            };
            let Some(data) = made.map(|op| &body.ops[op]) else {
                // The request's own function sees what it makes of its integers.
                if body.ty(v).is_int() && self.everywhere.functions.first() != Some(&id) {
                    return true;
                }
                continue;
            };
            match &data.kind {
                OpKind::Scalar(Scalar::PtrAdd { .. }) => open.push(data.args[0]),
                OpKind::Scalar(Scalar::Cast(Cast::PtrToInt, _)) => {}
                OpKind::Scalar(Scalar::Cast(..) | Scalar::Int(..) | Scalar::Funnel(_)) => {
                    let ints = data.args.iter().filter(|&&v| body.ty(v).is_int());
                    open.extend(ints);
                }
                OpKind::Mem(Mem::Load(_)) if body.ty(v).is_int() => {
                    let is_global = |object| matches!(object, Some(Object::Global(_)));
                    let mut from = self.everywhere.places(id, data.args[0]);
                    if from.any(|(o, _)| is_global(self.everywhere.object(o))) {
                        return true;
                    }
                }
                OpKind::Call(_) if body.ty(v).is_int() => return true,
                _ => {
                    let from = flows(body, data).into_iter();
                    open.extend(from.filter(|flow| flow.1 == v).map(|flow| flow.0));
                }
            }
        }
        false
    }
}
