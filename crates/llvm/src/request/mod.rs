//! Requests for derivatives: the calls that users write.

/// The families of functions whose calls ask for a derivative, by substring, so that any mangling works.
const REQUESTS: [&str; 2] = ["__enzyme_autodiff", "__enzyme_fwddiff"];

/// Whether a call of a function with this symbol asks for a derivative.
pub fn is_request(symbol: &str) -> bool {
    REQUESTS.iter().any(|name| symbol.contains(name))
}
