/// Where a view stands in the bars of a screen.
public struct ToolbarItemPlacement: Equatable, Sendable {
    let side: ToolbarEntry.Side
    /// Whether the view ends what the screen is for, and is set in bold.
    var isConfirmation = false

    public static let automatic = ToolbarItemPlacement(side: .trailing)
    public static let principal = ToolbarItemPlacement(side: .title)
    public static let navigation = ToolbarItemPlacement(side: .leading)
    public static let primaryAction = ToolbarItemPlacement(side: .trailing)
    public static let confirmationAction = ToolbarItemPlacement(side: .trailing, isConfirmation: true)
    public static let cancellationAction = ToolbarItemPlacement(side: .leading)
    public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
    public static let topBarLeading = ToolbarItemPlacement(side: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
    public static let bottomBar = ToolbarItemPlacement(side: .bottom)
}
