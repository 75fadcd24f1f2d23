//! Regions of OpenMP, free of races, whose results do not depend on who computes what: those that a program without
//! OpenMP computes too.
//!
//! A region writes what is made in front of it: the arrays `P` and `Q`, the numbers `Z` and `E`. What is around is only read.

use super::scope::{Return, Scope};
use super::{Generator, Kind};
use crate::tree::{Node, Piece};

/// Loops that are shared out. `EACH` is a loop over `I`, `K` an index of no one, `FOR` is `parallel for` with clauses, `$` a
/// number, `#` statements that write nothing but the number `V`; `@` and `%` the same where no loop is around.
const SHARED: [&str; 17] = [
    "FOR EACH { double V = $; # P[I] = sin(V) + 0.3 * Q[I]; }",
    "FOR EACH P[I] = 0.5 * Q[(I + 1) & 7] - Q[I] * $;",
    "FOR EACH for (int j = 0; j <= I; j++) P[I] += 0.2 * Q[j] * sin($);",
    "FOR EACH { double V = $; # if (V > 0.2) P[I] = tanh(V); else Q[I] *= V; }",
    "FOR EACH { for (int j = 0; j < 6; j++) { if (P[I] > 1.5) break; P[I] += 0.3 * fabs(sin($)); } }",
    "FOR:reduction(+ : Z) EACH Z += sin($) * P[I];",
    "FOR:reduction(+ : Z, E) EACH { double V = $; # Z += sin(V); E -= 0.5 * V; P[I] = V; }",
    "Z = 1.0; FOR:reduction(* : Z) EACH Z *= cos($);",
    "FOR:reduction(max : Z) reduction(min : E) EACH { Z = fmax(Z, sin($)); E = fmin(E, P[I]); }",
    "FOR:reduction(+ : P[:8]) EACH { P[I] += 0.3 * sin($); P[(3 * I + 1) & 7] += 0.2 * $; P[K] -= 0.1 * Q[I]; }",
    "FOR:private(E) EACH { E = $; P[I] = sin(E) * E; } E = 0.25;",
    "FOR:firstprivate(Z) EACH { double V = Z + $; # P[I] = sin(V); }",
    "_Pragma(\"omp parallel for CLAUSES lastprivate(E)\") for (int I = 0; I < 8; I++) { E = sin($); P[I] = E * Q[I]; }",
    "_Pragma(\"omp parallel for collapse(2) CLAUSES reduction(+ : Z)\") for (int I = 0; I < 4; I++) for (int j = 0; j < 4; j++) Z += P[I] * Q[j] * $;",
    "_Pragma(\"omp parallel for simd MEMBERS reduction(+ : Z)\") EACH { Z += 0.3 * sin($); P[I] = Q[I] * $; }",
    "_Pragma(\"omp parallel for ordered CLAUSES\") EACH { double V = $; # _Pragma(\"omp ordered\") { Z = sin(Z) + 0.5 * V; P[I] = Z; } }",
    "_Pragma(\"omp parallel for MEMBERS reduction(inscan, + : Z)\") for (int I = 0; I < 8; I++) { Z += 0.3 * sin($); _Pragma(\"omp scan inclusive(Z)\") P[I] = Z * Q[I]; }",
];

const HOLES: [char; 4] = ['$', '@', '#', '%'];

/// Sums that all members add to.
const ADDED: [&str; 6] = [
    "FOR EACH { double V = $; # _Pragma(\"omp atomic\") Z += sin(V); }",
    "FOR EACH { _Pragma(\"omp atomic\") P[K] += 0.3 * sin($); }",
    "FOR EACH { _Pragma(\"omp atomic\") P[K] -= Q[I] * $; _Pragma(\"omp atomic\") E += 0.2 * Q[K]; }",
    "FOR EACH { double V = $; # _Pragma(\"omp critical\") { Z += 0.5 * V; P[K] += V * Q[I]; } }",
    "_Pragma(\"omp parallel MEMBERS\") { double V = 0; _Pragma(\"omp for SCHEDULE nowait\") EACH V += sin($); _Pragma(\"omp critical\") Z += V; }",
    "_Pragma(\"omp parallel MEMBERS\") { double V[8] = {0}; _Pragma(\"omp for SCHEDULE\") EACH { V[K] += sin($); V[I] += 0.2 * Q[I]; } \
     for (int i = 0; i < 8; i++) { _Pragma(\"omp atomic\") P[i] += V[i]; } }",
];

/// Regions of several parts.
const PARTS: [&str; 9] = [
    "_Pragma(\"omp parallel MEMBERS\") { _Pragma(\"omp for SCHEDULE\") EACH P[I] = sin($); _Pragma(\"omp for SCHEDULE\") for (int i = 0; i < 8; i++) Q[i] *= P[(i + 3) & 7]; }",
    "_Pragma(\"omp parallel MEMBERS\") { _Pragma(\"omp for SCHEDULE nowait\") EACH P[I] += 0.3 * $; _Pragma(\"omp for SCHEDULE\") for (int i = 0; i < 8; i++) Q[i] = tanh(Q[i]); \
     _Pragma(\"omp single\") Z = P[2] * Q[3]; _Pragma(\"omp for SCHEDULE reduction(+ : E)\") for (int i = 0; i < 8; i++) E += Z * sin(P[i]); }",
    "_Pragma(\"omp parallel MEMBERS\") { _Pragma(\"omp master\") Z = sin(@); _Pragma(\"omp barrier\") _Pragma(\"omp for SCHEDULE\") EACH P[I] *= Z; }",
    "_Pragma(\"omp parallel sections MEMBERS\") { _Pragma(\"omp section\") { double V = @; % Z = V; } _Pragma(\"omp section\") for (int i = 0; i < 8; i++) P[i] = sin(Q[i]); \
     _Pragma(\"omp section\") E = tanh(@); }",
    "_Pragma(\"omp parallel MEMBERS\") { double V; _Pragma(\"omp single copyprivate(V)\") V = @; _Pragma(\"omp for SCHEDULE\") EACH P[I] = sin(V * Q[I]); }",
    "_Pragma(\"omp parallel MEMBERS\") { for (int t = 0; t < 3; t++) { _Pragma(\"omp for SCHEDULE\") for (int i = 0; i < 8; i++) P[i] = Q[(i + 1) & 7] * 0.5 + sin(Q[i]); \
     _Pragma(\"omp for SCHEDULE\") EACH Q[I] = 0.75 * P[(I + 7) & 7]; } }",
    "_Pragma(\"omp parallel MEMBERS\") _Pragma(\"omp single\") { EACH { _Pragma(\"omp task firstprivate(I)\") P[I] = sin($) * Q[I]; } _Pragma(\"omp taskwait\") Z = P[1] - P[6]; }",
    "_Pragma(\"omp parallel MEMBERS\") _Pragma(\"omp single\") { _Pragma(\"omp taskloop grainsize(2)\") EACH P[I] = 0.5 * P[I] + sin($); }",
    "_Pragma(\"omp parallel MEMBERS\") { _Pragma(\"omp sections nowait\") { Z = sin(@); _Pragma(\"omp section\") E = cos(@); } _Pragma(\"omp for SCHEDULE\") EACH { double V = $; # Q[I] += 0.2 * V; } }",
];

const SCHEDULES: [&str; 7] = [
    "",
    "",
    "schedule(static, 1)",
    "schedule(static, 3)",
    "schedule(dynamic)",
    "schedule(dynamic, 2)",
    "schedule(guided)",
];

/// What a region writes, and the number of a member.
struct Names {
    p: String,
    q: String,
    z: String,
    e: String,
    v: String,
}

impl Generator {
    /// A region, with what is read of it.
    pub fn team(&mut self, scope: &Scope) -> Option<Node> {
        if self.kind != Kind::Teams || self.in_region {
            return None;
        }
        let (into, also) = (
            self.random.pick(&scope.doubles)?.clone(),
            self.random.pick(&scope.writable())?.clone(),
        );
        let names = Names {
            p: self.fresh('p'),
            q: self.fresh('q'),
            z: self.fresh('z'),
            e: self.fresh('e'),
            v: self.fresh('v'),
        };
        let form = match self.random.below(10) {
            0..5 => SHARED[self.random.below(SHARED.len())],
            5..7 => ADDED[self.random.below(ADDED.len())],
            _ => PARTS[self.random.below(PARTS.len())],
        };
        let mut filling = scope.clone();
        filling.counters.push("i".to_owned());
        let filled = [(); 2].map(|()| self.number(&filling, 1));
        let used = [(); 2].map(|()| self.number(scope, 1));
        let region = self.region(form, &names, scope);
        let Names { p, q, z, e, .. } = &names;
        let k = self.random.below(8);
        let text = format!(
            "{{ double {p}[8], {q}[8], {z} = 0.5, {e} = 0.25; for (int i = 0; i < 8; i++) {p}[i] = sin($), {q}[i] = 0.5 * sin($) + 0.1 * i;$ \
             {into} += 0.2 * sin({z} + {p}[{k}]); {} = tanh({e} * $ + {q}[{k}] * $); for (int i = 0; i < 8; i++) {into} += 0.05 * (i + 1) * {p}[i] - 0.1 * {q}[i]; }}",
            also.at("n & 7")
        );
        let inside = [Piece::Body(vec![region])];
        Some(Node::new(
            &text,
            filled.into_iter().chain(inside).chain(used),
        ))
    }

    /// The region itself: nobody outside of it is written.
    fn region(&mut self, form: &str, names: &Names, scope: &Scope) -> Node {
        let helpers = match self.has_globals {
            true => std::mem::take(&mut self.helpers),
            false => Vec::new(),
        };
        let operations = std::mem::take(&mut self.operations);
        self.in_region = true;
        let seen = only_read(scope);
        let (inner, each, i) = self.around(&seen);
        let text = self.spelled(form, names, &inner, (&each, &i));
        let mut pieces = Vec::new();
        for hole in text.chars().filter(|letter| HOLES.contains(letter)) {
            pieces.push(match hole {
                '$' => self.number(&inner, 2),
                '@' => self.number(&seen, 2),
                '#' => Piece::Body(self.aside(&inner, &names.v)),
                _ => Piece::Body(self.aside(&seen, &names.v)),
            });
        }
        self.in_region = false;
        self.operations = operations;
        if self.has_globals {
            self.helpers = helpers;
        }
        Node::new(&text.replace(HOLES, "$"), pieces)
    }

    /// Statements that write what is theirs: a number, and an array.
    fn aside(&mut self, seen: &Scope, number: &str) -> Vec<Node> {
        let own = self.fresh('a');
        let mut scope = Scope {
            ends: Return::Late,
            in_loop: false,
            ..seen.clone()
        };
        scope.array(&own, true, true);
        scope.doubles = vec![number.to_owned()];
        let mut body = vec![Node::text(format!(
            "double {own}[8]; for (int i = 0; i < 8; i++) {own}[i] = 0.1 * i - 0.2;"
        ))];
        body.extend(self.block(&mut scope));
        body.push(Node::text(format!("{number} += 0.1 * {own}[2];")));
        body
    }

    fn spelled(
        &mut self,
        form: &str,
        names: &Names,
        inner: &Scope,
        (each, i): (&str, &str),
    ) -> String {
        let schedule = SCHEDULES[self.random.below(SCHEDULES.len())];
        let condition = match self.random.below(5) {
            0 => "if(n > 3) ",
            _ => "",
        };
        let members = format!("{condition}num_threads({})", 1 + self.random.below(4));
        let mut text = form.to_owned();
        if let Some((before, rest)) = form.split_once("FOR") {
            let (clause, rest) = match rest.strip_prefix(':') {
                Some(rest) => rest.split_once(") EACH").unwrap_or((rest, "")),
                None => ("", rest.strip_prefix(" EACH").unwrap_or(rest)),
            };
            let clause = match clause {
                "" => String::new(),
                clause => format!("{clause})"),
            };
            text = format!("{before}_Pragma(\"omp parallel for CLAUSES {clause}\") EACH{rest}");
        }
        let text = text
            .replace("CLAUSES", "MEMBERS SCHEDULE")
            .replace("MEMBERS", &members)
            .replace("SCHEDULE", schedule)
            .replace("EACH", each);
        let index = self.index(inner);
        let letters = [
            ("P", &names.p),
            ("Q", &names.q),
            ("Z", &names.z),
            ("E", &names.e),
            ("V", &names.v),
            ("I", &i.to_owned()),
            ("K", &format!("({index})")),
        ];
        letters
            .into_iter()
            .fold(text, |text, (letter, name)| replaced(&text, letter, name))
    }
}

/// A scope in which nothing can be written.
fn only_read(scope: &Scope) -> Scope {
    let mut seen = scope.clone();
    seen.constants.append(&mut seen.doubles);
    seen.constants.append(&mut seen.floats);
    seen.arrays
        .iter_mut()
        .for_each(|array| array.writable = false);
    seen.float_arrays.clear();
    seen.structs.clear();
    seen.pointers.clear();
    seen.ints.clear();
    seen
}

/// A word by another.
fn replaced(text: &str, word: &str, by: &str) -> String {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(word) {
        let (before, behind) = (&rest[..at], &rest[at + word.len()..]);
        let alone = !before.ends_with(is_word) && !behind.starts_with(is_word);
        out += before;
        out += if alone { by } else { word };
        rest = behind;
    }
    out + rest
}
