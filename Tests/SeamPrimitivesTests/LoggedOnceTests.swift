import Foundation
import Testing

@testable import SeamPrimitives

@Suite(.serialized) struct LoggedOnceTests {
    /// What `body` writes to standard error.
    private func written(_ body: () -> Void) -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let kept = dup(STDERR_FILENO)
        let target = open(file.path, O_CREAT | O_WRONLY | O_TRUNC, 0o600)
        dup2(target, STDERR_FILENO)
        close(target)
        body()
        dup2(kept, STDERR_FILENO)
        close(kept)
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }

    @Test func aMessageIsWrittenOnce() {
        let (first, second) = ("first \(UUID())", "second \(UUID())")
        let text = written {
            for _ in 0..<3 { LoggedOnce.say(first) }
            LoggedOnce.say(second)
            LoggedOnce.say(first)
        }
        let lines = text.split(separator: "\n").filter { $0 == first || $0 == second }
        #expect(lines.map(String.init) == [first, second])
    }
}
