/// The device and the surroundings that an asset is chosen for.
public struct AssetTraits: Hashable, Sendable {
    /// `iphone`, `ipad` and the like.
    public var idiom: String
    /// Pixels a point.
    public var scale: Int
    /// Whether the appearance is dark.
    public var isDark: Bool
    /// Whether contrast is increased.
    public var isHighContrast: Bool
    /// The languages that the app shows, the first before the others.
    public var languages: [String]
    /// Whether the language runs from right to left.
    public var isRightToLeft: Bool

    /// Creates the traits that entries are chosen for.
    public init(
        idiom: String = "iphone", scale: Int = 3, isDark: Bool = false, isHighContrast: Bool = false,
        languages: [String] = [], isRightToLeft: Bool = false
    ) {
        self.idiom = idiom
        self.scale = scale
        self.isDark = isDark
        self.isHighContrast = isHighContrast
        self.languages = languages
        self.isRightToLeft = isRightToLeft
    }
}
