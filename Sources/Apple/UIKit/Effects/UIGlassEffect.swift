/// Shows a pane of glass, with a bright rim, that blurs what is behind it.
@preconcurrency @MainActor
public final class UIGlassEffect: UIVisualEffect {
    /// How much comes through the glass.
    public enum Style: Int, Sendable {
        /// It is blurred.
        case regular = 0
        /// Nearly all, for glass over pictures.
        case clear = 1
    }

    let style: Style
    /// The colour of the glass; nil, the default, for none.
    public var tintColor: UIColor?
    /// Whether the pane grows a little under a finger. False by default. Has no effect.
    public var isInteractive = false

    /// Creates glass of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Creates regular glass.
    public override convenience init() { self.init(style: .regular) }

    /// The colour of a pane without a tint, chosen by eye.
    static func pane(isClear: Bool) -> UIColor {
        UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(white: isClear ? 1 : 0.2, alpha: isClear ? 0.08 : 0.6)
                : UIColor(white: 1, alpha: isClear ? 0.2 : 0.65)
        }
    }

    /// The colour of a pane's rim.
    static var rim: UIColor {
        UIColor { UIColor(white: 1, alpha: $0.userInterfaceStyle == .dark ? 0.2 : 0.6) }
    }

    /// Of the pane.
    var colour: UIColor {
        tintColor.map { $0.withAlphaComponent(style == .clear ? 0.4 : 0.75) } ?? Self.pane(isClear: style == .clear)
    }
}

/// Shows panes of glass as one, where they come near each other.
@preconcurrency @MainActor
public final class UIGlassContainerEffect: UIVisualEffect {
    /// The distance, in points, below which panes melt into each other. Has no effect: every pane has its own shape.
    public var spacing: CGFloat = 0
}
