public import Foundation

extension String {
    /// The text in the user's language, or the key itself where the table has none.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, with the values for its formats.
    ///   - table: The table's name; nil is `Localizable`.
    ///   - bundle: Where the table is; nil is the app.
    ///   - locale: How numbers in the text are written.
    ///   - comment: For translators.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let format = (bundle ?? .main).localizedString(forKey: keyAndValue.key, value: keyAndValue.key, table: table)
        self = keyAndValue.text(format, locale)
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
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let format = (bundle ?? .main)
            .localizedString(forKey: key.description, value: defaultValue.key, table: table)
        self = defaultValue.text(format, locale)
    }

    /// The text of a resource in the user's language.
    public init(localized resource: LocalizedStringResource) { self = resource.text }
}
