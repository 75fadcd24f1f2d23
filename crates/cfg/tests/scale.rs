//! Large graphs: nothing recurses, and time grows with the size.

mod common;
use common::{block, br, cfg, goto, ret};
use std::time::{Duration, Instant};
use tapeless_cfg::{Block, Cfg, Term, structure};

fn timed(name: &str, graph: &Cfg) -> Duration {
    let start = Instant::now();
    let tree = structure(graph).map(|tree| tree.seqs.len());
    let time = start.elapsed();
    println!(
        "{name}: {} blocks, {tree:?} sequences, {time:?}",
        graph.blocks.len()
    );
    assert!(tree.is_ok());
    assert!(time < Duration::from_secs(60), "{name} took {time:?}");
    time
}

fn chain(n: u32) -> Cfg {
    let mut blocks: Vec<Block> = (0..n)
        .map(|i| block(&[], &[i], &[i.saturating_sub(1)], goto(i + 1, &[])))
        .collect();
    blocks.push(block(&[], &[], &[], ret(&[0])));
    cfg(blocks)
}

/// Diamonds in a row, each joining a phi.
fn diamonds(n: u32) -> Cfg {
    let mut blocks = Vec::new();
    for i in 0..n {
        let at = 3 * i;
        let phi = if i == 0 { vec![] } else { vec![3 * i] };
        blocks.push(block(&phi, &[], &phi, br((at + 1, &[]), (at + 2, &[]))));
        blocks.push(block(&[], &[at + 1], &[], goto(at + 3, &[at + 1])));
        blocks.push(block(&[], &[at + 2], &[], goto(at + 3, &[at + 2])));
    }
    blocks.push(block(&[3 * n], &[], &[], ret(&[3 * n])));
    cfg(blocks)
}

/// `if (c) { if (c) { … } }`, every level leaving for the end.
fn early_exits(n: u32) -> Cfg {
    let mut blocks: Vec<Block> = (0..n)
        .map(|i| block(&[], &[i + 1], &[], br((i + 1, &[]), (n, &[i + 1]))))
        .collect();
    blocks.push(block(&[0], &[], &[], ret(&[0])));
    blocks[n as usize - 1].term = goto(n, &[n]);
    cfg(blocks)
}

/// Checks in a row with one shared panic.
fn guards(n: u32) -> Cfg {
    let mut blocks: Vec<Block> = (0..n)
        .map(|i| block(&[], &[i + 1], &[], br((i + 1, &[]), (n + 1, &[i + 1]))))
        .collect();
    blocks.push(block(&[], &[], &[], ret(&[n])));
    blocks.push(block(&[0], &[], &[0], Term::Diverge));
    cfg(blocks)
}

/// Rotated loops inside each other, one phi each.
fn loop_nest(n: u32) -> Cfg {
    let free = 10 * n;
    let mut blocks = vec![block(&[], &[], &[], goto(1, &[free]))];
    blocks.extend((0..n).map(|i| {
        let next = if i + 1 == n {
            goto(n + 1, &[])
        } else {
            goto(i + 2, &[free])
        };
        block(&[i], &[], &[i], next)
    }));
    blocks.extend((0..n).map(|i| {
        let header = n - i;
        block(
            &[],
            &[n + i],
            &[header - 1],
            br((header, &[n + i]), (n + 2 + i, &[])),
        )
    }));
    blocks.push(block(&[], &[], &[], ret(&[])));
    cfg(blocks)
}

#[test]
fn chains() {
    timed("chain", &chain(100_000));
    timed("diamonds", &diamonds(33_000));
    timed("guards", &guards(50_000));
}

#[test]
fn nests() {
    timed("early exits", &early_exits(10_000));
    timed("loop nest", &loop_nest(2_000));
}

/// A busy machine makes runs slow, never fast: of a few tries, the best counts.
#[test]
fn time_is_nearly_linear() {
    let ratio = |make: fn(u32) -> Cfg, n: u32| {
        let best = |n| {
            (0..3)
                .map(|_| timed("linear", &make(n)))
                .min()
                .unwrap_or_default()
                .as_secs_f64()
        };
        best(8 * n) / best(n)
    };
    for (make, n) in [
        (chain as fn(u32) -> Cfg, 4_000),
        (diamonds, 2_000),
        (early_exits, 1_500),
        (guards, 3_000),
    ] {
        assert!(
            (0..10).any(|_| ratio(make, n) < 40.0),
            "eight times the size took more than 40 times as long"
        );
    }
}
