/// The recognisers of one scene that are at work, and which of them gives way to which.
@MainActor
package final class GestureSession {
    /// Recognisers with touches or with something to wait for.
    private var active: [UIGestureRecognizer] = []

    package init() {}

    package var hasPending: Bool { !active.isEmpty }

    func remove(_ recognizer: UIGestureRecognizer) {
        active.removeAll { $0 === recognizer }
        recognizer.session = nil
    }

    // MARK: Delivery

    /// - Parameter time: In seconds, of the stage's clock.
    func tick(at time: Double) {
        for recognizer in active { recognizer.timePassed(to: time) }
        settle()
    }

    static func hover(from old: UIView?, to new: UIView?, at location: CGPoint, event: UIEvent) {
        func all(_ view: UIView?) -> [UIGestureRecognizer] {
            sequence(first: view, next: { $0?.superview }).compactMap { $0 }.flatMap { $0.gestureRecognizers ?? [] }
        }
        let inside = all(new)
        for recognizer in all(old) where !inside.contains(where: { $0 === recognizer }) {
            recognizer.hoverMoved(isInside: false, at: location, event)
        }
        for recognizer in inside { recognizer.hoverMoved(isInside: true, at: location, event) }
    }

    func deliver(_ touches: Set<UITouch>, _ event: UIEvent) {
        for touch in touches where touch.phase == .began {
            for recognizer in touch.gestureRecognizers ?? [] where recognizer.accepts(touch, event) {
                if recognizer.storedState == .ended || recognizer.storedState == .failed
                    || recognizer.storedState == .cancelled
                {
                    continue
                }
                recognizer.tracked.append(touch)
                if !active.contains(where: { $0 === recognizer }) {
                    recognizer.session?.remove(recognizer)
                    recognizer.session = self
                    active.append(recognizer)
                }
            }
        }
        for recognizer in active {
            let mine = Set(touches.filter { touch in recognizer.tracked.contains { $0 === touch } })
            guard !mine.isEmpty else { continue }
            recognizer.lastLocationInWindow = recognizer.location(in: nil)
            for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
                let some = mine.filter { $0.phase == phase }
                guard !some.isEmpty, recognizer.storedState != .failed else { continue }
                switch phase {
                case .began: recognizer.touchesBegan(some, with: event)
                case .moved: recognizer.touchesMoved(some, with: event)
                case .ended: recognizer.touchesEnded(some, with: event)
                default: recognizer.touchesCancelled(some, with: event)
                }
            }
        }
    }

    /// After the views have had their turn: touches that ended are forgotten, and so are sessions without touches.
    func finishDelivery(_ touches: Set<UITouch>, _ event: UIEvent) {
        let over = touches.filter { $0.phase == .ended || $0.phase == .cancelled }
        guard !over.isEmpty else { return }
        for recognizer in active {
            recognizer.tracked.removeAll { touch in over.contains { $0 === touch } }
        }
        settle()
    }

    private func settle() {
        for recognizer in active where recognizer.tracked.isEmpty {
            switch recognizer.storedState {
            case .possible:
                if recognizer.heldState != nil {
                    recognizer.sessionIsOver = true
                } else if !recognizer.isWaitingForTime {
                    recognizer.storedState = .failed
                    didFail(recognizer)
                    recognizer.finishSession()
                }
            case .began, .changed:
                recognizer.move(to: .ended)
                recognizer.finishSession()
            case .ended, .cancelled, .failed: recognizer.finishSession()
            }
        }
    }

    // MARK: Arbitration

    func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
        active.contains { other in
            other !== recognizer && [.began, .changed, .ended].contains(other.storedState)
                && other.shares(touchesWith: recognizer) && !recognizer.mayRecognize(with: other)
                && other.canPrevent(recognizer) && recognizer.canBePrevented(by: other)
        }
    }

    func preventOthers(because recognizer: UIGestureRecognizer) {
        for other in active
        where other !== recognizer && other.storedState == .possible && other.shares(touchesWith: recognizer)
            && !recognizer.mayRecognize(with: other) && recognizer.canPrevent(other)
            && other.canBePrevented(by: recognizer)
        {
            other.heldState = nil
            other.storedState = .failed
            didFail(other)
        }
    }

    func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
        active.contains { other in
            guard other !== recognizer, other.storedState == .possible else { return false }
            return recognizer.requiresFailure(of: other)
                || recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
                || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
                || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
        }
    }

    func didFail(_ recognizer: UIGestureRecognizer) {
        for other in active where other.heldState != nil { other.releaseHeld() }
    }

    static func cancelTouchesInViews(_ touches: [UITouch]) {
        for touch in touches where !touch.isCancelledInView {
            touch.isCancelledInView = true
            guard touch.phase != .began else { continue }
            let event = UIEvent()
            event.touches = [touch]
            touch.view?.touchesCancelled([touch], with: event)
        }
    }
}
