//! What a campaign has done, kept in a file so that it can go on later: a line for each batch.

use crate::Arguments;
use crate::campaign::Outcome;
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::PathBuf;

/// The open state file, and what it held.
pub struct State {
    file: File,
    /// First numbers of the batches that are done.
    pub done: BTreeSet<usize>,
    /// What came of them.
    pub before: Outcome,
}

/// What must be the same where a campaign goes on.
fn head(arguments: &Arguments) -> Value {
    json!({
        "seed": arguments.seed,
        "size": arguments.size,
        "batch": arguments.batch,
        "cfg": arguments.cfg,
        "carriers": arguments.carriers,
        "omp": arguments.omp,
        "levels": arguments.levels,
        "draw": arguments.draw,
    })
}

/// Where it lies.
fn path(arguments: &Arguments) -> PathBuf {
    arguments.scratch.join("state.jsonl")
}

impl State {
    /// An empty one, or with `--resume` that of an earlier run.
    pub fn open(arguments: &Arguments) -> Result<Self> {
        let path = path(arguments);
        let mut state = Self {
            file: OpenOptions::new()
                .create(true)
                .append(true)
                .open(&path)
                .with_context(|| format!("cannot open {}", path.display()))?,
            done: BTreeSet::new(),
            before: Outcome::default(),
        };
        let text = std::fs::read_to_string(&path)?;
        let mut lines = text.lines();
        match lines.next().filter(|_| arguments.resume) {
            None => {
                state.file.set_len(0)?;
                writeln!(state.file, "{}", head(arguments))?;
            }
            Some(line) if serde_json::from_str::<Value>(line).ok() == Some(head(arguments)) => {}
            Some(line) => bail!("the campaign in {} was another one: {line}", path.display()),
        }
        if arguments.resume {
            lines.for_each(|line| state.read(line));
        }
        Ok(state)
    }

    /// A line that was cut off counts as not there.
    fn read(&mut self, line: &str) {
        let value: Value = serde_json::from_str(line).unwrap_or_default();
        let first = value["first"].as_u64().map(usize::try_from);
        if let (Some(Ok(first)), Some(outcome)) = (first, Outcome::from_json(&value)) {
            self.done.insert(first);
            self.before.merge(outcome);
        }
    }

    /// Adds a batch.
    pub fn add(&mut self, first: usize, outcome: &Outcome) -> Result<()> {
        let mut line = outcome.to_json();
        line["first"] = first.into();
        writeln!(self.file, "{line}").context("cannot write the state file")
    }
}
