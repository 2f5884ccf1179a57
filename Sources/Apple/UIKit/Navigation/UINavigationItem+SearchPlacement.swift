extension UINavigationItem {
    /// Where the bar shows the search bar.
    public enum SearchBarPlacement: Int, Sendable {
        /// Where the bar thinks best.
        case automatic = 0
        /// In a line with the title.
        case inline = 1
        /// Under the title.
        case stacked = 2
    }

    /// What the items of the bar are arranged for.
    public enum ItemStyle: Int, Sendable {
        /// Going to a screen and back: the title in the middle.
        case navigator = 0
        /// Going on to and fro.
        case browser = 1
        /// Changing a document.
        case editor = 2
    }

    private enum Placement: RareValue { static var usual: SearchBarPlacement { .automatic } }
    private enum Style: RareValue { static var usual: ItemStyle { .navigator } }

    /// Where the app wants the search bar. Has no effect: as on a phone, it is under the title.
    public var preferredSearchBarPlacement: SearchBarPlacement {
        get { rare[Placement.self] }
        set { rare[Placement.self] = newValue }
    }

    /// Where the search bar is.
    public var searchBarPlacement: SearchBarPlacement { .stacked }

    /// What the items are arranged for. Has no effect: as on a phone, the title is in the middle.
    public var style: ItemStyle {
        get { rare[Style.self] }
        set { rare[Style.self] = newValue }
    }
}
