import Stage

extension UIScrollView {
    private var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

    func makePinchGestureRecognizer() -> UIPinchGestureRecognizer {
        let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
        pinch.onChange { [weak self] recognizer in
            guard let pinch = recognizer as? UIPinchGestureRecognizer else { return }
            self?.pinchDidChange(pinch)
        }
        return pinch
    }

    func updateZoomGestures() {
        guard let pinch = pinchGestureRecognizer else { return }
        if maximumZoomScale > minimumZoomScale {
            addGestureRecognizer(pinch)
        } else {
            removeGestureRecognizer(pinch)
        }
    }

    private func pinchDidChange(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began:
            guard let view = zoomedView else { return }
            stopMotion()
            isZooming = true
            zoomStart = (currentZoomScale, pinch.location(in: view))
            scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        case .changed:
            guard let start = zoomStart else { return }
            let fixed = pinch.location(in: self)
            apply(
                scale: stretched(start.scale * pinch.scale), anchor: start.anchor,
                at: CGPoint(x: fixed.x - contentOffset.x, y: fixed.y - contentOffset.y))
        case .ended, .cancelled, .failed:
            guard zoomStart != nil else { return }
            zoomStart = nil
            endZooming()
        default: break
        }
    }

    /// Beyond the limits the content follows the fingers less and less, or not at all.
    private func stretched(_ scale: CGFloat) -> CGFloat {
        let limited = min(max(scale, minimumZoomScale), maximumZoomScale)
        guard bouncesZoom, limited > 0 else { return limited }
        return limited * pow(scale / limited, 0.4)
    }

    private func endZooming() {
        isZooming = false
        let limited = min(max(currentZoomScale, minimumZoomScale), maximumZoomScale)
        if limited != currentZoomScale {
            isZoomBouncing = true
            zoom(toScale: limited, animated: true)
            isZoomBouncing = false
        } else {
            scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: currentZoomScale)
            settleAtRest()
        }
    }

    /// Zooms about the middle of what is visible.
    func zoom(toScale scale: CGFloat, animated: Bool) {
        guard let view = zoomedView, scale > 0 else { return }
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        let anchor = view.convert(CGPoint(x: bounds.midX, y: bounds.midY), from: self)
        zoom(animated: animated) { $0.apply(scale: scale, anchor: anchor, at: middle) }
    }

    func zoom(toShow rect: CGRect, animated: Bool) {
        guard zoomedView != nil, rect.width > 0, rect.height > 0 else { return }
        let scale = min(
            max(min(bounds.width / rect.width, bounds.height / rect.height), minimumZoomScale), maximumZoomScale)
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        zoom(animated: animated) {
            $0.apply(scale: scale, anchor: CGPoint(x: rect.midX, y: rect.midY), at: middle)
        }
    }

    private func zoom(animated: Bool, _ change: @escaping @MainActor (UIScrollView) -> Void) {
        let view = zoomedView
        let end: @MainActor (UIScrollView) -> Void = {
            $0.setOffsetByItself($0.clamped($0.contentOffset))
        }
        guard animated, window != nil else {
            change(self)
            end(self)
            return
        }
        scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        UIView.animate(
            withDuration: 0.3,
            animations: {
                change(self)
                end(self)
            },
            completion: { _ in
                self.scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: self.currentZoomScale)
            })
    }

    /// Scales the view so that its point `anchor` comes to lie at `place`, from the scroll view's top left corner.
    private func apply(scale: CGFloat, anchor: CGPoint, at place: CGPoint) {
        guard let view = zoomedView else { return }
        currentZoomScale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.frame.origin = .zero
        contentSize = view.frame.size
        let point = view.convert(anchor, to: self)
        setOffsetByItself(CGPoint(x: point.x - place.x, y: point.y - place.y))
        scrollDelegate?.scrollViewDidZoom(self)
    }

    /// Control and the wheel zoom about the pointer.
    func zoom(byWheel event: ScrollEvent) -> Bool {
        guard maximumZoomScale > minimumZoomScale, let view = zoomedView, event.delta.dy != 0 else { return false }
        let scale = min(
            max(currentZoomScale * exp(-event.delta.dy / 200), minimumZoomScale), maximumZoomScale)
        let place = convert(event.location, from: nil)
        stopMotion()
        scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        apply(
            scale: scale, anchor: view.convert(place, from: self),
            at: CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y))
        setOffsetByItself(clamped(contentOffset))
        scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
        return true
    }
}
