//! The safe layer against small modules.

use tapeless_llvm::*;

const SUM: &str = r#"
define double @sum(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %q = getelementptr inbounds [2 x double], ptr %p, i64 %i, i64 1
  %x = load double, ptr %q, align 8
  %y = call double @llvm.sin.f64(double %x)
  %t = fadd fast double %s, %y
  %next = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %loop, label %done
done:
  store double %t, ptr %p, align 8
  ret double %t
}
declare double @llvm.sin.f64(double)
"#;

fn parse(context: &OwnedContext, text: &str) -> OwnedModule {
    OwnedModule::parse(context.get(), "test", text.as_bytes()).expect("the test's module parses")
}

fn find(function: Function, opcode: Opcode) -> Value {
    function
        .instructions()
        .find(|value| value.is(opcode))
        .expect("the test's function has one")
}

#[test]
fn instructions_say_what_they_are() {
    let context = OwnedContext::new();
    let module = parse(&context, SUM);
    let sum = module.get().function("sum").expect("defined above");
    assert_eq!(sum.blocks().count(), 3);
    assert_eq!(
        find(sum, Opcode::Add).arith_flags(),
        ArithFlags {
            nuw: true,
            nsw: true,
            ..ArithFlags::default()
        }
    );
    assert_eq!(find(sum, Opcode::FAdd).fast_math(), Some(FastMath(127)));
    let gep = find(sum, Opcode::GetElementPtr);
    let index = sum.instructions().first_phi();
    assert_eq!(gep.gep_offset(), Some((8, vec![(index, 16)])));
    assert_eq!(find(sum, Opcode::Call).intrinsic(), Some("llvm.sin"));
    assert!(find(sum, Opcode::Call).call_effects().is_none());
    assert_eq!(find(sum, Opcode::ICmp).int_predicate(), IntPredicate::Ult);
    assert_eq!(sum.verify(), None);
}

trait FirstPhi {
    fn first_phi(self) -> Value;
}

impl<I: Iterator<Item = Value>> FirstPhi for I {
    fn first_phi(mut self) -> Value {
        self.find(|value| value.is(Opcode::Phi))
            .expect("the loop has phis")
    }
}

#[test]
fn loops_have_counts_and_closed_forms() {
    let context = OwnedContext::new();
    let module = parse(&context, SUM);
    let sum = module.get().function("sum").expect("defined above");
    let preheader_end = sum.entry().terminator().expect("complete");
    let analyses = Analyses::new(sum, &Targets::default());
    let [only] = analyses.loops()[..] else {
        panic!("one loop")
    };
    assert_eq!(only.latch(), Some(only.header()));
    let count = analyses.backedge_count(only).expect("counted");
    assert_eq!(count.to_string(), "(-1 + (1 umax %n))");
    let (start, step) = analyses
        .recurrence(sum.instructions().first_phi())
        .expect("affine");
    assert!(start.constant().is_some_and(|value| value.is_null()));
    assert_eq!(step.constant().and_then(Value::const_u64), Some(1));
    let expanded = analyses
        .expand(count, preheader_end)
        .expect("safe before the loop");
    assert_eq!(expanded.ty(), context.get().int(64));
    drop(analyses);
    assert_eq!(sum.verify(), None);
}

#[test]
fn alias_answers_depend_on_iterations() {
    let context = OwnedContext::new();
    let module = parse(&context, SUM);
    let sum = module.get().function("sum").expect("defined above");
    let analyses = Analyses::new(sum, &Targets::default());
    let (load, store) = (find(sum, Opcode::Load), find(sum, Opcode::Store));
    // [p, p + 8) lies before every p + 16 i + 8.
    assert!(!analyses.mod_ref(store, load, Iterations::Any).write);
    assert!(analyses.mod_ref(store, store, Iterations::Any).write);
    let (p, q) = (store.access_pointer(), load.access_pointer());
    assert_eq!(
        analyses.alias((q, Some(8)), (q, Some(8)), Iterations::Same),
        Alias::Must
    );
    assert_ne!(
        analyses.alias((q, Some(8)), (q, Some(8)), Iterations::Any),
        Alias::Must
    );
    assert_eq!(q.underlying_object(), p);
}

#[test]
fn clones_and_passes_leave_the_original_alone() {
    let context = OwnedContext::new();
    let text = "define internal double @g(double %x) { %y = fmul double %x, %x ret double %y }
                define double @f(double %x) noinline optnone { %p = alloca double store double %x, ptr %p
                  %v = load double, ptr %p %y = call double @g(double %v) ret double %y }";
    let module = parse(&context, text);
    let f = module.get().function("f").expect("defined above");
    let before = f.to_string();
    let mut copies = Copies::of(f, ".copy");
    copies.follow(|_| true);
    let pairs = copies.into_pairs();
    assert_eq!(
        pairs
            .iter()
            .map(|(_, copy)| copy.name())
            .collect::<Vec<_>>(),
        ["f.copy", "g.copy"]
    );
    let copy = pairs[0].1;
    copy.value().remove_attribute(Place::Function, "optnone");
    copy.run_passes("mem2reg", &Targets::default())
        .expect("a known pipeline");
    assert!(!copy.instructions().any(|value| value.is(Opcode::Alloca)));
    assert_eq!(find(copy, Opcode::Call).called_function(), Some(pairs[1].1));
    assert_eq!(f.to_string(), before);
    assert!(
        copy.run_passes("no-such-pass", &Targets::default())
            .is_err()
    );
}

#[test]
fn built_code_runs() {
    let context = OwnedContext::new();
    let module = OwnedModule::new(context.get(), "built");
    let double = context.get().double();
    let f = module
        .get()
        .add_function("f", double.function(&[double], false));
    let builder = Builder::at_end(f.append_block("entry"));
    let x = f.params()[0];
    let sine = builder
        .intrinsic("llvm.sin", &[double], &[x])
        .expect("LLVM has a sine");
    let y = builder.binary(Opcode::FMul, sine, double.real(2.0));
    builder.ret(Some(y));
    drop(builder);
    assert_eq!(module.get().verify(), None);
    let jit = jit::Jit::new().expect("this machine can run code");
    jit.add(context, module).expect("the module links");
    let address = jit.address("f").expect("defined above");
    // SAFETY: `f` takes and returns a double.
    let f: extern "C" fn(f64) -> f64 = unsafe { std::mem::transmute(address) };
    assert_eq!(f(0.5), 2.0 * 0.5f64.sin());
    assert!(jit.address("missing").is_err());
}

#[test]
fn attributes_come_and_go_by_name() {
    let context = OwnedContext::new();
    let module = parse(
        &context,
        "define void @f() nounwind \"kind\"=\"odd\" { ret void }",
    );
    let f = module.get().function("f").expect("defined above");
    assert_eq!(f.value().attributes(Place::Function), ["nounwind", "kind"]);
    assert_eq!(
        f.string_attribute(Place::Function, "kind").as_deref(),
        Some("odd")
    );
    f.value().remove_attribute(Place::Function, "nounwind");
    f.value().add_attribute(Place::Function, "noinline");
    assert!(
        f.has_attribute(Place::Function, "noinline")
            && !f.has_attribute(Place::Function, "nounwind")
    );
}
