import Foundation
import Testing

@testable import Trace

@Suite("A page that is open while the app runs")
struct LivePageTests {
    /// The messages that a session sends.
    private final class Messages: @unchecked Sendable {
        private let lock = NSLock()
        private var sent: [Data] = []

        func add(_ data: Data) { lock.withLock { sent.append(data) } }

        func take() throws -> [[String: Any]] {
            let data = lock.withLock {
                defer { sent = [] }
                return sent
            }
            return try data.map { try JSONSerialization.jsonObject(with: $0) as? [String: Any] ?? [:] }
        }
    }

    private let messages = Messages()

    private func session() -> TraceSession {
        let messages = messages
        return TraceSession(
            [.live { messages.add($0) }], title: "App",
            lines: LineFinder(program: URL(fileURLWithPath: "/nowhere"), symbolizer: nil, folders: []),
            layers: ["Model": "view-model"])
    }

    private func names(_ message: [String: Any]) -> [String] {
        (message["activities"] as? [[String: Any]] ?? []).compactMap { $0["words"] as? String }
    }

    @Test("An activity is sent when it has come to rest, and again when something follows from it")
    func changes() throws {
        let session = session()
        session.add(Data("{\"e\":\"b\",\"i\":1,\"t\":1,\"k\":\"touch\",\"n\":\"tap\"}\n".utf8))
        session.pass()
        #expect(try messages.take().isEmpty)
        session.add(Data("{\"e\":\"x\",\"i\":1,\"t\":5}\n".utf8))
        session.pass()
        session.pass()
        let first = try messages.take()
        #expect(first.count == 1 && first.first?["isWhole"] as? Bool == false)
        #expect(first.first.map(names) == ["tap"])
        session.add(
            Data(
                """
                {"e":"b","i":2,"p":1,"t":7,"k":"hop","n":"layout"}
                {"e":"b","i":3,"p":2,"t":7,"k":"call","n":"Model.load()"}
                {"e":"x","i":3,"t":8}
                {"e":"x","i":2,"t":8}

                """.utf8))
        session.pass()
        let second = try #require(try messages.take().first)
        let activity = try #require((second["activities"] as? [[String: Any]])?.first)
        #expect(activity["id"] as? Int == 1 && (activity["children"] as? [Any])?.count == 1)
    }

    @Test("A page that comes later gets everything")
    func whole() throws {
        let session = session()
        session.add(
            Data(
                """
                {"e":"b","i":1,"t":1,"k":"touch","n":"tap"}
                {"e":"x","i":1,"t":5}
                {"e":"pic","t":6,"data":"AAAA"}
                {"e":"b","i":2,"t":9,"k":"touch","n":"swipe"}
                {"e":"x","i":2,"t":12}

                """.utf8))
        session.pass()
        _ = try messages.take()
        session.refresh()
        let message = try #require(try messages.take().first)
        #expect(message["isWhole"] as? Bool == true && names(message) == ["tap", "swipe"])
        #expect((message["pictures"] as? [Any])?.count == 1 && message["from"] as? Int == 1)
        // What has been sent is not sent again.
        session.pass()
        #expect(try messages.take().isEmpty)
    }

    @Test("The files of the page name each other, and have no code in them that a policy would refuse")
    func files() throws {
        let files = TraceSession.pageFiles(title: "A & B")
        let page = try #require(files[""])
        for name in files.keys where !name.isEmpty { #expect(page.contains("\"\(name)\"")) }
        #expect(page.contains("A &amp; B") && !page.contains("style=") && !page.contains("<style"))
        #expect(!page.contains("{script}") && !page.contains("Content-Security-Policy"))
    }
}
