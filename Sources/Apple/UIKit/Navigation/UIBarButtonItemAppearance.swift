/// How the buttons of a bar look in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of titles in this state; those that are missing are the bar's own.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Moves titles in this state, in points. Has no effect.
    open var titlePositionAdjustment: UIOffset = .zero
    /// The image behind items in this state.
    open var backgroundImage: UIImage?
}

/// How the buttons of a bar look.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// The look of items that nothing touches.
    public let normal = UIBarButtonItemStateAppearance()
    /// The look of items that are held down.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The look of items that cannot be used.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The look of items with the focus. Has no effect: there is no focus engine.
    public let focused = UIBarButtonItemStateAppearance()

    public override init() {
        super.init()
    }

    /// Creates the standard look of items of a style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Forgets what was set.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] {
            state.titleTextAttributes = [:]
            state.titlePositionAdjustment = .zero
            state.backgroundImage = nil
        }
    }
}
