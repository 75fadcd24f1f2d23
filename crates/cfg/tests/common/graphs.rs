//! Random graphs in SSA form, and a generator of pseudo-random numbers.

use super::{b, v};
use tapeless_cfg::{Arg, Block, BlockId, Cfg, Edge, Term, Var};

/// SplitMix64 (Steele, Lea, Flood 2014).
pub fn mix(mut x: u64) -> u64 {
    x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = mix(self.0);
        (self.0 % n as u64) as usize
    }
}

/// How a random graph is connected.
#[derive(Clone, Copy, Debug)]
pub enum Shape {
    /// Any block to any block.
    Wild,
    /// Mostly to blocks nearby, forward and back.
    Local,
    /// Forward only, up to a few steps: fall-through and gotos.
    Forward,
}

/// A graph with up to `size` blocks. The first numbers are free variables.
pub fn random(seed: u64, size: usize, shape: Shape) -> Cfg {
    let mut random = Random(seed);
    let n = 2 + random.below(size - 1);
    let targets: Vec<Vec<usize>> = (0..n)
        .map(|i| successors(&mut random, i, n, shape))
        .collect();
    let dominators = dominators(&targets);
    let mut next = FREE;
    let mut fresh = |count: usize| -> Vec<Var> {
        (0..count)
            .map(|_| {
                next += 1;
                v(next - 1)
            })
            .collect()
    };
    let params: Vec<Vec<Var>> = (0..n)
        .map(|i| fresh(if i == 0 { 0 } else { random.below(4) }))
        .collect();
    let defs: Vec<Vec<Var>> = (0..n).map(|_| fresh(random.below(3))).collect();
    let edge_defs: Vec<Vec<Vec<Var>>> = targets
        .iter()
        .map(|t| {
            t.iter()
                .map(|_| fresh(usize::from(random.below(8) == 0)))
                .collect()
        })
        .collect();
    let visible = |i: usize| -> Vec<Var> {
        let above = (0..n).filter(|&d| d != i && dominators[i][d]);
        let inherited = above.flat_map(|d| params[d].iter().chain(&defs[d]));
        (0..FREE)
            .map(v)
            .chain(inherited.copied())
            .chain(params[i].iter().copied())
            .collect()
    };
    let returned = random.below(3);
    let blocks = (0..n).map(|i| {
        let before = visible(i);
        let uses = (0..random.below(4))
            .map(|_| before[random.below(before.len())])
            .collect();
        let mut after = before;
        after.extend(&defs[i]);
        let mut arg = |extra: &[Var]| match random.below(6) {
            0 => Arg::Const(random.below(3) as u32),
            _ => {
                let k = random.below(after.len() + extra.len());
                Arg::Var(*after.get(k).unwrap_or_else(|| &extra[k - after.len()]))
            }
        };
        let mut arms: Vec<Edge> = (targets[i].iter().zip(&edge_defs[i]))
            .map(|(&to, defs)| Edge {
                to: b(to as u32),
                args: params[to].iter().map(|_| arg(defs)).collect(),
                defs: defs.clone(),
            })
            .collect();
        let values = (0..returned).map(|_| arg(&[])).collect();
        let term = match arms.len() {
            0 if random.below(3) == 0 => Term::Diverge,
            0 => Term::Return { values },
            1 if random.below(2) == 0 => Term::Goto(arms.remove(0)),
            _ => Term::Branch { arms },
        };
        Block {
            params: params[i].clone(),
            defs: defs[i].clone(),
            uses,
            term,
        }
    });
    Cfg {
        entry: BlockId::from_u32(0),
        blocks: blocks.collect(),
    }
}

const FREE: u32 = 2;

fn successors(random: &mut Random, i: usize, n: usize, shape: Shape) -> Vec<usize> {
    let count = [0, 1, 1, 2, 2, 2, 2, 2, 2, 3, 4][random.below(11)];
    let count = if i == 0 { count.max(1) } else { count };
    let mut to: Vec<usize> = (0..count)
        .filter_map(|_| match shape {
            Shape::Wild => Some(1 + random.below(n - 1)),
            Shape::Local => Some((i + random.below(7)).saturating_sub(3).clamp(1, n - 1)),
            Shape::Forward => (i + 1 < n).then(|| (i + 1 + random.below(4)).min(n - 1)),
        })
        .collect();
    // Sometimes two edges to one target stay.
    if random.below(4) != 0 {
        to.sort_unstable();
        to.dedup();
    }
    to
}

/// `result[i][d]`: every path to `i` passes `d`. By definition, slowly: `i` cannot be reached without `d`.
fn dominators(targets: &[Vec<usize>]) -> Vec<Vec<bool>> {
    let n = targets.len();
    let reach = |without: usize| {
        let mut seen = vec![false; n];
        let mut stack = vec![0];
        while let Some(i) = stack.pop() {
            if i != without && !std::mem::replace(&mut seen[i], true) {
                stack.extend(&targets[i]);
            }
        }
        seen
    };
    let reachable = reach(n);
    let without: Vec<Vec<bool>> = (0..n).map(reach).collect();
    (0..n)
        .map(|i| (0..n).map(|d| reachable[i] && !without[d][i]).collect())
        .collect()
}
