//! Shapes of the tree for hand-written graphs. Numbers 100 and up are free variables.

mod common;
use common::{b, block, br, cfg, edge, goto, ret, v};
use tapeless_cfg::{Arg, Cfg, Edge, Malformed, Term, structure};

fn show(cfg: &Cfg) -> String {
    match structure(cfg) {
        Ok(tree) => tree.to_string(),
        Err(error) => format!("error: {error}"),
    }
}

macro_rules! case {
    ($name:ident, [$($block:expr),+ $(,)?]) => {
        #[test]
        fn $name() {
            insta::assert_snapshot!(show(&cfg(vec![$($block),+])));
        }
    };
}

case!(
    diamond,
    [
        block(&[], &[], &[100], br((1, &[]), (2, &[]))),
        block(&[], &[1], &[], goto(3, &[1])),
        block(&[], &[2], &[], goto(3, &[2])),
        block(&[3], &[], &[], ret(&[3])),
    ]
);

// The guard of a rotated loop, the loop, its LCSSA exit.
case!(
    rotated_loop,
    [
        block(&[], &[], &[100], br((1, &[]), (4, &[101]))),
        block(&[], &[], &[], goto(2, &[102, 101])),
        block(&[1, 2], &[3, 4], &[1, 2], br((2, &[3, 4]), (3, &[]))),
        block(&[], &[], &[], goto(4, &[4])),
        block(&[5], &[], &[], ret(&[5])),
    ]
);

case!(
    while_loop,
    [
        block(&[], &[], &[], goto(1, &[100, 101])),
        block(&[1, 2], &[], &[1], br((2, &[]), (3, &[]))),
        block(&[], &[3, 4], &[1, 2], goto(1, &[3, 4])),
        block(&[], &[], &[2], ret(&[2])),
    ]
);

// Two exits to different blocks that use different values.
case!(
    break_in_loop,
    [
        block(&[], &[], &[], goto(1, &[100])),
        block(&[1], &[2], &[1], br((3, &[]), (2, &[]))),
        block(&[], &[3], &[2], br((1, &[3]), (4, &[]))),
        block(&[], &[4], &[2], goto(5, &[4])),
        block(&[], &[5], &[3], goto(5, &[5])),
        block(&[6], &[], &[], ret(&[6])),
    ]
);

case!(
    return_in_nested_loops,
    [
        block(&[], &[], &[], goto(1, &[100])),
        block(&[1], &[], &[1], goto(2, &[101])),
        block(&[2], &[3], &[1, 2], br((5, &[]), (3, &[]))),
        block(&[], &[4], &[3], br((2, &[4]), (4, &[]))),
        block(&[], &[5], &[1, 4], br((1, &[5]), (6, &[]))),
        block(&[], &[], &[], ret(&[3])),
        block(&[], &[], &[], ret(&[5])),
    ]
);

case!(
    switch_fallthrough,
    [
        block(
            &[],
            &[],
            &[100],
            Term::Branch {
                arms: vec![
                    edge(1, &[]),
                    edge(2, &[101]),
                    edge(3, &[102]),
                    edge(4, &[103])
                ]
            }
        ),
        block(&[], &[1], &[], goto(2, &[1])),
        block(&[2], &[3], &[2], goto(3, &[3])),
        block(&[4], &[5], &[4], goto(4, &[5])),
        block(&[6], &[], &[], ret(&[6])),
    ]
);

case!(
    irreducible,
    [
        block(&[], &[], &[100], br((1, &[100]), (2, &[101]))),
        block(&[1], &[2], &[1], goto(2, &[2])),
        block(&[3], &[4], &[3], br((1, &[4]), (3, &[]))),
        block(&[], &[], &[], ret(&[4])),
    ]
);

case!(
    endless_loop,
    [
        block(&[], &[], &[], goto(1, &[100])),
        block(&[1], &[2], &[1], goto(1, &[2])),
    ]
);

// `if (i >= n) panic(i)` in a counted loop, and the same panic before it.
case!(
    bounds_check_in_loop,
    [
        block(&[], &[], &[100], br((1, &[]), (4, &[100]))),
        block(&[], &[], &[], goto(2, &[101])),
        block(&[1], &[], &[1, 102], br((3, &[]), (4, &[1]))),
        block(&[], &[2], &[1], br((2, &[2]), (5, &[]))),
        block(&[3], &[], &[3, 102], Term::Diverge),
        block(&[], &[], &[], ret(&[2])),
    ]
);

// `switch` with an unreachable default.
case!(
    diverging_arm,
    [
        block(
            &[],
            &[],
            &[100],
            Term::Branch {
                arms: vec![edge(1, &[]), edge(2, &[]), edge(3, &[])]
            }
        ),
        block(&[], &[1], &[], goto(4, &[1])),
        block(&[], &[2], &[], goto(4, &[2])),
        block(&[], &[], &[], Term::Diverge),
        block(&[3], &[], &[], ret(&[3])),
    ]
);

// `invoke`: a result on the normal edge, a landing pad that resumes or returns.
case!(
    invoke,
    [
        block(
            &[],
            &[],
            &[100],
            Term::Branch {
                arms: vec![
                    Edge {
                        to: b(1),
                        args: vec![Arg::Var(v(1))],
                        defs: vec![v(1)]
                    },
                    edge(2, &[])
                ],
            }
        ),
        block(&[2], &[], &[], goto(4, &[2])),
        block(&[], &[3], &[], br((3, &[]), (4, &[3]))),
        block(&[], &[], &[3], Term::Diverge),
        block(&[4], &[], &[], ret(&[4])),
    ]
);

// A swap: the new values are read before either is written.
case!(
    swap,
    [
        block(&[], &[], &[], goto(1, &[100, 101])),
        block(&[1, 2], &[], &[1], br((1, &[2, 1]), (2, &[]))),
        block(&[], &[], &[], ret(&[1, 2])),
    ]
);

// A phi that never changes and one that nobody uses leave no trace.
case!(
    idle_phis,
    [
        block(&[], &[], &[], goto(1, &[100, 101])),
        block(&[1, 2], &[3], &[1], br((1, &[1, 3]), (2, &[]))),
        block(&[], &[], &[], ret(&[1])),
    ]
);

// Two endless loops into each other, both entered from outside.
case!(
    merged_heads,
    [
        block(
            &[],
            &[],
            &[100],
            Term::Branch {
                arms: vec![edge(1, &[100]), edge(2, &[101]), edge(3, &[])]
            }
        ),
        block(&[1], &[2], &[1], goto(2, &[2])),
        block(&[3], &[4], &[3], goto(1, &[4])),
        block(&[], &[], &[], ret(&[])),
    ]
);

// The example in the crate's documentation.
#[test]
fn documented() {
    let mut graph = cfg(vec![
        block(&[], &[], &[100], br((1, &[101]), (2, &[0]))),
        block(&[1], &[2], &[1, 100], br((1, &[2]), (2, &[2]))),
        block(&[3], &[], &[], ret(&[3])),
    ]);
    if let Term::Branch { arms } = &mut graph.blocks[b(0)].term {
        arms[1].args = vec![Arg::Const(0)];
    }
    let documentation: String = include_str!("../src/lib.rs")
        .lines()
        .skip_while(|line| !line.contains("//! body ["))
        .take_while(|line| !line.contains("```"))
        .map(|line| format!("{}\n", &line[4..]))
        .collect();
    assert_eq!(show(&graph), documentation);
}

#[test]
fn refuses_malformed_graphs() {
    let one = |term: Term| structure(&cfg(vec![block(&[], &[], &[], term)])).err();
    assert_eq!(one(goto(7, &[])), Some(Malformed::NoSuchBlock(b(7))));
    assert_eq!(one(goto(0, &[1])), Some(Malformed::ArgCount(b(0))));
    assert_eq!(
        one(Term::Branch { arms: vec![] }),
        Some(Malformed::NoArms(b(0)))
    );
    assert_eq!(
        structure(&cfg(vec![block(&[1], &[], &[], ret(&[]))])).err(),
        Some(Malformed::EntryParams)
    );
    assert_eq!(
        structure(&cfg(vec![block(&[], &[1, 1], &[], ret(&[]))])).err(),
        Some(Malformed::Redefined(v(1)))
    );
    let uneven = vec![
        block(&[], &[], &[], br((1, &[]), (2, &[]))),
        block(&[], &[], &[], ret(&[])),
        block(&[], &[], &[], ret(&[9])),
    ];
    assert!(matches!(
        structure(&cfg(uneven)).err(),
        Some(Malformed::ReturnCount(_))
    ));
}
