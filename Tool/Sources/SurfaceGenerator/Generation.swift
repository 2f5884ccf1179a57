import Foundation

/// Writes generated files, or tells which are not as they would be written.
public struct Generation {
    /// How a file in the repository differs from what is generated.
    public struct Difference: Equatable, CustomStringConvertible {
        public enum Kind: Equatable { case missing, stale, orphan }

        public var path: String
        public var kind: Kind

        public var description: String {
            switch kind {
            case .missing: "\(path): error: this file is generated and is not there; run `seam generate`"
            case .stale: "\(path): error: the declarations have changed; run `seam generate`"
            case .orphan: "\(path): error: nothing generates this file any more; `seam generate` removes it"
            }
        }
    }

    private let root: URL
    private let generators: [any FileGenerator]

    public init(root: URL, generators: [any FileGenerator] = FileGenerators.all) {
        self.root = root
        self.generators = generators
    }

    /// The differences, in order of path.
    public func differences() throws(GenerationError) -> [Difference] {
        try compare().map(\.difference)
    }

    /// Writes what differs and removes what nothing generates any more. Returns what was done.
    public func write() throws(GenerationError) -> [Difference] {
        var done = try writeOnce()
        // Lists of what there is read what was just written.
        var latest = done
        for _ in 0..<2 where !latest.isEmpty {
            latest = try writeOnce()
            done += latest.filter { !done.contains($0) }
        }
        return done
    }

    private func writeOnce() throws(GenerationError) -> [Difference] {
        let changes = try compare()
        for (difference, contents) in changes {
            let place = root.appending(path: difference.path)
            do {
                if let contents {
                    try FileManager.default.createDirectory(
                        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try contents.write(to: place, atomically: true, encoding: .utf8)
                } else {
                    try FileManager.default.removeItem(at: place)
                }
            } catch {
                throw GenerationError("\(difference.path) cannot be written: \(error.localizedDescription)")
            }
        }
        return changes.map(\.difference)
    }

    private func compare() throws(GenerationError) -> [(difference: Difference, contents: String?)] {
        let surfaces = Surfaces(root: root)
        var files: [String: String] = [:]
        for generator in generators {
            for file in try generator.files(from: surfaces) {
                guard Self.isPlace(file.path) else {
                    throw GenerationError(
                        "\(file.path) is neither in a folder called Generated nor in Documentation nor a README")
                }
                guard files.updateValue(file.contents, forKey: file.path) == nil else {
                    throw GenerationError("two generators make \(file.path)")
                }
            }
        }
        var changes: [(difference: Difference, contents: String?)] = []
        for (path, contents) in files {
            guard let data = FileManager.default.contents(atPath: root.appending(path: path).path) else {
                changes.append((Difference(path: path, kind: .missing), contents))
                continue
            }
            if data != Data(contents.utf8) { changes.append((Difference(path: path, kind: .stale), contents)) }
        }
        for path in orphans(besides: files) { changes.append((Difference(path: path, kind: .orphan), nil)) }
        return changes.sorted { $0.difference.path < $1.difference.path }
    }

    private static func isPlace(_ path: String) -> Bool {
        path.contains("/Generated/") || path.hasPrefix("Documentation/") || path.hasPrefix("README.")
    }

    /// Files that say they are generated, where no generator makes them.
    private func orphans(besides files: [String: String]) -> [String] {
        var found: [String] = []
        for folder in ["Documentation", "Sources", "Tests", "Tool/Sources", "Tool/Tests"] {
            let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
            while let name = paths?.nextObject() as? String {
                let path = folder + "/" + name
                guard path.hasSuffix(".swift") || path.hasSuffix(".md"), Self.isPlace(path), files[path] == nil,
                    let data = FileManager.default.contents(atPath: root.appending(path: path).path),
                    String(decoding: data.prefix(80), as: UTF8.self).contains(GeneratedFile.mark)
                else { continue }
                found.append(path)
            }
        }
        return found
    }
}
