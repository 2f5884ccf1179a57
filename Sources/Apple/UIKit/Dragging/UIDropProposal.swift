/// The outcome of a drop.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing; the view takes no drop.
    case cancel
    /// Nothing; the view takes drops, but not this one.
    case forbidden
    /// They are copied.
    case copy
    /// They are moved. From outside of the app that is a copy.
    case move
}

/// The answer of a view to a drag that is over it.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
    /// The proposed outcome.
    public let operation: UIDropOperation
    /// Whether the drag is to be followed to the point. False by default. Has no effect: it always is.
    open var isPrecise = false
    /// Whether the picture stays as large as it was. False by default. Has no effect: it always does.
    open var prefersFullSizePreview = false

    /// Creates an answer.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
