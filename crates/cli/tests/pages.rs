//! Links on pages lead to files, and to headings, that exist; the book has every page of `docs/`.

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The pages below a folder.
fn pages(folder: &Path, into: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).expect("a folder of the project");
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            pages(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "md") {
            into.push(path);
        }
    }
}

/// What a page links to, and what its headings are called in links.
fn links(page: &Path) -> (Vec<String>, BTreeSet<String>) {
    let text = text(page);
    let (mut links, mut headings, mut heading) = (Vec::new(), BTreeSet::new(), None);
    for event in Parser::new_ext(&text, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::Link { dest_url, .. }) => links.push(dest_url.to_string()),
            Event::Start(Tag::Heading { level, .. }) if level >= HeadingLevel::H1 => {
                heading = Some(String::new());
            }
            Event::Text(part) | Event::Code(part) => {
                if let Some(heading) = &mut heading {
                    *heading += &part;
                }
            }
            Event::End(TagEnd::Heading(_)) => {
                headings.extend(heading.take().map(|heading| anchor(&heading)));
            }
            _ => {}
        }
    }
    (links, headings)
}

/// What a heading is called in links, by GitHub and by mdBook.
fn anchor(heading: &str) -> String {
    let kept = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_');
    let plain: String = heading.chars().filter(|&c| kept(c)).collect();
    plain.trim().to_lowercase().replace(' ', "-")
}

#[test]
fn links_lead_somewhere() {
    let mut all = vec![];
    for folder in ["docs", "benches", "tests/run"] {
        pages(&project().join(folder), &mut all);
    }
    let top = [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
    ];
    all.extend(top.map(|name| project().join(name)));
    let mut wrong = Vec::new();
    for page in &all {
        let (links, own) = links(page);
        for link in links.iter().filter(|link| !link.contains("://")) {
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            let to = match file {
                "" => page.clone(),
                file => page.parent().expect("a page lies in a folder").join(file),
            };
            let known = match (file, heading) {
                (_, "") => to.exists(),
                ("", heading) => own.contains(heading),
                (_, heading) => to.exists() && self::links(&to).1.contains(heading),
            };
            if !known {
                wrong.push(format!("{}: {link}", page.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "links to nothing:\n{}", wrong.join("\n"));
}

#[test]
fn the_book_has_every_page() {
    let docs = project().join("docs");
    let (listed, _) = links(&docs.join("SUMMARY.md"));
    let mut all = Vec::new();
    pages(&docs, &mut all);
    let names = all.iter().filter_map(|page| page.strip_prefix(&docs).ok());
    let missing: Vec<_> = names
        .map(|name| name.to_string_lossy().into_owned())
        .filter(|name| name != "SUMMARY.md" && !listed.contains(name))
        .collect();
    assert!(missing.is_empty(), "not in docs/SUMMARY.md: {missing:?}");
}
