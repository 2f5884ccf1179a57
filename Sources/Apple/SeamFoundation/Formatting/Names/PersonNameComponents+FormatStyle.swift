public import Foundation

extension PersonNameComponents {
    /// Writes names of persons, in the order and form that their script or the locale's language has.
    public struct FormatStyle: Foundation.FormatStyle, ParseableFormatStyle, Sendable {
        /// How much of a name is written.
        public enum Style: Int, Codable, Hashable, Sendable {
            /// The nickname, or else the given name; names in scripts of East Asia are not shortened.
            case short
            /// The given and the family name.
            case medium
            /// All but the nickname.
            case long
            /// As little as can be, for a monogram.
            case abbreviated

            var length: NameText.Length {
                switch self {
                case .short: .short
                case .medium: .medium
                case .long: .long
                case .abbreviated: .abbreviated
                }
            }
        }

        /// How much of a name is written.
        public var style: Style
        /// The language, whose order counts where the name's script leaves it open.
        public var locale: Locale

        /// A style; medium, in the session's language, if nothing else is given.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// The name's text.
        public func format(_ value: PersonNameComponents) -> String {
            NameText(of: value, length: style.length, locale: locale).text
        }

        /// The same style in another locale.
        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

        /// Finds the parts of a name in a text.
        public var parseStrategy: ParseStrategy { ParseStrategy(locale: locale) }
    }

    /// Finds the parts of a name in a text of Latin or East Asian script.
    public struct ParseStrategy: Foundation.ParseStrategy {
        private let locale: Locale

        /// A strategy for the session's language.
        public init() { self.init(locale: .autoupdatingCurrent) }

        init(locale: Locale) { self.locale = locale }

        /// The parts of the name.
        ///
        /// - Throws: An error of Cocoa's (2048) for a text in which there is no name.
        public func parse(_ value: String) throws -> PersonNameComponents {
            guard let components = NameReader(locale: locale).components(in: value) else {
                throw CocoaError(
                    .formatting, userInfo: [NSDebugDescriptionErrorKey: "There is no name in “\(value)”."])
            }
            return components
        }
    }

    /// The name as a style writes it.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents {
        style.format(self)
    }

    /// The given and the family name, in the session's language.
    public func formatted() -> String { FormatStyle().format(self) }

    /// The parts of the name in a text of Latin or East Asian script.
    ///
    /// - Throws: An error of Cocoa's (2048) for a text in which there is no name.
    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

    /// What a strategy finds in a text.
    ///
    /// - Throws: What the strategy throws.
    public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
    where S.ParseOutput == PersonNameComponents {
        self = try strategy.parse(value)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A style for names of persons.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
