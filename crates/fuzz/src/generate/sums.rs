//! Sums of loops, each used more than once: in arms of branches, in other loops, from memory.

use super::Generator;
use super::scope::Scope;
use crate::tree::{Node, Piece};

impl Generator {
    /// A sum, and what is made of it.
    pub fn sums(&mut self, scope: &Scope) -> Option<Node> {
        let sum = self.fresh('z');
        let mut body = vec![match self.random.below(3) {
            0 => self.nested_sum(&sum, scope),
            1 => self.left_sum(&sum, scope),
            _ => self.plain_sum(&sum, scope),
        }?];
        let mut seen = scope.clone();
        match self.random.chance(50) {
            true => seen.constants.push(sum.clone()),
            false => seen.doubles.push(sum.clone()),
        }
        for _ in 0..2 + self.random.below(2) {
            body.push(match self.random.below(3) {
                0 => self.use_in_branch(&sum, &seen),
                1 => self.use_in_loop(&sum, &seen),
                _ => self.use_once(&sum, &seen),
            }?);
        }
        Some(Node::new(
            &format!("{{ double {sum} = 0;$}}"),
            [Piece::Body(body)],
        ))
    }

    /// A loop that can be around a statement: the scope in it, its head, and its counter.
    pub fn around(&mut self, scope: &Scope) -> (Scope, String, String) {
        let i = self.fresh('i');
        let head = match self.random.below(6) {
            0 => format!("for (int {i} = n - 1; {i} >= 0; {i}--)"),
            1 => format!("for (int {i} = 1; {i} < n; {i}++)"),
            _ => format!("for (int {i} = 0; {i} < n; {i}++)"),
        };
        let mut inner = scope.clone();
        inner.depth += 1;
        inner.in_loop = true;
        inner.counters.push(i.clone());
        (inner, head, i)
    }

    fn plain_sum(&mut self, sum: &str, scope: &Scope) -> Option<Node> {
        let (one, two, a, b) = self.ends(scope)?;
        let (inner, each, i) = self.around(scope);
        let (condition, k) = (self.condition(&inner), self.random.below(8));
        let form = match self.random.below(10) {
            8 => format!("{each} {sum} += 0.5 * sin({a} * {i}) / (1.0 + sq({b} - 0.3 * {i}));"),
            9 => format!(
                "{each} {{ {sum} += exp(-sq({a} - 0.2 * {i})); {two}[{i}] += 0.2 * sin({a} * {one}[{k}]); }}"
            ),
            0 => format!("{each} {sum} += {one}[{i}] * $;"),
            1 => format!("{each} {{ {sum} += sin($); {two}[{i}] = {sum}; }}"),
            2 => format!("{two}[{k}] = 0; {each} {two}[{k}] += 0.3 * tanh($); {sum} = {two}[{k}];"),
            3 => format!("{sum} = 1.0; {each} {sum} *= cos($);"),
            4 => format!("{each} if {condition} {sum} += sin($); else {sum} -= 0.5 * {one}[{i}];"),
            5 => format!(
                "{{ double z = 0; {each} {{ z += {one}[{i}]; {sum} += z * tanh($); }} {two}[{k}] = sin(z); }}"
            ),
            6 => format!("{each} {sum} = fmax({sum}, sin($));"),
            _ => format!("{each} {{ {one}[{i}] = tanh($); {sum} += {one}[{i}] * {two}[{i}]; }}"),
        };
        self.filled(&form, &inner)
    }

    /// Sums in loops around sums.
    fn nested_sum(&mut self, sum: &str, scope: &Scope) -> Option<Node> {
        let (one, two, a, _) = self.ends(scope)?;
        let (outer, each, i) = self.around(scope);
        let (inner, also, j) = self.around(&outer);
        let condition = self.condition(&inner);
        let form = match self.random.below(9) {
            6 => format!(
                "{each} {{ double z = 0; {also} z += exp(-sq({a} - 0.2 * {j} * {one}[{i}])); {sum} += z * sin({a} - z); {two}[{i}] += 0.1 * z; }}"
            ),
            7 => format!(
                "{each} {{ double e = {one}[{i}], z[4]; for (int j = 0; j < 4; j++) z[j] = sin(e) * {two}[j]; \
                 for (int j = 0; j < 4; j++) for (int k = 0; k < 4; k++) e = 0.5 * e * z[j] + 0.2 * z[k]; {two}[{i}] = tanh(e); {sum} += e; }}"
            ),
            8 => format!(
                "{each} {{ double e = 0.5 * {a}; {also} for (int k = 0; k < {j}; k++) e = 0.3 * e * e + 0.5 * sin({one}[k]) * e; {sum} = 0.75 * {sum} + e; }}"
            ),
            0 => format!(
                "{each} for (int {j} = 0; {j} <= {i}; {j}++) {sum} += {one}[{i}] * sin({two}[{j}] * $);"
            ),
            1 => format!(
                "{each} {{ double z = 0; {also} z += {one}[{j}] * sin($); {sum} += z * {two}[{i}]; }}"
            ),
            2 => format!(
                "{{ double z = 0, t = 0; {each} {{ z += {one}[{i}]; {also} t += 0.2 * {two}[{j}] * z; }} {sum} = sin(z) * t + z; }}"
            ),
            3 => format!(
                "{each} {{ double z = 0; {also} {{ if ({one}[{j}] > {two}[{i}]) break; z += sin($); }} {two}[{i}] = tanh(z); {sum} += z; }}"
            ),
            4 => format!(
                "{each} {{ double z = 1.0; {also} if {condition} z += sin($); {sum} = 0.5 * {sum} * sin(z) + 0.2 * z; }}"
            ),
            _ => format!("{each} {{ {also} {sum} += 0.2 * sin($); {one}[{i}] = sin({sum}); }}"),
        };
        self.filled(&form, &inner)
    }

    /// Sums of loops that are left early.
    fn left_sum(&mut self, sum: &str, scope: &Scope) -> Option<Node> {
        let (one, two, ..) = self.ends(scope)?;
        let (inner, each, i) = self.around(scope);
        let condition = self.condition(&inner);
        let limit = self.leaf(scope).render();
        let form = match self.random.below(6) {
            0 => format!("{each} {{ if {condition} break; {sum} += sin($) * {two}[{i}]; }}"),
            1 => format!("{each} {{ {sum} += tanh($); if ({sum} > {limit}) break; }}"),
            2 => format!(
                "for (int {i} = 0; {i} < n && fabs({sum}) < 2.0; {i}++) {sum} += tanh($) + 0.3 * {one}[{i}];"
            ),
            3 => format!(
                "{each} {{ {sum} += {one}[{i}] * $; if {condition} {{ {two}[{i}] = sin({sum}); break; }} {sum} *= 0.75; }}"
            ),
            4 => format!(
                "{each} {{ if {condition} continue; {sum} += sin($); if ({sum} < -1.25) {{ {sum} = 0.5 * {one}[{i}]; break; }} }}"
            ),
            _ => format!(
                "{{ int k = 0; while (k < n) {{ const int {i} = k++; {two}[{i}] += 0.2 * {sum}; if {condition} break; {sum} += {two}[{i}] * tanh($); }} }}"
            ),
        };
        self.filled(&form, &inner)
    }

    fn use_once(&mut self, sum: &str, scope: &Scope) -> Option<Node> {
        let (one, two, into, also) = self.ends(scope)?;
        let (k, l) = (self.random.below(8), self.index(scope));
        let condition = self.condition(scope);
        let form = match self.random.below(6) {
            0 => format!("{into} += sin({sum}) * tanh($);"),
            1 => format!("{two}[{k}] = sin({sum}); {into} += 0.2 * sin({one}[{l}] * {sum});"),
            2 => format!("{sum} *= tanh({sum} + $);"),
            3 => format!("{sum} = {sum} / (1.0 + n); {also} -= 0.1 * sin({sum} * {into});"),
            4 => format!("{{ double *t = {condition} ? &{sum} : &{into}; *t += 0.3 * sin($); }}"),
            _ => format!("{into} = tanh({sum} * {sum} - $ * {one}[{k}]);"),
        };
        self.filled(&form, scope)
    }

    fn use_in_branch(&mut self, sum: &str, scope: &Scope) -> Option<Node> {
        let (one, two, into, also) = self.ends(scope)?;
        let (_, each, i) = self.around(scope);
        let condition = self.condition(scope);
        let form = match self.random.below(6) {
            0 => {
                format!("if {condition} {into} = tanh({sum} * $); else {also} -= 0.1 * sin({sum});")
            }
            1 => format!("if ({sum} > 0.25) {into} += 0.5 * sin({sum} + $);"),
            2 => format!("if {condition} {each} {two}[{i}] += 0.1 * sin({sum} * {one}[{i}]);"),
            3 => format!(
                "switch ({} & 3) {{ case 0: {into} += sin({sum}); break; case 1: {also} = tanh({sum} * $); case 2: {sum} = 0.5; }}",
                self.int(scope)
            ),
            4 => format!(
                "if {condition} {{ {two}[3] = sin({sum}); {sum} = tanh($); }} {also} += 0.3 * sin({sum});"
            ),
            _ => {
                let body = Piece::Body(self.block(&mut scope.clone()));
                return Some(Node::new(&format!("if {condition} {{$}}"), [body]));
            }
        };
        self.filled(&form, scope)
    }

    fn use_in_loop(&mut self, sum: &str, scope: &Scope) -> Option<Node> {
        let (one, two, into, _) = self.ends(scope)?;
        let (mut inner, each, i) = self.around(scope);
        let condition = self.condition(&inner);
        let form = match self.random.below(8) {
            0 => format!("{each} {two}[{i}] += 0.1 * sin({sum} * {one}[{i}]);"),
            1 => format!("{each} {into} = 0.5 * {into} + 0.3 * sin({sum} * $);"),
            2 => format!("{each} if {condition} {two}[{i}] -= 0.1 * sin({sum} - $);"),
            3 => format!(
                "{{ double z = 0; {each} z += sq({one}[{i}] - {sum}); {into} += tanh(z * {sum}); }}"
            ),
            4 => format!("{each} {two}[{i}] = {two}[{i}] / (1.0 + sq({sum}));"),
            5 => format!("{each} {{ if {condition} break; {into} += 0.1 * sin({sum} * $); }}"),
            6 => format!("{each} {{ {sum} = 0.5 * sin({sum}) + {one}[{i}]; {two}[{i}] = {sum}; }}"),
            _ => {
                let body = Piece::Body(self.block(&mut inner));
                return Some(Node::new(&format!("{each} {{$}}"), [body]));
            }
        };
        self.filled(&form, &inner)
    }
}
