import Documents
import Foundation

/// Understands what a process with tests tells: ``TestMessage``s, and the lines of Swift Testing's event stream.
struct TestEventReader {
    /// What a line says.
    enum Event: Hashable {
        case listed(String)
        case started(String)
        case failed(String, TestCaseResult.Failure)
        case skipped(String, reason: String?)
        case attached(String, file: String)
        case ended(String, seconds: Double)
        case finished
    }

    /// When tests of Swift Testing began, by the clock of their process.
    private var starts: [String: Double] = [:]
    /// Names of tests that are functions.
    private var functions: Set<String> = []
    private var rest = Data()

    /// Returns what the lines say that are complete with these bytes.
    mutating func read(_ data: Data) -> [Event] {
        rest += data
        var events: [Event] = []
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let line = rest[rest.startIndex..<end]
            rest = Data(rest[(end + 1)...])
            if let value = try? JSONValue(parsing: line), let event = event(value) { events.append(event) }
        }
        return events
    }

    private mutating func event(_ value: JSONValue) -> Event? {
        if let payload = value["payload"] {
            switch value["kind"]?.text {
            case "test": return discovered(payload)
            case "event": return streamed(payload)
            default: return nil
            }
        }
        guard let data = value.json.data(using: .utf8),
            let message = try? JSONDecoder().decode(TestMessage.self, from: data)
        else { return nil }
        switch message.kind {
        case .listed: return .listed(message.test)
        case .started: return .started(message.test)
        case .failed:
            return .failed(
                message.test,
                .init(
                    message: message.text ?? "", file: message.file, line: message.line,
                    isExpected: message.isExpected ?? false))
        case .skipped: return .skipped(message.test, reason: message.text)
        case .attached: return .attached(message.test, file: message.text ?? "")
        case .ended: return .ended(message.test, seconds: message.seconds ?? 0)
        case .finished: return .finished
        }
    }

    // MARK: Swift Testing

    private mutating func discovered(_ test: JSONValue) -> Event? {
        guard test["kind"]?.text == "function", let id = test["id"]?.text else { return nil }
        let name = Self.name(of: id)
        functions.insert(name)
        return .listed(name)
    }

    private mutating func streamed(_ event: JSONValue) -> Event? {
        let name = event["testID"]?.text.map(Self.name) ?? ""
        let now = event["instant"]?["absolute"]?.double ?? 0
        switch event["kind"]?.text {
        case "testStarted":
            guard functions.contains(name) else { return nil }
            starts[name] = now
            return .started(name)
        case "issueRecorded": return .failed(name, Self.failure(event))
        case "testSkipped":
            guard functions.contains(name) else { return nil }
            let text = Self.message(event, "skip")
            return .skipped(name, reason: text?.firstMatch(of: /skipped: "(.*)"$/).map { String($0.1) })
        case "testEnded":
            guard functions.contains(name) else { return nil }
            return .ended(name, seconds: starts[name].map { now - $0 } ?? 0)
        default: return nil
        }
    }

    /// `Suite/test()` of `Module.Suite/test()/File.swift:3:2`.
    static func name(of id: String) -> String {
        var name = Substring(id)
        if let dot = name.firstIndex(of: ".") { name = name[name.index(after: dot)...] }
        // Functions have their place at the end; names between backticks may have slashes.
        if let place = name.range(of: "/[^/]*\\.swift:[0-9]+:[0-9]+$", options: .regularExpression) {
            name = name[..<place.lowerBound]
        }
        return String(name)
    }

    private static func failure(_ event: JSONValue) -> TestCaseResult.Failure {
        let issue = event["issue"]
        let place = issue?["sourceLocation"]
        var text = message(event, nil) ?? "an issue"
        if let match = text.firstMatch(of: Self.introduction) { text = String(text[match.range.upperBound...]) }
        let details = (event["messages"]?.items ?? []).dropFirst().compactMap { $0["text"]?.text }
        return TestCaseResult.Failure(
            message: ([text] + details).joined(separator: "\n"),
            file: (place?["_filePath"] ?? place?["filePath"])?.text, line: place?["line"]?.int,
            isExpected: issue?["isKnown"]?.bool == true || issue?["isFailure"]?.bool == false)
    }

    /// What stands before the words of an issue.
    private nonisolated(unsafe) static let introduction =
        #/recorded an? (?:known )?(?:issue|warning)(?: with[^:]*)?(?: at [^:]+:\d+:\d+)?: /#

    private static func message(_ event: JSONValue, _ symbol: String?) -> String? {
        let messages = event["messages"]?.items ?? []
        return messages.first { symbol == nil || $0["symbol"]?.text == symbol }?["text"]?.text
    }
}
