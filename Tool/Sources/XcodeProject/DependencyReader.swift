import Foundation

/// Reads what a project's Podfile, Podfile.lock, Package.resolved and Cartfile ask for.
///
/// None of these is trusted to be complete or well formed: what cannot be read asks for nothing.
public enum DependencyReader {
    /// The dependencies of the project in `folder` or a folder above it, up to `root`.
    public static func dependencies(of project: URL, root: URL) -> [Dependency] {
        var result: [Dependency] = []
        let place = project.deletingLastPathComponent().standardizedFileURL
        let root = root.standardizedFileURL
        for folder in place.path == root.path ? [place] : [place, root] {
            result += podfile(folder.appending(path: "Podfile"))
            result += lock(folder.appending(path: "Podfile.lock"))
            result += cartfile(folder.appending(path: "Cartfile"))
            for name in ["", "Tuist/", "Tuist/Dependencies/Lockfiles/", ".package."] {
                // The last is where Tuist keeps that of a project without a workspace.
                result += resolved(
                    folder.appending(path: name.hasPrefix(".") ? ".package.resolved" : name + "Package.resolved"))
            }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in names.sorted() where name.hasSuffix(".xcworkspace") {
                result += resolved(folder.appending(path: name + "/xcshareddata/swiftpm/Package.resolved"))
            }
        }
        result += resolved(project.appending(path: "project.xcworkspace/xcshareddata/swiftpm/Package.resolved"))
        return result
    }

    private static func lines(_ file: URL) -> [(number: Int, text: Substring)] {
        guard let data = FileManager.default.contents(atPath: file.path) else { return [] }
        let text = String(decoding: data, as: UTF8.self)
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
            .map { ($0.offset + 1, $0.element) }
    }

    /// `pod 'Name/Part', '~> 1.0', :git => 'https://...', :subspecs => ['Other']`
    static func podfile(_ file: URL) -> [Dependency] {
        lines(file).flatMap { number, text -> [Dependency] in
            guard let match = text.prefixMatch(of: /\s*pod\s*\(?\s*['"]([^'"]+)['"](.*)/) else { return [] }
            let rest = match.2
            let version = rest.prefixMatch(of: /\s*,\s*['"]([^'"]+)['"]/).map { String($0.1) }
            let address = rest.firstMatch(of: /(?::git\s*=>|\bgit:)\s*['"]([^'"]+)['"]/).map { String($0.1) }
            let parts = rest.firstMatch(of: /(?::subspecs\s*=>|\bsubspecs:)\s*\[([^\]]*)\]/).map {
                $0.1.matches(of: /['"]([^'"]+)['"]/).map { "/" + $0.1 }
            }
            return (parts ?? [""]).map { pod(String(match.1) + $0, version, address, file, number) }
        }
    }

    /// `  - Name/Part (1.0.0):`
    static func lock(_ file: URL) -> [Dependency] {
        var isInPods = false
        return lines(file).compactMap { number, text in
            if !text.hasPrefix(" ") { isInPods = text.hasPrefix("PODS:") }
            guard isInPods, let match = text.prefixMatch(of: /\ \ - "?([^\s"(]+)\s*\(([^)]+)\)/) else { return nil }
            return pod(String(match.1), String(match.2), nil, file, number)
        }
    }

    private static func pod(
        _ name: String, _ version: String?, _ address: String?, _ file: URL, _ line: Int
    ) -> Dependency {
        let words = name.split(separator: "/", maxSplits: 1).map(String.init)
        let name = words.first ?? name
        let folder = file.deletingLastPathComponent().appending(path: "Pods/" + name)
        let isThere = FileManager.default.fileExists(atPath: folder.path)
        return Dependency(
            name: name, part: words.count > 1 ? words[1] : nil, manager: .pod, version: version, address: address,
            file: file, line: line,
            folder: isThere ? folder : nil)
    }

    /// `github "owner/Name" ~> 1.0`
    static func cartfile(_ file: URL) -> [Dependency] {
        lines(file).compactMap { number, text in
            guard let match = text.prefixMatch(of: /\s*(github|git)\s+"([^"]+)"\s*([^#]*)/) else { return nil }
            let path = String(match.2)
            var name = path.split(separator: "/").last.map(String.init) ?? path
            if name.hasSuffix(".git") { name.removeLast(4) }
            let version = match.3.trimmingCharacters(in: .whitespaces)
            let folder = file.deletingLastPathComponent().appending(path: "Carthage/Checkouts/" + name)
            let isThere = FileManager.default.fileExists(atPath: folder.path)
            return Dependency(
                name: name, manager: .carthage, version: version.isEmpty ? nil : version,
                address: path.contains("://") ? path : "https://github.com/" + path, file: file, line: number,
                folder: isThere ? folder : nil)
        }
    }

    /// The pins of any of the file's versions: what a pin says of itself is looked for line by line.
    static func resolved(_ file: URL) -> [Dependency] {
        var result: [Dependency] = []
        var current: Dependency?
        for (number, text) in lines(file) {
            guard let match = text.prefixMatch(of: /\s*"(\w+)"\s*:\s*"([^"]*)"/) else { continue }
            let value = String(match.2)
            switch match.1 {
            case "identity", "package":
                if let current { result.append(current) }
                current = Dependency(name: value, manager: .package, file: file, line: number)
            case "location", "repositoryURL":
                current?.address = value
                // An identity is in small letters; the address has the name as its author spells it.
                if let last = value.split(separator: "/").last {
                    let name = last.hasSuffix(".git") ? String(last.dropLast(4)) : String(last)
                    current?.name = name
                }
            case "version": current?.version = value
            case "revision": current?.revision = value
            default: break
            }
        }
        return result + (current.map { [$0] } ?? [])
    }
}
