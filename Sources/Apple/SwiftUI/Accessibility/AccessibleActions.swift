/// What assistive technology can do with a group.
struct AccessibleActions {
    var kinds: [AccessibilityActionKind.Kind: () -> Void] = [:]
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    var scroll: ((Edge) -> Void)?
    var point: UnitPoint?
}

/// Gives a view the buttons of another one as actions.
struct AccessibleButtonsModifier<Buttons: View>: ElementModifier {
    typealias Body = Never
    let content: Buttons

    func wrap(_ child: Element) -> EffectGroupElement { EffectGroupElement(child) }

    func update(_ wrapper: EffectGroupElement, _ inputs: Inputs) {
        wrapper.group.accessibilityCustomActions = MenuContent.actions(of: content, inputs.environment).map { entry in
            UIAccessibilityCustomAction(name: entry.title) { _ in
                entry.action()
                return true
            }
        }
    }
}

extension Edge {
    /// The edge that a person scrolls to; nil for a page.
    init?(_ direction: UIAccessibilityScrollDirection) {
        switch direction {
        case .up: self = .top
        case .down: self = .bottom
        case .left: self = .leading
        case .right: self = .trailing
        default: return nil
        }
    }
}
