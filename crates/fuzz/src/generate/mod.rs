//! Random C functions `double f(double *x, double *y, double s, int n)` with n ≤ 8 and arrays of 8.
//!
//! Everything written has defined behaviour: indices lie in 0..8, loops end, memory is written
//! before it is read, and no statement relies on another one that could be dropped.

mod addresses;
mod bits;
mod carriers;
mod expression;
mod function;
mod globals;
mod heap;
mod indirect;
mod jumps;
mod lanes;
mod memory;
mod nests;
mod records;
mod scope;
mod sorted;
mod statement;
mod steps;
mod sums;
mod tagged;
mod teams;
mod travel;

use crate::random::Random;
use crate::tree::{Node, Piece};
use function::Helper;
use globals::Operation;

/// A random program: helpers, then the function `fN`.
#[derive(Clone)]
pub struct Program {
    /// N, unique within one run.
    pub number: usize,
    /// A body of functions.
    pub tree: Node,
    /// Whether `y` is declared inactive; it is then only read.
    pub constant_y: bool,
}

impl Program {
    /// Whether it has regions of OpenMP.
    pub fn is_parallel(&self) -> bool {
        self.tree.render().contains("_Pragma(\"omp")
    }

    /// Whether it computes in float somewhere.
    pub fn is_narrow(&self) -> bool {
        let text = self.tree.render();
        text.contains("float")
            || text.contains("struct S")
            || text.contains("struct M")
            || text.contains("struct H")
            || text.contains("wide")
    }
}

/// What a program is made from.
struct Generator {
    random: Random,
    number: usize,
    /// Names given so far.
    names: usize,
    /// Statements that may still be made in this function.
    budget: usize,
    helpers: Vec<Helper>,
    /// Whether the body is a raw graph of blocks.
    graphs: bool,
    /// Whether half of all statements are loops that sum up or overwrite.
    loops: bool,
    /// Whether there are functions to point at.
    has_targets: bool,
    /// Whether there is memory that all functions see.
    has_globals: bool,
    /// Whether a function is made that others may call through pointers.
    in_operation: bool,
    /// Whether floats are stored in pieces, and with other bits.
    pieces: bool,
    /// Functions that are called inactive, and give a number.
    told: Vec<String>,
    /// What kind of programs are made.
    kind: Kind,
    /// Whether several threads run what is made.
    in_region: bool,
    /// Functions that change it.
    operations: Vec<Operation>,
}

/// What kind of programs are made.
#[derive(Clone, Copy, PartialEq)]
pub enum Kind {
    /// Statements, and in some cases a raw graph of blocks.
    Statements,
    /// Raw graphs of blocks.
    Graphs,
    /// Floats that go through integers from function to function.
    Carriers,
    /// Statements, and regions of OpenMP.
    Teams,
}

/// The program with a number, under a seed; `size` is about the number of statements.
pub fn program(seed: u64, number: usize, size: usize, kind: Kind) -> Program {
    let mut generator = Generator {
        random: Random::new(seed, number as u64),
        number,
        names: 0,
        budget: 0,
        helpers: Vec::new(),
        graphs: false,
        loops: false,
        has_targets: false,
        has_globals: false,
        in_operation: false,
        pieces: false,
        told: Vec::new(),
        kind,
        in_region: false,
        operations: Vec::new(),
    };
    generator.pieces = kind == Kind::Carriers && generator.random.chance(20);
    if kind == Kind::Carriers && !generator.pieces {
        return Program {
            number,
            tree: Node(vec![Piece::Body(generator.carriers(size))]),
            constant_y: false,
        };
    }
    generator.graphs = kind == Kind::Graphs || generator.random.chance(5);
    generator.loops = generator.random.chance(30);
    let size = 2 + generator.random.below(size.max(1));
    let count = generator.random.below(4).min(size / 3);
    let mut functions = Vec::new();
    if generator.random.chance(30) {
        functions.push(generator.targets());
    }
    if generator.random.chance(30) {
        functions.extend(generator.globals());
    }
    for _ in 0..count {
        generator.budget = 1 + size / 3;
        functions.push(generator.helper());
    }
    generator.budget = size;
    let constant_y = generator.random.chance(20);
    let body = generator.main(constant_y);
    // Copies of bytes, and pointers that are told apart, may not overlap.
    let mut whole = functions.clone();
    whole.extend(body.iter().cloned());
    let text = Node(vec![Piece::Body(whole)]).render();
    let may_overlap = !text.contains("memcpy") && !text.contains("restrict");
    let overlap = generator.random.chance(15) && may_overlap;
    functions.push(generator.whole(body, overlap));
    Program {
        number,
        tree: Node(vec![Piece::Body(functions)]),
        constant_y,
    }
}

impl Generator {
    /// A name that no other thing in this program has.
    fn fresh(&mut self, letter: char) -> String {
        self.names += 1;
        format!("{letter}{}", self.names)
    }
}
