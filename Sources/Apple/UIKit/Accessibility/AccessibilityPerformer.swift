package import Stage

/// Does to elements what assistive technology asks for.
@MainActor
package struct AccessibilityPerformer {
    private let scene: any TouchScene
    private let touches: TouchDispatcher

    /// The finger of assistive technology; no pointer of a surface has this identifier.
    private static let finger = 1 << 20

    package init(scene: any TouchScene, touches: TouchDispatcher) {
        self.scene = scene
        self.touches = touches
    }

    /// Returns whether the element, or a responder further up, took the action.
    package func perform(_ action: AccessibilityAction, on element: ObjectIdentifier, at time: Double) -> Bool {
        var collector = AccessibilityCollector()
        for window in scene.shownWindows { collector.visit(window) }
        guard let object = collector.object(of: element) else { return false }
        defer {
            // Drawn before the next event, so that a touch finds views where they are now.
            for window in scene.shownWindows { window.layoutIfNeeded() }
            scene.animationsNeedTick()
        }
        switch action {
        case .activate: return activate(object, at: time)
        case .increment: return adjust(object) { $0.accessibilityIncrement() }
        case .decrement: return adjust(object) { $0.accessibilityDecrement() }
        case .setValue(let text): return enter(text, in: object)
        case .escape: return object.firstTaker { $0.accessibilityPerformEscape() }
        case .magicTap: return object.firstTaker { $0.accessibilityPerformMagicTap() }
        case .scroll(let direction):
            let direction = UIAccessibilityScrollDirection(direction)
            return object.firstTaker { $0.accessibilityScroll(direction) }
        case .scrollTo(let point): return object.scrollForAccessibility(to: point)
        case .scrollToVisible:
            show(object)
            return true
        case .focus: return focus(object)
        case .custom(let index):
            let actions = object.allAccessibilityActions
            return actions.indices.contains(index) && actions[index].perform()
        }
    }

    private func activate(_ object: UIResponder, at time: Double) -> Bool {
        guard !object.accessibilityTraits.contains(.notEnabled) else { return false }
        if object.accessibilityActivate() { return true }
        show(object)
        let point = object.accessibilityActivationPoint
        guard touches.hit(point).1 != nil else { return false }
        for phase in [PointerEvent.Phase.began, .ended] {
            touches.handle(
                PointerEvent(phase: phase, device: .touch, identifier: Self.finger, location: point, time: time))
        }
        return true
    }

    private func adjust(_ object: UIResponder, _ change: (UIResponder) -> Void) -> Bool {
        object.firstTaker {
            let traits = $0.accessibilityTraits
            guard traits.contains(.adjustable), !traits.contains(.notEnabled) else { return false }
            change($0)
            return true
        }
    }

    private func enter(_ text: String, in object: UIResponder) -> Bool {
        guard !object.accessibilityTraits.contains(.notEnabled) else { return false }
        if object.accessibilityTraits.contains(.textEntry), !object.isFirstResponder {
            guard focus(object) else { return false }
        }
        return object.enterAccessibilityValue(text)
    }

    private func focus(_ object: UIResponder) -> Bool {
        show(object)
        AccessibilityFocus.move(to: object)
        guard object.accessibilityTraits.contains(.textEntry) else { return true }
        return object.becomeFirstResponder()
    }

    /// Scrolls what the object is in, the innermost first.
    private func show(_ object: UIResponder) {
        _ = object.accessibilityNext?.firstTaker {
            $0.showForAccessibility(object.accessibilityFrame)
            return false
        }
        for window in scene.shownWindows { window.layoutIfNeeded() }
    }
}

extension UIResponder {
    /// The app's own actions, and those that come with the kind of view.
    var allAccessibilityActions: [UIAccessibilityCustomAction] {
        (accessibilityCustomActions ?? []) + builtInAccessibilityActions
    }

    /// An element that is no view is followed by the view that it is in.
    var accessibilityNext: UIResponder? {
        (self as? UIAccessibilityElement).flatMap { $0.accessibilityContainer as? UIResponder } ?? next
    }

    /// Asks the responders from here on, until one takes it. Returns whether one did.
    func firstTaker(_ take: (UIResponder) -> Bool) -> Bool {
        var responder: UIResponder? = self
        while let current = responder {
            if take(current) { return true }
            responder = current.accessibilityNext
        }
        return false
    }
}
