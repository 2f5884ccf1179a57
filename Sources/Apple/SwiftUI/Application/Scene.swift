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
    /// Takes the only scene of a body.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Takes the scenes of a body, of which a phone shows the first.
    public static func buildBlock<First: Scene, each Other: Scene>(
        _ first: First, _ other: repeat each Other
    ) -> First { first }
    /// Takes the scene of an `if #available`.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

extension Scene {
    /// Runs an action when a value is another one.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene { _windowView { AnyView($0.onChange(of: value, initial: initial, action)) } }

    /// Runs an action when a value is another one.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { _windowView { AnyView($0.onChange(of: value, initial: initial, action)) } }

    /// Runs an action when a value is another one, with that.
    @available(iOS, deprecated: 100000, message: "Use onChange with a closure of no or two values")
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        _windowView { AnyView($0.onChange(of: value) { _, new in action(new) }) }
    }

    /// Sets the store in which the views of the scene keep values.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        _windowView { AnyView($0.defaultAppStorage(store)) }
    }

    /// Changes the menus of the app. A phone shows them on a keyboard's Command key alone: those with keys can be used
    /// by them.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        let shortcuts = content()._shortcuts
        return _windowView { AnyView($0.background { CommandKeys(content: shortcuts) }) }
    }

    /// How large a window is at first. A phone's has the size of the screen.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    /// How large a window is at first. A phone's has the size of the screen.
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    /// Whether a window's size can be changed. A phone's has the size of the screen.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    /// Which events open the scene. A phone's app has one scene, which takes all.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// Whether a window's size can be changed.
public struct WindowResizability: Sendable {
    /// As the system has it.
    public static let automatic = WindowResizability()
    /// Within the sizes of the content.
    public static let contentSize = WindowResizability()
    /// Down to the least size of the content.
    public static let contentMinSize = WindowResizability()
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
