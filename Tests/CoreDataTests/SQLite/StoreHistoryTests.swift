import Foundation
import Testing

@testable import CoreData

@Suite struct StoreHistoryTests {
    private let tracking: [AnyHashable: Any] = [NSPersistentHistoryTrackingKey: NSNumber(value: true)]

    private func history(
        _ request: NSPersistentHistoryChangeRequest, _ fixture: StoreFixture
    ) throws -> [NSPersistentHistoryTransaction] {
        try required(
            HistoryRun.execute(request, fixture.coordinator.persistentStores).result
                as? [NSPersistentHistoryTransaction])
    }

    private func save(_ store: SQLiteStore, _ author: String?, _ change: (inout StoreChanges) throws -> Void) throws {
        var changes = StoreChanges()
        changes.author = author
        changes.contextName = "main"
        try change(&changes)
        _ = try store.apply(changes)
    }

    @Test func savesBecomeTransactions() throws {
        let fixture = try StoreFixture()
        let store = try fixture.open(tracking)
        let id = try store.makeIdentifiers(for: fixture.entity("Todo"), count: 1)[0]
        try save(store, "app") {
            $0.insertions = [.init(id: id, values: fixture.values("Todo", ["code": .text("x1")]))]
        }
        let token = try required(fixture.coordinator.currentPersistentHistoryToken(fromStores: nil))
        let slots = ["title", "isDone"].compactMap { id.entity.layout.slot(of: $0) }
        try save(store, "widget") {
            $0.updates = [
                .init(
                    id: id, version: 1, values: fixture.values("Todo", ["title": .text("t"), "isDone": .integer(1)]),
                    changed: slots)
            ]
        }
        try save(store, nil) { $0.deletions = [.init(id: id, version: 2)] }
        let all = try history(.fetchHistory(after: nil as NSPersistentHistoryToken?), fixture)
        #expect(all.map(\.author) == ["app", "widget", nil])
        #expect(all.map(\.contextName) == ["main", "main", "main"])
        #expect(all.map(\.transactionNumber) == [1, 2, 3])
        #expect(all.map { $0.changes?.map(\.changeType) } == [[.insert], [.update], [.delete]])
        #expect(all.allSatisfy { $0.changes?.first?.changedObjectID == id })
        #expect(all[1].changes?[0].updatedProperties.map { Set($0.map(\.name)) } == ["title", "isDone"])
        #expect(all[2].changes?[0].tombstone?["code"] as? String == "x1")
        #expect(all[0].changes?[0].transaction === all[0])
        #expect(try history(.fetchHistory(after: token), fixture).count == 2)
        #expect(try history(.fetchHistory(after: all[1]), fixture).map(\.transactionNumber) == [3])
        #expect(try history(.fetchHistory(after: all[2].timestamp), fixture).isEmpty)
        let note = all[1].objectIDNotification()
        #expect(note.userInfo?["updated_objectIDs"] as? Set<NSManagedObjectID> == [id])
    }

    @Test func requestsNarrowTheHistory() throws {
        let fixture = try StoreFixture()
        let store = try fixture.open(tracking)
        for author in ["a", "b", "a"] {
            let id = try store.makeIdentifiers(for: fixture.entity("Tag"), count: 1)[0]
            try save(store, author) { $0.insertions = [.init(id: id, values: fixture.values("Tag", [:]))] }
        }
        let fetch = try required(NSPersistentHistoryTransaction.fetchRequest)
        fetch.predicate = NSPredicate(format: "author != %@", "a")
        let request = NSPersistentHistoryChangeRequest.fetchHistory(withFetch: fetch)
        #expect(try history(request, fixture).map(\.transactionNumber) == [2])
        request.resultType = .count
        #expect(
            try HistoryRun.execute(request, fixture.coordinator.persistentStores).result as? NSNumber
                == NSNumber(value: 1))
        request.resultType = .objectIDs
        let ids = try HistoryRun.execute(request, fixture.coordinator.persistentStores).result as? [NSManagedObjectID]
        #expect(ids?.map(\.primaryKey) == [2])
    }

    @Test func historyIsDeletedAndTokensExpire() throws {
        let fixture = try StoreFixture()
        let store = try fixture.open(tracking)
        for _ in 0..<4 {
            let id = try store.makeIdentifiers(for: fixture.entity("Tag"), count: 1)[0]
            try save(store, nil) { $0.insertions = [.init(id: id, values: fixture.values("Tag", [:]))] }
        }
        let all = try history(.fetchHistory(after: nil as NSPersistentHistoryToken?), fixture)
        let stores = fixture.coordinator.persistentStores
        _ = try HistoryRun.execute(.deleteHistory(before: all[2].token), stores)
        #expect(
            try history(.fetchHistory(after: nil as NSPersistentHistoryToken?), fixture).map(\.transactionNumber) == [
                3, 4,
            ])
        #expect(try store.connection().integer("SELECT count(*) FROM ACHANGE") == 2)
        let error = #expect(throws: NSError.self) { try HistoryRun.execute(.fetchHistory(after: all[0].token), stores) }
        #expect(error?.code == 134_301)
        #expect(try history(.fetchHistory(after: all[1].token), fixture).count == 2)
        let untracked = try StoreFixture()
        _ = try untracked.open()
        #expect(throws: NSError.self) {
            try HistoryRun.execute(.fetchHistory(after: Date()), untracked.coordinator.persistentStores)
        }
    }

    @Test func contextsExecuteRequests() throws {
        let fixture = try StoreFixture()
        _ = try fixture.open(tracking)
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = fixture.coordinator
        context.transactionAuthor = "me"
        try context.performAndWait {
            NSManagedObject(entity: fixture.entity("Folder"), insertInto: context).setValue("a", forKey: "name")
            try context.save()
            let result = try context.execute(NSPersistentHistoryChangeRequest.fetchHistory(after: .distantPast))
            let found = (result as? NSPersistentHistoryResult)?.result as? [NSPersistentHistoryTransaction]
            #expect(found?.map(\.author) == ["me"])
            #expect(found?.first?.changes?.first?.changeType == .insert)
        }
    }

    @Test func tokensAreArchived() throws {
        let token = NSPersistentHistoryToken(["A": 7, "B": 9])
        let data = try NSKeyedArchiver.archivedData(withRootObject: token, requiringSecureCoding: true)
        let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSPersistentHistoryToken.self, from: data)
        #expect(back == token)
    }
}
