use crate::{Lanes, Ways, vmap};
use std::num::NonZeroU32;
use tapeless_ir::{FuncId, Module, parse, print, verify};

const LOOP: &str = "
func @f(%0: ptr, %1: ptr, %2: i64) -> f64 effects rwRWd {
  %3: f64 = loop count %2 (%4: i64 = i64 0 step i64 1, %5: f64 = f64 zero) {
    %6: ptr = ptradd %0 + %4*8 inbounds
    %7: ptr = ptradd %1 + %4*8 inbounds
    %8: f64 = load %6 align 8
    %9: f64 = load %7 align 8 shadow
    %10: f64 = fmul %8, %8
    %11: f64 = fmul %9, %10
    %12: f64 = fadd %11, %5
    %13: i64 = add %4, i64 1
    %14: i1 = icmp.ne %4, %2
    repeat if %14 (%13, %12) yield %12
  }
  return %3
}
";

const SCRATCH: &str = "
func @f(%0: f64, %1: f64, %2: i64) -> f64 effects rwRWd {
  %3: ptr = alloca i64 1 size 8 align 8
  %4: ptr = alloca i64 2 size 8 align 8
  store %0, %3 align 8
  %5: ptr = ptradd %4 + %2*8 + 8 inbounds
  store %1, %5 align 8
  %6: f64 = load %3 align 8
  %7: f64 = load %5 align 8
  %8: f64 = fmul %6, %7
  return %8
}
";

const CLEARED: &str = "
func @f(%0: f64, %1: i64) -> f64 effects rwRWd {
  %2: ptr = alloca i64 4 size 8 align 8
  store %0, %2 align 8
  %3: i64 = shl %1, i64 3
  set %2, i8 0, %3 align 8
  %4: f64 = load %2 align 8
  return %4
}
";

const POINTED: &str = "
func @f(%0: f64, %1: f64, %2: ptr) -> f64 effects rwRWd {
  %3: ptr = alloca i64 1 size 8 align 8
  %4: ptr = alloca i64 1 size 8 align 8
  store %1, %3 align 8
  store %3, %4 align 8
  %5: ptr = load %4 align 8
  %6: f64 = load %5 align 8
  return %6
}
";

const SHARED: &str = "
func @f(%0: f64, %1: ptr) effects rwRWd {
  store %0, %1 align 8
  return
}
";

const WAYS: &str = "
func @f(%0: f64, %1: ptr) -> f64 effects rwRWd {
  %2: i1 = fcmp.ogt %0, f64 zero
  %3: f64 = if %2 {
    %4: f64 = load %1 align 8
    yield %4
  } else {
    yield %0
  }
  return %3
}
";

fn lanes(text: &str, width: u32, params: &[Lanes], ways: Ways) -> Result<String, String> {
    let mut module: Module = parse::module("test", text).expect("the text of a module");
    let f = FuncId::from_u32(0);
    let width = NonZeroU32::new(width).unwrap_or(NonZeroU32::MIN);
    let batched = vmap(&mut module, f, width, params, ways, &[]);
    let batched = batched.map_err(|refusal| format!("{refusal:?}"))?;
    assert_eq!(verify::module(&module), Vec::<String>::new());
    Ok(print::function(&module, batched.function))
}

#[test]
fn what_is_the_same_is_done_once() {
    let params = [Lanes::Shared, Lanes::Each, Lanes::Shared];
    let text = lanes(LOOP, 4, &params, Ways::Together).expect("lanes");
    let count = |what: &str| text.matches(what).count();
    assert_eq!(count("load"), 5, "{text}");
    assert_eq!(count(": <4 x f64> = fmul"), 1, "{text}");
    assert_eq!(count(": f64 = fmul"), 1, "{text}");
    assert!(text.contains("step i64 1"), "{text}");
}

#[test]
fn one_lane_is_the_function_itself() {
    let params = [Lanes::Shared, Lanes::Each, Lanes::Shared];
    let text = lanes(LOOP, 1, &params, Ways::Together).expect("lanes");
    assert!(text.starts_with("func @f("), "{text}");
}

#[test]
fn memory_in_which_lanes_differ_is_made_for_each() {
    let params = [Lanes::Shared, Lanes::Each, Lanes::Shared];
    let text = lanes(POINTED, 3, &params, Ways::Together).expect("lanes");
    assert_eq!(text.matches("alloca").count(), 6, "{text}");
}

#[test]
fn lanes_that_clear_more_than_others_have_memory_of_their_own() {
    let made = |length| {
        let text = lanes(CLEARED, 4, &[Lanes::Each, length], Ways::Apart);
        text.expect("lanes").matches("alloca").count()
    };
    assert_eq!((made(Lanes::Shared), made(Lanes::Each)), (1, 4));
}

#[test]
fn lanes_of_arrays_of_floats_lie_side_by_side() {
    let params = [Lanes::Shared, Lanes::Each, Lanes::Shared];
    let text = lanes(SCRATCH, 4, &params, Ways::Together).expect("lanes");
    let count = |what: &str| text.matches(what).count();
    assert_eq!(count("alloca"), 2, "{text}");
    assert_eq!(count("alloca i64 2 size 32 align 32"), 1, "{text}");
    assert_eq!(count(": <4 x f64> = load"), 1, "{text}");
    assert_eq!(count("*32 + 32"), 1, "{text}");
}

#[test]
fn lanes_do_not_meet_in_memory_of_the_caller() {
    let params = [Lanes::Each, Lanes::Shared];
    let refusal = lanes(SHARED, 2, &params, Ways::Together).expect_err("a refusal");
    assert!(refusal.contains("meet in argument 2 of `f`"), "{refusal}");
    assert!(lanes(SHARED, 2, &[Lanes::Each, Lanes::Each], Ways::Together).is_ok());
}

#[test]
fn lanes_that_part_go_one_after_the_other() {
    let params = [Lanes::Each, Lanes::Shared];
    let text = lanes(WAYS, 2, &params, Ways::Apart).expect("lanes");
    assert_eq!(text.matches("if ").count(), 2, "{text}");
}
