//! Elements of aggregates: a structure that is returned in registers is put together of them, and taken apart.

use crate::values::flow::flows;
use rustc_hash::FxHashSet;
use tapeless_ir::{Body, Control, OpData, OpKind, Scalar, Value, ValueDef};

/// What an element may be.
#[derive(Default)]
pub(crate) struct Element<'a> {
    /// What is put there.
    pub put: Vec<Value>,
    /// The calls that return it there.
    pub returned: Vec<&'a OpData>,
}

/// What an element of an aggregate may be; `None` if it may be something else.
pub(crate) fn element<'a>(body: &'a Body, aggregate: Value, path: &[u32]) -> Option<Element<'a>> {
    let (mut open, mut seen) = (vec![aggregate], FxHashSet::default());
    let mut found = Element::default();
    while let Some(v) = open.pop() {
        if !seen.insert(v) {
            continue;
        }
        let op = match body.values[v].def {
            ValueDef::Result(op, _) => op,
            ValueDef::Param(region, _) => body.regions[region].owner?,
            ValueDef::Const(_) => continue,
        };
        let data = &body.ops[op];
        match &data.kind {
            OpKind::Scalar(Scalar::InsertValue(at)) if at[..] == *path => {
                found.put.push(data.args[1]);
            }
            OpKind::Scalar(Scalar::InsertValue(at)) if !path.starts_with(at) => {
                open.push(data.args[0]);
            }
            OpKind::Call(_) => found.returned.push(data),
            OpKind::Control(Control::Invoke(_)) if body.call_result(op) == Some(v) => {
                found.returned.push(data);
            }
            OpKind::Control(_) | OpKind::Scalar(Scalar::Select(_) | Scalar::Freeze) => {
                let into = flows(body, data).into_iter().filter(|&(_, to)| to == v);
                open.extend(into.map(|(from, _)| from));
            }
            _ => return None,
        }
    }
    Some(found)
}
