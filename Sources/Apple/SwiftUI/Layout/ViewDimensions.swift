/// The size of a view and its guides.
public struct ViewDimensions: Equatable {
    /// The width of the view, in points.
    public let width: CGFloat
    /// The height of the view, in points.
    public let height: CGFloat
    /// The offer that the view was measured for.
    let proposal: ProposedViewSize
    private let explicit: (AlignmentKey) -> CGFloat?

    init(
        _ size: CGSize, proposal: ProposedViewSize, explicit: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }
    ) {
        width = size.width
        height = size.height
        self.proposal = proposal
        self.explicit = explicit
    }

    var size: CGSize { CGSize(width: width, height: height) }

    subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.defaultValue(in: self) }

    /// The place of a guide, in points from the view's origin.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// The place of a guide, in points from the view's origin.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// Nil for a guide that is where it is by default.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    /// The place of a guide that the view has set; nil if it has not.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.size == b.size }
}
