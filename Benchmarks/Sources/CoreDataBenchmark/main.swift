// The cost of Core Data over SQLite: saving new objects, fetching them as faults and with their values, and counting
// them, each as a ratio to a program that runs the same statements with SQLite's own functions and keeps what it reads.
//     seam benchmark core-data

import CoreData
import Foundation
import Measure

if Counting.isOn {
    try countInstructions()
    exit(0)
}
keepFreedMemory()

let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 100_000

func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// The thread's processor time of the fastest of several runs, in milliseconds. What a run gives is freed outside.
func fastest(_ runs: Int, _ work: (Int) throws -> Any) rethrows -> Double {
    var best = Double.infinity
    for run in 1...runs {
        let start = now()
        let result = try work(run)
        best = min(best, now() - start)
        // What C has kept is freed by the function that it gives
        if let free = result as? () -> Void { free() }
        withExtendedLifetime(result) {}
    }
    return best
}

func report(_ name: String, _ plain: Double, _ ours: Double, atMost bar: Double) {
    print(
        name.padding(toLength: 36, withPad: " ", startingAt: 0)
            + String(format: "%8.1f ms %8.1f ms %6.2fx  (at most %.1fx)", plain, ours, ours / plain, bar))
}

let items = try Items(count)
defer { try? FileManager.default.removeItem(at: items.folder) }

// MARK: Inserting and saving

let cTitles = Plain.texts(items.titles)
let cNotes = Plain.texts(items.notes)
let plainSave = fastest(3) { run in
    let plain = Plain(items.url("Plain\(run).sqlite").path)
    plain.makeTable()
    plain.insert(cTitles, cNotes)
    plain.close()
    return ()
}

func save(_ name: String, _ insert: (NSManagedObjectContext) -> Void) throws -> Double {
    try fastest(3) { run in
        let context = try items.context("\(name)\(run).sqlite")
        insert(context)
        try context.save()
        return context
    }
}
report("insert and save", plainSave, try save("Own", items.insert), atMost: 3)
report("insert and save, by key-value coding", plainSave, try save("Keys", items.insertByKeys), atMost: 3)

// MARK: Memory

let context = try items.context("Own1.sqlite")
let request = items.request
let before = bytesInUse()
var kept = try context.fetch(request)
print("a fault: \(Int(bytesInUse() - before) / max(kept.count, 1)) bytes")
for object in kept { object.willAccessValue(forKey: nil) }
print("an object with its values: \(Int(bytesInUse() - before) / max(kept.count, 1)) bytes")
kept = []

// MARK: Fetching

let plain = Plain(items.url("Own1.sqlite").path)
let plainFetch = fastest(5) { _ in plain.fetch() }
let faults = try fastest(5) { _ in
    context.reset()
    return try context.fetch(request)
}
report("fetch as faults", plainFetch, faults, atMost: 1.5)
request.returnsObjectsAsFaults = false
let objects = try fastest(5) { _ in
    context.reset()
    return try context.fetch(request)
}
report("fetch as objects", plainFetch, objects, atMost: 4)
let plainCount = fastest(20) { _ in plain.count() }
let ownCount = try fastest(20) { _ in try context.count(for: items.request) }
report("count", plainCount, ownCount, atMost: 1.2)

// MARK: A controller of results

let ordered = items.request
ordered.sortDescriptors = [NSSortDescriptor(key: "count", ascending: false)]
let query = fastest(5) { _ in plain.keysInOrder() }
let list = try fastest(5) { _ in
    context.reset()
    let controller = NSFetchedResultsController(
        fetchRequest: ordered, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    try controller.performFetch()
    let screen = (0..<20).map { controller.object(at: IndexPath(indexes: [0, $0])).title }
    return (controller, screen)
}
print(
    String(
        format: "a controller's first screen: %.1f ms after a query of %.1f ms (at most 20 ms)", max(list - query, 0),
        query))
let controller = NSFetchedResultsController(
    fetchRequest: ordered, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
try controller.performFetch()
for row in 0..<count { _ = controller.object(at: IndexPath(indexes: [0, row])).title }
print("objects that it keeps behind \(count) rows: \(context.registeredObjects.count)")
