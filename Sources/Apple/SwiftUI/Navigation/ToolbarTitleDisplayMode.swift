/// How large the title of a screen is.
public struct ToolbarTitleDisplayMode: Sendable {
    let bar: NavigationBarItem.TitleDisplayMode

    /// As the screen below has it.
    public static let automatic = ToolbarTitleDisplayMode(bar: .automatic)
    /// Large, under the bar.
    public static let large = ToolbarTitleDisplayMode(bar: .large)
    /// In the bar.
    public static let inline = ToolbarTitleDisplayMode(bar: .inline)
    /// In the bar, as large titles are where there is room. Phones show it in the bar.
    public static let inlineLarge = ToolbarTitleDisplayMode(bar: .inline)
}
