//! The table.
//!
//! In a signature `x[n]` is a vector, `A[m, n]` a matrix, `A[n, n; uplo]` a triangle of one, `; uplo diag` one whose diagonal
//! may count as ones. `!` marks what is overwritten, `=` what is overwritten without being read, `~` what may be the very
//! memory that is overwritten: the libraries forbid that of all others.
//!
//! In a statement `x` is an operand before the call, `x^` after it, `x'` its shadow. `f ? a : b` is `a` if the flag is set:
//! transposed, lower, unit, left. A line counts if all shadows that it names exist.

/// A row as text.
pub(super) struct Row {
    pub signature: &'static str,
    pub idle: super::Idle,
    pub reverse: &'static [&'static str],
    pub before: &'static [&'static str],
    pub after: &'static [&'static str],
}

const fn row(signature: &'static str) -> Row {
    Row {
        signature,
        idle: super::Idle::Never,
        reverse: &[],
        before: &[],
        after: &[],
    }
}

impl Row {
    const fn idle(self, idle: super::Idle) -> Self {
        Self { idle, ..self }
    }

    const fn reverse(self, reverse: &'static [&'static str]) -> Self {
        Self { reverse, ..self }
    }

    const fn forward(
        self,
        before: &'static [&'static str],
        after: &'static [&'static str],
    ) -> Self {
        Self {
            before,
            after,
            ..self
        }
    }
}

/// Operations on elements, with the number of their arguments. All are loops that the derivative carries.
///
/// | operation | does |
/// |---|---|
/// | `T = matrix(m, n)`, `t = vector(n)` | zeros |
/// | `inner(a, s, X, Y)` | a += s ⟨X, Y⟩ |
/// | `add(X, s, Y)` | X += s Y |
/// | `set(X, Y)` | X = Y |
/// | `scale(X, s)` | X = s X; 0 where s is 0, whatever X is |
/// | `diagonal(X, s)` | the diagonal of X times s |
/// | `mirror(X)` | the triangle that is not `uplo` = that which is |
/// | `take(X, Y)` | X += Y, Y = 0, element by element, the last first |
/// | `signs(X, s, Y)` | X += s sign(Y) |
/// | `innersigns(a, X, Y)` | a += ⟨sign(X), Y⟩ |
/// | `rows(X, n, p, b)` | the interchanges of rows p, backwards if b |
pub(super) const ON_ELEMENTS: &[(&str, usize)] = &[
    ("matrix", 2),
    ("vector", 1),
    ("inner", 4),
    ("add", 3),
    ("set", 2),
    ("scale", 2),
    ("diagonal", 2),
    ("mirror", 1),
    ("take", 2),
    ("signs", 3),
    ("innersigns", 3),
    ("rows", 4),
];

const INCREMENT: super::Idle = super::Idle::Increment;
const ANY_SIZE: super::Idle = super::Idle::AnySize;

pub(super) const ROWS: &[Row] = &[
    row("dot(n, x[n], y[n]) -> s")
        .reverse(&["axpy(n, s', y, x')", "axpy(n, s', x, y')"])
        .forward(&["inner(s', 1, x', y)", "inner(s', 1, x, y')"], &[]),
    row("axpy(n, a, x~[n], y![n])")
        .reverse(&["inner(a', 1, x, y')", "axpy(n, a, y', x')"])
        .forward(&["axpy(n, a, x', y')", "axpy(n, a', x, y')"], &[]),
    row("scal(n, a, x![n])")
        .idle(INCREMENT)
        .reverse(&["inner(a', 1, x, x')", "scal(n, a, x')"])
        .forward(&["scal(n, a, x')", "axpy(n, a', x, x')"], &[]),
    row("nrm2(n, x[n]) -> r")
        .reverse(&["axpy(n, r' / r^, x, x')"])
        .forward(&[], &["inner(r', 1 / r^, x, x')"]),
    row("asum(n, x[n]) -> r")
        .idle(INCREMENT)
        .reverse(&["signs(x', r', x)"])
        .forward(&["innersigns(r', x, x')"], &[]),
    row("copy(n, x[n], y=[n])")
        .reverse(&["take(x', y')", "no x: scale(y', 0)"])
        .forward(&["copy(n, x', y')", "no x: scale(y', 0)"], &[]),
    row("swap(n, x![n], y![n])")
        .reverse(&["swap(n, x', y')", "no x: scale(y', 0)", "no y: scale(x', 0)"])
        .forward(&["swap(n, x', y')", "no x: scale(y', 0)", "no y: scale(x', 0)"], &[]),
    row("gemv(ta, m, n, alpha, A[m, n], x[ta ? m : n], beta, y![ta ? n : m])")
        .idle(ANY_SIZE)
        .reverse(&[
            "t = vector(ta ? n : m); gemv(ta, m, n, 1, A, x, 0, t); inner(alpha', 1, t, y')",
            "inner(beta', 1, y, y')",
            "ger(m, n, alpha, ta ? x : y', ta ? y' : x, A')",
            "gemv(!ta, m, n, alpha, A, y', 1, x')",
            "scale(y', beta)",
        ])
        .forward(
            &[
                "scale(y', beta)",
                "add(y', beta', y)",
                "gemv(ta, m, n, alpha, A, x', 1, y')",
                "gemv(ta, m, n, alpha, A', x, 1, y')",
                "gemv(ta, m, n, alpha', A, x, 1, y')",
            ],
            &[],
        ),
    row("ger(m, n, alpha, x[m], y[n], A![m, n])")
        .reverse(&[
            "t = vector(m); gemv(notrans, m, n, 1, A', y, 0, t); inner(alpha', 1, t, x)",
            "gemv(notrans, m, n, alpha, A', y, 1, x')",
            "gemv(trans, m, n, alpha, A', x, 1, y')",
        ])
        .forward(
            &[
                "ger(m, n, alpha, x', y, A')",
                "ger(m, n, alpha, x, y', A')",
                "ger(m, n, alpha', x, y, A')",
            ],
            &[],
        ),
    row("symv(uplo, n, alpha, A[n, n; uplo], x[n], beta, y![n])")
        .reverse(&[
            "t = vector(n); symv(uplo, n, 1, A, x, 0, t); inner(alpha', 1, t, y')",
            "inner(beta', 1, y, y')",
            "T = matrix(n, n); syr2(uplo, n, alpha, x, y', T); diagonal(T, 0.5); add(A', 1, T)",
            "symv(uplo, n, alpha, A, y', 1, x')",
            "scale(y', beta)",
        ])
        .forward(
            &[
                "scale(y', beta)",
                "add(y', beta', y)",
                "symv(uplo, n, alpha, A, x', 1, y')",
                "symv(uplo, n, alpha, A', x, 1, y')",
                "symv(uplo, n, alpha', A, x, 1, y')",
            ],
            &[],
        ),
    row("trmv(uplo, ta, diag, n, A[n, n; uplo diag], x![n])")
        .reverse(&[
            "T = matrix(n, n); ger(n, n, 1, ta ? x : x', ta ? x' : x, T); add(A', 1, T)",
            "trmv(uplo, !ta, diag, n, A, x')",
        ])
        .forward(
            &[
                "trmv(uplo, ta, diag, n, A, x')",
                "t = vector(n); set(t, x); trmv(uplo, ta, diag, n, A', t); add(t, diag ? -1 : 0, x); add(x', 1, t)",
            ],
            &[],
        ),
    row("trsv(uplo, ta, diag, n, A[n, n; uplo diag], x![n])")
        .reverse(&[
            "trsv(uplo, !ta, diag, n, A, x')",
            "T = matrix(n, n); ger(n, n, -1, ta ? x^ : x', ta ? x' : x^, T); add(A', 1, T)",
        ])
        .forward(
            &[],
            &[
                "t = vector(n); set(t, x^); trmv(uplo, ta, diag, n, A', t); add(t, diag ? -1 : 0, x^); add(x', -1, t)",
                "trsv(uplo, ta, diag, n, A, x')",
            ],
        ),
    row("gemm(ta, tb, m, n, k, alpha, A[ta ? k : m, ta ? m : k], B[tb ? n : k, tb ? k : n], beta, C![m, n])")
        .reverse(&[
            "T = matrix(m, n); gemm(ta, tb, m, n, k, 1, A, B, 0, T); inner(alpha', 1, T, C')",
            "inner(beta', 1, C, C')",
            "gemm(ta ? tb : notrans, ta ? trans : !tb, ta ? k : m, ta ? m : k, n, alpha, ta ? B : C', ta ? C' : B, 1, A')",
            "gemm(tb ? trans : !ta, tb ? ta : notrans, tb ? n : k, tb ? k : n, m, alpha, tb ? C' : A, tb ? A : C', 1, B')",
            "scale(C', beta)",
        ])
        .forward(
            &[
                "scale(C', beta)",
                "add(C', beta', C)",
                "gemm(ta, tb, m, n, k, alpha, A', B, 1, C')",
                "gemm(ta, tb, m, n, k, alpha, A, B', 1, C')",
                "gemm(ta, tb, m, n, k, alpha', A, B, 1, C')",
            ],
            &[],
        ),
    row("symm(side, uplo, m, n, alpha, A[side ? m : n, side ? m : n; uplo], B[m, n], beta, C![m, n])")
        .reverse(&[
            "T = matrix(m, n); symm(side, uplo, m, n, 1, A, B, 0, T); inner(alpha', 1, T, C')",
            "inner(beta', 1, C, C')",
            "T = matrix(side ? m : n, side ? m : n); \
             syr2k(uplo, side ? notrans : trans, side ? m : n, side ? n : m, alpha, C', B, 0, T); \
             diagonal(T, 0.5); add(A', 1, T)",
            "symm(side, uplo, m, n, alpha, A, C', 1, B')",
            "scale(C', beta)",
        ])
        .forward(
            &[
                "scale(C', beta)",
                "add(C', beta', C)",
                "symm(side, uplo, m, n, alpha, A', B, 1, C')",
                "symm(side, uplo, m, n, alpha, A, B', 1, C')",
                "symm(side, uplo, m, n, alpha', A, B, 1, C')",
            ],
            &[],
        ),
    row("syrk(uplo, ta, n, k, alpha, A[ta ? k : n, ta ? n : k], beta, C![n, n; uplo])")
        .reverse(&[
            "T = matrix(n, n); syrk(uplo, ta, n, k, 1, A, 0, T); inner(alpha', 1, T, C')",
            "inner(beta', 1, C, C')",
            "T = matrix(n, n); set(T, C'); diagonal(T, 2); \
             symm(!ta, uplo, ta ? k : n, ta ? n : k, alpha, T, A, 1, A')",
            "scale(C', beta)",
        ])
        .forward(
            &[
                "scale(C', beta)",
                "add(C', beta', C)",
                "syr2k(uplo, ta, n, k, alpha, A, A', 1, C')",
                "syrk(uplo, ta, n, k, alpha', A, 1, C')",
            ],
            &[],
        ),
    row("syr2(uplo, n, alpha, x[n], y[n], A![n, n; uplo])"),
    row("syr2k(uplo, ta, n, k, alpha, A[ta ? k : n, ta ? n : k], B[ta ? k : n, ta ? n : k], beta, C![n, n; uplo])"),
    row("trmm(side, uplo, ta, diag, m, n, alpha, A[side ? m : n, side ? m : n; uplo diag], B![m, n])")
        .reverse(&[
            "T = matrix(m, n); set(T, B); trmm(side, uplo, ta, diag, m, n, 1, A, T); inner(alpha', 1, T, B')",
            "T = matrix(side ? m : n, side ? m : n); \
             gemm(!side, side, side ? m : n, side ? m : n, side ? n : m, alpha, \
             side ? (ta ? B : B') : (ta ? B' : B), side ? (ta ? B' : B) : (ta ? B : B'), 0, T); add(A', 1, T)",
            "trmm(side, uplo, !ta, diag, m, n, alpha, A, B')",
        ])
        .forward(
            &[
                "trmm(side, uplo, ta, diag, m, n, alpha, A, B')",
                "T = matrix(m, n); set(T, B); trmm(side, uplo, ta, diag, m, n, alpha', A, T); add(B', 1, T)",
                "T = matrix(m, n); set(T, B); trmm(side, uplo, ta, diag, m, n, alpha, A', T); \
                 add(T, diag ? -1 * alpha : 0, B); add(B', 1, T)",
            ],
            &[],
        ),
    row("trsm(side, uplo, ta, diag, m, n, alpha, A[side ? m : n, side ? m : n; uplo diag], B![m, n])")
        .reverse(&[
            "trsm(side, uplo, !ta, diag, m, n, 1, A, B')",
            "inner(alpha', 1, B, B')",
            "T = matrix(side ? m : n, side ? m : n); \
             gemm(!side, side, side ? m : n, side ? m : n, side ? n : m, -1, \
             side ? (ta ? B^ : B') : (ta ? B' : B^), side ? (ta ? B' : B^) : (ta ? B^ : B'), 0, T); add(A', 1, T)",
            "scale(B', alpha)",
        ])
        .forward(
            &["scale(B', alpha)", "add(B', alpha', B)"],
            &[
                "T = matrix(m, n); set(T, B^); trmm(side, uplo, ta, diag, m, n, 1, A', T); \
                 add(T, diag ? -1 : 0, B^); add(B', -1, T)",
                "trsm(side, uplo, ta, diag, m, n, 1, A, B')",
            ],
        ),
    row("potrf(uplo, n, A![n, n; uplo], info)")
        .reverse(&[
            "T = matrix(n, n); set(T, A'); trmm(uplo, uplo, trans, nonunit, n, n, 1, A^, T); mirror(T); \
             trsm(left, uplo, uplo, nonunit, n, n, 1, A^, T); trsm(right, uplo, !uplo, nonunit, n, n, 1, A^, T); \
             diagonal(T, 0.5); set(A', T)",
        ])
        .forward(
            &[],
            &[
                "T = matrix(n, n); set(T, A'); mirror(T); \
                 trsm(left, uplo, !uplo, nonunit, n, n, 1, A^, T); trsm(right, uplo, uplo, nonunit, n, n, 1, A^, T); \
                 diagonal(T, 0.5); set(A', T); \
                 S = matrix(n, n); set(S, A'); trmm(uplo, uplo, notrans, nonunit, n, n, 1, A^, S); set(A', S)",
            ],
        ),
    row("potrs(uplo, n, k, A[n, n; uplo], B![n, k], info)")
        .reverse(&[
            "potrs(uplo, n, k, A, B')",
            "T = matrix(n, n); gemm(notrans, trans, n, n, k, -1, B', B^, 0, T); \
             gemm(notrans, trans, n, n, k, -1, B^, B', 1, T); \
             trmm(!uplo, uplo, notrans, nonunit, n, n, 1, A, T); add(A', 1, T)",
        ])
        .forward(
            &[],
            &[
                "T = matrix(n, k); set(T, B^); \
                 trmm(left, uplo, uplo, nonunit, n, k, 1, A, T); trmm(left, uplo, !uplo, nonunit, n, k, 1, A', T); \
                 S = matrix(n, k); set(S, B^); \
                 trmm(left, uplo, uplo, nonunit, n, k, 1, A', S); trmm(left, uplo, !uplo, nonunit, n, k, 1, A, S); \
                 add(B', -1, T); add(B', -1, S)",
                "potrs(uplo, n, k, A, B')",
            ],
        ),
    row("getrf(m, n, A![m, n], ipiv=[min(m, n)], info)")
        .reverse(&[
            "trsm(right, upper, trans, nonunit, m - min(m, n), min(m, n), 1, A^, A'@(min(m, n), 0)); \
             T = matrix(min(m, n), min(m, n)); \
             gemm(trans, notrans, min(m, n), min(m, n), m - min(m, n), -1, \
             A^@(min(m, n), 0), A'@(min(m, n), 0), 0, T); add(A'.upper, 1, T.upper)",
            "trsm(left, lower, trans, unit, min(m, n), n - min(m, n), 1, A^, A'@(0, min(m, n))); \
             T = matrix(min(m, n), min(m, n)); \
             gemm(notrans, trans, min(m, n), min(m, n), n - min(m, n), -1, \
             A'@(0, min(m, n)), A^@(0, min(m, n)), 0, T); add(A'.lower, 1, T.lower)",
            "T = matrix(min(m, n), min(m, n)); set(T.lower, A'.lower); \
             trmm(left, lower, trans, unit, min(m, n), min(m, n), 1, A^, T); \
             S = matrix(min(m, n), min(m, n)); set(S.upper, A'.upper); \
             trmm(right, upper, trans, nonunit, min(m, n), min(m, n), 1, A^, S); set(T.upper, S.upper); \
             trsm(left, lower, trans, unit, min(m, n), min(m, n), 1, A^, T); \
             trsm(right, upper, trans, nonunit, min(m, n), min(m, n), 1, A^, T); \
             set(A'.lower, T.lower); set(A'.upper, T.upper)",
            "rows(A', n, ipiv^, back)",
        ])
        .forward(
            &[],
            &[
                "rows(A', n, ipiv^, ahead)",
                "T = matrix(min(m, n), min(m, n)); set(T.lower, A'.lower); set(T.upper, A'.upper); \
                 trsm(left, lower, notrans, unit, min(m, n), min(m, n), 1, A^, T); \
                 trsm(right, upper, notrans, nonunit, min(m, n), min(m, n), 1, A^, T); \
                 P = matrix(min(m, n), min(m, n)); set(P.lower, T.lower); \
                 trmm(left, lower, notrans, unit, min(m, n), min(m, n), 1, A^, P); \
                 Q = matrix(min(m, n), min(m, n)); set(Q.upper, T.upper); \
                 trmm(right, upper, notrans, nonunit, min(m, n), min(m, n), 1, A^, Q); \
                 set(A'.lower, P.lower); set(A'.upper, Q.upper); \
                 gemm(notrans, notrans, m - min(m, n), min(m, n), min(m, n), -1, \
                 A^@(min(m, n), 0), Q, 1, A'@(min(m, n), 0)); \
                 trsm(right, upper, notrans, nonunit, m - min(m, n), min(m, n), 1, A^, A'@(min(m, n), 0)); \
                 gemm(notrans, notrans, min(m, n), n - min(m, n), min(m, n), -1, \
                 P, A^@(0, min(m, n)), 1, A'@(0, min(m, n))); \
                 trsm(left, lower, notrans, unit, min(m, n), n - min(m, n), 1, A^, A'@(0, min(m, n)))",
            ],
        ),
    row("getrs(ta, n, k, A[n, n], ipiv[n], B![n, k], info)")
        .reverse(&[
            "getrs(!ta, n, k, A, ipiv, B')",
            "T = matrix(n, n); gemm(notrans, trans, n, n, k, -1, ta ? B^ : B', ta ? B' : B^, 0, T); \
             rows(T, n, ipiv, ahead); S = matrix(n, n); set(S, T); \
             trmm(right, upper, trans, nonunit, n, n, 1, A, T); add(A'.lower, 1, T.lower); \
             trmm(left, lower, trans, unit, n, n, 1, A, S); add(A'.upper, 1, S.upper)",
        ])
        .forward(
            &[],
            &[
                "when !ta: T = matrix(n, k); set(T, B^); trmm(left, upper, notrans, nonunit, n, k, 1, A, T); \
                 R = matrix(n, k); set(R, T); trmm(left, lower, notrans, unit, n, k, 1, A', T); add(T, -1, R); \
                 S = matrix(n, k); set(S, B^); trmm(left, upper, notrans, nonunit, n, k, 1, A', S); \
                 trmm(left, lower, notrans, unit, n, k, 1, A, S); add(T, 1, S); \
                 rows(T, k, ipiv, back); add(B', -1, T)",
                "when ta: R = matrix(n, k); set(R, B^); rows(R, k, ipiv, ahead); \
                 T = matrix(n, k); set(T, R); trmm(left, lower, trans, unit, n, k, 1, A', T); add(T, -1, R); \
                 trmm(left, upper, trans, nonunit, n, k, 1, A, T); \
                 S = matrix(n, k); set(S, R); trmm(left, lower, trans, unit, n, k, 1, A, S); \
                 trmm(left, upper, trans, nonunit, n, k, 1, A', S); add(B', -1, T); add(B', -1, S)",
                "getrs(ta, n, k, A, ipiv, B')",
            ],
        ),
];
