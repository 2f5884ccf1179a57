import Foundation

/// A string catalog, `Name.xcstrings`: the texts of an app in all of its languages, as Xcode 15 and later keep them.
///
/// Texts that vary with a number are ``CountedText``s; of those that vary with the device an iPhone's is taken.
public struct StringCatalog {
    /// The language of the texts that are their own keys, of which the catalog need not have any.
    public let sourceLanguage: String
    /// The texts by language and key.
    private let texts: [String: [String: String]]

    /// Nil for data that is no catalog.
    public init?(_ data: Data) {
        guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            let strings = root["strings"] as? [String: Any]
        else { return nil }
        sourceLanguage = root["sourceLanguage"] as? String ?? "en"
        var texts: [String: [String: String]] = [sourceLanguage: [:]]
        for (key, entry) in strings {
            let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
            for (language, localization) in localizations {
                guard let text = Self.text(localization, key: key, language: language) else { continue }
                texts[language, default: [:]][key] = text
            }
        }
        self.texts = texts
    }

    /// The languages in which there are texts, in alphabetical order.
    public var languages: [String] { texts.keys.sorted() }

    /// The texts of a language by their keys.
    public func texts(in language: String) -> [String: String] { texts[language] ?? [:] }

    /// The text of a unit, with the forms that it has for numbers. Variations may have variations.
    private static func text(_ value: Any, key: String, language: String) -> String? {
        guard let (format, variables) = read(value, key: key, depth: 0) else { return nil }
        if variables.isEmpty { return format }
        return CountedText(language: language, format: format, variables: variables).marked
    }

    private typealias Read = (format: String, variables: [String: CountedText.Variable])

    private static func read(_ value: Any, key: String, depth: Int) -> Read? {
        guard depth < 8, let value = value as? [String: Any] else { return nil }
        if let unit = value["stringUnit"] as? [String: Any] {
            guard let format = unit["value"] as? String else { return nil }
            var variables: [String: CountedText.Variable] = [:]
            for (name, substitution) in value["substitutions"] as? [String: Any] ?? [:] {
                variables[name] = variable(substitution, key: key, depth: depth + 1, inner: &variables)
            }
            return (format, variables)
        }
        guard let variations = value["variations"] as? [String: Any] else { return nil }
        if let devices = variations["device"] as? [String: Any] {
            for name in ["iphone", "other"] {
                if let form = devices[name], let text = read(form, key: key, depth: depth + 1) { return text }
            }
        }
        guard let plural = variations["plural"] as? [String: Any] else { return nil }
        var variables: [String: CountedText.Variable] = [:]
        let forms = forms(plural, key: key, depth: depth + 1, inner: &variables)
        guard !forms.isEmpty else { return nil }
        // The number may be any of the values, and a form need not show it.
        let formats = [forms["other"], key].compactMap { $0 } + forms.sorted { $0.key < $1.key }.map(\.value)
        let argument = formats.lazy.compactMap { FormatPiece.firstNumber(in: $0) }.first
        let name = "_number\(depth)"
        variables[name] = CountedText.Variable(forms: forms.mapValues(FormatPiece.positioned), argument: argument ?? 1)
        return ("%1$#@\(name)@", variables)
    }

    private static func forms(
        _ plural: [String: Any], key: String, depth: Int, inner variables: inout [String: CountedText.Variable]
    ) -> [String: String] {
        var forms: [String: String] = [:]
        for (name, form) in plural {
            guard let text = read(form, key: key, depth: depth) else { continue }
            forms[name] = text.format
            variables.merge(text.variables) { first, _ in first }
        }
        return forms
    }

    /// A part of a text that goes by a value of its own, which its forms call `%arg`.
    private static func variable(
        _ substitution: Any, key: String, depth: Int, inner variables: inout [String: CountedText.Variable]
    ) -> CountedText.Variable? {
        guard let substitution = substitution as? [String: Any],
            let variations = substitution["variations"] as? [String: Any]
        else { return nil }
        let argument = substitution["argNum"] as? Int
        let specifier = substitution["formatSpecifier"] as? String ?? "lld"
        let forms =
            if let plural = variations["plural"] as? [String: Any] {
                forms(plural, key: key, depth: depth, inner: &variables)
            } else {
                read(substitution, key: key, depth: depth).map { ["other": $0.format] } ?? [:]
            }
        let shown = argument.map { "%\($0)$\(specifier)" } ?? "%" + specifier
        return CountedText.Variable(
            forms: forms.mapValues { $0.replacing("%arg", with: shown) }, argument: argument)
    }
}
