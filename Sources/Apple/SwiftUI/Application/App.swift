/// An app that is made of scenes; the type marked `@main`.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    /// Starts the app and runs it to its end.
    public static func main() {
        AppHost.start(Self())
    }
}
