public import Foundation

/// One property of an index.
open class NSFetchIndexElementDescription: NSObject, NSCopying, @unchecked Sendable {
    private var described: NSPropertyDescription?
    /// The name of the property, for a model that is being read or copied.
    final var storedName: String?
    private weak var index: NSFetchIndexDescription?

    /// Creates an element for a property: an attribute, a to-one relationship, or an expression.
    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        described = property
        self.collationType = collationType
    }

    init(name: String, collationType: NSFetchIndexElementType) {
        storedName = name
        self.collationType = collationType
    }

    /// The property.
    open var property: NSPropertyDescription? {
        described ?? storedName.flatMap { index?.entity?.propertiesByName[$0] }
    }

    /// The name of the property.
    open var propertyName: String? { described?.name ?? storedName }

    /// How the element is arranged.
    open var collationType: NSFetchIndexElementType { willSet { checkEditable() } }

    /// Whether small values come first. True by default.
    open var isAscending: Bool = true { willSet { checkEditable() } }

    /// The index that the element is in.
    open var indexDescription: NSFetchIndexDescription? { index }

    final func join(_ index: NSFetchIndexDescription) { self.index = index }

    private func checkEditable() {
        if index?.entity?.isFrozen == true { stopEditing() }
    }

    /// A copy that is in no index.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy: NSFetchIndexElementDescription
        // An expression belongs to no entity, and so goes along.
        if let described, described is NSExpressionDescription {
            copy = NSFetchIndexElementDescription(property: described, collationType: collationType)
        } else {
            copy = NSFetchIndexElementDescription(name: propertyName ?? "", collationType: collationType)
        }
        copy.isAscending = isAscending
        return copy
    }
}
