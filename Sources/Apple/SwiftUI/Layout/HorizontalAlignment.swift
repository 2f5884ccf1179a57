/// How views that stand below each other are aligned.
public struct HorizontalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    init(key: AlignmentKey) { self.key = key }

    /// Creates an alignment of the app's own.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isVertical: false) }

    private enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    private enum SeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum SeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    /// Where the line under a row begins: at its first text, unless a view in the row says so.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    /// Where the line under a row ends: at the end of the row, unless a view in the row says so.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

    /// The leading of views.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The center of views.
    public static let center = HorizontalAlignment(Center.self)
    /// The trailing of views.
    public static let trailing = HorizontalAlignment(Trailing.self)
}
