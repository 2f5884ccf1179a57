/// Ends the presentation that the view is in: a sheet goes away, a pushed screen is popped.
public struct DismissAction: @unchecked Sendable {
    // Set once, and read on the main actor alone.
    weak var screen: Screen?

    /// Closes the presentation or goes back; does nothing for a screen that is neither.
    @MainActor @preconcurrency
    public func callAsFunction() { screen?.dismiss() }
}
