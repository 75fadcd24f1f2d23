//! What scalar evolution knows of the loops of a module, with and without the round trip.
//!
//! Both modules pass through what the pipeline runs between the plugin's place and the vectoriser. Loops have no names
//! that survive; they are compared per function as a multiset of counts, whose values have lost their names and promises.
//! A cycle with several entries is no loop to LLVM; the round trip gives it one, so that a loop without a count appears.

use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

const PASSES: &str = "function(float2int,lower-constant-intrinsics,loop(loop-rotate<header-duplication>,loop-deletion)),\
                      print<scalar-evolution>,function(print<cycles>)";

/// Loops whose counts are the same, and the others.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    /// Loops, of the version that has more of them.
    pub loops: u64,
    /// Those with the same backedge-taken counts: exact, greatest and symbolic greatest.
    pub same: u64,
    /// Cycles with several entries that became loops.
    pub made: u64,
    /// Functions where they differ, with counts lost and counts gained.
    pub differences: Vec<String>,
}

impl Counts {
    /// Adds another's counts.
    pub fn add(&mut self, other: Counts) {
        self.loops += other.loops;
        self.same += other.same;
        self.made += other.made;
        self.differences.extend(other.differences);
    }
}

/// Compares the loops of a bitcode file with those after a round trip.
pub fn compare(bitcode: &Path, plugin: &Path) -> Result<Counts> {
    let before = loops(
        Command::new("opt-22").arg(format!("-passes={PASSES}")),
        bitcode,
    )?;
    let mut tripped = Command::new("opt-22");
    tripped
        .arg(format!("-load-pass-plugin={}", plugin.display()))
        .arg(format!("-passes=tapeless,{PASSES}"))
        .env("TAPELESS_FLAGS", "roundtrip");
    let after = loops(&mut tripped, bitcode)?;
    let mut counts = Counts::default();
    for (function, before) in before {
        let after = after.get(&function).cloned().unwrap_or_default();
        let (lost, mut gained) = differences(before.loops.clone(), after.loops);
        if lost.is_empty() && gained.len() <= before.irreducible {
            let found = gained.len();
            gained.retain(|count| !count.starts_with(UNKNOWN));
            counts.made += (found - gained.len()) as u64;
        }
        counts.loops += (before.loops.len() + gained.len().saturating_sub(lost.len())) as u64;
        counts.same += (before.loops.len() - lost.len()) as u64;
        if !(lost.is_empty() && gained.is_empty()) {
            counts.differences.push(format!(
                "{function}: lost [{}], gained [{}]",
                lost.join("; "),
                gained.join("; ")
            ));
        }
    }
    Ok(counts)
}

/// How the count of a loop begins of which nothing is known, its words in order.
const UNKNOWN: &str = "Unpredictable backedge-taken count.";

/// What is said of a function.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Said {
    /// The counts of each loop in one line.
    loops: Vec<String>,
    /// Cycles with several entries.
    irreducible: usize,
}

type Functions = BTreeMap<String, Said>;

fn loops(opt: &mut Command, bitcode: &Path) -> Result<Functions> {
    let output = opt
        .args([
            "-scalar-evolution-classify-expressions=false",
            "-disable-output",
        ])
        .arg(bitcode)
        .output()
        .context("cannot start opt-22")?;
    let text = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        bail!("opt-22 fails on {}\n{}", bitcode.display(), text.trim());
    }
    Ok(read(&text))
}

/// What is said of each function.
fn read(text: &str) -> Functions {
    let mut functions = Functions::new();
    let (mut function, mut header) = (String::new(), String::new());
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("Determining loop execution counts for: @") {
            function = name.to_owned();
            header.clear();
            functions.entry(function.clone()).or_default();
        } else if let Some(name) = line.strip_prefix("CycleInfo for function: ") {
            name.clone_into(&mut function);
        } else if let Some((_, entries)) = line.split_once("entries(")
            && entries
                .split(')')
                .next()
                .is_some_and(|all| all.contains(' '))
        {
            functions.entry(function.clone()).or_default().irreducible += 1;
        } else if let Some((name, what)) =
            line.strip_prefix("Loop ").and_then(|l| l.split_once(": "))
            && what.contains("backedge-taken count")
        {
            let all = &mut functions.entry(function.clone()).or_default().loops;
            if name != header {
                all.push(String::new());
                name.clone_into(&mut header);
            }
            if let Some(last) = all.last_mut() {
                *last += &format!("{} ", normal(what));
            }
        }
    }
    functions
}

/// Words in the order of the alphabet, names of values replaced, promises of no wrapping left out: the order of operands
/// depends on that of definitions.
fn normal(what: &str) -> String {
    let mut words: Vec<&str> = what
        .split([' ', '(', ')', ',', '{', '}'])
        .map(|word| word.split(['<', '>']).next().unwrap_or_default())
        .map(|word| if word.starts_with('%') { "%" } else { word })
        .filter(|word| !word.is_empty())
        .collect();
    words.sort_unstable();
    words.join(" ")
}

/// What only the one has, and what only the other has.
fn differences(before: Vec<String>, mut after: Vec<String>) -> (Vec<String>, Vec<String>) {
    let mut lost = Vec::new();
    for each in before {
        match after.iter().position(|other| *other == each) {
            Some(at) => {
                after.swap_remove(at);
            }
            None => lost.push(each),
        }
    }
    (lost, after)
}

#[cfg(test)]
mod tests {
    use super::{differences, read};

    #[test]
    fn names_and_order_do_not_count_but_numbers_do() {
        let text = |start: &str| {
            format!(
                "Determining loop execution counts for: @f\nLoop %1: backedge-taken count is ({start} + %n)<nsw>\n\
                 Loop %1: constant max backedge-taken count is i64 7\nLoop %9: Unpredictable backedge-taken count.\n"
            )
        };
        let other = text("-1")
            .replace("%1", "%5")
            .replace("(-1 + %n)<nsw>", "(%x + -1)");
        let (one, other, third) = (read(&text("-1")), read(&other), read(&text("-2")));
        assert_eq!(one["f"].loops.len(), 2);
        assert_eq!(one, other);
        let (lost, gained) = differences(one["f"].loops.clone(), third["f"].loops.clone());
        assert_eq!((lost.len(), gained.len()), (1, 1));
    }

    #[test]
    fn cycles_with_several_entries_are_told_from_loops() {
        let text = "CycleInfo for function: f\n    depth=1: entries(3 5) 7\n        depth=2: entries(7) 9\n";
        assert_eq!(read(text)["f"].irreducible, 1);
    }
}
