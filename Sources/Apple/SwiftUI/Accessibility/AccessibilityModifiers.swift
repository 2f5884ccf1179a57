/// Makes a view one element for assistive technology, or none.
struct AccessibilityElementModifier: ElementModifier {
    typealias Body = Never
    let behavior: AccessibilityChildBehavior

    func wrap(_ child: Element) -> AccessibilityGroupElement { AccessibilityGroupElement(child, group: CombinedView()) }
    func update(_ wrapper: AccessibilityGroupElement, _ inputs: Inputs) {
        (wrapper.group as? CombinedView)?.behavior = behavior
    }
}

/// An element whose views are one for assistive technology.
final class AccessibilityGroupElement: GroupElement {}

/// A view that may say what the views in it say.
final class CombinedView: GroupView {
    var behavior = AccessibilityChildBehavior.ignore {
        didSet { isAccessibilityElement = behavior.kind != .contain }
    }

    override var accessibilityLabel: String? {
        get {
            if let own = super.accessibilityLabel { return own }
            guard behavior.kind == .combine else { return nil }
            let words = labels(in: self)
            return words.isEmpty ? nil : words.joined(separator: ", ")
        }
        set { super.accessibilityLabel = newValue }
    }

    private func labels(in view: UIView) -> [String] {
        view.subviews.flatMap { child -> [String] in
            guard !child.isHidden, !child.accessibilityElementsHidden else { return [] }
            if child.isAccessibilityElement { return child.accessibilityLabel.map { [$0] } ?? [] }
            return labels(in: child)
        }
    }
}

/// Changes what the one view in a view is.
struct AccessibilityTraitsModifier: ElementModifier {
    typealias Body = Never
    let added: AccessibilityTraits
    let removed: AccessibilityTraits

    func wrap(_ child: Element) -> TraitsElement { TraitsElement(child) }
    func update(_ wrapper: TraitsElement, _ inputs: Inputs) { (wrapper.added, wrapper.removed) = (added, removed) }
}

/// Sets the traits of the view in it, when that is in its place.
final class TraitsElement: GroupElement {
    var added = AccessibilityTraits()
    var removed = AccessibilityTraits()
    private weak var target: UIView?
    private var applied = AccessibilityTraits()

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        super.place(rect, proposal, in: canvas)
        var view: UIView = group
        while view is GroupView, view.subviews.count == 1 { view = view.subviews[0] }
        if view is GroupView, added != AccessibilityTraits() { view.isAccessibilityElement = true }
        if target === view, applied != added {
            view.accessibilityTraits.remove(UIAccessibilityTraits(rawValue: applied.traits))
        }
        (target, applied) = (view, added)
        let isModal = added.contains(.isModal) && !removed.contains(.isModal)
        if group.accessibilityViewIsModal != isModal { group.accessibilityViewIsModal = isModal }
        view.accessibilityTraits.formUnion(UIAccessibilityTraits(rawValue: added.traits))
        view.accessibilityTraits.subtract(UIAccessibilityTraits(rawValue: removed.traits))
    }
}

/// What assistive technology can do with a view.
public struct AccessibilityActionKind: Equatable, @unchecked Sendable {
    enum Kind: Equatable, Sendable { case activate, escape, magicTap, named }
    let kind: Kind
    var name: Text?

    /// Something under a name.
    public init(named name: Text) { (kind, self.name) = (.named, name) }
    private init(kind: Kind) { self.kind = kind }
    /// What a tap does.
    public static let `default` = AccessibilityActionKind(kind: .activate)
    /// Leaves what is shown.
    public static let escape = AccessibilityActionKind(kind: .escape)
    /// The most important thing that the app does.
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)
}

extension GroupView {
    /// Offers assistive technology something to do under a name, in place of what had it before.
    func offer(_ title: String, _ handler: @escaping () -> Void) {
        var actions = accessibilityCustomActions ?? []
        actions.removeAll { $0.name == title }
        actions.append(
            UIAccessibilityCustomAction(name: title) { _ in
                handler()
                return true
            })
        accessibilityCustomActions = actions
    }
}

extension View {
    /// Makes the view one for assistive technology, as it says.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityElementModifier(behavior: children))
    }

    /// Says what else the view is.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityTraitsModifier(added: traits, removed: AccessibilityTraits()))
    }

    /// Says what the view is not.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityTraitsModifier(added: AccessibilityTraits(), removed: traits))
    }

    /// Gives assistive technology something to do with the view, under a name.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        let title = name.resolvedString
        return modifier(_GroupEffect(apply: { $0.offer(title, handler) }))
    }

    /// Gives assistive technology something to do with the view, under a name.
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Gives assistive technology something to do with the view, under a name.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Before which others the view is read. Has no effect: views are read in their order.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

    /// Names the view for assistive technology.
    @available(iOS, deprecated: 100000, message: "Use accessibilityLabel(_:)")
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Says the view's value for assistive technology.
    @available(iOS, deprecated: 100000, message: "Use accessibilityValue(_:)")
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Says what using the view does, for assistive technology.
    @available(iOS, deprecated: 100000, message: "Use accessibilityHint(_:)")
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Names the view for tests and UI flows.
    @available(iOS, deprecated: 100000, message: "Use accessibilityIdentifier(_:)")
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// Whether assistive technology passes over the view.
    @available(iOS, deprecated: 100000, message: "Use accessibilityHidden(_:)")
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// Says what else the view is.
    @available(iOS, deprecated: 100000, message: "Use accessibilityAddTraits(_:)")
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

    /// Says what using the view does, for assistive technology.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }
}
