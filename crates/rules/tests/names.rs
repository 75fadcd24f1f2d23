//! Symbols find their rows and effects.

use tapeless_rules::effects::{
    Action, Args, Returned, Size, Taken, is_text_member, is_told, listed, taken,
};
use tapeless_rules::{Convention, FloatKind, RuleId, all, effects, id, lookup};

fn found(symbol: &str) -> Option<(RuleId, FloatKind, Convention)> {
    lookup(symbol).map(|callee| (callee.rule, callee.float, callee.convention))
}

#[test]
fn c_names_imply_a_float_type() {
    let c = |row, float| Some((row, float, Convention::C));
    assert_eq!(found("sin"), c(id::sin, FloatKind::F64));
    assert_eq!(found("sinf"), c(id::sin, FloatKind::F32));
    assert_eq!(found("sinl"), c(id::sin, FloatKind::F80));
    assert_eq!(found("modff"), c(id::modf, FloatKind::F32));
    assert_eq!(found("erf"), c(id::erf, FloatKind::F64));
    assert_eq!(found("lgammaf_r"), c(id::lgamma_r, FloatKind::F32));
    assert_eq!(found("gammal"), c(id::lgamma, FloatKind::F80));
    assert_eq!(found("__powf_finite"), c(id::pow, FloatKind::F32));
    assert_eq!(found("__powidf2"), c(id::powi, FloatKind::F64));
}

#[test]
fn intrinsics_imply_a_float_type_by_their_suffix() {
    let llvm = |row, float| Some((row, float, Convention::Intrinsic));
    assert_eq!(found("llvm.sin.f64"), llvm(id::sin, FloatKind::F64));
    assert_eq!(found("llvm.sin.v4f32"), llvm(id::sin, FloatKind::F32));
    assert_eq!(
        found("llvm.sincos.nxv2f64"),
        llvm(id::sincos, FloatKind::F64)
    );
    assert_eq!(found("llvm.powi.f80.i32"), llvm(id::powi, FloatKind::F80));
    assert_eq!(
        found("llvm.lround.i64.f32"),
        llvm(id::lround, FloatKind::F32)
    );
    assert_eq!(found("llvm.minnum.v8bf16"), llvm(id::fmin, FloatKind::BF16));
    assert_eq!(
        found("llvm.minimum.f16"),
        llvm(id::fminimum, FloatKind::F16)
    );
    assert_eq!(
        found("llvm.is.fpclass.v2f64"),
        llvm(id::is_fpclass, FloatKind::F64)
    );
}

#[test]
fn other_names_are_not_functions_of_the_table() {
    let names = [
        "fadd",
        "faddl",
        "fneg",
        "powi",
        "is_fpclass",
        "sine",
        "llvm.sinx.f64",
        "llvm.sin",
        "llvm.experimental.constrained.sin.f64",
        "llvm.vector.reduce.fadd.v4f32",
        "",
    ];
    for name in names {
        assert_eq!(found(name), None, "{name}");
    }
}

#[test]
fn every_name_of_a_row_finds_it() {
    for row in all() {
        for float in [FloatKind::F32, FloatKind::F64, FloatKind::F80] {
            if let Some(symbol) = row.symbol(float) {
                assert_eq!(
                    found(symbol),
                    Some((row.id, float, Convention::C)),
                    "{symbol}"
                );
            }
        }
        if let Some(intrinsic) = row.intrinsic() {
            let symbol = format!("{intrinsic}.f64");
            assert_eq!(
                found(&symbol),
                Some((row.id, FloatKind::F64, Convention::Intrinsic)),
                "{symbol}"
            );
        }
    }
}

#[test]
fn results_through_pointers_know_their_argument() {
    let places = |row: RuleId| -> Vec<_> {
        tapeless_rules::rule(row)
            .outputs
            .iter()
            .map(|out| out.pointer)
            .collect()
    };
    assert_eq!(places(id::sin), [None]);
    assert_eq!(places(id::frexp), [None, Some(1)]);
    assert_eq!(places(id::remquo), [None, Some(2)]);
    assert_eq!(places(id::sincos), [Some(1), Some(2)]);
}

#[test]
fn effects_of_math_functions_come_from_their_rows() {
    let sin = effects("sinf").expect("sinf is listed");
    assert!(sin.is_pure() && sin.errno && !sin.inactive);
    assert!(
        !effects("llvm.sin.f32")
            .expect("the intrinsic is listed")
            .errno
    );
    assert_eq!(effects("frexp").map(|e| e.writes), Some(Args::of(&[1])));
    assert_eq!(effects("remquol").map(|e| e.writes), Some(Args::of(&[2])));
    assert_eq!(effects("sincos").map(|e| e.writes), Some(Args::of(&[1, 2])));
}

#[test]
fn members_that_are_called_out_of_line_without_optimisation_are_known() {
    for name in [
        "_ZNSaIcEC1Ev",
        "_ZNSaIcEC2ERKS_",
        "_ZNSaIcED1Ev",
        "_ZNSaIwED2Ev",
        "_ZNSt9exceptionD2Ev",
    ] {
        assert!(effects(name).is_some_and(|e| e.is_pure()), "{name}");
    }
    for name in [
        "_ZNKRSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv",
        "_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv",
        "_ZNSt14basic_ifstreamIcSt11char_traitsIcEE5closeEv",
        "_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw",
        "_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE",
        "_ZNSt7__cxx1112basic_stringIwSt11char_traitsIwESaIwEED1Ev",
    ] {
        assert!(effects(name).is_some_and(|e| e.inactive), "{name}");
    }
}

#[test]
fn members_of_strings_are_told_unless_they_run_code_of_the_users() {
    let string = "NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE";
    let told = |start: &str, rest: &str| is_text_member(&format!("_Z{start}{rest}"));
    let constant = format!("NK{}", &string[1..]);
    for rest in [
        "C2IS3_EEPKcRKS3_",
        "D1Ev",
        "aSEOS4_",
        "6appendEPKcm",
        "12_M_constructIPKcEEvT_S8_St20forward_iterator_tag",
    ] {
        assert!(told(string, rest), "{rest}");
    }
    assert!(told(&constant, "4sizeEv"));
    assert!(is_told("_ZNKSt5ctypeIcE5widenEc"));
    for rest in [
        "7_S_copyEPcPKcm",
        "6appendIN4user4IterEvEERS4_T_S8_",
        "22__resize_and_overwriteIZ1fvEUlPcmE_EEvmT_",
        "C2ENS4_12__sv_wrapperERKS3_",
    ] {
        assert!(!told(string, rest), "{rest}");
    }
    let taken_by = |rest: &str| taken(&format!("_Z{string}{rest}"));
    assert_eq!(taken_by("6appendEPKcm"), Some(Taken::Counted));
    assert_eq!(taken_by("6appendERKS4_"), Some(Taken::Text));
    assert_eq!(taken_by("C2IPKcvEET_S8_RKS3_"), Some(Taken::Between));
    let passed_on = |symbol: &str| effects(symbol).and_then(|e| e.passed_on());
    assert_eq!(passed_on(&format!("_Z{string}6appendEPKc")), Some(0));
    assert_eq!(passed_on("fgets"), None);
}

#[test]
fn memory_functions_say_what_they_do() {
    let action = |symbol| effects(symbol).map(|e| e.action);
    let alloc = |size, align, zeroed| {
        Some(Action::Alloc {
            size,
            align,
            zeroed,
        })
    };
    assert_eq!(action("malloc"), alloc(Size::Arg(0), None, false));
    assert_eq!(action("calloc"), alloc(Size::Product(0, 1), None, true));
    assert_eq!(action("_Znwm"), alloc(Size::Arg(0), None, false));
    assert_eq!(action("_ZdaPvm"), Some(Action::Free { pointer: 0 }));
    assert_eq!(
        action("memcpy"),
        Some(Action::Copy {
            dst: 0,
            src: 1,
            len: 2
        })
    );
    assert_eq!(
        action("memset"),
        Some(Action::Set {
            dst: 0,
            value: Some(1),
            len: 2
        })
    );
    assert_eq!(
        effects("memmove").map(|e| e.returned),
        Some(Returned::Argument(0))
    );
}

#[test]
fn input_overwrites_inactively() {
    for (symbol, position) in [("fread", 0), ("read", 1), ("scanf", 1), ("fscanf", 3)] {
        let effects = effects(symbol).expect("it is listed");
        assert!(
            effects.inactive && effects.state && effects.writes.contains(position),
            "{symbol}"
        );
    }
    assert!(effects("printf").is_some_and(|e| e.inactive && e.writes.is_empty()));
}

#[test]
fn rust_names_are_known_in_all_manglings() {
    for symbol in [
        "__rust_alloc",
        "__rg_alloc__rust_alloc",
        "_RNvCs6P5ROYLNdfb_7___rustc12___rust_alloc",
    ] {
        let alloc = Action::Alloc {
            size: Size::Arg(0),
            align: Some(1),
            zeroed: false,
        };
        assert_eq!(effects(symbol).map(|e| e.action), Some(alloc), "{symbol}");
    }
    let zeroed = effects("_RNvCs6P5ROYLNdfb_7___rustc19___rust_alloc_zeroed").map(|e| e.action);
    assert_eq!(
        zeroed,
        Some(Action::Alloc {
            size: Size::Arg(0),
            align: Some(1),
            zeroed: true
        })
    );
    let panics = [
        "_ZN4core9panicking18panic_bounds_check17h0123456789abcdefE",
        "_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check",
        "_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail",
        "_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail",
        "_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed",
        "_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error",
        "_RNvNtCsgEmfK2I1SDS_4core4cell22panic_already_borrowed",
        "_ZN4core6option13unwrap_failed17h0123456789abcdefE",
    ];
    for symbol in panics {
        assert!(
            effects(symbol).is_some_and(|e| e.is_noreturn() && e.inactive),
            "{symbol}"
        );
    }
}

#[test]
fn printing_is_inactive() {
    let symbols = [
        "_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print",
        "_FortranAioBeginExternalListOutput",
        "_FortranAioEndIoStatement",
        "_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc",
        "_ZNSo5flushEv",
    ];
    for symbol in symbols {
        assert!(
            effects(symbol).is_some_and(|e| e.inactive && e.state && !e.is_noreturn()),
            "{symbol}"
        );
    }
    assert!(
        effects("_ZNSi10_M_extractIdEERSiRT_").is_some_and(|e| e.inactive && e.writes.contains(1))
    );
}

#[test]
fn other_run_times_are_known() {
    assert!(effects("_FortranAioOutputReal64").is_some_and(|e| e.inactive && e.state));
    assert!(effects("_FortranAStopStatement").is_some_and(|e| e.is_noreturn()));
    assert!(effects("_ZSt20__throw_length_errorPKc").is_some_and(|e| e.is_noreturn()));
    assert!(effects("_ZNSo9_M_insertIdEERSoT_").is_some_and(|e| e.inactive && e.state));
    assert_eq!(effects("a_function_of_the_user"), None);
    assert!(
        effects("PMPI_Comm_rank").is_some()
            && effects("PMPI_Comm_rank") == effects("MPI_Comm_rank")
    );
    // `all` of logicals makes a logical; what allocates has another name that begins like it.
    assert!(effects("_FortranAAll").is_some() && effects("_FortranAAllDim").is_some());
    assert_eq!(effects("_FortranAAllocatableAllocate"), None);
}

#[test]
fn no_function_is_listed_twice() {
    let mut seen = std::collections::HashSet::new();
    for name in listed() {
        assert!(seen.insert(name), "{name} is listed twice");
        assert!(
            lookup(name).is_none(),
            "{name} has a row of the derivative table"
        );
    }
}
