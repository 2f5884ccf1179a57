import Foundation
import Testing

@testable import SeamFoundation

@Suite struct UbiquitousStoreTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)/values.plist")

    @Test func valuesAreThereAfterASecondStart() {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let store = NSUbiquitousKeyValueStore(file: file)
        store.set("text", forKey: "string")
        store.set(true, forKey: "flag")
        store.set(2.5, forKey: "double")
        store.set(Int64.max, forKey: "number")
        store.set([1, 2], forKey: "list")
        store.set(["a": "b"], forKey: "dictionary")
        store.set(Data([1]), forKey: "data")
        store.set("gone", forKey: "gone")
        store.removeObject(forKey: "gone")
        let second = NSUbiquitousKeyValueStore(file: file)
        #expect(second.string(forKey: "string") == "text")
        #expect(second.bool(forKey: "flag"))
        #expect(second.double(forKey: "double") == 2.5)
        #expect(second.longLong(forKey: "number") == .max)
        #expect(second.array(forKey: "list") as? [Int] == [1, 2])
        #expect(second.dictionary(forKey: "dictionary") as? [String: String] == ["a": "b"])
        #expect(second.data(forKey: "data") == Data([1]))
        #expect(second.object(forKey: "gone") == nil && !second.bool(forKey: "gone"))
        #expect(second.dictionaryRepresentation.count == 7)
    }

    @Test func whatIsTooMuchIsNotKept() {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let store = NSUbiquitousKeyValueStore(file: file)
        store.set("before", forKey: "value")
        store.set(Data(count: 2 << 20), forKey: "value")
        store.set("x", forKey: String(repeating: "k", count: 65))
        store.set(NSObject(), forKey: "object")
        #expect(store.dictionaryRepresentation.keys.sorted() == ["value"])
        #expect(store.string(forKey: "value") == "before")
    }

    @Test func aDamagedFileHoldsNothing() throws {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("<plist><dict>".utf8).write(to: file)
        let store = NSUbiquitousKeyValueStore(file: file)
        #expect(store.dictionaryRepresentation.isEmpty)
        store.set("new", forKey: "value")
        #expect(NSUbiquitousKeyValueStore(file: file).string(forKey: "value") == "new")
    }
}
