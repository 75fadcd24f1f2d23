//! What a newcomer meets: the program of the README, its project for CMake, and its table of what goes wrong, as they
//! stand there.
//!
//! A row of the table has what is printed, what brings it about, and what to do: each a command, an option of CMake, or
//! a line of the project, and explained behind it.

use crate::{plugin, program, scratch};
use std::path::{Path, PathBuf};
use std::process::Command;

const README: &str = include_str!("../../README.md");

/// The package for CMake.
const PACKAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cmake");

const HEADERS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../include");

/// The first block of the README in a language.
fn block(language: &str) -> &'static str {
    let block = README.split(&format!("```{language}\n")).nth(1);
    let inner = block.and_then(|rest| rest.split("```").next());
    inner.expect("the README has such a block")
}

/// The first line of the README that begins so, without that.
fn line(start: &str) -> &'static str {
    let mut lines = README.lines().filter_map(|line| line.strip_prefix(start));
    lines.next().expect("the README has such a line")
}

/// The code with which a cell of a table begins.
fn code(cell: &str) -> &str {
    let cell = cell.trim();
    let fence = if cell.starts_with("``") { "``" } else { "`" };
    let inner = cell
        .strip_prefix(fence)
        .and_then(|rest| rest.split_once(fence));
    inner.expect("a cell begins with code").0
}

/// What is printed, what brings it about, and what to do.
fn rows() -> Vec<[&'static str; 3]> {
    let table = README
        .split("| what is printed | why | what to do |\n")
        .nth(1);
    let rows = table.expect("the README has the table").lines().skip(1);
    rows.take_while(|line| line.starts_with('|'))
        .map(|line| {
            let cells: Vec<&str> = line.split('|').collect();
            [1, 2, 3].map(|column| code(cells[column]))
        })
        .collect()
}

/// A folder with the README's program, in one file and in two, and its project.
fn project(name: &str) -> PathBuf {
    let place = scratch(&format!("newcomer-{name}"));
    let whole = block("c");
    let function = whole.lines().find(|line| line.starts_with("double f("));
    let function = function.expect("the program has `f`");
    let head = function.split(" {").next().unwrap_or_default();
    let apart = whole.replace(function, &format!("{head};"));
    for (file, text) in [
        ("f.c", whole),
        ("model.c", function),
        ("main.c", &apart),
        ("CMakeLists.txt", block("cmake")),
    ] {
        std::fs::write(place.join(file), text).expect("a folder of ours");
    }
    place
}

/// Whether a shell's commands succeed, and what they say.
fn shell(place: &Path, commands: &str) -> (bool, String) {
    let linked = "-fuse-ld=lld-22 -Wl,--load-pass-plugin=";
    assert!(README.contains(&format!("`$L` is `{linked}$P`")));
    let output = Command::new("sh")
        .args(["-c", &format!("exec 2>&1; {commands}")])
        .envs([("P", plugin()), ("L", format!("{linked}{}", plugin()))])
        .envs([("PACKAGE", PACKAGE), ("CPATH", HEADERS)])
        .current_dir(place)
        .output()
        .expect("a shell");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    (output.status.success(), said)
}

/// The README's command for CMake, with a compiler.
fn configured(compiler: &str) -> String {
    let [package, default] = ["$(tapeless cmake-path)", "-DCMAKE_C_COMPILER=clang-22"];
    let command = line("$ cmake ");
    assert!(command.contains(package) && command.contains(default));
    let command = command.replace(package, "$PACKAGE -DTapeless_PLUGIN=$P");
    format!(
        "rm -rf build && cmake {}",
        command.replace(default, compiler)
    )
}

/// Commands that do what a cell says, with these flags for clang, and then run the program.
fn commands(place: &Path, cell: &str, flags: &str) -> String {
    let clang = format!("clang-22 {flags}");
    if cell.starts_with("clang-22") {
        return format!("{} && ./a.out", cell.replace("clang-22", &clang));
    }
    let file = place.join("CMakeLists.txt");
    let (compiler, added) = match cell.starts_with("-D") {
        true => (cell, ""),
        false => ("-DCMAKE_C_COMPILER=clang-22", cell),
    };
    let lines = std::fs::read_to_string(&file).expect("a project") + added + "\n";
    std::fs::write(file, lines).expect("a folder of ours");
    format!("CFLAGS='{flags}' {} && build/one", configured(compiler))
}

/// Does what a cell says; what is said, after success by the program.
fn done(place: &Path, cell: &str, flags: &str) -> (bool, String) {
    shell(place, &commands(place, cell, flags))
}

fn assert_gradient(given: &(bool, String)) {
    let gradient = line("df/dx = ");
    assert!(
        given.0 && given.1.ends_with(&format!("df/dx = {gradient}\n")),
        "{given:?}"
    );
}

#[test]
fn what_goes_wrong_says_so_and_has_a_way_out() {
    let rows = rows();
    assert!(rows.len() > 7, "{rows:?}");
    for (number, [printed, why, way_out]) in rows.into_iter().enumerate() {
        for level in ["-O0", "-O2"] {
            let place = project(&format!("row-{number}{level}"));
            let (succeeded, said) = done(&place, why, level);
            assert!(!succeeded && said.contains(printed), "{why}: {said}");
            assert_gradient(&done(&place, way_out, level));
        }
    }
}

/// The header says what to do where else a symbol is undefined; not if the plugin has refused.
#[test]
fn the_header_says_that_no_plugin_was_there() {
    let start = "no derivative was made: ";
    let hint = README.split('`').find(|code| code.starts_with(start));
    let hint = hint.expect("the README has what the header says");
    for (number, [printed, why, way_out]) in rows().into_iter().enumerate() {
        for level in ["-O0", "-O2"] {
            let flags = format!("{level} -include tapeless/tapeless.h");
            let place = project(&format!("header-{number}{level}"));
            let (succeeded, said) = done(&place, why, &flags);
            let undefined = printed.contains("undefined");
            assert!(!succeeded, "{why}");
            assert_eq!(said.contains(hint), undefined, "{why}: {said}");
            assert_eq!(said.contains(printed), !undefined, "{why}: {said}");
            assert_gradient(&done(&place, way_out, &flags));
        }
    }
}

/// In C++ requests are templates, and gcc says it, too.
#[test]
fn compilers_without_the_plugin_say_so_in_cpp() {
    let place = scratch("newcomer-cpp");
    let source = program("../gradients/header.cpp");
    for compiler in ["clang++-22", "g++"] {
        let command = format!("{compiler} -std=c++17 {} -o program", source.display());
        let (succeeded, said) = shell(&place, &command);
        let hint = "no derivative was made: compile with -fpass-plugin";
        assert!(!succeeded && said.contains(hint), "{compiler}: {said}");
    }
}

/// Builds `newcomer/CMakeLists.txt`.
fn builds(place: &Path, options: &str) -> (bool, String) {
    let lists = include_str!("newcomer/CMakeLists.txt");
    std::fs::write(place.join("CMakeLists.txt"), lists).expect("a folder of ours");
    let gradients = program("../gradients");
    let compilers = "-DCMAKE_C_COMPILER=clang-22 -DCMAKE_CXX_COMPILER=clang++-22";
    let command = format!(
        "rm -rf build && cmake -B build {compilers} -DGRADIENTS={} {options} && cmake --build build",
        gradients.display()
    );
    shell(
        place,
        &format!("{command} && build/headers && build/program"),
    )
}

#[test]
fn cmake_builds_the_project_of_the_readme() {
    let place = project("cmake");
    let build = configured("-DCMAKE_C_COMPILER=clang-22");
    for target in ["one", "two"] {
        assert_gradient(&shell(&place, &format!("{build} && build/{target}")));
    }
}

#[test]
fn cmake_builds_libraries_under_its_own_optimisation() {
    let place = project("libraries");
    let given = builds(&place, "-DTapeless_DIR=$PACKAGE -DTapeless_PLUGIN=$P");
    assert!(given.1.contains(" checks, 0 wrong\n"), "{given:?}");
    assert_gradient(&given);
}

/// In an installation everything is found from where the package is.
#[test]
fn cmake_finds_an_installation() {
    let place = project("installed");
    let install = "mkdir -p usr/lib/cmake && cp $P usr/lib && cp -r $PACKAGE usr/lib/cmake/Tapeless && cp -r $CPATH usr";
    assert_eq!(shell(&place, install), (true, String::new()));
    assert_gradient(&builds(&place, "-DCMAKE_PREFIX_PATH=$PWD/usr"));
}

#[test]
fn cmake_says_what_is_missing() {
    let place = project("missing");
    let found = "-DTapeless_DIR=$PACKAGE";
    for (options, reason) in [
        (
            format!("{found} -DTapeless_PLUGIN=/nowhere"),
            "Tapeless_PLUGIN is /nowhere, and nothing is there",
        ),
        (
            format!("{found} -DTapeless_PLUGIN=$P -DCMAKE_CXX_COMPILER=g++"),
            "Tapeless needs clang 22; the CXX compiler is GNU",
        ),
    ] {
        let (succeeded, said) = builds(&place, &options);
        assert!(!succeeded && said.contains(reason), "{said}");
    }
}
