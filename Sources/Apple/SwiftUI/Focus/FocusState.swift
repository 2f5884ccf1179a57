import Stage

/// What has the focus: where a person's typing goes.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A way to read and to set what has the focus.
    @propertyWrapper
    public struct Binding {
        let location: StateLocation<Value>?
        let initial: Value

        /// What has the focus.
        public var wrappedValue: Value {
            get { location?.value ?? initial }
            nonmutating set { location?.value = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let initial: Value
    private var location: StateLocation<Value>?

    /// Creates a state of one field, which is true while that has the focus.
    public init() where Value == Bool { initial = false }

    /// Creates a state of several fields: nil while none of them has the focus.
    public init<T: Hashable>() where Value == T? { initial = nil }

    /// What has the focus. Setting it moves the focus.
    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.value = newValue }
    }

    /// The binding that fields are given.
    public var projectedValue: Binding { Binding(location: location, initial: initial) }
}

extension FocusState: StoredProperty {
    mutating func install(_ stored: inout AnyObject?, _ context: PropertyContext) {
        let kept = stored as? StateLocation<Value> ?? StateLocation(initial, owner: context.owner)
        stored = kept
        location = kept
    }
}

/// Whether a field is to have the focus, and what to tell when it has.
struct FocusTarget {
    var isFocused: () -> Bool
    var focus: () -> Void
    var unfocus: () -> Void
}

private struct FocusTargetKey: EnvironmentKey { static var defaultValue: FocusTarget? { nil } }

extension EnvironmentValues {
    /// What the focus of the fields in the view goes with.
    var focusTarget: FocusTarget? {
        get { self[FocusTargetKey.self] }
        set { self[FocusTargetKey.self] = newValue }
    }
}

extension View {
    /// Ties the focus of the field to a state: it has the focus while the state is `value`.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        focus(binding, on: value, off: FocusTarget.none(of: Value.self))
    }

    /// Ties the focus of the field to a state, which is true while it has the focus.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { focus(condition, on: true, off: false) }

    private func focus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, on value: Value, off: Value?
    ) -> some View {
        environment(\.focusTarget, FocusTarget(binding, on: value, off: off))
    }
}

extension FocusTarget {
    /// A state that is `value` while the field has the focus, and `off` when it has lost it.
    init<Value: Hashable>(_ binding: FocusState<Value>.Binding, on value: Value, off: Value?) {
        self.init(
            isFocused: { binding.wrappedValue == value },
            focus: { if binding.wrappedValue != value { binding.wrappedValue = value } },
            unfocus: { if binding.wrappedValue == value, let off { binding.wrappedValue = off } })
    }

    /// The value of a type that stands for nothing.
    static func none<Value>(of type: Value.Type) -> Value? {
        if let optional = type as? any ExpressibleByNilLiteral.Type { return makeNil(optional) as? Value }
        return nil
    }

    private static func makeNil<T: ExpressibleByNilLiteral>(_ type: T.Type) -> Any { T(nilLiteral: ()) }
}

/// Where the focus of a field follows a state.
@MainActor
final class FocusFollower {
    private weak var view: UIView?
    private var target: FocusTarget?
    private var wasWanted = false

    init(_ view: UIView) { self.view = view }

    func follow(_ target: FocusTarget?) {
        self.target = target
        guard target != nil else { return }
        // The view may be in no window yet.
        NextTurn.perform { [weak self] in self?.apply() }
    }

    private func apply() {
        guard let target, let view else { return }
        let isWanted = target.isFocused()
        defer { wasWanted = isWanted }
        if isWanted, !wasWanted, !view.isFirstResponder, view.window != nil { view.becomeFirstResponder() }
        if !isWanted, wasWanted, view.isFirstResponder { view.resignFirstResponder() }
    }

    func didBegin() {
        wasWanted = true
        target?.focus()
    }

    func didEnd() {
        wasWanted = false
        target?.unfocus()
    }
}
