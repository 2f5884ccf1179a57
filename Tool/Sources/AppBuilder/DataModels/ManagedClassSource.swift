import Documents
import Foundation

/// The source that Xcode generates for the class of an entity: `Note+CoreDataClass.swift` and
/// `Note+CoreDataProperties.swift`.
struct ManagedClassSource {
    let model: DataModel
    let entity: DataModel.Entity
    /// Whether the source says by what its objects are told apart. It does not where the author does.
    var isIdentifiable = true
    /// Whether the module's code is the main actor's where it says nothing else: objects of Core Data's are not.
    var isMainActorByDefault = false

    private var isolation: String { isMainActorByDefault ? "nonisolated " : "" }

    private var name: String { entity.plainClassName ?? "NSManagedObject" }

    private static let head = "// Made from the data model; what is written here is lost.\n\n"

    /// The class.
    var classText: String {
        Self.head + "import CoreData\nimport Foundation\n\n"
            + "@objc(\(name))\n\(isolation)public class \(Self.word(name)): \(Self.word(parentClass)) {\n}\n"
    }

    /// The class of the nearest parent that has one.
    private var parentClass: String {
        parents.lazy.compactMap(\.plainClassName).first { $0 != name } ?? "NSManagedObject"
    }

    private var parents: ArraySlice<DataModel.Entity> { model.lineage(of: entity).dropFirst() }

    // MARK: Properties

    /// The properties, and the methods of relationships to many objects.
    var propertiesText: String {
        let type = Self.word(name)
        let classes = entity.attributes.compactMap(\.valueClass)
        let imports = classes.contains { $0.contains("UI") } ? "import UIKit\n" : ""
        var text = Self.head + "import CoreData\nimport Foundation\n" + imports
        text += "\n\(isolation)extension \(type) {\n\n"
        text += "    @nonobjc public class func fetchRequest() -> NSFetchRequest<\(type)> {\n"
        text += "        return NSFetchRequest<\(type)>(entityName: \"\(entity.name)\")\n    }\n\n"
        let properties =
            entity.attributes.map { ($0.name, Self.type(of: $0)) }
            + entity.relationships.map { ($0.name, self.type(of: $0)) }
            + entity.fetchedProperties.map { ($0.name, "[\(objects($0.request.entity))]?") }
        for (name, type) in properties.sorted(by: { $0.0 < $1.0 }) {
            text += "    @NSManaged public var \(Self.word(name)): \(type)\n"
        }
        text += "\n}\n"
        for relationship in entity.relationships.sorted(by: { $0.name < $1.name }) where relationship.isToMany {
            text += accessors(of: relationship)
        }
        if isIdentifiable, !parents.contains(where: { $0.plainClassName != nil && $0.codeGeneration != .manual }) {
            text += "\n\(isolation)extension \(type): Identifiable {\n}\n"
        }
        return text
    }

    private static func type(of attribute: DataModel.Attribute) -> String {
        switch attribute.kind {
        case .integer16: attribute.isScalar ? "Int16" : "NSNumber?"
        case .integer32: attribute.isScalar ? "Int32" : "NSNumber?"
        case .integer64: attribute.isScalar ? "Int64" : "NSNumber?"
        case .double: attribute.isScalar ? "Double" : "NSNumber?"
        case .float: attribute.isScalar ? "Float" : "NSNumber?"
        case .boolean: attribute.isScalar ? "Bool" : "NSNumber?"
        case .date: attribute.isScalar ? "TimeInterval" : "Date?"
        case .decimal: "NSDecimalNumber?"
        case .string: "String?"
        case .binary: "Data?"
        case .uuid: "UUID?"
        case .uri: "URL?"
        case .objectID: "NSManagedObjectID?"
        case .composite: "[String: Any]?"
        case .transformable, .undefined: (attribute.valueClass ?? "NSObject") + "?"
        }
    }

    private func type(of relationship: DataModel.Relationship) -> String {
        guard relationship.isToMany else { return objects(relationship.destination) + "?" }
        return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"
    }

    /// The class of the objects of an entity.
    private func objects(_ entity: String) -> String {
        let found = model.entity(named: entity).map { model.lineage(of: $0) } ?? []
        return found.lazy.compactMap(\.plainClassName).first.map(Self.word) ?? "NSManagedObject"
    }

    // MARK: Accessors

    private func accessors(of relationship: DataModel.Relationship) -> String {
        let key = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        let object = objects(relationship.destination)
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        var methods: [(selector: String, declaration: String)] = []
        if relationship.isOrdered {
            methods += [
                ("insertObject:in\(key)AtIndex:", "insertInto\(key)(_ value: \(object), at idx: Int)"),
                ("removeObjectFrom\(key)AtIndex:", "removeFrom\(key)(at idx: Int)"),
                ("insert\(key):atIndexes:", "insertInto\(key)(_ values: [\(object)], at indexes: NSIndexSet)"),
                ("remove\(key)AtIndexes:", "removeFrom\(key)(at indexes: NSIndexSet)"),
                ("replaceObjectIn\(key)AtIndex:withObject:", "replace\(key)(at idx: Int, with value: \(object))"),
                (
                    "replace\(key)AtIndexes:with\(key):",
                    "replace\(key)(at indexes: NSIndexSet, with values: [\(object)])"
                ),
            ]
        }
        methods += [
            ("add\(key)Object:", "addTo\(key)(_ value: \(object))"),
            ("remove\(key)Object:", "removeFrom\(key)(_ value: \(object))"),
            ("add\(key):", "addTo\(key)(_ values: \(set))"),
            ("remove\(key):", "removeFrom\(key)(_ values: \(set))"),
        ]
        var text = "\n// MARK: Generated accessors for \(relationship.name)\n"
        text += "\(isolation)extension \(Self.word(name)) {\n"
        for method in methods {
            text += "\n    @objc(\(method.selector))\n    @NSManaged public func \(method.declaration)\n"
        }
        return text + "\n}\n"
    }

    // MARK: Names

    /// A name as Swift can write it.
    private static func word(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
