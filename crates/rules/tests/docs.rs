//! The generated documentation is current.

use std::path::Path;

#[test]
fn the_generated_documentation_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules.md");
    let docs = tapeless_rules::docs();
    if std::env::var_os("TAPELESS_BLESS").is_some() {
        std::fs::write(&path, docs).expect("docs/rules.md can be written");
        return;
    }
    let stored = std::fs::read_to_string(&path).expect("docs/rules.md exists");
    assert!(
        stored == docs,
        "docs/rules.md is out of date; TAPELESS_BLESS=1 writes it anew"
    );
}
