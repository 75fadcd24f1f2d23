//! Random graphs and their trees visit the same blocks with the same values.

mod common;
use common::check::check;
use common::execute::{Step, run_cfg, run_tree};
use common::graphs::{Shape, random};
use tapeless_cfg::structure;

const VISITS: usize = 100;

fn agree(shape: Shape, sizes: &[usize], graphs: u64) {
    let mut idle = 0;
    let (mut visits, mut returns, mut diverged) = (0, 0, 0);
    for &size in sizes {
        for seed in 0..graphs {
            let cfg = random(seed * 1000 + size as u64, size, shape);
            let tree = structure(&cfg).unwrap_or_else(|e| panic!("{shape:?} {size} {seed}: {e}"));
            let run = std::panic::catch_unwind(|| idle_and_traces(&cfg, &tree));
            let Ok((unread, traces)) = run else {
                panic!("{shape:?} size {size} seed {seed}\n{cfg:?}\n{tree}")
            };
            idle += unread;
            for trace in traces {
                visits += trace.len();
                returns += usize::from(matches!(trace.last(), Some(Step::Return(_))));
                diverged += usize::from(matches!(trace.last(), Some(Step::Diverge(_))));
            }
        }
    }
    println!(
        "{shape:?}: {visits} visits, {returns} returns, {diverged} diverged, {idle} unread results"
    );
    assert!(
        returns > 100 && diverged > 100,
        "the graphs must exercise all ends"
    );
}

fn idle_and_traces(cfg: &tapeless_cfg::Cfg, tree: &tapeless_cfg::Tree) -> (usize, Vec<Vec<Step>>) {
    let unread = check(cfg, tree);
    let traces = (0..6).map(|seed| {
        let expected = run_cfg(cfg, seed, VISITS);
        assert_eq!(run_tree(cfg, tree, seed, VISITS), expected);
        expected
    });
    (unread, traces.collect())
}

#[test]
fn wild_graphs() {
    agree(Shape::Wild, &[4, 6, 10, 20, 40], 300);
}

#[test]
fn local_graphs() {
    agree(Shape::Local, &[4, 6, 10, 20, 40], 300);
}

#[test]
fn forward_graphs() {
    agree(Shape::Forward, &[6, 10, 20, 40], 300);
}
