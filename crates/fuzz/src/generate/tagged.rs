//! Memory that holds a float or an integer, as a tag beside it says.

use super::Generator;
use super::scope::Scope;
use crate::tree::Node;

impl Generator {
    /// A few tagged values, some of which become others.
    pub fn tagged(&mut self, scope: &Scope) -> Option<Node> {
        let into = self.random.pick(&scope.doubles)?.clone();
        let choice = self.int(scope);
        let (name, i) = (self.fresh('t'), self.fresh('i'));
        let shuffle = match self.random.below(9) {
            0 => format!("{name}[2].tag = 0; {name}[2].i = 5;"),
            1 => format!("{name}[1].tag = 1; {name}[1].d = 0.5 * {into};"),
            2 => format!(
                "{{ struct T z = {name}[n & 3]; {name}[n & 3] = {name}[1]; {name}[1] = z; }}"
            ),
            3 => format!("memcpy(&{name}[2], &{name}[n & 1], sizeof *{name});"),
            4 => format!("memmove({name} + 1, {name}, 3 * sizeof *{name});"),
            5 => format!("for (int {i} = 0; {i} < 3; {i}++) {name}[{i}] = {name}[{i} + 1];"),
            6 => format!(
                "swap_tagged(&{name}[0], &{name}[{}]);",
                1 + self.random.below(3)
            ),
            7 => format!("qsort({name}, n / 2, sizeof *{name}, by_tagged);"),
            _ => String::new(),
        };
        let memory = match self.random.below(3) {
            0 => (
                format!("*{name} = malloc(4 * sizeof *{name})"),
                format!("free({name});"),
            ),
            _ => (format!("{name}[4]"), String::new()),
        };
        let (declared, released) = memory;
        let form = format!(
            "{{ struct T {declared}; for (int {i} = 0; {i} < 4; {i}++) if (({i} + {choice}) & 1) {{ {name}[{i}].tag = 1; {name}[{i}].d = $; }} \
             else {{ {name}[{i}].tag = 0; {name}[{i}].i = 3 * {i}; }} {shuffle} \
             for (int {i} = 0; {i} < 4; {i}++) {into} += {name}[{i}].tag ? 0.5 * sin({name}[{i}].d) : 0.1 * {name}[{i}].i; {released} }}"
        );
        self.filled(&form, scope)
    }
}
