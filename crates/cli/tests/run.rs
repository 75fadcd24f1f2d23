//! The programs in `tests/run`: every gradient at every level of optimisation, and by forward mode.
//!
//! `cargo test -p tapeless-cli --test run -- loop-` runs those whose name contains `loop-`. `tests/run/README.md` says
//! how a file states what it expects. A file listed in `tests/run/KNOWN_FAILURES` (`name: reason`) may be refused or
//! stopped, but never give wrong numbers, and must be taken off the list once it passes. `tests/verdicts.txt` pins what is seen
//! at each level; `--bless` writes it anew, as `cargo xtask verdicts --bless` does.
//!
//! Each program is run at -O2, and at -O0, -O1 or -O3 or in several directions or in two sweeps, by its name, unless it is asked for
//! by a part of that, or `--all-levels` or `--bless` is given.
//!
//! With `--sanitize=address` or `--sanitize=valgrind` each is compiled by clang with the plugin to a program of its own,
//! whose memory is watched. `cargo xtask sanitize` calls it so.

#[path = "run/case.rs"]
mod case;
#[path = "run/ledger.rs"]
mod ledger;
#[path = "run/verdict.rs"]
mod verdict;
#[path = "run/watch.rs"]
mod watch;

use case::Case;
use ledger::{Ledger, Row};
use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use verdict::Verdict;
use watch::Watch;

fn main() -> ExitCode {
    let filters: Vec<String> = std::env::args()
        .skip(1)
        .filter(|arg| !arg.starts_with('-'))
        .collect();
    if std::env::args().any(|arg| arg == "--list") {
        return ExitCode::SUCCESS;
    }
    let said = std::env::args().find_map(|arg| arg.strip_prefix("--sanitize=").map(String::from));
    let watch = match said.as_deref().map(Watch::named) {
        Some(Err(why)) => {
            println!("{why}");
            return ExitCode::FAILURE;
        }
        said => said.and_then(Result::ok),
    };
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/run");
    let files = programs(&directory, &filters);
    if files.is_empty() {
        println!("no program in tests/run has such a name");
        return ExitCode::FAILURE;
    }
    let known = known_failures(&directory.join("KNOWN_FAILURES"), watch.is_some());
    let asks = |flag: &str| std::env::args().any(|arg| arg == flag);
    let all_levels = !filters.is_empty() || asks("--all-levels") || asks("--bless");
    let judged = judge_all(&files, watch.as_ref(), all_levels);
    let clean = report(&judged, &known, watch.is_some());
    let kept = watch.is_some() || keep(&judged, &directory, (clean, filters.is_empty()));
    if clean && kept {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn programs(directory: &Path, filters: &[String]) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(directory).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|e| e == "c" || e == "cpp"))
        .filter(|path| {
            let wanted = |filter: &String| name(path).contains(filter);
            filters.is_empty() || filters.iter().any(wanted)
        })
        .collect();
    files.sort();
    files
}

fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// The listed files, with those that fail where accesses are watched only if that is so.
fn known_failures(list: &Path, watched: bool) -> HashMap<String, String> {
    let text = std::fs::read_to_string(list).unwrap_or_default();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let pairs = lines.filter_map(|line| line.split_once(':'));
    let counted = |(name, reason): (&str, &str)| {
        let name = match name.trim().strip_suffix(" (watched)") {
            Some(name) => watched.then_some(name)?,
            None => name.trim(),
        };
        Some((name.to_owned(), reason.trim().to_owned()))
    };
    pairs.filter_map(counted).collect()
}

/// A program, what came of it, and what was seen at each level.
type Judged = (String, Verdict, Row);

fn judge_all(files: &[PathBuf], watch: Option<&Watch>, all_levels: bool) -> Vec<Judged> {
    let (next, verdicts) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
            let (verdict, row) = match Case::read(file) {
                Ok(case) => match watch {
                    Some(watch) => (watch.judge(file, &case), Row::new()),
                    None => verdict::judge(file, &case, all_levels),
                },
                Err(why) => {
                    let why = format!("the file's directives: {why}");
                    (Verdict::Wrong(why), Row::new())
                }
            };
            let mut all = verdicts
                .lock()
                .expect("no worker panics while it holds the list");
            all.push((name(file), verdict, row));
        }
    };
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        (0..workers).for_each(|_| {
            scope.spawn(work);
        });
    });
    let mut all = verdicts
        .into_inner()
        .expect("no worker panics while it holds the list");
    all.sort_by(|a, b| a.0.cmp(&b.0));
    all
}

/// Prints all that is not as it should be, grouped by message; whether nothing is. A part of what is run for each
/// program may pass where another is known to fail.
fn report(verdicts: &[Judged], known: &HashMap<String, String>, in_part: bool) -> bool {
    let mut groups: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let (mut right, mut expected) = (0, 0);
    for (name, verdict, _) in verdicts {
        let message = match (verdict, known.get(name)) {
            (Verdict::Right, reason) if in_part || reason.is_none() => {
                right += 1;
                continue;
            }
            (Verdict::Refused(_) | Verdict::Stopped(_), Some(_)) => {
                expected += 1;
                continue;
            }
            (Verdict::Right, _) => "passes: take it off the list of known failures".to_owned(),
            (Verdict::Wrong(why), _) => format!("WRONG {why}"),
            (Verdict::Refused(why), None) => format!("refused: {why}"),
            (Verdict::Stopped(why), None) => format!("stopped: {why}"),
        };
        groups.entry(message).or_default().push(name.clone());
    }
    let mut sorted: Vec<_> = groups.iter().collect();
    sorted.sort_by_key(|(_, names)| std::cmp::Reverse(names.len()));
    for (message, names) in sorted {
        println!("{} × {message}\n    {}", names.len(), names.join(" "));
    }
    let wrong = verdicts.len() - right - expected;
    let result = if wrong == 0 { "ok" } else { "FAILED" };
    println!("test result: {result}. {right} passed; {wrong} failed; {expected} known failures");
    wrong == 0
}

/// Holds what was seen against `tests/verdicts.txt`, or writes it there where `--bless` asks for it; whether it is as it was.
/// What is wrong is reported elsewhere, and enters nowhere.
fn keep(judged: &[Judged], tests: &Path, (clean, all): (bool, bool)) -> bool {
    let ledger = Ledger::read(tests.join("../verdicts.txt"));
    let is_settled = |verdict: &Verdict| matches!(verdict, Verdict::Right | Verdict::Refused(_));
    let seen = judged
        .iter()
        .filter(|(_, verdict, _)| is_settled(verdict))
        .map(|(name, _, row)| (name, row));
    if std::env::args().any(|arg| arg == "--bless") {
        return clean && ledger.bless(seen, tests).is_ok();
    }
    let mut changes: Vec<String> = seen
        .filter_map(|(name, row)| Some(format!("{name}: {}", ledger.change(name, row)?)))
        .collect();
    if all {
        let strays = ledger.strays(tests);
        changes.extend(strays.map(|name| format!("{name}: a row without a program")));
    }
    for change in &changes {
        println!("verdict {change}");
    }
    if !changes.is_empty() {
        println!("if that is meant: cargo xtask verdicts --bless");
    }
    changes.is_empty()
}
