/// What is shown along an axis.
@MainActor @preconcurrency
public protocol AxisContent {
    /// The parts.
    var _parts: [_AxisPart] { get }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    public var _parts: [_AxisPart] { self?._parts ?? [] }
}
