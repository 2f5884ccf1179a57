/// A value that views tell the views around them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view tells one.
    static var defaultValue: Value { get }
    /// Brings the values of two views together, the earlier first.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// Takes what the views within tell for a key.
@MainActor
final class PreferenceCollector<K: PreferenceKey> {
    private var values: [(owner: ObjectIdentifier, value: K.Value)] = []
    private weak var outer: PreferenceCollector<K>?
    var changed: (K.Value) -> Void = { _ in }
    /// What is told on to the views around may be another value.
    var transform: ((inout K.Value) -> Void)?

    func set(_ value: K.Value, by owner: AnyObject, _ graph: ViewGraph?) {
        let id = ObjectIdentifier(owner)
        if let index = values.firstIndex(where: { $0.owner == id }) {
            if areEqual(values[index].value, value) { return }
            values[index].value = value
        } else {
            values.append((id, value))
        }
        tell(graph)
    }

    func remove(_ owner: AnyObject, _ graph: ViewGraph?) {
        let id = ObjectIdentifier(owner)
        guard let index = values.firstIndex(where: { $0.owner == id }) else { return }
        values.remove(at: index)
        tell(graph)
    }

    func follow(_ outer: PreferenceCollector<K>?, _ graph: ViewGraph?) {
        guard self.outer !== outer else { return }
        self.outer?.remove(self, graph)
        self.outer = outer
        outer?.set(value, by: self, graph)
    }

    var value: K.Value {
        var result = values.first?.value ?? K.defaultValue
        for entry in values.dropFirst() { K.reduce(value: &result) { entry.value } }
        transform?(&result)
        return result
    }

    func tell(_ graph: ViewGraph?) {
        let value = value
        outer?.set(value, by: self, graph)
        guard let graph else { return changed(value) }
        graph.afterUpdate { [weak self] in self?.changed(value) }
    }
}

private struct CollectorsKey: EnvironmentKey { static var defaultValue: [ObjectIdentifier: AnyObject] { [:] } }

extension EnvironmentValues {
    /// The collectors of preferences around, by their keys.
    var collectors: [ObjectIdentifier: AnyObject] {
        get { self[CollectorsKey.self] }
        set { self[CollectorsKey.self] = newValue }
    }

    func collector<K: PreferenceKey>(_ key: K.Type) -> PreferenceCollector<K>? {
        collectors[ObjectIdentifier(key)] as? PreferenceCollector<K>
    }
}

/// Tells a value to the views around.
public struct _PreferenceWritingModifier<K: PreferenceKey>: NodeModifier {
    public typealias Body = Never
    let value: K.Value

    func makeEffect() -> PreferenceEffect<K> { PreferenceEffect() }

    func update(_ effect: PreferenceEffect<K>, _ inputs: Inputs) {
        let collector = inputs.environment.collector(K.self)
        if effect.collector !== collector { effect.end() }
        effect.collector = collector
        effect.graph = inputs.graph
        collector?.set(value, by: effect, inputs.graph)
    }
}

/// A value that a view tells.
final class PreferenceEffect<K: PreferenceKey>: ModifierEffect {
    weak var collector: PreferenceCollector<K>?
    weak var graph: ViewGraph?

    func end() { collector?.remove(self, graph) }
}

/// Hears what the views within tell.
struct PreferenceReader<Content: View, K: PreferenceKey>: View, PrimitiveView {
    let content: Content
    let key: K.Type
    let changed: (K.Value) -> Void
    var transform: ((inout K.Value) -> Void)?

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { PreferenceReaderNode(self, inputs) }
}

private final class PreferenceReaderNode<Content: View, K: PreferenceKey>: ViewNode<PreferenceReader<Content, K>> {
    private let collector = PreferenceCollector<K>()
    private var child: Node?

    override func refresh() {
        collector.changed = view.changed
        collector.transform = view.transform
        collector.follow(inputs.environment.collector(K.self), graph)
        var below = inputs.onlyChild(of: self)
        below.environment.collectors[ObjectIdentifier(K.self)] = collector
        child = reconcile(child, view.content, below)
        if view.transform != nil { collector.tell(graph) }
    }

    override var items: [Item] { child?.items ?? [] }
    override var childNodes: [Node] { child.map { [$0] } ?? [] }
    override func willDispose() { collector.follow(nil, graph) }
}

/// Keeps the last value that was told, and compares.
private final class LastPreference<Value> {
    var value: Value?
}

private struct PreferenceChange<Content: View, K: PreferenceKey>: View where K.Value: Equatable {
    let content: Content
    let key: K.Type
    let action: (K.Value) -> Void
    @State private var last = LastPreference<K.Value>()

    var body: some View {
        PreferenceReader(
            content: content, key: key,
            changed: { value in
                guard last.value != value else { return }
                last.value = value
                action(value)
            })
    }
}

extension View {
    /// Tells a value to the views around.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceWritingModifier<K>(value: value))
    }

    /// Changes the value that the views within tell.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        PreferenceReader(content: self, key: key, changed: { _ in }, transform: callback)
    }

    /// Runs an action when the value that the views within tell is another one.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        PreferenceChange(content: self, key: key, action: action)
    }

    /// Shows a view in front, made of the value that the views within tell.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View where K.Value: Equatable {
        modifier(_OverlayPreferenceModifier<K, V>(alignment: alignment, transform: transform))
    }

    /// Shows a view behind, made of the value that the views within tell.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View where K.Value: Equatable {
        modifier(_BackgroundPreferenceModifier<K, V>(alignment: alignment, transform: transform))
    }
}
