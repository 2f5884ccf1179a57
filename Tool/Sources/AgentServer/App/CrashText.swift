import Documents
import Foundation

/// The command's report on an app that has crashed.
struct CrashText: Equatable {
    /// An author's line that led to the crash.
    struct Frame: Equatable {
        var place: SourcePlace
        var function: String

        var json: JSONValue { .object(place.members + [.init("function", .string(function))]) }
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
            guard let match = line.wholeMatch(of: #/\s\s(/[^:]+):(\d+):(\d+): (.*)/#), let number = Int(match.2) else {
                continue
            }
            frames.append(
                Frame(
                    place: SourcePlace(file: String(match.1), line: number, column: Int(match.3)),
                    function: String(match.4)))
        }
    }
}
