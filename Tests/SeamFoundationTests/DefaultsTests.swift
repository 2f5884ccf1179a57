import Foundation
import SeamFoundation
import Synchronization
import Testing

@Suite struct DefaultsTests {
    private let suite = "defaults-\(UUID().uuidString)"

    private func withDefaults<Result>(_ body: (UserDefaults) throws -> Result) rethrows -> Result {
        let defaults = UserDefaults(suiteName: suite)!
        defer { defaults.removePersistentDomain(forName: suite) }
        return try body(defaults)
    }

    @Test func settingNilRemoves() {
        withDefaults { defaults in
            defaults.set("a", forKey: "text")
            defaults.set(nil, forKey: "text")
            #expect(defaults.object(forKey: "text") == nil)
        }
    }

    @Test(arguments: ["https://example.com/a?b=c#d", "mailto:a@example.com", "file:///tmp/a%20b"])
    func urlsComeBack(_ text: String) throws {
        try withDefaults { defaults in
            let url = try #require(URL(string: text))
            defaults.set(url, forKey: "url")
            #expect(defaults.url(forKey: "url")?.absoluteString == text)
        }
    }

    @Test func filesAreKeptByTheirPath() {
        withDefaults { defaults in
            defaults.set(URL(fileURLWithPath: NSHomeDirectory() + "/notes.txt"), forKey: "url")
            #expect(defaults.string(forKey: "url") == "~/notes.txt")
            #expect(defaults.url(forKey: "url")?.path == NSHomeDirectory() + "/notes.txt")
        }
    }

    @Test func numbersAreOfEveryKind() {
        withDefaults { defaults in
            defaults.set(3, forKey: "whole")
            #expect(defaults.object(forKey: "whole") as? Int == 3)
            #expect(defaults.object(forKey: "whole") as? Double == 3)
            #expect(defaults.string(forKey: "whole") == "3")
            #expect(defaults.bool(forKey: "whole"))
            defaults.set(2.5, forKey: "real")
            #expect(defaults.object(forKey: "real") as? Double == 2.5)
            #expect(defaults.integer(forKey: "real") == 2)
            #expect(defaults.float(forKey: "real") == 2.5)
            defaults.set(true, forKey: "flag")
            #expect(defaults.object(forKey: "flag") as? Bool == true)
            #expect(defaults.integer(forKey: "flag") == 1)
            defaults.set("42 apples", forKey: "text")
            #expect(defaults.integer(forKey: "text") == 42)
            #expect(defaults.double(forKey: "text") == 42)
            defaults.set("YES", forKey: "text")
            #expect(defaults.bool(forKey: "text"))
        }
    }

    @Test func collectionsHaveNoOptionals() throws {
        try withDefaults { defaults in
            defaults.set(["여름": [1, 2], "date": Date(timeIntervalSince1970: 0)] as [String: Any], forKey: "map")
            let found = try #require(defaults.dictionary(forKey: "map"))
            #expect(found["여름"] as? [Int] == [1, 2])
            #expect(found["여름"] as? [Double] == [1, 2])
            #expect(!"\(found)".contains("Optional"))
            #expect(defaults.object(forKey: "map") is NSDictionary)
            defaults.set([["a": 1], ["b": 2]], forKey: "list")
            #expect(defaults.array(forKey: "list") as? [[String: Int]] == [["a": 1], ["b": 2]])
            #expect(defaults.object(forKey: "list") as? [[String: Int]] == [["a": 1], ["b": 2]])
            defaults.set(["b", "a"], forKey: "texts")
            #expect(defaults.stringArray(forKey: "texts") == ["b", "a"])
            #expect(defaults.stringArray(forKey: "list") == nil)
        }
    }

    @Test func registeredValuesAnswerLast() {
        withDefaults { defaults in
            defaults.register(defaults: ["\(suite).volume": 7])
            #expect(defaults.integer(forKey: "\(suite).volume") == 7)
            defaults.set(2, forKey: "\(suite).volume")
            #expect(defaults.object(forKey: "\(suite).volume") as? Int == 2)
            defaults.removeObject(forKey: "\(suite).volume")
            #expect(defaults.object(forKey: "\(suite).volume") as? Double == 7)
        }
    }

    @Test func changesAreTold() {
        withDefaults { defaults in
            let count = Mutex(0)
            let observer = NotificationCenter.default.addObserver(
                forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
            ) { _ in count.withLock { $0 += 1 } }
            defer { NotificationCenter.default.removeObserver(observer) }
            defaults.set(1, forKey: "a")
            defaults.set("b", forKey: "a")
            defaults.removeObject(forKey: "a")
            #expect(count.withLock { $0 } == 3)
        }
    }
}
