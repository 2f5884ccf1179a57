import SeamPrimitives

/// Opens a window of the app. A phone's app has one window, so nothing is opened, which the log says once.
@MainActor @preconcurrency
public struct OpenWindowAction {
    nonisolated init() {}

    private func refuse() {
        LoggedOnce.say("openWindow has no effect: an app on a phone has one window.")
    }

    /// Opens the window of an identifier.
    public func callAsFunction(id: String) { refuse() }
    /// Opens a window for a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) { refuse() }
    /// Opens a window of an identifier for a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { refuse() }
}

/// Closes a window of the app. A phone's app has one window, which stays, as the log says once.
@MainActor @preconcurrency
public struct DismissWindowAction {
    nonisolated init() {}

    private func refuse() {
        LoggedOnce.say("dismissWindow has no effect: an app on a phone has one window.")
    }

    /// Closes the window that the view is in.
    public func callAsFunction() { refuse() }
    /// Closes the window of an identifier.
    public func callAsFunction(id: String) { refuse() }
    /// Closes the window for a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) { refuse() }
    /// Closes the window of an identifier for a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { refuse() }
}

extension EnvironmentValues {
    /// Opens a window of the app.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Closes a window of the app.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}
