import Observation

/// Tells values while the focus is in the view, or in its scene.
struct FocusedValueModifier: ElementModifier {
    typealias Body = Never
    let isForScene: Bool
    let write: (inout FocusedValues) -> Void

    func wrap(_ child: Element) -> FocusedValueElement { FocusedValueElement(child) }

    func update(_ wrapper: FocusedValueElement, _ inputs: Inputs) {
        FocusedValueStore.shared.set(
            .init(group: wrapper.group, depth: inputs.parent?.depth ?? 0, isForScene: isForScene, write: write),
            by: wrapper)
    }
}

/// An element whose views tell values.
final class FocusedValueElement: GroupElement, Disposable {
    init(_ child: Element) { super.init(child) }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        let wasShown = group.window != nil
        super.place(rect, proposal, in: canvas)
        if !wasShown { FocusedValueStore.shared.tellSoon() }
    }

    func dispose() { FocusedValueStore.shared.remove(ObjectIdentifier(self)) }

    isolated deinit { FocusedValueStore.shared.remove(ObjectIdentifier(self)) }
}

extension View {
    private func told(_ isForScene: Bool, _ write: @escaping (inout FocusedValues) -> Void) -> some View {
        modifier(FocusedValueModifier(isForScene: isForScene, write: write))
    }

    /// Tells the app a value while the focus is in the view.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { told(false) { $0[keyPath: keyPath] = value } }

    /// Tells the app a value, if there is one, while the focus is in the view.
    @_disfavoredOverload
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { told(false) { $0[keyPath: keyPath] = value } }

    /// Tells the app a value while the scene of the view has the focus.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { told(true) { $0[keyPath: keyPath] = value } }

    /// Tells the app a value, if there is one, while the scene of the view has the focus.
    @_disfavoredOverload
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { told(true) { $0[keyPath: keyPath] = value } }

    /// Tells the app an observable object while the focus is in the view.
    public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        told(false) { $0.objects[ObjectIdentifier(T.self)] = object }
    }

    /// Tells the app an observable object while the scene of the view has the focus.
    public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        told(true) { $0.objects[ObjectIdentifier(T.self)] = object }
    }

    /// Tells the app an object while the focus is in the view.
    public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        told(false) { $0.objects[ObjectIdentifier(T.self)] = object }
    }

    /// Tells the app an object, if there is one, while the focus is in the view.
    @_disfavoredOverload
    public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        told(false) { $0.objects[ObjectIdentifier(T.self)] = object }
    }

    /// Tells the app an object while the scene of the view has the focus.
    public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        told(true) { $0.objects[ObjectIdentifier(T.self)] = object }
    }

    /// Tells the app an object, if there is one, while the scene of the view has the focus.
    @_disfavoredOverload
    public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        told(true) { $0.objects[ObjectIdentifier(T.self)] = object }
    }
}
