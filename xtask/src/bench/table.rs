//! The table of results.

use super::TOLERANCE;
use crate::style::{Style, bytes, seconds};
use serde_json::Value;

/// The title of a set of flags and of the columns.
pub fn heading(flags: &str, style: &Style) -> String {
    let columns = format!(
        "  {:<12} {:>10}  {:>9} {:>9} {:>7} {:>8} {:>7} {:>8}  {:>11} {:>11}  {:>9}",
        "program",
        "size",
        "primal",
        "gradient",
        "ratio",
        "by hand",
        "ADOL-C",
        "Enzyme*",
        "growth",
        "heap",
        "error"
    );
    format!(
        "\n{}\n\n{}",
        style.bold(&format!("clang-22 {flags}")),
        style.faint(&columns)
    )
}

/// One result.
pub fn row(result: &Value, style: &Style) -> String {
    let number = |key: &str| result[key].as_f64().unwrap_or(f64::NAN);
    let ratio = |key: &str| match result[key].as_f64() {
        Some(ratio) => format!("{ratio:.2}"),
        None => "–".to_owned(),
    };
    let error = number("max_rel_error");
    let is_linear = result["linear"].as_bool().unwrap_or_default();
    format!(
        "{} {:<12} {:>10}  {:>9} {:>9} {:>7} {:>8} {:>7} {:>8}  {:>11} {:>11}  {:>9.1e}",
        if error <= TOLERANCE {
            style.good("✓")
        } else {
            style.bad("✗")
        },
        result["name"].as_str().unwrap_or_default(),
        result["size"].as_u64().unwrap_or_default(),
        seconds(number("primal_s")),
        seconds(number("gradient_s")),
        ratio("ratio"),
        ratio("hand_ratio"),
        ratio("adolc_ratio"),
        ratio("enzyme_ratio"),
        format!(
            "{} of {}{}",
            ratio("growth"),
            number("work_growth"),
            if is_linear { " " } else { "!" }
        ),
        bytes(result["peak_bytes"].as_u64().unwrap_or_default()),
        error
    )
}

/// What the columns mean.
pub fn legend(with_peers: bool, style: &Style) -> String {
    let mut text = String::from(
        "\n  growth: gradient time over that at half the size, of the growth of the work; ! where it is 20 % above that and above the primal's\n  \
           ADOL-C: a tape recorded once and not counted; – where it does not fit into memory\n",
    );
    text.push_str(if with_peers {
        "  Enzyme*: the one inside the Python package enzyme-ad, with the compiler in it, over its own primal. Its times come through JAX, which\n  \
           copies inputs and makes the gradient's array anew; – where it fails or its gradient deviates from differences\n"
    } else {
        "  Enzyme*: only with --peers\n"
    });
    style.faint(&text)
}
