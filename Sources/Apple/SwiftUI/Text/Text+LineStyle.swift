extension Text {
    /// A line under or through letters.
    public struct LineStyle: Hashable, Sendable {
        /// How a line is drawn: there is one way.
        public struct Pattern: Hashable, Sendable {
            private let name: String
            /// In one stroke.
            public static let solid = Pattern(name: "solid")
        }

        let pattern: Pattern
        let color: Color?

        /// Creates a line; without a colour it has that of the letters.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// One line in the colour of the letters.
        public static let single = LineStyle()
    }
}
