import CoreGraphics
package import Stage

/// The gestures of a map.
@MainActor
final class MapRecognizers: NSObject, UIGestureRecognizerDelegate {
    private weak var map: MKMapView?
    private let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
    private let turn = UIRotationGestureRecognizer(target: nil, action: nil)
    private let tap = UITapGestureRecognizer(target: nil, action: nil)
    private let nearer = UITapGestureRecognizer(target: nil, action: nil)
    private let farther = UITapGestureRecognizer(target: nil, action: nil)
    private let press = UILongPressGestureRecognizer(target: nil, action: nil)
    private var lastScale: CGFloat = 1
    private var startHeading = 0.0

    func add(to map: MKMapView) {
        self.map = map
        nearer.numberOfTapsRequired = 2
        farther.numberOfTouchesRequired = 2
        pan.onChange { [weak self] _ in self?.panned() }
        pinch.onChange { [weak self] _ in self?.pinched() }
        turn.onChange { [weak self] _ in self?.turned() }
        tap.onChange { [weak self] recognizer in self?.tapped(recognizer) }
        nearer.onChange { [weak self] recognizer in self?.zoomed(recognizer, by: 2) }
        farther.onChange { [weak self] recognizer in self?.zoomed(recognizer, by: 0.5) }
        press.onChange { [weak self] _ in self?.pressed() }
        for recognizer in [pan, pinch, turn, tap, nearer, farther, press] as [UIGestureRecognizer] {
            recognizer.delegate = self
            recognizer.cancelsTouchesInView = recognizer !== tap && recognizer !== nearer
            map.addGestureRecognizer(recognizer)
        }
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let map else { return false }
        switch recognizer {
        case pan: return map.isScrollEnabled && map.dragged == nil
        case pinch, nearer, farther: return map.isZoomEnabled
        case turn: return map.isRotateEnabled
        case press: return map.draggableEntry(at: press.location(in: map)) != nil
        default: return true
        }
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        // An app's own taps on the map are its own affair; a scroll view around the map does not move with it.
        if recognizer === tap || recognizer === nearer || recognizer === farther { return true }
        return [pan, pinch, turn].contains(recognizer) && [pan, pinch, turn].contains(other)
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        // Buttons over the map and in callouts work by themselves.
        var view = touch.view
        while let current = view, current !== map {
            if current is UIControl || current is CalloutView { return false }
            view = current.superview
        }
        return true
    }

    private func panned() {
        guard let map else { return }
        switch pan.state {
        case .began:
            map.beginHolding()
            if map.trackingMode != .none { map.setUserTrackingMode(.none, animated: true) }
            fallthrough
        case .changed:
            let way = pan.translation(in: map)
            pan.setTranslation(.zero, in: map)
            var next = map.viewport
            next.move(map.viewport.mapPoint(.zero), to: way)
            map.show(next.limited)
        case .ended: map.glide(pan.velocity(in: map))
        case .cancelled, .failed: map.endHolding()
        case .possible: break
        }
    }

    private func pinched() {
        guard let map else { return }
        switch pinch.state {
        case .began:
            lastScale = 1
            map.beginHolding()
            fallthrough
        case .changed:
            let factor = pinch.scale / lastScale
            lastScale = pinch.scale
            if factor > 0, factor.isFinite { map.zoom(by: factor, at: pinch.location(in: map), animated: false) }
        case .ended, .cancelled, .failed: map.endHolding()
        case .possible: break
        }
    }

    private func turned() {
        guard let map else { return }
        switch turn.state {
        case .began:
            startHeading = map.viewport.heading
            map.beginHolding()
            fallthrough
        case .changed:
            let place = turn.location(in: map)
            var next = map.viewport
            let point = next.mapPoint(place)
            next.heading = startHeading - Double(turn.rotation) * 180 / .pi
            next.move(point, to: place)
            map.show(next.limited)
        case .ended, .cancelled, .failed:
            // North that is almost up is up.
            if map.viewport.heading < 8 || map.viewport.heading > 352 {
                var next = map.viewport
                next.heading = 0
                map.show(next.limited)
            }
            map.endHolding()
        case .possible: break
        }
    }

    private func tapped(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .ended, let map else { return }
        map.tapped(at: recognizer.location(in: map))
    }

    private func zoomed(_ recognizer: UIGestureRecognizer, by factor: CGFloat) {
        guard recognizer.state == .ended, let map else { return }
        map.framing = nil
        map.zoom(by: factor, at: recognizer.location(in: map), animated: true)
    }

    private func pressed() {
        guard let map else { return }
        let place = press.location(in: map)
        switch press.state {
        case .began: map.beginDrag(at: place)
        case .changed: map.drag(to: place)
        case .ended: map.endDrag(isCancelled: false)
        case .cancelled, .failed: map.endDrag(isCancelled: true)
        case .possible: break
        }
    }
}

extension MKMapView: WheelTaker {
    /// The wheel comes nearer and goes farther, as on maps of the desktop.
    package func takeWheel(_ event: ScrollEvent) -> Bool {
        guard isZoomEnabled else { return false }
        let place = convertFromScreen(event.location)
        framing = nil
        if !isHeld { delegate?.mapView(self, regionWillChangeAnimated: false) }
        zoom(by: CGFloat(pow(2, -event.delta.dy / 120)), at: place, animated: false)
        if !isHeld { delegate?.mapView(self, regionDidChangeAnimated: false) }
        return true
    }
}
