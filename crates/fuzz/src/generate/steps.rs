//! Arrays that loops overwrite step by step, and values read before and after that.

use super::Generator;
use super::scope::Scope;
use crate::tree::{Node, Piece};

impl Generator {
    /// Two arrays, `one` and `two` or copies of them, what loops do to them, and what is read of them then.
    pub fn stepped(&mut self, scope: &Scope) -> Option<Node> {
        let arrays = scope.addressable();
        let one = self.random.pick(&arrays)?.name.clone();
        let two = self.random.pick(&arrays)?.name.clone();
        let into = self.random.pick(&scope.doubles)?.clone();
        let mut inner = scope.clone();
        let (p, v, start) = match self.random.chance(60) {
            false => (one.clone(), two, String::new()),
            true => {
                let (p, v) = (self.fresh('p'), self.fresh('v'));
                // Pointers that live longer must not point here.
                inner.pointers.clear();
                inner.array(&p, true, true);
                inner.array(&v, true, true);
                let start = format!(
                    "double {p}[8], {v}[8]; for (int i = 0; i < 8; i++) {p}[i] = {one}[i], {v}[i] = 0.5 * sin({two}[i]);"
                );
                (p, v, start)
            }
        };
        let mut body = Vec::new();
        for _ in 0..1 + self.random.below(3) {
            body.push(match self.random.below(4) {
                0 => self.moved(&p, &v, &inner),
                1 => self.swapped(&p, &v, &into, &inner),
                2 => self.ring(&p, &v, &into, &inner),
                _ => self.overwritten(&p, &v, &into, &inner),
            }?);
        }
        let (k, l) = (self.random.below(8), self.random.below(8));
        let form = format!(
            "{{ {start}$ {into} += 0.2 * sin({p}[{k}]) + 0.1 * {v}[{l}]; {one}[{k}] = tanh({p}[{l}]); }}"
        );
        Some(Node::new(&form, [Piece::Body(body)]))
    }

    /// Steps in time, in place.
    fn moved(&mut self, p: &str, v: &str, scope: &Scope) -> Option<Node> {
        let (outer, steps, t) = self.around(scope);
        let (mut inner, _, i) = self.around(&outer);
        let each = format!("for (int {i} = 0; {i} < 8; {i}++)");
        let form = match self.random.below(6) {
            0 => format!(
                "{steps} {{ {each} {v}[{i}] -= 0.1 * sin({p}[{i}] + $); {each} {p}[{i}] += 0.1 * {v}[{i}]; }}"
            ),
            1 => format!(
                "{steps} {{ for (int {i} = 7; {i} > 0; {i}--) {p}[{i}] = {p}[{i} - 1]; {p}[0] = sin({p}[7] + {v}[{t}]); }}"
            ),
            2 => format!(
                "{steps} {{ double z = 0; {each} z += sq({p}[{i}]) + 0.1 * {v}[{i}]; {each} {p}[{i}] /= sqrt(1.0 + sq(z)); {v}[{t}] = z; }}"
            ),
            3 => format!(
                "for (int {t} = 0; {t} < 12; {t}++) {{ double z = 0; {each} {{ double e = 0.5 * cos({p}[{i}] * {v}[{i}]); z += sq(e - {p}[{i}]); {p}[{i}] = e; }} if (z < 1e-2) break; }}"
            ),
            4 => format!(
                "{steps} {{ double e = {p}[{t}], f = {v}[{t}]; {each} {{ double z = {p}[{i}]; {p}[{i}] = 0.9 * z + 0.1 * sin(e * f + $); e = z; }} {v}[{t}] = e; }}"
            ),
            _ => {
                let body = Piece::Body(match inner.depth < 4 {
                    true => self.block(&mut inner),
                    false => Vec::new(),
                });
                let form = format!("{steps} {{ {each} {{$}} {each} {p}[{i}] += 0.1 * {v}[{i}]; }}");
                return Some(Node::new(&form, [body]));
            }
        };
        self.filled(&form, &inner)
    }

    /// Buffers that pointers exchange.
    fn swapped(&mut self, p: &str, v: &str, into: &str, scope: &Scope) -> Option<Node> {
        let (inner, steps, t) = self.around(scope);
        let k = self.random.below(8);
        let form = match self.random.below(5) {
            0 => format!(
                "{{ double *e = {p}, *f = {v}; {steps} {{ for (int i = 1; i < 7; i++) f[i] = 0.9 * e[i] + 0.05 * sin(e[i - 1] * e[i + 1]); \
                 double *h = e; e = f; f = h; }} {into} += 0.2 * sin(e[{k}] - 0.5 * f[3]); }}"
            ),
            1 => format!(
                "{{ double z[3][8], *e = z[0], *f = z[1], *h = z[2]; for (int i = 0; i < 8; i++) e[i] = {p}[i], f[i] = {v}[i], h[i] = 0.1 * i; \
                 {steps} {{ for (int i = 1; i < 7; i++) h[i] = f[i] - 0.5 * e[i] + 0.1 * (f[i - 1] + f[i + 1]); double *g = e; e = f; f = h; h = g; }} \
                 {into} += 0.2 * sin(f[{k}] * e[2]); {p}[{k}] = tanh(h[4]); }}"
            ),
            2 => format!(
                "{{ struct R z = {{{p}, {k}, {v}}}; {steps} {{ for (int i = 0; i < 8; i++) z.q[i] = 0.5 * z.p[i] + 0.3 * sin(z.p[(i + z.k) & 7]); \
                 double *e = z.p; z.p = z.q; z.q = e; z.k++; }} {into} += 0.2 * sin(z.p[z.k & 7]); }}"
            ),
            3 => format!(
                "{{ double *z = malloc(8 * sizeof *z); for (int i = 0; i < 8; i++) z[i] = {p}[i]; {steps} {{ double *e = malloc(8 * sizeof *e); \
                 for (int i = 0; i < 8; i++) e[i] = 0.5 * sin(z[i] * {v}[{t}]) + 0.3 * z[(i + 7) & 7]; free(z); z = e; }} {into} += 0.2 * sin(z[{k}]); free(z); }}"
            ),
            _ => format!(
                "{{ double *z[2] = {{{p}, {v}}}; {steps} {{ for (int i = 0; i < 8; i++) z[{t} & 1][i] = 0.5 * sin(z[1 - ({t} & 1)][i]) + 0.3 * {p}[{k}]; }} {into} += 0.2 * z[n & 1][{k}]; }}"
            ),
        };
        self.filled(&form, &inner)
    }

    /// Buffers whose parts are used in turn.
    fn ring(&mut self, p: &str, v: &str, into: &str, scope: &Scope) -> Option<Node> {
        let (inner, _, t) = self.around(scope);
        let steps = format!("for (int {t} = 0; {t} < n; {t}++)");
        let (k, l) = (self.random.below(8), self.index(scope));
        let form = match self.random.below(5) {
            0 => format!(
                "{{ double z[2][8]; for (int i = 0; i < 8; i++) z[0][i] = {p}[i], z[1][i] = {v}[i]; \
                 {steps} for (int i = 0; i < 8; i++) z[({t} + 1) % 2][i] = 0.5 * sin(z[{t} % 2][i] + 0.3 * z[{t} % 2][(i + 1) & 7]); {into} += 0.2 * z[n % 2][{l}]; }}"
            ),
            1 => format!(
                "{{ double z[3] = {{{p}[0], {v}[0], 0.5}}; {steps} z[({t} + 2) % 3] = sin(z[({t} + 1) % 3] + 0.5 * z[{t} % 3] * {p}[{t}]); {into} += 0.2 * sin(z[{k} % 3]); }}"
            ),
            2 => format!(
                "{{ double z[2] = {{{p}[{k}], 0.5}}; {steps} {{ z[{t} & 1] += 0.3 * sin({v}[{t}] * z[1 - ({t} & 1)]); {p}[{t}] = z[{t} % 2] * z[0]; }} {into} += 0.2 * sin(z[1]); }}"
            ),
            3 => format!(
                "{steps} {{ {p}[({t} + 3) & 7] = sin({p}[{t}] + 0.5 * {p}[({t} + 1) & 7] * $); {v}[{t} & 3] += 0.2 * {p}[({t} + 2) & 7]; }}"
            ),
            _ => format!(
                "{{ double z[4] = {{0}}; {steps} {{ z[{t} % 4] = {p}[{t}]; double e = 0; for (int i = 0; i < 4; i++) e += z[i]; {v}[{t}] = 0.25 * e * z[{t} % 4]; }} {into} += 0.1 * z[2]; }}"
            ),
        };
        self.filled(&form, &inner)
    }

    /// Elements read of this iteration, of the one before, and after they were overwritten in part.
    fn overwritten(&mut self, p: &str, v: &str, into: &str, scope: &Scope) -> Option<Node> {
        let (inner, each, i) = self.around(scope);
        let condition = self.condition(&inner);
        let (from, by) = (self.random.below(4), 1 + self.random.below(3));
        let form = match self.random.below(8) {
            0 => format!(
                "for (int {i} = 1; {i} < n; {i}++) {{ {p}[{i}] = sin({p}[{i} - 1] * {v}[{i}] + $); {v}[{i}] = {p}[{i}] * {p}[{i} - 1]; {p}[{i} - 1] = 0.5 * {v}[{i}]; }}"
            ),
            1 => format!(
                "for (int i = 0; i < 8; i++) {p}[i] = sin({v}[i]); for (int {i} = {from}; {i} < n; {i} += {by}) {p}[{i}] = tanh({v}[{i}] - {p}[{i}] * $); \
                 for (int i = 0; i < 8; i++) {into} += 0.1 * {p}[i] * {v}[i];"
            ),
            2 => format!(
                "{each} {{ double z = {p}[{i}]; if {condition} {p}[({i} + 1) & 7] = sin(z * $); {v}[{i}] = 0.5 * z + 0.25 * {p}[({i} + 1) & 7]; }}"
            ),
            3 => format!(
                "{each} {{ {p}[{i}] = tanh($); if {condition} break; {v}[{i}] = {p}[{i}] * {p}[({i} + 7) & 7]; }}"
            ),
            4 => format!("{each} {p}[{i}] += 0.5 * sin({p}[({i} + 1) & 7] * $);"),
            5 => format!(
                "{each} {{ if {condition} {p}[{i}] = sin({v}[{i}]); {into} += 0.1 * {p}[{i}]; if ({p}[{i}] > 0.5) {p}[{i}] = $; {v}[{from}] += 0.1 * {p}[{i}]; }}"
            ),
            6 => format!(
                "{each} {{ double z = {p}[{i}], e = {v}[{i}]; {p}[{i}] = e; {v}[{i}] = z; {into} += 0.1 * sin(z * {p}[{from}] - e * {v}[{i}]); }}"
            ),
            _ => format!(
                "for (int i = 0; i < 8; i++) {v}[i] = {p}[i] * {p}[i]; {each} if {condition} {p}[{i}] = $; for (int i = 0; i < n; i++) {v}[i] += {p}[i] * {v}[(i + {by}) & 7];"
            ),
        };
        self.filled(&form, &inner)
    }
}
