/// Where a view stands in the bars of a screen.
public struct ToolbarItemPlacement: Equatable, Sendable {
    let side: ToolbarEntry.Side
    /// Whether the view ends what the screen is for, and is set in bold.
    var isConfirmation = false
    /// Whether the view is in a menu at the trailing end.
    var isSecondary = false

    /// The place that suits the item: the trailing end.
    public static let automatic = ToolbarItemPlacement(side: .trailing)
    /// In place of the title.
    public static let principal = ToolbarItemPlacement(side: .title)
    /// The leading end.
    public static let navigation = ToolbarItemPlacement(side: .leading)
    /// The trailing end.
    public static let primaryAction = ToolbarItemPlacement(side: .trailing)
    /// A menu at the trailing end, which a button with three dots opens.
    public static let secondaryAction = ToolbarItemPlacement(side: .trailing, isSecondary: true)
    /// The trailing end, in bold.
    public static let confirmationAction = ToolbarItemPlacement(side: .trailing, isConfirmation: true)
    /// The leading end.
    public static let cancellationAction = ToolbarItemPlacement(side: .leading)
    /// The trailing end.
    public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
    /// The leading end of the bar.
    public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
    /// The trailing end of the bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
    /// The leading end of the bar.
    public static let topBarLeading = ToolbarItemPlacement(side: .leading)
    /// The trailing end of the bar.
    public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
    /// A bar over the keyboard, as long as something is written in.
    public static let keyboard = ToolbarItemPlacement(side: .keyboard)
    /// The middle of the bar at the bottom.
    public static let status = ToolbarItemPlacement(side: .bottom)
    /// The bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement(side: .bottom)
}
