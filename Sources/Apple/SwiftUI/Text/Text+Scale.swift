extension Text {
    /// How large a text is beside another.
    public struct Scale: Hashable, Sendable {
        private let isSecondary: Bool
        /// As large as its font.
        public static let `default` = Scale(isSecondary: false)
        /// Smaller, as for a unit after a number.
        public static let secondary = Scale(isSecondary: true)
        /// The share of the font's size that a smaller text has.
        static let secondaryShare: CGFloat = 0.8
    }

    /// Makes the text smaller, as for a unit after a number.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { isEnabled ? with(.scale(scale)) : self }

    /// Gives letters another width; nil takes the outer one.
    public func fontWidth(_ width: Font.Width?) -> Text { width.map { with(.width($0)) } ?? self }
}

extension View {
    /// Makes the texts in the view smaller, as for a unit after a number.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textStyling) { if isEnabled { $0.scale = scale } }
    }

    /// Gives letters in the view another width; nil takes the font's.
    public func fontWidth(_ width: Font.Width?) -> some View { environment(\.textStyling.width, width) }

    /// Underlines the texts in the view in a pattern; a nil colour takes the texts'.
    public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> some View {
        transformEnvironment(\.textStyling) {
            $0.isUnderlined = isActive
            $0.underline = Text.LineStyle(pattern: pattern, color: color)
        }
    }

    /// Strikes the texts in the view through in a pattern; a nil colour takes the texts'.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.textStyling) {
            $0.isStruckThrough = isActive
            $0.strikethrough = Text.LineStyle(pattern: pattern, color: color)
        }
    }
}
