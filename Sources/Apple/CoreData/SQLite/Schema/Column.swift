internal import Foundation

/// The column of one attribute or to-one relationship.
struct Column {
    enum Storage {
        case integer, real, date, decimal, text, uri, uuid
        case blob
        /// Bytes that may be in a file of their own, behind a byte that says so.
        case externalBlob
        /// The primary key of the object that a relationship leads to.
        case reference
    }

    var name: String
    var storage: Storage
    /// The column with the number of the destination's entity, if that has subentities.
    var entityColumn: String?
    /// The entity that a reference leads to, or the parent of that.
    var destination: NSEntityDescription?

    init(name: String, storage: Storage, entityColumn: String? = nil, destination: NSEntityDescription? = nil) {
        self.name = name
        self.storage = storage
        self.entityColumn = entityColumn
        self.destination = destination
    }

    /// The type with which the column is declared.
    var declaredType: String {
        switch storage {
        case .integer, .reference: "INTEGER"
        case .real: "FLOAT"
        case .date: "TIMESTAMP"
        case .decimal: "DECIMAL"
        case .text, .uri: "VARCHAR"
        case .uuid, .blob, .externalBlob: "BLOB"
        }
    }

    /// Tables list their columns by this, then by entity, then by name.
    var rank: Int {
        switch storage {
        case .integer: 0
        case .reference: 1
        case .real, .date: 2
        case .decimal: 3
        case .text, .uri: 4
        case .uuid: 5
        case .blob, .externalBlob: 6
        }
    }

    static func storage(of attribute: NSAttributeDescription) -> Storage {
        switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType: .integer
        case .doubleAttributeType, .floatAttributeType: .real
        case .decimalAttributeType: .decimal
        case .stringAttributeType: .text
        case .dateAttributeType: .date
        case .UUIDAttributeType: .uuid
        case .URIAttributeType: .uri
        case .binaryDataAttributeType where attribute.allowsExternalBinaryDataStorage: .externalBlob
        case .binaryDataAttributeType, .transformableAttributeType, .undefinedAttributeType,
            .objectIDAttributeType, .compositeAttributeType:
            .blob
        }
    }
}
