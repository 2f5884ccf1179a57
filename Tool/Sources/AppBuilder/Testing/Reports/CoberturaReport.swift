import Foundation

/// Coverage in the XML form of Cobertura.
public struct CoberturaReport {
    private let files: [CoveredFile]
    private let root: String

    /// - Parameter root: The folder of the repository: files are named by their paths in it.
    public init(_ files: [CoveredFile], root: String) {
        self.files = files
        self.root = root.hasSuffix("/") ? root : root + "/"
    }

    public var text: String {
        let valid = files.reduce(0) { $0 + $1.lines.count }
        let covered = files.reduce(0) { $0 + $1.covered }
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <coverage line-rate="\(rate(covered, valid))" lines-covered="\(covered)" lines-valid="\(valid)" \
            branch-rate="0" version="1" timestamp="0">
              <sources><source>\(root.asXML)</source></sources>
              <packages><package name="" line-rate="\(rate(covered, valid))" branch-rate="0"><classes>

            """
        for file in files {
            let path = file.path.hasPrefix(root) ? String(file.path.dropFirst(root.count)) : file.path
            text += "    <class name=\"\(path.asXML)\" filename=\"\(path.asXML)\" "
            text += "line-rate=\"\(rate(file.covered, file.lines.count))\" branch-rate=\"0\"><methods/><lines>\n"
            for line in file.lines { text += "      <line number=\"\(line.number)\" hits=\"\(line.count)\"/>\n" }
            text += "    </lines></class>\n"
        }
        return text + "  </classes></package></packages>\n</coverage>\n"
    }

    private func rate(_ part: Int, _ whole: Int) -> String {
        String(format: "%.4f", whole == 0 ? 1 : Double(part) / Double(whole))
    }
}
