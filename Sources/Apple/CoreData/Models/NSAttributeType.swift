/// The kinds of values that an attribute can have, with the numbers that Apple's have.
public enum NSAttributeType: UInt, Sendable, CaseIterable {
    /// No type was chosen; only a transient attribute may have it.
    case undefinedAttributeType = 0
    /// A number of 16 bits with a sign.
    case integer16AttributeType = 100
    /// A number of 32 bits with a sign.
    case integer32AttributeType = 200
    /// A number of 64 bits with a sign.
    case integer64AttributeType = 300
    /// A decimal number, as `NSDecimalNumber`.
    case decimalAttributeType = 400
    /// A floating-point number of 64 bits.
    case doubleAttributeType = 500
    /// A floating-point number of 32 bits.
    case floatAttributeType = 600
    /// Text.
    case stringAttributeType = 700
    /// True or false.
    case booleanAttributeType = 800
    /// A moment, kept as seconds since 2001.
    case dateAttributeType = 900
    /// Bytes.
    case binaryDataAttributeType = 1000
    /// A UUID, kept as its 16 bytes.
    case UUIDAttributeType = 1100
    /// A URL, kept as text.
    case URIAttributeType = 1200
    /// Any object, kept as the bytes that a value transformer makes of it.
    case transformableAttributeType = 1800
    /// The identifier of a managed object, in results of fetches alone.
    case objectIDAttributeType = 2000
    /// Several attributes under one name; see ``NSCompositeAttributeDescription``.
    case compositeAttributeType = 2100
}
