//! What requests are understood to ask for, and the exact words of refusals.

use tapeless_llvm::request::{self, Mode, Request, RequestArg, Return};
use tapeless_llvm::*;

const HEAD: &str = "
@enzyme_dup = external global i32
@enzyme_dupnoneed = external global i32
@enzyme_const = external global i32
@enzyme_out = external global i32
@enzyme_dop = external global i32
@enzyme_primal_return = external global i32
declare double @__enzyme_autodiff(ptr, ...)
declare double @_Z16__enzyme_fwddiffPvz(ptr, ...)
declare void @external(double)
define double @f(ptr %x, i64 %n) { ret double 0.0 }
define double @g(float %a, double %b) { ret double 0.0 }
";

/// What every refusal of these tests says at its end, as they have no debug information.
const WHERE: &str = "\n  note: the call is in `caller`; compile with -g to see the line";

/// Reads the only request of a module whose caller has this body.
fn read(body: &str) -> Result<Request, String> {
    let (context, module) = parse(body);
    let calls = request::calls(module.get());
    let request = Request::read(calls[0]).map_err(|error| {
        let text = error.to_string();
        assert!(text.contains(WHERE), "{text}");
        text.replace(WHERE, "")
    });
    assert_eq!(module.get().verify(), None);
    // The handles in a request outlive the test's module only as addresses.
    std::mem::forget((module, context));
    request
}

fn parse(body: &str) -> (OwnedContext, OwnedModule) {
    let context = OwnedContext::new();
    let text = format!(
        "{HEAD}\ndefine double @caller(ptr %x, ptr %dx, i64 %n, double %v, i1 %c) {{\n{body}\n}}"
    );
    let module = OwnedModule::parse(context.get(), "test", text.as_bytes())
        .expect("the test's module parses");
    (context, module)
}

#[test]
fn defaults_and_markers_say_the_same() {
    for args in [
        "ptr %x, ptr %dx, i64 %n",
        "ptr @enzyme_dup, ptr %x, ptr %dx, ptr @enzyme_const, i64 %n",
        "i32 %dup, ptr %x, ptr %dx, i64 %n",
    ] {
        let body = format!(
            "%dup = load i32, ptr @enzyme_dup
             %r = call double (ptr, ...) @__enzyme_autodiff(ptr @f, {args})
             ret double %r"
        );
        let request = read(&body).expect("understood");
        assert_eq!(
            (request.mode, request.ret, request.width.get()),
            (Mode::Reverse, Return::Active, 1)
        );
        assert_eq!(request.function.name(), "f");
        let [
            RequestArg::Dup {
                primal,
                shadows,
                need_primal: true,
            },
            RequestArg::Const(n),
        ] = &request.args[..]
        else {
            panic!("{:?}", request.args)
        };
        let shadows: Vec<String> = shadows.iter().map(|shadow| shadow.name()).collect();
        assert_eq!((primal.name(), n.name()), ("x".into(), "n".into()));
        assert_eq!(shadows, ["dx"]);
    }
}

#[test]
fn unoptimised_code_is_seen_through() {
    let request = read(
        "%slot = alloca ptr
         store ptr @f, ptr %slot
         %mark = alloca i32
         %m = load i32, ptr @enzyme_dupnoneed
         store i32 %m, ptr %mark
         %p = load ptr, ptr %slot
         %w = load i32, ptr %mark
         %r = call double (ptr, ...) @__enzyme_autodiff(ptr %p, i32 %w, ptr %x, ptr %dx, i64 %n)
         ret double %r",
    )
    .expect("understood");
    assert!(matches!(
        request.args[0],
        RequestArg::Dup {
            need_primal: false,
            ..
        }
    ));
}

#[test]
fn widened_arguments_are_narrowed() {
    let request = read(
        "%r = call double (ptr, ...) @__enzyme_autodiff(ptr @g, double %v, double %v)
         ret double %r",
    )
    .expect("understood");
    let [RequestArg::Out(a), RequestArg::Out(b)] = request.args[..] else {
        panic!("{:?}", request.args)
    };
    assert_eq!((a.opcode(), b.name().as_str()), (Opcode::FPTrunc, "v"));
}

#[test]
fn forward_mode_duplicates_floats() {
    let request = read(
        "%r = call double (ptr, ...) @_Z16__enzyme_fwddiffPvz(ptr @g, double %v, double 1.0, ptr @enzyme_const, double %v)
         ret double %r",
    )
    .expect("understood");
    assert_eq!(request.mode, Mode::Forward);
    assert!(matches!(
        request.args[..],
        [RequestArg::Dup { .. }, RequestArg::Const(_)]
    ));
}

#[test]
fn refusals_name_what_is_wrong() {
    let refused = |callee: &str, args: &str| {
        let body = format!(
            "%r = call double (ptr, ...) @__enzyme_autodiff(ptr {callee}{args})\n ret double %r"
        );
        read(&body).expect_err("refused")
    };
    assert_eq!(
        refused("@f", ", ptr @enzyme_dup, ptr %x, ptr @enzyme_const, i64 %n"),
        "error[TL0001] the shadow of argument 1 (`x`) of `f` is missing in this call of `__enzyme_autodiff`\n  \
         help: a pointer is followed by its shadow unless it is marked `enzyme_const`"
    );
    assert_eq!(
        refused("@f", ", ptr %x, ptr %dx"),
        "error[TL0001] argument 2 (`n`) of `f` is missing in this call of `__enzyme_autodiff`\n  \
         help: a pointer is followed by its shadow unless it is marked `enzyme_const`"
    );
    assert_eq!(
        refused("@f", ", ptr %x, ptr %dx, i64 %n, i64 %n"),
        "error[TL0001] `f` takes 2 arguments, but one is left over after them\n  \
         help: a float by value and an integer take one argument here, a pointer takes two: itself and its shadow\n  \
         help: `enzyme_const` before a pointer says that no shadow follows"
    );
    assert!(
        refused("@f", ", ptr @enzyme_dop, ptr %x, i64 %n")
            .starts_with("error[TL0001] unknown marker `enzyme_dop`")
    );
    assert!(refused("%x", ", ptr %x").starts_with(
        "error[TL0001] the first argument of `__enzyme_autodiff` is not a function known at compile time"
    ));
    assert!(
        refused("@external", ", double %v")
            .starts_with("error[TL0002] `external` has no definition")
    );
    assert_eq!(
        refused("@f", ", ptr @enzyme_out, ptr %x, i64 %n"),
        "error[TL0001] argument 1 (`x`) is a pointer: only a float passed by value can be `enzyme_out`\n  \
         help: mark a pointer `enzyme_dup`, and put its shadow behind it\n  \
         help: mark what carries no derivative `enzyme_const`"
    );
    assert_eq!(
        refused("@f", ", ptr %x, ptr %dx, double %v"),
        "error[TL0001] argument 2 (`n`) of `f` is an integer of 64 bits, but a `double` is passed\n  \
         help: arguments stand in the function's order and have its types; a pointer is followed by its shadow"
    );
}

#[test]
fn merged_calls_are_split() {
    let (_context, module) = parse(
        "%g = select i1 %c, ptr @f, ptr @g
         %m = select i1 %c, ptr @enzyme_dup, ptr @enzyme_out
         %w = load i32, ptr %m
         %r = call double (ptr, ...) @__enzyme_autodiff(ptr %g, i32 %w, ptr %x, ptr %dx, i64 %n)
         ret double %r",
    );
    let calls = request::split(request::calls(module.get())[0]);
    assert_eq!(module.get().verify(), None);
    let functions: Vec<_> = calls
        .iter()
        .map(|call| request::look_through(call.args()[0]))
        .collect();
    assert_eq!(
        functions.iter().map(|f| f.name()).collect::<Vec<_>>(),
        ["f", "g"]
    );
    assert!(Request::read(calls[0]).is_ok());
}

#[test]
fn calls_merged_by_a_phi_are_split() {
    let (_context, module) = parse(
        "br i1 %c, label %yes, label %no
         yes: br label %join
         no: br label %join
         join: %g = phi ptr [ @f, %yes ], [ @g, %no ]
         %r = call double (ptr, ...) @__enzyme_autodiff(ptr %g, double %v, double %v)
         ret double %r",
    );
    let calls = request::split(request::calls(module.get())[0]);
    assert_eq!(module.get().verify(), None);
    assert_eq!(calls.len(), 2);
    assert!(Request::read(calls[1]).is_ok_and(|request| request.function.name() == "g"));
}

#[test]
fn results_take_the_place_of_the_call() {
    let (context, module) = parse(
        "%r = call double (ptr, ...) @__enzyme_autodiff(ptr @g, double %v, double %v)
         ret double %r",
    );
    let request = Request::read(request::calls(module.get())[0]).expect("understood");
    request
        .answer(&[context.get().double().real(2.0)])
        .expect("one scalar fits");
    assert_eq!(module.get().verify(), None);
    assert!(
        module
            .get()
            .function("caller")
            .expect("defined above")
            .to_string()
            .contains("ret double 2.0")
    );
}

#[test]
fn results_in_registers_keep_their_bytes() {
    let context = OwnedContext::new();
    let text = "declare <2 x float> @__enzyme_autodiff(ptr, ...)
        define float @h(float %a, float %b) { ret float 0.0 }
        define <2 x float> @caller(double %v) {
          %r = call <2 x float> (ptr, ...) @__enzyme_autodiff(ptr @h, double %v, double %v) ret <2 x float> %r }";
    let module = OwnedModule::parse(context.get(), "test", text.as_bytes())
        .expect("the test's module parses");
    let request = Request::read(request::calls(module.get())[0]).expect("understood");
    let float = context.get().float();
    request
        .answer(&[float.real(1.0), float.real(2.0)])
        .expect("two floats are eight bytes");
    assert_eq!(module.get().verify(), None);
    let caller = module.get().function("caller").expect("defined above");
    caller
        .run_passes("sroa,instcombine", &Targets::default())
        .expect("known passes");
    assert!(
        caller
            .to_string()
            .contains("ret <2 x float> <float 1.000000e+00, float 2.000000e+00>"),
        "{caller}"
    );
}

#[test]
fn inner_requests_come_first() {
    let context = OwnedContext::new();
    let text = "declare double @__enzyme_autodiff(ptr, ...)
        define double @top(double %v) {
          %r = call double (ptr, ...) @__enzyme_autodiff(ptr @first, double %v) ret double %r }
        define double @first(double %v) {
          %r = call double (ptr, ...) @__enzyme_autodiff(ptr @f, double %v) ret double %r }
        define double @f(double %v) { ret double %v }";
    let module = OwnedModule::parse(context.get(), "test", text.as_bytes())
        .expect("the test's module parses");
    let callers = request::calls(module.get())
        .into_iter()
        .map(|call| call.block().function().name());
    assert_eq!(callers.collect::<Vec<_>>(), ["first", "top"]);
}

#[test]
fn wrappers_are_seen_through() {
    let context = OwnedContext::new();
    let text = "declare double @__enzyme_autodiff(ptr, ...)
        define double @f(double %v) { ret double %v }
        define double @g(double %v) { ret double %v }
        define linkonce_odr double @grad(ptr %f, double %v) noinline optnone {
          %slot = alloca ptr store ptr %f, ptr %slot %p = load ptr, ptr %slot
          %r = call double (ptr, ...) @__enzyme_autodiff(ptr %p, double %v) ret double %r }
        define double @top(double %v) {
          %a = call double @grad(ptr @f, double %v) %b = call double @grad(ptr @g, double %v)
          %c = fadd double %a, %b ret double %c }";
    let module = OwnedModule::parse(context.get(), "test", text.as_bytes())
        .expect("the test's module parses");
    let requests = request::read_all(module.get()).expect("understood");
    let mut functions: Vec<_> = requests
        .iter()
        .map(|request| request.function.name())
        .collect();
    functions.sort();
    assert_eq!(functions, ["f", "g"]);
    assert_eq!(module.get().verify(), None);
    assert!(module.get().function("grad").is_none());
}

#[test]
fn wrappers_that_come_back_to_themselves_are_left() {
    let context = OwnedContext::new();
    let text = "declare double @__enzyme_autodiff(ptr, ...)
        define linkonce_odr double @grad(ptr %f, double %v) {
          %a = call double @again(ptr %f, double %v) %b = call double @again(ptr %f, double %v)
          %r = call double (ptr, ...) @__enzyme_autodiff(ptr %f, double %v) ret double %r }
        define double @again(ptr %f, double %v) {
          %a = call double @grad(ptr %f, double %v) %b = call double @grad(ptr %f, double %v)
          %c = fadd double %a, %b ret double %c }";
    let module = OwnedModule::parse(context.get(), "test", text.as_bytes())
        .expect("the test's module parses");
    assert!(request::read_all(module.get()).is_err(), "no function");
    assert!(module.get().function("grad").is_some());
}
