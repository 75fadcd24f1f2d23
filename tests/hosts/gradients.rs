//! Gradients in every host, at every level: each program in `gradients/` checks its own numbers.

use crate::{plugin, run, scratch, succeed};
use std::path::{Path, PathBuf};
use std::process::Command;

const LEVELS: [&str; 4] = ["0", "1", "2", "3"];

fn program(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/hosts/gradients")
        .join(name)
}

/// Each program runs at -O2 and at one of these, by its name, unless all levels are asked for.
const IN_TURN: [&str; 3] = ["-O0", "-O1", "-O3"];

/// Whether all levels are asked for.
fn all_levels() -> bool {
    std::env::var_os("TAPELESS_ALL_LEVELS").is_some()
}

/// Whether a program is not run with these flags.
fn is_left_out(source: &str, flags: &[String]) -> bool {
    let sum: usize = source.bytes().map(usize::from).sum();
    let others = IN_TURN
        .iter()
        .filter(|&&level| level != IN_TURN[sum % IN_TURN.len()]);
    !all_levels()
        && others
            .into_iter()
            .any(|level| flags.iter().any(|flag| flag == level))
}

/// Builds a program, silently, in a host, and runs it: it says how many numbers are wrong, and fails if one is.
fn is_right(compiler: &str, source: &str, flags: &[String]) {
    if is_left_out(source, flags) {
        return;
    }
    let place: String = format!("gradient-{compiler}-{source}-{}", flags.join(""))
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '_' })
        .collect();
    let tail = place.len().saturating_sub(180);
    let directory = scratch(&place[tail..]);
    let binary = directory.join("program");
    let mut build = Command::new(compiler);
    build
        .env("RUSTC_BOOTSTRAP", "1")
        .current_dir(&directory)
        .arg(program(source))
        .args(flags)
        .arg("-o")
        .arg(&binary);
    succeed(&mut build);
    let said = succeed(&mut Command::new(binary));
    assert!(
        said.ends_with(" checks, 0 wrong\n"),
        "{source} {flags:?}: {said}"
    );
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(String::from).collect()
}

/// The flags that make a compiler load the plugin itself.
fn hosted(text: &str) -> Vec<String> {
    let mut flags = words(text);
    flags.push(format!("-fpass-plugin={}", plugin()));
    flags
}

/// The flags that make the linker load it.
fn linked(text: &str) -> Vec<String> {
    let mut flags = words(text);
    flags.extend(words("-flto -fuse-ld=lld-22"));
    flags.push(format!("-Wl,--load-pass-plugin={}", plugin()));
    flags
}

#[test]
fn clang_differentiates_c() {
    for level in LEVELS {
        is_right(
            "clang-22",
            "convention.c",
            &hosted(&format!("-O{level} -lm")),
        );
        for program in [
            "runtime.c",
            "moved.c",
            "dispatch.c",
            "widths.c",
            "split.c",
            "along.c",
            "batch.c",
        ] {
            is_right(
                "clang-22",
                program,
                &hosted(&format!("-O{level} -pthread -lm")),
            );
        }
        // Where the host does not tell what memory holds, one of its loops stays as it is, with a warning.
        let warned = format!("-O{level} -Wno-backend-plugin -lm");
        is_right("clang-22", "checkpoints.c", &hosted(&warned));
        if ["0", "2"].contains(&level) {
            is_right("clang-22", "orders.c", &hosted(&format!("-O{level} -lm")));
        }
        is_right("clang-22", "errors.c", &hosted(&format!("-O{level} -lm")));
        let asked = format!("-O{level} -Wl,--wrap=malloc -lm");
        is_right("clang-22", "overlaps.c", &hosted(&asked));
        let counted = format!("-O{level} -Wl,--wrap=malloc,--wrap=free -pthread -lm");
        is_right("clang-22", "retained.c", &hosted(&counted));
        is_right("clang-22", "undone.c", &hosted(&format!("-O{level} -lm")));
        let teams = format!("-O{level} -fopenmp -lm");
        is_right("clang-22", "threadprivate.c", &hosted(&teams));
        let settled = format!("-O{level} -fopenmp -mllvm -tapeless-deterministic -lm");
        is_right("clang-22", "deterministic.c", &hosted(&settled));
        // The same programs without: some run gives other bits.
        let differs = format!("-O{level} -fopenmp -DDIFFERS -lm");
        is_right("clang-22", "deterministic.c", &hosted(&differs));
        let builtins = format!("-O{level} --rtlib=compiler-rt -lm");
        is_right("clang-22", "rounded.c", &hosted(&builtins));
        is_right("clang-22", "bfloat.c", &hosted(&builtins));
        is_right(
            "clang-22",
            "unaligned.c",
            &hosted(&format!("-O{level} -lm")),
        );
        if level != "0" {
            is_right("clang-22", "dense.c", &hosted(&format!("-O{level} -lm")));
            // Without the host's alias information, integers that only move may be floats: that is refused.
            is_right("clang-22", "shared.c", &hosted(&format!("-O{level} -lm")));
        }
        for markers in ["static", "extern"] {
            let flags = format!("-O{level} -DMARKERS={markers} -pthread -lm");
            is_right("clang-22", "apart.c", &hosted(&flags));
        }
    }
}

/// The library and the program know each other by a header; the library's flags, and the program's.
#[test]
fn derivatives_are_found_in_other_files() {
    let folder = scratch("gradient-elsewhere");
    let library = folder.join("libelsewhere.so");
    let program_flags = format!("-L{0} -lelsewhere -Wl,-rpath,{0} -lm", folder.display());
    for level in LEVELS {
        let always = "-mllvm -tapeless-records";
        for more in ["", always]
            .into_iter()
            .take(if level == "2" { 2 } else { 1 })
        {
            let mut build = Command::new("clang++-22");
            build
                .args(hosted(&format!("-O{level} {more} -fPIC -shared")))
                .arg(program("elsewhere.cpp"))
                .arg("-o")
                .arg(&library);
            succeed(&mut build);
            is_right(
                "clang++-22",
                "called.cpp",
                &hosted(&format!("-O{level} {program_flags}")),
            );
        }
    }
}

#[test]
fn clang_differentiates_libraries() {
    for level in ["0", "1", "2"] {
        let flags = format!("-O{level} -std=c++17");
        is_right("clang++-22", "odeint.cpp", &hosted(&flags));
    }
    // The compiler takes long for it each time.
    let vectors = runs_avx().then_some("-O2 -march=x86-64-v3");
    let others: &[&str] = match vectors.is_some() && !all_levels() {
        true => &[],
        false => &["-O0", "-O1", "-O2"],
    };
    for flags in vectors.iter().chain(others) {
        let flags = format!("{flags} -std=c++17");
        is_right("clang++-22", "eigen.cpp", &hosted(&flags));
    }
}

/// Whether this machine runs what is compiled for x86-64-v3.
fn runs_avx() -> bool {
    #[cfg(target_arch = "x86_64")]
    let runs = std::arch::is_x86_feature_detected!("avx2")
        && std::arch::is_x86_feature_detected!("fma")
        && std::arch::is_x86_feature_detected!("bmi2");
    #[cfg(not(target_arch = "x86_64"))]
    let runs = false;
    runs
}

#[test]
fn clang_differentiates_cpp() {
    for level in LEVELS {
        for program in ["convention.cpp", "runtime.cpp"] {
            let flags = format!("-O{level} -std=c++17");
            is_right("clang++-22", program, &hosted(&flags));
        }
    }
}

/// The headers' directory, for a compiler.
fn headers() -> String {
    let include = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../include");
    format!("-I{}", include.display())
}

#[test]
fn the_headers_serve_c_and_cpp() {
    let warnings = "-Wall -Wextra -Werror";
    for level in LEVELS {
        let flags = format!("-O{level} {warnings} {} -lm", headers());
        is_right("clang-22", "header.c", &hosted(&flags));
        for (source, standard) in [
            ("header.cpp", "c++17"),
            ("header.cpp", "c++23"),
            ("split.cpp", "c++17"),
            ("widths.cpp", "c++17"),
            ("asked.cpp", "c++17"),
            ("asked.cpp", "c++20"),
            ("sparse.cpp", "c++17"),
            ("dropin.cpp", "c++20"),
        ] {
            let flags = format!("-O{level} {warnings} -std={standard} {}", headers());
            is_right("clang++-22", source, &hosted(&flags));
        }
    }
    let flags = format!("-O2 -std=c++17 {}", headers());
    is_right("clang++-22", "header.cpp", &linked(&flags));
    is_right("clang++-22", "dropin.cpp", &linked(&flags));
}

/// Links a request in one file with what another says of the functions that it calls; what the compiler or the linker refuses, or the
/// program says.
fn linked_with_rules(flags: &str, plugin_at_compile_time: bool) -> String {
    let name: String = flags.chars().filter(char::is_ascii_alphanumeric).collect();
    let directory = scratch(&format!("gradient-rules-{name}-{plugin_at_compile_time}"));
    let mut objects = Vec::new();
    for source in ["rule.c", "ruled.c"] {
        let object = directory.join(source).with_extension("o");
        let mut clang = Command::new("clang-22");
        clang.args(words(flags)).arg(headers());
        if plugin_at_compile_time {
            clang.arg(format!("-fpass-plugin={}", plugin()));
        }
        let said = run(clang.arg("-c").arg(program(source)).arg("-o").arg(&object));
        if !said.status.success() {
            return String::from_utf8_lossy(&said.stderr).into_owned();
        }
        objects.push(object);
    }
    let binary = directory.join("program");
    let mut link = Command::new("clang-22");
    link.args(words(flags))
        .arg("-fuse-ld=lld-22")
        .arg(format!("-Wl,--load-pass-plugin={}", plugin()))
        .args(objects)
        .args(["-lm", "-o"])
        .arg(&binary);
    let said = run(&mut link);
    match said.status.success() {
        true => succeed(&mut Command::new(binary)),
        false => String::from_utf8_lossy(&said.stderr).into_owned(),
    }
}

/// Nothing refers to a registration. The plugin keeps it when it compiles, and so do the header's macros.
#[test]
fn registrations_of_other_files_outlive_the_linker() {
    for level in ["0", "2"] {
        let flags = format!("-O{level} -g -flto=full");
        let said = linked_with_rules(&flags, true);
        assert_eq!(said, "1 checks, 0 wrong\n", "-O{level}");
        let said = linked_with_rules(&format!("{flags} -DHEADER"), false);
        assert_eq!(said, "1 checks, 0 wrong\n", "-O{level}, by the header");
    }
}

/// Thin LTO brings functions of other files, but not what is said of them.
#[test]
fn thin_lto_does_not_look_into_other_files() {
    for at_compile_time in [false, true] {
        let said = linked_with_rules("-O2 -g -flto=thin -DHEADER", at_compile_time);
        for part in ["[TL0002]", "has no definition here", "`-flto=full`"] {
            assert!(said.contains(part), "{said}");
        }
    }
}

#[test]
fn flang_differentiates_fortran() {
    for level in LEVELS {
        is_right("flang-22", "convention.f90", &hosted(&format!("-O{level}")));
        is_right("flang-22", "arguments.f90", &hosted(&format!("-O{level}")));
    }
    for level in LEVELS {
        is_right("flang-22", "intrinsics.f90", &hosted(&format!("-O{level}")));
        is_right(
            "flang-22",
            "arrays.f90",
            &hosted(&format!("-cpp -O{level}")),
        );
    }
}

#[test]
fn a_shadow_that_may_belong_to_either_argument_is_refused() {
    let directory = scratch("gradient-flang-ambiguous");
    for level in LEVELS {
        let mut flang = Command::new("flang-22");
        flang
            .current_dir(&directory)
            .args(hosted(&format!("-O{level} -g -c")))
            .arg(program("ambiguous.f90"));
        let given = run(&mut flang);
        let said = String::from_utf8_lossy(&given.stderr);
        assert_eq!(given.status.code(), Some(1), "-O{level}: {said}");
        for part in [
            "ambiguous.f90:16:3",
            "[TL0001] `constant` never reads argument 1, and the arguments of this call fit",
            "put `enzyme_const` (no shadow) or `enzyme_dup` (a shadow follows) before argument 1",
        ] {
            assert!(said.contains(part), "-O{level}: {said}");
        }
    }
}

#[test]
fn rustc_differentiates_rust() {
    for level in LEVELS {
        let flags = format!(
            "--edition=2024 -Copt-level={level} -Zllvm-plugins={}",
            plugin()
        );
        is_right("rustc", "convention.rs", &words(&flags));
    }
    // At -O0 what is generic lies in another unit of the crate, unless there is one only.
    for level in LEVELS {
        let flags = format!(
            "--edition=2024 -Copt-level={level} -Ccodegen-units=1 -Zshare-generics=no -Zllvm-plugins={}",
            plugin()
        );
        is_right("rustc", "library.rs", &words(&flags));
        is_right("rustc", "standard.rs", &words(&flags));
    }
    // Without -Zshare-generics=no the code of `Vec` lies in other crates at low levels.
    for level in LEVELS {
        let flags = format!(
            "--edition=2024 -Copt-level={level} -Zshare-generics=no -Zllvm-plugins={}",
            plugin()
        );
        is_right("rustc", "vector.rs", &words(&flags));
    }
}

/// Threads that `tapeless-rayon` begins: its code is part of the program's unit, at each level.
#[test]
fn rustc_differentiates_what_threads_do() {
    let directory = scratch("rayon");
    let library = directory.join("libtapeless_rayon.rlib");
    let source = program("../../../rust/tapeless-rayon/src/lib.rs");
    let mut build = Command::new("rustc");
    build.args(words(
        "--edition=2024 --crate-type=rlib --crate-name=tapeless_rayon",
    ));
    succeed(build.arg(source).arg("-o").arg(&library));
    for level in LEVELS {
        let flags = format!(
            "--edition=2024 -Copt-level={level} -Ccodegen-units=1 -Zshare-generics=no -Zllvm-plugins={} --extern tapeless_rayon={}",
            plugin(),
            library.display()
        );
        is_right("rustc", "rayon.rs", &words(&flags));
    }
}

/// What the threads of Rust's library run is not seen: that is said where the program begins one, at each level.
#[test]
fn threads_of_the_library_of_rust_are_refused() {
    let output = scratch("spawned").join("program");
    for level in LEVELS {
        let flags = format!(
            "--edition=2024 -g -Copt-level={level} -Ccodegen-units=1 -Zshare-generics=no -Zllvm-plugins={}",
            plugin()
        );
        let mut build = Command::new("rustc");
        build.env("RUSTC_BOOTSTRAP", "1").args(words(&flags));
        let given = run(build.arg(program("spawned.rs")).arg("-o").arg(&output));
        let said = String::from_utf8_lossy(&given.stderr);
        let what = "[TL0003] a thread of Rust's library is begun here";
        assert!(said.contains(what), "-O{level}: {said}");
        assert!(said.contains("spawned.rs:15:"), "-O{level}: {said}");
        assert!(said.contains("tapeless-rayon"), "-O{level}: {said}");
    }
}

#[test]
fn rustc_differentiates_rust_at_link_time_without_unstable_flags() {
    for level in LEVELS {
        let flags = format!(
            "--edition=2024 -Copt-level={level} -Clto=fat -Clinker-plugin-lto -Clinker=clang-22 \
             -Clink-arg=-fuse-ld=lld-22 -Clink-arg=-Wl,--load-pass-plugin={}",
            plugin()
        );
        is_right("rustc", "convention.rs", &words(&flags));
        is_right("rustc", "library.rs", &words(&flags));
    }
}

#[test]
fn lld_differentiates_what_it_links() {
    for level in LEVELS {
        is_right(
            "clang-22",
            "convention.c",
            &linked(&format!("-O{level} -lm")),
        );
        is_right(
            "clang-22",
            "apart.c",
            &linked(&format!("-O{level} -DMARKERS=extern -pthread -lm")),
        );
        is_right(
            "clang++-22",
            "convention.cpp",
            &linked(&format!("-O{level} -std=c++17")),
        );
        is_right("flang-22", "convention.f90", &linked(&format!("-O{level}")));
    }
}

#[test]
fn opt_differentiates_a_file() {
    for level in LEVELS {
        let directory = scratch(&format!("gradient-opt-{level}"));
        let [plain, derived, binary] =
            ["plain.ll", "derived.bc", "program"].map(|name| directory.join(name));
        let mut clang = Command::new("clang-22");
        clang
            .arg(program("convention.c"))
            .args(words("-S -emit-llvm"))
            .arg(format!("-O{level}"));
        succeed(clang.arg("-o").arg(&plain));
        let mut opt = Command::new("opt-22");
        opt.arg(format!("-load-pass-plugin={}", plugin()))
            .arg("-passes=tapeless");
        succeed(opt.arg(&plain).arg("-o").arg(&derived));
        succeed(
            Command::new("clang-22")
                .arg(&derived)
                .arg("-lm")
                .arg("-o")
                .arg(&binary),
        );
        assert!(succeed(&mut Command::new(binary)).ends_with(" checks, 0 wrong\n"));
    }
}

#[test]
fn nothing_need_be_simplified_first() {
    for level in LEVELS {
        is_right(
            "clang-22",
            "convention.c",
            &hosted(&format!("-O{level} -mllvm -tapeless-no-prepare -lm")),
        );
    }
}

#[test]
fn debug_information_and_sanitizers_go_along() {
    for level in ["0", "2"] {
        for extra in [
            "-g",
            "-g -fsanitize=address,undefined -fno-sanitize-recover=all",
        ] {
            is_right(
                "clang-22",
                "convention.c",
                &hosted(&format!("-O{level} {extra} -lm")),
            );
            is_right(
                "clang++-22",
                "convention.cpp",
                &hosted(&format!("-O{level} {extra} -std=c++17")),
            );
        }
        let lives = format!("-O{level} -g -fsanitize=address -std=c++17");
        is_right("clang++-22", "lives.cpp", &hosted(&lives));
        for source in ["left.cpp", "given.cpp", "thrown.cpp"] {
            is_right("clang++-22", source, &hosted(&lives));
        }
        let threads = format!("-O{level} -g -DMARKERS=extern -fsanitize=thread -pthread -lm");
        is_right("clang-22", "apart.c", &hosted(&threads));
    }
}

#[test]
fn accesses_of_derivatives_are_checked() {
    let binary = scratch("short").join("program");
    for level in LEVELS {
        let mut build = Command::new("clang-22");
        build
            .args(hosted(&format!("-O{level} -g -fsanitize=address")))
            .arg(program("short.c"))
            .arg("-o")
            .arg(&binary);
        succeed(&mut build);
        let given = run(&mut Command::new(&binary));
        let said = String::from_utf8_lossy(&given.stderr);
        assert!(!given.status.success(), "-O{level}");
        assert!(said.contains("heap-buffer-overflow"), "-O{level}: {said}");
        assert!(said.contains("in adjoint.squares"), "-O{level}: {said}");
    }
}

/// A refusal in each host: the same words, exit code 1, nothing written.
#[test]
fn refusals_are_heard_in_every_host() {
    let directory = scratch("refused");
    let output = directory.join("output");
    let what = "[TL0001] `square` takes 1 argument, but one is left over after it";
    let check = |command: &mut Command| {
        let given = run(command
            .env("RUSTC_BOOTSTRAP", "1")
            .current_dir(&directory)
            .arg("-o")
            .arg(&output));
        let said = String::from_utf8_lossy(&given.stderr);
        assert_eq!(said.matches(what).count(), 1, "{command:?}: {said}");
        assert_eq!(given.status.code(), Some(1), "{command:?}");
        // opt opens its output before it runs.
        let written = std::fs::metadata(&output).map_or(0, |file| file.len());
        assert_eq!(written, 0, "{command:?}");
    };
    for debug in ["-g0", "-g"] {
        check(
            Command::new("clang-22")
                .args(hosted("-O1 -w"))
                .arg(debug)
                .arg(program("refused.c")),
        );
        check(
            Command::new("clang-22")
                .args(linked("-O1 -w"))
                .arg(debug)
                .arg(program("refused.c")),
        );
    }
    check(
        Command::new("rustc")
            .arg(format!("-Zllvm-plugins={}", plugin()))
            .arg(program("refused.rs")),
    );
    let plain = directory.join("plain.ll");
    let mut clang = Command::new("clang-22");
    clang
        .args(["-w", "-S", "-emit-llvm"])
        .arg(program("refused.c"));
    succeed(clang.arg("-o").arg(&plain));
    let load = format!("-load-pass-plugin={}", plugin());
    check(
        Command::new("opt-22")
            .args([&load, "-passes=tapeless"])
            .arg(&plain),
    );
}

#[test]
fn clang_says_where_a_request_is_wrong() {
    let directory = scratch("located");
    let mut clang = Command::new("clang-22");
    clang.current_dir(program(""));
    clang.args(hosted("-O1 -g -c refused.c"));
    let given = run(clang.arg("-o").arg(directory.join("output")));
    let said = String::from_utf8_lossy(&given.stderr);
    let expected = "refused.c:7:10: error: [TL0001] `square` takes 1 argument, but one is left over after it\n";
    assert!(said.starts_with(expected), "{said}");
}

#[test]
fn flags_in_the_environment_reach_hosts_without_options_of_ours() {
    let directory = scratch("environment");
    let binary = directory.join("program");
    let asked = |flags: &str, command: &mut Command| {
        command
            .env("TAPELESS_FLAGS", flags)
            .env("RUSTC_BOOTSTRAP", "1");
        let given = run(command.current_dir(&directory).arg("-o").arg(&binary));
        let said = String::from_utf8_lossy(&given.stderr).into_owned();
        assert!(given.status.success(), "{said}");
        assert!(succeed(&mut Command::new(&binary)).ends_with(" checks, 0 wrong\n"));
        said
    };
    let rustc = || {
        let mut rustc = Command::new("rustc");
        rustc
            .args(["--edition=2024", &format!("-Zllvm-plugins={}", plugin())])
            .arg(program("convention.rs"));
        rustc
    };
    let lld = || {
        let mut clang = Command::new("clang-22");
        clang.args(linked("-O1 -lm")).arg(program("convention.c"));
        clang
    };
    for host in [&rustc as &dyn Fn() -> Command, &lld] {
        let printed = asked("-tapeless-print=import", &mut host());
        assert!(printed.contains("func @"), "{printed}");
        assert!(asked("roundtrip", &mut host()).contains("functions"));
    }
}

/// Derivatives that hold themselves against differences change nothing, and have nothing to say.
#[test]
fn right_derivatives_agree_with_differences() {
    for (compiler, source) in [
        ("clang-22", "convention.c"),
        ("clang-22", "moved.c"),
        ("clang-22", "widths.c"),
        ("clang-22", "orders.c"),
        ("clang++-22", "convention.cpp"),
        ("clang++-22", "lives.cpp"),
        ("clang++-22", "eigen.cpp"),
    ] {
        let folder = scratch(&format!("verify-{source}"));
        let binary = folder.join("program");
        let mut build = Command::new(compiler);
        build
            .args(hosted("-O1 -w -mllvm -tapeless-verify -pthread"))
            .arg(program(source))
            .arg("-o")
            .arg(&binary)
            .arg("-lm");
        succeed(&mut build);
        let ran = Command::new(&binary).output().expect("it runs");
        let (said, complained) = (
            String::from_utf8_lossy(&ran.stdout),
            String::from_utf8_lossy(&ran.stderr),
        );
        assert!(said.ends_with(" checks, 0 wrong\n"), "{source}: {said}");
        assert!(!complained.contains("disagrees"), "{source}: {complained}");
    }
}
