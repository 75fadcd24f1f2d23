//! Rust as it is usually written: iterators, closures, traits, enums, `Option`, recursion, tables, arrays by value.
//! Each function is checked against central differences.

include!("checked.rs");

#[unsafe(no_mangle)]
pub fn chunks(x: &[f64]) -> f64 {
    let spread = |c: &[f64]| {
        let mean = c.iter().sum::<f64>() / c.len() as f64;
        c.iter().map(|v| (v - mean).powi(2)).sum::<f64>()
    };
    x.chunks(4).map(spread).sum::<f64>() + x.chunks_exact(2).map(|c| c[0] * c[1]).fold(0.0, |a, b| a + b * b)
}

fn ratio(a: f64, b: f64) -> Option<f64> {
    if b.abs() < 1e-9 { None } else { Some(a / b) }
}

fn ratios(x: &[f64]) -> Option<f64> {
    let first = *x.first()?;
    Some(ratio(ratio(first, *x.get(1)?)?, *x.get(2)?)? + first)
}

#[unsafe(no_mangle)]
pub fn options(x: &[f64]) -> f64 {
    ratios(x).unwrap_or(-1.0) + ratios(&x[3..]).map_or(0.5, |v| v * v) + ratios(&x[6..]).unwrap_or(3.0 * x[0])
}

#[derive(Clone, Copy)]
enum Shape {
    Circle(f64),
    Rectangle { width: f64, height: f64 },
    Triangle(f64, f64, f64),
}

impl Shape {
    fn area(&self) -> f64 {
        match *self {
            Shape::Circle(r) => 3.0 * r * r,
            Shape::Rectangle { width, height } => width * height,
            Shape::Triangle(a, b, c) => {
                let s = 0.5 * (a + b + c);
                (s * (s - a) * (s - b) * (s - c)).sqrt()
            }
        }
    }
}

#[unsafe(no_mangle)]
pub fn shapes(x: &[f64]) -> f64 {
    let all = [
        Shape::Circle(x[0]),
        Shape::Rectangle { width: x[1], height: x[2] },
        Shape::Triangle(x[3], x[4], x[5]),
    ];
    all.iter().enumerate().map(|(i, shape)| shape.area() * (i as f64 + 1.0)).sum()
}

fn newton(f: impl Fn(f64) -> f64, slope: impl Fn(f64) -> f64, mut z: f64) -> f64 {
    for _ in 0..20 {
        z -= f(z) / slope(z);
    }
    z
}

#[unsafe(no_mangle)]
pub fn closures(x: &[f64]) -> f64 {
    let (a, b) = (x[0], x[1]);
    let root = newton(|z| z * z * z - a * z - b, |z| 3.0 * z * z - a, 2.0);
    let mut sum = 0.0;
    let mut add = |v: f64| sum += v * v;
    add(root);
    add(a * b);
    sum
}

trait Layer {
    fn apply(&self, v: f64) -> f64;
}

struct Linear {
    slope: f64,
    shift: f64,
}

impl Layer for Linear {
    fn apply(&self, v: f64) -> f64 {
        self.slope * v + self.shift
    }
}

fn twice(layer: &dyn Layer, v: f64) -> f64 {
    layer.apply(layer.apply(v))
}

#[unsafe(no_mangle)]
pub fn dynamic(x: &[f64]) -> f64 {
    twice(&Linear { slope: x[0], shift: x[1] }, x[2])
}

fn tree(x: &[f64], low: usize, high: usize) -> f64 {
    if high - low == 1 {
        return x[low];
    }
    let middle = (low + high) / 2;
    let (a, b) = (tree(x, low, middle), tree(x, middle, high));
    a * b + a.sin()
}

#[unsafe(no_mangle)]
pub fn recursive(x: &[f64]) -> f64 {
    tree(x, 0, x.len())
}

static WEIGHTS: [[f64; 2]; 3] = [[1.0, 2.0], [0.5, -1.0], [3.0, 0.25]];

#[unsafe(no_mangle)]
pub fn sorted(x: &[f64]) -> f64 {
    let mut v = [0.0; 5];
    v.copy_from_slice(&x[..5]);
    for i in 1..5 {
        let mut j = i;
        while j > 0 && v[j - 1] > v[j] {
            v.swap(j - 1, j);
            j -= 1;
        }
    }
    v[2] * v[4] + v.iter().enumerate().map(|(i, w)| w * WEIGHTS[i % 3][i % 2]).sum::<f64>()
}

fn main() {
    let found = wrong!(chunks, options, shapes, closures, dynamic, recursive, sorted);
    let wrong: usize = found.iter().sum();
    println!("{} checks, {wrong} wrong", 7 * found.len());
    std::process::exit(i32::from(wrong != 0));
}
