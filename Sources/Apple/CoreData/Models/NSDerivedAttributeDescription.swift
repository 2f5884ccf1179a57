public import Foundation
public import SeamFoundation

public import class SeamFoundation.NSExpression

/// An attribute that the store computes from others when it saves an object.
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
    /// The computation: a key path of the object, `now:()`, `canonical:(name)`, `uppercase:(name)`, or a count or sum
    /// over a to-many relationship as in `items.@count`.
    open var derivationExpression: NSExpression? { willSet { checkEditable() } }

    /// The computation as text, where the model's file has it.
    final var derivationFormat: String? { willSet { checkEditable() } }

    override func emptyCopy() -> NSPropertyDescription { NSDerivedAttributeDescription() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? NSDerivedAttributeDescription {
            copy.derivationExpression = derivationExpression
            copy.derivationFormat = derivationFormat
        }
        return copy
    }

    override func hashParts(into hash: inout ModelHash) {
        super.hashParts(into: &hash)
        hash.add("derived")
        hash.add(derivationFormat ?? derivationExpression.map { "\($0)" })
    }
}
