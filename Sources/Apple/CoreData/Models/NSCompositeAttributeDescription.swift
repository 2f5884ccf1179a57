public import Foundation

/// An attribute made of others; its value is a dictionary of theirs. The elements are read as `address.street`.
open class NSCompositeAttributeDescription: NSAttributeDescription, @unchecked Sendable {
    /// Creates a composite attribute without elements.
    public override init() {
        super.init()
        attributeType = .compositeAttributeType
    }

    /// The attributes that it is made of, composite ones among them.
    open var elements: [NSAttributeDescription] = [] {
        willSet { checkEditable() }
        didSet { owningEntity?.propertiesChanged() }
    }

    override func emptyCopy() -> NSPropertyDescription { NSCompositeAttributeDescription() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? NSCompositeAttributeDescription)?.elements = elements.compactMap {
            $0.copy() as? NSAttributeDescription
        }
        return copy
    }

    override func freeze() {
        super.freeze()
        for element in elements { element.freeze() }
    }

    override func hashParts(into hash: inout ModelHash) {
        super.hashParts(into: &hash)
        for element in elements.sorted(by: { $0.name < $1.name }) { hash.add(element.versionHash) }
    }
}
