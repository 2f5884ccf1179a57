extension UIBackgroundConfiguration {
    /// The background of a cell in a list; the same as ``listPlainCell()``.
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    /// The background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(base: .systemBackground, highlighted: .systemGray4)
    }
    /// The background of a cell in a grouped or inset grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(base: .secondarySystemGroupedBackground, highlighted: .systemGray4)
    }
    /// The background of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(base: .clear, highlighted: .systemGray5)
    }
    /// The background of a header or footer in a plain list: clear.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// The background of a header or footer in a grouped list: clear.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// The background of a header in a sidebar: clear.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

    /// The configuration with the colours that its cell has in `state`.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var copy = self
        let cell = state as? UICellConfigurationState
        copy.shown = cell?.isSelected == true || cell?.isHighlighted == true ? highlighted ?? base : base
        return copy
    }
}
