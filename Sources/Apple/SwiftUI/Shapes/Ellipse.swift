/// An ellipse as large as the room for it.
public struct Ellipse: InsettableShape {
    private var inset: CGFloat = 0

    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: inset, dy: inset)) }

    nonisolated public func inset(by amount: CGFloat) -> Ellipse {
        var copy = self
        copy.inset += amount
        return copy
    }
}
