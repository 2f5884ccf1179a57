import Stage

/// The pointer over a view, with no button down.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    private var point = CGPoint.zero

    package override func hoverMoved(isInside: Bool, at location: CGPoint, _ event: UIEvent) {
        guard isEnabled else { return }
        point = location
        switch (isInside, state) {
        case (true, .possible): state = .began
        case (true, .began), (true, .changed): state = .changed
        case (false, .began), (false, .changed):
            state = .ended
            state = .possible
        default: break
        }
    }

    open override func location(in view: UIView?) -> CGPoint {
        view?.convert(point, from: nil) ?? point
    }
}
