/// How a tab bar's items look in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of titles in this state.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Moves titles in this state, in points; an item's own adjustment wins.
    open var titlePositionAdjustment: UIOffset = .zero
    /// The colour of images in this state; nil takes the tint or grey.
    open var iconColor: UIColor?
    /// The colour of badges in this state; an item's own wins. Nil is red.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the texts of badges in this state; an item's own win.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Moves badges in this state, in points.
    open var badgePositionAdjustment: UIOffset = .zero
    /// Moves the texts in badges in this state, in points.
    open var badgeTitlePositionAdjustment: UIOffset = .zero

    func copyContent(of other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }

    func hasContent(of other: UITabBarItemStateAppearance) -> Bool {
        UIBarAppearance.isSame(titleTextAttributes, other.titleTextAttributes)
            && titlePositionAdjustment == other.titlePositionAdjustment && iconColor == other.iconColor
            && badgeBackgroundColor == other.badgeBackgroundColor
            && UIBarAppearance.isSame(badgeTextAttributes, other.badgeTextAttributes)
            && badgePositionAdjustment == other.badgePositionAdjustment
            && badgeTitlePositionAdjustment == other.badgeTitlePositionAdjustment
    }
}

/// The look of a tab bar's items in each state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// The arrangement of an item's image and title.
    public enum Style: Int, Sendable {
        /// One over the other, side by side, or side by side in a low bar.
        case stacked, inline, compactInline
    }

    /// The look of items that are not selected.
    public let normal = UITabBarItemStateAppearance()
    /// The look of the selected item.
    public let selected = UITabBarItemStateAppearance()
    /// The look of items that cannot be used.
    public let disabled = UITabBarItemStateAppearance()
    /// The look of items with the focus. Has no effect: there is no focus engine.
    public let focused = UITabBarItemStateAppearance()

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

    public override init() {
        super.init()
    }

    /// A copy that later changes of this one do not reach.
    func duplicate() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        for (state, own) in zip(copy.states, states) { state.copyContent(of: own) }
        return copy
    }

    func hasContent(of other: UITabBarItemAppearance) -> Bool {
        zip(states, other.states).allSatisfy { $0.hasContent(of: $1) }
    }

    /// Creates the standard look of items in an arrangement.
    public init(style: Style) {
        super.init()
    }
}

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// The look of items with the title under the image, the only arrangement there is.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    /// The look of items with the title beside the image. Has no effect: titles are under images.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// The look of items in a low bar. Has no effect: titles are under images.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    /// The colour behind the selected item. Has no effect.
    open var selectionIndicatorTintColor: UIColor?

    /// A picture behind the selected item, as large as it is and in the item's middle.
    open var selectionIndicatorImage: UIImage?

    package override func copyContent(of other: UIBarAppearance) {
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
        inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
    }

    package override func hasContent(of other: UIBarAppearance) -> Bool {
        guard let other = other as? UITabBarAppearance else { return false }
        return stackedLayoutAppearance.hasContent(of: other.stackedLayoutAppearance)
            && inlineLayoutAppearance.hasContent(of: other.inlineLayoutAppearance)
            && compactInlineLayoutAppearance.hasContent(of: other.compactInlineLayoutAppearance)
            && selectionIndicatorTintColor == other.selectionIndicatorTintColor
            && selectionIndicatorImage == other.selectionIndicatorImage
    }
}
