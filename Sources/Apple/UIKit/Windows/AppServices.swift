package import Stage

/// The services that views need from the application, which stands on a floor above them.
@preconcurrency @MainActor
package protocol AppServices: UIResponder {
    /// The clipboard of the desktop; without a window, one of the app's own.
    var clipboard: Clipboard { get }

    /// Gives the person a file to keep, where the surface has a way to; false if it has none.
    func give(_ data: Data, named name: String) -> Bool

    /// Has the desktop's dialog ask where files are kept. False, and nothing asked, if the surface has none.
    func ask(_ saving: FileSaving) -> Bool

    /// Gives an event to the windows that its touches are in.
    func sendEvent(_ event: UIEvent)

    /// Sends a message to `target`, or to the first in the responder chain that has the method. Returns whether someone
    /// had it.
    @discardableResult
    func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool

    /// Opens a URL outside the app.
    func open(_ url: URL)

    /// Gives a window that is shown without a scene the only one there is.
    func joinScene(_ window: UIWindow)

    /// Whether an app runs, whose scenes show windows. In tests without an app windows have no scene.
    var runsApp: Bool { get }
}
