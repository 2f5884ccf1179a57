import Documents
import Foundation

/// Tells of tests in lines of JSON as they happen.
public final class TestLines: TestObserver, @unchecked Sendable {
    private let file: FileHandle
    private let lock = NSLock()

    /// - Parameter file: Where the lines are written.
    public init(_ file: FileHandle) {
        self.file = file
    }

    private func write(_ members: [JSONValue.Member]) {
        lock.withLock { file.write(Data((JSONValue.object(members).json + "\n").utf8)) }
    }

    public func started(_ target: String, _ test: String) {
        write([.init("event", "started"), .init("target", .string(target)), .init("test", .string(test))])
    }

    public func ended(_ result: TestCaseResult) { write([.init("event", "ended")] + Self.members(of: result)) }

    public func printed(_ target: String, _ line: String) {}

    /// The line after the last.
    public func finish(_ results: TestResults) {
        var members: [JSONValue.Member] = [.init("event", "finished"), .init("passed", .bool(results.isPassed))]
        let counts = TestCaseResult.Outcome.allCases.map {
            JSONValue.Member($0.rawValue, .integer(results.count($0)))
        }
        members.append(.init("tests", .object(counts)))
        members.append(
            .init(
                "problems",
                .array(
                    results.problems.map {
                        .object([.init("target", .string($0.target)), .init("text", .string($0.text))])
                    })))
        write(members)
    }

    private static func members(of test: TestCaseResult) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = [
            .init("target", .string(test.target)), .init("test", .string(test.test)),
            .init("outcome", .string(test.outcome.rawValue)), .init("seconds", JSONValue(test.seconds)),
        ]
        if let configuration = test.configuration { members.append(.init("configuration", .string(configuration))) }
        if test.run > 1 { members.append(.init("run", .integer(test.run))) }
        if let reason = test.reason { members.append(.init("reason", .string(reason))) }
        if !test.failures.isEmpty { members.append(.init("failures", .array(test.failures.map(value)))) }
        if !test.stack.isEmpty { members.append(.init("stack", JSONValue(test.stack))) }
        return members
    }

    private static func value(_ failure: TestCaseResult.Failure) -> JSONValue {
        var members: [JSONValue.Member] = [.init("message", .string(failure.message))]
        if let file = failure.file { members.append(.init("file", .string(file))) }
        if let line = failure.line { members.append(.init("line", .integer(line))) }
        if failure.isExpected { members.append(.init("expected", true)) }
        return .object(members)
    }
}
