/// What is shown along an axis, whose type is not told.
public struct AnyAxisContent: AxisContent {
    public let _parts: [_AxisPart]

    /// Hides the type of what is shown.
    public init(_ content: some AxisContent) { _parts = content._parts }
    /// Hides the type of what is shown.
    public init(erasing content: some AxisContent) { _parts = content._parts }
}

/// What is shown at one value, whose type is not told.
public struct AnyAxisMark: AxisMark {
    public let _pieces: [_AxisPiece]

    /// Hides the type of what is shown.
    public init(_ mark: some AxisMark) { _pieces = mark._pieces }
    /// Hides the type of what is shown.
    public init(erasing mark: some AxisMark) { _pieces = mark._pieces }
}
