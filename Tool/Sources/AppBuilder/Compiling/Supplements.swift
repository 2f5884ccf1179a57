import Foundation

/// Declarations of our own for libraries that cannot have theirs here, since those stand on frameworks that are not here:
/// a file each, `Sources/Supplements/MODULE/NAME.swift`.
struct Supplements {
    let module: String
    let installation: Installation

    private var folder: URL { installation.root.appending(path: "Sources/Supplements").appending(path: module) }

    func file(of name: String) -> URL { folder.appending(path: name + ".swift") }

    /// Those among the names that errors say are missing.
    func named(in places: [SourceLines.Place]) -> Set<String> {
        let names = places.compactMap { $0.message.prefixMatch(of: /cannot find (?:type )?'(\w+)' in scope/)?.1 }
        return Set(names.map(String.init)).filter { FileManager.default.fileExists(atPath: file(of: $0).path) }
    }
}
