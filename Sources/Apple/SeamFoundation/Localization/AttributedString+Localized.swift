public import Foundation

extension AttributedString {
    /// The text in the user's language, or the key itself where the table has none, with the marks of Markdown as attributes.
    /// English words marked as `^[3 note](inflect: true)` agree with their number.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, with the values for its formats.
    ///   - table: The table's name; nil is `Localizable`.
    ///   - bundle: Where the table is; nil is the app.
    ///   - locale: How numbers in the text are written.
    ///   - comment: For translators.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment)
        self.init(marked: text, locale)
    }

    /// The text in the user's language, or another one where the table has none.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: What is used where the table has none, with the values for its formats.
    ///   - table: The table's name; nil is `Localizable`.
    ///   - bundle: Where the table is; nil is the app.
    ///   - locale: How numbers in the text are written.
    ///   - comment: For translators.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        let text = String(
            localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale, comment: comment)
        self.init(marked: text, locale)
    }

    /// The text of a resource in the user's language.
    public init(localized resource: LocalizedStringResource) {
        self.init(marked: String(localized: resource), .current)
    }

    private init(marked text: String, _ locale: Locale) {
        let text = GrammarAgreement.inflected(text, isEnglish: locale.language.languageCode == .english)
        let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
    }
}

/// Words that agree with a number.
enum GrammarAgreement {
    /// The text without its marks of agreement; English nouns after a number other than 1 in the plural.
    static func inflected(_ text: String, isEnglish: Bool) -> String {
        guard text.contains("^[") else { return text }
        return text.replacing(/\^\[([^\]]*)\]\(\s*inflect\s*:\s*true[^)]*\)/) { match in
            isEnglish ? agreeing(String(match.1)) : String(match.1)
        }
    }

    private static func agreeing(_ phrase: String) -> String {
        guard let number = phrase.firstMatch(of: /\d[\d.,]*/), number.0 != "1",
            let noun = phrase.matches(of: /[A-Za-z]+/).last, noun.range.lowerBound > number.range.lowerBound
        else { return phrase }
        return phrase.replacingCharacters(in: noun.range, with: plural(String(noun.0)))
    }

    private static let others = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
        "mouse": "mice",
    ]

    private static func plural(_ noun: String) -> String {
        let lower = noun.lowercased()
        if let other = others[lower] { return noun.first?.isUppercase == true ? other.capitalized : other }
        if others.values.contains(lower) { return noun }
        if ["ss", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return noun + "es" }
        if lower.hasSuffix("s") { return noun }
        if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
            return noun.dropLast() + "ies"
        }
        return noun + "s"
    }
}
