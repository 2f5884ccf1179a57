import Combine
import Foundation
import RealmSwift
import Testing

@MainActor
struct PublisherTests {
    /// Waits until the main queue has done what was asked of it before.
    private func turn() async {
        await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    }

    @Test func collectionsPublish() async throws {
        let realm = try memory()
        var counts: [Int] = []
        var changes: [String] = []
        let dogs = realm.objects(Dog.self)
        let cancellable = dogs.collectionPublisher.sink { _ in
        } receiveValue: {
            counts.append($0.count)
        }
        let second = dogs.changesetPublisher.sink { change in
            if case .update(_, _, let insertions, _) = change { changes.append("\(insertions)") }
        }
        await turn()
        try realm.write { realm.add(Dog(1, "Bello")) }
        await turn()
        #expect(counts == [0, 1] && changes == ["[0]"])
        cancellable.cancel()
        second.cancel()
        try realm.write { realm.deleteAll() }
        await turn()
        #expect(counts.count == 2)
    }

    @Test func objectsPublishUntilTheyAreDeleted() async throws {
        let realm = try memory()
        let dog = Dog(1, "Bello")
        try realm.write { realm.add(dog) }
        var told: [String] = []
        let cancellable = valuePublisher(dog).sink { _ in
            told.append("end")
        } receiveValue: {
            told.append($0.name)
        }
        try realm.write { dog.name = "Harras" }
        await turn()
        try realm.write { realm.delete(dog) }
        await turn()
        #expect(told == ["Harras", "end"])
        cancellable.cancel()
    }

    @Test func referencesLeadToTheSameObjectElsewhere() async throws {
        let name = UUID().uuidString
        let realm = try memory(name)
        let dog = Dog(1, "Bello")
        try realm.write { realm.add(dog) }
        let reference = ThreadSafeReference(to: dog)
        await withCheckedContinuation { next in
            DispatchQueue(label: "other").async {
                do {
                    let realm = try memory(name)
                    let dog = realm.resolve(reference)
                    try realm.write { dog?.name = "Harras" }
                } catch {
                    Issue.record(error)
                }
                next.resume()
            }
        }
        await turn()
        #expect(dog.name == "Harras")
    }

    @Test func transactionsThatWaitForTheirTurn() async throws {
        let realm = try memory()
        var isDone = false
        realm.writeAsync {
            realm.add(Dog(1, "Bello"))
        } onComplete: { error in
            isDone = error == nil
        }
        #expect(realm.isEmpty)
        await turn()
        #expect(realm.objects(Dog.self).count == 1)
        await turn()
        #expect(isDone)
        let opened = await withCheckedContinuation { next in
            Realm.asyncOpen(configuration: Realm.Configuration(inMemoryIdentifier: UUID().uuidString)) { result in
                next.resume(returning: (try? result.get())?.isEmpty)
            }
        }
        #expect(opened == true)
    }
}
