/// A part of an app that the system shows, such as a window.
@MainActor @preconcurrency
public protocol Scene {
    /// The scene that this one is made of.
    associatedtype Body: Scene
    /// The scene that this one consists of.
    @SceneBuilder var body: Body { get }
    /// The view of the first window.
    var _windowContent: any View { get }
}

extension Scene {
    public var _windowContent: any View { body._windowContent }
}

extension Never: Scene {
    public var _windowContent: any View { fatalError("Never has no window") }
}

/// Makes a scene of the statements in a closure.
@resultBuilder @MainActor
public enum SceneBuilder {
    /// Takes a scene as it is.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// Takes the only scene of a body. Bodies of several scenes do not exist here.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

extension Scene {
    /// The same scene, whose views are given `value`.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        ModifiedScene(scene: self) { AnyView(makeAny($0) { $0.environment(keyPath, value) }) }
    }

    /// Gives an object to the views of the scene.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        ModifiedScene(scene: self) { AnyView(makeAny($0) { $0.environmentObject(object) }) }
    }
}

extension Scene {
    /// The same scene, whose view is changed. For frameworks that give views something.
    public func _windowView(_ change: @escaping @MainActor (AnyView) -> AnyView) -> some Scene {
        ModifiedScene(scene: self) { AnyView(makeAny($0, change)) }
    }
}

@MainActor
private func makeAny(_ view: any View, _ change: (AnyView) -> some View) -> some View { change(AnyView(view)) }

/// A scene whose views are changed.
private struct ModifiedScene<Content: Scene>: Scene {
    let scene: Content
    let change: (any View) -> AnyView

    var body: Never { fatalError("A modified scene has no body") }
    var _windowContent: any View { change(scene._windowContent) }
}
