import Foundation

@testable import CoreData

/// A small model: authors, who have books, which have tags; and novels, which are books.
enum Library {
    static func attribute(_ name: String, _ type: NSAttributeType, _ value: Any? = nil, optional: Bool = true)
        -> NSAttributeDescription
    {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = type
        attribute.defaultValue = value
        attribute.isOptional = optional
        return attribute
    }

    static func relationship(
        _ name: String, to entity: NSEntityDescription, many: Bool, ordered: Bool = false,
        rule: NSDeleteRule = .nullifyDeleteRule
    ) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = name
        relationship.destinationEntity = entity
        relationship.maxCount = many ? 0 : 1
        relationship.isOrdered = ordered
        relationship.deleteRule = rule
        return relationship
    }

    static func model() -> NSManagedObjectModel {
        let (author, book, novel, tag) = (
            NSEntityDescription(), NSEntityDescription(), NSEntityDescription(), NSEntityDescription()
        )
        for (entity, name) in [(author, "Author"), (book, "Book"), (novel, "Novel"), (tag, "Tag")] {
            entity.name = name
            entity.managedObjectClassName = "CoreDataTests." + name
        }
        let books = relationship("books", to: book, many: true, rule: .cascadeDeleteRule)
        let owner = relationship("author", to: author, many: false)
        let tags = relationship("tags", to: tag, many: true)
        let tagged = relationship("books", to: book, many: true)
        let best = relationship("best", to: book, many: true, ordered: true)
        let bestOf = relationship("bestOf", to: author, many: false)
        (books.inverseRelationship, owner.inverseRelationship) = (owner, books)
        (tags.inverseRelationship, tagged.inverseRelationship) = (tagged, tags)
        (best.inverseRelationship, bestOf.inverseRelationship) = (bestOf, best)
        let name = attribute("name", .stringAttributeType, optional: false)
        author.properties = [name, attribute("born", .dateAttributeType), books, best]
        let note = attribute("note", .stringAttributeType)
        note.isTransient = true
        book.properties = [
            attribute("title", .stringAttributeType, ""), attribute("pages", .integer32AttributeType, 0),
            attribute("price", .doubleAttributeType, 0), attribute("isRead", .booleanAttributeType, false),
            attribute("extra", .transformableAttributeType), note, owner, tags, bestOf,
        ]
        novel.properties = [attribute("genre", .stringAttributeType)]
        book.subentities = [novel]
        tag.properties = [attribute("name", .stringAttributeType), tagged]
        tag.uniquenessConstraints = [["name"]]
        let model = NSManagedObjectModel()
        model.entities = [author, book, novel, tag]
        return model
    }

    static func coordinator(_ model: NSManagedObjectModel = model()) throws -> NSPersistentStoreCoordinator {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        return coordinator
    }

    static func context(_ coordinator: NSPersistentStoreCoordinator? = nil) throws -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = try coordinator ?? self.coordinator()
        return context
    }
}

final class Author: NSManagedObject {
    var name: String {
        get { _managedValue("name") }
        set { _setManagedValue(newValue, "name") }
    }
    var books: Set<Book> {
        get { _managedValue("books") }
        set { _setManagedValue(newValue, "books") }
    }
    var best: NSOrderedSet? {
        get { _managedValue("best") }
        set { _setManagedValue(newValue, "best") }
    }
}

class Book: NSManagedObject {
    var title: String? {
        get { _managedValue("title") }
        set { _setManagedValue(newValue, "title") }
    }
    var pages: Int32 {
        get { _managedValue("pages") }
        set { _setManagedValue(newValue, "pages") }
    }
    var isRead: Bool {
        get { _managedValue("isRead") }
        set { _setManagedValue(newValue, "isRead") }
    }
    var extra: [String]? {
        get { _managedValue("extra") }
        set { _setManagedValue(newValue, "extra") }
    }
    var author: Author? {
        get { _managedValue("author") }
        set { _setManagedValue(newValue, "author") }
    }
    var tags: NSSet? {
        get { _managedValue("tags") }
        set { _setManagedValue(newValue, "tags") }
    }
    var calls: [String] = []
    override func awakeFromInsert() { calls.append("awakeFromInsert") }
    override func awakeFromFetch() { calls.append("awakeFromFetch") }
    override func willSave() { calls.append("willSave") }
    override func didSave() { calls.append("didSave") }
    override func prepareForDeletion() { calls.append("prepareForDeletion") }
}

final class Novel: Book {}

final class Tag: NSManagedObject {
    var name: String? {
        get { _managedValue("name") }
        set { _setManagedValue(newValue, "name") }
    }
}
