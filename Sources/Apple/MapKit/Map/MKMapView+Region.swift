public import CoreGraphics
import QuartzCore

extension MKMapView {
    // MARK: Region

    /// The part of the world that is seen. One that is set becomes as large as it must to fill the view.
    public var region: MKCoordinateRegion {
        get {
            if bounds.isEmpty, case .region(let region)? = framing { return region }
            let shown = destination ?? viewport
            let rect = shown.mapRect
            let (top, bottom) = (Projection.latitude(rect.minY), Projection.latitude(rect.maxY))
            return MKCoordinateRegion(
                center: shown.center.coordinate,
                span: MKCoordinateSpan(
                    latitudeDelta: top - bottom, longitudeDelta: min(360, rect.width / Projection.worldSize * 360)))
        }
        set { setRegion(newValue, animated: false) }
    }

    /// Shows a part of the world. One that is no region stops the app, as on iOS.
    public func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        precondition(region.isValid, "Invalid Region <center:\(region.center), span:\(region.span)>")
        frame(.region(region), animated: animated)
    }

    /// The region that is seen if the map is asked for another.
    public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        guard region.isValid, !bounds.isEmpty else { return region }
        var fitting = Framing.region(region).viewport(from: viewport)
        fitting.size = bounds.size
        let found = MKCoordinateRegion(fitting.mapRect)
        return MKCoordinateRegion(center: fitting.center.coordinate, span: found.span)
    }

    /// The place in the middle.
    public var centerCoordinate: CLLocationCoordinate2D {
        get { (destination ?? viewport).center.coordinate }
        set { setCenter(newValue, animated: false) }
    }

    /// Moves a place to the middle.
    public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(coordinate) else { return }
        if bounds.isEmpty {
            switch framing {
            case .region(let region)?: framing = .region(MKCoordinateRegion(center: coordinate, span: region.span))
            case .camera(_, let distance, let heading)?:
                framing = .camera(coordinate, distance: distance, heading: heading)
            case .rect?, nil: framing = nil
            }
        } else {
            framing = nil
        }
        var new = destination ?? viewport
        (new.x, new.y) = (Projection.x(coordinate.longitude), Projection.y(coordinate.latitude))
        go(to: new.limited, animated: animated)
    }

    /// The rectangle of the map that is seen.
    public var visibleMapRect: MKMapRect {
        get { (destination ?? viewport).mapRect }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    /// Shows a rectangle of the map.
    public func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        setVisibleMapRect(mapRect, edgePadding: .zero, animated: animate)
    }

    /// Shows a rectangle of the map with room around it, in points.
    public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        guard !mapRect.isNull, mapRect.width >= 0, mapRect.height >= 0 else { return }
        frame(.rect(mapRect, insets), animated: animate)
    }

    /// The rectangle that is seen if the map is asked for another.
    public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
        mapRectThatFits(mapRect, edgePadding: .zero)
    }

    /// The rectangle that is seen if the map is asked for another with room around it.
    public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        guard !mapRect.isNull, !bounds.isEmpty else { return mapRect }
        return Framing.rect(mapRect, insets).viewport(from: viewport).mapRect
    }

    // MARK: Camera

    /// Where the map is looked at from: a copy, whose changes are seen when it is set.
    public var camera: MKMapCamera {
        get {
            if bounds.isEmpty, case .camera(let center, let distance, let heading)? = framing {
                return MKMapCamera(lookingAtCenter: center, fromDistance: distance, pitch: 0, heading: heading)
            }
            let shown = destination ?? viewport
            let center = shown.center.coordinate
            let meters = shown.scale * shown.size.height * MKMetersPerMapPointAtLatitude(center.latitude)
            return MKMapCamera(
                lookingAtCenter: center, fromDistance: meters / (2 * tan(MKMapCamera.halfAperture)), pitch: 0,
                heading: shown.heading)
        }
        set { setCamera(newValue, animated: false) }
    }

    /// Looks at the map from somewhere else.
    public func setCamera(_ camera: MKMapCamera, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(camera.centerCoordinate) else { return }
        frame(
            .camera(camera.centerCoordinate, distance: camera.centerCoordinateDistance, heading: camera.heading),
            animated: animated)
    }

    /// Limits how near and how far the camera is.
    public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        self.cameraZoomRange = cameraZoomRange ?? CameraZoomRange()
        go(to: inZoomRange((destination ?? viewport)), animated: animated)
    }

    private func inZoomRange(_ viewport: Viewport) -> Viewport {
        guard let range = cameraZoomRange, viewport.size.height > 0 else { return viewport }
        let latitude = viewport.center.coordinate.latitude
        let perMeter =
            2 * tan(MKMapCamera.halfAperture) * MKMapPointsPerMeterAtLatitude(latitude) / viewport.size.height
        var result = viewport
        if range.minCenterCoordinateDistance >= 0 {
            result.scale = max(result.scale, range.minCenterCoordinateDistance * perMeter)
        }
        if range.maxCenterCoordinateDistance >= 0 {
            result.scale = min(result.scale, range.maxCenterCoordinateDistance * perMeter)
        }
        return result.limited
    }

    // MARK: Conversion

    /// Where a place is in a view's coordinates; nil is the window.
    public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        layoutViewport()
        return convert(viewport.point(MKMapPoint(coordinate)), to: view)
    }

    /// The place at a point of a view's coordinates.
    public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        layoutViewport()
        return viewport.mapPoint(convert(point, from: view)).coordinate
    }

    /// Where a region is in a view's coordinates.
    public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        layoutViewport()
        let rect = region.mapRect
        let corners = [
            rect.origin, MKMapPoint(x: rect.maxX, y: rect.minY), MKMapPoint(x: rect.minX, y: rect.maxY),
            MKMapPoint(x: rect.maxX, y: rect.maxY),
        ].map { CGPoint.zero.applying(viewport.transform(from: $0)) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let box = CGRect(
            x: xs.min() ?? 0, y: ys.min() ?? 0, width: (xs.max() ?? 0) - (xs.min() ?? 0),
            height: (ys.max() ?? 0) - (ys.min() ?? 0))
        return convert(box, to: view)
    }

    /// The region in a rectangle of a view's coordinates.
    public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        layoutViewport()
        let box = convert(rect, from: view)
        let (a, b) = (viewport.mapPoint(box.origin), viewport.mapPoint(CGPoint(x: box.maxX, y: box.maxY)))
        return MKCoordinateRegion(
            MKMapRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y)))
    }

    private func layoutViewport() {
        if viewport.size != bounds.size, !bounds.isEmpty { layoutIfNeeded() }
    }

    // MARK: Moving

    /// Shows what an app asks for, now or when the map has a size.
    func frame(_ framing: Framing, animated: Bool) {
        self.framing = framing
        if trackingMode != .none { setUserTrackingMode(.none, animated: animated) }
        var sized = viewport
        sized.size = bounds.size
        guard !bounds.isEmpty else {
            delegate?.mapView(self, regionWillChangeAnimated: animated)
            viewport = framing.viewport(from: sized)
            viewport.size = .zero
            delegate?.mapView(self, regionDidChangeAnimated: animated)
            return
        }
        go(to: inZoomRange(framing.viewport(from: sized)), animated: animated)
    }

    /// Goes to a part of the world, in a third of a second or at once.
    func go(to new: Viewport, animated: Bool) {
        stopMoving()
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        guard animated, window != nil, UIView.areAnimationsEnabled, let host = window?.layer.host else {
            show(new)
            delegate?.mapView(self, regionDidChangeAnimated: animated)
            return
        }
        let (start, duration) = (viewport, 0.4)
        destination = new
        var begin: CFTimeInterval?
        let link = CADisplayLink { [weak self] link in
            guard let self, let end = destination else { return link.invalidate() }
            let first = begin ?? link.timestamp
            begin = first
            let share = min((link.timestamp - first) / duration, 1)
            show(share >= 1 ? end : Viewport.between(start, end, share * share * (3 - 2 * share)))
            if share >= 1 {
                destination = nil
                movement = nil
                link.invalidate()
                delegate?.mapView(self, regionDidChangeAnimated: true)
            }
        }
        link.comesToRest = true
        movement = link
        link.start(on: host)
    }

    /// Ends an animation where it is.
    func stopMoving() {
        guard let movement else { return }
        movement.invalidate()
        self.movement = nil
        if destination != nil {
            destination = nil
            delegate?.mapView(self, regionDidChangeAnimated: true)
        }
    }

    /// The map is moved by a person.
    func beginHolding() {
        stopMoving()
        framing = nil
        guard !isHeld else { return }
        isHeld = true
        delegate?.mapView(self, regionWillChangeAnimated: false)
    }

    func endHolding() {
        guard isHeld else { return }
        isHeld = false
        delegate?.mapView(self, regionDidChangeAnimated: false)
    }

    /// Moves the map with a finger that was lifted while it moved.
    func glide(_ velocity: CGPoint) {
        guard hypot(velocity.x, velocity.y) > 60, let host = window?.layer.host else { return endHolding() }
        var speed = velocity
        var last: CFTimeInterval?
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            let time = last.map { link.timestamp - $0 } ?? 1.0 / 60
            last = link.timestamp
            var next = viewport
            next.move(viewport.mapPoint(.zero), to: CGPoint(x: speed.x * time, y: speed.y * time))
            show(inZoomRange(next.limited))
            let rest = pow(0.05, time)
            speed = CGPoint(x: speed.x * rest, y: speed.y * rest)
            if hypot(speed.x, speed.y) < 20 {
                link.invalidate()
                movement = nil
                endHolding()
            }
        }
        link.comesToRest = true
        movement = link
        link.start(on: host)
    }

    /// Comes nearer to a place by a factor, which stays where it is.
    func zoom(by factor: CGFloat, at place: CGPoint, animated: Bool) {
        var new = destination ?? viewport
        let point = new.mapPoint(place)
        new.scale /= Double(factor)
        new = new.limited
        new.move(point, to: place)
        new = inZoomRange(new.limited)
        if animated { go(to: new, animated: true) } else { show(new) }
    }
}
