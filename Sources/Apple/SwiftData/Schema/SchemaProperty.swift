internal import CoreData
internal import Foundation

/// A property of a model, and how it is kept.
struct SchemaProperty: @unchecked Sendable {
    enum Kind {
        /// As it is.
        case plain(NSAttributeType)
        /// By its raw value.
        case raw(NSAttributeType)
        /// Encoded.
        case encoded
        case toOne(any PersistentModel.Type)
        case toMany(any PersistentModel.Type)
    }

    let name: String
    let keyPath: AnyKeyPath
    let kind: Kind
    let isOptional: Bool
    let attribute: Schema.Attribute?
    let relationship: Schema.Relationship?

    init(_ metadata: Schema.PropertyMetadata) {
        name = metadata.name
        keyPath = metadata.keyPath
        attribute = metadata.attribute
        relationship = metadata.relationship
        let whole = type(of: metadata.keyPath).valueType
        let type = unwrapped(whole)
        isOptional = type != whole
        if let model = type as? any PersistentModel.Type {
            kind = .toOne(model)
        } else if let list = type as? any ListOfModels.Type, let model = list.modelType {
            kind = .toMany(model)
        } else if let plain = Self.plainType(type) {
            kind = .plain(plain)
        } else if let raw = type as? any RawRepresentable.Type, let plain = Self.plainType(rawType(raw)) {
            kind = .raw(plain)
        } else {
            kind = .encoded
        }
    }

    var destination: (any PersistentModel.Type)? {
        switch kind {
        case .toOne(let type), .toMany(let type): type
        default: nil
        }
    }

    private static func plainType(_ type: Any.Type) -> NSAttributeType? {
        switch type {
        case is String.Type: .stringAttributeType
        case is Bool.Type: .booleanAttributeType
        case is Int.Type, is Int64.Type, is UInt32.Type: .integer64AttributeType
        case is Int32.Type, is UInt16.Type: .integer32AttributeType
        case is Int16.Type, is Int8.Type, is UInt8.Type: .integer16AttributeType
        case is Double.Type: .doubleAttributeType
        case is Float.Type: .floatAttributeType
        case is Date.Type: .dateAttributeType
        case is Data.Type: .binaryDataAttributeType
        case is UUID.Type: .UUIDAttributeType
        case is URL.Type: .URIAttributeType
        case is Decimal.Type: .decimalAttributeType
        default: nil
        }
    }
}

/// The type without its optional.
private func unwrapped(_ type: Any.Type) -> Any.Type { (type as? any OptionalType.Type)?.wrappedType ?? type }

private func rawType<R: RawRepresentable>(_ type: R.Type) -> Any.Type { R.RawValue.self }

/// A type that may be nil.
protocol OptionalType {
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
    static var wrappedType: Any.Type { Wrapped.self }
}

/// Several objects at the end of a relationship.
protocol ListOfModels {
    static var modelType: (any PersistentModel.Type)? { get }
}

extension Array: ListOfModels {
    static var modelType: (any PersistentModel.Type)? { Element.self as? any PersistentModel.Type }
}

extension Set: ListOfModels {
    static var modelType: (any PersistentModel.Type)? { Element.self as? any PersistentModel.Type }
}
