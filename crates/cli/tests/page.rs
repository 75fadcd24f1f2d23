//! Pages that `tapeless explain --html` writes: `tests/golden/page/*.html`, without times. With times, the lines that take
//! them.
//!
//! `UPDATE=1 cargo test -p tapeless-cli --test page` writes the pages of today; look at them in a browser.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A page, and what it is made of.
const PAGES: [(&str, &[&str]); 4] = [
    (
        "still",
        &["../plan/still.c", "-f", "steps", "--at", "m=10 n=20"],
    ),
    ("early", &["../plan/early.c", "-f", "mean_exp"]),
    ("apart", &["../plan/apart.c", "-f", "scaled"]),
    ("marked", &["marked.cpp", "-f", "marked", "--at", "n=100"]),
];

/// The program that spends its time on one line, and that line.
const HOT: (&[&str], u64) = (
    &[
        "hot.c",
        "-f",
        "hot",
        "--at",
        "n=4 times=1000 x=[1,2,3,4]",
        "--time",
    ],
    9,
);

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn explain(words: &[&str], more: &[&str]) -> String {
    let Output {
        status,
        stdout,
        stderr,
    } = Command::new(env!("CARGO_BIN_EXE_tapeless"))
        .current_dir(project().join("tests/golden/page"))
        .env_remove("TAPELESS_FLAGS")
        .arg("explain")
        .args(words)
        .args(more)
        .output()
        .expect("the binary that cargo has built");
    let said = String::from_utf8_lossy(&stderr);
    assert!(status.success(), "{said}");
    String::from_utf8_lossy(&stdout).into_owned()
}

fn page(name: &str, words: &[&str]) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.html"));
    let path = path.to_str().expect("a path that is text");
    explain(words, &["--html", path]);
    std::fs::read_to_string(path).expect("the page that was written")
}

/// Where the style stands in the golden pages, which is the same in all.
const STYLE: &str = "(style.css)\n";

#[test]
fn pages_are_as_they_were() {
    let style = include_str!("../src/explain/style.css");
    let mut wrong = Vec::new();
    for (name, words) in PAGES {
        let found = page(name, words);
        let golden = project().join(format!("tests/golden/page/{name}.html"));
        let expected = std::fs::read_to_string(&golden).unwrap_or_default();
        if found == expected.replacen(STYLE, style, 1) {
            continue;
        }
        let found = found.replacen(style, STYLE, 1);
        match std::env::var_os("UPDATE") {
            Some(_) => std::fs::write(&golden, found).expect("the project is writable"),
            None => wrong.push(format!("{}: now\n{found}", golden.display())),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Each is whole by itself: nothing is loaded, marks are closed, links lead somewhere, and so do names of pages of `docs`.
#[test]
fn pages_need_nothing_beside_themselves() {
    let timed = page("hot", HOT.0);
    let pages = PAGES.map(|(name, words)| page(name, words));
    for page in pages.iter().chain([&timed]) {
        for loads in [
            "<script", "<link", "src=", "@import", "url(", "//www", "http",
        ] {
            assert!(!page.contains(loads), "{loads} in\n{page}");
        }
        for mark in [
            "main", "div", "span", "code", "details", "table", "tr", "td", "a", "i",
        ] {
            let opened = page.matches(&format!("<{mark}>")).count();
            let opened = opened + page.matches(&format!("<{mark} ")).count();
            let closed = page.matches(&format!("</{mark}>")).count();
            assert_eq!(opened, closed, "<{mark}> in\n{page}");
        }
        for link in between(page, "href=\"#", "\"") {
            assert_eq!(page.matches(&format!("id=\"{link}\"")).count(), 1, "{link}");
        }
        for name in between(page, "<code>docs/", "</code>") {
            assert!(project().join("docs").join(name).exists(), "{name}");
        }
    }
    assert!(timed.contains("<main class=\"timed\">") && timed.contains("class=\"took\""));
}

/// What stands between two texts, each time.
fn between<'a>(page: &'a str, before: &'a str, behind: &'a str) -> impl Iterator<Item = &'a str> {
    let pieces = page.split(before).skip(1);
    pieces.filter_map(move |piece| piece.split_once(behind).map(|(inner, _)| inner))
}

#[test]
fn times_name_the_line_that_takes_longest() {
    let (words, hot) = HOT;
    let json: Value = serde_json::from_str(&explain(words, &["--json"])).expect("JSON");
    let lines = json["times"]["lines"].as_array().expect("lines");
    let part = |line: &Value| line["percent"].as_f64().expect("a number");
    let sum: f64 = lines.iter().map(part).sum();
    assert!(sum <= 100.0 + 1e-9, "{sum} per cent");
    let found = lines.iter().find(|line| line["line"] == hot);
    let found = found.unwrap_or_else(|| panic!("nothing on line {hot}: {json}"));
    assert!(part(found) > 50.0, "{json}");
    assert!(json["times"]["samples"].as_u64() > Some(20), "{json}");
    // A line's time stands beside its first row only.
    let text = json["text"].as_str().expect("a text");
    let rows = text.lines().take_while(|line| !line.contains("at most"));
    assert_eq!(
        rows.filter(|row| row.contains(" %  sum +=")).count(),
        1,
        "{text}"
    );
}

/// Addresses that earlier calls have left on the stack are not taken for the call that runs.
#[test]
fn time_in_libraries_counts_for_the_line_of_the_call() {
    let point = "n=4 times=1000 x=[1,2,3,4]";
    let words = ["library.c", "-f", "library", "--at", point, "--time"];
    let json: Value = serde_json::from_str(&explain(&words, &["--json"])).expect("JSON");
    let lines = json["times"]["lines"].as_array().expect("lines");
    let calls = lines.iter().find(|line| line["line"] == 9);
    let part = calls.and_then(|line| line["percent"].as_f64());
    assert!(part > Some(80.0), "{json}");
}

/// The header that is inlined is none of the function's file.
#[test]
fn code_of_other_files_counts_where_it_is_inlined() {
    let point = "n=4 limit=3 x=[1,2,3,-1]";
    let words = ["marked.cpp", "-f", "marked", "--at", point, "--time"];
    let json: Value = serde_json::from_str(&explain(&words, &["--json"])).expect("JSON");
    let lines = json["times"]["lines"].as_array().expect("lines");
    assert!(!lines.is_empty(), "{json}");
    for line in lines {
        assert_eq!(line["file"], "marked.cpp", "{json}");
        assert!(
            (13..=27).contains(&line["line"].as_u64().expect("a number")),
            "{json}"
        );
    }
}
