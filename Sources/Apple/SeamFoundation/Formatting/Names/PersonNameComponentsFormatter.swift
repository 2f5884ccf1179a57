public import Foundation

/// Writes names of persons, in the order and form that their script or the locale's language has, and finds the parts of a
/// name in a text.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// How much of a name is written.
    public enum Style: Int, Sendable {
        /// As ``medium``.
        case `default` = 0
        /// The nickname, or else the given name; names in scripts of East Asia are not shortened.
        case short = 1
        /// The given and the family name.
        case medium = 2
        /// All but the nickname.
        case long = 3
        /// As little as can be, for a monogram.
        case abbreviated = 4

        var length: NameText.Length {
            switch self {
            case .default, .medium: .medium
            case .short: .short
            case .long: .long
            case .abbreviated: .abbreviated
            }
        }
    }

    /// What else counts.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Takes how the name is spoken, where the components tell it.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// How much of a name is written.
    open var style = Style.default
    /// Whether what is written is how the name is spoken.
    open var isPhonetic = false
    /// The language, whose order counts where the name's script leaves it open; the user's if it is not set.
    open var locale: Locale! {
        get { ownLocale ?? .current }
        set { ownLocale = newValue }
    }
    private var ownLocale: Locale?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A name in the user's language.
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    /// The name as ``style`` asks for it.
    open func string(from components: PersonNameComponents) -> String { name(from: components).text }

    /// The name, each part of it marked with `NSPersonNameComponentKey`.
    open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for (part, words) in name(from: components).parts {
            text.append(
                NSAttributedString(
                    string: words,
                    attributes: [NSAttributedString.Key(NSPersonNameComponentKey): part.componentName]))
        }
        return text
    }

    /// The parts of a name in a text of Latin or East Asian script; nil if there is no name in it.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        NameReader(locale: locale).components(in: string)
    }

    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }

    private func name(from components: PersonNameComponents) -> NameText {
        var components = components
        if isPhonetic { components = components.phoneticRepresentation ?? components }
        return NameText(of: components, length: style.length, locale: locale)
    }
}

extension NameText.Part {
    fileprivate var componentName: String {
        switch self {
        case .prefix: NSPersonNameComponentPrefix
        case .given: NSPersonNameComponentGivenName
        case .middle: NSPersonNameComponentMiddleName
        case .family: NSPersonNameComponentFamilyName
        case .suffix: NSPersonNameComponentSuffix
        case .nickname: NSPersonNameComponentNickname
        case .delimiter: NSPersonNameComponentDelimiter
        }
    }
}
