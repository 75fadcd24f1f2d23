//! Statements that call the library back: sorted numbers, records and pointers.

use super::Generator;
use super::scope::Scope;
use crate::tree::Node;

impl Generator {
    /// `qsort` with a comparator of the prelude.
    pub fn sorted(&mut self, scope: &Scope) -> Option<Node> {
        let array = self.random.pick(&scope.addressable())?.name.clone();
        let into = self.random.pick(&scope.doubles)?.clone();
        let (name, i) = (self.fresh('t'), self.fresh('i'));
        let mut inner = scope.clone();
        inner.counters.push(i.clone());
        let count = ["n", "8", "n / 2"][self.random.below(3)];
        let sum = |term: &str| {
            format!("for (int {i} = 0; {i} < 8; {i}++) {into} += 0.1 * {i} * sin({term});")
        };
        let form = match self.random.below(4) {
            0 => format!("qsort({array}, {count}, sizeof(double), by_value);"),
            1 => format!(
                "{{ struct P {name}[8]; for (int {i} = 0; {i} < 8; {i}++) {name}[{i}] = (struct P){{$ + {array}[{i}], $}}; \
                 qsort({name}, {count}, sizeof *{name}, by_a); {} }}",
                sum(&format!("{name}[{i}].b"))
            ),
            2 => format!(
                "{{ struct K {name}[8]; for (int {i} = 0; {i} < 8; {i}++) {name}[{i}] = (struct K){{(3 * {i} + 1) & 7, $}}; \
                 qsort({name}, {count}, sizeof *{name}, by_key); {} }}",
                sum(&format!("{name}[{i}].v"))
            ),
            _ => format!(
                "{{ double *{name}[8]; for (int {i} = 0; {i} < 8; {i}++) {name}[{i}] = &{array}[{i}]; \
                 qsort({name}, {count}, sizeof *{name}, by_target); *{name}[1] *= 0.5; {} }}",
                sum(&format!("*{name}[{i}]"))
            ),
        };
        let holes = form.matches('$').count();
        let operands: Vec<_> = (0..holes).map(|_| self.number(&inner, 1)).collect();
        Some(Node::new(&form, operands))
    }
}
