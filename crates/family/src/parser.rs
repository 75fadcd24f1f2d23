//! Reads the text that says what a declaration cannot: `wls(x: f64[n], out y: f64[n], n, a) -> f64`.
//!
//! ```text
//! signature = name ["<" … ">"] "(" [param {"," param}] ")" ["->" type]
//! param     = ["in" | "out" | "inout" | "const"] name [":" type] ["order=F"] ["slice"]
//! type      = element ["[" axis {"," axis} "]"]            element = f64 | f32 | i8 … u64
//! axis      = extent [":" name]                            the name: an argument that holds the distance of rows
//! extent    = ["-"] factor {("+" | "-" | "*") factor}      factor = number | name | "(" extent ")"
//! ```

use crate::described::Dtype;
use crate::extent::Extent;
use crate::refusal::Refusal;
use crate::signature::{Declared, Order, Role, Signature};

const HELP: &str = "as in: \"loss(x: f64[n], const w: f64[n], out y: f64[n], n, a: f64) -> f64\"";

/// Reads a signature.
pub fn signature(text: &str) -> Parsed<Signature> {
    let mut parser = Parser {
        text,
        tokens: tokens(text),
        at: 0,
    };
    let (name, span) = parser.path()?;
    let mut signature = Signature {
        text: text.to_owned(),
        name,
        span,
        params: None,
        result: None,
    };
    if parser.at == parser.tokens.len() {
        return Ok(signature);
    }
    signature.params = Some(parser.params()?);
    if parser.eat("->") {
        let span = parser.span();
        signature.result = Some((parser.element()?, span));
    }
    match parser.at == parser.tokens.len() {
        true => Ok(signature),
        false => Err(parser.refuse("expected the end, or `-> type`")),
    }
}

/// Words, numbers and signs, with their places.
fn tokens(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut rest = text.char_indices().peekable();
    while let Some((from, c)) = rest.next() {
        let mut to = from + c.len_utf8();
        let pair = text
            .get(from..from + 2)
            .filter(|pair| ["->", "::"].contains(pair));
        if c.is_whitespace() {
            continue;
        }
        if pair.is_some() {
            rest.next();
            to += 1;
        } else if is_word(c) {
            while let Some((at, c)) = rest.next_if(|(_, c)| is_word(*c)) {
                to = at + c.len_utf8();
            }
        }
        found.push((from, to));
    }
    found
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

struct Parser<'a> {
    text: &'a str,
    tokens: Vec<(usize, usize)>,
    at: usize,
}

type Parsed<T> = Result<T, Refusal>;

impl<'a> Parser<'a> {
    fn peek(&self) -> &'a str {
        let token = self.tokens.get(self.at);
        token.map_or("", |&(from, to)| &self.text[from..to])
    }

    fn span(&self) -> (usize, usize) {
        let end = self.text.len();
        self.tokens.get(self.at).copied().unwrap_or((end, end))
    }

    fn eat(&mut self, sign: &str) -> bool {
        let found = self.peek() == sign;
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, sign: &str) -> Parsed<()> {
        match self.eat(sign) {
            true => Ok(()),
            false => Err(self.refuse(&format!("expected `{sign}`"))),
        }
    }

    fn refuse(&self, what: &str) -> Refusal {
        let found = match self.peek() {
            "" => "the end".to_owned(),
            token => format!("`{token}`"),
        };
        Refusal {
            text: self.text.to_owned(),
            span: self.span(),
            what: format!("{what}, found {found}"),
            help: HELP.to_owned(),
        }
    }

    fn word(&mut self, what: &str) -> Parsed<String> {
        let word = self.peek();
        match word.starts_with(|c: char| is_word(c) && !c.is_numeric()) {
            true => {
                self.at += 1;
                Ok(word.to_owned())
            }
            false => Err(self.refuse(&format!("expected {what}"))),
        }
    }

    fn path(&mut self) -> Parsed<(String, (usize, usize))> {
        let (from, mut to) = self.span();
        let mut name = String::new();
        loop {
            to = to.max(self.span().1);
            name += &self.word("the name of a function")?;
            if self.peek() == "<" {
                let (at, end) = self.template()?;
                name += &self.text[at..end];
                to = end;
            }
            if !self.eat("::") {
                return Ok((name, (from, to)));
            }
            name += "::";
        }
    }

    /// Arguments of a template, as they are written.
    fn template(&mut self) -> Parsed<(usize, usize)> {
        let (from, _) = self.span();
        let mut open = 0;
        loop {
            match self.peek() {
                "<" => open += 1,
                ">" => open -= 1,
                "" => return Err(self.refuse("expected `>`")),
                _ => {}
            }
            self.at += 1;
            if open == 0 {
                return Ok((from, self.tokens[self.at - 1].1));
            }
        }
    }

    fn params(&mut self) -> Parsed<Vec<Declared>> {
        self.expect("(")?;
        let mut params: Vec<Declared> = Vec::new();
        while !self.eat(")") {
            if !params.is_empty() {
                self.expect(",")?;
            }
            let param = self.param()?;
            if params.iter().any(|known| known.name == param.name) {
                self.at -= 1;
                return Err(self.refuse(&format!("`{}` is named twice", param.name)));
            }
            params.push(param);
        }
        Ok(params)
    }

    fn param(&mut self) -> Parsed<Declared> {
        let (from, _) = self.span();
        let role = match self.peek() {
            "in" => Some(Role::In),
            "out" => Some(Role::Out),
            "inout" => Some(Role::InOut),
            "const" => Some(Role::Const),
            _ => None,
        };
        self.at += usize::from(role.is_some());
        let name = self.word("a parameter")?;
        let mut param = Declared {
            name,
            role,
            dtype: None,
            axes: None,
            row: None,
            order: Order::C,
            slice: false,
            span: (from, 0),
        };
        if self.eat(":") {
            param.dtype = Some(self.element()?);
            if self.eat("[") {
                self.axes(&mut param)?;
            }
        }
        loop {
            match self.peek() {
                "order" => {
                    self.at += 1;
                    self.expect("=")?;
                    param.order = match self.word("`C` or `F`")?.as_str() {
                        "F" => Order::F,
                        "C" => Order::C,
                        _ => {
                            self.at -= 1;
                            return Err(self.refuse("expected `C` or `F`"));
                        }
                    };
                }
                "slice" => {
                    self.at += 1;
                    param.slice = true;
                }
                _ => break,
            }
        }
        param.span.1 = self.tokens[self.at - 1].1;
        Ok(param)
    }

    fn element(&mut self) -> Parsed<Dtype> {
        match Dtype::named(self.peek()) {
            Some(dtype) => {
                self.at += 1;
                Ok(dtype)
            }
            None => Err(self.refuse("expected a type (`f64`, `f32`, `i32`, `i64`, …)")),
        }
    }

    fn axes(&mut self, param: &mut Declared) -> Parsed<()> {
        let mut axes = Vec::new();
        loop {
            axes.push(self.extent()?);
            if self.eat(":") {
                let span = self.span();
                let row = self.word("the argument that holds the distance of rows")?;
                if param.row.replace((row, span)).is_some() {
                    self.at -= 1;
                    return Err(self.refuse("expected one distance of rows"));
                }
            }
            if self.eat("]") {
                param.axes = Some(axes);
                return Ok(());
            }
            self.expect(",")?;
        }
    }

    fn extent(&mut self) -> Parsed<Extent> {
        let mut sum = Extent::default();
        let mut sign = if self.eat("-") { -1 } else { 1 };
        loop {
            let mut product = Extent::number(sign);
            loop {
                let factor = self.factor()?;
                product = product.times(&factor).ok_or_else(|| self.too_great())?;
                if !self.eat("*") {
                    break;
                }
            }
            sum = sum.plus(&product).ok_or_else(|| self.too_great())?;
            sign = match self.peek() {
                "+" => 1,
                "-" => -1,
                _ => return Ok(sum),
            };
            self.at += 1;
        }
    }

    fn factor(&mut self) -> Parsed<Extent> {
        if self.eat("(") {
            let inner = self.extent()?;
            self.expect(")")?;
            return Ok(inner);
        }
        if self.peek().starts_with(|c: char| c.is_ascii_digit()) {
            let number = self
                .peek()
                .parse()
                .map_err(|_| self.refuse("expected a length"))?;
            self.at += 1;
            return Ok(Extent::number(number));
        }
        Ok(Extent::named(&self.word("a length")?))
    }

    fn too_great(&self) -> Refusal {
        self.refuse("a length is too great")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(text: &str) -> String {
        Signature::parse(text).map_or_else(|refusal| refusal.to_string(), |_| "right".to_owned())
    }

    #[test]
    fn parts() {
        let text = "geo::mm(a: f64[i, k:lda], inout u: f32[2*n+1] order=F, const q: i32[3] slice, i, lda) -> f64";
        let signature = Signature::parse(text).expect("it is one");
        assert_eq!(signature.name, "geo::mm");
        let template = Signature::parse("geo::blend<double, pair<int, 3>>(x)").expect("it is one");
        assert_eq!(template.name, "geo::blend<double, pair<int, 3>>");
        let params = signature.params.expect("it has some");
        let [a, u, q, i, lda] = &params[..] else {
            panic!("five")
        };
        assert_eq!(a.row.as_ref().map(|row| row.0.as_str()), Some("lda"));
        assert_eq!(
            u.axes.as_ref().map(|axes| axes[0].to_string()),
            Some("2*n + 1".to_owned())
        );
        assert_eq!(
            (u.role, u.order, u.dtype),
            (Some(Role::InOut), Order::F, Some(Dtype::F32))
        );
        assert!(q.slice && q.role == Some(Role::Const));
        assert_eq!(
            (i.dtype, i.axes.is_none(), &lda.name[..]),
            (None, true, "lda")
        );
        assert_eq!(Signature::parse("loss").map(|s| s.params), Ok(None));
    }

    #[test]
    fn refusals_point_at_the_part() {
        assert_eq!(
            wrong("f(x: f46[n])"),
            format!(
                "signature: expected a type (`f64`, `f32`, `i32`, `i64`, …), found `f46`\n  f(x: f46[n])\n       ^^^\nhelp: {HELP}"
            )
        );
        for (text, what) in [
            ("", "expected the name of a function, found the end"),
            ("f<double(x)", "expected `>`, found the end"),
            ("f(x", "expected `,`, found the end"),
            ("f(x, x)", "`x` is named twice, found `x`"),
            ("f(x: f64[n)", "expected `,`, found `)`"),
            (
                "f(x: f64[99999999999999999999])",
                "expected a length, found",
            ),
            ("f(x) f64", "expected the end, or `-> type`, found `f64`"),
            ("f(ü: f64[é*]) ", "expected a length, found `]`"),
        ] {
            assert!(wrong(text).contains(what), "{text}: {}", wrong(text));
        }
    }

    proptest::proptest! {
        #[test]
        fn any_text_is_parsed_or_refused(text in "[a-z0-9(),:\\[\\]*+ü -]{0,30}") {
            let _ = Signature::parse(&text).map_err(|refusal| refusal.to_string());
        }
    }
}
