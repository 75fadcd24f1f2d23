//! Rust's standard library: vectors that grow, queues, sorts, texts, boxed closures and traits, shared cells.
//! Each function is checked against central differences.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

include!("checked.rs");

#[unsafe(no_mangle)]
pub fn grown(x: &[f64]) -> f64 {
    let mut v = Vec::new();
    for a in x {
        v.push(a * a);
        v.push(a.sin());
    }
    let mut w = Vec::with_capacity(3);
    w.extend(v.iter().map(|a| a * 0.5));
    w.extend_from_slice(x);
    w.iter().zip(&v).map(|(a, b)| a * b).sum::<f64>() + w[w.len() - 1]
}

#[unsafe(no_mangle)]
pub fn queued(x: &[f64]) -> f64 {
    let mut queue = VecDeque::new();
    for a in x {
        queue.push_back(a * a);
        queue.push_front(a.sin());
    }
    let mut s = 0.0;
    while let Some(a) = queue.pop_front() {
        s = s * 0.5 + a * a;
    }
    s
}

#[unsafe(no_mangle)]
pub fn sorted(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    v.sort_by(|a, b| a.partial_cmp(b).unwrap());
    let mut w = x.to_vec();
    w.sort_unstable_by(|a, b| b.total_cmp(a));
    v.iter().zip(&w).enumerate().map(|(i, (a, b))| (i as f64 + 1.0) * a * b).sum()
}

#[unsafe(no_mangle)]
pub fn sorted_pairs(x: &[f64]) -> f64 {
    let mut v: Vec<(usize, f64)> = x.iter().map(|a| a * a).enumerate().collect();
    v.sort_by(|a, b| b.1.partial_cmp(&a.1).unwrap());
    v.iter().enumerate().map(|(i, a)| a.1 * (i as f64 + 1.0) * (a.0 as f64 + 0.5)).sum()
}

#[unsafe(no_mangle)]
pub fn formatted(x: &[f64]) -> f64 {
    let mut text = String::new();
    for i in 0..x.len() {
        text.push_str(&format!("{i} {:.3};", x[i]));
    }
    text.len() as f64 * x[0] * x[1]
}

fn square(a: f64) -> Result<f64, usize> {
    if a > 1e9 { Err(format!("{a} is too large").len()) } else { Ok(a * a) }
}

#[unsafe(no_mangle)]
pub fn collected(x: &[f64]) -> f64 {
    let mut all = Vec::new();
    for &a in x {
        match square(a) {
            Ok(b) => all.push(b),
            Err(length) => return length as f64,
        }
    }
    let some: Vec<f64> = x.iter().copied().filter(|a| *a > 0.75).collect();
    let ratios: Option<Vec<f64>> = x.iter().map(|&a| (a > 0.0).then(|| 1.0 / a)).collect();
    all.iter().sum::<f64>() * some.iter().product::<f64>() + ratios.unwrap().iter().sum::<f64>()
}

#[unsafe(no_mangle)]
pub fn called(x: &[f64]) -> f64 {
    let k = x[0];
    let all: Vec<Box<dyn Fn(f64) -> f64>> = vec![Box::new(move |a| a * k), Box::new(|a| a.sin())];
    all.iter().map(|f| f(x[1]) * f(x[2])).sum()
}

#[unsafe(no_mangle)]
pub fn shared(x: &[f64]) -> f64 {
    let cell = Rc::new(RefCell::new(x[0]));
    let same = cell.clone();
    *same.borrow_mut() *= x[1];
    let found = *cell.borrow();
    found * found + x[2]
}

#[unsafe(no_mangle)]
pub fn matrix(x: &[f64]) -> f64 {
    let n = x.len();
    let mut m = vec![vec![0.0; n]; n];
    for i in 0..n {
        for j in 0..n {
            m[i][j] = x[i] * x[j] + if i == j { 1.0 } else { 0.0 };
        }
    }
    let mut determinant = 1.0;
    for i in 0..n {
        determinant *= m[i][i];
        for r in i + 1..n {
            let factor = m[r][i] / m[i][i];
            for c in i..n {
                let above = m[i][c];
                m[r][c] -= factor * above;
            }
        }
    }
    determinant
}

#[derive(Clone)]
struct Particle {
    mass: f64,
    at: [f64; 3],
    id: u32,
}

#[unsafe(no_mangle)]
pub fn cloned(x: &[f64]) -> f64 {
    let mut all: Vec<Particle> = Vec::new();
    for (i, &a) in x.iter().enumerate() {
        all.push(Particle { mass: a, at: [a * x[0], 1.0, a], id: i as u32 });
    }
    all.clone().iter().filter(|p| p.id != 1).map(|p| p.mass * p.at[0] + p.at[2]).sum()
}

trait Shape {
    fn area(&self) -> f64;
}

struct Square(f64);

struct Rectangle {
    width: f64,
    height: f64,
}

impl Shape for Square {
    fn area(&self) -> f64 {
        self.0 * self.0
    }
}

impl Shape for Rectangle {
    fn area(&self) -> f64 {
        self.width * self.height
    }
}

#[unsafe(no_mangle)]
pub fn areas(x: &[f64]) -> f64 {
    let all: Vec<Box<dyn Shape>> = vec![Box::new(Square(x[0])), Box::new(Rectangle { width: x[1], height: x[2] })];
    all.iter().map(|shape| shape.area()).sum()
}

#[unsafe(no_mangle)]
pub fn joined(x: &[f64]) -> f64 {
    let twice = [x, x].concat();
    twice.iter().enumerate().map(|(i, a)| i as f64 * a * a).sum()
}

fn main() {
    let found = wrong!(grown, queued, sorted, sorted_pairs, formatted, collected, called, shared, matrix, cloned, areas, joined);
    let wrong: usize = found.iter().sum();
    println!("{} checks, {wrong} wrong", 7 * found.len());
    std::process::exit(i32::from(wrong != 0));
}
