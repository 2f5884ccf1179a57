import Foundation

/// The Swift packages among the files of an app. Xcode finds a product in any that the project holds, whatever path a
/// manifest gives for it.
struct LocalPackages {
    private let folders: [URL]

    /// Looks through the folders below `root`.
    init(root: URL) {
        var folders: [URL] = []
        var level = [root.standardizedFileURL]
        for _ in 0..<6 {
            var next: [URL] = []
            for folder in level {
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
                if names.contains("Package.swift") { folders.append(folder) }
                for name in names.sorted() where !name.hasPrefix(".") && !Self.skipped.contains(name) {
                    let url = folder.appending(path: name)
                    var isFolder: ObjCBool = false
                    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue,
                        !["xcodeproj", "xcworkspace", "xcassets", "lproj", "framework"].contains(url.pathExtension)
                    else { continue }
                    next.append(url)
                }
            }
            level = next
        }
        self.folders = folders
    }

    private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]

    /// The package that seems to have a product or target of that name: one that only needs it names it by `.product`.
    func folder(of product: String) -> URL? {
        let declared = /(\w+)\s*\(\s*name:\s*"([^"]*)"/
        func hasName(_ folder: URL) -> Bool {
            guard let text = try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8) else {
                return false
            }
            return text.matches(of: declared).contains {
                $0.2 == product && !["product", "byName", "package"].contains($0.1)
            }
        }
        return folders.first { $0.lastPathComponent == product && hasName($0) } ?? folders.first(where: hasName)
    }
}
