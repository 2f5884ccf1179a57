import Documents
import Foundation

/// The names of texts, by the parts of their keys, as SwiftGen's structured template of them has them.
struct TextInterfaces {
    /// What the template is told.
    struct Style {
        /// The enumeration around all names.
        var root: String
        var access: String
        /// An expression for the bundle.
        var bundle: String
        var forcesTables = false
        /// Whether parts of keys make types.
        var isFlat = false
        /// A function that finds texts, in place of the bundle.
        var lookup: String?
    }

    /// The files of texts, each with the language that its folder says.
    let files: [URL]
    let language: String
    let style: Style

    private final class Level {
        var texts: [(name: String, key: String, text: String)] = []
        var levels: [String: Level] = [:]

        func add(_ parts: ArraySlice<String>, _ key: String, _ text: String) {
            if parts.count == 1 {
                texts.append((parts[parts.startIndex], key, text))
            } else {
                let level = levels[parts[parts.startIndex]] ?? Level()
                levels[parts[parts.startIndex]] = level
                level.add(parts.dropFirst(), key, text)
            }
        }
    }

    /// The texts by key, by table: those of the app's own language first.
    private var tables: [String: [String: String]] {
        func rank(_ file: URL) -> Int {
            let folder = file.deletingLastPathComponent()
            guard folder.pathExtension == "lproj" else { return 0 }
            let name = folder.deletingPathExtension().lastPathComponent
            return name == language ? 1 : name == "Base" ? 2 : name == "en" ? 3 : 4
        }
        var found: [String: [String: String]] = [:]
        for file in files.sorted(by: { (rank($0), $0.path) < (rank($1), $1.path) }) {
            guard let data = try? Data(contentsOf: file) else { continue }
            let table = file.deletingPathExtension().lastPathComponent
            if file.pathExtension == "xcstrings" {
                guard let catalog = StringCatalog(data) else { continue }
                for language in [catalog.sourceLanguage] + catalog.languages {
                    found[table, default: [:]].merge(catalog.texts(in: language)) { first, _ in first }
                }
            } else {
                found[table, default: [:]].merge(StringsFile.read(data)) { first, _ in first }
            }
        }
        return found
    }

    /// The declarations; nil where there are none.
    var source: String? {
        let tables = tables
        guard !tables.isEmpty else { return nil }
        var lines = ["\(style.access)enum \(style.root): Sendable {"]
        for (table, texts) in tables.sorted(by: { $0.key < $1.key }) {
            let level = Level()
            for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
                let parts = style.isFlat ? [key] : key.split(separator: ".").map(String.init)
                if !parts.isEmpty { level.add(parts[...], key, text) }
            }
            if tables.count > 1 || style.forcesTables {
                lines.append("    \(style.access)enum \(GeneratedNames.type(table)): Sendable {")
                lines += declarations(level, table, "        ") + ["    }"]
            } else {
                lines += declarations(level, table, "    ")
            }
        }
        let format =
            style.lookup.map { "\($0)(key, table)" }
            ?? "\(style.bundle).localizedString(forKey: key, value: nil, table: table)"
        let function = """
            }
            extension \(style.root) {
                private static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String {
                    let format = \(format)
                    return args.isEmpty ? format : String(format: format, locale: Locale.current, arguments: args)
                }
            }

            """
        return lines.joined(separator: "\n") + "\n" + function
    }

    private func declarations(_ level: Level, _ table: String, _ indent: String) -> [String] {
        var seen: Set<String> = []
        var lines: [String] = []
        for (name, key, text) in level.texts {
            let member = GeneratedNames.member(name)
            let types = Self.types(in: text)
            // Two keys may come to one name, which no compiler takes.
            guard seen.insert(member + "(\(types.count))").inserted else { continue }
            let call = "\(style.root).tr(\(quoted(table)), \(quoted(key))"
            if types.isEmpty {
                lines.append(
                    style.lookup == nil
                        ? "\(indent)\(style.access)static let \(member) = \(call))"
                        : "\(indent)\(style.access)static var \(member): String { \(call)) }")
                continue
            }
            let parameters = types.enumerated().map { "_ p\($0 + 1): \($1 == "String" ? "Any" : $1)" }
            let arguments = types.enumerated().map { index, type in
                switch type {
                case "String": "String(describing: p\(index + 1))"
                case "UnsafeRawPointer": "Int(bitPattern: p\(index + 1))"
                default: "p\(index + 1)"
                }
            }
            lines.append(
                "\(indent)\(style.access)static func \(member)(\(parameters.joined(separator: ", "))) -> String { "
                    + "\(call), \(arguments.joined(separator: ", "))) }")
        }
        for (name, inner) in level.levels.sorted(by: { $0.key < $1.key }) {
            lines.append("\(indent)\(style.access)enum \(GeneratedNames.type(name)): Sendable {")
            lines += declarations(inner, table, indent + "    ") + [indent + "}"]
        }
        return lines
    }

    /// The types of the values that a format takes, in their order, as SwiftGen has them.
    static func types(in format: String) -> [String] {
        ResourceTexts.values(in: format).map { type in
            switch type {
            case "UInt": "Int"
            case "Double": "Float"
            default: type
            }
        }
    }
}
