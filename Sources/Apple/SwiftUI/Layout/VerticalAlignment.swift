/// How views that stand beside each other are aligned.
public struct VerticalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    init(key: AlignmentKey) { self.key = key }

    /// Creates an alignment of the app's own.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isVertical: true) }

    private enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum LastTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    /// The top of views.
    public static let top = VerticalAlignment(Top.self)
    /// The center of views.
    public static let center = VerticalAlignment(Center.self)
    /// The bottom of views.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baseline of the first line of text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baseline of the last line of text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}
