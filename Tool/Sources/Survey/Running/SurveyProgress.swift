import AppBuilder
import Foundation

/// Says how each checkout came out, as soon as it is known.
final class SurveyProgress: @unchecked Sendable {
    private let lock = NSLock()
    private let total: Int
    private var count = 0

    init(total: Int) {
        self.total = total
    }

    func tell(_ result: SurveyResult, isKept: Bool) {
        lock.withLock {
            count += 1
            let end = result.failure.map { "\($0.title): \($0.message)" } ?? Self.summary(result)
            let time = isKept ? "as before" : "\(result.seconds ?? 0) s"
            Console.print(
                "[\(count)/\(total)] \(result.name)\(result.version.map { "@" + $0 } ?? ""): \(end) (\(time))")
        }
    }

    private static func summary(_ result: SurveyResult) -> String {
        if let module = result.module { return "works: \(module) can be imported" }
        var parts = ["first screen"]
        if result.flow == .yes { parts.append("flow") }
        if result.monkey == .yes { parts.append("random use") }
        if let tests = result.tests, tests.total > 0 { parts.append("\(tests.text) tests") }
        return "works: " + parts.joined(separator: ", ")
    }
}
