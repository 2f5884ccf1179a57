/// How a navigation bar looks: at the edge of what scrolls under it, or over it.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title; those that are missing are the bar's own.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Moves the title, in points. Has no effect.
    open var titlePositionAdjustment: UIOffset = .zero
    /// The attributes of the large title; those that are missing are the bar's own.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The look of standard items.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The look of items of the style `done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The look of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The image before the title of the back button; nil for the system's chevron.
    open private(set) var backIndicatorImage: UIImage?
    /// The mask of the back indicator during transitions; nil for the system's.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Sets the image of the back button; the mask is kept and not used.
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        backIndicatorImage = image
        backIndicatorTransitionMaskImage = transitionMaskImage
    }

    package override func copyContent(of other: UIBarAppearance) {
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance.duplicate()
        doneButtonAppearance = other.doneButtonAppearance.duplicate()
        backButtonAppearance = other.backButtonAppearance.duplicate()
        backIndicatorImage = other.backIndicatorImage
        backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    }

    package override func hasContent(of other: UIBarAppearance) -> Bool {
        guard let other = other as? UINavigationBarAppearance else { return false }
        return Self.isSame(titleTextAttributes, other.titleTextAttributes)
            && titlePositionAdjustment == other.titlePositionAdjustment
            && Self.isSame(largeTitleTextAttributes, other.largeTitleTextAttributes)
            && buttonAppearance.hasContent(of: other.buttonAppearance)
            && doneButtonAppearance.hasContent(of: other.doneButtonAppearance)
            && backButtonAppearance.hasContent(of: other.backButtonAppearance)
            && backIndicatorImage == other.backIndicatorImage
            && backIndicatorTransitionMaskImage == other.backIndicatorTransitionMaskImage
    }
}
