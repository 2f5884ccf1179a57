import Foundation

/// The modules that Swift files import, as their lines say.
enum ImportedModules {
    /// Of the files in `folders`; what was checked in from elsewhere, and what git keeps, does not count.
    static func names(in folders: [URL]) -> Set<String> {
        var names: Set<String> = []
        for folder in folders {
            let files = FileManager.default.enumerator(atPath: folder.path)
            while let path = files?.nextObject() as? String {
                if ["Pods", "Carthage", ".git", ".build"].contains((path as NSString).lastPathComponent) {
                    files?.skipDescendants()
                } else if path.hasSuffix(".swift"), !path.hasSuffix("Package.swift") {
                    names.formUnion(self.names(in: folder.appending(path: path)))
                }
            }
        }
        return names
    }

    private static func names(in file: URL) -> Set<String> {
        let text = String(decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
        var names: Set<String> = []
        for line in text.split(separator: "\n") where line.contains("import ") {
            if let match = line.firstMatch(
                of:
                    /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public |internal |private |package |fileprivate )?import\s+(?:(?:class|struct|enum|protocol|func|typealias|let|var)\s+)?(\w+)/
            ) {
                names.insert(String(match.1))
            }
        }
        return names
    }
}
