/// What a view is, for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    var traits: UInt64

    /// No traits.
    public init() { traits = 0 }
    init(_ traits: UIAccessibilityTraits) { self.traits = traits.rawValue }
    private init(bits: UInt64) { traits = bits }

    /// It does something when it is tapped.
    public static let isButton = AccessibilityTraits(.button)
    /// It heads other views.
    public static let isHeader = AccessibilityTraits(.header)
    /// It is chosen.
    public static let isSelected = AccessibilityTraits(.selected)
    /// It leads somewhere.
    public static let isLink = AccessibilityTraits(.link)
    /// It is a field for a search.
    public static let isSearchField = AccessibilityTraits(.searchField)
    /// It is a picture.
    public static let isImage = AccessibilityTraits(.image)
    /// It makes a sound of its own.
    public static let playsSound = AccessibilityTraits(.playsSound)
    /// It is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
    /// It is a text that does not change.
    public static let isStaticText = AccessibilityTraits(.staticText)
    /// It sums up what there is when the app starts.
    public static let isSummaryElement = AccessibilityTraits(.summaryElement)
    /// It changes often.
    public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
    /// It begins something that is to be heard.
    public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
    /// It takes touches by itself.
    public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
    /// It is on or off.
    public static let isToggle = AccessibilityTraits(.toggleButton)
    /// What is beside it is not read while it is there.
    public static let isModal = AccessibilityTraits(bits: 1 << 62)
    /// It is a bar of tabs.
    public static let isTabBar = AccessibilityTraits(.tabBar)
    /// It turns a page.
    public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)

    public func contains(_ member: AccessibilityTraits) -> Bool { traits & member.traits == member.traits }
    @discardableResult
    public mutating func insert(_ member: AccessibilityTraits) -> (
        inserted: Bool, memberAfterInsert: AccessibilityTraits
    ) {
        let isNew = !contains(member)
        traits |= member.traits
        return (isNew, member)
    }
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let had = contains(member)
        traits &= ~member.traits
        return had ? member : nil
    }
    @discardableResult
    public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
        let had = contains(member)
        traits |= member.traits
        return had ? member : nil
    }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(bits: traits | other.traits) }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(bits: traits & other.traits) }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(bits: traits ^ other.traits)
    }
    public mutating func formUnion(_ other: AccessibilityTraits) { traits |= other.traits }
    public mutating func formIntersection(_ other: AccessibilityTraits) { traits &= other.traits }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { traits ^= other.traits }
}
