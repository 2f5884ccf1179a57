public import Foundation
public import SeamFoundation

public import class SeamFoundation.NSExpression

/// A computed column of a fetch that returns dictionaries. It cannot be part of an entity.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
    /// The computation; the object itself by default.
    open var expression: NSExpression? { willSet { checkEditable() } }

    /// The type of the results. Undefined by default.
    open var expressionResultType: NSAttributeType = .undefinedAttributeType { willSet { checkEditable() } }

    /// The type of the results, as ``expressionResultType``.
    public final var resultType: NSAttributeDescription.AttributeType {
        get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
        set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }

    override func emptyCopy() -> NSPropertyDescription { NSExpressionDescription() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? NSExpressionDescription {
            copy.expression = expression
            copy.expressionResultType = expressionResultType
        }
        return copy
    }
}
