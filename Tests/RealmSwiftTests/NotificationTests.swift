import Foundation
import RealmSwift
import SeamPrimitives
import Testing

@MainActor
struct NotificationTests {
    /// Waits until the main queue has done what was asked of it before.
    private func turn() async {
        await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    }

    @Test func collectionsTellOfChanges() async throws {
        let realm = try memory()
        try realm.write { for id in 1...4 { realm.add(Dog(id, "Dog \(id)")) } }
        var told: [String] = []
        let dogs = realm.objects(Dog.self).sorted(byKeyPath: "name")
        let token = dogs.observe { change in
            switch change {
            case .initial(let dogs): told.append("initial \(dogs.count)")
            case .update(let dogs, let deletions, let insertions, let modifications):
                told.append("\(dogs.count) \(deletions) \(insertions) \(modifications)")
            case .error(let error): told.append("\(error)")
            }
        }
        await turn()
        #expect(told == ["initial 4"])
        try realm.write {
            realm.delete(dogs[1])
            realm.add(Dog(9, "Dog 0"))
            dogs.last?.size = .large
        }
        await turn()
        #expect(told.last == "4 [1] [0] [3]")
        // What goes elsewhere goes and comes.
        try realm.write { dogs[0].name = "Dog 9" }
        await turn()
        #expect(told.last == "4 [0] [3] []")
        try realm.write(withoutNotifying: [token]) { dogs[0].name = "Dog 00" }
        await turn()
        #expect(told.count == 3)
        token.invalidate()
        try realm.write { realm.deleteAll() }
        await turn()
        #expect(told.count == 3)
    }

    @Test func objectsTellOfChanges() async throws {
        let realm = try memory()
        let dog = Dog(1, "Bello")
        try realm.write { realm.add(dog) }
        var told: [String] = []
        let token = dog.observe { (change: ObjectChange<Dog>) in
            switch change {
            case .change(let dog, let properties):
                told += properties.map { "\(dog.id) \($0.name) \($0.oldValue ?? "nil") \($0.newValue ?? "nil")" }
            case .deleted: told.append("deleted")
            case .error(let error): told.append("\(error)")
            }
        }
        try realm.write { dog.name = "Harras" }
        await turn()
        #expect(told == ["1 name Bello Harras"])
        try realm.write { realm.delete(dog) }
        await turn()
        #expect(told.last == "deleted")
        token.invalidate()
    }

    @Test func otherThreadsWriteToo() async throws {
        let name = UUID().uuidString
        let realm = try memory(name)
        let dogs = realm.objects(Dog.self)
        var counts: [Int] = []
        let token = dogs.observe { _ in counts.append(dogs.count) }
        await turn()
        let written = DispatchQueue(label: "writer")
        await withCheckedContinuation { next in
            written.async {
                do {
                    let realm = try memory(name)
                    try realm.write { realm.add(Dog(1, "Bello")) }
                } catch {
                    Issue.record(error)
                }
                next.resume()
            }
        }
        await turn()
        #expect(counts == [0, 1] && dogs.first?.name == "Bello")
        token.invalidate()
    }

    @Test func realmsTellOfChanges() throws {
        let realm = try memory()
        var count = 0
        let token = realm.observe { _, _ in count += 1 }
        try realm.write { realm.add(Dog(1, "Bello")) }
        #expect(count == 1)
        token.invalidate()
        try realm.write { realm.deleteAll() }
        #expect(count == 1)
    }

    @Test func frozenObjectsStayAsTheyWere() throws {
        let realm = try memory()
        let dog = Dog(1, "Bello")
        try realm.write { realm.add(dog) }
        let frozen = dog.freeze()
        let results = realm.objects(Dog.self).freeze()
        try realm.write {
            dog.name = "Harras"
            realm.add(Dog(2, "New"))
        }
        #expect(frozen.name == "Bello" && frozen.isFrozen && results.count == 1)
        #expect(frozen.thaw()?.name == "Harras" && results.thaw()?.count == 2)
    }
}
