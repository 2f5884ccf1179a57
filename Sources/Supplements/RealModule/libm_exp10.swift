import Glibc

/// 10 to a power, which the module's own header has on Apple's platforms alone.
@usableFromInline func libm_exp10(_ x: Double) -> Double { pow(10, x) }
