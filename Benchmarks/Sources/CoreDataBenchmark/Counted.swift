import CoreData
import Foundation
import Measure

/// Counts the instructions of each row, for an object.
func countInstructions() throws {
    // So many that what a store costs once counts for little.
    let count = 10_000
    let items = try Items(count)
    defer { try? FileManager.default.removeItem(at: items.folder) }
    // Stores are opened before: a row's work runs twice.
    var contexts = try (1...4).map { try items.context("Counted\($0).sqlite") }
    func save(_ insert: (NSManagedObjectContext) -> Void) {
        let context = contexts.removeFirst()
        insert(context)
        guard (try? context.save()) != nil else { fatalError("Nothing was saved") }
    }
    Counting.count("insert and save, an object", count) { _ in save(items.insert) }
    Counting.count("insert and save by key-value coding, an object", count) { _ in save(items.insertByKeys) }
    let context = try items.context("Counted1.sqlite")
    func fetch(_ request: NSFetchRequest<Item>) {
        guard let found = try? context.fetch(request), found.count == count else { fatalError("Objects are missing") }
    }
    let request = items.request
    Counting.count("fetch as faults, an object", count) { _ in fetch(request) }
    request.returnsObjectsAsFaults = false
    Counting.count("fetch as objects, an object", count) { _ in fetch(request) }
}
