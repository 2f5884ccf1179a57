extension UISearchBar {
    /// The pictures in the field.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search
        /// The button that empties the field.
        case clear
        /// The bookmarks' button.
        case bookmark
        /// The button of recent results.
        case resultsList
    }

    // MARK: Icons

    /// Sets the picture of a part of the field; states without one show that of the normal state, and without that the
    /// system's.
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[IconState(icon: icon, state: state.rawValue)] = iconImage
        showIcons()
    }

    /// Returns the picture that was set for a part of the field and a state; nil if none was.
    public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        icons[IconState(icon: icon, state: state.rawValue)]
    }

    /// Moves a part of the field, by points.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        iconOffsets[icon] = adjustment
        showIcons()
    }

    /// Returns how far a part of the field is moved, in points. Zero by default.
    public func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon] ?? .zero }

    /// The picture to show for a part of the field, if the app has set one.
    func shownImage(for icon: Icon, isHighlighted: Bool = false) -> UIImage? {
        (isHighlighted ? image(for: icon, state: .highlighted) : nil) ?? image(for: icon, state: .normal)
    }

    private func showIcons() {
        searchTextField.show(
            glass: shownImage(for: .search), glassOffset: positionAdjustment(for: .search),
            clear: shownImage(for: .clear))
        showFieldButton()
    }

    // MARK: The field's background

    /// Sets the picture behind the text in place of the grey shape. The picture's height is the field's.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        fieldBackgrounds[state.rawValue] = backgroundImage
        searchTextField.showBackground(searchFieldBackgroundImage(for: .normal))
        setNeedsLayout()
    }

    /// Returns the picture behind the text that was set for a state; nil if none was.
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        fieldBackgrounds[state.rawValue]
    }

    /// Returns the image behind the field. Position and metrics are not told apart.
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage
    }
}
