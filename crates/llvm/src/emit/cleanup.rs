//! After the last op: phis that nothing reads, phis of one value, and empty blocks disappear.

use super::body::Writer;
use crate::{Block, Opcode, Value};
use rustc_hash::FxHashSet;

impl Writer<'_, '_> {
    /// Ends the writing of a function that had no body.
    pub fn finish(&mut self) {
        self.tidy();
    }

    /// Ends the writing of a function that takes the place of its old blocks.
    pub fn replace(&mut self, old: &[Block]) {
        self.tidy();
        let pairs: Vec<(Value, Value)> =
            self.clones.iter().map(|(&from, &to)| (from, to)).collect();
        self.target.remap_debug_records(&pairs, old);
        self.entry.move_first();
        Block::delete_all(old);
    }

    /// Removes what has been written so far.
    pub fn abandon(&mut self, old: &[Block]) {
        let old: FxHashSet<Block> = old.iter().copied().collect();
        let written: Vec<Block> = self
            .target
            .blocks()
            .filter(|block| !old.contains(block))
            .collect();
        Block::delete_all(&written);
    }

    fn tidy(&mut self) {
        self.drop_phis();
        self.drop_blocks();
    }

    /// φ(x, x, φ) = x, and phis that only phis read, to a fixed point.
    fn drop_phis(&mut self) {
        let mut gone: FxHashSet<Value> = FxHashSet::default();
        let mut work = std::mem::take(&mut self.phis);
        while let Some(phi) = work.pop() {
            if gone.contains(&phi) {
                continue;
            }
            let by = if phi.has_users() {
                self.only_value(phi)
            } else {
                Some(phi.ty().poison())
            };
            let Some(by) = by else { continue };
            let near = phi
                .incoming()
                .into_iter()
                .map(|pair| pair.0)
                .chain(phi.users());
            work.extend(near.filter(|value| value.is(Opcode::Phi) && *value != phi));
            phi.replace_uses(by);
            gone.insert(phi);
            phi.erase();
        }
    }

    fn only_value(&self, phi: Value) -> Option<Value> {
        let mut others = phi
            .incoming()
            .into_iter()
            .map(|pair| pair.0)
            .filter(|&value| value != phi);
        let first = others.next()?;
        others.all(|other| other == first).then_some(first)
    }

    /// An arm's block that only branches on is taken out of its one edge, unless that edge enters a loop: a loop keeps
    /// its preheader, and a latch that leaves its loop stays one.
    fn drop_blocks(&mut self) {
        let entries: FxHashSet<(Block, Block)> = self.loop_entries.iter().copied().collect();
        for block in std::mem::take(&mut self.arm_blocks) {
            let Some(first) = block.instructions().next() else {
                continue;
            };
            if !first.is(Opcode::Br) {
                continue;
            }
            let [next] = first.successors()[..] else {
                continue;
            };
            let [from] = block.predecessors()[..] else {
                continue;
            };
            let Some(terminator) = from.terminator() else {
                continue;
            };
            let phis: Vec<Value> = next.phis().collect();
            let parallel = next.predecessors().contains(&from) && !phis.is_empty();
            let enters = entries.contains(&(block, next));
            if parallel
                || enters
                || next == block
                || terminator.is(Opcode::Invoke)
                || first.has_debug_records()
            {
                continue;
            }
            for (index, target) in terminator.successors().into_iter().enumerate() {
                if target == block {
                    terminator.set_successor(index as u32, next);
                }
            }
            phis.iter()
                .for_each(|phi| phi.retarget_incoming(block, from));
            if first.has_metadata("llvm.loop") {
                terminator.copy_metadata(first, "llvm.loop");
            }
            first.erase();
            block.delete();
        }
    }
}
