//! A function of LLVM's text form, and what is counted in it.

/// A function.
pub struct Function<'a> {
    blocks: Vec<Block<'a>>,
}

struct Block<'a> {
    label: &'a str,
    lines: Vec<&'a str>,
}

/// The last make room for what loops keep.
const ALLOCATORS: [&str; 7] = [
    "malloc",
    "calloc",
    "realloc",
    "aligned_alloc",
    "tapeless.frame.begin",
    "tapeless.frame.zeroed",
    "tapeless.frame.grow",
];

impl<'a> Function<'a> {
    /// The one definition whose name begins with this.
    pub fn find(module: &'a str, name: &str) -> Result<Self, String> {
        let start = format!("@{name}");
        let is_it = |line: &&str| {
            let named = line.find(&start).map(|at| &line[at + start.len()..]);
            line.starts_with("define ") && named.is_some_and(|rest| rest.starts_with(['.', '(']))
        };
        let lines: Vec<&str> = module.lines().collect();
        let mut found = (0..lines.len()).filter(|&i| is_it(&lines[i]));
        let (Some(first), None) = (found.next(), found.next()) else {
            return Err(format!("there is not exactly one function `{name}`"));
        };
        let body = lines[first + 1..].iter().take_while(|line| **line != "}");
        let mut blocks = vec![Block {
            label: "",
            lines: Vec::new(),
        }];
        for line in body.copied().filter(|line| !line.is_empty()) {
            if line.starts_with(' ') {
                if let Some(block) = blocks.last_mut() {
                    block.lines.push(line.trim());
                }
            } else {
                let label = line.split(':').next().unwrap_or_default();
                blocks.push(Block {
                    label,
                    lines: Vec::new(),
                });
            }
        }
        Ok(Self { blocks })
    }

    /// How often something is there; `None` if it is nothing that can be counted.
    pub fn count(&self, what: &str) -> Option<usize> {
        let name = what
            .strip_prefix("calls(")
            .and_then(|rest| rest.strip_suffix(')'));
        if let Some(name) = name {
            return Some(
                self.callees()
                    .filter(|callee| callee.starts_with(name))
                    .count(),
            );
        }
        Some(match what {
            "loads" => self.ops("load "),
            "stores" => self.ops("store "),
            "allocas" => self.ops("alloca "),
            "blocks" => self.blocks.len(),
            "branches" => self.ops("br i1 ") + self.ops("switch "),
            "loops" => self.back_edges(),
            "heap" => self
                .callees()
                .filter(|callee| ALLOCATORS.contains(callee))
                .count(),
            "calls" => self
                .callees()
                .filter(|callee| !callee.starts_with("llvm."))
                .count(),
            _ => return None,
        })
    }

    fn lines(&self) -> impl Iterator<Item = &'a str> + '_ {
        self.blocks
            .iter()
            .flat_map(|block| block.lines.iter().copied())
    }

    /// Instructions that begin with a word, behind the name of their result.
    fn ops(&self, word: &str) -> usize {
        let op = |line: &'a str| line.split_once(" = ").map_or(line, |(_, op)| op);
        self.lines()
            .filter(|line| op(line).starts_with(word))
            .count()
    }

    fn callees(&self) -> impl Iterator<Item = &'a str> + '_ {
        let called = |line: &'a str| {
            let (_, call) = line
                .split_once("call ")
                .or_else(|| line.split_once("invoke "))?;
            call.split_once('@')?.1.split('(').next()
        };
        self.lines().filter_map(called)
    }

    /// Edges to a block that a walk in depth from the entry has not left yet.
    fn back_edges(&self) -> usize {
        let to = |label: &str| self.blocks.iter().position(|block| block.label == label);
        let successors: Vec<Vec<usize>> = self
            .blocks
            .iter()
            .map(|block| targets(block).into_iter().filter_map(to).collect())
            .collect();
        let (mut seen, mut open) = (vec![false; successors.len()], vec![false; successors.len()]);
        let (mut stack, mut edges) = (vec![(0, 0)], 0);
        (seen[0], open[0]) = (true, true);
        while let Some((block, next)) = stack.last_mut() {
            let Some(&target) = successors[*block].get(*next) else {
                open[*block] = false;
                stack.pop();
                continue;
            };
            *next += 1;
            edges += usize::from(open[target]);
            if !seen[target] {
                (seen[target], open[target]) = (true, true);
                stack.push((target, 0));
            }
        }
        edges
    }
}

/// The labels that a block's terminator names.
fn targets<'a>(block: &Block<'a>) -> Vec<&'a str> {
    // A switch goes over several lines.
    let from = block.lines.iter().rposition(|line| {
        ["br ", "switch ", "invoke "]
            .iter()
            .any(|word| line.contains(word))
    });
    let lines = from.map_or(&[][..], |from| &block.lines[from..]);
    let labels = lines.iter().flat_map(|line| line.split("label %").skip(1));
    labels
        .filter_map(|rest| rest.split([',', ' ', ']']).next())
        .collect()
}
