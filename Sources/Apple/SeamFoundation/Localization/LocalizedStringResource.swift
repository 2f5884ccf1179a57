public import Foundation

/// A text of a table of strings that is looked up later.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// Where the table is.
    public enum BundleDescription: Sendable {
        /// In the app.
        case main
        /// In the bundle of a class.
        case forClass(AnyClass)
        /// In the bundle at a place.
        case atURL(URL)

        fileprivate var bundle: Bundle {
            switch self {
            case .main: .main
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }
    }

    /// The key in the table.
    public let key: String
    /// What is used where the table has none.
    public let defaultValue: String.LocalizationValue
    /// The table's name; nil is `Localizable`.
    public let table: String?
    /// How numbers in the text are written.
    public var locale: Locale
    private let bundle: BundleDescription

    /// Creates a resource whose key is what is shown where the table has none.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (key, defaultValue, self.table) = (keyAndValue.key, keyAndValue, table)
        (self.locale, self.bundle) = (locale, bundle)
    }

    /// Creates a resource.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue, self.table) = (key.description, defaultValue, table)
        (self.locale, self.bundle) = (locale, bundle)
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Makes the key and the values of an interpolated text.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    var text: String {
        defaultValue.text(bundle.bundle.localizedString(forKey: key, value: defaultValue.key, table: table), locale)
    }

    public static func == (one: Self, other: Self) -> Bool {
        one.key == other.key && one.defaultValue == other.defaultValue && one.table == other.table
            && one.locale == other.locale && one.bundle.bundle == other.bundle.bundle
    }
}
