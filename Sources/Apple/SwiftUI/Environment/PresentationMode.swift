/// Whether a view is presented, and the way to end that.
public struct PresentationMode {
    weak var screen: Screen?

    @preconcurrency @MainActor public var isPresented: Bool { screen?.isPresented ?? false }

    @preconcurrency @MainActor public mutating func dismiss() { screen?.dismiss() }
}
