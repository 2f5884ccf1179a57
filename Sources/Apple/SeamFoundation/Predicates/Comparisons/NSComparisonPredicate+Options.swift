extension NSComparisonPredicate {
    /// How texts are compared.
    public struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Options by their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Capital letters equal small ones: `[c]`.
        public static let caseInsensitive = Options(rawValue: 1)
        /// Letters equal those with accents: `[d]`.
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// The texts are normalised already and compared as they are: `[n]`.
        public static let normalized = Options(rawValue: 4)
        /// By the rules of the current locale: `[l]`.
        static let localeSensitive = Options(rawValue: 8)

        package var text: TextOptions { TextOptions(rawValue: rawValue) }
    }
}
