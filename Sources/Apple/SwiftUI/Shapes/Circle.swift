/// A circle in the middle of the room for it.
public struct Circle: InsettableShape {
    private var inset: CGFloat = 0

    /// Makes a circle of the smaller side, in the middle of its frame.
    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height) - 2 * inset
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard proposal.width != nil || proposal.height != nil else { return proposal.replacingUnspecifiedDimensions() }
        let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
        return CGSize(width: side, height: side)
    }

    nonisolated public func inset(by amount: CGFloat) -> Circle {
        var copy = self
        copy.inset += amount
        return copy
    }
}
