import MapKit
import SwiftUI

/// MapKit's map.
struct MapRepresentation: UIViewRepresentable {
    let sight: MapSight
    let modes: MapInteractionModes
    let parts: [_MapPart]
    let selection: MapChoice?
    let showsPerson: Bool
    let tracking: Binding<MapUserTrackingMode>?
    let bounds: MapCameraBounds?
    let style: MapStyle
    let moved: MapMoved
    let holders: [MapHolder]

    func makeCoordinator() -> MapKeeper { MapKeeper() }

    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.delegate = context.coordinator
        return map
    }

    func updateUIView(_ map: MKMapView, context: Context) {
        let keeper = context.coordinator
        keeper.representation = self
        keeper.environment = context.environment
        for holder in holders where holder.map !== map { holder.map = map }
        map.isScrollEnabled = modes.contains(.pan)
        map.isZoomEnabled = modes.contains(.zoom)
        map.isRotateEnabled = modes.contains(.rotate)
        if let bounds {
            map.cameraZoomRange =
                MKMapView.CameraZoomRange(
                    minCenterCoordinateDistance: bounds.least ?? MKMapCameraZoomDefault,
                    maxCenterCoordinateDistance: bounds.most ?? MKMapCameraZoomDefault) ?? map.cameraZoomRange
        }
        if map.mapType != style.type { map.mapType = style.type }
        map.pointOfInterestFilter = style.interest.filter
        let showsPerson = showsPerson || parts.contains { if case .person = $0.kind { true } else { false } }
        if map.showsUserLocation != showsPerson { map.showsUserLocation = showsPerson }
        if let tracking {
            let mode: MKUserTrackingMode = tracking.wrappedValue == .follow ? .follow : .none
            if map.userTrackingMode != mode { map.setUserTrackingMode(mode, animated: map.window != nil) }
        }
        keeper.show(parts, on: map)
        keeper.follow(sight, on: map, animated: context.transaction.animation != nil)
        keeper.choose(on: map)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: MKMapView, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions()
    }
}

/// A part of the content on MapKit's map.
final class PartAnnotation: NSObject, MKAnnotation {
    var part: _MapPart
    var coordinate: CLLocationCoordinate2D
    var title: String?

    init(_ part: _MapPart) {
        self.part = part
        coordinate = part.coordinate
        title = part.showsTitle ? part.title : nil
    }
}

/// Keeps MapKit's map as the content says, and tells the app of a person's movements.
@MainActor
final class MapKeeper: NSObject, MKMapViewDelegate {
    var representation: MapRepresentation?
    var environment = EnvironmentValues()
    private var annotations: [[AnyHashable]: PartAnnotation] = [:]
    private var overlays: [ObjectIdentifier: OverlayLook] = [:]
    private var wantedPosition: MapCameraPosition?
    /// Whether the map is moved by the app now.
    private var isFollowing = false
    private var isChoosing = false

    // MARK: Content

    func show(_ parts: [_MapPart], on map: MKMapView) {
        var kept: [[AnyHashable]: PartAnnotation] = [:]
        var lines: [(any MKOverlay, OverlayLook)] = []
        for (index, part) in parts.enumerated() {
            switch part.kind {
            case .person: break
            case .overlay(let overlay, let look): lines.append((overlay, look))
            case .marker, .view:
                let identity = part.identity.isEmpty ? [AnyHashable(index)] : part.identity + [AnyHashable("part")]
                let known = annotations[identity] ?? kept[identity]
                if let known, kept[identity] == nil, known.coordinate.latitude == part.coordinate.latitude,
                    known.coordinate.longitude == part.coordinate.longitude
                {
                    known.part = part
                    known.title = part.showsTitle ? part.title : nil
                    kept[identity] = known
                    if let view = map.view(for: known) { configure(view, known) }
                } else {
                    kept[identity + (kept[identity] == nil ? [] : [AnyHashable(index)])] = PartAnnotation(part)
                }
            }
        }
        let gone = annotations.values.filter { old in !kept.values.contains { $0 === old } }
        let new = kept.values.filter { candidate in !annotations.values.contains { $0 === candidate } }
        annotations = kept
        if !gone.isEmpty { map.removeAnnotations(gone) }
        if !new.isEmpty { map.addAnnotations(Array(new)) }
        let ids = Set(lines.map { ObjectIdentifier($0.0) })
        let old = map.overlays.filter { !ids.contains(ObjectIdentifier($0)) }
        if !old.isEmpty { map.removeOverlays(old) }
        for (overlay, look) in lines {
            let isNew = overlays[ObjectIdentifier(overlay)] == nil || !map.overlays.contains { $0 === overlay }
            overlays[ObjectIdentifier(overlay)] = look
            if isNew { map.addOverlay(overlay, level: look.level) }
        }
        overlays = overlays.filter { ids.contains($0.key) }
    }

    private func configure(_ view: MKAnnotationView, _ annotation: PartAnnotation) {
        switch annotation.part.kind {
        case .marker(let look):
            guard let marker = view as? MKMarkerAnnotationView else { return }
            marker.markerTintColor = annotation.part.tint.map { UIColor($0) }
            marker.glyphText = look.monogram
            marker.glyphImage =
                look.symbol.flatMap { UIImage(systemName: $0) } ?? look.image.flatMap { UIImage(named: $0) }
            marker.titleVisibility = annotation.part.showsTitle ? .adaptive : .hidden
        case .view(let content, let anchor):
            guard let view = view as? HostedAnnotationView else { return }
            view.show(content, title: annotation.part.showsTitle ? annotation.part.title : nil, anchor)
        case .person, .overlay: break
        }
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        guard let annotation = annotation as? PartAnnotation else { return nil }
        let view: MKAnnotationView
        switch annotation.part.kind {
        case .view: view = HostedAnnotationView(annotation: annotation, reuseIdentifier: nil)
        default: view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
        }
        // Chosen are only those that the app gave a tag.
        view.isEnabled = annotation.part.tag != nil || representation?.selection == nil
        configure(view, annotation)
        return view
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        let look = overlays[ObjectIdentifier(overlay)] ?? OverlayLook()
        let renderer: MKOverlayPathRenderer
        switch overlay {
        case let line as MKPolyline: renderer = MKPolylineRenderer(polyline: line)
        case let area as MKPolygon: renderer = MKPolygonRenderer(polygon: area)
        case let circle as MKCircle: renderer = MKCircleRenderer(circle: circle)
        default: return MKOverlayRenderer(overlay: overlay)
        }
        renderer.fillColor = look.fill.map { UIColor($0) }
        renderer.strokeColor = look.stroke.map { UIColor($0) }
        renderer.lineWidth = look.stroke == nil ? 0 : look.width
        if let line = look.line {
            renderer.lineCap = line.lineCap
            renderer.lineJoin = line.lineJoin
            renderer.miterLimit = line.miterLimit
            renderer.lineDashPhase = line.dashPhase
            renderer.lineDashPattern = line.dash.isEmpty ? nil : line.dash.map { $0 as NSNumber }
        }
        return renderer
    }

    // MARK: Position

    func follow(_ sight: MapSight, on map: MKMapView, animated: Bool) {
        isFollowing = true
        defer { isFollowing = false }
        let animated = animated && map.window != nil
        switch sight {
        case .region(let region):
            if !map.region.isSame(as: region.wrappedValue), told != nil ? !region.wrappedValue.isSame(as: told!) : true
            {
                told = region.wrappedValue
                map.setRegion(region.wrappedValue, animated: animated)
            }
        case .rect(let rect):
            let wanted = MapCameraPosition.rect(rect.wrappedValue)
            guard wanted != wantedPosition else { return }
            wantedPosition = wanted
            map.setVisibleMapRect(rect.wrappedValue, animated: animated)
        case .position(let binding, let initial):
            let wanted = binding?.wrappedValue ?? initial
            guard wanted != wantedPosition, binding != nil || wantedPosition == nil else {
                if case .automatic = wanted.kind, !wanted.positionedByUser {
                    showEverything(on: map, animated: animated)
                }
                return
            }
            wantedPosition = wanted
            guard !wanted.positionedByUser else { return }
            switch wanted.kind {
            case .automatic: showEverything(on: map, animated: animated)
            case .person: map.setUserTrackingMode(.follow, animated: animated)
            case .region(let region): map.setRegion(region, animated: animated)
            case .rect(let rect): map.setVisibleMapRect(rect, animated: animated)
            case .camera(let camera): map.setCamera(camera.mapKit, animated: animated)
            }
        }
    }

    /// The region that the app has set, or was told last.
    private var told: MKCoordinateRegion?
    private var shownContent: [CLLocationCoordinate2D] = []

    /// Shows all of the content, as long as nobody has moved the map.
    private func showEverything(on map: MKMapView, animated: Bool) {
        let places = annotations.values.map(\.coordinate)
        let isSame =
            places.count == shownContent.count
            && zip(places, shownContent).allSatisfy { $0.latitude == $1.latitude && $0.longitude == $1.longitude }
        guard !isSame || !map.overlays.isEmpty && shownContent.isEmpty else { return }
        shownContent = places
        var rect = MKMapRect.null
        for place in places {
            let point = MKMapPoint(place)
            rect = rect.union(MKMapRect(x: point.x, y: point.y, width: 0, height: 0))
        }
        for overlay in map.overlays { rect = rect.union(overlay.boundingMapRect) }
        guard !rect.isNull else { return }
        if rect.width == 0, rect.height == 0 {
            let center = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
            map.setRegion(
                MKCoordinateRegion(center: center, latitudinalMeters: 1500, longitudinalMeters: 1500),
                animated: animated)
        } else {
            map.setVisibleMapRect(
                rect, edgePadding: UIEdgeInsets(top: 60, left: 40, bottom: 40, right: 40), animated: animated)
        }
    }

    private func context(_ map: MKMapView) -> MapCameraUpdateContext {
        MapCameraUpdateContext(camera: MapCamera(map.camera), region: map.region, rect: map.visibleMapRect)
    }

    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
        guard mapView.window != nil else { return }
        representation?.moved.during?(context(mapView))
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        guard mapView.window != nil, !isFollowing, let representation else { return }
        representation.moved.after?(context(mapView))
        switch representation.sight {
        case .region(let region):
            told = mapView.region
            if !region.wrappedValue.isSame(as: mapView.region) { region.wrappedValue = mapView.region }
        case .rect(let rect):
            wantedPosition = .rect(mapView.visibleMapRect)
            rect.wrappedValue = mapView.visibleMapRect
        case .position(let binding, _):
            // The map was moved by a person: the app is told so, and not where.
            guard let binding, !binding.wrappedValue.positionedByUser, !animated else { return }
            var position = binding.wrappedValue
            position.positionedByUser = true
            wantedPosition = position
            binding.wrappedValue = position
        }
    }

    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
        guard let tracking = representation?.tracking else { return }
        let new: MapUserTrackingMode = mode == .none ? .none : .follow
        if tracking.wrappedValue != new { tracking.wrappedValue = new }
    }

    // MARK: Choosing

    func choose(on map: MKMapView) {
        guard let selection = representation?.selection else { return }
        isChoosing = true
        defer { isChoosing = false }
        let wanted = annotations.values.first { $0.part.tag != nil && $0.part.tag == selection.chosen }
        let shown = map.selectedAnnotations.first as? PartAnnotation
        guard wanted !== shown else { return }
        if let shown { map.deselectAnnotation(shown, animated: true) }
        if let wanted { map.selectAnnotation(wanted, animated: true) }
    }

    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
        guard !isChoosing, let tag = (annotation as? PartAnnotation)?.part.tag else { return }
        representation?.selection?.choose(tag)
    }

    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
        guard !isChoosing else { return }
        representation?.selection?.choose(nil)
    }
}

/// The view of a place that shows a view of SwiftUI's.
final class HostedAnnotationView: MKAnnotationView {
    private var host: _UIHostingView<AnyView>?

    func show(_ content: AnyView, title: String?, _ anchor: UnitPoint) {
        let view =
            title.map { title in
                AnyView(
                    content.overlay(alignment: .bottom) {
                        Text(verbatim: title).font(.system(size: 11, weight: .semibold)).fixedSize().alignmentGuide(
                            .bottom
                        ) { $0[.top] - 2 }
                    })
            } ?? content
        if let host {
            host.rootView = view
        } else {
            let made = _UIHostingView(rootView: view)
            made.backgroundColor = .clear
            host = made
            addSubview(made)
        }
        guard let host else { return }
        let size = host.intrinsicContentSize
        bounds.size = size
        host.frame = CGRect(origin: .zero, size: size)
        centerOffset = CGPoint(x: (0.5 - anchor.x) * size.width, y: (0.5 - anchor.y) * size.height)
        accessibilityLabel = title
    }
}
