public import CoreGraphics
import ObjectiveC

extension MKMapView {
    /// What is selected: nothing, or one annotation. One that is set is selected, the others no longer.
    public var selectedAnnotations: [any MKAnnotation] {
        get { chosen }
        set {
            for old in chosen where !newValue.contains(where: { $0 === old }) {
                deselectAnnotation(old, animated: false)
            }
            if let first = newValue.first { selectAnnotation(first, animated: false) }
        }
    }

    func isChosen(_ annotation: any MKAnnotation) -> Bool { chosen.contains { $0 === annotation } }

    /// Selects something on the map, and shows its callout. What is not seen is selected when it is.
    public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard entry(of: annotation) != nil || clusters.contains(where: { $0.annotation === annotation }),
            !isChosen(annotation)
        else { return }
        for old in chosen { deselectAnnotation(old, animated: animated) }
        chosen = [annotation]
        updateAnnotations()
        guard let view = view(for: annotation) else { return annotationsNeedUpdate() }
        view.setSelected(true, animated: animated)
        showCallout(of: view, animated: animated)
        annotationsNeedUpdate()
        delegate?.mapView(self, didSelect: view)
        delegate?.mapView(self, didSelect: annotation)
    }

    /// Selects something no longer.
    public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, isChosen(annotation) else { return }
        chosen.removeAll { $0 === annotation }
        closeCallout()
        guard let view = view(for: annotation) else { return }
        view.setSelected(false, animated: animated)
        annotationsNeedUpdate()
        delegate?.mapView(self, didDeselect: view)
        delegate?.mapView(self, didDeselect: annotation)
    }

    /// Selects what is at a point, or nothing.
    func tapped(at point: CGPoint) {
        let hit = annotationView(at: point)
        if let hit, let annotation = hit.annotation, hit.isEnabled {
            if isChosen(annotation) { return }
            selectAnnotation(annotation, animated: true)
        } else if hit == nil {
            for old in chosen { deselectAnnotation(old, animated: true) }
        }
    }

    private func annotationView(at point: CGPoint) -> MKAnnotationView? {
        var view = annotationContainer.hitTest(convert(point, to: annotationContainer), with: nil)
        while let current = view, current !== annotationContainer {
            if let found = current as? MKAnnotationView { return found }
            view = current.superview
        }
        return nil
    }

    // MARK: Callout

    private func showCallout(of view: MKAnnotationView, animated: Bool) {
        closeCallout()
        guard view.hasCallout else { return }
        let made = CalloutView(view) { [weak self, weak view] control in
            guard let self, let view else { return }
            delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
        }
        callout = made
        annotationContainer.addSubview(made)
        placeCallout()
        guard animated else { return }
        made.alpha = 0
        UIView.animate(withDuration: 0.2) { made.alpha = 1 }
    }

    private func closeCallout() {
        callout?.close()
        callout = nil
    }

    func placeCallout() {
        // What was selected before its view was there has no callout yet.
        if callout == nil, let annotation = chosen.first, let view = view(for: annotation), view.isSelected,
            view.hasCallout
        {
            return showCallout(of: view, animated: false)
        }
        guard let callout else { return }
        let view = callout.owner
        callout.point(
            at: CGPoint(x: view.frame.midX + view.calloutOffset.x, y: view.frame.minY + view.calloutOffset.y - 2),
            in: bounds)
    }

    /// An accessory of a view changed.
    func calloutNeedsUpdate(_ view: MKAnnotationView) {
        guard callout?.owner === view else { return }
        showCallout(of: view, animated: false)
    }

    // MARK: Dragging

    func draggableEntry(at point: CGPoint) -> AnnotationEntry? {
        guard let view = annotationView(at: point), view.isDraggable else { return nil }
        return entries.first { $0.view === view }
    }

    func beginDrag(at point: CGPoint) {
        guard let entry = draggableEntry(at: point), let view = entry.view else { return }
        dragged = (entry, CGPoint(x: view.center.x - point.x, y: view.center.y - point.y))
        closeCallout()
        setDrag(.starting, of: view)
    }

    func drag(to point: CGPoint) {
        guard let dragged, let view = dragged.entry.view else { return }
        view.center = CGPoint(x: point.x + dragged.offset.x, y: point.y + dragged.offset.y)
    }

    func endDrag(isCancelled: Bool) {
        guard let dragged, let view = dragged.entry.view else { return }
        self.dragged = nil
        if !isCancelled {
            let place = CGPoint(x: view.center.x - view.centerOffset.x, y: view.center.y - view.centerOffset.y)
            move(dragged.entry.annotation, to: viewport.mapPoint(place).coordinate)
        }
        setDrag(isCancelled ? .canceling : .ending, of: view)
        annotationsNeedUpdate()
    }

    private func setDrag(_ state: MKAnnotationView.DragState, of view: MKAnnotationView) {
        let old = view.dragState
        view.setDragState(state, animated: true)
        delegate?.mapView(self, annotationView: view, didChange: state, fromOldState: old)
        let settled = view.dragState
        if settled != state {
            delegate?.mapView(self, annotationView: view, didChange: settled, fromOldState: state)
        }
    }

    private func move(_ annotation: any MKAnnotation, to coordinate: CLLocationCoordinate2D) {
        if let point = annotation as? MKPointAnnotation {
            point.coordinate = coordinate
        } else if let method = SelectorTable.method(of: type(of: annotation), for: Selector("setCoordinate:")) {
            _ = method(annotation, coordinate, nil)
        }
    }
}
