import Foundation
import XcodeProject

/// The names that Xcode declares for texts of string catalogs whose keys a person has written: `Text(.welcomeTitle)`, and
/// with values `Text(.itemCount(3))`. Those of other tables than `Localizable` are under the table's name.
struct TextSymbols {
    let resources: [AppSources.Resource]
    /// The bundle that the catalogs are in, as the sources call it.
    var bundle = ".main"

    /// For an app's catalogs; nil where the project asks for no names.
    init?(_ sources: AppSources) {
        guard sources.settings.isOn("STRING_CATALOG_GENERATE_SYMBOLS") else { return nil }
        self.init(resources: sources.resources)
    }

    /// For the catalogs of a target of a package; nil where it has none.
    init?(_ module: ModuleSources) {
        guard module.resourceBundle != nil else { return nil }
        self.init(resources: module.resources)
        bundle = ".atURL(Foundation.Bundle.module.bundleURL)"
    }

    init?(resources: [AppSources.Resource]) {
        self.resources = resources.filter { $0.source.pathExtension.lowercased() == "xcstrings" }
        if self.resources.isEmpty { return nil }
    }

    /// The declarations; nil when there is nothing to declare.
    var source: String? {
        var tables: [String: [String]] = [:]
        for resource in resources.sorted(by: { $0.path < $1.path }) {
            let table = resource.source.deletingPathExtension().lastPathComponent
            guard let data = try? Data(contentsOf: resource.source) else { continue }
            let lines = declarations(of: data, table)
            if !lines.isEmpty { tables[table, default: []] += lines }
        }
        guard !tables.isEmpty else { return nil }
        var lines = ["// Made from the string catalogs; what is written here is lost.", "import Foundation", ""]
        lines.append("extension LocalizedStringResource {")
        lines += (tables["Localizable"] ?? []).map { "    " + $0 }
        for (table, texts) in tables.sorted(by: { $0.key < $1.key }) where table != "Localizable" {
            lines += ["    enum \(AssetSymbols.typeName(table)) {"] + texts.map { "        " + $0 } + ["    }"]
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private func declarations(of data: Data, _ table: String) -> [String] {
        guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            let strings = root["strings"] as? [String: Any]
        else { return [] }
        let language = root["sourceLanguage"] as? String ?? "en"
        var seen: Set<String> = []
        return strings.sorted { $0.key < $1.key }.compactMap { key, entry in
            guard let entry = entry as? [String: Any], entry["extractionState"] as? String == "manual",
                entry["generatesSymbol"] as? Bool ?? true
            else { return nil }
            // Words in capitals are words all the same.
            let words = key.contains(where: \.isLowercase) ? key : key.lowercased()
            let symbol = AssetSymbols.symbol(words, dropping: "")
            // Of two that come to the same name the first is taken.
            guard !symbol.isEmpty, seen.insert(symbol).inserted else { return nil }
            let localization = (entry["localizations"] as? [String: Any])?[language]
            return declaration(symbol, key, localization.flatMap(Self.format) ?? key, table)
        }
    }

    /// The text of a unit; of one that varies the usual form.
    private static func format(_ value: Any) -> String? {
        guard let value = value as? [String: Any] else { return nil }
        if let unit = value["stringUnit"] as? [String: Any] {
            guard var text = unit["value"] as? String else { return nil }
            // A part that goes by a value of its own is that value.
            for (name, part) in value["substitutions"] as? [String: Any] ?? [:] {
                let specifier = (part as? [String: Any])?["formatSpecifier"] as? String ?? "lld"
                text = text.replacingOccurrences(of: "%#@\(name)@", with: "%(\(name))\(specifier)")
            }
            return text
        }
        let variations = value["variations"] as? [String: Any] ?? [:]
        for forms in [variations["plural"], variations["device"]] {
            guard let forms = forms as? [String: Any] else { continue }
            if let form = forms["other"] ?? forms.values.first { return format(form) }
        }
        return nil
    }

    private func declaration(_ symbol: String, _ key: String, _ format: String, _ table: String) -> String {
        let pieces = Placeholder.pieces(of: format)
        let values = pieces.values
        let tableWord = table == "Localizable" ? "" : "table: \(quoted(table)), "
        let text =
            "LocalizedStringResource(\(quoted(key)), defaultValue: \"\(pieces.literal)\", \(tableWord)bundle: \(bundle))"
        let name = AssetSymbols.quoted(symbol)
        guard !values.isEmpty else { return "static var \(name): LocalizedStringResource { \(text) }" }
        let parameters = values.map { $0.isNamed ? "\($0.name): \($0.type)" : "_ \($0.name): \($0.type)" }
        return "static func \(name)(\(parameters.joined(separator: ", "))) -> LocalizedStringResource { \(text) }"
    }

    private func quoted(_ text: String) -> String { "\"" + Placeholder.escaped(text) + "\"" }
}

/// Where a value stands in a text of a catalog: `%lld`, `%2$@`, `%(name)@`.
struct Placeholder {
    var name: String
    var isNamed: Bool
    var type: String

    /// Takes the names of values out of a text, as it is in the tables of an app.
    static func unnamed(_ text: String) -> String {
        text.contains("%(") ? text.replacing(/%\([\p{L}_][\p{L}\p{N}_]*\)/, with: "%") : text
    }

    static func escaped(_ text: some StringProtocol) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            .replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(of: "\r", with: "\\r")
    }

    /// A text as a literal with its values in it, and those in their order.
    static func pieces(of format: String) -> (literal: String, values: [Placeholder]) {
        var found: [Int: Placeholder] = [:]
        var literal = ""
        var rest = format[...]
        var next = 1
        var order: [Int] = []
        let pattern =
            /%(?:\(([\p{L}_][\p{L}\p{N}_]*)\))?(?:(\d+)\$)?[-+ 0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?([@dDiuUxXoOfFeEgGaAcCsSp%])/
        while let match = rest.firstMatch(of: pattern) {
            literal += escaped(rest[..<match.range.lowerBound])
            rest = rest[match.range.upperBound...]
            guard match.3 != "%" else {
                literal += "%"
                continue
            }
            let position = match.2.flatMap { Int($0) } ?? next
            if match.2 == nil { next += 1 }
            let type =
                switch match.3 {
                case "@", "s", "S": "String"
                case "d", "D", "i": "Int"
                case "u", "U", "x", "X", "o", "O": "UInt"
                case "c", "C", "p": "Int"
                default: "Double"
                }
            let value =
                found[position]
                ?? Placeholder(
                    name: match.1.map(String.init) ?? "arg\(position)", isNamed: match.1 != nil, type: type)
            found[position] = value
            order.append(position)
            literal += "\\(\(value.name))"
        }
        literal += escaped(rest)
        let values = found.sorted { $0.key < $1.key }.map(\.value)
        // A table's text takes the values in the order of the literal, which is not that of a translation.
        if order != found.keys.sorted() { literal = values.map { "\\(\($0.name))" }.joined(separator: " ") }
        return (literal, values)
    }
}

extension AppBuilder {
    /// Writes the names of texts where they are compiled with the app; nil when there are none.
    func textSymbols() -> URL? {
        let file = cache.appending(path: "GeneratedStringSymbols.swift")
        guard let text = TextSymbols(sources)?.source else {
            try? FileManager.default.removeItem(at: file)
            return nil
        }
        if (try? String(contentsOf: file, encoding: .utf8)) != text {
            guard (try? text.write(to: file, atomically: true, encoding: .utf8)) != nil else { return nil }
        }
        return file
    }
}
