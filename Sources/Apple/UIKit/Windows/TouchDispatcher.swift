package import Stage

/// Turns what the stage tells of the pointer into touches, finds whom they hit, and delivers them: to recognisers first,
/// then to views, as UIKit does.
@MainActor
package final class TouchDispatcher {
    private unowned let scene: any TouchScene
    private var touches: [Int: UITouch] = [:]
    private var lastTap: (time: Double, location: CGPoint, count: Int)?

    /// Two taps within this time, in seconds, and this distance, in points, count as two. Apple documents neither; these
    /// are estimates.
    private static let multiTapInterval = 0.35
    private static let multiTapDistance: CGFloat = 45

    init(scene: any TouchScene) {
        self.scene = scene
    }

    package var needsTick: Bool { !touches.isEmpty || scene.gestures.hasPending }

    package func tick(at time: Double) {
        scene.gestures.tick(at: time)
    }

    package func handle(_ pointer: PointerEvent) {
        let event = UIEvent()
        event.timestamp = pointer.time
        event.modifierFlags = UIKeyModifierFlags(pointer.modifiers)
        event.buttonMask = pointer.button == 3 ? .secondary : .primary
        switch pointer.phase {
        case .hovered, .exited:
            hover(pointer, event)
            return
        case .began: begin(pointer)
        case .moved, .ended, .cancelled:
            guard let touch = touches[pointer.identifier] else { return }
            touch.previousLocationInWindow = touch.locationInWindow
            touch.locationInWindow = location(pointer.location, in: touch.window)
            touch.timestamp = pointer.time
            touch.phase = pointer.phase == .moved ? .moved : pointer.phase == .ended ? .ended : .cancelled
        }
        for touch in touches.values where touch.identifier != pointer.identifier { touch.phase = .stationary }
        event.touches = Set(touches.values)
        App.services.sendEvent(event)
        if pointer.phase == .ended || pointer.phase == .cancelled { touches[pointer.identifier] = nil }
        scene.animationsNeedTick()
    }

    private func begin(_ pointer: PointerEvent) {
        let touch = UITouch(identifier: pointer.identifier)
        touch.type = pointer.device == .touch ? .direct : pointer.device == .pen ? .pencil : .indirectPointer
        // A mouse's button acts as a finger, as in Apple's simulator.
        if pointer.device == .mouse { touch.type = .direct }
        touch.timestamp = pointer.time
        touch.buttonMask = pointer.button == 3 ? 2 : 1
        let (window, view) = hit(pointer.location)
        touch.window = window
        touch.view = view
        touch.locationInWindow = location(pointer.location, in: window)
        touch.previousLocationInWindow = touch.locationInWindow
        touch.startInWindow = touch.locationInWindow
        if let last = lastTap, pointer.time - last.time < Self.multiTapInterval,
            abs(last.location.x - pointer.location.x) < Self.multiTapDistance,
            abs(last.location.y - pointer.location.y) < Self.multiTapDistance
        {
            touch.tapCount = last.count + 1
        }
        lastTap = (pointer.time, pointer.location, touch.tapCount)
        touch.gestureRecognizers = recognizers(from: view)
        touches[pointer.identifier] = touch
    }

    private func recognizers(from view: UIView?) -> [UIGestureRecognizer] {
        var result: [UIGestureRecognizer] = []
        var next = view
        while let view = next {
            result += view.gestureRecognizers ?? []
            next = view.superview
        }
        return result
    }

    private func location(_ point: CGPoint, in window: UIWindow?) -> CGPoint {
        window?.layer.pointFromSuperlayer(point) ?? point
    }

    /// The topmost window that has something at the point, and what.
    package func hit(_ point: CGPoint) -> (UIWindow?, UIView?) {
        for window in scene.shownWindows.reversed() where !window.isHidden {
            if let view = window.hitTest(location(point, in: window), with: nil) { return (window, view) }
        }
        return (nil, nil)
    }

    package func handle(_ scroll: ScrollEvent) {
        _ = hit(scroll.location).1?.handleScroll(scroll)
        scene.animationsNeedTick()
    }

    // MARK: Hovering

    private weak var hoveredView: UIView?

    private func hover(_ pointer: PointerEvent, _ event: UIEvent) {
        let view = pointer.phase == .exited ? nil : hit(pointer.location).1
        GestureSession.hover(
            from: hoveredView, to: view, at: pointer.location, event: event)
        hoveredView = view
    }

    // MARK: Delivery

    /// Recognisers see every touch before the view does; one that recognises takes the touch away from the view.
    static func deliver(_ event: UIEvent, in window: UIWindow) {
        let touches = event.touches(for: window) ?? []
        let active = touches.filter { $0.phase != .stationary }
        window.gestures.deliver(active, event)
        var byView: [ObjectIdentifier: (UIView, Set<UITouch>)] = [:]
        for touch in active where !touch.isCancelledInView {
            guard let view = touch.view, view.window != nil || touch.phase != .began else { continue }
            byView[ObjectIdentifier(view), default: (view, [])].1.insert(touch)
        }
        for (view, touches) in byView.values {
            for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
                let some = touches.filter { $0.phase == phase }
                guard !some.isEmpty else { continue }
                switch phase {
                case .began: view.touchesBegan(firstOnly(some, of: view), with: event)
                case .moved: view.touchesMoved(firstOnly(some, of: view), with: event)
                case .ended: view.touchesEnded(firstOnly(some, of: view), with: event)
                default: view.touchesCancelled(firstOnly(some, of: view), with: event)
                }
            }
        }
        window.gestures.finishDelivery(active, event)
    }

    /// A view without multiple touch hears only of one finger.
    private static func firstOnly(_ touches: Set<UITouch>, of view: UIView) -> Set<UITouch> {
        guard !view.isMultipleTouchEnabled, touches.count > 1 else { return touches }
        return Set([touches.min { $0.identifier < $1.identifier }!])
    }
}

extension UIKeyModifierFlags {
    package init(_ modifiers: KeyModifiers) {
        var flags: UIKeyModifierFlags = []
        if modifiers.contains(.shift) { flags.insert(.shift) }
        if modifiers.contains(.control) { flags.insert(.control) }
        if modifiers.contains(.alt) { flags.insert(.alternate) }
        if modifiers.contains(.command) { flags.insert(.command) }
        if modifiers.contains(.capsLock) { flags.insert(.alphaShift) }
        self = flags
    }
}
