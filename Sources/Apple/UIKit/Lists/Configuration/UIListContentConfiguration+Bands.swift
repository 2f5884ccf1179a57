extension UIListContentConfiguration {
    /// The look of a header in a grouped list; the same as ``groupedHeader()``.
    public static func header() -> UIListContentConfiguration { groupedHeader() }
    /// The look of a footer in a grouped list; the same as ``groupedFooter()``.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }
    /// The look of a prominent header; the same as ``prominentInsetGroupedHeader()``.
    public static func prominentHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }
    /// The look of a very prominent header; the same as ``extraProminentInsetGroupedHeader()``.
    public static func extraProminentHeader() -> UIListContentConfiguration { extraProminentInsetGroupedHeader() }
    /// The look of a cell beside a sidebar; the same as ``cell()``.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    /// The look of a cell with a subtitle beside a sidebar; the same as ``subtitleCell()``.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
}
