//! Values of which the way to where they are read tells what they are.
//!
//! ```text
//! %v = select %c, %x, 3                         %v = select %c, %x, 3
//! if %c { … } else { yield sitofp %v }    →     if %c { … } else { yield sitofp 3 }
//! ```
//!
//! The bits of a `union` beside a tag are integers on one path and floats on the other: once the optimiser has made one
//! value of both, that tells them apart. What is made of the bits ahead of the branch, and read in its arms alone, is told by
//! the ways to there.

use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use tapeless_analysis::values::paths::Path;
use tapeless_ir::{Body, IntBin, Op, OpKind, Region, Scalar};

/// Reads what a value was before paths met wherever only one of them leads.
pub fn run(body: &mut Body) {
    let regions: Vec<Region> = body.regions.keys().collect();
    for region in regions {
        let path = Path::to(body, region);
        if !path.is_empty() {
            for op in body.regions[region].ops.clone() {
                settle(body, op, &path);
            }
        }
    }
    for (op, path) in hoisted(body) {
        settle(body, op, &path);
    }
}

fn settle(body: &mut Body, op: Op, path: &Path) {
    if matches!(body.ops[op].kind, OpKind::Host(_)) {
        return;
    }
    for at in 0..body.ops[op].args.len() {
        while let Some(known) = path.settled(body, body.ops[op].args[at]) {
            body.ops[op].args[at] = known;
        }
    }
}

/// What is made of bits and read on certain ways alone, with what all these ways have in common.
fn hoisted(body: &Body) -> Vec<(Op, Path)> {
    let mut to: FxHashMap<Region, Path> = FxHashMap::default();
    let mut read: SecondaryMap<Op, Option<Path>> = SecondaryMap::new();
    let mut found = Vec::new();
    for op in body.op_order().into_iter().rev() {
        let data = &body.ops[op];
        let path = match &data.kind {
            OpKind::Scalar(_) => read[op].take(),
            _ => {
                let here = to.entry(data.parent);
                Some(here.or_insert_with(|| Path::to(body, data.parent)).clone())
            }
        };
        let Some(path) = path else { continue };
        for made in data.args.iter().filter_map(|&arg| body.def_op(arg)) {
            read[made] = Some(match &read[made] {
                Some(known) => known.common(&path),
                None => path.clone(),
            });
        }
        if !path.is_empty() && makes_of_bits(body, op) {
            found.push((op, path));
        }
    }
    found
}

/// Whether an op turns integers, or bits, into something, and may run where nobody wants it, whatever it is given.
fn makes_of_bits(body: &Body, op: Op) -> bool {
    match &body.ops[op].kind {
        OpKind::Scalar(Scalar::Int(how, _)) => !matches!(
            how,
            IntBin::SDiv | IntBin::UDiv | IntBin::SRem | IntBin::URem
        ),
        OpKind::Scalar(scalar) => matches!(
            scalar,
            Scalar::IntUn(_)
                | Scalar::Funnel(_)
                | Scalar::Icmp(_)
                | Scalar::Cast(..)
                | Scalar::Select(_)
        ),
        _ => false,
    }
}
