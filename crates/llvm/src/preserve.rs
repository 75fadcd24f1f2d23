//! What must survive until we see it: runs first in the host's pipeline.

use crate::module::Module;
pub fn preserve(_m: Module) -> bool { false }
