//! The text form of a tree.

use crate::tree::{Boundary, End, Item, Region, Repeat, SArg, SVar, Selector, SeqId, Tree};
use std::fmt;

impl fmt::Display for SArg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SArg::Var(v) => write!(f, "{v}"),
            SArg::Const(c) => write!(f, "#{c}"),
            SArg::Int(i) => write!(f, "{i}"),
            SArg::Undef => write!(f, "undef"),
        }
    }
}

/// `prefix[a, b]`, or nothing if there is nothing.
struct List<'a, T>(&'a str, &'a [T]);

impl<T: fmt::Display> fmt::Display for List<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let [first, rest @ ..] = self.1 {
            write!(f, "{}[{first}", self.0)?;
            rest.iter().try_for_each(|x| write!(f, ", {x}"))?;
            write!(f, "]")?;
        }
        Ok(())
    }
}

struct Init(SVar, SArg);

impl fmt::Display for Init {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} = {}", self.0, self.1)
    }
}

impl fmt::Display for Boundary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Boundary { params, uses, defs } = self;
        write!(
            f,
            "{}{}{}",
            List(" phi ", params),
            List(" use ", uses),
            List(" def ", defs)
        )
    }
}

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.region(f, "body", &self.body)?;
        self.diverging
            .iter()
            .try_for_each(|(id, region)| self.region(f, &id.to_string(), region))
    }
}

/// What is still to be printed, innermost first.
enum Todo {
    Item(SeqId, usize),
    Arm(SeqId, usize),
    Close,
}

impl Tree {
    fn region(&self, f: &mut fmt::Formatter<'_>, name: &str, region: &Region) -> fmt::Result {
        writeln!(f, "{name}{} {{", List(" ", &region.params))?;
        let mut stack = vec![Todo::Close, Todo::Item(region.seq, 0)];
        let mut depth = 1;
        while let Some(todo) = stack.pop() {
            match todo {
                Todo::Close => {
                    depth -= 1;
                    writeln!(f, "{:1$}}}", "", 2 * depth)?;
                }
                Todo::Arm(seq, arm) => {
                    writeln!(f, "{:1$}{arm}:", "", 2 * depth - 2)?;
                    stack.push(Todo::Item(seq, 0));
                }
                Todo::Item(seq, next) => {
                    write!(f, "{:1$}", "", 2 * depth)?;
                    let Some(item) = self.seqs[seq].items.get(next) else {
                        writeln!(f, "{}", self.seqs[seq].end)?;
                        continue;
                    };
                    stack.push(Todo::Item(seq, next + 1));
                    self.item(f, item)?;
                    match item {
                        Item::Switch { arms, .. } => {
                            stack.push(Todo::Close);
                            stack.extend(
                                arms.iter()
                                    .enumerate()
                                    .rev()
                                    .map(|(i, &arm)| Todo::Arm(arm, i)),
                            );
                            depth += 1;
                        }
                        Item::Loop { body, .. } => {
                            stack.extend([Todo::Close, Todo::Item(*body, 0)]);
                            depth += 1;
                        }
                        _ => {}
                    }
                }
            }
        }
        Ok(())
    }

    fn item(&self, f: &mut fmt::Formatter<'_>, item: &Item) -> fmt::Result {
        match item {
            Item::Block(block) => writeln!(f, "block {block}{}", self.blocks[*block]),
            Item::EdgeDefs { block, arm, defs } => {
                writeln!(f, "edge {block}.{arm}{}", List(" def ", defs))
            }
            Item::Switch { on, results, .. } => {
                match on {
                    Selector::Term(block) => write!(f, "switch {block}")?,
                    Selector::Pred(arg) => write!(f, "switch ({arg})")?,
                }
                writeln!(f, "{} {{", List(" -> ", results))
            }
            Item::Loop {
                params, results, ..
            } => {
                let params: Vec<Init> = params
                    .iter()
                    .map(|&(param, init)| Init(param, init))
                    .collect();
                writeln!(f, "loop{}{} {{", List(" ", &params), List(" -> ", results))
            }
            Item::Guard {
                block,
                arm,
                to,
                args,
                defs,
            } => {
                writeln!(
                    f,
                    "guard {block}.{arm}{} else {to}{}",
                    List(" def ", defs),
                    List(" ", args)
                )
            }
        }
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            End::Yield(args) => write!(f, "yield{}", List(" ", args)),
            End::Return(args) => write!(f, "return{}", List(" ", args)),
            End::Repeat {
                cond,
                next,
                results,
            } => {
                match cond {
                    Repeat::Term { block, arm } => write!(f, "repeat if {block}.{arm}")?,
                    Repeat::Pred(arg) => write!(f, "repeat if ({arg})")?,
                }
                write!(f, "{}{}", List(" next ", next), List(" yield ", results))
            }
            End::Diverge(block) => write!(f, "diverge {block}"),
            End::Jump(to, args) => write!(f, "jump {to}{}", List(" ", args)),
            End::Unreachable => write!(f, "unreachable"),
        }
    }
}
