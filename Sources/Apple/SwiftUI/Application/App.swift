/// An app that is made of scenes; the type marked `@main`.
@MainActor @preconcurrency
public protocol App {
    /// The scenes that make up the app.
    associatedtype Body: Scene
    /// The app's scenes; the first window group is shown.
    @SceneBuilder var body: Body { get }
    /// Creates the app at launch.
    init()
}

extension App {
    /// Starts the app and runs it to its end.
    public static func main() {
        AppHost.start(Self())
    }
}
