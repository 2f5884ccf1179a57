extension UIBarButtonItem {
    /// Moves the title of the button, by points. The metrics of bars are not told apart.
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titleOffset = adjustment
        changed()
    }

    /// Returns how far the title is moved, in points. Zero by default.
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titleOffset ?? .zero }

    /// How far the title is moved: by the item's own adjustment, or that of the appearance of all.
    var shownTitleOffset: UIOffset {
        titleOffset ?? (AppearanceProxies.general(for: UIBarButtonItem.self) as? UIBarButtonItem)?.titleOffset ?? .zero
    }
}
