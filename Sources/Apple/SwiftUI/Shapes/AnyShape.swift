/// A shape whose type is not told.
public struct AnyShape: Shape {
    private let makePath: @Sendable (CGRect) -> Path
    private let makeSize: @Sendable (ProposedViewSize) -> CGSize

    /// Wraps a shape whose type is not to be seen.
    nonisolated public init<S: Shape>(_ shape: S) {
        makePath = { shape.path(in: $0) }
        makeSize = { shape.sizeThatFits($0) }
    }

    nonisolated public func path(in rect: CGRect) -> Path { makePath(rect) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { makeSize(proposal) }
}
