public import CoreGraphics
import RuntimeShims

/// The identifier under which the class of the usual annotation views is registered.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The identifier under which the class of the usual views of clusters is registered.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

extension MKMapView {
    /// What is on the map, the person included where they are shown.
    public var annotations: [any MKAnnotation] { entries.map(\.annotation) }

    /// Puts something on the map. It gets a view when its place is seen.
    public func addAnnotation(_ annotation: any MKAnnotation) {
        guard entry(of: annotation) == nil else { return }
        entries.append(AnnotationEntry(annotation))
        (annotation as? MKShape)?.changed = { [weak self] in
            MainActor.assumeIsolated { self?.annotationChanged() }
        }
        annotationsNeedUpdate()
    }

    /// Puts several things on the map.
    public func addAnnotations(_ annotations: [any MKAnnotation]) { for each in annotations { addAnnotation(each) } }

    /// Takes something away.
    public func removeAnnotation(_ annotation: any MKAnnotation) {
        guard let index = entries.firstIndex(where: { $0.annotation === annotation }) else { return }
        if annotation === userLocation { return }
        deselectAnnotation(annotation, animated: false)
        let entry = entries.remove(at: index)
        (annotation as? MKShape)?.changed = nil
        release(entry)
        annotationsNeedUpdate()
    }

    /// Takes several things away. The person stays.
    public func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for each in annotations { removeAnnotation(each) }
    }

    /// What is in a rectangle of the map.
    public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(
            entries.filter { mapRect.contains(MKMapPoint($0.annotation.coordinate)) }
                .compactMap { ($0.annotation as? NSObject).map(AnyHashable.init) })
    }

    /// The view of an annotation; nil while its place is not seen.
    public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        (entries + clusters).first { $0.annotation === annotation }?.view
    }

    /// Moves so that annotations are seen, all at once.
    public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        for each in annotations where each !== userLocation { addAnnotation(each) }
        let points = annotations.map(\.coordinate).filter(CLLocationCoordinate2DIsValid).map { MKMapPoint($0) }
        guard let first = points.first else { return }
        var rect = MKMapRect(origin: first, size: MKMapSize(width: 0, height: 0))
        for point in points {
            rect = rect.union(MKMapRect(origin: point, size: MKMapSize(width: 0, height: 0)))
        }
        // A single place is shown with a kilometre around it.
        let least = 1000 * MKMapPointsPerMeterAtLatitude(first.coordinate.latitude)
        let (dx, dy) = (max(0, least - rect.width) / 2, max(0, least - rect.height) / 2)
        rect = MKMapRect(x: rect.minX - dx, y: rect.minY - dy, width: rect.width + 2 * dx, height: rect.height + 2 * dy)
        frame(.rect(rect, UIEdgeInsets(top: 60, left: 40, bottom: 40, right: 40)), animated: animated)
    }

    // MARK: Views that are used again

    /// Names a class of annotation views.
    public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        registered[identifier] = viewClass as? MKAnnotationView.Type
    }

    /// A view that is not used; a new one of the class that is registered; nil without any.
    public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        if let view = pool[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        return registered[identifier].map { make($0, nil, identifier) }
    }

    /// The same for an annotation. An identifier that nothing is registered for stops the app, but for the usual ones.
    public func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
            view.annotation = annotation
            return view
        }
        let usual = [
            MKMapViewDefaultAnnotationViewReuseIdentifier, MKMapViewDefaultClusterAnnotationViewReuseIdentifier,
        ]
        precondition(
            usual.contains(identifier),
            "unable to dequeue an annotation view with identifier \(identifier): register a class for it first")
        return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }

    private func make(
        _ type: MKAnnotationView.Type, _ annotation: (any MKAnnotation)?, _ identifier: String
    ) -> MKAnnotationView {
        InitializerSlots.metatype(of: type, as: _MKAnnotationViewCreator.self)
            .init(annotation: annotation, reuseIdentifier: identifier) as MKAnnotationView
    }

    // MARK: Keeping views in their places

    func entry(of annotation: any MKAnnotation) -> AnnotationEntry? { entries.first { $0.annotation === annotation } }

    /// Has views made and moved before the next frame.
    func annotationsNeedUpdate() { if !isUpdatingAnnotations { setNeedsLayout() } }

    /// A place or a text has changed; in an animation the view moves in it.
    private func annotationChanged() {
        if UIView.inheritedAnimationDuration > 0 { updateAnnotations() } else { annotationsNeedUpdate() }
    }

    private func release(_ entry: AnnotationEntry) {
        guard let view = entry.view else { return }
        entry.view = nil
        view.removeFromSuperview()
        view.map = nil
        view.cluster = nil
        if let identifier = view.reuseIdentifier { pool[identifier, default: []].append(view) }
    }

    private func makeView(for annotation: any MKAnnotation) -> MKAnnotationView {
        if let view = delegate?.mapView(self, viewFor: annotation) { return view }
        if annotation === userLocation {
            return MKUserLocationView(annotation: annotation, reuseIdentifier: nil)
        }
        let identifier =
            annotation is MKClusterAnnotation
            ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier : MKMapViewDefaultAnnotationViewReuseIdentifier
        return dequeueReusableAnnotationView(withIdentifier: identifier, for: annotation)
    }

    func updateAnnotations() {
        guard !isUpdatingAnnotations, !bounds.isEmpty, window != nil else { return }
        isUpdatingAnnotations = true
        defer { isUpdatingAnnotations = false }
        let area = bounds.insetBy(dx: -80, dy: -80)
        var added: [AnnotationEntry] = []
        for entry in entries {
            let coordinate = entry.annotation.coordinate
            let isPlace = CLLocationCoordinate2DIsValid(coordinate)
            if isPlace { entry.point = viewport.point(MKMapPoint(coordinate)) }
            let stays = isChosen(entry.annotation) || dragged?.entry === entry
            if isPlace, area.contains(entry.point) || (stays && entry.view != nil) {
                if entry.view == nil {
                    attach(makeView(for: entry.annotation), to: entry)
                    added.append(entry)
                }
            } else if entry.view != nil {
                release(entry)
            }
        }
        added += updateClusters()
        hideCrowded()
        arrange()
        placeUser()
        placeCallout()
        tell(added)
    }

    private func attach(_ view: MKAnnotationView, to entry: AnnotationEntry) {
        entry.view = view
        view.map = self
        if view.annotation !== entry.annotation { view.annotation = entry.annotation }
        view.isHidden = false
        view.prepareForDisplay()
        annotationContainer.addSubview(view)
        if isChosen(entry.annotation) { view.setSelected(true, animated: false) }
    }

    private func tell(_ added: [AnnotationEntry]) {
        let views = added.compactMap(\.view)
        guard !views.isEmpty else { return }
        for case let pin as MKPinAnnotationView in views where pin.animatesDrop { pin.drop(from: pin.frame.maxY + 20) }
        delegate?.mapView(self, didAdd: views)
    }

    /// Makes one of views that cover each other and have the same name for it.
    private func updateClusters() -> [AnnotationEntry] {
        var groups: [(identifier: String, anchor: CGRect, members: [AnnotationEntry])] = []
        for entry in entries {
            guard let view = entry.view else { continue }
            view.cluster = nil
            guard let identifier = view.clusteringIdentifier, !isChosen(entry.annotation), dragged?.entry !== entry
            else {
                view.isHidden = false
                continue
            }
            let frame = frame(of: view, at: entry.point)
            let index = groups.firstIndex { $0.identifier == identifier && $0.anchor.intersects(frame) }
            if let index {
                groups[index].members.append(entry)
            } else {
                groups.append((identifier, frame, [entry]))
            }
        }
        var (kept, added): ([AnnotationEntry], [AnnotationEntry]) = ([], [])
        for group in groups {
            guard group.members.count > 1 else {
                group.members[0].view?.isHidden = false
                continue
            }
            let members = group.members.map(\.annotation)
            let old = clusters.first { cluster in
                let known = (cluster.annotation as? MKClusterAnnotation)?.memberAnnotations ?? []
                return known.count == members.count && zip(known, members).allSatisfy { $0 === $1 }
            }
            let entry =
                old
                ?? AnnotationEntry(
                    delegate?.mapView(self, clusterAnnotationForMemberAnnotations: members)
                        ?? MKClusterAnnotation(memberAnnotations: members))
            entry.point = viewport.point(MKMapPoint(entry.annotation.coordinate))
            if entry.view == nil {
                attach(makeView(for: entry.annotation), to: entry)
                added.append(entry)
            }
            for member in group.members {
                member.view?.isHidden = true
                member.view?.cluster = entry.view
            }
            kept.append(entry)
        }
        for cluster in clusters where !kept.contains(where: { $0 === cluster }) {
            deselectAnnotation(cluster.annotation, animated: false)
            release(cluster)
        }
        clusters = kept
        return added
    }

    private func frame(of view: MKAnnotationView, at point: CGPoint) -> CGRect {
        let size = CGSize(width: max(view.bounds.width, 20), height: max(view.bounds.height, 20))
        return CGRect(
            x: point.x + view.centerOffset.x - size.width / 2, y: point.y + view.centerOffset.y - size.height / 2,
            width: size.width, height: size.height)
    }

    /// Hides views that others cover which are wanted more.
    private func hideCrowded() {
        let all = (entries + clusters).filter { $0.view?.isHidden == false }
        guard all.contains(where: { ($0.view?.displayPriority ?? .required) != .required }) else { return }
        let order = all.enumerated().sorted { a, b in
            let (p, q) = (a.element.view?.displayPriority.rawValue ?? 0, b.element.view?.displayPriority.rawValue ?? 0)
            return p == q ? a.offset < b.offset : p > q
        }.map(\.element)
        var taken: [CGRect] = []
        for entry in order {
            guard let view = entry.view else { continue }
            let frame = frame(of: view, at: entry.point)
            if view.displayPriority != .required, !isChosen(entry.annotation), view.collisionMode != .none,
                taken.contains(where: { $0.intersects(frame) })
            {
                view.isHidden = true
            } else {
                taken.append(frame)
            }
        }
    }

    /// Puts views to their places, the southern ones in front.
    private func arrange() {
        let all = (entries + clusters).filter { $0.view != nil }
        for entry in all {
            guard let view = entry.view, dragged?.entry !== entry else { continue }
            let center = CGPoint(x: entry.point.x + view.centerOffset.x, y: entry.point.y + view.centerOffset.y)
            if view.center != center { view.center = center }
        }
        func rank(_ entry: AnnotationEntry) -> (Float, CGFloat) {
            guard let view = entry.view else { return (0, 0) }
            return (view.isSelected ? view.selectedZPriority.rawValue + 1 : view.zPriority.rawValue, entry.point.y)
        }
        let order = all.sorted { rank($0) < rank($1) }.compactMap(\.view)
        let shown = annotationContainer.subviews.compactMap { $0 as? MKAnnotationView }
        if order.count != shown.count || zip(order, shown).contains(where: { $0 !== $1 }) {
            for view in order { annotationContainer.bringSubviewToFront(view) }
            if let callout { annotationContainer.bringSubviewToFront(callout) }
        }
    }

    private func placeUser() {
        guard let entry = entry(of: userLocation), entry.view != nil, let location = userLocation.location else {
            annotationContainer.circle.isHidden = true
            return
        }
        let points = location.horizontalAccuracy * MKMapPointsPerMeterAtLatitude(location.coordinate.latitude)
        annotationContainer.circle.set(entry.point, points / viewport.scale)
    }
}
