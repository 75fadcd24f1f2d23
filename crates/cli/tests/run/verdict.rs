//! Running a program at all levels and judging what comes out.

use crate::case::Case;
use crate::ledger::Row;
use serde_json::Value;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

/// The interpreter, the levels, forward mode, both modes in several directions at once, and the two sweeps as calls of their own.
pub const LEVELS: [&str; 9] = [
    "interp", "0", "1", "2", "3", "forward", "reverse2", "forward3", "split",
];

/// Each program is run at one of these, unless all levels are asked for.
const IN_TURN: [&str; 6] = ["0", "1", "3", "reverse2", "forward3", "split"];

/// What a row says of a level at which a program was not run.
pub const UNSEEN: &str = "?";

/// Those that may be refused where one direction, in one call, is not: the ledger pins which are.
const WIDE: [&str; 3] = ["reverse2", "forward3", "split"];

/// No program here takes long.
const PATIENCE: Duration = Duration::from_secs(120);

/// What came of a program.
#[derive(Debug, PartialEq)]
pub enum Verdict {
    /// All as expected.
    Right,
    /// A message where there should be numbers.
    Refused(String),
    /// The process ended by a signal, or did not end.
    Stopped(String),
    /// Numbers that are not right, or numbers where there should be a message.
    Wrong(String),
}

/// Runs a program at all its points and levels; what came of it, and what was seen at each level.
pub fn judge(file: &Path, case: &Case, all_levels: bool) -> (Verdict, Row) {
    let last = LEVELS.len() - usize::from(case.whole_only);
    let levels = LEVELS[usize::from(case.compiled_only)..last].iter();
    let is_left_out = |level: &str| !all_levels && is_left_out(file, level);
    let levels: Vec<&str> = levels
        .copied()
        .filter(|&level| !is_left_out(level))
        .collect();
    let mut command = Command::new(env!("CARGO_BIN_EXE_tapeless"));
    command
        .arg("sweep")
        .arg(file)
        .args(["--function", &case.function]);
    command.args(["--levels", &levels.join(",")]);
    for library in &case.libraries {
        command.args(["--library", library]);
    }
    for point in &case.points {
        command.arg("--at").arg(&point.at);
    }
    let output = match run(command) {
        Ok(output) => output,
        Err(why) => return (Verdict::Stopped(why), Row::new()),
    };
    let text = String::from_utf8_lossy(&output.stdout);
    let said = String::from_utf8_lossy(&output.stderr);
    if let Some(signal) = output.status.signal() {
        let last = said.lines().last().unwrap_or_default();
        let why = format!("signal {signal} {last}");
        return (Verdict::Stopped(why), Row::new());
    }
    let lines: Vec<Value> = text
        .lines()
        .filter_map(|line| serde_json::from_str(line).ok())
        .filter(|line: &Value| line.get("level").is_some())
        .collect();
    let verdicts = levels.iter().map(|level| judge_level(level, &lines, case));
    let worst = verdicts.reduce(worse).unwrap_or(Verdict::Right);
    let verdict = match worst {
        Verdict::Right
            if !is_wide_alone(&lines)
                && output.status.success() == (case.error.is_some())
                && case.or_error.is_none() =>
        {
            Verdict::Wrong(format!("exit code {:?}", output.status.code()))
        }
        other => other,
    };
    let row = LEVELS.iter().map(|&level| match is_left_out(level) {
        true => UNSEEN.to_owned(),
        false => seen(level, &lines, case),
    });
    (verdict, row.collect())
}

/// Whether a program is not run at a level: by its name, so that it is the same each time.
fn is_left_out(file: &Path, level: &str) -> bool {
    let name = file.file_name().unwrap_or_default();
    let sum: usize = name
        .as_encoded_bytes()
        .iter()
        .map(|&byte| usize::from(byte))
        .sum();
    IN_TURN.contains(&level) && IN_TURN[sum % IN_TURN.len()] != level
}

/// Whether something is refused in several directions, and not in one.
fn is_wide_alone(lines: &[Value]) -> bool {
    let mut refused = lines.iter().filter(|line| line.get("error").is_some());
    let is_wide = |line: &Value| WIDE.iter().any(|level| line["level"] == *level);
    refused.clone().next().is_some() && refused.all(is_wide)
}

/// What a row says of a level whose verdict is `Right`.
fn seen(level: &str, lines: &[Value], case: &Case) -> String {
    let interpreted = level == "interp";
    let of_level: Vec<&Value> = lines.iter().filter(|line| line["level"] == level).collect();
    let error = of_level.iter().find_map(|line| line["error"].as_str());
    let skipped = of_level.iter().any(|line| line.get("skipped").is_some());
    match error {
        Some(error) => code(error),
        None if interpreted && case.compiled_only => "-",
        None if level == "split" && case.whole_only => "-",
        None if interpreted && case.error.is_some() => "later",
        None if skipped => "skipped",
        None => "right",
    }
    .to_owned()
}

/// The code of a message.
fn code(error: &str) -> &str {
    let after = error.split_once("error[").map(|(_, rest)| rest);
    after
        .and_then(|rest| rest.split_once(']'))
        .map_or("?", |(code, _)| code)
}

/// The one that weighs more.
pub fn worse(a: Verdict, b: Verdict) -> Verdict {
    let rank = |verdict: &Verdict| match verdict {
        Verdict::Right => 0,
        Verdict::Refused(_) => 1,
        Verdict::Stopped(_) => 2,
        Verdict::Wrong(_) => 3,
    };
    if rank(&b) > rank(&a) { b } else { a }
}

fn judge_level(level: &str, lines: &[Value], case: &Case) -> Verdict {
    let of_level: Vec<&Value> = lines.iter().filter(|line| line["level"] == level).collect();
    let error = of_level.iter().find_map(|line| line["error"].as_str());
    let shown = match level {
        "forward" => "forward mode".to_owned(),
        "reverse2" => "in two directions".to_owned(),
        "forward3" => "forward mode in three directions".to_owned(),
        "interp" => "in the interpreter".to_owned(),
        _ => format!("-O{level}"),
    };
    let wrong = |why: String| Verdict::Wrong(format!("at {shown}: {why}"));
    let allowed = case.error.as_ref().or(case.or_error.as_ref());
    match (error, allowed) {
        (Some(error), Some(text)) if error.contains(text) && !error.contains("TL0099") => {
            Verdict::Right
        }
        (Some(error), _) if error.contains("(SIG") => {
            Verdict::Stopped(format!("at {shown}: {}", first_line(error)))
        }
        (Some(error), _) if WIDE.contains(&level) && error.contains("[TL0003]") => Verdict::Right,
        (Some(error), _) => Verdict::Refused(first_line(error)),
        // It stops before emission, which refuses too.
        (None, Some(_)) if case.error.is_some() && level == "interp" => Verdict::Right,
        (None, _) if case.error.is_some() => wrong("it was not refused".into()),
        (None, _) if of_level.len() != case.points.len() => wrong("a point is missing".into()),
        (None, _) => {
            let pairs = case.points.iter().zip(of_level);
            // What the interpreter does not know says nothing about the derivative.
            for (point, found) in pairs.filter(|(_, found)| found.get("skipped").is_none()) {
                if let Err(why) = point.compare(found, case.tolerance) {
                    return wrong(format!("{why} at {}", point.at));
                }
            }
            Verdict::Right
        }
    }
}

/// The message without its place, so that equal ones group.
fn first_line(error: &str) -> String {
    let line = error.lines().next().unwrap_or_default();
    line.find("error[")
        .map_or(line, |at| &line[at..])
        .to_owned()
}

/// Runs a command to its end, with patience.
pub fn run(mut command: Command) -> Result<Output, String> {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let child = command.spawn().map_err(|error| error.to_string())?;
    let id = child.id();
    let waiter = std::thread::spawn(move || child.wait_with_output());
    let start = Instant::now();
    while !waiter.is_finished() {
        if start.elapsed() > PATIENCE {
            // Its own child, not waited for yet, so that the number still names it.
            let _ = Command::new("kill").args(["-9", &id.to_string()]).status();
            let _ = waiter.join();
            return Err(format!("no end within {} s", PATIENCE.as_secs()));
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    match waiter.join() {
        Ok(output) => output.map_err(|error| error.to_string()),
        Err(_) => Err("the process could not be waited for".into()),
    }
}
