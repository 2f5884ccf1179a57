/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
    /// The form of the corners. Both draw arcs of circles here.
    public var style: RoundedCornerStyle
    private var inset: CGFloat = 0

    /// Makes a capsule. Both styles of corners are drawn as circles' arcs.
    nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    nonisolated public func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: inset, dy: inset)
        return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }

    nonisolated public func inset(by amount: CGFloat) -> Capsule {
        var copy = self
        copy.inset += amount
        return copy
    }
}
