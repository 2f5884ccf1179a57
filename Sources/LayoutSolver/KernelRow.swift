/// An equality of the part of a component that elimination one by one cannot take apart, reduced by those before it:
/// `variable + the terms = scale * (constant - what is known) - the operations`.
struct KernelRow: BitwiseCopyable {
    var constraint: Int32
    var variable: Int32
    var scale: Double
    var termStart: Int32
    var termCount: Int32
    var operationStart: Int32
    var operationCount: Int32
    /// The right side, as last computed.
    var value = 0.0
}

/// An earlier kernel row, and how many times it was subtracted.
struct KernelOperation: BitwiseCopyable {
    var row: Int32
    var factor: Double
}
