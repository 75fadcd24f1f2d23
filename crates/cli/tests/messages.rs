//! Every text that a diagnostic is made of stands in a dialogue, on a page of `docs/errors`, or in a refused program.
//!
//! The texts are the string literals of three words and more in the files that make diagnostics. What no program that we
//! know can bring about is listed in `UNREACHED`, each with the reason.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Texts that no test shows, and why.
const UNREACHED: &[(&str, &str)] = &[
    // Other compilers, other machines.
    (
        "an older one",
        "a host without LLVM's version; tests/hosts has one with another",
    ),
    ("use clang-22, flang-22, opt-22 or lld-22", "as above"),
    (
        "this plugin needs a compiler with LLVM",
        "tests/hosts has another compiler",
    ),
    ("Failed to materialize", "what LLVM says, which is replaced"),
    (
        "its bits have one derivative only if",
        "a note beside the library's lines: tests/run has the refusal",
    ),
    (
        "a pointer to memory that carries a derivative is moved as an integer or in a vector",
        "import moves such pointers as pointers, where a front end writes them",
    ),
    (
        "move it as a pointer, or differentiate before vectorisation",
        "as above",
    ),
    (
        "a thread of Rust's library is begun here",
        "needs rustc; tests/hosts has it",
    ),
    (
        "use `scope`, `join` or parallel iterators of `tapeless-rayon`",
        "as above",
    ),
    (
        "is in no `include` directory above this program",
        "needs an installation without headers",
    ),
    ("TAPELESS_INCLUDE can name the directory", "as above"),
    (
        "is in no `cmake` directory above this program",
        "as above, without the package for CMake",
    ),
    ("can name the directory that holds it", "as above"),
    (
        "there is no memory for an array of",
        "needs a machine without memory",
    ),
    ("give a shorter array", "as above"),
    (
        "has no shadow: no function is seen to keep floats there, but their bytes",
        "the integers that are stored there are refused before: their bits are followed from function to function",
    ),
    (
        "store and load floats there as such, or pass it as an argument",
        "as above",
    ),
    (
        "may lead to too many places to be followed",
        "needs thousands of pointers and calls of unknown functions",
    ),
    (
        "it calls many functions of which nothing is known",
        "as above",
    ),
    (
        "put what has no derivative (threads, locks, logging) into functions",
        "as above",
    ),
    (
        "was stopped (signal",
        "needs a signal that no program raises by itself",
    ),
    // Of panics, which are defects.
    ("a panic without a message", "a defect"),
    // Said by the running program, not by the compiler.
    (
        "call through a pointer to a function that this module does not show",
        "tests/run has it at run time",
    ),
    // For developers.
    ("round trip:", "a statistic of the round trip"),
    // Guards of synthesis against what import and prepare do not let through today.
    (
        "a float that carries a derivative is passed to",
        "callees are inlined or take floats apart",
    ),
    (
        "pass the floats themselves, or a pointer to the struct",
        "as above",
    ),
    (
        "copies memory that carries a derivative where an exception may leave it",
        "no `memcpy` is an invoke",
    ),
    ("copy in a loop", "as above"),
    (
        "a pointer in memory without a shadow",
        "activity does not follow it today",
    ),
    (
        "has no function to call",
        "every format that clang has is mapped to a function",
    ),
    (
        "convert to `double` before it, and back after it",
        "as above",
    ),
    ("assembly that unwinds", "no front end writes it"),
    (
        "a handler of a type that is known at run time only",
        "only mutated bitcode has one",
    ),
    (
        "the memory is what this function allocates",
        "the copy to what a parameter reaches is refused first",
    ),
    ("the memory is a variable of this function", "as above"),
    (
        "the memory is the global",
        "a global without a shadow is refused first",
    ),
    ("the memory comes from a call", "as above"),
    ("a vector of", "clang takes vectors apart in memory"),
    (
        "an 80-bit float (`long double`)",
        "another refusal comes first",
    ),
];

/// Files whose texts are not diagnostics.
const OTHER: [&str; 4] = ["args.rs", "codes.rs", "ffi.rs", "roundtrip.rs"];

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(directory: &Path, found: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(directory).expect("a folder of the project");
    for path in entries.flatten().map(|entry| entry.path()) {
        match path.is_dir() {
            true => files(&path, found),
            false => found.push(path),
        }
    }
    found.sort();
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_default()
}

/// All that tests show.
fn shown() -> String {
    let mut all = Vec::new();
    for folder in ["tests/ui", "docs/errors", "tests/run"] {
        files(&project().join(folder), &mut all);
    }
    all.iter().map(|path| text(path)).collect()
}

/// The string literals of a source file, without those of comments and of its unit tests.
fn literals(source: &str) -> Vec<String> {
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    let code = lines.collect::<Vec<_>>().join("\n");
    let mut found = Vec::new();
    let mut chars = code.chars().peekable();
    let mut before = ' ';
    while let Some(c) = chars.next() {
        if c == '"' && before != '\'' {
            let mut literal = String::new();
            while let Some(c) = chars.next().filter(|&c| c != '"') {
                match (c, chars.peek()) {
                    ('\\', Some('\n')) => while chars.next_if(|c| c.is_whitespace()).is_some() {},
                    ('\\', Some(_)) => literal.extend(chars.next().filter(|&c| c != 'n')),
                    _ => literal.push(c),
                }
            }
            found.push(literal);
        }
        before = c;
    }
    found
}

/// What a template says between its `{…}`.
fn parts(template: &str) -> Vec<String> {
    let marked = template.replace("{{", "\u{1}").replace("}}", "\u{2}");
    let pieces = marked
        .split('{')
        .enumerate()
        .map(|(index, piece)| match index {
            0 => piece,
            _ => piece.split_once('}').map_or("", |(_, rest)| rest),
        });
    let plain = |piece: &str| {
        piece
            .replace('\u{1}', "{")
            .replace('\u{2}', "}")
            .trim()
            .to_owned()
    };
    pieces.map(plain).filter(|piece| piece.len() > 3).collect()
}

fn is_sentence(literal: &str) -> bool {
    let is_word = |word: &&str| {
        word.trim_start_matches(['`', '('])
            .chars()
            .take(2)
            .filter(|c| c.is_ascii_alphabetic())
            .count()
            == 2
    };
    literal.split_whitespace().filter(is_word).count() >= 3 && !literal.contains("),")
}

/// Whether a literal is the text of a defect of our own, which no program is to reach.
fn defects(source: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for begin in ["internal(", "defect(op,", "defect("] {
        for rest in source.split(begin).skip(1) {
            let end = rest
                .find(".into()")
                .or(rest.find(';'))
                .unwrap_or(rest.len());
            found.extend(literals(&rest[..end]));
        }
    }
    found
}

#[test]
fn every_text_is_shown_by_a_test() {
    let shown = shown();
    let mut sources = Vec::new();
    for name in ["cli", "engine", "llvm", "synth"] {
        files(
            &project().join("crates").join(name).join("src"),
            &mut sources,
        );
    }
    let mut missing = Vec::new();
    for path in sources {
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let source = text(&path);
        let refuses = ["iagnostic", "efusal", "nsupported"]
            .iter()
            .any(|word| source.contains(word));
        if !refuses || OTHER.contains(&&*name) {
            continue;
        }
        let defects = defects(&source);
        for literal in literals(&source) {
            let listed = UNREACHED.iter().any(|(text, _)| literal.contains(text));
            if listed || !is_sentence(&literal) || defects.contains(&literal) {
                continue;
            }
            if parts(&literal)
                .iter()
                .any(|part| !shown.contains(part.as_str()))
            {
                missing.push(format!("{name}: {literal}"));
            }
        }
    }
    assert!(
        missing.is_empty(),
        "texts that no test shows:\n{}",
        missing.join("\n")
    );
}

/// Refusals say a way out.
#[test]
fn every_message_has_a_way_out() {
    let mut dialogues = Vec::new();
    files(&project().join("tests/ui"), &mut dialogues);
    let mut without = Vec::new();
    for path in dialogues
        .iter()
        .filter(|path| path.extension().is_some_and(|e| e == "ui"))
    {
        let dialogue = text(path);
        let messages = dialogue.split("error[TL").skip(1);
        for message in messages {
            let own = message.split("\nexit ").next().unwrap_or(message);
            if !own.contains("\n  help: ") {
                without.push(format!(
                    "{}: TL{}",
                    path.display(),
                    own.lines().next().unwrap_or_default()
                ));
            }
        }
    }
    assert!(
        without.is_empty(),
        "messages without a way out:\n{}",
        without.join("\n")
    );
}
