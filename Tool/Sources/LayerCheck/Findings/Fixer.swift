import Foundation

/// Writes the edits of findings into their files.
public enum Fixer {
    /// Mends what can be mended; each file is written whole or not at all.
    ///
    /// - Returns: How many findings were mended.
    public static func mend(_ findings: [Finding], in root: URL) throws(CheckError) -> Int {
        var count = 0
        for (path, group) in Dictionary(grouping: findings.filter { !$0.fix.isEmpty }, by: \.path) {
            let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : root.appending(path: path)
            guard let data = FileManager.default.contents(atPath: url.path) else { continue }
            var bytes = Array(data)
            var low = Int.max
            // From the end, so that offsets before stay right.
            for finding in group.sorted(by: { $0.fix[0].range.lowerBound > $1.fix[0].range.lowerBound }) {
                let edits = finding.fix.sorted { $0.range.lowerBound > $1.range.lowerBound }
                guard let last = edits.first, last.range.upperBound <= min(low, bytes.count) else { continue }
                for edit in edits { bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8)) }
                low = edits[edits.count - 1].range.lowerBound
                count += 1
            }
            do {
                try Data(bytes).write(to: url, options: .atomic)
            } catch {
                throw CheckError("seam: \(path) cannot be written: \(error.localizedDescription)")
            }
        }
        return count
    }
}
