import Stage

/// What assistive technology is at.
///
/// Without assistive technology it is false or nil, whatever it is set to.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A way to read and to set what assistive technology is at.
    @propertyWrapper
    public struct Binding {
        let location: StateLocation<Value>?
        let initial: Value

        /// What assistive technology is at.
        public var wrappedValue: Value {
            get { location?.value ?? initial }
            nonmutating set { location?.value = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let initial: Value
    private var location: StateLocation<Value>?

    /// Creates a state of one view, which is true while assistive technology is at that.
    public init() where Value == Bool { initial = false }

    /// Creates a state of one view, for some kinds of assistive technology. All of them are one here.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { initial = false }

    /// Creates a state of several views: nil while assistive technology is at none of them.
    public init<T: Hashable>() where Value == T? { initial = nil }

    /// Creates a state of several views, for some kinds of assistive technology. All of them are one here.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { initial = nil }

    /// What assistive technology is at. Setting it moves that.
    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.value = newValue }
    }

    /// The binding that views are given.
    public var projectedValue: Binding { Binding(location: location, initial: initial) }
}

extension AccessibilityFocusState: StoredProperty {
    mutating func install(_ stored: inout AnyObject?, _ context: PropertyContext) {
        let kept = stored as? StateLocation<Value> ?? StateLocation(initial, owner: context.owner)
        stored = kept
        location = kept
    }
}

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: OptionSet, Sendable {
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A reader of the screen.
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    /// What works by a switch.
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// Ties where assistive technology is to a state.
struct AccessibilityFocusModifier: ElementModifier {
    typealias Body = Never
    let target: FocusTarget

    func wrap(_ child: Element) -> AccessibilityFocusElement { AccessibilityFocusElement(child) }
    func update(_ wrapper: AccessibilityFocusElement, _ inputs: Inputs) { wrapper.follow(target) }
}

/// An element that knows whether assistive technology is in it.
final class AccessibilityFocusElement: GroupElement {
    private var target: FocusTarget?
    private let news = NotificationTokens()

    init(_ child: Element) {
        super.init(child)
        news.observeOnMain(UIAccessibility.elementFocusedNotification) { [weak self] in self?.focusDidMove() }
    }

    private var isFocused: Bool {
        (AccessibilityFocus.element as? UIView)?.isDescendant(of: group) ?? false
    }

    private func focusDidMove() {
        if isFocused { target?.focus() } else { target?.unfocus() }
    }

    func follow(_ target: FocusTarget) {
        self.target = target
        guard target.isFocused(), !isFocused else { return }
        // The views may be in no window yet.
        NextTurn.perform { [weak self] in self?.moveFocus() }
    }

    private func moveFocus() {
        guard let target, target.isFocused(), !isFocused else { return }
        guard group.window != nil, let element = first(in: group) else { return target.unfocus() }
        // A reader that is there goes to the element, and tells of that.
        UIAccessibility.post(notification: .layoutChanged, argument: element)
        guard AccessibilityFocus.element != nil else { return target.unfocus() }
        AccessibilityFocus.move(to: element)
    }

    private func first(in view: UIView) -> UIView? {
        if view.isAccessibilityElement { return view }
        guard !view.isHidden, !view.accessibilityElementsHidden else { return nil }
        return view.subviews.lazy.compactMap { self.first(in: $0) }.first
    }
}

extension View {
    /// Ties where assistive technology is to a state: it is at the view while the state is `value`.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        accessibilityFocus(binding, on: value, off: FocusTarget.none(of: Value.self))
    }

    /// Ties where assistive technology is to a state, which is true while it is at the view.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        accessibilityFocus(condition, on: true, off: false)
    }

    /// Brings assistive technology to a view when this one is first shown.
    public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View { onAppear { binding.wrappedValue = value } }

    private func accessibilityFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, on value: Value, off: Value?
    ) -> some View {
        modifier(
            AccessibilityFocusModifier(
                target: FocusTarget(
                    isFocused: { binding.wrappedValue == value },
                    focus: { if binding.wrappedValue != value { binding.wrappedValue = value } },
                    unfocus: { if binding.wrappedValue == value, let off { binding.wrappedValue = off } })))
    }
}
