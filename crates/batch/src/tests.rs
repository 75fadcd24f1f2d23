use crate::{Lanes, vmap};
