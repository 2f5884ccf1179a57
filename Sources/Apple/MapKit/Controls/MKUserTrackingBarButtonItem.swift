/// Has a map follow the person, from a bar.
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    /// The map. It is not kept.
    open weak var mapView: MKMapView? { didSet { update() } }
    private let news = NotificationTokens()

    /// Creates an item for a map.
    public convenience init(mapView: MKMapView?) {
        self.init()
        self.mapView = mapView
        primaryAction = UIAction(image: UIImage(systemName: "location")) { [weak self] _ in self?.next() }
        news.observeOnMain(.mapTrackingChanged) { [weak self] in self?.update() }
        accessibilityLabel = MapTexts.current.tracking
    }

    private func next() {
        guard let mapView else { return }
        mapView.setUserTrackingMode(mapView.userTrackingMode == .none ? .follow : .none, animated: true)
    }

    private func update() {
        let isOn = (mapView?.userTrackingMode ?? MKUserTrackingMode.none) != .none
        image = UIImage(systemName: isOn ? "location.fill" : "location")
    }
}
