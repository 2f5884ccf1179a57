extension UISearchBar {
    /// The picture behind the segments, stretched to their row or as its caps say.
    public var scopeBarBackgroundImage: UIImage? {
        get { scopeBackground.image }
        set { scopeBackground.image = newValue }
    }

    /// Sets attributes of the segments' titles for a state.
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        scopes.setTitleTextAttributes(attributes, for: state)
    }

    /// Returns the attributes of the segments' titles that were set for just this state.
    public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopes.titleTextAttributes(for: state)
    }

    /// Sets the picture behind segments in a state, as a segmented control's.
    public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }

    /// Returns the picture behind segments that was set for just this state.
    public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        scopes.backgroundImage(for: state, barMetrics: .default)
    }

    /// Sets the picture between a segment in one state and the next one in another.
    public func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        scopes.setDividerImage(
            dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }

    /// Returns the picture between segments that was set for just these states.
    public func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        scopes.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }
}
