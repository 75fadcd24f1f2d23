//! What scalar evolution knows of the loops of a module, with and without the round trip.
//!
//! Both modules pass through what the pipeline runs between the plugin's place and the vectoriser. Loops have no names
//! that survive; they are compared per function as a multiset of counts, whose values have lost their names and promises.

use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

const PASSES: &str = "function(float2int,lower-constant-intrinsics,loop(loop-rotate<header-duplication>,loop-deletion)),\
                      print<scalar-evolution>";

/// Loops whose counts are the same, and the others.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    /// Loops, of the version that has more of them.
    pub loops: u64,
    /// Those with the same backedge-taken counts: exact, greatest and symbolic greatest.
    pub same: u64,
    /// Functions where they differ, with counts lost and counts gained.
    pub differences: Vec<String>,
}

impl Counts {
    /// Adds another's counts.
    pub fn add(&mut self, other: Counts) {
        self.loops += other.loops;
        self.same += other.same;
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
        counts.loops += before.len().max(after.len()) as u64;
        let (lost, gained) = differences(before.clone(), after);
        counts.same += (before.len() - lost.len()) as u64;
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

type Functions = BTreeMap<String, Vec<String>>;

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

/// The counts of each loop in one line, by function.
fn read(text: &str) -> Functions {
    let mut functions = Functions::new();
    let (mut function, mut header) = (String::new(), String::new());
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("Determining loop execution counts for: @") {
            function = name.to_owned();
            header.clear();
            functions.entry(function.clone()).or_default();
        } else if let Some((name, what)) =
            line.strip_prefix("Loop ").and_then(|l| l.split_once(": "))
            && what.contains("backedge-taken count")
        {
            let all = functions.entry(function.clone()).or_default();
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
        assert_eq!(one["f"].len(), 2);
        assert_eq!(one, other);
        let (lost, gained) = differences(one["f"].clone(), third["f"].clone());
        assert_eq!((lost.len(), gained.len()), (1, 1));
    }
}
