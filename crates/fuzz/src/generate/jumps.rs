//! Control flow that has no structure: `goto`, state machines, whole graphs of blocks.

use super::Generator;
use super::scope::Scope;
use crate::tree::{Node, Piece};

impl Generator {
    /// Jumps out of loops, into loops, between cases.
    pub fn jump(&mut self, scope: &Scope) -> Option<Node> {
        if scope.depth > 2 {
            return None;
        }
        let mut inner = scope.clone();
        inner.depth += 1;
        inner.in_loop = false;
        let (i, label) = (self.fresh('i'), self.fresh('L'));
        let (one, two) = (self.condition(scope), self.condition(scope));
        let form = match self.random.below(4) {
            0 => {
                inner.depth += 1;
                inner.counters.push(i.clone());
                let j = self.fresh('j');
                format!(
                    "for (int {i} = 0; {i} < n; {i}++) for (int {j} = 0; {j} < 4; {j}++) {{$ if {one} goto {label}; $}} {label}: ;"
                )
            }
            1 => format!(
                "{{ int {i} = 0; if {one} goto {label}a; {label}: {{$}} if (++{i} > 5) goto {label}e; {label}a: {{$}} \
                 if ({i}++ < 4 && {two}) goto {label}; {label}e: ; }}"
            ),
            2 => format!(
                "{{ int {i} = n & 1; for (int z = 0; z < 6; z++) switch ({i}) {{ case 0: {{$}} {i} = {one} ? 1 : 2; break; \
                 case 1: {{$}} {i} = {two} ? 2 : 0; break; default: {i} = 0; }} }}"
            ),
            _ => format!(
                "{{ int {i} = 2; switch (n & 3) {{ case 0: do {{ {{$}} case 3: case 2: {{$}} case 1: ; }} while (--{i} > 0); }} }}"
            ),
        };
        let blocks = [self.block(&mut inner.clone()), self.block(&mut inner)];
        Some(Node::new(&form, blocks.map(Piece::Body)))
    }

    /// Blocks with any edges between them, in any order, until the fuel ends.
    pub fn graph(&mut self, scope: &mut Scope) -> Node {
        let count = 3 + self.random.below(10);
        let mut inner = scope.clone();
        inner.depth = scope.depth.max(2);
        let mut form = String::from("int fuel = 20; $");
        let mut blocks = vec![Piece::Body(vec![self.edge(&inner, count)])];
        for label in 0..count {
            form += &format!(" B{label}: if (--fuel < 0) goto end; {{$}}");
            self.budget = self.budget.max(1);
            let mut body = self.block(&mut inner.clone());
            body.push(self.edge(&inner, count));
            blocks.push(Piece::Body(body));
        }
        Node::new(&(form + " end: ;"), blocks)
    }

    /// The edges out of a block; without one it falls through.
    fn edge(&mut self, scope: &Scope, count: usize) -> Node {
        let mut to = || format!("goto B{};", self.random.below(count));
        let (one, two, three) = (to(), to(), to());
        Node::text(match self.random.below(6) {
            0 => one,
            1 => format!(
                "switch ({} & 3) {{ case 0: {one} case 1: {two} case 2: {three} }}",
                self.int(scope)
            ),
            2 => format!(
                "if {} {one} if {} {two}",
                self.condition(scope),
                self.condition(scope)
            ),
            3 => format!("if {} {one} {three}", self.condition(scope)),
            4 => format!("if (fuel & 1) {one} if {} {two}", self.condition(scope)),
            _ => format!("if {} {one}", self.condition(scope)),
        })
    }
}
