/// Coverage in the form of lcov.
public struct LCOVReport {
    private let files: [CoveredFile]

    public init(_ files: [CoveredFile]) {
        self.files = files
    }

    public var text: String {
        files.map { file in
            "SF:\(file.path)\n" + file.lines.map { "DA:\($0.number),\($0.count)\n" }.joined()
                + "LF:\(file.lines.count)\nLH:\(file.covered)\nend_of_record\n"
        }.joined()
    }
}
