//! Every program in `tests/programs` does the same after its functions went through the structured IR and back.

use std::path::{Path, PathBuf};
use std::process::Command;
use tapeless_ir as ir;
use tapeless_llvm::emit::{self, Emitter};
use tapeless_llvm::import::{self, ModuleImporter, Options, Stats, roundtrip};
use tapeless_llvm::{Function, OwnedContext, OwnedModule};

struct Program {
    name: &'static str,
    compiler: &'static str,
    refused: usize,
}

const PROGRAMS: [Program; 3] = [
    Program {
        name: "control.c",
        compiler: "clang-22",
        refused: 0,
    },
    Program {
        name: "exceptions.cpp",
        compiler: "clang++-22",
        refused: 0,
    },
    // `main` inlines both at -O2, so that there is at least one.
    Program {
        name: "refused.c",
        compiler: "clang-22",
        refused: 1,
    },
];

fn compile(compiler: &str, args: &[&str], from: &Path, to: &Path) {
    let status = Command::new(compiler)
        .args(args)
        .arg(from)
        .arg("-o")
        .arg(to)
        .status();
    assert!(
        status.is_ok_and(|status| status.success()),
        "{compiler} {args:?} {}",
        from.display()
    );
}

fn output(program: &Path) -> Vec<u8> {
    let run = Command::new(program).output().expect("the program starts");
    assert!(run.status.success(), "{} fails", program.display());
    assert!(!run.stdout.is_empty());
    run.stdout
}

fn round(from: &Path, to: &Path, options: Options) -> Stats {
    let context = OwnedContext::new();
    let module = OwnedModule::read(context.get(), from).expect("clang writes bitcode");
    let stats =
        roundtrip(module.get(), options).unwrap_or_else(|why| panic!("{}: {why}", from.display()));
    assert_eq!(module.get().verify(), None);
    module
        .get()
        .write_bitcode(to)
        .expect("bitcode can be written");
    stats
}

fn same_output(program: &Program, level: &str, extra: &[&str], options: Options) -> Stats {
    let source = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/programs")
        .join(program.name);
    let label = format!(
        "{}{level}{}{}",
        program.name,
        extra.concat(),
        options.counts
    );
    let place = |suffix: &str| -> PathBuf {
        Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{label}{suffix}"))
    };
    let (plain, changed) = (place(".bc"), place(".round.bc"));
    let args: Vec<&str> = [level, "-emit-llvm", "-c"]
        .into_iter()
        .chain(extra.iter().copied())
        .collect();
    compile(program.compiler, &args, &source, &plain);
    let stats = round(&plain, &changed, options);
    let (before, after) = (place(".exe"), place(".round.exe"));
    compile(
        program.compiler,
        &["-O1", "-Wno-override-module"],
        &plain,
        &before,
    );
    compile(
        program.compiler,
        &["-O1", "-Wno-override-module"],
        &changed,
        &after,
    );
    assert_eq!(
        String::from_utf8_lossy(&output(&before)),
        String::from_utf8_lossy(&output(&after)),
        "{label}"
    );
    stats
}

#[test]
fn programs_do_the_same_after_a_round_trip() {
    for program in &PROGRAMS {
        for level in ["-O0", "-O1", "-O2"] {
            for options in [Options::PLAIN, Options::ALL] {
                let stats = same_output(program, level, &["-g"], options);
                let refused: usize = stats.refused.values().sum();
                assert!(refused >= program.refused, "{}: {stats}", program.name);
                assert!(
                    program.refused > 0 || refused == 0,
                    "{}: {stats}",
                    program.name
                );
            }
        }
    }
}

/// Emits every function once more as a derivative would replay it, and lets all uses of the primal use that.
fn replay(from: &Path, to: &Path, keep_origins: bool) {
    let context = OwnedContext::new();
    let module = OwnedModule::read(context.get(), from).expect("clang writes bitcode");
    let primals: Vec<Function> = module
        .get()
        .functions()
        .filter(|f| !f.is_declaration())
        .collect();
    let mut importer = ModuleImporter::new(module.get(), Options::ALL);
    let imported: Vec<_> = primals
        .iter()
        .map(|&f| (f, import::function(&mut importer, f)))
        .collect();
    let (mut structured, tables) = importer.finish();
    let mut copies = Vec::new();
    for (primal, id) in imported {
        let Ok(id) = id else { continue };
        let mut copy = structured.functions[id].clone();
        copy.name.push_str(".replay");
        copy.host = None;
        if let Some(body) = copy.body.as_mut().filter(|_| !keep_origins) {
            forget_origins(body);
        }
        copies.push((primal, structured.functions.push(copy)));
    }
    let mut emitter = Emitter::new(module.get(), &tables);
    for (primal, id) in copies {
        let made = emit::function(&mut emitter, &structured, id, Some(primal))
            .unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(made.verify(), None, "{}", primal.name());
        if primal.name() != "main" {
            primal.value().replace_uses(made.value());
        }
    }
    assert_eq!(module.get().verify(), None);
    module
        .get()
        .write_bitcode(to)
        .expect("bitcode can be written");
}

/// What is left is written from scratch, except what only LLVM understands.
fn forget_origins(body: &mut ir::Body) {
    for op in body.op_order() {
        if !matches!(body.ops[op].kind, ir::OpKind::Host(_)) {
            body.ops[op].origin = None;
        }
    }
}

#[test]
fn replayed_functions_do_the_same() {
    for program in &PROGRAMS[..2] {
        for (level, keep) in [("-O0", true), ("-O0", false), ("-O1", true), ("-O1", false)] {
            let source = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("tests/programs")
                .join(program.name);
            let place = |suffix: &str| {
                Path::new(env!("CARGO_TARGET_TMPDIR"))
                    .join(format!("replay-{}{level}{keep}{suffix}", program.name))
            };
            let (plain, changed) = (place(".bc"), place(".replay.bc"));
            compile(
                program.compiler,
                &[level, "-g", "-emit-llvm", "-c"],
                &source,
                &plain,
            );
            replay(&plain, &changed, keep);
            let (before, after) = (place(".exe"), place(".replay.exe"));
            compile(
                program.compiler,
                &["-O1", "-Wno-override-module"],
                &plain,
                &before,
            );
            compile(
                program.compiler,
                &["-O1", "-Wno-override-module"],
                &changed,
                &after,
            );
            assert_eq!(
                String::from_utf8_lossy(&output(&before)),
                String::from_utf8_lossy(&output(&after)),
                "{level}"
            );
        }
    }
}

#[test]
fn numeric_loops_are_counted() {
    let text = r"
        define double @dot(ptr %x, i64 %n) {
        entry:
          br label %loop
        loop:
          %i = phi i64 [ 0, %entry ], [ %next, %loop ]
          %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
          %at = getelementptr inbounds double, ptr %x, i64 %i
          %value = load double, ptr %at, align 8
          %more = fadd double %sum, %value
          %next = add nuw nsw i64 %i, 1
          %again = icmp slt i64 %next, %n
          br i1 %again, label %loop, label %exit
        exit:
          ret double %more
        }";
    let context = OwnedContext::new();
    let module =
        OwnedModule::parse(context.get(), "dot.ll", text.as_bytes()).expect("the text is valid");
    let mut importer = ModuleImporter::new(module.get(), Options::ALL);
    let dot = module.get().function("dot").expect("it is defined");
    let id = import::function(&mut importer, dot).expect("it is supported");
    let body = importer.module.functions[id]
        .body
        .as_ref()
        .expect("it was imported");
    let infos: Vec<_> = body
        .op_order()
        .into_iter()
        .filter_map(|op| match &body.ops[op].kind {
            ir::OpKind::Control(ir::Control::Loop(info)) => Some(info.clone()),
            _ => None,
        })
        .collect();
    assert_eq!(infos.len(), 1);
    assert!(infos[0].counted);
    assert_eq!(infos[0].stepped.len(), 1);
}

/// A loop that ends in front of an endless one lends it no promise to make progress.
#[test]
fn metadata_stays_with_its_loop() {
    let text = r#"
        define void @wait(ptr %x, i64 %n) {
        entry:
          br label %loop
        loop:
          %i = phi i64 [ 0, %entry ], [ %next, %loop ]
          store volatile i64 %i, ptr %x, align 8
          %next = add nuw nsw i64 %i, 1
          %again = icmp slt i64 %next, %n
          br i1 %again, label %loop, label %endless, !llvm.loop !0
        endless:
          br label %endless
        }
        !0 = distinct !{!0, !1}
        !1 = !{!"llvm.loop.mustprogress"}"#;
    let context = OwnedContext::new();
    let module =
        OwnedModule::parse(context.get(), "wait.ll", text.as_bytes()).expect("the text is valid");
    let stats = roundtrip(module.get(), Options::PLAIN).expect("it is supported");
    assert_eq!(stats.done, 1);
    let wait = module.get().function("wait").expect("it is defined");
    let (mut promised, mut endless) = (0, 0);
    for block in wait.blocks() {
        let Some(end) = block.terminator() else {
            continue;
        };
        promised += usize::from(end.has_metadata("llvm.loop"));
        endless += usize::from(end.successors() == [block] && !end.has_metadata("llvm.loop"));
    }
    assert_eq!((promised, endless), (1, 1));
}
