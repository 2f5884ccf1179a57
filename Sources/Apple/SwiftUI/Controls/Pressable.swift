/// A view that looks otherwise while it is pressed, and acts when it is let go.
struct Pressable<Content: View>: View, PrimitiveView {
    let action: () -> Void
    /// Whether a tap anywhere on a row does the same, if the view is all of the row.
    var isRow = false
    /// Whether the row leads to another screen.
    var isLink = false
    let content: (Bool) -> Content

    init(
        action: @escaping () -> Void, isRow: Bool = false, isLink: Bool = false,
        @ViewBuilder content: @escaping (Bool) -> Content
    ) {
        self.action = action
        self.isRow = isRow
        self.isLink = isLink
        self.content = content
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { PressableNode(self, inputs) }
}

private final class PressableNode<Content: View>: ViewNode<Pressable<Content>>, Invalidatable {
    var isDirty = false
    private var child: Node?
    private let content = ImplicitStackElement(axis: .horizontal)
    private var element: PressableElement?

    override func refresh() {
        isDirty = false
        let element = element ?? makeElement()
        self.element = element
        element.control.isEnabled = inputs.environment.isEnabled
        element.control.isUserInteractionEnabled = !isRowAction
        let repeats = inputs.environment.buttonRepeatBehavior.repeats
        element.control.repeated = repeats ? { [weak self] in self?.view.action() } : nil
        var below = inputs.child(of: self)
        below.environment.isWholeRow = false
        below.isLazy = false
        child = reconcile(child, view.content(element.control.isHighlighted), below)
        content.content = child
    }

    private var isRowAction: Bool { view.isRow && inputs.environment.isWholeRow }

    private func makeElement() -> PressableElement {
        content.graph = graph
        let control = PressControl()
        control.addAction(
            UIAction { [weak self, weak control] _ in
                // One that has acted while it was held does not act once more.
                if control?.hasRepeated != true { self?.view.action() }
            }, for: .touchUpInside)
        control.pressedDidChange = { [weak self] in self?.invalidate() }
        return PressableElement(content, control: control)
    }

    override var items: [Item] {
        guard let element else { return [] }
        var item = Item(element)
        if isRowAction {
            item.traits.isLink = view.isLink
            if inputs.environment.isEnabled { item.traits.rowAction = { [weak self] in self?.view.action() } }
        }
        return [item]
    }

    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}

/// Puts what is pressed into a control.
private final class PressableElement: WrapperElement {
    let control: PressControl

    init(_ child: Element, control: PressControl) {
        self.control = control
        super.init(child)
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        canvas.add(control, at: rect)
        let inner = canvas.inside(rect)
        child.place(CGRect(origin: .zero, size: rect.size), proposal, in: inner)
        control.adopt(inner.views)
    }

    override var extendsOverSafeArea: Bool { false }
}

/// The control of a button; for assistive technology it is one element that reads what is in it.
final class PressControl: UIControl {
    var pressedDidChange: () -> Void = {}
    /// What is done again and again while the control stays pressed; nil for nothing.
    var repeated: (() -> Void)?
    private lazy var repeater = PressRepeater()

    /// Whether it has acted since it was pressed.
    var hasRepeated: Bool { repeated != nil && repeater.hasActed }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if repeated != nil {
            repeater.begin(in: self, isOver: { [weak self] in self?.isHighlighted ?? false }) { [weak self] in
                self?.repeated?()
            }
        }
        return super.beginTracking(touch, with: event)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if repeated != nil { repeater.end() }
        super.endTracking(touch, with: event)
    }

    override func cancelTracking(with event: UIEvent?) {
        if repeated != nil { repeater.end() }
        super.cancelTracking(with: event)
    }

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { pressedDidChange() } }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        // A control in the label keeps its touches.
        return hit is UIControl ? hit : self
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityLabel: String? {
        get {
            let words = super.accessibilityLabel.map { [$0] } ?? readableTexts(below: self)
            return words.isEmpty ? nil : words.joined(separator: ", ")
        }
        set { super.accessibilityLabel = newValue }
    }

    private func readableTexts(below view: UIView) -> [String] {
        view.subviews.flatMap { child -> [String] in
            if child.isHidden || child.accessibilityElementsHidden { return [] }
            if child.isAccessibilityElement { return child.accessibilityLabel.map { [$0] } ?? [] }
            return readableTexts(below: child)
        }
    }
}

private struct WholeRowKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the view is all of a list's row.
    var isWholeRow: Bool {
        get { self[WholeRowKey.self] }
        set { self[WholeRowKey.self] = newValue }
    }
}
