//! The generic check of a row: its partials against numerical derivatives of its evaluation.

use tapeless_rules::{Kind, Results, Rule};

/// A small reproducible generator (xorshift64*).
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn unit(&mut self) -> f64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 11) as f64 / (1u64 << 53) as f64
    }

    pub fn within(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }
}

/// What a check found.
#[derive(Debug, Default)]
pub struct Report {
    /// Comparisons made.
    pub checked: usize,
    /// Those that failed, as text.
    pub failures: Vec<String>,
}

/// Coordinates at which functions tend to be special.
const SPECIAL: [f64; 9] = [0.0, 1.0, -1.0, 0.5, -0.5, 2.0, 1e-3, -1e-3, 20.0];
/// Points drawn at each scale.
const SCALES: [(f64, usize); 3] = [(3.0, 60), (20.0, 20), (0.1, 20)];
/// How near to a point without derivative a sample may be.
const MARGIN: f64 = 0.02;
const TOLERANCE: f64 = 1e-7;

/// Checks every result of a row in both modes.
pub fn check(rule: &Rule, seed: u64) -> Report {
    let mut report = Report::default();
    let mut random = Random::new(seed + 1);
    for point in points(rule, &mut random) {
        check_point(rule, &point, &mut random, &mut report);
    }
    report
}

fn points(rule: &Rule, random: &mut Random) -> Vec<Vec<f64>> {
    let mut points = Vec::new();
    for (scale, count) in SCALES {
        for _ in 0..count {
            points.push(rule.params.iter().map(|p| draw(p, scale, random)).collect());
        }
    }
    for _ in 0..60 {
        let pick = |random: &mut Random| SPECIAL[(random.unit() * SPECIAL.len() as f64) as usize];
        points.push(rule.params.iter().map(|_| pick(random)).collect());
    }
    points.retain(|point: &Vec<f64>| differentiable(rule, point));
    points
}

fn draw(param: &tapeless_rules::Param, scale: f64, random: &mut Random) -> f64 {
    let (low, high) = (
        param.domain.low.max(-scale),
        param.domain.high.min(param.domain.low.max(0.0) + scale),
    );
    match param.kind {
        Kind::Float => random.within(low, high),
        Kind::Int => random.within(low.max(-4.0), high.min(6.0)).round(),
    }
}

fn differentiable(rule: &Rule, point: &[f64]) -> bool {
    let inside = rule
        .params
        .iter()
        .zip(point)
        .all(|(param, &x)| match param.kind {
            Kind::Float => param.domain.contains(x),
            Kind::Int => x == x.round(),
        });
    inside && kink(rule, point).is_none_or(|distance| distance.abs() > MARGIN)
}

fn kink(rule: &Rule, point: &[f64]) -> Option<f64> {
    rule.excluded
        .map(|term| term.eval(point, &rule.eval_all(point)))
}

/// Forward mode takes a random direction through a row's partials, reverse mode each result's weight back to
/// each parameter; they are compared with a directional and with coordinate differences.
fn check_point(rule: &Rule, point: &[f64], random: &mut Random, report: &mut Report) {
    let floats: Vec<usize> = (0..rule.params.len())
        .filter(|&i| rule.params[i].kind == Kind::Float)
        .collect();
    let mut direction = vec![0.0; point.len()];
    for &i in &floats {
        direction[i] = random.within(-1.0, 1.0);
    }
    let weights: Vec<f64> = rule
        .outputs
        .iter()
        .map(|_| random.within(0.5, 2.0))
        .collect();

    let tangents = forward(rule, point, &direction);
    for (k, tangent) in tangents.into_iter().enumerate() {
        let place = |x: Results| {
            if rule.outputs[k].kind == Kind::Float {
                x[k]
            } else {
                0.0
            }
        };
        compare(rule, "forward", point, &direction, place, tangent, report);
    }
    let adjoints = reverse(rule, point, &weights);
    for &i in &floats {
        let mut unit = vec![0.0; point.len()];
        unit[i] = 1.0;
        let floats = |k: &usize| rule.outputs[*k].kind == Kind::Float;
        let weighted = |x: Results| {
            (0..weights.len())
                .filter(floats)
                .map(|k| weights[k] * x[k])
                .sum()
        };
        compare(rule, "reverse", point, &unit, weighted, adjoints[i], report);
    }
}

/// The tangent of each result.
fn forward(rule: &Rule, point: &[f64], direction: &[f64]) -> Vec<f64> {
    let outs = rule.eval_all(point);
    let along = |partials: &Vec<Option<tapeless_rules::Term>>| {
        partials
            .iter()
            .zip(direction)
            .filter_map(|(p, v)| Some(p.as_ref()?.eval(point, &outs) * v))
            .sum()
    };
    rule.outputs
        .iter()
        .map(|output| along(&output.partials))
        .collect()
}

/// The adjoint of each parameter.
fn reverse(rule: &Rule, point: &[f64], weights: &[f64]) -> Vec<f64> {
    let outs = rule.eval_all(point);
    let mut adjoints = vec![0.0; point.len()];
    for (output, weight) in rule.outputs.iter().zip(weights) {
        for (adjoint, partial) in adjoints.iter_mut().zip(&output.partials) {
            if let Some(partial) = partial {
                *adjoint += weight * partial.eval(point, &outs);
            }
        }
    }
    adjoints
}

fn compare(
    rule: &Rule,
    mode: &str,
    point: &[f64],
    direction: &[f64],
    result: impl Fn(Results) -> f64,
    derivative: f64,
    report: &mut Report,
) {
    let along = |t: f64| -> Vec<f64> {
        point
            .iter()
            .zip(direction)
            .map(|(x, v)| x + t * v)
            .collect()
    };
    let Some(step) = step(rule, point, &along) else {
        return;
    };
    let (numeric, error) = ridders(|t| result(rule.eval_all(&along(t))), step);
    let size = numeric.abs().max(derivative.abs());
    if error > 1e-6 * size.max(1e-3) {
        return;
    }
    report.checked += 1;
    let noise = 1e-13 * result(rule.eval_all(point)).abs() / step;
    let bound = TOLERANCE * size + 10.0 * error + noise;
    if (numeric - derivative).abs() > bound || derivative.is_nan() {
        report.failures.push(format!(
            "{} {mode} at {point:?}: {derivative:e}, numerically {numeric:e}",
            rule.name
        ));
    }
}

/// A step within which the row stays well inside its domain and away from its exclusions.
fn step(rule: &Rule, point: &[f64], along: &dyn Fn(f64) -> Vec<f64>) -> Option<f64> {
    let here = kink(rule, point);
    let calm = |t: f64| {
        let there = along(t);
        let kink_is_far = here
            .zip(kink(rule, &there))
            .is_none_or(|(a, b)| (a - b).abs() < 0.3 * a.abs());
        differentiable(rule, &there) && kink_is_far
    };
    (2..14)
        .map(|k| 0.5f64.powi(k))
        .find(|&h| calm(3.0 * h) && calm(-3.0 * h) && calm(h) && calm(-h))
}

/// Ridders' method: central differences, extrapolated, with an estimate of the error.
fn ridders(f: impl Fn(f64) -> f64, step: f64) -> (f64, f64) {
    const SHRINK: f64 = 1.4;
    const ROUNDS: usize = 12;
    let mut table = [[0.0f64; ROUNDS]; ROUNDS];
    let (mut best, mut error, mut h) = (f64::NAN, f64::INFINITY, step);
    for i in 0..ROUNDS {
        table[0][i] = (f(h) - f(-h)) / (2.0 * h);
        let mut factor = SHRINK * SHRINK;
        for j in 1..=i {
            table[j][i] = (table[j - 1][i] * factor - table[j - 1][i - 1]) / (factor - 1.0);
            factor *= SHRINK * SHRINK;
            let change = (table[j][i] - table[j - 1][i])
                .abs()
                .max((table[j][i] - table[j - 1][i - 1]).abs());
            if change <= error {
                (best, error) = (table[j][i], change);
            }
        }
        h /= SHRINK;
    }
    (best, error)
}
