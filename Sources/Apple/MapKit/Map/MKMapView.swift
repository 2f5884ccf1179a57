public import CoreGraphics
import Documents
import Stage

/// A map that a person moves.
///
/// With the network, in a window or a browser, the map's pictures are OpenStreetMap's, with its attribution; without, and
/// headless, a grid of degrees stands in for them. `seam run --stub tile.openstreetmap.org=DIR` gives pictures to a
/// headless run.
@preconcurrency @MainActor
open class MKMapView: UIView {
    /// Who is told and asked. It is not kept.
    open weak var delegate: (any MKMapViewDelegate)? { didSet { annotationsNeedUpdate() } }

    // MARK: Parts of it

    let canvas = MapCanvas()
    let annotationContainer = AnnotationContainer()
    let attribution = UILabel()
    lazy var ownCompass: MKCompassButton = {
        let made = MKCompassButton(mapView: self)
        ownCompassIfMade = made
        return made
    }()
    weak var ownCompassIfMade: MKCompassButton?
    lazy var ownScale = MKScaleView(mapView: self)

    // MARK: What is seen

    var viewport = Viewport()
    /// What was asked for, until the map is seen or moved.
    var framing: Framing?
    var movement: CADisplayLink?
    /// Where an animation goes to.
    var destination: Viewport?
    /// Whether the person's fingers move the map now.
    var isHeld = false
    private var hasLoaded = false

    // MARK: What is on it

    var entries: [AnnotationEntry] = []
    var clusters: [AnnotationEntry] = []
    var registered: [String: MKAnnotationView.Type] = [:]
    var pool: [String: [MKAnnotationView]] = [:]
    var isUpdatingAnnotations = false
    var chosen: [any MKAnnotation] = []
    var callout: CalloutView?
    var dragged: (entry: AnnotationEntry, offset: CGPoint)?
    var overlayEntries: [OverlayEntry] = []
    var baseRenderer: MKTileOverlayRenderer?
    lazy var locator = MapLocator(self)
    let recognizers = MapRecognizers()

    /// Creates a map.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        canvas.map = self
        annotationContainer.map = self
        attribution.font = .systemFont(ofSize: 9)
        attribution.textColor = .secondaryLabel
        attribution.isAccessibilityElement = false
        let parts: [UIView] = [canvas, annotationContainer, ownCompass, ownScale, attribution]
        for (index, view) in parts.enumerated() { insertSubview(view, at: index) }
        ownScale.isHidden = true
        recognizers.add(to: self)
        setUpBase()
        viewport.size = bounds.size
        viewport = viewport.limited
    }

    // MARK: Look

    /// What the map looks like.
    open var mapType: MKMapType = .standard {
        didSet {
            configuration = nil
            canvas.setNeedsDisplay()
        }
    }
    /// The configuration that the look was set by.
    var configuration: MKMapConfiguration?
    /// Which places that many people look for are shown; nil for all. Has no effect: maps here have none.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether fingers change the scale. True by default.
    open var isZoomEnabled = true
    /// Whether a finger moves the map. True by default.
    open var isScrollEnabled = true
    /// Whether two fingers turn the map. True by default.
    open var isRotateEnabled = true
    /// Whether two fingers incline the map. True by default. Has no effect: maps are drawn flat.
    open var isPitchEnabled = true
    /// Whether a compass is shown while the map is turned. True by default.
    open var showsCompass = true { didSet { setNeedsLayout() } }
    /// Whether the scale is shown. False by default.
    open var showsScale = false { didSet { setNeedsLayout() } }
    /// Whether traffic is shown. Has no effect.
    open var showsTraffic = false
    /// Whether buildings are shown in space. Has no effect.
    open var showsBuildings = true
    /// Whether sights are shown. Has no effect.
    open var showsPointsOfInterest = true
    /// Whether the button that follows the person is shown. Has no effect: add an ``MKUserTrackingButton``.
    open var showsUserTrackingButton = false
    /// Whether the map's camera may come nearer and go farther than this says; nil for whatever a map can show.
    open var cameraZoomRange: MKMapView.CameraZoomRange! = CameraZoomRange()

    /// How near and how far the camera is, in metres.
    open class CameraZoomRange: NSObject {
        /// The least distance; `MKMapCameraZoomDefault` if there is none.
        public let minCenterCoordinateDistance: CLLocationDistance
        /// The greatest distance; `MKMapCameraZoomDefault` if there is none.
        public let maxCenterCoordinateDistance: CLLocationDistance

        /// Creates a range; nil if the least is more than the greatest.
        public init?(
            minCenterCoordinateDistance: CLLocationDistance = MKMapCameraZoomDefault,
            maxCenterCoordinateDistance: CLLocationDistance = MKMapCameraZoomDefault
        ) {
            if minCenterCoordinateDistance >= 0, maxCenterCoordinateDistance >= 0,
                minCenterCoordinateDistance > maxCenterCoordinateDistance
            {
                return nil
            }
            self.minCenterCoordinateDistance = minCenterCoordinateDistance
            self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
        }

        override init() {
            (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (
                MKMapCameraZoomDefault, MKMapCameraZoomDefault
            )
        }
    }

    // MARK: The person

    /// The person, of whom nothing is known until ``showsUserLocation`` is set and the app may know the location.
    public let userLocation = MKUserLocation()
    /// Whether the person is shown. False by default. The app asks for the permission.
    open var showsUserLocation = false {
        didSet { if showsUserLocation != oldValue { locator.showsUserLocationChanged() } }
    }
    /// Whether the person's place is in the part of the map that is seen.
    open var isUserLocationVisible: Bool {
        guard showsUserLocation, userLocation.location != nil else { return false }
        return bounds.contains(viewport.point(MKMapPoint(userLocation.coordinate)))
    }
    var trackingMode = MKUserTrackingMode.none
    /// How the map follows the person. Moving the map ends it.
    open var userTrackingMode: MKUserTrackingMode {
        get { trackingMode }
        set { setUserTrackingMode(newValue, animated: false) }
    }
    /// Has the map follow the person, and shows where they are.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        guard mode != trackingMode else { return }
        trackingMode = mode
        if mode != .none {
            showsUserLocation = true
            locator.follow(animated: animated)
        }
        delegate?.mapView(self, didChange: mode, animated: animated)
        NotificationCenter.default.post(name: .mapTrackingChanged, object: self)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        if viewport.size != bounds.size {
            let isFirst = viewport.size.width == 0 || viewport.size.height == 0
            viewport.size = bounds.size
            if bounds.width > 0, bounds.height > 0 {
                if let framing, isFirst || window == nil || !hasLoaded {
                    viewport = framing.viewport(from: viewport)
                } else if let destination {
                    var resized = destination
                    resized.size = bounds.size
                    self.destination = resized.limited
                } else {
                    viewport = viewport.limited
                }
            }
        }
        // A region that was set before the first layout has given the viewport its size already.
        if canvas.frame != bounds {
            (canvas.frame, annotationContainer.frame) = (bounds, bounds)
            canvas.setNeedsDisplay()
        }
        layoutOrnaments()
        updateAnnotations()
        if window != nil, !hasLoaded, bounds.width > 0 { load() }
    }

    func layoutOrnaments() {
        let area = bounds.inset(by: safeAreaInsets)
        attribution.sizeToFit()
        attribution.frame.origin = CGPoint(x: area.minX + 8, y: area.maxY - attribution.bounds.height - 18)
        ownCompass.frame = CGRect(x: area.maxX - 48, y: area.minY + 8, width: 40, height: 40)
        ownCompass.isHidden = !showsCompass || viewport.heading == 0
        ownScale.isHidden = !showsScale
        ownScale.frame = CGRect(x: area.minX + 12, y: area.minY + 10, width: 120, height: 24)
    }

    private func load() {
        hasLoaded = true
        NextTurn.perform { [weak self] in
            guard let self, let delegate else { return }
            delegate.mapViewWillStartLoadingMap(self)
            delegate.mapViewWillStartRenderingMap(self)
            delegate.mapViewDidFinishLoadingMap(self)
            delegate.mapViewDidFinishRenderingMap(self, fullyRendered: true)
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopMoving() } else { setNeedsLayout() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        canvas.setNeedsDisplay()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// Shows another part of the world, at once.
    func show(_ new: Viewport) {
        guard new != viewport else { return }
        viewport = new
        canvas.setNeedsDisplay()
        setNeedsLayout()
        ownCompass.turned()
        NotificationCenter.default.post(name: .mapViewportChanged, object: self)
        delegate?.mapViewDidChangeVisibleRegion(self)
    }
}

/// No limit for a camera's distance.
public let MKMapCameraZoomDefault: CLLocationDistance = -1

extension Notification.Name {
    static let mapTrackingChanged = Notification.Name("org.seam.MapKit.trackingChanged")
    static let mapViewportChanged = Notification.Name("org.seam.MapKit.viewportChanged")
}
