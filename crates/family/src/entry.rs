//! The C of a member's entry, which is of one type for all.

use crate::extent::integer_in_c;
use crate::function::Function;
use crate::member::Member;
use std::fmt::Write;

/// The function of one type for all: 0, or 1 with the text of an error. `buffers`: inputs, then outputs; `steps`: elements from one of a batch to the next.
pub fn entry(function: &Function, member: &Member) -> String {
    let body = format!("tapeless_{}_body", member.path);
    let mut text = format!("static int {body}(FRAME) {{\n");
    for (at, name) in function.integers.iter().enumerate() {
        let name = integer_in_c(name);
        let _ = writeln!(text, "  const int64_t {name} = integers[{at}];");
    }
    text += "  int64_t member = 0;\n  TRY\n";
    if member.width > 1 {
        text += &turn(function, member, &member.symbol());
    }
    let narrow = Member {
        width: 1,
        ..member.clone()
    };
    text += &turn(function, &narrow, &format!("tapeless_{}", member.narrow()));
    text += "  CATCH\n  (void)error;\n  return 0;\n}\n";
    format!("{text}ENTRY({}, {body})\n", member.entry())
}

/// Calls a member for the rest of a batch, as many at once as it has lanes. What it writes is zero before.
fn turn(function: &Function, member: &Member, symbol: &str) -> String {
    let width = member.width;
    let mut text = format!("  for (; member + {width} <= batch; member += {width}) {{\n");
    let (mut args, mut lanes) = (Vec::new(), Vec::new());
    let operands = member.inputs.iter().chain(&member.outputs);
    for (at, operand) in operands.enumerate() {
        let ty = operand.dtype.in_c();
        let place = format!("({ty} *)buffers[{at}] + member * steps[{at}]");
        if width > 1 && operand.wide {
            lanes.push(format!("steps[{at}]"));
        }
        if at < member.inputs.len() {
            args.push(place);
            continue;
        }
        let (var, count) = (&operand.var, operand.count());
        let _ = writeln!(text, "    {ty} *{var} = {place};");
        let _ = writeln!(
            text,
            "    memset({var}, 0, sizeof({ty}) * {width} * {count});"
        );
        args.push(var.clone());
    }
    args.extend(function.integers.iter().map(|name| integer_in_c(name)));
    args.extend(lanes);
    let _ = writeln!(text, "    {symbol}({});\n  }}", args.join(", "));
    text
}
