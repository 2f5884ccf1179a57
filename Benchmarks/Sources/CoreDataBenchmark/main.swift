// The cost of Core Data over SQLite: saving new objects, fetching them as faults and with their values, and counting
// them, each as a ratio to a program that runs the same statements with SQLite's own functions and keeps what it reads.
//     seam benchmark core-data

import CoreData
import Foundation

let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 100_000

/// The thread's processor time of the fastest of several runs, in milliseconds. What a run gives is freed outside.
func fastest(_ runs: Int, _ work: () throws -> Any) rethrows -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
    var best = Double.infinity
    for _ in 0..<runs {
        let start = now()
        let result = try work()
        best = min(best, now() - start)
        withExtendedLifetime(result) {}
    }
    return best
}

/// The process's resident memory.
func bytesInUse() -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    return Int(status.split(separator: " ")[1])! * 4096
}

func report(_ name: String, _ plain: Double, _ ours: Double, atMost bar: Double) {
    print(
        name.padding(toLength: 28, withPad: " ", startingAt: 0)
            + String(format: "%8.1f ms %8.1f ms %6.2fx  (at most %.1fx)", plain, ours, ours / plain, bar))
}

func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    return attribute
}

let entity = NSEntityDescription()
entity.name = "Item"
entity.properties = [
    attribute("title", .stringAttributeType), attribute("note", .stringAttributeType),
    attribute("count", .integer64AttributeType), attribute("score", .doubleAttributeType),
    attribute("date", .dateAttributeType), attribute("flag", .booleanAttributeType),
]
let model = NSManagedObjectModel()
model.entities = [entity]

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("core-data-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

let titles = (0..<count).map { "Title number \($0) of some" }
let notes = (0..<count).map { "note \($0)" }

func makeContext(_ name: String) throws -> NSManagedObjectContext {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(
        ofType: NSSQLiteStoreType, configurationName: nil, at: folder.appendingPathComponent(name), options: nil)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
}

// MARK: Inserting and saving

var number = 0
let cTitles = Plain.texts(titles)
let cNotes = Plain.texts(notes)
let plainSave = fastest(3) {
    number += 1
    let plain = Plain(folder.appendingPathComponent("Plain\(number).sqlite").path)
    plain.makeTable()
    plain.insert(cTitles, cNotes)
    plain.close()
    return ()
}
number = 0
let ownSave = try fastest(3) {
    number += 1
    let context = try makeContext("Own\(number).sqlite")
    for index in 0..<count {
        let item = NSManagedObject(entity: entity, insertInto: context)
        item.setValue(titles[index], forKey: "title")
        item.setValue(notes[index], forKey: "note")
        item.setValue(index, forKey: "count")
        item.setValue(Double(index) / 7, forKey: "score")
        item.setValue(Date(timeIntervalSinceReferenceDate: Double(index) * 60), forKey: "date")
        item.setValue(index & 1 == 1, forKey: "flag")
    }
    try context.save()
    return context
}
report("insert and save", plainSave, ownSave, atMost: 3)

// MARK: Fetching

let plain = Plain(folder.appendingPathComponent("Own1.sqlite").path)
let plainFetch = fastest(5) { plain.fetch() }
let context = try makeContext("Own1.sqlite")
let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
// MARK: Memory

// Before the fetches below, so that no memory of theirs is used again
let before = bytesInUse()
var kept = try context.fetch(request)
print("a fault: \((bytesInUse() - before) / max(kept.count, 1)) bytes")
for object in kept { object.willAccessValue(forKey: nil) }
print("an object with its values: \((bytesInUse() - before) / max(kept.count, 1)) bytes")
kept = []

let faults = try fastest(5) {
    context.reset()
    return try context.fetch(request)
}
report("fetch as faults", plainFetch, faults, atMost: 1.5)
request.returnsObjectsAsFaults = false
let objects = try fastest(5) {
    context.reset()
    return try context.fetch(request)
}
report("fetch as objects", plainFetch, objects, atMost: 4)
let plainCount = fastest(20) { plain.count() }
let ownCount = try fastest(20) { try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Item")) }
report("count", plainCount, ownCount, atMost: 1.2)
