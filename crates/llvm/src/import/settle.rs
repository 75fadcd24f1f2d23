//! Values of which the way to where they are read tells what they are.
//!
//! ```text
//! %v = select %c, %x, 3                         %v = select %c, %x, 3
//! if %c { … } else { yield sitofp %v }    →     if %c { … } else { yield sitofp 3 }
//! ```
//!
//! The bits of a `union` beside a tag are integers on one path and floats on the other: once the optimiser has made one
//! value of both, that tells them apart.

use tapeless_analysis::paths::Path;
use tapeless_ir::{Body, OpKind, Region};

/// Reads what a value was before paths met wherever only one of them leads.
pub fn run(body: &mut Body) {
    let regions: Vec<Region> = body.regions.keys().collect();
    for region in regions {
        let path = Path::to(body, region);
        if !path.is_empty() {
            settle(body, region, &path);
        }
    }
}

fn settle(body: &mut Body, region: Region, path: &Path) {
    for op in body.regions[region].ops.clone() {
        if matches!(body.ops[op].kind, OpKind::Host(_)) {
            continue;
        }
        for at in 0..body.ops[op].args.len() {
            while let Some(known) = path.settled(body, body.ops[op].args[at]) {
                body.ops[op].args[at] = known;
            }
        }
    }
}
