//! What the forward mode clones as it is: ops without a tangent.

use super::Tangent;
use tapeless_ir::{Op, Region, Type};
use tapeless_plan::relevant::ends_stack_memory;

impl Tangent<'_, '_> {
    fn plain_region(&mut self, region: Region) -> Region {
        let body = self.unit.body;
        let params = &body.regions[region].params;
        let types: Vec<Type> = params.iter().map(|&p| body.ty(p)).collect();
        let new = self.b.begin(&types);
        let made = self.b.body.regions[new].params.to_vec();
        self.primal.extend(params.iter().copied().zip(made));
        self.plain_ops(region);
        self.b.end();
        new
    }

    pub(super) fn plain_ops(&mut self, region: Region) {
        let body = self.unit.body;
        let ops = body.regions[region].ops.iter();
        for &op in ops.filter(|&&op| !ends_stack_memory(&body.ops[op].kind)) {
            stacker::maybe_grow(1 << 16, 1 << 20, || self.plain(op));
        }
    }

    /// Clones an op with everything in it, without tangents.
    pub(super) fn plain(&mut self, op: Op) {
        let regions = &self.unit.body.ops[op].regions;
        let regions: Vec<Region> = regions.iter().map(|&r| self.plain_region(r)).collect();
        self.clone_op(op, &regions);
    }

    pub(super) fn clone_op(&mut self, op: Op, regions: &[Region]) {
        let data = &self.unit.body.ops[op];
        let args = self.handed(data);
        let types: Vec<Type> = data.results.iter().map(|&r| self.unit.body.ty(r)).collect();
        self.b.loc = data.loc;
        let new = self.b.push_with(data.kind.clone(), &args, &types, regions);
        self.b.set_origin(new, data.origin);
        let made = self.b.body.ops[new].results.to_vec();
        self.primal.extend(data.results.iter().copied().zip(made));
    }
}
