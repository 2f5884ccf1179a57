import Glibc

/// 10 to a power, which the module's own header has on Apple's platforms alone.
@usableFromInline func libm_exp10f(_ x: Float) -> Float { powf(10, x) }
