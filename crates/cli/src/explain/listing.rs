//! The source on the page: beside each line what is kept for it, and how long it takes.

use super::each;
use super::page::{TURNS, escaped, mark};
use super::scale::{Scale, grouped};
use super::sections::Section;
use super::sources::Sources;
use super::times::{Line, Times, line, percent};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use tapeless_plan::report::Row;

/// Lines that are shown around those that take part.
const AROUND: u32 = 2;
/// Lines that take no part are folded from so many on.
const FOLDED: u32 = 6;

/// What stands beside a line.
#[derive(Default)]
struct Beside<'a> {
    /// What derivatives keep, by their number.
    kept: BTreeMap<usize, Vec<&'a Row>>,
    /// Whether a loop begins here that is reversed as it runs, or runs again.
    turns: [bool; 2],
    /// Per cent.
    time: Option<f64>,
}

/// Files with what stands beside their lines.
pub struct Listing<'a> {
    /// That of the function is the first.
    files: Vec<String>,
    beside: BTreeMap<Line, Beside<'a>>,
    /// Lines from which something is derived.
    active: BTreeSet<Line>,
    scale: Scale,
    /// The most time of a line, in per cent, if times are known.
    longest: Option<f64>,
    /// Whether there are several derivatives.
    several: bool,
}

/// What derivatives keep, and their loops, by lines.
fn kept<'a>(sections: &'a [Section], home: &str) -> BTreeMap<Line, Beside<'a>> {
    let mut beside: BTreeMap<Line, Beside<'a>> = BTreeMap::new();
    for (number, section) in sections.iter().enumerate() {
        for row in &section.rows {
            let place = row.place.as_ref();
            let at = place.map_or_else(|| (home.to_owned(), 0), line);
            let here = beside.entry(at).or_default();
            here.kept.entry(number).or_default().push(row);
        }
        for (which, places) in section.turns.iter().enumerate() {
            for place in places {
                beside.entry(line(place)).or_default().turns[which] = true;
            }
        }
    }
    beside
}

impl<'a> Listing<'a> {
    /// The listing of all that derivatives keep. What has no line stands on line 0 of the function's file.
    pub fn of(sections: &'a [Section], times: Option<&Times>, home: Option<&str>) -> Self {
        let home = home.unwrap_or_default().to_owned();
        let mut beside = kept(sections, &home);
        for (line, part) in times.into_iter().flat_map(Times::lines) {
            beside.entry(line.clone()).or_default().time = Some(part);
        }
        if let Some(part) = times.map(Times::elsewhere).filter(|part| *part > 0.0) {
            beside.entry((home.clone(), 0)).or_default().time = Some(part);
        }
        let parts = beside.values().filter_map(|here| here.time);
        let longest = parts.fold(0.0, f64::max);
        let mut files = vec![home];
        for (file, _) in beside.keys() {
            if !files.contains(file) {
                files.push(file.clone());
            }
        }
        let active = sections.iter().flat_map(|section| &section.places);
        Self {
            files,
            scale: Scale::of(beside.values().flat_map(|here| here.kept.values())),
            beside,
            active: active.map(line).collect(),
            longest: times.map(|_| longest),
            several: sections.len() > 1,
        }
    }

    fn rows(&self) -> impl Iterator<Item = &&'a Row> {
        self.beside
            .values()
            .flat_map(|here| here.kept.values().flatten())
    }

    /// Whether anything is kept.
    pub fn keeps(&self) -> bool {
        self.rows().next().is_some()
    }

    /// Whether bars are bytes.
    pub fn counts_bytes(&self) -> bool {
        matches!(self.scale, Scale::Bytes(_))
    }

    /// Whether bars are bytes, but for some.
    pub fn has_unknown(&self) -> bool {
        self.counts_bytes() && self.rows().any(|row| row.most.is_none())
    }

    /// Whether there are loops that are reversed as they run, or run again.
    pub fn turns(&self) -> [bool; 2] {
        [0, 1].map(|which| self.beside.values().any(|here| here.turns[which]))
    }

    /// The name of a line within the page.
    pub fn anchor(&self, (file, line): &Line) -> String {
        match self.files.iter().position(|known| known == file) {
            None | Some(0) => format!("L{line}"),
            Some(number) => format!("L{line}-{number}"),
        }
    }

    /// All files.
    pub fn html(&self, mut sources: Sources<'_>) -> String {
        let files = self.files.iter().enumerate();
        files
            .map(|(number, file)| self.file(number, file, sources.lines(file)))
            .collect()
    }

    /// A file: that of the function as a whole, of others what takes part.
    fn file(&self, number: usize, file: &str, source: &[String]) -> String {
        let mut text = format!("<h2>{}</h2>\n", escaped(file));
        if source.is_empty() {
            text += "<p class=\"soft\">the file cannot be read: its lines are shown without their text</p>\n";
        }
        let time = if self.longest.is_some() {
            "<span class=\"time\">time</span>"
        } else {
            ""
        };
        let _ = writeln!(
            text,
            "<div class=\"source\">\n<div class=\"row head\"><span></span><span></span><span>source</span><span class=\"kept\">kept</span>{time}</div>"
        );
        let nowhere = (file.to_owned(), 0);
        if self.beside.contains_key(&nowhere) {
            text += &self.line(&nowhere, source);
        }
        for (first, last, takes_part) in self.stretches(number, file, source) {
            let lines = (first..=last).map(|n| self.line(&(file.to_owned(), n), source));
            let _ = match takes_part {
                true => write!(text, "{}", lines.collect::<String>()),
                false if number > 0 || source.is_empty() => {
                    writeln!(text, "<div class=\"gap\"></div>")
                }
                false => writeln!(
                    text,
                    "<details><summary>lines {first} to {last}</summary>\n{}</details>",
                    lines.collect::<String>()
                ),
            };
        }
        text + "</div>\n"
    }

    /// Lines from one to another, and whether they take part.
    fn stretches(&self, number: usize, file: &str, source: &[String]) -> Vec<(u32, u32, bool)> {
        let lines = self.taking_part(number, file);
        let (around, end) = match source.is_empty() {
            true => (0, lines.last().copied().unwrap_or(0)),
            false => (AROUND, u32::try_from(source.len()).unwrap_or(u32::MAX)),
        };
        let mut stretches = Vec::new();
        let mut next = 1;
        for (first, last) in ranges(&lines, around, end) {
            if next < first {
                stretches.push((next, first - 1, false));
            }
            stretches.push((first, last, true));
            next = last + 1;
        }
        if next <= end {
            stretches.push((next, end, false));
        }
        stretches
    }

    /// The lines of a file that something stands beside, and of the function's those from which something is derived.
    fn taking_part(&self, number: usize, file: &str) -> Vec<u32> {
        let active = self.active.iter().filter(|_| number == 0);
        let lines = self.beside.keys().chain(active);
        let lines = lines.filter(|line| line.0 == file && line.1 > 0);
        let lines: BTreeSet<u32> = lines.map(|line| line.1).collect();
        lines.into_iter().collect()
    }

    fn line(&self, at: &Line, source: &[String]) -> String {
        let nothing = Beside::default();
        let here = self.beside.get(at).unwrap_or(&nothing);
        let class = match here.kept.is_empty() {
            true => "row",
            false => "row holds",
        };
        let (anchor, number) = (self.anchor(at), at.1);
        let number = match number {
            0 => "–".to_owned(),
            number => number.to_string(),
        };
        let text = match at.1 {
            0 => "<span class=\"soft\">on no line</span>".to_owned(),
            line => escaped(source.get(line as usize - 1).map_or("", String::as_str)),
        };
        let signs = here.turns.iter().zip(TURNS).filter(|(has, _)| **has);
        let signs = signs.map(|(_, (sign, told))| format!("<span title=\"{told}\">{sign}</span>"));
        let signs: String = signs.collect();
        let kept = here.kept.iter().map(|(by, rows)| self.kept(*by, rows));
        let (kept, time) = (kept.collect::<String>(), self.time(here));
        format!(
            "<div class=\"{class}\" id=\"{anchor}\"><a class=\"number\" href=\"#{anchor}\">{number}</a><span class=\"turn\">{signs}</span>\
             <code class=\"text\">{text}</code><div class=\"kept\">{kept}</div>{time}</div>\n"
        )
    }

    /// The time of a line, if times are known.
    fn time(&self, here: &Beside<'_>) -> String {
        let bar = |longest: f64, part: f64| {
            let (width, part) = (100.0 * part / longest, percent(part));
            format!(
                "<span class=\"bar\"><i class=\"took\" style=\"width:{width:.1}%\"></i></span>{part}"
            )
        };
        self.longest.map_or_else(String::new, |longest| {
            let text = here.time.map(|part| bar(longest, part));
            format!("<div class=\"time\">{}</div>", text.unwrap_or_default())
        })
    }

    /// What a derivative keeps for a line.
    fn kept(&self, number: usize, rows: &[&Row]) -> String {
        let (class, width) = self.scale.bar(rows);
        let mut text = format!(
            "<span class=\"bar\"><i class=\"{class}\" style=\"width:{width:.1}%\"></i></span>"
        );
        for row in rows {
            let mark = if self.several {
                mark(number) + " "
            } else {
                String::new()
            };
            let (what, total) = (escaped(&row.what), escaped(&row.total));
            let bytes = match row.most {
                Some(number) if number.to_string() != total => {
                    format!("{total} = {}", grouped(number))
                }
                _ => total,
            };
            let _ = write!(
                text,
                "<div title=\"{}\">{mark}<code>{what}</code> {bytes} bytes, {}, each {}</div>",
                escaped(&row.why),
                row.storage,
                each(row)
            );
        }
        text
    }
}

/// Lines with those around them, up to an end; what would be folded between two is long enough.
fn ranges(lines: &[u32], around: u32, end: u32) -> Vec<(u32, u32)> {
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for &line in lines.iter().filter(|line| **line <= end) {
        let (first, last) = (line.saturating_sub(around).max(1), (line + around).min(end));
        match ranges.last_mut() {
            Some(before) if first <= before.1 + FOLDED => before.1 = last,
            None if first <= FOLDED => ranges.push((1, last)),
            _ => ranges.push((first, last)),
        }
    }
    if let Some(range) = ranges.last_mut().filter(|range| end < range.1 + FOLDED) {
        range.1 = end;
    }
    ranges
}
