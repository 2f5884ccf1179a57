public import Foundation

/// An index that the store keeps for fetches of an entity.
open class NSFetchIndexDescription: NSObject, NSCopying, @unchecked Sendable {
    private var ownerAnchor: Anchor<NSEntityDescription>?
    private var owner: NSEntityDescription? { ownerAnchor?.object }

    /// Creates an index with its elements, in order.
    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
        super.init()
        for element in self.elements { element.join(self) }
    }

    /// The name, one of a kind in its entity.
    open var name: String { willSet { checkEditable() } }

    /// The properties of the index, in order.
    open var elements: [NSFetchIndexElementDescription] {
        willSet { checkEditable() }
        didSet { for element in elements { element.join(self) } }
    }

    /// The entity that the index is of.
    open var entity: NSEntityDescription? { owner }

    /// Leaves the objects out of the index that do not meet the condition. Nil by default.
    open var partialIndexPredicate: NSPredicate? { willSet { checkEditable() } }

    final func join(_ entity: NSEntityDescription?) { ownerAnchor = entity?.anchor }

    private func checkEditable() {
        if owner?.isFrozen == true { stopEditing() }
    }

    /// A copy that belongs to no entity.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchIndexDescription(
            name: name, elements: elements.compactMap { $0.copy() as? NSFetchIndexElementDescription })
        copy.partialIndexPredicate = partialIndexPredicate
        return copy
    }
}
