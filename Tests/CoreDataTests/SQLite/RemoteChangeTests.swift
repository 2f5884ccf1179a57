import Foundation
import Testing

@testable import CoreData

/// What is told of a store that somebody wrote to.
@Suite(.serialized) struct RemoteChangeTests {
    private static let key = "SEAM_TEST_REMOTE_STORE"
    private static var options: [AnyHashable: Any] {
        [NSPersistentHistoryTrackingKey: true, NSPersistentStoreRemoteChangeNotificationPostOptionKey: true]
    }

    /// The notifications of a coordinator, one after another.
    private static func notifications(
        of coordinator: NSPersistentStoreCoordinator
    ) -> AsyncStream<[String: String]> {
        AsyncStream { continuation in
            let token = NotificationCenter.default.addObserver(
                forName: .NSPersistentStoreRemoteChange, object: coordinator, queue: nil
            ) { note in
                var info: [String: String] = [:]
                for (key, value) in note.userInfo ?? [:] { info["\(key)"] = "\(value)" }
                let token = note.userInfo?[NSPersistentHistoryTokenKey] as? NSPersistentHistoryToken
                info["last"] = token.flatMap { $0.transactions.values.first }.map { "\($0)" }
                continuation.yield(info)
            }
            let kept = UncheckedToken(token)
            continuation.onTermination = { _ in NotificationCenter.default.removeObserver(kept.token) }
        }
    }

    private struct UncheckedToken: @unchecked Sendable {
        let token: any NSObjectProtocol
        init(_ token: any NSObjectProtocol) { self.token = token }
    }

    /// What the child does: saves once.
    @Test(.enabled(if: ProcessInfo.processInfo.environment[key] != nil))
    func remoteChild() throws {
        let url = URL(fileURLWithPath: ProcessInfo.processInfo.environment[Self.key] ?? "")
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: StoreFixture.notes())
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: Self.options)
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        NSEntityDescription.insertNewObject(forEntityName: "Note", into: context).setValue("child", forKey: "title")
        try context.save()
    }

    @Test func tellsOfEverybodysSaves() async throws {
        let fixture = try StoreFixture()
        let store = try fixture.open(Self.options)
        var notes = Self.notifications(of: fixture.coordinator).makeAsyncIterator()
        // Its own
        try fixture.insert(store, "Note", ["title": .text("own")])
        let own = try #require(await notes.next())
        #expect(own["last"] == "1")
        #expect(own[NSStoreUUIDKey] == store.identifier)
        #expect(own[NSPersistentStoreURLKey] == "\(fixture.url)")
        // Another coordinator's
        let second = try fixture.second(Self.options)
        try fixture.insert(second, "Note", ["title": .text("second")])
        var last = try #require(await notes.next())
        while last["last"] != "2" { last = try #require(await notes.next()) }
        // Another process's
        let child = Process()
        child.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        child.arguments = ["--testing-library", "swift-testing", "--filter", "remoteChild"]
        child.environment = ProcessInfo.processInfo.environment.merging([Self.key: fixture.url.path]) { $1 }
        child.standardOutput = FileHandle.nullDevice
        child.standardError = FileHandle.nullDevice
        try child.run()
        while last["last"] != "3" { last = try #require(await notes.next()) }
        child.waitUntilExit()
        #expect(try fixture.count(store, "Note") == 3)
    }

    @Test func saysNothingUnlessAsked() throws {
        let fixture = try StoreFixture()
        let store = try fixture.open()
        #expect(store.watch == nil)
        let memory = try fixture.open(Self.options, at: URL(fileURLWithPath: "/dev/null"))
        #expect(memory.watch == nil)
        try fixture.coordinator.remove(try required(memory.store))
        let watched = try fixture.second(Self.options)
        #expect(watched.watch != nil)
        watched.close()
        #expect(watched.watch == nil)
    }
}
