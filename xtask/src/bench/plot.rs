//! What the plots have in common: the card, its words and lines, logarithmic scales.

use svg::node::Text as Words;
use svg::node::element::{Circle, Element, Line, Polyline, Rectangle, Style, Title};
use svg::{Document, Node};

/// A card's width: that of a page of the book.
pub const WIDTH: f64 = 740.0;

/// The card has its own ground, so that it is readable on every page; it becomes dark where the reader's system is.
const LOOK: &str = "
text{font:11px system-ui,'Segoe UI','DejaVu Sans',sans-serif;fill:#1f2328}
.ground{fill:#ffffff;stroke:#d0d7de}
.title{font-size:14px;font-weight:600}
.strong{font-weight:600}
.small{font-size:9px}
.faint{fill:#59636e}
.grid{stroke:#d8dee4;stroke-width:1}
.axis{stroke:#59636e;stroke-width:1}
.ideal{stroke:#59636e;stroke-width:1;stroke-dasharray:2 3}
.gradient{fill:#2f7be0;stroke:#2f7be0}
.restrict{fill:#1a9c7b;stroke:#1a9c7b}
.hand{fill:#d9730d;stroke:#d9730d}
.primal{fill:#7d8790;stroke:#7d8790}
.bar{stroke:none}
.notch{stroke:#ffffff;stroke-width:1.5}
.curve{fill:none;stroke-width:1.6}
.dashed{stroke-dasharray:4 2}
@media (prefers-color-scheme:dark){
text{fill:#e6edf3}
.ground{fill:#15191f;stroke:#30363d}
.faint{fill:#a5afb9}
.grid{stroke:#30363d}
.axis,.ideal{stroke:#a5afb9}
.notch{stroke:#15191f}
}
";

/// Which part of a text lies at its point.
pub const START: &str = "start";
pub const MIDDLE: &str = "middle";
pub const END: &str = "end";

/// A point, or the width and height of a box.
pub type Pair = (f64, f64);

/// A picture of its own.
pub struct Card(Document);

/// A logarithmic scale: where its lowest and its highest value lie.
pub struct Scale {
    pub lowest: Pair,
    pub highest: Pair,
}

impl Card {
    /// With a title at the top, which is read aloud too.
    pub fn new(title: &str, height: f64) -> Self {
        let ground = Rectangle::new()
            .set("class", "ground")
            .set("rx", 6)
            .set("x", 0.5)
            .set("y", 0.5)
            .set("width", WIDTH - 1.0)
            .set("height", round(height) - 1.0);
        let document = Document::new()
            .set("viewBox", (0, 0, WIDTH, round(height)))
            .set("role", "img")
            .add(Title::new(title))
            .add(Style::new(LOOK))
            .add(ground);
        let mut card = Self(document);
        card.text((16.0, 25.0), START, "title", title);
        card
    }

    /// Words at a point.
    pub fn text(&mut self, at: Pair, anchor: &str, class: &str, words: &str) {
        let mut text = Element::new("text");
        text.assign("x", round(at.0));
        text.assign("y", round(at.1));
        text.assign("text-anchor", anchor);
        text.assign("class", class);
        text.append(Words::new(words));
        self.0.append(text);
    }

    /// A line from a point to another.
    pub fn line(&mut self, from: Pair, to: Pair, class: &str) {
        let line = Line::new()
            .set("x1", round(from.0))
            .set("y1", round(from.1))
            .set("x2", round(to.0))
            .set("y2", round(to.1))
            .set("class", class);
        self.0.append(line);
    }

    /// A bar by its corner and its extent.
    pub fn bar(&mut self, at: Pair, extent: Pair, class: &str) {
        let bar = Rectangle::new()
            .set("x", round(at.0))
            .set("y", round(at.1))
            .set("width", round(extent.0))
            .set("height", round(extent.1))
            .set("class", format!("bar {class}"));
        self.0.append(bar);
    }

    /// Points that are joined, each with a dot.
    pub fn curve(&mut self, points: &[Pair], class: &str) {
        let joined = points
            .iter()
            .map(|at| format!("{},{}", round(at.0), round(at.1)));
        let line = Polyline::new()
            .set("points", joined.collect::<Vec<_>>())
            .set("class", format!("{class} curve"));
        self.0.append(line);
        let colour = class.split(' ').next().unwrap_or_default();
        for at in points {
            let dot = Circle::new()
                .set("cx", round(at.0))
                .set("cy", round(at.1))
                .set("r", 1.8)
                .set("class", colour);
            self.0.append(dot);
        }
    }

    /// What the colours mean, in one line below the title: classes and names.
    pub fn legend(&mut self, series: &[(&str, &str)]) {
        let mut x = 16.0;
        for (class, name) in series {
            self.bar((x, 38.0), (12.0, 9.0), class);
            self.text((x + 17.0, 46.0), START, "", name);
            x += 40.0 + 6.0 * f64::from(u32::try_from(name.chars().count()).unwrap_or(0));
        }
    }

    /// The text of the file.
    pub fn finish(&self) -> String {
        format!("{}\n", self.0)
    }
}

impl Scale {
    /// Where a value lies; what is outside of the scale lies at its end.
    pub fn at(&self, value: f64) -> f64 {
        let (low, from) = self.lowest;
        let (high, to) = self.highest;
        let share = (value / low).ln() / (high / low).ln();
        from + share.clamp(0.0, 1.0) * (to - from)
    }
}

/// To a tenth of a point, so that files stay small.
fn round(length: f64) -> f64 {
    (length * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::{Card, Scale};

    #[test]
    fn a_scale_is_logarithmic_and_ends() {
        let scale = Scale {
            lowest: (1.0, 100.0),
            highest: (16.0, 500.0),
        };
        let near = |value: f64, place: f64| (scale.at(value) - place).abs() < 1e-9;
        assert!(near(1.0, 100.0) && near(2.0, 200.0) && near(4.0, 300.0));
        assert!(near(0.5, 100.0) && near(32.0, 500.0) && near(0.0, 100.0));
    }

    #[test]
    fn a_card_is_made_of_elements() {
        let mut card = Card::new("a < b", 50.0);
        card.bar((1.04, 2.0), (3.0, 4.0), "hand");
        card.curve(&[(0.0, 0.0), (1.0, 2.5)], "gradient dashed");
        let text = card.finish();
        assert!(text.contains("a &lt; b") && !text.contains("a < b"));
        assert!(text.contains(r#"<rect class="bar hand" height="4" width="3" x="1" y="2"/>"#));
        assert!(text.contains(r#"class="gradient dashed curve" points="0,0 1,2.5""#));
        assert_eq!(text.matches("<circle class=\"gradient\"").count(), 2);
    }
}
