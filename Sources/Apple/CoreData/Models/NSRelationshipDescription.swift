public import Foundation

/// A relationship of an entity to another: to one object or to many.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    private var destinationAnchor: Anchor<NSEntityDescription>?
    private var destination: NSEntityDescription? {
        get { destinationAnchor?.object }
        set { destinationAnchor = newValue?.anchor }
    }
    private weak var inverse: NSRelationshipDescription?
    /// The names of the two, for a model that is being read or copied.
    final var destinationName: String?
    final var inverseName: String?

    /// The entity at the other end. Not kept alive by the relationship: the model does that.
    open var destinationEntity: NSEntityDescription? {
        get { destination }
        set {
            checkEditable()
            destination = newValue
        }
    }

    /// The relationship that leads back. Setting one sets the other's as well only if the app does it, as with Apple's.
    open var inverseRelationship: NSRelationshipDescription? {
        get { inverse }
        set {
            checkEditable()
            inverse = newValue
        }
    }

    /// The largest number of objects; 0 stands for any, 1 makes a to-one relationship. 0 by default.
    open var maxCount: Int = 0 {
        willSet { checkEditable() }
        didSet { owningEntity?.propertiesChanged() }
    }

    /// The smallest number of objects, for one that is not empty or not optional. 0 by default.
    open var minCount: Int = 0 { willSet { checkEditable() } }

    /// What happens to the other end when an object is deleted. Its references are set to nil by default.
    open var deleteRule: NSDeleteRule = .nullifyDeleteRule { willSet { checkEditable() } }

    /// Whether there may be more than one object at the other end: whether ``maxCount`` is not 1.
    open var isToMany: Bool { maxCount != 1 }

    /// Whether the objects have an order, and the value is an `NSOrderedSet`. False by default.
    open var isOrdered: Bool = false { willSet { checkEditable() } }

    override func emptyCopy() -> NSPropertyDescription { NSRelationshipDescription() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? NSRelationshipDescription {
            copy.destination = destination
            copy.inverse = inverse
            copy.destinationName = destination?.name ?? destinationName
            copy.inverseName = inverse?.name ?? inverseName
            copy.maxCount = maxCount
            copy.minCount = minCount
            copy.deleteRule = deleteRule
            copy.isOrdered = isOrdered
        }
        return copy
    }

    override func hashParts(into hash: inout ModelHash) {
        hash.add("relationship")
        super.hashParts(into: &hash)
        hash.add(destination?.name)
        hash.add(inverse?.name)
        hash.add(maxCount)
        hash.add(minCount)
        hash.add(isOrdered)
        hash.add(Int(deleteRule.rawValue))
    }

    open override var description: String {
        super.description
            + ", destination entity \(destination?.name ?? "(null)"), inverseRelationship \(inverse?.name ?? "(null)"), "
            + "minCount \(minCount), maxCount \(maxCount), isOrdered \(isOrdered ? 1 : 0), "
            + "deleteRule \(deleteRule.rawValue)"
    }
}
