import AppBuilder
import Foundation

/// Prints tests as xcodebuild does, for people and for programs that read it.
final class XcodebuildOutput: TestObserver, @unchecked Sendable {
    private let isQuiet: Bool
    private let lock = NSLock()

    init(isQuiet: Bool) {
        self.isQuiet = isQuiet
    }

    func started(_ target: String, _ test: String) {}
    func ended(_ result: TestCaseResult) {
        // The line that says so never came.
        guard result.outcome == .crashed || result.outcome == .timedOut else { return }
        let name = Self.name(result.test, result.target)
        for failure in result.mistakes {
            show("\(failure.file ?? "<unknown>"):\(failure.line ?? 0): error: \(name) : \(failure.message)")
        }
        show("Test Case '\(name)' failed (\(String(format: "%.3f", result.seconds)) seconds).")
    }

    func printed(_ target: String, _ line: String) {
        if let line = Self.line(line, of: target) { show(line) }
    }

    private func show(_ line: String) {
        if isQuiet, !line.contains(": error: ") { return }
        lock.withLock { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
    }

    /// `-[Module.Class test]`
    private static func name(_ test: String, _ target: String) -> String {
        let parts = test.split(separator: "/")
        return "-[\(module(target)).\(parts.dropLast().joined(separator: "/")) \(parts.last ?? "")]"
    }

    private static func module(_ target: String) -> String {
        String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// A line of XCTest's on Linux, as the one of Xcode writes it.
    static func line(_ line: String, of target: String) -> String? {
        if let match = line.prefixMatch(of: #/Test Case '(.+)\.([^.']+)' (started|passed|failed|skipped)(.*)$/#) {
            let name = "Test Case '-[\(module(target)).\(match.1) \(match.2)]' "
            if match.3 == "started" { return name + "started." }
            return name + match.3 + match.4 + (match.4.hasSuffix(".") ? "" : ".")
        }
        if let match = line.prefixMatch(of: #/(.+?:\d+): error: ([\w.]+)\.(\w+) : (.*)$/#) {
            return "\(match.1): error: -[\(module(target)).\(match.2) \(match.3)] : \(match.4)"
        }
        return line
    }
}
