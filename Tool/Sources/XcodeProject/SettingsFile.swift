import Foundation

/// Reads files of build settings (`.xcconfig`): assignments, comments and `#include`.
struct SettingsFile {
    private(set) var layer = BuildSettings.Layer()
    /// The paths of files that are to be included and are not there. Those with secrets are kept out of repositories.
    private(set) var missing: [String] = []
    /// The files that are being read, to stop those that include each other.
    private var reading: [String] = []

    /// - Parameter names: Finds files that another file names.
    init(_ file: URL, names: FileNames) throws(ProjectError) {
        try read(file, names: names)
    }

    private mutating func read(_ file: URL, names: FileNames) throws(ProjectError) {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ProjectError(file: file.path, message: "the file of build settings cannot be read")
        }
        guard !reading.contains(file.path) else { return }
        reading.append(file.path)
        defer { reading.removeLast() }
        let text = String(decoding: data, as: UTF8.self)
        for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let line = Self.withoutComment(line).trimmingCharacters(in: .whitespaces)
            if line.isEmpty { continue }
            if line.hasPrefix("#include") {
                try include(line, number: number + 1, of: file, names: names)
                continue
            }
            guard let (name, value) = Self.assignment(line) else {
                throw ProjectError(
                    file: file.path, line: number + 1, message: "expected NAME = VALUE or #include, found \"\(line)\"")
            }
            layer.add(name, value)
        }
    }

    /// The name with its conditions, which have equals signs of their own.
    private static func assignment(_ line: String) -> (name: String, value: String)? {
        var depth = 0
        for index in line.indices {
            switch line[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth <= 0:
                let name = line[..<index].trimmingCharacters(in: .whitespaces)
                var value = line[line.index(after: index)...].trimmingCharacters(in: .whitespaces)
                if value.hasSuffix(";") { value.removeLast() }
                return name.isEmpty ? nil : (name, value)
            default: break
            }
        }
        return nil
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }

    /// `#include "other.xcconfig"`; with `#include?` the file may be missing.
    private mutating func include(
        _ line: String, number: Int, of file: URL, names: FileNames
    ) throws(ProjectError) {
        let isOptional = line.hasPrefix("#include?")
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count == 3 else {
            throw ProjectError(file: file.path, line: number, message: "#include needs a file in quotation marks")
        }
        let path = String(parts[1])
        let folder = file.deletingLastPathComponent().path
        let other = names.resolve(path.hasPrefix("/") ? path : folder + "/" + path)
        guard FileManager.default.fileExists(atPath: other.path) else {
            if !isOptional { missing.append(other.path) }
            return
        }
        try read(other, names: names)
    }
}
