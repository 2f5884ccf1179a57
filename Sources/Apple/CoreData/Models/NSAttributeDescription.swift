public import Foundation

/// An attribute of an entity: a value of one type, with its default.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// The type of the values. Undefined by default, which only a transient attribute may be in a model that is used.
    open var attributeType: NSAttributeType = .undefinedAttributeType {
        willSet { checkEditable() }
        didSet { owningEntity?.propertiesChanged() }
    }

    /// The type of the values, as ``attributeType``.
    public final var type: AttributeType {
        get { AttributeType(rawValue: attributeType.rawValue) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }

    private var valueClassName: String?

    /// The name of the class of the values, as Objective-C names it: `NSNumber`, `NSString`, ... That of a transformable
    /// attribute is nil until it is set.
    open var attributeValueClassName: String? {
        get { valueClassName ?? attributeType.valueClassName }
        set {
            checkEditable()
            valueClassName = newValue
        }
    }

    /// The value that a new object has. Nil by default. One of another type stops the program when the model is used.
    open var defaultValue: Any? { willSet { checkEditable() } }

    /// The name of the value transformer between a transformable value and its bytes. Nil stands for
    /// `NSSecureUnarchiveFromData`.
    open var valueTransformerName: String? { willSet { checkEditable() } }

    /// Whether large data may lie in files beside the store.
    open var allowsExternalBinaryDataStorage: Bool = false { willSet { checkEditable() } }

    /// Whether the history of the store keeps the value of a deleted object.
    open var preservesValueInHistoryOnDeletion: Bool = false { willSet { checkEditable() } }

    /// Whether CloudKit may encrypt the value. Kept, and has no effect.
    open var allowsCloudEncryption: Bool = false { willSet { checkEditable() } }

    override func emptyCopy() -> NSPropertyDescription { NSAttributeDescription() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? NSAttributeDescription {
            copy.attributeType = attributeType
            copy.valueClassName = valueClassName
            copy.defaultValue = defaultValue
            copy.valueTransformerName = valueTransformerName
            copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
            copy.preservesValueInHistoryOnDeletion = preservesValueInHistoryOnDeletion
            copy.allowsCloudEncryption = allowsCloudEncryption
        }
        return copy
    }

    // As with Apple's, neither the default, the kind of storage nor the class of the values changes the hash.
    override func hashParts(into hash: inout ModelHash) {
        hash.add("attribute")
        super.hashParts(into: &hash)
        hash.add(Int(attributeType.rawValue))
    }

    open override var description: String {
        super.description
            + ", attributeType \(attributeType.rawValue), attributeValueClassName \(attributeValueClassName ?? "(null)"), "
            + "defaultValue \(defaultValue.map { "\($0)" } ?? "(null)")"
    }
}

extension NSAttributeType {
    /// Objective-C's name of the class of the values.
    var valueClassName: String? {
        switch self {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
            .floatAttributeType, .booleanAttributeType:
            "NSNumber"
        case .decimalAttributeType: "NSDecimalNumber"
        case .stringAttributeType: "NSString"
        case .dateAttributeType: "NSDate"
        case .binaryDataAttributeType: "NSData"
        case .UUIDAttributeType: "NSUUID"
        case .URIAttributeType: "NSURL"
        case .objectIDAttributeType: "NSManagedObjectID"
        case .compositeAttributeType: "NSDictionary"
        case .undefinedAttributeType, .transformableAttributeType: nil
        }
    }
}
