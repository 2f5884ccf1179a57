/// What a person can do with a view that has the focus.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Something instead of a tap.
    public static let activate = FocusInteractions(rawValue: 1)
    /// Changes by keys.
    public static let edit = FocusInteractions(rawValue: 2)
    /// What the system has.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Lets a view have the focus.
struct FocusableModifier: ElementModifier {
    typealias Body = Never
    let isFocusable: Bool

    func wrap(_ child: Element) -> FocusableElement { FocusableElement(child) }

    func update(_ wrapper: FocusableElement, _ inputs: Inputs) {
        let view = wrapper.focusable
        view.isFocusable = isFocusable && inputs.environment.isEnabled
        view.focus.follow(inputs.environment.focusTarget)
    }
}

/// An element that can have the focus.
final class FocusableElement: GroupElement {
    let focusable = FocusableView()

    init(_ child: Element) { super.init(child, group: focusable) }
}

/// A view to which keys can go.
final class FocusableView: GroupView {
    var isFocusable = true {
        didSet { if !isFocusable, isFirstResponder { resignFirstResponder() } }
    }
    private(set) lazy var focus = FocusFollower(self)

    override var canBecomeFirstResponder: Bool { isFocusable }

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        let had = isFirstResponder
        guard super.becomeFirstResponder() else { return false }
        if !had { focus.didBegin() }
        return true
    }

    @discardableResult
    override func resignFirstResponder() -> Bool {
        let had = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        if had { focus.didEnd() }
        return true
    }
}

extension View {
    /// Whether the view can have the focus, so that keys come to it.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        environment(\.focusTarget, nil).modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Whether the view can have the focus, so that keys come to it.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        focusable(isFocusable)
    }

    /// Hides the ring around what has the focus. Has no effect: phones show none.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// Gives a field the focus when the view is first shown.
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { modifier(DefaultFocusModifier(binding: binding, value: value)) }
}

/// When a field that is to have the focus by default has it.
public struct DefaultFocusEvaluationPriority: Sendable {
    /// When the view is shown.
    public static let automatic = DefaultFocusEvaluationPriority()
    /// When the view is shown, or when the person comes to it again.
    public static let userInitiated = DefaultFocusEvaluationPriority()
}

private struct DefaultFocusModifier<V: Hashable>: ViewModifier {
    let binding: FocusState<V>.Binding
    let value: V
    @State private var wasShown = false

    func body(content: Content) -> some View {
        content.onAppear {
            guard !wasShown else { return }
            wasShown = true
            binding.wrappedValue = value
        }
    }
}
