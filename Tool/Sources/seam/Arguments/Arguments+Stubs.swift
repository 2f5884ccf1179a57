import AppBuilder
import Documents
import Foundation

extension NetworkStub {
    /// `HOST=DIR` or `HOST=http://ADDRESS`.
    init(_ text: String) throws(BuildError) {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, !parts[0].contains("/"), !parts[1].isEmpty else {
            throw BuildError(.usage, "seam: --stub is \"\(text)\"; it is HOST=DIR or HOST=http://ADDRESS")
        }
        if parts[1].hasPrefix("http://") || parts[1].hasPrefix("https://") {
            guard URL(string: parts[1])?.host != nil else {
                throw BuildError(.usage, "seam: --stub \(text): \(parts[1]) is no address")
            }
            self.init(host: parts[0], target: parts[1])
            return
        }
        let folder = URL(fileURLWithPath: parts[1]).standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw BuildError(.usage, "seam: --stub \(text): there is no folder \(folder.path)")
        }
        self.init(host: parts[0], target: folder.path)
    }
}

extension Arguments {
    /// The hosts of `--stub`.
    func stubs() throws(BuildError) -> [NetworkStub] {
        try values(.stub).map { (text) throws(BuildError) in try NetworkStub(text) }
    }
}
