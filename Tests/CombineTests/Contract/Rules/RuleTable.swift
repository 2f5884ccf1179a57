import Foundation

/// The table of rules in Combine's documentation.
enum RuleTable {
    /// The cells by operator, in the order of the rules.
    static let rows: [(name: String, cells: [String])] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../../Sources/Apple/Combine/Combine.docc/Rules.md").standardized
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
            let cells = line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            return (cells[0].trimmingCharacters(in: ["`"]), Array(cells.dropFirst()))
        }
    }()

    static func cell(_ name: String, _ rule: Rule) -> String? {
        guard let row = rows.first(where: { $0.name == name }), let index = Rule.allCases.firstIndex(of: rule),
            index < row.cells.count
        else { return nil }
        return row.cells[index]
    }
}
