import Foundation

/// A class as a store knows it.
final class StoredType: @unchecked Sendable {
    let position: Int
    let name: String
    let columns: [Column]
    /// The position of the primary key.
    let primary: Int?
    let isEmbedded: Bool
    /// The class of the app's, if there is one.
    let layout: ClassLayout?

    init(position: Int, name: String, columns: [Column], isEmbedded: Bool, layout: ClassLayout?) {
        self.position = position
        self.name = name
        self.columns = columns
        primary = columns.firstIndex(where: \.isPrimary)
        self.isEmbedded = isEmbedded
        self.layout = layout
    }

    func position(of property: String) -> Int? { columns.firstIndex { $0.name == property } }
}

/// A property as a store knows it.
struct Column: Hashable, Codable {
    enum Collection: String, Codable { case none, list, set, map }

    var name: String
    var type: PropertyType
    var isOptional = false
    var collection = Collection.none
    /// The class of linked objects.
    var linkedClass: String?
    /// The property of ``linkedClass`` that links here, for objects that link.
    var origin: String?
    var isPrimary = false
    var isIndexed = false

    var isLinkingObjects: Bool { type == .linkingObjects }

    /// The value of a new object.
    var empty: RowValue {
        switch collection {
        case .list, .set: return .list([])
        case .map: return .map([:])
        case .none: break
        }
        if isOptional { return .null }
        return switch type {
        case .int: .int(0)
        case .bool: .bool(false)
        case .float: .float(0)
        case .double: .double(0)
        case .string: .string("")
        case .data: .data(Data())
        case .date: .date(Date(timeIntervalSince1970: 0))
        case .decimal128: .decimal(0)
        case .objectId: .objectId(ObjectId.generate().stringValue)
        case .UUID: .uuid(UUID())
        case .any, .object, .linkingObjects: .null
        }
    }

    /// Whether values of another column can be taken as they are.
    func keepsValues(of other: Column) -> Bool {
        type == other.type && collection == other.collection && isOptional == other.isOptional
            && linkedClass == other.linkedClass
    }
}
