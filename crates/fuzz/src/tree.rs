//! C text as a tree, so that a failing program can be made smaller without understanding it.

/// A statement, an expression, a function or a whole program: text with holes.
#[derive(Clone, Debug)]
pub struct Node(pub Vec<Piece>);

/// A part of a node.
#[derive(Clone, Debug)]
pub enum Piece {
    /// Text that stays as it is.
    Text(String),
    /// An expression of type double, which any part of it or a literal may replace.
    Expr(Node),
    /// Statements, each of which may be dropped.
    Body(Vec<Node>),
}

impl Node {
    /// Text without holes.
    pub fn text(text: impl Into<String>) -> Self {
        Self(vec![Piece::Text(text.into())])
    }

    /// `template` with each `$` replaced by the next of `pieces`.
    pub fn new(template: &str, pieces: impl IntoIterator<Item = Piece>) -> Self {
        let mut out = Vec::new();
        let mut pieces = pieces.into_iter();
        for (index, text) in template.split('$').enumerate() {
            if index > 0 {
                out.extend(pieces.next());
            }
            out.push(Piece::Text(text.to_owned()));
        }
        Self(out)
    }

    /// The C text.
    pub fn render(&self) -> String {
        let mut out = String::new();
        self.write(0, &mut out);
        out
    }

    fn write(&self, indent: usize, out: &mut String) {
        for piece in &self.0 {
            match piece {
                Piece::Text(text) => out.push_str(text),
                Piece::Expr(node) => node.write(indent, out),
                Piece::Body(nodes) => {
                    for node in nodes {
                        out.push('\n');
                        out.push_str(&"  ".repeat(indent));
                        node.write(indent + 1, out);
                    }
                    out.push('\n');
                    out.push_str(&"  ".repeat(indent.saturating_sub(1)));
                }
            }
        }
    }

    /// Makes the `index`-th of all smaller variants; `None` if there are not so many.
    pub fn smaller(&self, index: usize) -> Option<Self> {
        let mut copy = self.clone();
        let mut left = index;
        copy.edit(&mut left).then_some(copy)
    }

    /// Whether this is the statement that ends a function: without it the program would have no meaning.
    fn returns(&self) -> bool {
        matches!(self.0.first(), Some(Piece::Text(text)) if text.trim_start().starts_with("return"))
    }

    /// Counts `left` down at each possible edit, and makes the one at which it is 0.
    fn edit(&mut self, left: &mut usize) -> bool {
        self.0.iter_mut().any(|piece| match piece {
            Piece::Text(_) => false,
            Piece::Expr(node) => edit_expr(node, left),
            Piece::Body(nodes) => edit_body(nodes, left),
        })
    }
}

/// True once, when nothing is left to count down.
fn due(left: &mut usize) -> bool {
    let due = *left == 0;
    *left = left.wrapping_sub(1);
    due
}

fn edit_expr(node: &mut Node, left: &mut usize) -> bool {
    if let [Piece::Text(text)] = &node.0[..]
        && text == "0.5"
    {
        return false;
    }
    if due(left) {
        *node = Node::text("0.5");
        return true;
    }
    for piece in 0..node.0.len() {
        if let Piece::Expr(part) = &node.0[piece]
            && due(left)
        {
            *node = part.clone();
            return true;
        }
    }
    node.edit(left)
}

fn edit_body(nodes: &mut Vec<Node>, left: &mut usize) -> bool {
    for index in 0..nodes.len() {
        if !nodes[index].returns() && due(left) {
            nodes.remove(index);
            return true;
        }
        let inner: Vec<Node> = nodes[index]
            .0
            .iter()
            .filter_map(|piece| match piece {
                Piece::Body(nodes) => Some(nodes.clone()),
                _ => None,
            })
            .flatten()
            .collect();
        if !inner.is_empty() && due(left) {
            nodes.splice(index..=index, inner);
            return true;
        }
    }
    nodes.iter_mut().any(|node| node.edit(left))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Node {
        let sum = Node::new(
            "($ + $)",
            [Piece::Expr(Node::text("a")), Piece::Expr(Node::text("b"))],
        );
        let inner = Node::new("v = $;", [Piece::Expr(sum)]);
        let outer = Node::new("if (k) {$}", [Piece::Body(vec![inner])]);
        Node(vec![Piece::Body(vec![outer])])
    }

    #[test]
    fn every_variant_is_smaller_and_all_are_reached() {
        let flat = |node: &Node| node.render().split_whitespace().collect::<String>();
        let variants: Vec<_> = (0..)
            .map_while(|index| sample().smaller(index))
            .map(|node| flat(&node))
            .collect();
        assert_eq!(
            variants,
            [
                "",
                "v=(a+b);",
                "if(k){}",
                "if(k){v=0.5;}",
                "if(k){v=a;}",
                "if(k){v=b;}",
                "if(k){v=(0.5+b);}",
                "if(k){v=(a+0.5);}",
            ]
        );
    }
}
