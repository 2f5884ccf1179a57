/// Whether a view is presented, and the way to end that.
public struct PresentationMode {
    weak var screen: Screen?

    /// Whether the view is presented or pushed.
    @preconcurrency @MainActor public var isPresented: Bool { screen?.isPresented ?? false }

    /// Closes the presentation or goes back.
    @preconcurrency @MainActor public mutating func dismiss() { screen?.dismiss() }
}
