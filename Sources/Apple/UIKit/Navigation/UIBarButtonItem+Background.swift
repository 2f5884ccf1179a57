/// The pictures behind a button as they were set up before bars had appearances. Of `UIBarButtonItem.appearance()` they are
/// those of all buttons.
extension UIBarButtonItem {
    /// The pictures behind a button.
    struct BackgroundLook {
        /// By state and style; those without a style are for any.
        var images: [Key: UIImage] = [:]
        /// How far down, in points.
        var offset: CGFloat = 0

        struct Key: Hashable {
            var state: UIControl.State.RawValue
            var style: Style?
        }
    }

    /// Sets the picture behind the button for a state, in its own height and as wide as the button. The metrics of bars are
    /// not told apart.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgroundLook.images[.init(state: state.rawValue, style: nil)] = backgroundImage
        changed()
    }

    /// Sets the picture behind the button for a state, while the button is of a style.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        backgroundLook.images[.init(state: state.rawValue, style: style)] = backgroundImage
        changed()
    }

    /// Returns the picture for a state; nil if none was set.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundLook.images[.init(state: state.rawValue, style: nil)]
    }

    /// Returns the picture for a state and a style; nil if none was set.
    public func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundLook.images[.init(state: state.rawValue, style: style)]
    }

    /// Moves the picture behind the button down, by points.
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        backgroundLook.offset = adjustment
        changed()
    }

    /// Returns how far the picture behind the button is moved down, in points. 0 by default.
    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { backgroundLook.offset }

    /// The picture behind the button in a state: the item's own, or that of the appearance of all.
    func shownBackground(_ state: UIControl.State) -> UIImage? {
        let proxy = AppearanceProxies.general(for: UIBarButtonItem.self) as? UIBarButtonItem
        for look in [backgroundLook, proxy?.backgroundLook].compactMap(\.self) where !look.images.isEmpty {
            for state in [state.rawValue, UIControl.State.normal.rawValue] {
                if let image = look.images[.init(state: state, style: style)]
                    ?? look.images[.init(state: state, style: nil)]
                {
                    return image
                }
            }
        }
        return nil
    }
}
