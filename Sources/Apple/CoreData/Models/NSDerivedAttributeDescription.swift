public import Foundation
public import SeamFoundation

public import class SeamFoundation.NSExpression

/// An attribute that the store computes from others when it saves an object.
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
    /// The computation: a key path of the object, `now:()`, `canonical:(name)`, `uppercase:(name)`, or a count or sum
    /// over a to-many relationship as in `items.@count`.
    open var derivationExpression: NSExpression? {
        get { expression ?? derivationFormat.flatMap(Self.read) }
        set {
            checkEditable()
            expression = newValue
        }
    }

    private var expression: NSExpression?

    /// The model's editor writes the moment of saving as a function without arguments, which predicates do not have.
    private static func read(_ format: String) -> NSExpression? {
        let text = format.filter { !$0.isWhitespace }
        if text == "now:()" || text == "now()" { return NSExpression(forFunction: "now", arguments: []) }
        return try? PredicateParser.expression(format, [])
    }

    /// The computation as text, where the model's file has it.
    final var derivationFormat: String? { willSet { checkEditable() } }

    override func emptyCopy() -> NSPropertyDescription { NSDerivedAttributeDescription() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? NSDerivedAttributeDescription {
            copy.expression = expression
            copy.derivationFormat = derivationFormat
        }
        return copy
    }

    override func hashParts(into hash: inout ModelHash) {
        super.hashParts(into: &hash)
        hash.add("derived")
        hash.add(derivationFormat ?? expression.map { "\($0)" })
    }
}
