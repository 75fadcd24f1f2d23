// Panics that unwind through frames with drops, caught and thrown again, beside bounds and overflow checks.
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

struct Count<'a>(&'a Cell<u64>, u64);

impl Drop for Count<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get().wrapping_mul(31).wrapping_add(self.1));
    }
}

#[inline(never)]
fn risky(n: u64, seen: &Cell<u64>, table: &[u64]) -> u64 {
    let _outer = Count(seen, n);
    if n % 7 == 3 {
        panic!("seven {n}");
    }
    let _inner = Count(seen, n + 1);
    let next = table[(n % 11) as usize];
    if n == 0 { next } else { next.checked_sub(n).expect("too small") + risky(n / 2, seen, table) }
}

#[inline(never)]
fn guarded(n: u64, seen: &Cell<u64>, table: &[u64]) -> Result<u64, String> {
    let _scope = Count(seen, 1000 + n);
    match catch_unwind(AssertUnwindSafe(|| risky(n, seen, table))) {
        Ok(value) => Ok(value),
        Err(panic) if n % 5 == 0 => resume_unwind(panic),
        Err(panic) => Err(panic
            .downcast_ref::<String>()
            .cloned()
            .or_else(|| panic.downcast_ref::<&str>().map(|s| (*s).to_owned()))
            .unwrap_or_default()),
    }
}

fn main() {
    std::panic::set_hook(Box::new(|_| {}));
    let seen = Cell::new(1);
    let table: Vec<u64> = (0..10).map(|i| 40 + i * i).collect();
    let (mut sum, mut again) = (0u64, 0);
    for n in 0..60 {
        match catch_unwind(AssertUnwindSafe(|| guarded(n, &seen, &table))) {
            Ok(Ok(value)) => sum += value,
            Ok(Err(why)) => println!("{n}: {why}"),
            Err(_) => again += 1,
        }
    }
    println!("sum {sum}, thrown again {again}, drops {}", seen.get());
}
