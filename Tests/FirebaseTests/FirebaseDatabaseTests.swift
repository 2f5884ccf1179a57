import Foundation
import Testing

@testable import FirebaseCore
@testable import FirebaseDatabase

@MainActor @Suite struct FirebaseDatabaseTests {
    private let database: Database

    init() {
        let name = UUID().uuidString
        FirebaseApp.configure(name: name, options: FirebaseOptions())
        database = Database.database(app: FirebaseApp.app(name: name)!)
    }

    private func turn() async { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }

    /// Without waiting, as apps mostly do.
    private func put(_ value: Any?, in ref: DatabaseReference) { ref.setValue(value) }

    @Test func valuesComeBackAsTheyWerePut() async throws {
        let rooms = database.reference().child("rooms")
        try await rooms.child("a").setValue(["title": "방 하나 🙂", "seats": 4, "isOpen": true, "tags": ["x", "y"]])
        let snapshot = try await rooms.getData()
        #expect(snapshot.key == "rooms" && snapshot.childrenCount == 1 && snapshot.hasChild("a/title"))
        let room = snapshot.childSnapshot(forPath: "a").value as? [String: Any]
        #expect(room?["title"] as? String == "방 하나 🙂")
        #expect(room?["seats"] as? Int == 4 && room?["isOpen"] as? Bool == true)
        #expect(room?["tags"] as? [String] == ["x", "y"])
        #expect(!snapshot.hasChild("b") && snapshot.childSnapshot(forPath: "b").value is NSNull)
    }

    @Test func whatIsEmptyIsNotThere() async throws {
        let ref = database.reference().child("a/b")
        try await ref.setValue(1)
        try await ref.removeValue()
        #expect(try await !database.reference().getData().exists())
        try await ref.setValue(["x": NSNull(), "y": [String: Any]()])
        #expect(try await !ref.getData().exists())
        #expect(throws: DatabaseError.self) { try TreeNode(["a.b": 1]) }
        #expect(throws: DatabaseError.self) { try TreeNode(Date()) }
    }

    @Test func updatesLeaveTheRest() async throws {
        let ref = database.reference().child("user")
        try await ref.setValue(["name": "a", "age": 1, "pet": ["kind": "dog", "legs": 4]])
        try await ref.updateChildValues(["age": 2, "pet/legs": 3])
        let value = try await ref.getData().value as? [String: Any]
        #expect(value?["name"] as? String == "a" && value?["age"] as? Int == 2)
        let pet = value?["pet"] as? [String: Any]
        #expect(pet?["kind"] as? String == "dog" && pet?["legs"] as? Int == 3)
        try await ref.updateChildValues(["age": ServerValue.increment(5)])
        #expect(try await ref.child("age").getData().value as? Int == 7)
    }

    @Test func listenersHearWhatIsThereAndWhatChanges() async throws {
        let ref = database.reference().child("list")
        try await ref.setValue(["a": 1, "b": 2])
        var (added, changed, removed, values) = ([String](), [String](), [String](), [UInt]())
        ref.observe(.childAdded) { added.append($0.key) }
        ref.observe(.childChanged) { changed.append($0.key) }
        ref.observe(.childRemoved) { removed.append($0.key) }
        let handle = ref.observe(.value) { values.append($0.childrenCount) }
        await turn()
        #expect(added == ["a", "b"] && values == [2])
        put(3, in: ref.child("c"))
        put(5, in: ref.child("a"))
        put(nil, in: ref.child("b"))
        await turn()
        #expect(added == ["a", "b", "c"] && changed == ["a"] && removed == ["b"] && values == [2, 3, 3, 2])
        ref.removeObserver(withHandle: handle)
        put(nil, in: ref)
        await turn()
        #expect(values.count == 4 && Set(removed) == ["a", "b", "c"])
    }

    @Test func onceIsOnce() async throws {
        let ref = database.reference().child("once")
        var values: [Int?] = []
        ref.observeSingleEvent(of: .value) { values.append($0.value as? Int) }
        await turn()
        put(2, in: ref)
        await turn()
        #expect(values == [nil])
    }

    @Test func queriesSortAndLimit() async throws {
        let ref = database.reference().child("scores")
        try await ref.setValue(["kim": ["points": 30], "lee": ["points": 10], "park": ["points": 20], "choi": ["x": 1]])
        func keys(_ query: DatabaseQuery) async throws -> [String] {
            try await query.getData().children.allObjects.compactMap { ($0 as? DataSnapshot)?.key }
        }
        let query = ref.queryOrdered(byChild: "points")
        #expect(try await keys(query) == ["choi", "lee", "park", "kim"])
        #expect(try await keys(query.queryLimited(toLast: 2)) == ["park", "kim"])
        #expect(try await keys(query.queryStarting(atValue: 20)) == ["park", "kim"])
        #expect(try await keys(query.queryStarting(atValue: 10).queryEnding(atValue: 20)) == ["lee", "park"])
        #expect(try await keys(query.queryEqual(toValue: 30)) == ["kim"])
        #expect(try await keys(ref.queryOrderedByKey().queryLimited(toFirst: 2)) == ["choi", "kim"])
        let numbers = database.reference().child("numbers")
        try await numbers.setValue(["10": 1, "9": 1, "b": 1])
        #expect(try await keys(numbers) == ["9", "10", "b"])
    }

    @Test func keysComeInTheOrderOfTheirMaking() {
        let now = Date()
        let keys = (0..<50).map { _ in PushKey.make(now) }
        #expect(keys.sorted() == keys && Set(keys).count == 50 && keys.allSatisfy { $0.count == 20 })
        #expect(PushKey.make(now.addingTimeInterval(1)) > keys[49])
    }

    @Test func transactionsSeeWhatIsThere() async throws {
        let ref = database.reference().child("likes")
        try await ref.setValue(4)
        var result: (Bool, Int?) = (false, nil)
        ref.runTransactionBlock { data in
            data.value = (data.value as? Int ?? 0) + 1
            return .success(withValue: data)
        } andCompletionBlock: {
            result = ($1, $2?.value as? Int)
        }
        await turn()
        #expect(result.0 && result.1 == 5)
        ref.runTransactionBlock { _ in
            .abort()
        } andCompletionBlock: {
            result = ($1, $2?.value as? Int)
        }
        await turn()
        #expect(!result.0 && result.1 == 5)
    }
}
