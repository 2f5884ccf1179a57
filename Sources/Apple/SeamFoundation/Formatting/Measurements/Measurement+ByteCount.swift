public import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
    /// Writes amounts of information as sizes of files or of memory.
    public struct ByteCount: Foundation.FormatStyle, Sendable {
        /// Whether a kilobyte has 1,000 bytes or 1,024.
        public var style: ByteCountFormatStyle.Style
        /// The units that may be used.
        public var allowedUnits: ByteCountFormatStyle.Units
        /// Whether zero is a word.
        public var spellsOutZero: Bool
        /// Whether the number of bytes follows in parentheses.
        public var includesActualByteCount: Bool
        /// The language.
        public var locale: Locale

        /// A style for amounts of information.
        public init(
            style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
            spellsOutZero: Bool = true, includesActualByteCount: Bool = false, locale: Locale = .autoupdatingCurrent
        ) {
            self.style = style
            self.allowedUnits = allowedUnits
            self.spellsOutZero = spellsOutZero
            self.includesActualByteCount = includesActualByteCount
            self.locale = locale
        }

        /// The amount's text, of whole bytes; what is more than a 64-bit number can say is taken as its largest.
        public func format(_ measurement: Measurement<UnitInformationStorage>) -> String {
            let bytes = measurement.converted(to: .bytes).value.rounded(.towardZero)
            let count = Int64(exactly: bytes) ?? (bytes.isNaN ? 0 : bytes < 0 ? .min : .max)
            return ByteCountFormatStyle(
                style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
                includesActualByteCount: includesActualByteCount, locale: locale
            ).format(count)
        }

        /// The same style in another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    /// A style for amounts of information.
    public static func byteCount(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
        spellsOutZero: Bool = true, includesActualByteCount: Bool = false
    ) -> Self {
        Self(
            style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
            includesActualByteCount: includesActualByteCount)
    }
}
