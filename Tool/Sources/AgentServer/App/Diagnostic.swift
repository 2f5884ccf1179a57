import Documents
import Foundation

/// Something that a compiler or the command says of a line.
struct Diagnostic: Equatable {
    var place: SourcePlace
    /// `error`, `warning` or `note`.
    var severity: String
    var message: String
    /// The line of the source and the mark below it.
    var excerpt: String?

    var json: JSONValue {
        var members = place.members
        members += [.init("severity", .string(severity)), .init("message", .string(message))]
        if let excerpt { members.append(.init("excerpt", .string(excerpt))) }
        return .object(members)
    }

    /// Reads lines such as `/path/File.swift:3:5: error: message`, each with the lines that follow it.
    static func list(in text: String) -> [Diagnostic] {
        var result: [Diagnostic] = []
        var excerpt: [Substring] = []
        func close() {
            while excerpt.last?.allSatisfy(\.isWhitespace) == true { excerpt.removeLast() }
            if !excerpt.isEmpty, !result.isEmpty {
                result[result.count - 1].excerpt = excerpt.joined(separator: "\n")
            }
            excerpt = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let match = line.wholeMatch(of: /(\/[^:]+):(\d+)(?::(\d+))?: (error|warning|note): (.*)/),
                let number = Int(match.2)
            {
                close()
                let place = SourcePlace(file: String(match.1), line: number, column: match.3.flatMap { Int($0) })
                result.append(Diagnostic(place: place, severity: String(match.4), message: String(match.5)))
            } else if line.hasPrefix("seam: ") {
                close()
            } else if !result.isEmpty {
                excerpt.append(line)
            }
        }
        close()
        return result
    }
}
