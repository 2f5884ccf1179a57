import Foundation

/// A string catalog, `Name.xcstrings`: the texts of an app in all of its languages, as Xcode 15 and later keep them.
///
/// Of texts that vary with a number the form of most numbers is taken, and of those that vary with the device an iPhone's.
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
                guard let text = Self.text(localization, depth: 0) else { continue }
                texts[language, default: [:]][key] = text
            }
        }
        self.texts = texts
    }

    /// The languages in which there are texts, in alphabetical order.
    public var languages: [String] { texts.keys.sorted() }

    /// The texts of a language by their keys.
    public func texts(in language: String) -> [String: String] { texts[language] ?? [:] }

    /// The text of a unit, or of the form that goes with the most cases. Variations may have variations.
    private static func text(_ value: Any, depth: Int) -> String? {
        guard depth < 8, let value = value as? [String: Any] else { return nil }
        if let unit = value["stringUnit"] as? [String: Any] { return unit["value"] as? String }
        guard let variations = value["variations"] as? [String: Any] else { return nil }
        for (kind, order) in [("device", ["iphone", "other"]), ("plural", ["other", "many", "few", "two", "one"])] {
            guard let forms = variations[kind] as? [String: Any] else { continue }
            for name in order {
                if let form = forms[name], let text = text(form, depth: depth + 1) { return text }
            }
        }
        return nil
    }
}
