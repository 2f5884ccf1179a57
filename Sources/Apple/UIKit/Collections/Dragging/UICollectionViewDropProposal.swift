/// The answer of a collection to a drag that is over it.
open class UICollectionViewDropProposal: UIDropProposal {
    /// The place of the things among the items.
    public enum Intent: Int, Sendable {
        /// Nothing shows where they would go.
        case unspecified
        /// Between the items, where a line shows.
        case insertAtDestinationIndexPath
        /// In the item that the drag is over, which is marked.
        case insertIntoDestinationIndexPath
    }

    /// The place of the things.
    public let intent: Intent

    /// Creates an answer that says nothing of the place.
    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    /// Creates an answer.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
}
