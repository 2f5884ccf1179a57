public import Foundation

/// Joins texts to a sentence's list, such as `a, b and c`, as CLDR has it for the language.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The user's locale if it is not set.
    open var locale: Locale! {
        get { ownLocale ?? .current }
        set { ownLocale = newValue }
    }
    private var ownLocale: Locale?

    /// Formats what is no text; a text is taken as it is.
    open var itemFormatter: Formatter?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The list in the user's language.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and).locale(.current))
    }

    /// The list; nil if an item has no text.
    open func string(from items: [Any]) -> String? {
        let texts = items.map { item in
            itemFormatter?.string(for: item) ?? (item as? String) ?? (itemFormatter == nil ? "\(item)" : nil)
        }
        guard !texts.contains(where: { $0 == nil }) else { return nil }
        return texts.compactMap(\.self).formatted(.list(type: .and).locale(locale))
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
