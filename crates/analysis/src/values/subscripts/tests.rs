//! Random nests, run one turn after the other: what is said never to meet does not; and factorisations, of which it must be said.

use super::{Known, Subscripts};
use crate::values::order::Order;
use proptest::prelude::*;
use tapeless_ir::ops::{Access, Host, LoopInfo};
use tapeless_ir::{Body, Builder, Effects, IntBin, IntPred, Module, OpKind, Type, Value};

/// How often a loop goes round: a number of times, `n − c`, as many as turns of one around are over, or those fewer than `n − c`.
#[derive(Clone, Copy, Debug)]
enum Count {
    Number(i64),
    All(i64),
    Over(usize),
    Left(usize, i64),
}

#[derive(Clone, Copy, Debug)]
struct Loop {
    count: Count,
    /// A number, and the counter of a loop around.
    init: (i64, Option<usize>),
    step: i64,
}

/// `constant + n·rows + Σ counterᵢ·(factorᵢ + n·rowsᵢ)`, in elements.
#[derive(Clone, Debug)]
struct Subscript {
    constant: (i64, i64),
    factors: Vec<(i64, i64)>,
}

/// Loops around a load and a store, which may be in one more loop each.
#[derive(Clone, Debug)]
struct Nest {
    around: Vec<Loop>,
    own: [Option<Loop>; 2],
    subscripts: [Subscript; 2],
    is_load_first: bool,
}

impl Nest {
    fn order(&self) -> [usize; 2] {
        if self.is_load_first { [0, 1] } else { [1, 0] }
    }
}

/// The elements that are accessed, in order; nothing if a loop does not end.
fn run(nest: &Nest, n: i64) -> Option<Vec<(usize, i64)>> {
    let mut seen = Vec::new();
    step(nest, n, &mut Vec::new(), &mut seen).then_some(seen)
}

fn turns(of: Loop, n: i64, outer: &[(i64, i64)]) -> Option<Vec<(i64, i64)>> {
    let count = match of.count {
        Count::Number(count) => count,
        Count::All(c) => n - c,
        Count::Over(at) => outer[at].0,
        Count::Left(at, c) => n - c - outer[at].0,
    };
    let init = of.init.0 + of.init.1.map_or(0, |at| outer[at].1);
    (count >= 0).then(|| (0..=count).map(|t| (t, init + t * of.step)).collect())
}

fn step(nest: &Nest, n: i64, outer: &mut Vec<(i64, i64)>, seen: &mut Vec<(usize, i64)>) -> bool {
    if let Some(&next) = nest.around.get(outer.len()) {
        let Some(all) = turns(next, n, outer) else {
            return false;
        };
        return all.into_iter().all(|turn| {
            outer.push(turn);
            let ends = step(nest, n, outer, seen);
            outer.pop();
            ends
        });
    }
    nest.order().into_iter().all(|of| {
        let own = match nest.own[of] {
            Some(own) => turns(own, n, outer).map(|all| all.into_iter().map(Some).collect()),
            None => Some(vec![None]),
        };
        let Some(own) = own else { return false };
        for turn in own {
            let Subscript { constant, factors } = &nest.subscripts[of];
            let counters = outer
                .iter()
                .copied()
                .chain(turn)
                .map(|(_, counter)| counter);
            let sum: i64 = counters
                .zip(factors)
                .map(|(i, f)| i * (f.0 + n * f.1))
                .sum();
            seen.push((of, constant.0 + n * constant.1 + sum));
        }
        true
    })
}

/// The nest as a body, its load and its store with their pointers.
struct Written {
    b: Builder,
    n: Value,
    base: Value,
    /// Turns and counters of the loops around.
    outer: Vec<(Value, Value)>,
}

impl Written {
    fn begin() -> Self {
        let mut b = Builder::new(&[Type::I64, Type::PTR]);
        let [n, base] = [0, 1].map(|at| b.body.params()[at]);
        let zero = b.i64(0);
        let is_positive = b.icmp(IntPred::Sgt, n, zero);
        let host = Host {
            name: "llvm.assume".into(),
            effects: Effects::NONE,
        };
        b.push(OpKind::Host(host), &[is_positive], &[]);
        let outer = Vec::new();
        Self { b, n, base, outer }
    }

    fn less(&mut self, by: i64) -> Value {
        let by = self.b.i64(by);
        self.b.int_bin(IntBin::Sub, self.n, by)
    }

    fn within(&mut self, of: Loop, inside: impl FnOnce(&mut Self)) {
        let one = self.b.i64(1);
        let count = match of.count {
            Count::Number(count) => self.b.i64(count),
            Count::All(c) => self.less(c),
            Count::Over(at) => self.outer[at].0,
            Count::Left(at, c) => {
                let all = self.less(c);
                self.b.int_bin(IntBin::Sub, all, self.outer[at].0)
            }
        };
        let (zero, mut init) = (self.b.i64(0), self.b.i64(of.init.0));
        if let Some(at) = of.init.1 {
            init = self.b.int_bin(IntBin::Add, self.outer[at].1, init);
        }
        let step = self.b.i64(of.step);
        let body = self.b.begin(&[Type::I64, Type::I64]);
        let [turn, counter] = [0, 1].map(|at| self.b.body.regions[body].params[at]);
        self.outer.push((turn, counter));
        inside(self);
        self.outer.pop();
        let next = [(turn, one), (counter, step)].map(|(v, by)| self.b.int_bin(IntBin::Add, v, by));
        let goes_on = self.b.icmp(IntPred::Ult, turn, count);
        self.b.repeat(false, goes_on, &next, &[]);
        let info = LoopInfo {
            params: 2,
            counted: true,
            stepped: smallvec::smallvec![0, 1],
        };
        self.b.loop_(info, &[zero, init, count, one, step], body);
    }

    fn access(&mut self, of: usize, subscript: &Subscript) {
        let times = |b: &mut Builder, v: Value, by: i64| {
            let by = b.i64(by);
            b.int_bin(IntBin::Mul, v, by)
        };
        let mut index = times(&mut self.b, self.n, subscript.constant.1);
        let constant = self.b.i64(subscript.constant.0);
        index = self.b.int_bin(IntBin::Add, index, constant);
        for (&(_, counter), &(factor, rows)) in self.outer.iter().zip(&subscript.factors) {
            let row = self.b.int_bin(IntBin::Mul, counter, self.n);
            for part in [
                times(&mut self.b, counter, factor),
                times(&mut self.b, row, rows),
            ] {
                index = self.b.int_bin(IntBin::Add, index, part);
            }
        }
        let pointer = self.b.ptr_add(self.base, index, 8);
        match of {
            0 => drop(self.b.load(pointer, Type::F64, Access::default())),
            _ => {
                let zero = self.b.float(Type::F64, 0.0);
                self.b.store(zero, pointer, Access::default());
            }
        }
    }

    fn nest(&mut self, nest: &Nest, depth: usize) {
        if let Some(&next) = nest.around.get(depth) {
            return self.within(next, |this| this.nest(nest, depth + 1));
        }
        for of in nest.order() {
            match nest.own[of] {
                Some(own) => self.within(own, |this| this.access(of, &nest.subscripts[of])),
                None => self.access(of, &nest.subscripts[of]),
            }
        }
    }
}

fn never_meets(nest: &Nest) -> bool {
    let mut written = Written::begin();
    written.nest(nest, 0);
    written.b.return_(&[]);
    let body = written.b.finish();
    let accesses = body.op_order();
    let found = |wanted: fn(&OpKind) -> bool| {
        let found = accesses.iter().find(|&&op| wanted(&body.ops[op].kind));
        found.copied().expect("the nest has both")
    };
    let load = found(|kind| matches!(kind, OpKind::Mem(tapeless_ir::Mem::Load(_))));
    let store = found(|kind| matches!(kind, OpKind::Mem(tapeless_ir::Mem::Store(_))));
    asked(
        &body,
        (load, body.ops[load].args[0]),
        (store, body.ops[store].args[1]),
    )
}

fn asked(body: &Body, load: (tapeless_ir::Op, Value), store: (tapeless_ir::Op, Value)) -> bool {
    let (module, order) = (Module::default(), Order::of(body));
    let mut known = Known::default();
    let mut subscripts = Subscripts::new((&module, body), &order, &mut known);
    subscripts.never_again(load.0, load.1, store.0, store.1)
}

/// Whether a store comes to what a load has read before it.
fn meets(seen: &[(usize, i64)]) -> bool {
    seen.iter().enumerate().any(|(at, &(of, element))| {
        let later = &seen[at + 1..];
        of == 0 && later.contains(&(1, element))
    })
}

fn a_loop(around: usize) -> impl Strategy<Value = Loop> {
    let outer = move || 0..around.max(1);
    let count = prop_oneof![
        (0..4i64).prop_map(Count::Number),
        (1..3i64).prop_map(Count::All),
        outer().prop_map(Count::Over),
        (outer(), 1..3i64).prop_map(|(at, c)| Count::Left(at, c)),
    ];
    let init = (-1..2i64, proptest::option::of(outer()));
    let step = prop_oneof![3 => Just(1i64), 1 => Just(-1), 1 => Just(2)];
    (count, init, step).prop_map(move |(count, init, step)| match around {
        0 => Loop {
            count: match count {
                Count::Over(_) | Count::Left(..) => Count::All(1),
                count => count,
            },
            init: (init.0, None),
            step,
        },
        _ => Loop { count, init, step },
    })
}

fn a_subscript() -> impl Strategy<Value = Subscript> {
    let factor = prop_oneof![3 => Just((1i64, 0i64)), 3 => Just((0, 1)), 2 => Just((0, 0)), 2 => (-2..3i64, -1..2i64)];
    let constant = (-2..3i64, -1..2i64);
    (constant, proptest::collection::vec(factor, 4))
        .prop_map(|(constant, factors)| Subscript { constant, factors })
}

fn a_nest() -> impl Strategy<Value = Nest> {
    let around = (
        a_loop(0),
        proptest::option::of(a_loop(1)),
        proptest::option::of(a_loop(2)),
    );
    let around = around.prop_map(|(a, b, c)| {
        let inner = b.into_iter().chain(b.and(c));
        std::iter::once(a).chain(inner).collect::<Vec<Loop>>()
    });
    // One more loop only looks at the outermost.
    let own = || proptest::option::of(a_loop(1));
    let subscripts = (a_subscript(), a_subscript());
    (around, own(), own(), subscripts, any::<bool>()).prop_map(
        |(around, load, store, (read, written), is_load_first)| Nest {
            around,
            own: [load, store],
            subscripts: [read, written],
            is_load_first,
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]
    #[test]
    fn what_never_meets_does_not(nest in a_nest()) {
        if never_meets(&nest) {
            for n in 1..6 {
                let seen = run(&nest, n).unwrap_or_default();
                prop_assert!(!meets(&seen), "they meet where n is {n}");
            }
        }
    }
}

const ROWS: i64 = 1;

fn subscript(factors: &[(i64, i64)]) -> Subscript {
    Subscript {
        constant: (0, 0),
        factors: factors.to_vec(),
    }
}

/// `for j; for k < j; for i ≥ j: a[i·n + j] −= a[i·n + k] · a[j·n + k]`, from the second j on.
fn columns(read: &[(i64, i64)]) -> Nest {
    let plain = |count, init| Loop {
        count,
        init,
        step: 1,
    };
    Nest {
        around: vec![
            plain(Count::All(2), (1, None)),
            plain(Count::Over(0), (0, None)),
            plain(Count::Left(0, 2), (0, Some(0))),
        ],
        own: [None, None],
        subscripts: [subscript(read), subscript(&[(1, 0), (0, 0), (0, ROWS)])],
        is_load_first: true,
    }
}

#[test]
fn columns_before_are_final() {
    assert!(never_meets(&columns(&[(0, 0), (1, 0), (0, ROWS)])));
    assert!(never_meets(&columns(&[(0, ROWS), (1, 0), (0, 0)])));
    assert!(!never_meets(&columns(&[(1, 0), (0, 0), (0, ROWS)])));
    assert!(!never_meets(&columns(&[(0, 0), (2, 0), (0, ROWS)])));
}

#[test]
fn elements_behind_a_store_are_final() {
    let along = Loop {
        count: Count::All(1),
        init: (0, None),
        step: 1,
    };
    let behind = |constant: i64, step: i64, is_load_first: bool| Nest {
        around: vec![Loop { step, ..along }],
        own: [None, None],
        subscripts: [
            Subscript {
                constant: (constant, 0),
                factors: vec![(1, 0)],
            },
            subscript(&[(1, 0)]),
        ],
        is_load_first,
    };
    assert!(never_meets(&behind(-1, 1, true)));
    assert!(never_meets(&behind(0, 1, false)));
    assert!(!never_meets(&behind(0, 1, true)));
    assert!(!never_meets(&behind(1, 1, false)));
    assert!(never_meets(&behind(1, -1, true)));
}
