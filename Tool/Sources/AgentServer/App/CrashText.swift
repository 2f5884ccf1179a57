import Documents
import Foundation

/// The command's report on an app that has crashed.
struct CrashText: Equatable {
    /// An author's line that led to the crash.
    struct Frame: Equatable {
        var file: String
        /// Nil if the compiler gave it none.
        var place: SourcePlace?
        var function: String

        var json: JSONValue {
            .object((place?.members ?? [.init("file", .string(file))]) + [.init("function", .string(function))])
        }
    }

    /// `Tasks crashed: signal 5 (a failed check: see the message above)`
    var headline: String
    /// The lines before, which may hold the reason, and all of the report.
    var text: String
    /// The innermost first.
    var frames: [Frame] = []

    /// Finds the report at the end of an app's output; nil if there is none.
    init?(_ output: String) {
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        guard let index = lines.lastIndex(where: { $0.hasPrefix("seam: ") && $0.contains(" crashed: ") }) else {
            return nil
        }
        headline = String(lines[index].dropFirst(6))
        if headline.hasSuffix(", in") { headline.removeLast(4) }
        text = lines[max(0, index - 10)...].joined(separator: "\n").trimmingCharacters(in: .newlines)
        for line in lines[(index + 1)...] {
            guard let match = line.wholeMatch(of: #/\s\s(/[^:]+)(?::(\d+):(\d+))?: (.*)/#) else { continue }
            let file = String(match.1)
            let place = match.2.flatMap { Int($0) }.map {
                SourcePlace(file: file, line: $0, column: match.3.flatMap { Int($0) })
            }
            frames.append(Frame(file: file, place: place, function: String(match.4)))
        }
    }
}
