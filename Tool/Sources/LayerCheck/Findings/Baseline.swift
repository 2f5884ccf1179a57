import Documents
import Foundation

/// Findings that are known: only others count. Kept by rule, file and subject, so that it holds while lines move.
public struct Baseline: Equatable, Sendable {
    private struct Key: Hashable, Comparable {
        var path: String
        var rule: String
        var subject: String

        init(path: String, rule: String, subject: String) {
            (self.path, self.rule, self.subject) = (path, rule, subject)
        }

        init(_ finding: Finding) {
            self.init(path: finding.path, rule: finding.rule, subject: finding.subject)
        }

        static func < (left: Key, right: Key) -> Bool {
            (left.path, left.rule, left.subject) < (right.path, right.rule, right.subject)
        }
    }

    private var counts: [Key: Int] = [:]

    public init(_ findings: [Finding]) {
        for finding in findings { counts[Key(finding), default: 0] += 1 }
    }

    /// Reads what ``json`` wrote.
    public init(_ data: Data, file: String) throws(CheckError) {
        let root: JSONValue
        do {
            root = try JSONValue(parsing: data)
        } catch {
            let line = data.prefix(error.offset).count { $0 == UInt8(ascii: "\n") } + 1
            throw CheckError("\(file):\(line): error: \(error.message)")
        }
        guard let items = root["findings"]?.items else {
            throw CheckError("\(file):1:1: error: this is no baseline of seam check: it has no findings")
        }
        for (index, item) in items.enumerated() {
            guard let path = item["path"]?.text, let rule = item["rule"]?.text, let subject = item["subject"]?.text
            else {
                throw CheckError("\(file): error: finding \(index + 1) has no path, rule or subject")
            }
            counts[Key(path: path, rule: rule, subject: subject), default: 0] += item["count"]?.int ?? 1
        }
    }

    public var json: String {
        let items = counts.sorted { $0.key < $1.key }.map { key, count in
            JSONValue.object(
                [
                    .init("path", .string(key.path)), .init("rule", .string(key.rule)),
                    .init("subject", .string(key.subject)),
                ] + (count > 1 ? [.init("count", .integer(count))] : []))
        }
        // A line a finding, so that changes read well.
        return "{\n  \"findings\": [\n" + items.map { "    " + $0.json }.joined(separator: ",\n")
            + (items.isEmpty ? "" : "\n") + "  ]\n}\n"
    }

    /// The findings that are not known.
    public func new(among findings: [Finding]) -> [Finding] {
        var left = counts
        return findings.filter { finding in
            let key = Key(finding)
            guard let count = left[key], count > 0 else { return true }
            left[key] = count - 1
            return false
        }
    }
}
