//! Complex numbers, vectors of several lanes, and sums in other formats.

use super::Generator;
use super::scope::Scope;
use crate::tree::Node;

/// Steps of a complex `z` with a complex `c` that loops cannot make explode.
const STEPS: [&str; 9] = [
    "z = z * z / (1.0 + sq(creal(z)) + sq(cimag(z))) + 0.5 * c;",
    "z *= cexp(PAIR(-0.1, creal(c)));",
    "z = (z + c) / PAIR(2.0 + sq(creal(z)), cimag(c));",
    "z = csqrt(PAIR(1.5 + sq(creal(z)), cimag(z))) * c;",
    "z = clog(PAIR(1.5 + sq(creal(c)), cimag(z))) - conj(z) * 0.5;",
    "z = csin(PAIR(creal(z), tanh(cimag(c)))) * 0.25 + c * I;",
    "z = 0.5 * z + c / (c + 3.0 * I);",
    "z = cabs(z + PAIR(0.0, 2.0 + sq(cimag(z)))) * 0.2 + PAIR(tanh(cimag(c)), creal(z) * 0.5);",
    "if (creal(z) > 0.25) z = -conj(z) + 0.5 * c; else z -= 0.1 * c * c;",
];

/// Steps of a vector `e` with a vector `f`.
const LANES: [&str; 7] = [
    "e = e * f / (1.0 + e * e + f * f);",
    "e = 0.5 * e + 0.25 * f;",
    "e = __builtin_shufflevector(e, f, 1, 5, 0, 6) * 0.5;",
    "e -= 0.1 * __builtin_shufflevector(f, f, 3, 2, 1, 0);",
    "e[i & 3] = sin(e[(i + 1) & 3]) + f[2];",
    "e = __builtin_convertvector(__builtin_convertvector(e, floats4), doubles4) * 0.5 - f;",
    "{ doubles4 d = {e[0], f[1], e[2], 0.5}; e = d * 0.75 + (e[3] > f[3] ? e : -f) * 0.25; }",
];

impl Generator {
    /// A loop over complex numbers.
    pub fn complex(&mut self, scope: &Scope) -> Option<Node> {
        let (one, two, into, also) = self.ends(scope)?;
        let step = STEPS[self.random.below(STEPS.len())];
        let kind = ["double", "double", "double", "float"][self.random.below(4)];
        // Products of products grow beyond all bounds: what is left of them must not wrap around.
        let end = format!("{into} = tanh(creal(z)); {also} += 0.2 * atan(cimag(z));");
        let form = match self.random.below(3) {
            0 => format!(
                "{{ {kind} _Complex z = PAIR($, $); for (int i = 0; i < n; i++) {{ {kind} _Complex c = PAIR({one}[i], {two}[i]); {step} }} {end} }}"
            ),
            1 => format!(
                "{{ double _Complex m[8]; for (int i = 0; i < 8; i++) m[i] = PAIR(tanh({one}[i]), 0.3 * i); \
                 for (int l = 4; l > 0; l /= 2) for (int i = 0; i < 8; i++) if (!(i & l)) {{ double _Complex z = m[i + l] * cexp(-I * i); \
                 m[i + l] = m[i] - z; m[i] += z; }} double _Complex c = PAIR($, $), z = 0.2 * m[n & 7]; {step} {end} }}"
            ),
            _ => format!(
                "{{ {kind} _Complex m[2] = {{PAIR($, $), 0.5}}, *r = m; for (int i = 0; i < n; i++) {{ {kind} _Complex c = m[i & 1], z = *r; \
                 {step} r = &m[(i + 1) & 1]; *r = z * {two}[i]; }} {kind} _Complex z = 0.25 * *r + m[0]; {end} }}"
            ),
        };
        self.filled(&form, scope)
    }

    /// A loop over vectors of four.
    pub fn lanes(&mut self, scope: &Scope) -> Option<Node> {
        let (one, two, into, also) = self.ends(scope)?;
        let step = LANES[self.random.below(LANES.len())];
        let read = match self.random.below(3) {
            0 => format!("doubles4 f; memcpy(&f, {one} + (i & 3), sizeof f);"),
            1 => format!("doubles4 f = *(const loose4 *)({one} + 2);"),
            _ => format!("doubles4 f = {{{one}[i], {two}[i], 0.5, {one}[7]}};"),
        };
        let write = match self.random.below(6) {
            0 => format!("memcpy({two} + 1, &e, sizeof e);"),
            1 => format!("*(loose4 *)({two} + (n & 3)) = e;"),
            2 => format!("{two}[3] = e[1];"),
            _ => String::new(),
        };
        let form = format!(
            "{{ doubles4 e = {{$, $, 0.5, 1.0}}; for (int i = 0; i < n; i++) {{ {read} {step} }} \
             {into} = tanh(e[n & 3] * e[1]); {also} += 0.2 * sin(e[0]); {write} }}"
        );
        self.filled(&form, scope)
    }

    /// Sums and arrays in formats other than double.
    pub fn mixed(&mut self, scope: &Scope) -> Option<Node> {
        let (one, two, into, also) = self.ends(scope)?;
        let form = match self.random.below(3) {
            0 => format!(
                "{{ wide z = $; for (int i = 0; i < n; i++) z = z * 0.5L + (wide){one}[i] * $; {into} = tanh((double)z); }}"
            ),
            1 => format!(
                "{{ wide m[4] = {{$, 0.5L, 1.0L, $}}; for (int i = 0; i < n; i++) m[i & 3] = 0.5L * m[(i + 1) & 3] + {one}[i]; \
                 wide z = m[0]; m[0] = m[n & 3]; m[n & 3] = z; {into} = tanh((double)(m[0] * m[1])); {also} -= 0.1 * (double)m[2]; }}"
            ),
            _ => format!(
                "{{ struct M m[2] = {{{{$, 1, $}}, {{0.5, 2, 0.25L}}}}; for (int i = 0; i < n; i++) {{ m[i & 1].a += {one}[i]; m[1].w = 0.5L * m[0].w + m[i & 1].a; }} \
                 m[0] = m[n & 1]; {into} = tanh(m[0].a); {two}[1] = tanh((double)m[0].w); }}"
            ),
        };
        self.filled(&form, scope)
    }

    /// Two arrays, the second of which may be written, and two numbers to assign.
    pub fn ends(&mut self, scope: &Scope) -> Option<(String, String, String, String)> {
        let free = scope.free();
        Some((
            self.random.pick(&free)?.name.clone(),
            self.random.pick(&free)?.name.clone(),
            self.random.pick(&scope.doubles)?.clone(),
            self.random.pick(&scope.doubles)?.clone(),
        ))
    }

    /// A form with numbers in its holes.
    pub fn filled(&mut self, form: &str, scope: &Scope) -> Option<Node> {
        let holes = form.matches('$').count();
        let operands: Vec<_> = (0..holes).map(|_| self.number(scope, 1)).collect();
        Some(Node::new(form, operands))
    }
}
