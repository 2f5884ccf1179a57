/// The storyboard that an app begins with, as the launch sees it.
@MainActor
protocol MainStoryboard {
    /// Nil for a storyboard without an entry point.
    func instantiateInitialViewController() -> UIViewController?
}

extension UIApplication {
    /// Finds a storyboard of the app's bundle by its name; nil if there is none. Set by the room that reads storyboards
    /// when the image is loaded.
    nonisolated(unsafe) static var storyboard: (@MainActor (String) -> (any MainStoryboard)?)?
}
