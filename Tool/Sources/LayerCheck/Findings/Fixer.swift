import Foundation

/// Writes the edits of findings into their files.
public enum Fixer {
    /// Mends what can be mended. Each file is written whole or not at all, and not if it parsed before and would not after.
    ///
    /// Where two mends touch the same code, one is made; the other's is there to be made after the next check.
    ///
    /// - Returns: How many findings were mended.
    public static func mend(_ findings: [Finding], in root: URL) throws(CheckError) -> Int {
        var count = 0
        for (path, group) in Dictionary(grouping: findings.filter { !$0.fix.isEmpty }, by: \.path) {
            let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : root.appending(path: path)
            guard let data = FileManager.default.contents(atPath: url.path) else { continue }
            // What is no UTF-8 was read as something else than it is, so that places in it are not sure.
            guard let text = String(data: data, encoding: .utf8) else { continue }
            let (bytes, mended) = mended(Array(data), by: group)
            guard mended > 0, SourceFile.parses(String(decoding: bytes, as: UTF8.self)) || !SourceFile.parses(text)
            else { continue }
            do {
                try Data(bytes).write(to: url, options: .atomic)
            } catch {
                throw CheckError("seam: \(path) cannot be written: \(error.localizedDescription)")
            }
            count += mended
        }
        return count
    }

    /// Whether a source has no error of syntax.
    package static func parses(_ text: String) -> Bool { SourceFile.parses(text) }

    /// The text of a file with the edits of findings, and of how many.
    package static func mended(_ bytes: [UInt8], by findings: [Finding]) -> ([UInt8], Int) {
        var edits: [Finding.Edit] = []
        var count = 0
        for finding in findings where !finding.fix.isEmpty {
            let isFree = finding.fix.allSatisfy { edit in
                edit.range.upperBound <= bytes.count && !edits.contains { $0.touches(edit) }
            }
            guard isFree else { continue }
            edits += finding.fix
            count += 1
        }
        var result = bytes
        // From the end, so that offsets before stay right.
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: Array(edit.text.utf8))
        }
        return (result, count)
    }
}

extension Finding.Edit {
    /// Whether two edits change the same bytes, or write at the same place.
    fileprivate func touches(_ other: Self) -> Bool {
        range.lowerBound <= other.range.upperBound && other.range.lowerBound <= range.upperBound
    }
}
