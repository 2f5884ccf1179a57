import Documents
import Foundation

/// The description in YAML that XcodeGen makes a project of: `project.yml`. Many keep it in place of the project.
struct ProjectSpecification {
    static let fileName = "project.yml"
    /// More files than include one another in earnest.
    private static let includeLimit = 64

    let file: URL
    /// What it says, with what it includes.
    let value: YAMLNode
    /// The targets with their templates put in, in the order of the text.
    let targets: [(name: String, value: YAMLNode)]

    init(_ file: URL) throws(ProjectError) {
        self.file = file
        var seen: Set<String> = []
        let read = try Self.read(file, &seen)
        guard read["targets"]?.pairs != nil else {
            throw ProjectError(file: file.path, line: read.line, message: "the project has no targets")
        }
        let environment = ProcessInfo.processInfo.environment
        let value = read.mapTexts { Self.expand($0, environment) }
        self.value = value
        targets = (value["targets"]?.entries ?? []).map { name, target in
            (name, Self.filled(target, name: name, templates: value["targetTemplates"], depth: 0))
        }
    }

    /// The project's name: that of its folder where none is given.
    var name: String { value["name"]?.text ?? file.deletingLastPathComponent().lastPathComponent }

    /// Where the project would be.
    var project: URL { file.deletingLastPathComponent().appending(path: name + ".xcodeproj") }

    /// The project that the description in a folder is of; nil if there is none.
    static func project(in folder: URL) -> URL? {
        let file = folder.appending(path: fileName)
        // A file of that name may be another program's.
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        guard text.contains(/(?m)^targets:/) else {
            return text.contains(/(?m)^include:/) ? (try? ProjectSpecification(file))?.project : nil
        }
        let name = text.firstMatch(of: /(?m)^name:\s*["']?([^"'\r\n#]+)/).map {
            $0.1.trimmingCharacters(in: .whitespaces)
        }
        return folder.appending(path: (name ?? folder.lastPathComponent) + ".xcodeproj")
    }

    // MARK: Reading

    private static func read(_ file: URL, _ seen: inout Set<String>) throws(ProjectError) -> YAMLNode {
        guard seen.insert(file.standardizedFileURL.path).inserted, seen.count <= includeLimit else {
            throw ProjectError(file: file.path, message: "the description includes itself")
        }
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw ProjectError(file: file.path, message: "the description of the project cannot be read")
        }
        let own: YAMLNode
        do throws(FlowError) {
            guard let first = try YAMLReader.documents(of: text, takesAliases: true, takesRepetitions: true).first
            else {
                throw FlowError(line: 1, column: 1, message: "the description of the project is empty")
            }
            own = first.mergingAliases()
        } catch {
            throw ProjectError(file: file.path, line: error.line, message: error.message)
        }
        guard own.pairs != nil else {
            throw ProjectError(file: file.path, line: own.line, message: "a description of a project is a mapping")
        }
        var result: YAMLNode?
        for entry in own["include"].map({ $0.items ?? [$0] }) ?? [] {
            guard let path = entry.text ?? entry["path"]?.text else { continue }
            let folder = file.deletingLastPathComponent()
            let other = folder.appending(path: path).standardizedFileURL
            if entry["enable"].map({ !$0.isTrue }) ?? false { continue }
            var part = try read(other, &seen)
            let place = other.deletingLastPathComponent().path
            if place != folder.standardizedFileURL.path, entry["relativePaths"].map(\.isTrue) ?? true {
                part = SpecificationPaths.moved(part, to: place)
            }
            result = result.map { $0.merging(part) } ?? part
        }
        seen.remove(file.standardizedFileURL.path)
        return result.map { $0.merging(own) } ?? own
    }

    /// `${NAME}` for what the environment has; other names are left for Xcode's settings.
    private static func expand(_ text: String, _ environment: [String: String]) -> String {
        guard text.contains("${") else { return text }
        return text.replacing(/\$\{(\w+)\}/) { match in environment[String(match.1)] ?? String(match.0) }
    }

    // MARK: Targets

    private static func filled(_ target: YAMLNode, name: String, templates: YAMLNode?, depth: Int) -> YAMLNode {
        guard depth < 16, let names = target["templates"]?.texts, !names.isEmpty else { return target }
        var result: YAMLNode?
        for template in names.compactMap({ templates?[$0] }) {
            let part = filled(template, name: name, templates: templates, depth: depth + 1)
            result = result.map { $0.merging(part) } ?? part
        }
        guard let result else { return target }
        let values = (target["templateAttributes"]?.entries ?? []).reduce(into: ["target_name": name]) {
            $0[$1.name] = $1.value.text
        }
        return result.merging(target).mapTexts { text in
            guard text.contains("${") else { return text }
            return text.replacing(/\$\{(\w+)\}/) { match in values[String(match.1)] ?? String(match.0) }
        }
    }
}
