internal import Foundation
internal import ObjectiveC
internal import RuntimeShims

/// The kinds of values that an attribute can have, as far as reading and writing them goes.
enum AttributeKind {
    case integer16, integer32, integer64, decimal, double, float, text, boolean, date, data, uuid, uri
    /// An object that a value transformer makes bytes of.
    case transformable
    /// The identifier of an object, which is not kept.
    case objectID

    init(_ type: NSAttributeType) {
        self =
            switch type {
            case .integer16AttributeType: .integer16
            case .integer32AttributeType: .integer32
            case .integer64AttributeType: .integer64
            case .decimalAttributeType: .decimal
            case .doubleAttributeType: .double
            case .floatAttributeType: .float
            case .stringAttributeType: .text
            case .booleanAttributeType: .boolean
            case .dateAttributeType: .date
            case .binaryDataAttributeType: .data
            case .UUIDAttributeType: .uuid
            case .URIAttributeType: .uri
            case .objectIDAttributeType: .objectID
            default: .transformable
            }
    }

    /// The kind of a property's values in a dictionary that is fetched; a relationship's are identifiers.
    init(of property: NSPropertyDescription) {
        switch property {
        case let attribute as NSAttributeDescription: self.init(attribute.attributeType)
        case let expression as NSExpressionDescription: self.init(expression.expressionResultType)
        default: self = .objectID
        }
    }

    /// The class that Apple's messages name for such a value.
    var className: String {
        switch self {
        case .integer16, .integer32, .integer64, .double, .float, .boolean: "NSNumber"
        case .decimal: "NSDecimalNumber"
        case .text: "NSString"
        case .date: "NSDate"
        case .data: "NSData"
        case .uuid: "NSUUID"
        case .uri: "NSURL"
        case .transformable: "NSObject"
        case .objectID: "NSManagedObjectID"
        }
    }
}

/// A value that Core Data keeps in an object, for transformable attributes of Swift's types.
final class TransformableBox: NSObject {
    let value: Any
    init(_ value: Any) { self.value = value }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? TransformableBox else { return false }
        if self === other { return true }
        if let left = value as? AnyHashable, let right = other.value as? AnyHashable { return left == right }
        return false
    }

    override var hash: Int { (value as? AnyHashable)?.hashValue ?? 0 }
}

extension StoredValue {
    /// The value of an attribute of that kind; nil if `any` is of another type.
    init?(_ any: Any?, as kind: AttributeKind) {
        guard let any = unwrappedUnlessNull(any) else {
            self = .null
            return
        }
        switch kind {
        case .integer16, .integer32, .integer64, .boolean:
            guard let number = any as? NSNumber else { return nil }
            self = .integer(number.int64Value)
        case .double:
            guard let number = any as? NSNumber else { return nil }
            self = .real(number.doubleValue)
        case .float:
            guard let number = any as? NSNumber else { return nil }
            self = .real(Double(number.floatValue))
        case .decimal:
            if let decimal = any as? Decimal {
                self = .decimal(decimal)
            } else if let number = any as? NSNumber {
                self = .decimal(number.decimalValue)
            } else {
                return nil
            }
        case .text:
            guard let text = any as? String else { return nil }
            self = .text(text)
        case .date:
            guard let date = any as? Date else { return nil }
            self = .date(date.timeIntervalSinceReferenceDate)
        case .data:
            guard let data = any as? Data else { return nil }
            self = .data(data)
        case .uuid:
            guard let uuid = any as? UUID else { return nil }
            self = .uuid(uuid)
        case .uri:
            guard let url = any as? URL else { return nil }
            self = .uri(url)
        case .objectID:
            guard let id = any as? NSManagedObjectID else { return nil }
            self = .reference(id)
        case .transformable:
            self = .object(Self.isObject(any) ? any as AnyObject : TransformableBox(any))
        }
    }

    /// The value of an attribute of that kind if it is of the very type that such attributes mostly have, which takes no
    /// conversion. See `AnyWords`.
    @inline(__always)
    static func plain(_ any: borrowing Any?, as kind: AttributeKind) -> StoredValue? {
        switch kind {
        case .text: return AnyWords.value(any, as: String.self).map { .text($0) }
        case .integer16, .integer32, .integer64:
            if let number = AnyWords.value(any, as: Int.self) { return .integer(Int64(number)) }
            if let number = AnyWords.value(any, as: Int64.self) { return .integer(number) }
            if let number = AnyWords.value(any, as: Int32.self) { return .integer(Int64(number)) }
            return AnyWords.value(any, as: Int16.self).map { .integer(Int64($0)) }
        case .boolean: return AnyWords.value(any, as: Bool.self).map { .integer($0 ? 1 : 0) }
        case .double: return AnyWords.value(any, as: Double.self).map { .real($0) }
        case .date: return AnyWords.value(any, as: Date.self).map { .date($0.timeIntervalSinceReferenceDate) }
        default: return nil
        }
    }

    /// The value as key-value coding gives it: numbers are `NSNumber`.
    func any(as kind: AttributeKind) -> Any? {
        switch self {
        case .null: nil
        case .integer(let number):
            switch kind {
            case .boolean: NSNumber(value: number != 0)
            case .integer16: NSNumber(value: Int16(truncatingIfNeeded: number))
            case .integer32: NSNumber(value: Int32(truncatingIfNeeded: number))
            case .double, .float: NSNumber(value: Double(number))
            case .decimal: NSDecimalNumber(value: number)
            default: NSNumber(value: number)
            }
        case .real(let number): kind == .float ? NSNumber(value: Float(number)) : NSNumber(value: number)
        case .decimal(let decimal): NSDecimalNumber(decimal: decimal)
        case .text(let text): text
        case .data(let data): data
        case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
        case .uuid(let uuid): uuid
        case .uri(let url): url
        case .reference(let id): id
        case .object(let object): (object as? TransformableBox)?.value ?? object
        }
    }

    private static func isObject(_ any: Any) -> Bool { type(of: any) is AnyClass }
}
