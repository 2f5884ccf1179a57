/// How the buttons of a bar look in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of titles in this state; those that are missing are the bar's own.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Moves titles in this state, in points. Has no effect.
    open var titlePositionAdjustment: UIOffset = .zero
    /// The image behind items in this state.
    open var backgroundImage: UIImage?

    func copyContent(of other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
    }

    func hasContent(of other: UIBarButtonItemStateAppearance) -> Bool {
        UIBarAppearance.isSame(titleTextAttributes, other.titleTextAttributes)
            && titlePositionAdjustment == other.titlePositionAdjustment && backgroundImage == other.backgroundImage
    }
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

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

    public override init() {
        super.init()
    }

    /// A copy that later changes of this one do not reach.
    func duplicate() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        for (state, own) in zip(copy.states, states) { state.copyContent(of: own) }
        return copy
    }

    func hasContent(of other: UIBarButtonItemAppearance) -> Bool {
        zip(states, other.states).allSatisfy { $0.hasContent(of: $1) }
    }

    /// Creates the standard look of items of a style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Forgets what was set.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in states {
            state.titleTextAttributes = [:]
            state.titlePositionAdjustment = .zero
            state.backgroundImage = nil
        }
    }
}
