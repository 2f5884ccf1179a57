/// The size of a view and its guides.
public struct ViewDimensions: Equatable {
    public let width: CGFloat
    public let height: CGFloat
    /// What the view was offered.
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

    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// Nil for a guide that is where it is by default.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.size == b.size }
}
