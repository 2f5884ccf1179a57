import Foundation

/// The comments of a file that allow what a rule would report: `// seam:allow RULE reason`, on the line or the one above.
struct Allowances {
    private var rules: [Int: Set<String>] = [:]

    init(_ text: String) {
        // Few files have any, and looking at each line takes as long as parsing it.
        guard text.range(of: "seam:allow", options: .literal) != nil else { return }
        var number = 0
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            guard let match = line.firstMatch(of: /\/\/\s*seam:allow\s+([\w\-,]+)/) else { continue }
            let names = Set(match.1.split(separator: ",").map(String.init))
            rules[number, default: []].formUnion(names)
            // A comment on a line of its own is about the next.
            if line.prefix(while: \.isWhitespace).endIndex == match.range.lowerBound {
                rules[number + 1, default: []].formUnion(names)
            }
        }
    }

    func allow(_ rule: String, at line: Int) -> Bool { rules[line]?.contains(rule) == true }
}
