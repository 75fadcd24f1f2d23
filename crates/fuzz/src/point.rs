//! The points of `driver.c`, made again where other programs are given them.

use crate::generate::Program;

/// The elements of an array.
pub const LENGTH: usize = 8;

/// A point, a direction (`t…`), and weights (`w…`) of what the function leaves in its arrays.
#[derive(Clone, Debug)]
pub struct Point {
    pub x: [f64; LENGTH],
    pub y: [f64; LENGTH],
    pub s: f64,
    pub n: usize,
    pub tx: [f64; LENGTH],
    pub ty: [f64; LENGTH],
    pub ts: f64,
    pub wx: [f64; LENGTH],
    pub wy: [f64; LENGTH],
}

struct Stream(u64);

impl Stream {
    fn uniform(&mut self, low: f64, high: f64) -> f64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let u = low + (high - low) * (self.0 >> 11) as f64 / 9_007_199_254_740_992.0;
        ((u * 1000.0).floor() + 0.5) / 1000.0
    }
}

impl Point {
    /// One whose inputs differ by so many units in the last place.
    pub fn rounded(&self, ulps: i64) -> Self {
        let moved = |v: f64| f64::from_bits(v.to_bits().wrapping_add_signed(ulps));
        Self {
            x: self.x.map(moved),
            y: self.y.map(moved),
            s: moved(self.s),
            ..self.clone()
        }
    }

    /// As `make_point` in `driver.c`.
    pub fn new(program: &Program, index: u64) -> Self {
        let mut stream = Stream(977 * program.number as u64 + index);
        let zero = [0.0; LENGTH];
        let (mut x, mut y, mut tx, mut ty, mut wx, mut wy) = (zero, zero, zero, zero, zero, zero);
        for i in 0..LENGTH {
            stream.uniform(0.0, 1.0);
            x[i] = stream.uniform(-1.5, 1.5);
            y[i] = stream.uniform(-1.5, 1.5);
            tx[i] = stream.uniform(-1.0, 1.0);
            if !program.constant_y {
                ty[i] = stream.uniform(-1.0, 1.0);
            }
            wx[i] = stream.uniform(-1.0, 1.0);
            if !program.constant_y {
                wy[i] = stream.uniform(-1.0, 1.0);
            }
        }
        let (s, ts) = (stream.uniform(-1.0, 1.0), stream.uniform(-1.0, 1.0));
        let n = match index {
            0 => 5,
            _ => stream.uniform(0.0, 8.99) as usize,
        };
        Self {
            x,
            y,
            s,
            n,
            tx,
            ty,
            ts,
            wx,
            wy,
        }
    }

    /// As `tapeless grad --at` takes it.
    pub fn text(&self, constant_y: bool) -> String {
        let constant = if constant_y { " const y" } else { "" };
        format!(
            "x={} y={} s={:?} n={}{constant}",
            list(&self.x),
            list(&self.y),
            self.s,
            self.n
        )
    }
}

/// `[1.0,2.0]`
pub fn list(numbers: &[f64]) -> String {
    let texts: Vec<String> = numbers.iter().map(|x| format!("{x:?}")).collect();
    format!("[{}]", texts.join(","))
}
