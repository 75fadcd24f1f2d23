//! What a gradient keeps and where it spends its time, as a page of HTML that needs nothing beside itself.

use super::listing::Listing;
use super::sections::Section;
use super::{Explained, each, times};
use crate::chosen::Chosen;
use std::fmt::Write;
use tapeless_plan::report::Row;

const STYLE: &str = include_str!("style.css");

/// Pages of the documentation that say more, and of what.
const PAGES: [(&str, &str); 4] = [
    ("docs/explain.md", "how to read this page"),
    (
        "docs/contract.md",
        "what is promised of a derivative, and what counts as kept",
    ),
    ("docs/checkpoints.md", "a budget of memory for loops"),
    ("docs/limits.md", "what has no derivative yet"),
];

/// The page.
pub fn of(explained: &Explained<'_>, chosen: &Chosen) -> String {
    let sections = explained.sections();
    let home = chosen.location.as_ref().map(|place| &*place.file);
    let listing = Listing::of(&sections, explained.times, home);
    let name = escaped(&chosen.name);
    let timed = if explained.times.is_some() {
        " class=\"timed\""
    } else {
        ""
    };
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>What the gradient of {name} keeps</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main{timed}>\n\
         <h1>What the gradient of <code>{name}</code> keeps</h1>\n"
    );
    page += &lead(explained, &sections);
    page += &legend(explained, &listing);
    for (index, section) in sections.iter().enumerate() {
        page += &derivative(section, &listing, (sections.len() > 1).then_some(index));
    }
    let loops = explained.loops();
    if !loops.is_empty() {
        // Writing to a string cannot fail.
        let _ = writeln!(page, "<pre>{}</pre>", escaped(loops.trim_end()));
    }
    page + &listing.html(explained.sources()) + &more() + "</main>\n</body>\n</html>\n"
}

/// The point, and the memory that the derivative itself needs.
fn lead(explained: &Explained<'_>, sections: &[Section]) -> String {
    let mut text = String::new();
    let given = explained.integers.iter();
    let given: Vec<String> = given.map(|n| format!("{} = {}", n.name, n.value)).collect();
    if !given.is_empty() {
        let _ = writeln!(
            text,
            "<p class=\"soft\">where {}</p>",
            escaped(&given.join(", "))
        );
    }
    for section in sections.iter().filter(|section| section.asked) {
        let _ = writeln!(text, "<p class=\"most\">{}</p>", escaped(section.bound()));
    }
    if let Some(times) = explained.times {
        let _ = writeln!(text, "<p>time: {}</p>", times.told());
    }
    text
}

fn legend(explained: &Explained<'_>, listing: &Listing<'_>) -> String {
    let mut parts = Vec::new();
    if listing.keeps() {
        let told = match listing.counts_bytes() {
            true => "bytes that are kept for a line, at most",
            false => {
                "loops around what is kept: give their integers by <code>--at</code>, and it is bytes"
            }
        };
        parts.push(format!("<i class=\"bytes\"></i> {told}"));
    }
    if listing.has_unknown() {
        parts.push(
            "<i class=\"unknown\"></i> how many is not known before the program runs".to_owned(),
        );
    }
    if explained.times.is_some() {
        parts.push(
            "<i class=\"took\"></i> time of the gradient on a line, also in what it calls"
                .to_owned(),
        );
    }
    for (has, (sign, told)) in listing.turns().into_iter().zip(TURNS) {
        if has {
            parts.push(format!("{sign} {told}"));
        }
    }
    let parts: Vec<String> = parts
        .iter()
        .map(|part| format!("<span>{part}</span>"))
        .collect();
    match parts.is_empty() {
        true => String::new(),
        false => format!("<div class=\"legend\">\n{}\n</div>\n", parts.join("\n")),
    }
}

/// Signs of loops that are reversed iteration by iteration, and what they mean.
pub const TURNS: [(&str, &str); 2] = [
    ("↺", "a loop whose iterations are reversed as they run"),
    (
        "⟳",
        "a loop whose iterations run again when they are reversed",
    ),
];

/// A derivative: its title, what it keeps, and its loops.
fn derivative(section: &Section, listing: &Listing<'_>, number: Option<usize>) -> String {
    let mut text = String::new();
    let mark = number.map_or_else(String::new, |number| mark(number) + " ");
    let _ = writeln!(text, "<h2>{mark}{}</h2>", escaped(&section.title));
    if number.is_some() {
        let _ = writeln!(text, "<p>{}</p>", escaped(section.bound()));
    }
    if !section.rows.is_empty() {
        text += "<table>\n<tr><th>kept</th><th>bytes</th><th>each</th><th>storage</th><th>total</th><th>line</th><th>why</th></tr>\n";
        for row in &section.rows {
            text += &cells(row, listing);
        }
        text += "</table>\n";
    }
    for told in section.told() {
        let _ = writeln!(text, "<p>{}</p>", escaped(&told));
    }
    text
}

fn cells(row: &Row, listing: &Listing<'_>) -> String {
    let place = row.place.as_ref().map_or_else(String::new, |place| {
        let to = listing.anchor(&times::line(place));
        format!("<a href=\"#{to}\">{}</a>", place.line)
    });
    let (what, storage, each) = (escaped(&row.what), row.storage, each(row));
    let (bytes, total) = (escaped(&row.bytes), escaped(&row.total));
    let help = row.help.as_ref().map_or_else(String::new, |help| {
        format!("<div class=\"soft\">help: {}</div>", marked(help))
    });
    let why = marked(&row.why) + &help;
    format!(
        "<tr><td><code>{what}</code></td><td>{bytes}</td><td>{each}</td><td>{storage}</td><td>{total}</td><td>{place}</td><td>{why}</td></tr>\n"
    )
}

/// The sign of one derivative among several: A, B, …
pub fn mark(number: usize) -> String {
    let letter = char::from(b'A' + u8::try_from(number % 26).unwrap_or(0));
    let round = match number / 26 {
        0 => String::new(),
        n => n.to_string(),
    };
    format!("<span class=\"mark\">{letter}{round}</span>")
}

fn more() -> String {
    let pages = PAGES.map(|(page, told)| format!("<code>{page}</code>: {told}"));
    format!("<p class=\"soft\">{}</p>\n", pages.join(" · "))
}

/// A text whose parts between backquotes are code.
fn marked(text: &str) -> String {
    let parts = text.split('`').enumerate();
    let parts = parts.map(|(number, part)| match number % 2 {
        0 => escaped(part),
        _ => format!("<code>{}</code>", escaped(part)),
    });
    parts.collect()
}

/// A text that HTML shows as it is.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            // No other control character is one of HTML.
            c if c.is_control() && c != '\t' && c != '\n' => escaped.push('\u{fffd}'),
            c => escaped.push(c),
        }
    }
    escaped
}
