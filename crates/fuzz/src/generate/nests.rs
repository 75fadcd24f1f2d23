//! Matrices, updated in place by nests of loops whose bounds are those of a triangle.

use super::Generator;
use super::function::{Helper, Kind};
use super::scope::{Return, Scope};
use crate::tree::{Node, Piece};

/// What needs a matrix with a dominant diagonal: `A(i,j)` is an element, `B` the vector to its right.
const SOLVERS: [&str; 10] = [
    "for (int i = 0; i < n; i++) { for (int j = 0; j < i; j++) { for (int k = 0; k < j; k++) A(i,j) -= A(i,k) * A(k,j); A(i,j) /= A(j,j); } \
     for (int j = i; j < n; j++) for (int k = 0; k < i; k++) A(i,j) -= A(i,k) * A(k,j); }",
    "for (int k = 0; k < n; k++) for (int i = k + 1; i < n; i++) { A(i,k) /= A(k,k); for (int j = k + 1; j < n; j++) A(i,j) -= A(i,k) * A(k,j); }",
    "for (int k = 0; k < n; k++) for (int i = k + 1; i < n; i++) { double z = A(i,k) / A(k,k); for (int j = k; j < n; j++) A(i,j) -= z * A(k,j); B[i] -= z * B[k]; }",
    "for (int i = 0; i < n; i++) { for (int j = 0; j < i; j++) { for (int k = 0; k < j; k++) A(i,j) -= A(i,k) * A(j,k); A(i,j) /= A(j,j); } \
     for (int k = 0; k < i; k++) A(i,i) -= A(i,k) * A(i,k); A(i,i) = sqrt(A(i,i)); }",
    "for (int j = 0; j < n; j++) { double z = A(j,j); for (int k = 0; k < j; k++) z -= A(j,k) * A(j,k); A(j,j) = sqrt(z); \
     for (int i = j + 1; i < n; i++) { double t = A(i,j); for (int k = 0; k < j; k++) t -= A(i,k) * A(j,k); A(i,j) = t / A(j,j); } }",
    "for (int i = 0; i < n; i++) { double z = B[i]; for (int j = 0; j < i; j++) z -= A(i,j) * B[j]; B[i] = z / A(i,i); }",
    "for (int i = 0; i < n; i++) { for (int j = 0; j < i; j++) B[i] -= A(i,j) * B[j]; B[i] /= A(i,i); }",
    "for (int i = n - 1; i >= 0; i--) { for (int j = i + 1; j < n; j++) B[i] -= A(i,j) * B[j]; B[i] /= A(i,i); }",
    "for (int j = n - 1; j >= 0; j--) { B[j] /= A(j,j); for (int i = 0; i < j; i++) B[i] -= A(i,j) * B[j]; }",
    "for (int k = 0; k < n; k++) { double z = 0; for (int i = 0; i < n; i++) z += A(i,k) * A(i,k); z = sqrt(z); for (int i = 0; i < n; i++) A(i,k) /= z; \
     for (int j = k + 1; j < n; j++) { double t = 0; for (int i = 0; i < n; i++) t += A(i,k) * A(i,j); for (int i = 0; i < n; i++) A(i,j) -= A(i,k) * t; } }",
];

/// What any matrix can bear.
const UPDATES: [&str; 8] = [
    "for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) for (int k = i + 1; k < n; k++) A(i,j) += 0.2 * A(k,i) * A(k,j);",
    "for (int k = 0; k < n; k++) for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) A(i,j) = 0.9 * A(i,j) + 0.05 * A(i,k) * A(k,j);",
    "for (int i = 0; i < n; i++) for (int j = 0; j <= i; j++) { A(i,j) *= 0.5; for (int k = 0; k < n; k++) A(i,j) += 0.1 * B[k] * A(j,k); }",
    "for (int t = 0; t < 3; t++) for (int i = 1; i < n - 1; i++) for (int j = 1; j < n - 1; j++) \
     A(i,j) = 0.2 * (A(i - 1,j) + A(i,j - 1) + A(i,j) + A(i,j + 1) + A(i + 1,j));",
    "for (int i = 1; i < n; i++) for (int j = 1; j <= i; j++) A(i,j) = sin(A(i - 1,j - 1)) + 0.5 * A(i,j - 1) * B[j];",
    "for (int j = 0; j < n; j++) for (int i = 0; i < j; i++) { double z = A(i,j); A(i,j) = A(j,i); A(j,i) = z; B[i] += 0.1 * z; }",
    "for (int i = 0; i < n; i++) { double z = 0; for (int j = 0; j < i; j++) { if (A(i,j) > 0.2) break; z += A(i,j) * B[j]; } A(i,i) += sin(z); B[i] = z; }",
    "for (int i = n - 1; i >= 0; i--) for (int j = i + 1; j < n; j++) { double z = 0; for (int k = i; k < j; k++) z += A(i,k) * A(k + 1,j); A(i,j) = tanh(z + A(i,j)); }",
];

/// What nests do to `P` and `Q`, 8 numbers each.
const TRIANGLES: [&str; 7] = [
    "for (int i = 0; i < n; i++) for (int j = 0; j < i; j++) P[i] -= 0.1 * P[j] * Q[i - j];",
    "for (int i = 0; i < n; i++) { double z = P[i]; for (int j = 0; j < i; j++) z -= 0.2 * sin(P[j]) * Q[j]; P[i] = z; }",
    "for (int i = n - 1; i >= 0; i--) for (int j = i + 1; j < n; j++) { P[i] -= 0.2 * sin(P[j]) * Q[i]; Q[j] += 0.1 * P[i]; }",
    "for (int i = 0; i < n; i++) for (int j = i; j < n; j++) P[j] = 0.8 * P[j] + 0.1 * sin(P[i] * Q[j]);",
    "for (int i = 0; i < 3; i++) for (int j = 0; j <= i; j++) for (int k = 0; k < j; k++) \
     P[i * (i + 1) / 2 + j] -= 0.2 * P[i * (i + 1) / 2 + k] * P[j * (j + 1) / 2 + k];",
    "for (int k = 1; k < n; k++) { double z = 0; for (int i = 0; i < k; i++) z += P[i] * Q[k - 1 - i]; z = tanh(z); \
     for (int i = 0; i < k / 2; i++) { double t = P[i]; P[i] += 0.3 * z * P[k - 1 - i]; P[k - 1 - i] += 0.3 * z * t; } P[k] = z; }",
    "for (int i = 1; i < n; i++) for (int j = i; j > 0 && P[j - 1] > P[j]; j--) { double z = P[j]; P[j] = P[j - 1]; P[j - 1] = z; Q[j] += 0.1 * z; }",
];

/// Where a matrix lies.
#[derive(Clone, Copy)]
enum Layout {
    /// Rows of 8, as a field of fields.
    Fields,
    /// Rows of 8 in one field.
    Eight,
    /// Rows of n in one field.
    Dense,
    /// The same in memory of its own.
    Heap,
}

const LAYOUTS: [Layout; 5] = [
    Layout::Fields,
    Layout::Eight,
    Layout::Dense,
    Layout::Dense,
    Layout::Heap,
];

impl Generator {
    /// A nest on arrays, or a matrix and what nests do to it.
    pub fn nests(&mut self, scope: &Scope) -> Option<Node> {
        match scope.depth < 2 && self.random.chance(65) {
            true => self.triangular(scope),
            false => {
                let (one, two, ..) = self.ends(scope)?;
                let text = TRIANGLES[self.random.below(TRIANGLES.len())];
                Some(Node::text(text.replace('P', &one).replace('Q', &two)))
            }
        }
    }

    /// The body of a function of a matrix `a` and a vector `b`.
    pub fn nest_body(&mut self) -> Vec<Node> {
        let divides = self.random.chance(65);
        let texts = (0..1 + self.random.below(2)).map(|_| self.work(divides).replace('B', "b"));
        texts
            .map(|text| Node::text(Layout::Dense.placed(&text, "a")))
            .collect()
    }

    fn work(&mut self, divides: bool) -> &'static str {
        match divides {
            true => SOLVERS[self.random.below(SOLVERS.len())],
            false => UPDATES[self.random.below(UPDATES.len())],
        }
    }

    fn triangular(&mut self, scope: &Scope) -> Option<Node> {
        let (one, two, into, _) = self.ends(scope)?;
        let name = self.fresh('m');
        let layout = LAYOUTS[self.random.below(LAYOUTS.len())];
        let (k, l) = (self.random.below(3), self.random.below(3));
        let [start, end] = layout.block(&name);
        let mut works = self.works(layout, &name, scope)?;
        works.extend(self.block(&mut layout.scope(&name, scope)));
        let fill = format!(
            "for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) A(i,j) = 0.3 * sin({one}[i] + 0.2 * j * {two}[j]) + (i == j ? 3.0 : 0.0);"
        );
        let sum = format!(
            "for (int i = 0; i < n; i++) for (int j = 0; j <= i; j++) {into} += 0.02 * (i - 2 * j + 1) * sin(A(i,j)); {one}[{k}] = tanh(A({l},{k}));"
        );
        let [fill, sum] = [fill, sum].map(|text| layout.placed(&text, &name));
        Some(Node::new(
            &format!("{{ {start} {fill}$ {sum} {end}}}"),
            [Piece::Body(works)],
        ))
    }

    /// What is done to a matrix and a vector.
    fn works(&mut self, layout: Layout, name: &str, scope: &Scope) -> Option<Vec<Node>> {
        let (_, two, _, also) = self.ends(scope)?;
        let divides = self.random.chance(65);
        let helpers = self.helpers.iter();
        let nests = helpers.filter(|helper| helper.kind == Kind::Nest && layout.is_dense());
        let call = |helper: &Helper| format!("{}({name}, {two}, n);", helper.name);
        let mut works: Vec<String> = nests.map(call).collect();
        for _ in 0..1 + self.random.below(2) {
            works.push(self.work(divides).replace('B', &two));
        }
        if self.random.chance(50) {
            let k = self.random.below(3);
            works.push(format!(
                "{{ double z = 0; for (int i = 0; i < n; i++) z += A(i,i) * {two}[i]; {also} = tanh(z); for (int i = 0; i < n; i++) A(i,{k}) += 0.1 * z; }}"
            ));
        }
        Some(
            works
                .iter()
                .map(|text| Node::text(layout.placed(text, name)))
                .collect(),
        )
    }
}

impl Layout {
    /// Whether rows of n lie one behind the other.
    fn is_dense(self) -> bool {
        matches!(self, Self::Dense | Self::Heap)
    }

    /// What is before and behind the statements that use a matrix, all of which is written first.
    fn block(self, name: &str) -> [String; 2] {
        match self {
            Self::Fields => [format!("double {name}[8][8] = {{{{0}}}};"), String::new()],
            Self::Eight | Self::Dense => [format!("double {name}[64] = {{0}};"), String::new()],
            Self::Heap => [
                format!("double *{name} = calloc(64, sizeof *{name});"),
                format!("free({name}); "),
            ],
        }
    }

    /// The text with each `A(i,j)` replaced by that element.
    fn placed(self, text: &str, name: &str) -> String {
        let mut parts = text.split("A(");
        let mut out = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (indices, rest) = part.split_once(')').unwrap_or((part, ""));
            let (i, j) = indices.split_once(',').unwrap_or((indices, "0"));
            out += &match self {
                Self::Fields => format!("{name}[{i}][{j}]"),
                Self::Eight => format!("{name}[({i}) * 8 + {j}]"),
                Self::Dense | Self::Heap => format!("{name}[({i}) * n + {j}]"),
            };
            out += rest;
        }
        out
    }

    /// What statements see beside the matrix.
    fn scope(self, name: &str, scope: &Scope) -> Scope {
        let mut inner = scope.clone();
        // Pointers that live longer must not point here.
        inner.pointers.clear();
        match self {
            Self::Fields => inner.array(&format!("{name}[1]"), true, true),
            Self::Eight | Self::Dense => inner.array(name, true, true),
            Self::Heap => {
                inner.ends = Return::Late;
                inner.in_loop = false;
                inner.array(name, true, true);
            }
        }
        inner
    }
}
