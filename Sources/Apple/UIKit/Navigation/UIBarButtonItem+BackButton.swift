/// The look of a back button as it was set up before bars had appearances. Of `UIBarButtonItem.appearance()` it is that of
/// all back buttons.
extension UIBarButtonItem {
    /// The look of a back button.
    struct BackLook {
        var backgrounds: [UIControl.State.RawValue: UIImage] = [:]
        var titleOffset: UIOffset?
        var backgroundOffset: CGFloat = 0
    }

    /// Sets the picture of a back button for a state, in place of the chevron. It keeps its size.
    /// The metrics of bars are not told apart.
    public func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backLook.backgrounds[state.rawValue] = backgroundImage
    }

    /// Returns the picture of a back button that was set for a state; nil if none was.
    public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backLook.backgrounds[state.rawValue]
    }

    /// Moves the title of a back button, by points.
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        backLook.titleOffset = adjustment
    }

    /// Returns how far the title of a back button is moved, in points. Zero by default.
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        backLook.titleOffset ?? .zero
    }

    /// Moves the picture of a back button down, by points.
    public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        backLook.backgroundOffset = adjustment
    }

    /// Returns how far the picture of a back button is moved down, in points. 0 by default.
    public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        backLook.backgroundOffset
    }

    /// The look of the button that leads back by way of an item, or of any if it has none of its own.
    static func backLook(of item: UIBarButtonItem?) -> BackLook {
        let proxy = AppearanceProxies.general(for: UIBarButtonItem.self) as? UIBarButtonItem
        var look = proxy?.backLook ?? BackLook()
        guard let own = item?.backLook else { return look }
        look.backgrounds.merge(own.backgrounds) { $1 }
        look.titleOffset = own.titleOffset ?? look.titleOffset
        if own.backgroundOffset != 0 { look.backgroundOffset = own.backgroundOffset }
        return look
    }
}
