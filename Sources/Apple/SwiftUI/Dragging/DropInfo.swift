public import UniformTypeIdentifiers

/// What a drag carries, and where it is over the view.
public struct DropInfo {
    /// Where it is, in the view's coordinates.
    public let location: CGPoint
    let providers: [NSItemProvider]

    /// Whether something of what is carried is of one of the types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    /// What is carried that is of one of the types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { provider in
            contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }
    }

    /// Whether something of what is carried is of a type with one of the identifiers.
    public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }

    /// What is carried that is of a type with one of the identifiers.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        providers.filter { types.contains(where: $0.hasItemConformingToTypeIdentifier) }
    }
}

/// What becomes of something that is dropped.
public enum DropOperation: Sendable {
    /// Nothing is taken.
    case cancel
    /// Nothing may be taken here.
    case forbidden
    /// It is copied.
    case copy
    /// It is taken from where it was.
    case move

    var uiKit: UIDropOperation {
        switch self {
        case .cancel: .cancel
        case .forbidden: .forbidden
        case .copy: .copy
        case .move: .move
        }
    }
}

/// What a view would do with what is dropped on it.
public struct DropProposal: Sendable {
    /// What would become of it.
    public let operation: DropOperation

    /// Creates a proposal.
    public init(operation: DropOperation) { self.operation = operation }
}
