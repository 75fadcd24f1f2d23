//! The `tapeless` command.
fn main() {}
