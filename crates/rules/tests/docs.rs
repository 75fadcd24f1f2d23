//! The generated documentation is current.

use std::path::Path;

#[test]
fn the_generated_documentation_is_current() {
    for (name, docs) in [
        ("rules.md", tapeless_rules::docs()),
        ("blas.md", tapeless_rules::blas::docs()),
    ] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../docs")
            .join(name);
        if std::env::var_os("TAPELESS_BLESS").is_some() {
            std::fs::write(&path, docs).expect("the file can be written");
            continue;
        }
        let stored = std::fs::read_to_string(&path).expect("the file exists");
        assert!(
            stored == docs,
            "docs/{name} is out of date; TAPELESS_BLESS=1 writes it anew"
        );
    }
}
