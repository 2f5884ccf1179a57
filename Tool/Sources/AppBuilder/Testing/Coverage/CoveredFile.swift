/// How often the lines of a file were run.
public struct CoveredFile: Codable, Hashable, Sendable {
    public var path: String
    /// Line and count, for lines with code.
    public var lines: [Line]

    public struct Line: Codable, Hashable, Sendable {
        public var number: Int
        public var count: Int
    }

    public var covered: Int { lines.count { $0.count > 0 } }
    /// 100 for a file without code.
    public var percent: Double { lines.isEmpty ? 100 : Double(covered) / Double(lines.count) * 100 }

    /// The share of the lines of all files, of 100.
    public static func percent(of files: [CoveredFile]) -> Double {
        let all = files.reduce(0) { $0 + $1.lines.count }
        return all == 0 ? 100 : Double(files.reduce(0) { $0 + $1.covered }) / Double(all) * 100
    }
}
