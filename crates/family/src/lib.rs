//! A compiled function, its tangents and its adjoints, as one closed family.
//!
//! ```text
//! described function + "loss(x: f64[n], n) -> f64"  ⇒ parser.rs, matched.rs ⇒ Function ⇒ member.rs ⇒ Member ⇒ text.rs, request.rs, entry.rs ⇒ C
//! ```
//! A *member* takes arrays and numbers and writes arrays. The tangent and the adjoint of a member are members again, each a few
//! lines of C around one request, so that each front end needs one primitive whose rules name other members.
//!
//! What a function is made of in the compiler's view ([`Described`]) comes from debug information. What that cannot say
//! (lengths, which pointer is an output) is one text ([`Signature`]). Where both are at odds, [`Refusal`] points into the text.

mod described;
mod entry;
mod extent;
mod function;
mod matched;
mod member;
mod parser;
mod refusal;
mod request;
mod signature;
mod text;

pub use described::{Described, DescribedParam, Dtype};
pub use extent::Extent;
pub use function::{Activity, Function, Param, Pass};
pub use member::{Derived, Member, Operand};
pub use refusal::Refusal;
pub use signature::{Declared, Order, Role, Signature};
pub use text::source;
