/// A guide, of either direction.
struct AlignmentKey: Hashable, Sendable {
    private let id: ObjectIdentifier
    private let value: @Sendable (ViewDimensions) -> CGFloat

    let isVertical: Bool

    init(_ id: any AlignmentID.Type, isVertical: Bool) {
        self.isVertical = isVertical
        self.id = ObjectIdentifier(id)
        value = { id.defaultValue(in: $0) }
    }

    static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.isVertical == b.isVertical }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }

    func defaultValue(in dimensions: ViewDimensions) -> CGFloat { value(dimensions) }

    static let firstTextBaseline = VerticalAlignment.firstTextBaseline.key
    static let lastTextBaseline = VerticalAlignment.lastTextBaseline.key

    var isTextBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}
