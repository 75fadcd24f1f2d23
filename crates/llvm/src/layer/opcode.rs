//! The closed sets of LLVM: opcodes, predicates, type kinds, linkages.

/// Mirrors an enum of `llvm-sys` under shorter names.
macro_rules! mirror {
    ($(#[$doc:meta])* $name:ident = $raw:path { $($variant:ident = $from:ident),* $(,)? }) => {
        $(#[$doc])*
        #[allow(missing_docs, reason = "the variants are named as in LLVM's language reference")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $($variant),* }

        impl $name {
            pub(crate) fn from_raw(raw: $raw) -> Self {
                use $raw as Raw;
                match raw { $(Raw::$from => Self::$variant,)* }
            }

            #[allow(dead_code, reason = "not every set is handed back to LLVM")]
            pub(crate) fn to_raw(self) -> $raw {
                use $raw as Raw;
                match self { $(Self::$variant => Raw::$from,)* }
            }
        }
    };
}

mirror! {
    /// What an instruction or a constant expression does.
    Opcode = llvm_sys::LLVMOpcode {
        Ret = LLVMRet, Br = LLVMBr, Switch = LLVMSwitch, IndirectBr = LLVMIndirectBr, Invoke = LLVMInvoke,
        Unreachable = LLVMUnreachable, CallBr = LLVMCallBr, FNeg = LLVMFNeg, Add = LLVMAdd, FAdd = LLVMFAdd,
        Sub = LLVMSub, FSub = LLVMFSub, Mul = LLVMMul, FMul = LLVMFMul, UDiv = LLVMUDiv, SDiv = LLVMSDiv,
        FDiv = LLVMFDiv, URem = LLVMURem, SRem = LLVMSRem, FRem = LLVMFRem, Shl = LLVMShl, LShr = LLVMLShr,
        AShr = LLVMAShr, And = LLVMAnd, Or = LLVMOr, Xor = LLVMXor, Alloca = LLVMAlloca, Load = LLVMLoad,
        Store = LLVMStore, GetElementPtr = LLVMGetElementPtr, Trunc = LLVMTrunc, ZExt = LLVMZExt, SExt = LLVMSExt,
        FPToUI = LLVMFPToUI, FPToSI = LLVMFPToSI, UIToFP = LLVMUIToFP, SIToFP = LLVMSIToFP, FPTrunc = LLVMFPTrunc,
        FPExt = LLVMFPExt, PtrToInt = LLVMPtrToInt, PtrToAddr = LLVMPtrToAddr, IntToPtr = LLVMIntToPtr,
        BitCast = LLVMBitCast, AddrSpaceCast = LLVMAddrSpaceCast, ICmp = LLVMICmp, FCmp = LLVMFCmp, Phi = LLVMPHI,
        Call = LLVMCall, Select = LLVMSelect, UserOp1 = LLVMUserOp1, UserOp2 = LLVMUserOp2, VAArg = LLVMVAArg,
        ExtractElement = LLVMExtractElement, InsertElement = LLVMInsertElement, ShuffleVector = LLVMShuffleVector,
        ExtractValue = LLVMExtractValue, InsertValue = LLVMInsertValue, Freeze = LLVMFreeze, Fence = LLVMFence,
        AtomicCmpXchg = LLVMAtomicCmpXchg, AtomicRMW = LLVMAtomicRMW, Resume = LLVMResume,
        LandingPad = LLVMLandingPad, CleanupRet = LLVMCleanupRet, CatchRet = LLVMCatchRet, CatchPad = LLVMCatchPad,
        CleanupPad = LLVMCleanupPad, CatchSwitch = LLVMCatchSwitch,
    }
}

mirror! {
    /// How two integers, or pointers, are compared.
    IntPredicate = llvm_sys::LLVMIntPredicate {
        Eq = LLVMIntEQ, Ne = LLVMIntNE, Ugt = LLVMIntUGT, Uge = LLVMIntUGE, Ult = LLVMIntULT, Ule = LLVMIntULE,
        Sgt = LLVMIntSGT, Sge = LLVMIntSGE, Slt = LLVMIntSLT, Sle = LLVMIntSLE,
    }
}

mirror! {
    /// How two floats are compared; `O` is false and `U` is true on NaN.
    FloatPredicate = llvm_sys::LLVMRealPredicate {
        False = LLVMRealPredicateFalse, Oeq = LLVMRealOEQ, Ogt = LLVMRealOGT, Oge = LLVMRealOGE, Olt = LLVMRealOLT,
        Ole = LLVMRealOLE, One = LLVMRealONE, Ord = LLVMRealORD, Uno = LLVMRealUNO, Ueq = LLVMRealUEQ,
        Ugt = LLVMRealUGT, Uge = LLVMRealUGE, Ult = LLVMRealULT, Ule = LLVMRealULE, Une = LLVMRealUNE,
        True = LLVMRealPredicateTrue,
    }
}

mirror! {
    /// What other threads see of an access.
    Ordering = llvm_sys::LLVMAtomicOrdering {
        NotAtomic = LLVMAtomicOrderingNotAtomic, Unordered = LLVMAtomicOrderingUnordered,
        Monotonic = LLVMAtomicOrderingMonotonic, Acquire = LLVMAtomicOrderingAcquire,
        Release = LLVMAtomicOrderingRelease, AcquireRelease = LLVMAtomicOrderingAcquireRelease,
        SequentiallyConsistent = LLVMAtomicOrderingSequentiallyConsistent,
    }
}

mirror! {
    /// What `atomicrmw` makes of the old value.
    Update = llvm_sys::LLVMAtomicRMWBinOp {
        Xchg = LLVMAtomicRMWBinOpXchg, Add = LLVMAtomicRMWBinOpAdd, Sub = LLVMAtomicRMWBinOpSub,
        And = LLVMAtomicRMWBinOpAnd, Nand = LLVMAtomicRMWBinOpNand, Or = LLVMAtomicRMWBinOpOr,
        Xor = LLVMAtomicRMWBinOpXor, Max = LLVMAtomicRMWBinOpMax, Min = LLVMAtomicRMWBinOpMin,
        UMax = LLVMAtomicRMWBinOpUMax, UMin = LLVMAtomicRMWBinOpUMin, FAdd = LLVMAtomicRMWBinOpFAdd,
        FSub = LLVMAtomicRMWBinOpFSub, FMax = LLVMAtomicRMWBinOpFMax, FMin = LLVMAtomicRMWBinOpFMin,
        UIncWrap = LLVMAtomicRMWBinOpUIncWrap, UDecWrap = LLVMAtomicRMWBinOpUDecWrap,
        USubCond = LLVMAtomicRMWBinOpUSubCond, USubSat = LLVMAtomicRMWBinOpUSubSat,
        FMaximum = LLVMAtomicRMWBinOpFMaximum, FMinimum = LLVMAtomicRMWBinOpFMinimum,
    }
}

mirror! {
    /// The outermost constructor of a type.
    TypeKind = llvm_sys::LLVMTypeKind {
        Void = LLVMVoidTypeKind, Half = LLVMHalfTypeKind, Float = LLVMFloatTypeKind, Double = LLVMDoubleTypeKind,
        X86Fp80 = LLVMX86_FP80TypeKind, Fp128 = LLVMFP128TypeKind, PpcFp128 = LLVMPPC_FP128TypeKind,
        Label = LLVMLabelTypeKind, Integer = LLVMIntegerTypeKind, Function = LLVMFunctionTypeKind,
        Struct = LLVMStructTypeKind, Array = LLVMArrayTypeKind, Pointer = LLVMPointerTypeKind,
        Vector = LLVMVectorTypeKind, Metadata = LLVMMetadataTypeKind, Token = LLVMTokenTypeKind,
        ScalableVector = LLVMScalableVectorTypeKind, BFloat = LLVMBFloatTypeKind, X86Amx = LLVMX86_AMXTypeKind,
        TargetExt = LLVMTargetExtTypeKind,
    }
}

mirror! {
    /// How a symbol is seen by the linker.
    Linkage = llvm_sys::LLVMLinkage {
        External = LLVMExternalLinkage, AvailableExternally = LLVMAvailableExternallyLinkage,
        LinkOnceAny = LLVMLinkOnceAnyLinkage, LinkOnceOdr = LLVMLinkOnceODRLinkage,
        LinkOnceOdrAutoHide = LLVMLinkOnceODRAutoHideLinkage, WeakAny = LLVMWeakAnyLinkage,
        WeakOdr = LLVMWeakODRLinkage, Appending = LLVMAppendingLinkage, Internal = LLVMInternalLinkage,
        Private = LLVMPrivateLinkage, DllImport = LLVMDLLImportLinkage, DllExport = LLVMDLLExportLinkage,
        ExternalWeak = LLVMExternalWeakLinkage, Ghost = LLVMGhostLinkage, Common = LLVMCommonLinkage,
        LinkerPrivate = LLVMLinkerPrivateLinkage, LinkerPrivateWeak = LLVMLinkerPrivateWeakLinkage,
    }
}

mirror! {
    /// What a value is.
    ValueKind = llvm_sys::LLVMValueKind {
        Argument = LLVMArgumentValueKind, BasicBlock = LLVMBasicBlockValueKind, MemoryUse = LLVMMemoryUseValueKind,
        MemoryDef = LLVMMemoryDefValueKind, MemoryPhi = LLVMMemoryPhiValueKind, Function = LLVMFunctionValueKind,
        GlobalAlias = LLVMGlobalAliasValueKind, GlobalIFunc = LLVMGlobalIFuncValueKind,
        GlobalVariable = LLVMGlobalVariableValueKind, BlockAddress = LLVMBlockAddressValueKind,
        ConstantExpr = LLVMConstantExprValueKind, ConstantArray = LLVMConstantArrayValueKind,
        ConstantStruct = LLVMConstantStructValueKind, ConstantVector = LLVMConstantVectorValueKind,
        Undef = LLVMUndefValueValueKind, ConstantAggregateZero = LLVMConstantAggregateZeroValueKind,
        ConstantDataArray = LLVMConstantDataArrayValueKind, ConstantDataVector = LLVMConstantDataVectorValueKind,
        ConstantInt = LLVMConstantIntValueKind, ConstantFp = LLVMConstantFPValueKind,
        ConstantPointerNull = LLVMConstantPointerNullValueKind, ConstantTokenNone = LLVMConstantTokenNoneValueKind,
        Metadata = LLVMMetadataAsValueValueKind, InlineAsm = LLVMInlineAsmValueKind,
        Instruction = LLVMInstructionValueKind, Poison = LLVMPoisonValueKind,
        ConstantTargetNone = LLVMConstantTargetNoneValueKind, ConstantPtrAuth = LLVMConstantPtrAuthValueKind,
    }
}
