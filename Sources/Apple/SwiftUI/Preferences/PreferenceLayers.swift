/// Shows a view that depends on what the views within tell.
struct PreferenceLayer<Content: View, K: PreferenceKey, Layer: View>: View {
    let content: Content
    let key: K.Type
    let alignment: Alignment
    let isBehind: Bool
    let layer: (K.Value) -> Layer
    @State private var value: K.Value?

    var body: some View {
        let value = value ?? K.defaultValue
        PreferenceReader(content: content, key: key, changed: { self.value = $0 })
            .modifier(
                _LayeringModifier(
                    layer: layer(value).transformEnvironment(\.told) {
                        $0[ObjectIdentifier(K.self)] = ToldValue(value)
                    },
                    alignment: alignment, isBehind: isBehind))
    }
}

/// Shows a view in front, made of the value that the views within tell.
public struct _OverlayPreferenceModifier<Key: PreferenceKey, Overlay: View>: ViewModifier {
    let alignment: Alignment
    /// Makes the view.
    public let transform: (Key.Value) -> Overlay

    public func body(content: Content) -> some View {
        PreferenceLayer(content: content, key: Key.self, alignment: alignment, isBehind: false, layer: transform)
    }
}

/// Shows a view behind, made of the value that the views within tell.
public struct _BackgroundPreferenceModifier<Key: PreferenceKey, Overlay: View>: ViewModifier {
    let alignment: Alignment
    /// Makes the view.
    public let transform: (Key.Value) -> Overlay

    public func body(content: Content) -> some View {
        PreferenceLayer(content: content, key: Key.self, alignment: alignment, isBehind: true, layer: transform)
    }
}

// MARK: Values that are read later

/// What the views of a layer's view tell.
final class ToldValue {
    let value: Any
    init(_ value: Any) { self.value = value }
}

private struct ToldValuesKey: EnvironmentKey { static var defaultValue: [ObjectIdentifier: ToldValue] { [:] } }

extension EnvironmentValues {
    /// What is told in front of or behind which this view is, by the keys.
    var told: [ObjectIdentifier: ToldValue] {
        get { self[ToldValuesKey.self] }
        set { self[ToldValuesKey.self] = newValue }
    }
}

/// What is told for a key where a view is in front or behind.
public struct _PreferenceValue<Key: PreferenceKey> {
    let told: ToldValue?
}

/// A view that is made of a value that is told, which it may hand on unread.
public struct _DelayedPreferenceView<Key: PreferenceKey, Content: View>: View {
    /// Makes the view.
    public let transform: (_PreferenceValue<Key>) -> Content
    @Environment(\.told) private var told

    /// Creates a view.
    public init(transform: @escaping (_PreferenceValue<Key>) -> Content) { self.transform = transform }

    public var body: some View { transform(_PreferenceValue(told: told[ObjectIdentifier(Key.self)])) }
}

/// A view that is made of a value that is told, and read for it.
public struct _PreferenceReadingView<Key: PreferenceKey, Content: View>: View {
    let value: _PreferenceValue<Key>
    /// Makes the view.
    public let transform: (Key.Value) -> Content

    /// Creates a view.
    public init(value: _PreferenceValue<Key>, transform: @escaping (Key.Value) -> Content) {
        self.value = value
        self.transform = transform
    }

    public var body: some View { transform(value.told?.value as? Key.Value ?? Key.defaultValue) }
}

extension PreferenceKey {
    /// A view that is made of what is told for the key in front of or behind which it is.
    @preconcurrency @MainActor
    public static func _delay<T: View>(_ transform: @escaping (_PreferenceValue<Self>) -> T) -> some View {
        _DelayedPreferenceView(transform: transform)
    }
}

extension _PreferenceValue {
    /// A view that is made of the value.
    @preconcurrency @MainActor
    public func _force<T: View>(_ transform: @escaping (Key.Value) -> T) -> some View {
        _PreferenceReadingView(value: self, transform: transform)
    }
}
