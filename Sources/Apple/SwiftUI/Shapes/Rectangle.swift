/// A rectangle as large as the room for it.
public struct Rectangle: InsettableShape {
    private var inset: CGFloat = 0

    /// Makes a rectangle that fills its frame.
    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }

    nonisolated public func inset(by amount: CGFloat) -> Rectangle {
        var copy = self
        copy.inset += amount
        return copy
    }
}
