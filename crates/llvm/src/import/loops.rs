//! What scalar evolution knows of loops: trip counts and closed forms, written into the preheaders.

use super::body::Importer;
use crate::analyses::{Analyses, Loop};
use crate::{Block, Function, Opcode, Targets, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use tapeless_cfg::{BlockId, Carries, SVar};
use tapeless_ir as ir;
use tapeless_ir::ops::LoopInfo;

/// What is known of the loop of a header.
#[derive(Debug, Default)]
struct Known {
    /// Backedge-taken count.
    count: Option<Value>,
    /// Steps of header phis.
    steps: Vec<(Value, Value)>,
}

/// Trip counts and closed forms of a function's loops.
#[derive(Debug, Default)]
pub(crate) struct ClosedForms {
    of: FxHashMap<Block, Known>,
    /// Headers of the loops behind each preheader.
    behind: FxHashMap<Block, Vec<Block>>,
}

impl ClosedForms {
    /// Asks scalar evolution, and writes the operands of its answers into preheaders.
    pub fn find(function: Function, targets: &Targets) -> Self {
        let analyses = Analyses::new(function, targets);
        let returning = returning(function);
        let mut all = Self::default();
        for each in analyses.loops() {
            let Some(preheader) = each.preheader() else {
                continue;
            };
            let Some(at) = preheader.terminator() else {
                continue;
            };
            let count =
                count(&analyses, each, &returning).and_then(|count| analyses.expand(count, at));
            let mut steps = Vec::new();
            let phis: Vec<Value> = each.header().phis().collect();
            for phi in phis
                .into_iter()
                .filter(|phi| phi.ty().is_int() || phi.ty().is_pointer())
            {
                let step = analyses
                    .recurrence(phi)
                    .and_then(|(_, step)| analyses.expand(step, at));
                steps.extend(step.map(|step| (phi, step)));
            }
            all.behind.entry(preheader).or_default().push(each.header());
            all.of.insert(each.header(), Known { count, steps });
        }
        all
    }

    /// All values that loops read.
    pub fn operands(&self) -> impl Iterator<Item = Value> + '_ {
        self.of.values().flat_map(Known::operands)
    }

    /// Values that the loops behind this preheader read.
    pub fn read_in(&self, preheader: Block) -> Vec<Value> {
        let headers = self.behind.get(&preheader).into_iter().flatten();
        let behind = headers.filter_map(|header| self.of.get(header));
        behind.flat_map(Known::operands).collect()
    }
}

impl Known {
    fn operands(&self) -> impl Iterator<Item = Value> + '_ {
        self.count
            .into_iter()
            .chain(self.steps.iter().map(|step| step.1))
    }
}

/// The count of the latch's exit, where every other exit leads only to where nothing returns.
fn count<'a>(
    analyses: &'a Analyses,
    each: Loop<'a>,
    returning: &FxHashSet<Block>,
) -> Option<crate::analyses::Scev<'a>> {
    let latch = each.latch()?;
    let exiting = each.exiting_blocks();
    if !exiting.contains(&latch) {
        return None;
    }
    let leaves = |block: &Block| {
        let out = block
            .successors()
            .into_iter()
            .filter(|to| !each.contains(*to));
        out.into_iter().any(|to| returning.contains(&to))
    };
    let only = exiting
        .iter()
        .all(|block| *block == latch || !leaves(block));
    if only {
        analyses.exit_count(each, latch)
    } else {
        None
    }
}

/// Blocks from which a return can be reached.
fn returning(function: Function) -> FxHashSet<Block> {
    let mut work: Vec<Block> = function
        .blocks()
        .filter(|block| block.terminator().is_some_and(|t| t.is(Opcode::Ret)))
        .collect();
    let mut seen = FxHashSet::default();
    while let Some(block) = work.pop() {
        if seen.insert(block) {
            work.extend(block.predecessors());
        }
    }
    seen
}

impl Importer<'_> {
    /// What is known of the parameters of a loop; appends the operands.
    pub fn closed_forms(
        &mut self,
        header: Option<BlockId>,
        params: &[SVar],
        operands: &mut Vec<ir::Value>,
    ) -> LoopInfo {
        let mut info = LoopInfo {
            params: params.len() as u32,
            ..LoopInfo::default()
        };
        let known = header.and_then(|header| self.closed?.of.get(&self.graph.blocks[header]));
        let Some(known) = known else { return info };
        if let Some(count) = known.count.and_then(|count| self.closed_operand(count)) {
            info.counted = true;
            operands.push(count);
        }
        for (index, &param) in params.iter().enumerate() {
            let Carries::Var(var) = self.tree.svars[param] else {
                continue;
            };
            let phi = self.graph.vars[var];
            let Some(&(_, step)) = known.steps.iter().find(|step| step.0 == phi) else {
                continue;
            };
            if let Some(step) = self.closed_operand(step) {
                info.stepped.push(index as u32);
                operands.push(step);
            }
        }
        info
    }

    fn closed_operand(&mut self, value: Value) -> Option<ir::Value> {
        if value.is_constant() {
            return Some(self.constant(value));
        }
        self.of_instruction.get(&value).copied()
    }
}
