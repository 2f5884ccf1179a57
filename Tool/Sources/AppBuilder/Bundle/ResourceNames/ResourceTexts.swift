import Documents
import Foundation

/// The names of texts, by table; those with values in them are functions.
struct ResourceTexts {
    let resources: [AppSources.Resource]

    var declarations: [String] {
        let tables = ResourceName.table(texts.keys).map { symbol, table in
            let keys = texts[table] ?? [:]
            let lines = ResourceName.table(keys.keys).map { symbol, key in
                "    " + declaration(symbol, key, keys[key] ?? "", table) + "\n"
            }
            return "    enum \(symbol) {\n    \(lines.joined(separator: "    "))    }\n"
        }
        return ["enum string {\n\(tables.joined())}"]
    }

    /// The texts by key, by table. Which language they are in is all the same, but for what is in them.
    private var texts: [String: [String: String]] {
        var found: [String: [String: String]] = [:]
        for resource in resources {
            let path = ResourcePath(resource.path)
            guard let data = try? Data(contentsOf: resource.source) else { continue }
            switch path.type {
            case "strings":
                found[path.stem, default: [:]].merge(StringsFile.read(data)) { first, _ in first }
            case "xcstrings":
                guard let catalog = StringCatalog(data) else { continue }
                for language in [catalog.sourceLanguage] + catalog.languages {
                    found[path.stem, default: [:]].merge(catalog.texts(in: language)) { first, _ in first }
                }
            default: continue
            }
        }
        return found
    }

    private func declaration(_ symbol: String, _ key: String, _ text: String, _ table: String) -> String {
        let value = "R.Text(key: \(quoted(key)), table: \(quoted(table)))"
        let types = Self.values(in: text)
        guard !types.isEmpty else { return "static let \(symbol) = \(value)" }
        let names = types.indices.map { "value\($0 + 1)" }
        let parameters = zip(names, types).map { "_ \($0): \($1)" } + ["preferredLanguages: [String]? = nil"]
        return "static func \(symbol)(\(parameters.joined(separator: ", "))) -> String { "
            + "\(value).format([\(names.joined(separator: ", "))], preferredLanguages) }"
    }

    /// The types of the values that a format takes, in their order.
    static func values(in format: String) -> [String] {
        var types: [Int: String] = [:]
        var next = 1
        for match in format.matches(
            of: /%(?:(\d+)\$)?[-+ 0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?([@dDiuUxXoOfFeEgGaAcCsSp%])/)
        {
            guard match.2 != "%" else { continue }
            let position = match.1.flatMap { Int($0) } ?? next
            if match.1 == nil { next += 1 }
            types[position] =
                switch match.2 {
                case "@", "s", "S": "String"
                case "d", "D", "i": "Int"
                case "u", "U", "x", "X", "o", "O": "UInt"
                case "c", "C": "CChar"
                case "p": "UnsafeRawPointer"
                default: "Double"
                }
        }
        return (1...max(1, types.keys.max() ?? 1)).compactMap { types[$0] }
    }
}
