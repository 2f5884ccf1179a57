/// What is shown at one value of an axis.
@MainActor @preconcurrency
public protocol AxisMark {
    /// The parts.
    var _pieces: [_AxisPiece] { get }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public var _pieces: [_AxisPiece] { self?._pieces ?? [] }
}
