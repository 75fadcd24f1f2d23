use std::panic::catch_unwind;

fn sum(x: &[f64], n: usize) -> f64 {
    (0..n).map(|i| x[i] * x[i].sin()).sum()
}

fn main() {
    std::panic::set_hook(Box::new(|_| {}));
    let x: Vec<f64> = (0..32).map(|i| f64::from(i) * 0.25).collect();
    println!("sum {}", sum(&x, 32));
    println!("out of bounds: {}", catch_unwind(|| sum(&x, 33)).is_err());
}
