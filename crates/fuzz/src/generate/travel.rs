//! Floats that travel in integers: beside an integer in one register, and as their bits.

use super::Generator;
use super::scope::Scope;
use crate::tree::Node;

impl Generator {
    /// Structures of a float and an integer, which functions take and return by value.
    pub fn beside_integers(&mut self, scope: &Scope) -> Option<Node> {
        let into = self.random.pick(&scope.doubles)?.clone();
        let choice = self.int(scope);
        let (name, i) = (self.fresh('t'), self.fresh('i'));
        let change = match self.random.below(7) {
            0 => format!("{name}[n & 3] = grown_float({name}[2], $);"),
            1 => format!("{name}[1] = chosen_float({name}[0], {name}[n & 3]);"),
            2 => format!("order_float({name}, 4);"),
            3 => format!(
                "for (int {i} = 0; {i} < 3; {i}++) {name}[{i}] = grown_float({name}[{i} + 1], $);"
            ),
            4 => format!(
                "{{ struct id_float z = {choice} & 1 ? {name}[0] : {name}[3]; {name}[2] = grown_float(z, $); }}"
            ),
            5 => format!("memcpy({name} + 1, {name} + (n & 3), sizeof *{name});"),
            _ => String::new(),
        };
        let form = format!(
            "{{ struct id_float {name}[4]; for (int {i} = 0; {i} < 4; {i}++) {name}[{i}] = made_float(tanh($), (3 * {i} + {choice}) & 7); \
             {change} for (int {i} = 0; {i} < 4; {i}++) {into} += 0.2 * value_float({name}[{i}]); }}"
        );
        self.filled(&form, scope)
    }

    /// The bits of floats, which functions compare, count and move.
    pub fn as_bits(&mut self, scope: &Scope) -> Option<Node> {
        let into = self.random.pick(&scope.doubles)?.clone();
        let (name, i, keys) = (self.fresh('t'), self.fresh('i'), self.fresh('k'));
        let real = ["float", "double"][self.random.below(2)];
        let copied = |to: &str, from: &str| format!("memcpy({to}, {from}, sizeof {name});");
        let work = match self.random.below(7) {
            0 => format!("sort_{real}({keys}, 8 - (n & 3));"),
            1 => {
                format!(
                    "{{ bits_{real} z[8]; pass_{real}({keys}, z, 8); memcpy({keys}, z, sizeof z); }}"
                )
            }
            2 => format!("apart_{real}({keys}, 8);"),
            3 => format!("keep_{real}({keys}, 8); recall_{real}({keys}, 8 - (n & 3));"),
            4 => format!("least_{real}({keys}, 8); recall_{real}({keys}, 5);"),
            5 => format!(
                "{{ bits_{real} z[12]; int at = pack_{real}(z, 0, {name}, 3); pack_{real}(z, at, {name} + 3, 5); \
                 at = unpack_{real}(z, 0, {name} + (n & 1)); unpack_{real}(z, at, {name} + 3); memcpy({keys}, {name}, sizeof {name}); }}"
            ),
            _ => format!("swap_{real}({keys} + (n & 3), {keys} + 5);"),
        };
        let (kept, released) = match self.random.below(3) {
            0 => (
                format!("*{keys} = malloc(sizeof {name})"),
                format!("free({keys});"),
            ),
            _ => (format!("{keys}[8]"), String::new()),
        };
        let form = format!(
            "{{ {real} {name}[8]; for (int {i} = 0; {i} < 8; {i}++) {name}[{i}] = 0.3 * {i} - 1.0371 + 0.1 * tanh($); \
             bits_{real} {kept}; {} {work} {} {released} \
             for (int {i} = 0; {i} < 8; {i}++) {into} += 0.1 * {i} * sin({name}[{i}]); }}",
            copied(&keys, &name),
            copied(&name, &keys)
        );
        self.filled(&form, scope)
    }

    /// Floats that functions store in pieces, or with other bits, where others read them again.
    pub fn in_pieces(&mut self, scope: &Scope) -> Option<Node> {
        let into = self.random.pick(&scope.doubles)?.clone();
        let (name, i, w) = (self.fresh('t'), self.fresh('i'), self.fresh('k'));
        let real = ["float", "double"][self.random.below(2)];
        let each = format!("for (int {i} = 0; {i} < 4; {i}++)");
        let sum = |v: &str| format!("{into} += 0.1 * ({i} + 1) * sin({v});");
        let sign = format!("((bits_{real})1 << (8 * sizeof({real}) - 1))");
        let seen = format!("seen_{real}({name}[{i}])");
        let work = match self.random.below(7) {
            0 => {
                let get = sum(&format!("get_{real}({w} + {i})"));
                format!(
                    "struct halves_{real} {w}[4] = {{0}}; {each} set_{real}({w} + {i}, {name}[{i}]); {each} {get}"
                )
            }
            1 => {
                let bytes = format!("sizeof({real})");
                let get = sum(&format!("real_of_{real}(read_{real}(&q, {bytes}))"));
                format!(
                    "unsigned char {w}[64], *p = {w}; {each} {{ write_{real}(&p, {i}, 1 + (n & 1)); write_{real}(&p, {seen}, {bytes}); }} \
                     const unsigned char *q = {w}; {each} {{ {into} += 0.01 * (double)read_{real}(&q, 1 + (n & 1)); {get} }}"
                )
            }
            2 => {
                let edited = match self.random.below(4) {
                    0 => format!("{seen} ^ {sign}"),
                    1 => format!("{seen} & ~{sign}"),
                    2 => format!("{seen} | {sign}"),
                    _ => seen,
                };
                let get = sum(&format!("real_of_{real}({w}[{i}])"));
                format!("bits_{real} {w}[4]; {each} put_{real}({w}, {i}, {edited}); {each} {get}")
            }
            3 | 4 => {
                let edit = match self.random.below(3) {
                    0 => format!("twice_{real}({w}, 4, n & 1);"),
                    1 => format!("turn_{real}({w}, 3, {sign});"),
                    _ => format!(
                        "turn_{real}({w}, 4, (bits_{real})(n & 1) << (8 * sizeof({real}) - 1));"
                    ),
                };
                let get = sum(&format!("real_of_{real}({w}[{i}])"));
                format!(
                    "bits_{real} {w}[4]; {each} put_{real}({w}, {i}, {seen}); {edit} {each} {get}"
                )
            }
            5 => {
                let width = format!("4 * sizeof({real})");
                let get = sum(&format!("real_of_{real}(z << {width} | pop_{real}(&{w}))"));
                format!(
                    "struct queue_{real} {w} = {{{{0}}, 0, 0}}; {each} {{ const bits_{real} u = {seen}; push_{real}(&{w}, {i}); push_{real}(&{w}, u >> {width}); push_{real}(&{w}, u); }} \
                     {each} {{ {into} += 0.01 * pop_{real}(&{w}); bits_{real} z = pop_{real}(&{w}); {get} }}"
                )
            }
            _ => {
                let get = sum(&format!("{name}[{i}]"));
                format!(
                    "bits_{real} {w}[4]; {each} put_{real}({w}, 3 - {i}, {seen}); {each} {w}[{i}] &= ~{sign}; memcpy({name}, {w}, sizeof {name}); {each} {get}"
                )
            }
        };
        let form = format!(
            "{{ {real} {name}[4]; {each} {name}[{i}] = 0.3 * {i} - 1.0371 + 0.1 * tanh($); {work} }}"
        );
        self.filled(&form, scope)
    }
}
