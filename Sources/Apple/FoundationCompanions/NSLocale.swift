public import Foundation

extension NSLocale {
    private var locale: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }

    /// The code of the language, such as `ko`.
    public var languageCode: String { locale.language.languageCode?.identifier ?? "" }
    /// The code of the country or region, such as `KR`.
    public var countryCode: String? { locale.region?.identifier }
    /// The code of the script, such as `Hant`, where the locale names one.
    public var scriptCode: String? { locale.language.script?.identifier }
    /// The code of the currency, such as `KRW`.
    public var currencyCode: String? { locale.currency?.identifier }
    /// The sign of the currency, such as `₩`.
    public var currencySymbol: String { locale.currencySymbol ?? "" }
    /// What stands before the digits of a fraction.
    public var decimalSeparator: String { locale.decimalSeparator ?? "." }
    /// What stands between groups of digits.
    public var groupingSeparator: String { locale.groupingSeparator ?? "" }
    /// Whether lengths are in metres.
    public var usesMetricSystem: Bool { locale.measurementSystem == .metric }

    /// The name of a language in the locale's own, such as “Korean” for `ko`.
    public func localizedString(forLanguageCode languageCode: String) -> String? {
        locale.localizedString(forLanguageCode: languageCode)
    }
    /// The name of a country or region, such as “South Korea” for `KR`.
    public func localizedString(forCountryCode countryCode: String) -> String? {
        locale.localizedString(forRegionCode: countryCode)
    }
    /// The name of a script, such as “Hangul” for `Hang`.
    public func localizedString(forScriptCode scriptCode: String) -> String? {
        locale.localizedString(forScriptCode: scriptCode)
    }
    /// The name of a currency, such as “South Korean Won” for `KRW`.
    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        locale.localizedString(forCurrencyCode: currencyCode)
    }
    /// The name of a locale, such as “Korean (South Korea)” for `ko_KR`.
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        locale.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
    }
}
