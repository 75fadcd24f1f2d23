//! Integer arithmetic on the bits of floats, which has a derivative, and values beside a tag that functions take and return.

use super::Generator;
use super::scope::Scope;
use crate::tree::Node;

/// What is approximated by arithmetic on bits; arguments lie between ½ and 2½.
const APPROXIMATED: [&str; 5] = [
    "inverse_root_by_bits",
    "cube_root_by_bits",
    "log_by_bits",
    "exp_by_bits",
    "exp_by_rounding",
];

impl Generator {
    /// A number by arithmetic on the bits of another.
    pub fn by_bits(&mut self, scope: &Scope) -> Option<Node> {
        let into = self.random.pick(&scope.doubles)?.clone();
        let function = APPROXIMATED[self.random.below(APPROXIMATED.len())];
        self.filled(
            &format!("{into} += 0.1 * {function}(1.5 + tanh($));"),
            scope,
        )
    }

    /// Numbers and integers that are added and multiplied as values beside a tag.
    pub fn tagged_by_value(&mut self, scope: &Scope) -> Option<Node> {
        let into = self.random.pick(&scope.doubles)?.clone();
        let choice = self.int(scope);
        let (name, i) = (self.fresh('t'), self.fresh('i'));
        let step = [
            format!("{name} = mul_value({name}, number_value(tanh($)));"),
            format!(
                "{name} = add_value(number_value(sin($)), mul_value(integer_value({i}), {name}));"
            ),
            format!(
                "{name} = {name}.tag ? number_value({name}.d * sin($)) : integer_value({name}.i + 2);"
            ),
        ];
        let step = &step[self.random.below(step.len())];
        let form = format!(
            "{{ struct T {name} = integer_value({choice} & 7); for (int {i} = 0; {i} < 4; {i}++) \
             if (({i} + {choice}) & 2) {{ {step} }} else {name} = add_value({name}, integer_value({i})); \
             {into} += 0.1 * tanh(number_of({name})); }}"
        );
        self.filled(&form, scope)
    }
}
