import CoreLocation

/// Finds the person for a map.
@MainActor
final class MapLocator {
    private weak var map: MKMapView?
    private var manager: CLLocationManager?
    private var listener: Listener?
    private var isLocating = false

    init(_ map: MKMapView) { self.map = map }

    func showsUserLocationChanged() {
        guard let map else { return }
        if map.showsUserLocation {
            let manager = CLLocationManager()
            let listener = Listener(self)
            manager.delegate = listener
            (self.manager, self.listener) = (manager, listener)
            start()
        } else {
            stop()
            map.entries.removeAll { entry in
                guard entry.annotation === map.userLocation else { return false }
                entry.view?.removeFromSuperview()
                return true
            }
            map.annotationsNeedUpdate()
        }
    }

    private func start() {
        guard let map, let manager, !isLocating else { return }
        guard [.authorizedAlways, .authorizedWhenInUse].contains(manager.authorizationStatus) else { return }
        isLocating = true
        map.userLocation.isUpdating = true
        map.delegate?.mapViewWillStartLocatingUser(map)
        manager.startUpdatingLocation()
    }

    private func stop() {
        manager?.stopUpdatingLocation()
        (manager, listener) = (nil, nil)
        guard let map, isLocating else { return }
        isLocating = false
        map.userLocation.isUpdating = false
        map.delegate?.mapViewDidStopLocatingUser(map)
    }

    fileprivate func authorizationChanged() { start() }

    fileprivate func found(_ location: CLLocation) {
        guard let map, map.showsUserLocation else { return }
        map.userLocation.location = location
        if map.entry(of: map.userLocation) == nil { map.entries.append(AnnotationEntry(map.userLocation)) }
        map.annotationsNeedUpdate()
        map.delegate?.mapView(map, didUpdate: map.userLocation)
        if map.trackingMode != .none { follow(animated: true) }
    }

    fileprivate func failed(_ error: any Error) {
        guard let map else { return }
        map.delegate?.mapView(map, didFailToLocateUserWithError: error)
    }

    /// Moves the person to the middle, near enough to see the streets.
    func follow(animated: Bool) {
        guard let map, let location = map.userLocation.location else { return }
        var new = map.destination ?? map.viewport
        let point = MKMapPoint(location.coordinate)
        (new.x, new.y) = (point.x, point.y)
        let side = max(min(new.size.width, new.size.height), 1)
        let street = 1000 * MKMapPointsPerMeterAtLatitude(location.coordinate.latitude) / side
        if new.scale > street * 2 { new.scale = street }
        map.framing = nil
        map.go(to: new.limited, animated: animated)
    }

    /// Core Location's calls, which come on the main thread.
    private final class Listener: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
        private weak var locator: MapLocator?

        init(_ locator: MapLocator) { self.locator = locator }

        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            MainActor.assumeIsolated { locator?.authorizationChanged() }
        }

        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            let last = locations.last
            MainActor.assumeIsolated { if let last { locator?.found(last) } }
        }

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            MainActor.assumeIsolated { locator?.failed(error) }
        }
    }
}
