//! Addresses that travel as integers: swapped as words, handed on, kept, with a tag, behind a header.

use super::Generator;
use super::scope::Scope;
use crate::tree::Node;

impl Generator {
    /// Floats that functions reach by integers.
    pub fn addresses(&mut self, scope: &Scope) -> Option<Node> {
        let into = self.random.pick(&scope.doubles)?.clone();
        let (name, i, p) = (self.fresh('t'), self.fresh('i'), self.fresh('p'));
        let each = format!("for (int {i} = 0; {i} < 4; {i}++)");
        let k = self.random.below(4);
        let work = match self.random.below(13) {
            0 => format!(
                "double *{p}[4]; {each} {p}[{i}] = {name} + {i}; swap_addresses({p} + (n & 3), {p} + {k}); \
                 swap_addresses({p}, {p} + 2); {each} *{p}[{i}] *= 0.3 * {i} + $;"
            ),
            1 => format!(
                "double *{p}[4]; {each} {p}[{i}] = {name} + {i}; turn_addresses({p}, 2 + (n & 1)); {each} *{p}[{i}] += 0.3 * {i} * $;"
            ),
            2 => format!(
                "double *{p} = {name} + {k}, *q, *r; copy_address(&q, &{p}); copy_address(&r, &q); *r *= $; {into} += 0.1 * *q;"
            ),
            3 => format!(
                "uintptr_t {p} = address_of({name}, {k} - (n & 1)); {into} += 0.1 * value_at_address({p}, n & 1); *pointer_of_address({p}) *= $;"
            ),
            4 => format!(
                "uintptr_t {p}[2] = {{tagged_address({name} + {k}, n & 1), tagged_address({name}, {k})}}; {into} += 0.1 * value_of_tagged_address({p}[n & 1]); \
                 *pointer_of_address({p}[1] & ~(uintptr_t)7) += $;"
            ),
            5 => format!(
                "struct address {p}; keep_address(&{p}, {name}, {k} & 1); {each} add_at_address(&{p}, {i} & 1, $); {into} += 0.1 * value_at_address({p}.at, 1);"
            ),
            6 => format!(
                "{each} *(double *)((uintptr_t){name} + {i} * sizeof(double)) *= $; {into} += 0.1 * *(double *)(((uintptr_t)({name} + {k}) | (n & 1)) & ~(uintptr_t)7);"
            ),
            7 | 8 => format!(
                "park_address({name} + {k}); {into} += 0.1 * {name}[{k}]; *find_address() *= $; \
                 {each} {{ add_at_parked_address({i} * $); park_address({name} + ({i} ^ (n & 1))); }} {into} += 0.1 * *find_address();"
            ),
            9 => format!(
                "double *{p} = address_behind_header({k} + 1); {each} {p}[{i}] = {name}[{i}] * $; {into} += 0.1 * {p}[n & 3] * header_of_address({p}); drop_header_of_address({p});"
            ),
            10 | 11 => format!(
                "{each} list_address({i} ^ {k}, {name} + {i}); {into} += 0.1 * value_at_listed_addresses(n); \
                 {each} {{ add_at_listed_address({i} + n, {i} * $); swap_listed_addresses({i}, n + {k}); }} \
                 list_address(n, {name} + {k}); {into} += 0.1 * value_at_listed_addresses({k});"
            ),
            _ => format!(
                "double *{p} = {name} + {k}; unsigned char bytes_{p}[sizeof {p}]; copy_address(bytes_{p}, &{p}); double *copy_{p}; copy_address(&copy_{p}, bytes_{p}); *copy_{p} *= $;"
            ),
        };
        let form = format!(
            "{{ double {name}[4]; {each} {name}[{i}] = 0.3 * {i} - 1.0371 + 0.1 * tanh($); {work} \
             {each} {into} += 0.1 * ({i} + 1) * sin({name}[{i}]); }}"
        );
        self.filled(&form, scope)
    }
}
