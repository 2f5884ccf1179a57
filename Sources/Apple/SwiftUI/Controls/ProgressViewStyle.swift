/// How a progress view looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The look of a progress view.
    associatedtype Body: View
    /// The progress view whose look is made.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Makes the look of a progress view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar where the progress is known, else a turning indicator.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A turning indicator.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: @MainActor (ProgressViewStyleConfiguration) -> AnyView {
        { AnyView(DefaultProgressViewStyle().makeBody(configuration: $0)) }
    }
}

extension EnvironmentValues {
    var makeProgressView: @MainActor (ProgressViewStyleConfiguration) -> AnyView {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of progress views below.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        transformEnvironment(\.makeProgressView) { make in
            // What a style draws as a progress view looks as the style around it says.
            let outer = make
            make = { AnyView(style.makeBody(configuration: $0).environment(\.makeProgressView, outer)) }
        }
    }
}
