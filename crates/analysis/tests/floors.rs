//! The floors of the crate: each is built on those named before it in the head of `lib.rs`, and on no other.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The floors, the lowest first.
fn floors() -> Vec<String> {
    let head = read(&root().join("lib.rs"));
    let named = |line: &str| Some(line.strip_prefix("//! - [`")?.split('`').next()?.to_owned());
    head.lines().filter_map(named).collect()
}

/// The files of a floor.
fn files(floor: &str) -> Vec<PathBuf> {
    let alone = root().join(format!("{floor}.rs"));
    let mut open = match alone.exists() {
        true => vec![alone],
        false => vec![root().join(floor)],
    };
    let mut files = Vec::new();
    while let Some(path) = open.pop() {
        match fs::read_dir(&path) {
            Ok(entries) => open.extend(entries.flatten().map(|entry| entry.path())),
            Err(_) => files.push(path),
        }
    }
    files
}

/// What code names of the crate from its root on.
fn named(code: &str) -> impl Iterator<Item = &str> {
    let lines = code
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines
        .flat_map(|line| line.split("crate::").skip(1))
        .map(|rest| {
            let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
            &rest[..end.unwrap_or(rest.len())]
        })
}

#[test]
fn each_floor_is_built_on_lower_ones() {
    let floors = floors();
    assert!(floors.len() > 5, "{floors:?}");
    for (height, floor) in floors.iter().enumerate() {
        let files = files(floor);
        assert!(!files.is_empty(), "{floor}");
        for file in files {
            for name in named(&read(&file)) {
                let lower = floors[..=height].iter().any(|floor| floor == name);
                assert!(lower, "{}: crate::{name}", file.display());
            }
        }
    }
}

#[test]
fn all_modules_are_floors() {
    let (lib, floors) = (read(&root().join("lib.rs")), floors());
    let of = |line: &str| {
        let name = line
            .strip_prefix("pub mod ")
            .or(line.strip_prefix("mod "))?;
        Some(name.trim_end_matches(';').to_owned())
    };
    for module in lib.lines().filter_map(of) {
        assert!(floors.contains(&module), "{module}");
    }
}
