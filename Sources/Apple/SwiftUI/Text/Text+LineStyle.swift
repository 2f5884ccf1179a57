extension Text {
    /// A line under or through letters.
    public struct LineStyle: Hashable, Sendable {
        /// How a line is drawn. All are drawn in one stroke here.
        public struct Pattern: Hashable, Sendable {
            private let name: String
            /// In one stroke.
            public static let solid = Pattern(name: "solid")
            /// Dots.
            public static let dot = Pattern(name: "dot")
            /// Dashes.
            public static let dash = Pattern(name: "dash")
            /// A dash and a dot in turn.
            public static let dashDot = Pattern(name: "dashDot")
            /// A dash and two dots in turn.
            public static let dashDotDot = Pattern(name: "dashDotDot")
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
