import Foundation
import LayerCheck

/// What the texts of the course take from elsewhere, so that they say nothing that is not so any longer.
struct CourseExcerpts {
    let root: URL

    /// - Parameters:
    ///   - kind: `code`, `trace`, `check`, `cell`, `lines`, `bytes`, `kilobytes`, `blocks`, `times`, `stations` or `size`.
    func excerpt(_ kind: String, _ arguments: [String]) throws(GenerationError) -> String {
        let first = arguments.first ?? ""
        let second = arguments.count > 1 ? arguments[1] : nil
        switch kind {
        case "code": return try code(first, from: second)
        case "trace": return "```\n" + (try trace(first, second)) + "\n```"
        case "stations": return "\(try stations(first, second))"
        case "check": return try check(first, second)
        case "cell": return try cell(arguments)
        case "lines":
            var count = 0
            for path in arguments { count += try lines(path) }
            return "\(count)"
        case "bytes": return BindingCostGenerator.whole(try binding(first, second).bytes)
        case "kilobytes":
            guard let count = Double(first), let second else { throw GenerationError("kilobytes of what?") }
            return String(format: "%.0f", count * (try binding(second, nil).bytes) / 1_000)
        case "blocks":
            let costs = try binding(first, second)
            return String(format: "%.1f", costs["allocations of a value"] + costs["allocations of a binding"])
        case "times":
            let (costs, baseline) = (try binding(first, second), try binding("plain closure", nil))
            return String(format: "%.0f", costs.bytes / baseline.bytes)
        case "size": return try size(first, second)
        default: throw GenerationError("nothing is called \"\(kind)\"")
        }
    }

    private func text(_ path: String) throws(GenerationError) -> String {
        guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
            throw GenerationError("\(path) cannot be read")
        }
        return text
    }

    // MARK: Code

    /// A file, or the declaration in it whose first line has a text in it.
    private func code(_ path: String, from start: String?) throws(GenerationError) -> String {
        var lines = try text(path).trimmingCharacters(in: .newlines).components(separatedBy: "\n")
        if let start {
            guard let first = lines.firstIndex(where: { $0.contains(start) }) else {
                throw GenerationError("\(path) has no line with \"\(start)\"")
            }
            let indentation = lines[first].prefix { $0 == " " }
            let isBlock = lines[first].hasSuffix("{") || lines[first].hasSuffix("(")
            let last =
                isBlock
                ? lines[first...].dropFirst().firstIndex {
                    $0.hasPrefix(indentation + "}") || $0.hasPrefix(indentation + ")")
                }
                : first
            guard let last else { throw GenerationError("\(path): what begins with \"\(start)\" has no end") }
            lines = lines[first...last].map { String($0.dropFirst(indentation.count)) }
        }
        return "```swift\n" + lines.joined(separator: "\n") + "\n```"
    }

    /// How many lines of a Swift file, or of those in a folder, have code on them.
    private func lines(_ path: String) throws(GenerationError) -> Int {
        var files = [path]
        if !path.hasSuffix(".swift") {
            let names = FileManager.default.enumerator(atPath: root.appending(path: path).path)
            files = (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.map {
                path + "/" + $0
            }
            guard !files.isEmpty else { throw GenerationError("\(path) has no Swift in it") }
        }
        var count = 0
        for file in files {
            count += try text(file).components(separatedBy: "\n").count { line in
                let words = line.trimmingCharacters(in: .whitespaces)
                return !words.isEmpty && !words.hasPrefix("//")
            }
        }
        return count
    }

    // MARK: Traces

    /// The part of a recorded trace with a word in it, or its first.
    private func trace(_ name: String, _ word: String?) throws(GenerationError) -> String {
        let path = "Tests/Traces/\(name).txt"
        let parts = try text(path).trimmingCharacters(in: .newlines).components(separatedBy: "\n\n")
        guard let part = parts.first(where: { part in word.map { part.contains($0) } ?? true }) else {
            throw GenerationError("\(path) has no part with \"\(word ?? "")\"")
        }
        // What stands at the right would be out of sight.
        return part.components(separatedBy: "\n").map { line in
            let indentation = line.prefix { $0 == " " }
            let words = line.dropFirst(indentation.count).replacing(#/ {2,}(?=\S+:\d+$)/#, with: "  ")
            return indentation + words
        }.joined(separator: "\n")
    }

    /// How many operators the first chain in a trace goes through.
    private func stations(_ name: String, _ word: String?) throws(GenerationError) -> Int {
        let lines = try trace(name, word).components(separatedBy: "\n")
        guard let chain = lines.first(where: { $0.contains(#/ → (sink|subscribe)( |$)/#) }) else {
            throw GenerationError("\(name) has no chain")
        }
        return chain.components(separatedBy: " → ").count
    }

    // MARK: Findings

    /// What `seam check` finds in a folder.
    ///
    /// - Parameter place: What the folder is called where the reader calls the command.
    private func check(_ path: String, _ place: String?) throws(GenerationError) -> String {
        var findings: [Finding] = []
        do throws(CheckError) {
            findings = try LayerChecker(path: root.appending(path: path).path).findings()
        } catch {
            throw GenerationError(error.message)
        }
        guard !findings.isEmpty else { throw GenerationError("nothing is found in \(path)") }
        let lines = findings.map {
            "\(place ?? path)/\($0.path):\($0.line):\($0.column): warning: \($0.message) [\($0.rule)]"
        }
        return "```\n" + lines.joined(separator: "\n") + "\n```"
    }

    // MARK: Figures

    /// A cell of a table: the file, how its row begins, and the number of its column.
    private func cell(_ arguments: [String]) throws(GenerationError) -> String {
        guard arguments.count == 3, let column = Int(arguments[2]) else {
            throw GenerationError("a cell is a file, the beginning of a row, and a column")
        }
        let rows = try text(arguments[0]).components(separatedBy: "\n")
        guard let row = rows.first(where: { $0.hasPrefix("| " + arguments[1]) }) else {
            throw GenerationError("\(arguments[0]) has no row that begins with \"\(arguments[1])\"")
        }
        let cells = row.components(separatedBy: "|")
        guard cells.indices.contains(column) else { throw GenerationError("the row has no cell \(column)") }
        return cells[column].trimmingCharacters(in: .whitespaces)
    }

    private func binding(_ title: String, _ way: String?) throws(GenerationError) -> BindingCosts.Dialect {
        try BindingCosts(root).dialect(title, way: way ?? "one way")
    }

    /// A percentile of the sizes of types in public apps, or how many apps there are.
    private func size(_ name: String, _ percentile: String?) throws(GenerationError) -> String {
        let path = "Documentation/Check/Sizes.json"
        let sizes = try? JSONSerialization.jsonObject(with: Data(try text(path).utf8)) as? [String: Any]
        if let count = sizes?[name] as? Int { return "\(count)" }
        guard let values = (sizes?[name] as? [Int])?.sorted(), let last = values.indices.last,
            let share = Int(percentile ?? "")
        else { throw GenerationError("\(path) has no \(name)") }
        return "\(values[last * share / 100])"
    }
}
