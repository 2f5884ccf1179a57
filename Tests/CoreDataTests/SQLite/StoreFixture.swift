import Foundation

@testable import CoreData

/// A model of notes with what a store can have, and stores of it in a folder of their own.
final class StoreFixture {
    let folder: URL
    let model: NSManagedObjectModel
    let coordinator: NSPersistentStoreCoordinator
    private var others: [NSPersistentStoreCoordinator] = []

    init(_ model: NSManagedObjectModel = StoreFixture.notes()) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        self.model = model
        coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    }

    deinit {
        for store in coordinator.persistentStores { try? coordinator.remove(store) }
        try? FileManager.default.removeItem(at: folder)
    }

    var url: URL { folder.appendingPathComponent("Notes.sqlite") }

    func open(_ options: [AnyHashable: Any]? = nil, at url: URL? = nil) throws -> SQLiteStore {
        let store = try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: url ?? self.url, options: options)
        return try required(store.backend as? SQLiteStore)
    }

    /// Another coordinator's store over the same file.
    func second(_ options: [AnyHashable: Any]? = nil) throws -> SQLiteStore {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        let store = try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: options)
        others.append(coordinator)
        return try required(store.backend as? SQLiteStore)
    }

    func entity(_ name: String) -> NSEntityDescription { model.entitiesByName[name]! }

    func relationship(_ entity: String, _ name: String) -> NSRelationshipDescription {
        self.entity(entity).relationshipsByName[name]!
    }

    /// A row's values by slot, null but for those that are named.
    func values(_ entity: String, _ given: [String: StoredValue]) -> ContiguousArray<StoredValue> {
        let layout = self.entity(entity).layout
        return ContiguousArray(layout.names.map { given[$0] ?? .null })
    }

    @discardableResult
    func insert(_ store: SQLiteStore, _ entity: String, _ given: [String: StoredValue]) throws -> NSManagedObjectID {
        let id = try store.makeIdentifiers(for: self.entity(entity), count: 1)[0]
        var changes = StoreChanges()
        changes.insertions = [.init(id: id, values: values(entity, given))]
        _ = try store.apply(changes)
        return id
    }

    func value(_ row: StoredRow?, _ name: String) -> StoredValue? {
        guard let row, let slot = row.id.entity.layout.slot(of: name) else { return nil }
        return row.values[slot]
    }

    func count(_ store: SQLiteStore, _ entity: String) throws -> Int {
        guard case .count(let count) = try store.answer(StoreFetch(entity: self.entity(entity), wish: .count)) else {
            return -1
        }
        return count
    }

    // MARK: The model

    static func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = type
        return attribute
    }

    static func relate(
        _ from: NSEntityDescription, _ name: String, many: Bool = false, ordered: Bool = false,
        _ to: NSEntityDescription, _ inverse: String?, inverseMany: Bool = false, inverseOrdered: Bool = false
    ) {
        func make(_ name: String, _ many: Bool, _ ordered: Bool, _ to: NSEntityDescription) -> NSRelationshipDescription
        {
            let made = NSRelationshipDescription()
            made.name = name
            made.destinationEntity = to
            made.maxCount = many ? 0 : 1
            made.isOrdered = ordered
            return made
        }
        let there = make(name, many, ordered, to)
        from.properties.append(there)
        guard let inverse else { return }
        if from === to, name == inverse {
            there.inverseRelationship = there
            return
        }
        let back = make(inverse, inverseMany, inverseOrdered, from)
        to.properties.append(back)
        there.inverseRelationship = back
        back.inverseRelationship = there
    }

    static func notes() -> NSManagedObjectModel {
        func entity(_ name: String, _ properties: [NSPropertyDescription]) -> NSEntityDescription {
            let entity = NSEntityDescription()
            entity.name = name
            entity.properties = properties
            return entity
        }
        let data = attribute("data", .binaryDataAttributeType)
        data.allowsExternalBinaryDataStorage = true
        let code = attribute("code", .stringAttributeType)
        code.preservesValueInHistoryOnDeletion = true
        let note = entity(
            "Note",
            [
                attribute("title", .stringAttributeType), attribute("count", .integer64AttributeType),
                attribute("score", .doubleAttributeType), attribute("price", .decimalAttributeType),
                attribute("date", .dateAttributeType), attribute("uuid", .UUIDAttributeType),
                attribute("link", .URIAttributeType), attribute("flag", .booleanAttributeType), data, code,
            ])
        let todo = entity(
            "Todo", [attribute("isDone", .booleanAttributeType), attribute("text", .stringAttributeType)])
        let album = entity("Album", [attribute("text", .stringAttributeType)])
        note.subentities = [todo, album]
        let tag = entity("Tag", [attribute("name", .stringAttributeType)])
        tag.uniquenessConstraints = [["name"]]
        let folder = entity("Folder", [attribute("name", .stringAttributeType)])
        relate(note, "folder", folder, "notes", inverseMany: true, inverseOrdered: true)
        relate(note, "tags", many: true, tag, "notes", inverseMany: true)
        relate(folder, "pinned", many: true, ordered: true, tag, "folders", inverseMany: true)
        relate(folder, "friends", many: true, folder, "friends")
        relate(tag, "mainNote", note, nil)
        relate(folder, "loose", many: true, tag, nil)
        let model = NSManagedObjectModel()
        model.entities = [note, todo, album, tag, folder]
        return model
    }
}

/// The value, or an error that tells that there is none.
func required<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw CocoaError(.featureUnsupported) }
    return value
}
