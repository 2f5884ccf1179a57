public import CoreGraphics

/// Which font: enough to find it, cheap to compare.
public struct FontDescriptor: Hashable, Sendable {
    /// The families that a font may be of.
    public enum Family: Hashable, Sendable {
        case system, monospaced, serif, rounded
        /// A family's or a PostScript name, such as "Georgia" or "HelveticaNeue-Bold".
        case named(String)
    }

    /// The family.
    public var family: Family
    /// In points.
    public var size: CGFloat
    /// As CSS has it: 100 is the thinnest, 400 regular, 700 bold, 1000 the most there is.
    public var weight: Int
    /// Whether the letters are slanted.
    public var isItalic: Bool
    /// Digits that are all equally wide, as a clock wants them.
    public var monospacedDigits: Bool
    /// Which letters are drawn as small capitals; none by default. A font without such has capitals made smaller.
    public var smallCapitals = SmallCapitals.none

    /// Letters that are drawn as small capitals.
    public enum SmallCapitals: Int, Hashable, Sendable {
        case none, lowercase, uppercase, all
    }

    /// Creates a description of a font.
    public init(
        family: Family = .system, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
        monospacedDigits: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.monospacedDigits = monospacedDigits
    }

    /// The measures of a line of this font.
    public var metrics: FontMetrics {
        switch family {
        case .system, .rounded: .sanFrancisco(size: size)
        default: TextEngine.withCurrent { $0.metrics(of: self) }
        }
    }
}
