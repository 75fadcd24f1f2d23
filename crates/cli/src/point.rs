//! The text of a point: `n=3 x=[1,2,3] p=null const c`.

use crate::failure::{Failure, Result};
use std::path::Path;
use tapeless_diag::{Diagnostic, code};

/// What a parameter is given. Numbers stay text until their type is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// A number.
    Number(String),
    /// An array, with the type of its elements (`f32`) if that is said.
    Array(Option<String>, Vec<String>),
    /// A null pointer.
    Null,
}

/// A point as it was written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Point {
    /// Parameters by name.
    pub given: Vec<(String, Given)>,
    /// Parameters that carry no derivative.
    pub constant: Vec<String>,
}

impl Point {
    /// Reads the argument of an option (`--at`): a point, or the name of a JSON file.
    pub fn read(option: &str, text: &str) -> Result<Self> {
        if text.trim_end().ends_with(".json") && !text.contains('=') {
            return from_file(option, Path::new(text.trim()));
        }
        Reader {
            option,
            text,
            at: 0,
        }
        .point()
    }
}

fn from_file(option: &str, path: &Path) -> Result<Point> {
    let shown = path.display();
    let refuse = |why: String| {
        let what = format!("cannot read the point of `{option}` from `{shown}`");
        let error = Diagnostic::error(code::INPUT, what).because(None, why);
        let like = "a file holds an object such as {\"n\": 3, \"x\": [1, 2.5], \"p\": null}";
        Failure::from(error.help(like))
    };
    let text = std::fs::read_to_string(path).map_err(|error| refuse(error.to_string()))?;
    let json: serde_json::Value =
        serde_json::from_str(&text).map_err(|error| refuse(error.to_string()))?;
    let Some(object) = json.as_object() else {
        return Err(refuse("it holds no object".into()));
    };
    let given = object.iter().map(|(name, value)| match from_json(value) {
        Some(given) => Ok((name.clone(), given)),
        None => Err(refuse(format!(
            "`{name}` is neither a number, an array of numbers, nor null"
        ))),
    });
    Ok(Point {
        given: given.collect::<Result<_>>()?,
        constant: Vec::new(),
    })
}

fn from_json(value: &serde_json::Value) -> Option<Given> {
    match value {
        serde_json::Value::Null => Some(Given::Null),
        serde_json::Value::Array(elements) => {
            let numbers: Option<Vec<String>> = elements.iter().map(number_from_json).collect();
            Some(Given::Array(None, numbers?))
        }
        _ => number_from_json(value).map(Given::Number),
    }
}

/// JSON has no infinities: `"inf"` and `"nan"` stand for them.
fn number_from_json(value: &serde_json::Value) -> Option<String> {
    match value {
        serde_json::Value::Number(number) => Some(number.to_string()),
        serde_json::Value::String(text) if is_number(text) => Some(text.clone()),
        _ => None,
    }
}

fn is_number(text: &str) -> bool {
    text.parse::<f64>().is_ok() || text.parse::<i128>().is_ok()
}

struct Reader<'t> {
    option: &'t str,
    text: &'t str,
    at: usize,
}

impl Reader<'_> {
    fn point(mut self) -> Result<Point> {
        let mut point = Point::default();
        loop {
            self.skip_space();
            if self.rest().is_empty() {
                return Ok(point);
            }
            let name = self.word("a parameter's name")?;
            self.skip_space();
            if name == "const" && !self.rest().starts_with('=') {
                point.constant = self.names()?;
                continue;
            }
            self.expect('=')?;
            let value = self.value()?;
            if point.given.iter().any(|(known, _)| *known == name) {
                let what = format!("`{}` gives `{name}` twice", self.option);
                let error = Diagnostic::error(code::INPUT, what);
                return Err(error.help("give each parameter one value").into());
            }
            point.given.push((name, value));
        }
    }

    fn names(&mut self) -> Result<Vec<String>> {
        let mut names = vec![self.word("a parameter's name")?];
        while self.rest().starts_with(',') {
            self.at += 1;
            names.push(self.word("a parameter's name")?);
        }
        Ok(names)
    }

    fn value(&mut self) -> Result<Given> {
        self.skip_space();
        if self.rest().starts_with('[') {
            return Ok(Given::Array(None, self.elements()?));
        }
        let start = self.at;
        let word = self.token();
        if word == "null" || word == "NULL" {
            return Ok(Given::Null);
        }
        if matches!(word.as_bytes().first(), Some(b'f' | b'i' | b'u'))
            && self.rest().starts_with('[')
        {
            return Ok(Given::Array(Some(word), self.elements()?));
        }
        self.number(start, word).map(Given::Number)
    }

    fn elements(&mut self) -> Result<Vec<String>> {
        self.expect('[')?;
        let mut elements = Vec::new();
        self.skip_space();
        while !self.rest().starts_with(']') {
            if !elements.is_empty() {
                self.expect(',')?;
                self.skip_space();
            }
            let start = self.at;
            let word = self.token();
            elements.push(self.number(start, word)?);
            self.skip_space();
        }
        self.at += 1;
        Ok(elements)
    }

    fn number(&mut self, start: usize, word: String) -> Result<String> {
        if is_number(&word) {
            return Ok(word);
        }
        self.at = start;
        Err(self.wrong("a number"))
    }

    fn word(&mut self, what: &str) -> Result<String> {
        let size = self
            .rest()
            .find(|c: char| !(c.is_alphanumeric() || matches!(c, '_' | '.' | '$' | '%')))
            .unwrap_or(self.rest().len());
        if size == 0 {
            return Err(self.wrong(what));
        }
        let word = self.rest()[..size].to_owned();
        self.at += size;
        Ok(word)
    }

    /// Everything up to a space, a comma or a bracket.
    fn token(&mut self) -> String {
        let rest = self.rest();
        let size = rest
            .find(|c: char| c.is_whitespace() || matches!(c, ',' | '[' | ']'))
            .unwrap_or(rest.len());
        let token = rest[..size].to_owned();
        self.at += size;
        token
    }

    fn expect(&mut self, wanted: char) -> Result<()> {
        if !self.rest().starts_with(wanted) {
            return Err(self.wrong(&format!("`{wanted}`")));
        }
        self.at += wanted.len_utf8();
        Ok(())
    }

    fn skip_space(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn wrong(&self, wanted: &str) -> Failure {
        let what = format!("`{}` cannot be read: {wanted} is expected", self.option);
        let pad = " ".repeat(self.text[..self.at].chars().count());
        let shown = self.text.replace(char::is_control, " ");
        Diagnostic::error(code::INPUT, what)
            .because(None, format!("here\n    {shown}\n    {pad}^"))
            .help("a point looks like 'n=3 x=[1,2.5,-3] p=null'")
            .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(texts: &[&str]) -> Vec<String> {
        texts.iter().map(|&text| text.to_owned()).collect()
    }

    #[test]
    fn a_point_has_numbers_arrays_nulls_and_constants() {
        let point = Point::read("--at", "n=3 x=[1, 2.5,-3e-2] y = f32[] p=null const x,y")
            .expect("a point");
        let array = Given::Array(None, numbers(&["1", "2.5", "-3e-2"]));
        assert_eq!(
            point.given,
            [
                ("n".to_owned(), Given::Number("3".into())),
                ("x".to_owned(), array),
                ("y".to_owned(), Given::Array(Some("f32".into()), Vec::new())),
                ("p".to_owned(), Given::Null),
            ]
        );
        assert_eq!(point.constant, ["x", "y"]);
        let special = Point::read("--at", "a=nan b=-inf").expect("a point");
        assert_eq!(special.given[1].1, Given::Number("-inf".into()));
    }

    #[test]
    fn what_cannot_be_read_is_shown() {
        for (text, wanted, column) in [
            ("x=[1,,2", "a number", 5),
            ("x=", "a number", 2),
            ("x 3", "`=`", 2),
            ("=3", "a parameter's name", 0),
            ("x=[1 2]", "`,`", 5),
            ("é=ß", "a number", 2),
        ] {
            let shown = Point::read("--at", text).expect_err("no point").to_string();
            let caret = format!("\n    {}^", " ".repeat(column));
            assert!(shown.contains(&format!("{wanted} is expected")), "{shown}");
            assert!(shown.contains(&caret), "{shown}");
        }
    }
}
