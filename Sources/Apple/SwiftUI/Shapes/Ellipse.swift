/// An ellipse as large as the room for it.
public struct Ellipse: InsettableShape {
    private var inset: CGFloat = 0

    /// Makes an ellipse that touches each side of its frame.
    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: inset, dy: inset)) }

    nonisolated public func inset(by amount: CGFloat) -> Ellipse {
        var copy = self
        copy.inset += amount
        return copy
    }
}
