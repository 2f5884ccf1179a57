extension UISegmentedControl {
    /// Sets the picture behind segments in a state, stretched to their size or as its caps say.
    ///
    /// One for the normal state takes the place of the system's background, also behind the selected segment. There is one
    /// height of bars here: pictures for other metrics than the default's are not shown.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        guard barMetrics == .default else { return }
        pictures.backgrounds[state.rawValue] = backgroundImage
        picturesDidChange()
    }

    /// Returns the picture that was set behind segments in just this state.
    public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? pictures.backgrounds[state.rawValue] : nil
    }

    /// Sets the picture between a segment in one state and the next one in another.
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default else { return }
        pictures.dividers[.init(left: leftState.rawValue, right: rightState.rawValue)] = dividerImage
        picturesDidChange()
    }

    /// Returns the picture that was set between segments in just these states.
    public func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        barMetrics == .default ? pictures.dividers[.init(left: leftState.rawValue, right: rightState.rawValue)] : nil
    }
}
