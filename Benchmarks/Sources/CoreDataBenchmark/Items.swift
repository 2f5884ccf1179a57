import CoreData
import Foundation

/// An object with six attributes, as Xcode would generate its class.
final class Item: NSManagedObject {
    var title: String? {
        get { _managedValue("title") }
        set { _setManagedValue(newValue, "title") }
    }
    var note: String? {
        get { _managedValue("note") }
        set { _setManagedValue(newValue, "note") }
    }
    var count: Int64 {
        get { _managedValue("count") }
        set { _setManagedValue(newValue, "count") }
    }
    var score: Double {
        get { _managedValue("score") }
        set { _setManagedValue(newValue, "score") }
    }
    var date: Date? {
        get { _managedValue("date") }
        set { _setManagedValue(newValue, "date") }
    }
    var flag: Bool {
        get { _managedValue("flag") }
        set { _setManagedValue(newValue, "flag") }
    }
}

/// The model, and a folder for its stores.
struct Items {
    let folder: URL
    let model = NSManagedObjectModel()
    let titles: [String]
    let notes: [String]

    init(_ count: Int) throws {
        func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
            let attribute = NSAttributeDescription()
            attribute.name = name
            attribute.attributeType = type
            return attribute
        }
        let entity = NSEntityDescription()
        entity.name = "Item"
        entity.managedObjectClassName = NSStringFromClass(Item.self)
        entity.properties = [
            attribute("title", .stringAttributeType), attribute("note", .stringAttributeType),
            attribute("count", .integer64AttributeType), attribute("score", .doubleAttributeType),
            attribute("date", .dateAttributeType), attribute("flag", .booleanAttributeType),
        ]
        model.entities = [entity]
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("core-data-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        titles = (0..<count).map { "Title number \($0) of some" }
        notes = (0..<count).map { "note \($0)" }
    }

    func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

    func context(_ name: String) throws -> NSManagedObjectContext {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: url(name), options: nil)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    var request: NSFetchRequest<Item> { NSFetchRequest<Item>(entityName: "Item") }

    /// New objects, by the accessors of their class.
    func insert(_ context: NSManagedObjectContext) {
        for index in titles.indices {
            let item = Item(context: context)
            item.title = titles[index]
            item.note = notes[index]
            item.count = Int64(index)
            item.score = Double(index) / 7
            item.date = Date(timeIntervalSinceReferenceDate: Double(index) * 60)
            item.flag = index & 1 == 1
        }
    }

    /// New objects, by key-value coding.
    func insertByKeys(_ context: NSManagedObjectContext) {
        for index in titles.indices {
            let item = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
            item.setValue(titles[index], forKey: "title")
            item.setValue(notes[index], forKey: "note")
            item.setValue(index, forKey: "count")
            item.setValue(Double(index) / 7, forKey: "score")
            item.setValue(Date(timeIntervalSinceReferenceDate: Double(index) * 60), forKey: "date")
            item.setValue(index & 1 == 1, forKey: "flag")
        }
    }
}
