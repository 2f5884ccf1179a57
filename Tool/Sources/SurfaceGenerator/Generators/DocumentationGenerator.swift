/// Pages of `Documentation` that list what there is: the public types of each module, their members, and the members
/// that are there only so that sources compile.
struct DocumentationGenerator: FileGenerator {
    func files(from surfaces: Surfaces) throws(GenerationError) -> [GeneratedFile] {
        var modules: [Surface] = []
        for name in surfaces.reader.publicModules {
            // With what is generated: an operator for eight sources is there like any other.
            let module = try surfaces.reader.read(name, withGenerated: true)
            if !Self.types(of: module).isEmpty { modules.append(module) }
        }
        var files = [
            GeneratedFile(path: "Documentation/Types.md", from: "the declarations", body: types(modules, surfaces)),
            GeneratedFile(path: "Documentation/NoEffect.md", from: "the doc comments", body: withoutEffect(modules)),
        ]
        for module in modules {
            files.append(
                GeneratedFile(
                    path: "Documentation/Members/\(module.module).md", from: "the declarations of \(module.module)",
                    body: members(of: module)))
        }
        return files
    }

    /// Those that an app may name, and those of other modules that the module gives members.
    private static func types(of module: Surface) -> [TypeDeclaration] {
        (module.types + module.extended).filter { type in
            guard isVisible(type.name) else { return false }
            return type.kind == .extended ? !shown(type).isEmpty : type.access.isPublic
        }
    }

    private static func isVisible(_ name: String) -> Bool {
        !name.split(separator: ".").contains { $0.hasPrefix("_") }
    }

    // MARK: Types

    private func types(_ modules: [Surface], _ surfaces: Surfaces) -> String {
        var text = """
            # Public types

            The types that each module declares, by the folders of their sources. What is not here does not exist, so that
            the compiler says so; what exists without doing anything is listed in [NoEffect.md](NoEffect.md). The members
            of each type are in a page a module, which the headings lead to.

            """
        for module in modules {
            let folder = surfaces.reader.folder(of: module.module) ?? ""
            var folders: [String: [String]] = [:]
            for type in Self.types(of: module) where type.kind != .extended && !type.name.contains(".") {
                let parts = type.place.file.dropFirst(folder.count + 1).split(separator: "/").dropLast()
                folders[parts.first.map(String.init) ?? "", default: []].append(type.name)
            }
            text += "\n## [\(module.module)](Members/\(module.module).md)\n\n| Folder | Types |\n|---|---|\n"
            for (folder, names) in folders.sorted(by: { $0.key < $1.key }) {
                text += "| \(folder) | \(names.sorted().map { "`\($0)`" }.joined(separator: ", ")) |\n"
            }
        }
        return text
    }

    // MARK: Members

    private func members(of module: Surface) -> String {
        var text = """
            # \(module.module)

            The public types of \(module.module) and their members, as they are declared. Those of superclasses and
            protocols stand there. All modules are in [Types.md](../Types.md).

            """
        let globals = module.globals.filter { $0.access.isPublic && Self.isVisible($0.name) }
        if !globals.isEmpty { text += "\n## Functions and constants\n\n" + list(globals) }
        for type in Self.types(of: module).sorted(by: { $0.name < $1.name }) {
            let kind =
                switch type.kind {
                case .extended: "extension of"
                case .alias: "typealias"
                case let kind: "\(kind)"
                }
            text += "\n## \(type.name)\n\n`\(kind) \(type.name)\(type.genericParameters)"
            var seen: Set<String> = []
            let inherited = type.inherited.filter { Self.isVisible($0) && seen.insert($0).inserted }
            if !inherited.isEmpty {
                text += (type.kind == .alias ? " = " : ": ") + inherited.joined(separator: ", ")
            }
            text += "`\n"
            let members = Self.shown(type)
            if !members.isEmpty { text += "\n" + list(members) }
        }
        return text
    }

    /// The expected and the actual value; the default of an expected value is not said twice.
    private static func shown(_ type: TypeDeclaration) -> [MemberDeclaration] {
        let asked = Set(type.requirements.map(\.fullName))
        return type.requirements
            + type.members.filter {
                $0.access.isPublic && isVisible($0.name) && !$0.isOverride && !asked.contains($0.fullName)
            }
    }

    /// A line for each name: overloads are one.
    private func list(_ members: [MemberDeclaration]) -> String {
        var seen: Set<String> = []
        var lines: [String] = []
        for member in members {
            let optional = member.isOptional ? " (optional)" : ""
            let line = "- `\(member.isStatic ? "static " : "")\(member.fullName)`\(optional)"
            if seen.insert(line).inserted { lines.append(line) }
        }
        return lines.sorted().joined(separator: "\n") + "\n"
    }

    // MARK: Members without effect

    /// The phrase in the doc comment of a member that does nothing here.
    static let phrase = "Has no effect"

    private func withoutEffect(_ modules: [Surface]) -> String {
        var text = """
            # Members without effect

            What Seam does not support does not exist, so that the compiler says so. These are the exception: an app that
            uses them only degrades, as on a device without the part that they are for. Properties keep their values.

            | Module | Member | Why |
            |---|---|---|

            """
        for module in modules {
            var rows: [String] = []
            for type in module.types + module.extended {
                if let reason = reason(type.comment) { rows.append(row(module, type.name, reason)) }
                for member in type.members where member.access.isPublic {
                    guard let reason = reason(member.comment) else { continue }
                    rows.append(row(module, type.name + "." + member.fullName, reason))
                }
            }
            for member in module.globals where member.access.isPublic {
                if let reason = reason(member.comment) { rows.append(row(module, member.fullName, reason)) }
            }
            text += rows.sorted().joined()
        }
        return text
    }

    private func row(_ module: Surface, _ name: String, _ reason: String) -> String {
        "| \(module.module) | `\(name)` | \(reason.replacing("|", with: "\\|")) |\n"
    }

    /// The sentence from the phrase on; nil for what does something.
    private func reason(_ comment: DeclarationComment) -> String? {
        // Comments on single parameters are not about the member.
        guard let lines = comment.documentation?.split(separator: "\n").prefix(while: { !$0.hasPrefix("- ") }) else {
            return nil
        }
        let text = lines.joined(separator: " ")
        guard let start = text.firstRange(of: Self.phrase) else { return nil }
        let rest = text[start.upperBound...]
        let sentence = rest.firstRange(of: ". ").map { rest[..<$0.lowerBound] } ?? rest
        let reason = sentence.drop { ":,; ".contains($0) }
        let plain = (reason.hasSuffix(".") ? reason.dropLast() : reason).replacing("``", with: "`")
        return plain.hasPrefix("on ") ? "no effect " + plain : String(plain)
    }
}
