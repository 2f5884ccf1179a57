/// A place, with what is known of it.
open class MKMapItem: NSObject, @unchecked Sendable {
    /// The place and its address.
    public let placemark: MKPlacemark
    /// Whether it is where the person is.
    public let isCurrentLocation: Bool
    /// The name that people know it by.
    open var name: String?
    /// A number to call; nil if none is known.
    open var phoneNumber: String?
    /// A page of the web; nil if none is known.
    open var url: URL?
    /// The kind of place; nil if it is not known.
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    /// The time zone; nil if it is not known.
    open var timeZone: TimeZone?

    /// Creates an item of a place.
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        isCurrentLocation = false
        name = placemark.name
        super.init()
    }

    /// Creates an item of no place.
    public override convenience init() {
        self.init(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
    }

    private init(current coordinate: CLLocationCoordinate2D) {
        placemark = MKPlacemark(coordinate: coordinate)
        isCurrentLocation = true
        name = MapTexts.current.userLocation
        super.init()
    }

    /// The item of where the person is, as far as the app may know.
    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(current: CLLocationManager().location?.coordinate ?? kCLLocationCoordinate2DInvalid)
    }

    /// Opens the place in the desktop's maps, or in OpenStreetMap's page. Returns whether something opens it.
    @preconcurrency @MainActor @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        MKMapItem.openMaps(with: [self], launchOptions: launchOptions)
    }

    /// Opens the first of some places.
    @preconcurrency @MainActor @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        guard let place = mapItems.first?.placemark.coordinate, CLLocationCoordinate2DIsValid(place),
            let url = URL(
                string: "https://www.openstreetmap.org/?mlat=\(place.latitude)&mlon=\(place.longitude)"
                    + "#map=16/\(place.latitude)/\(place.longitude)")
        else { return false }
        let opens = UIApplication.shared.canOpenURL(url)
        if opens { UIApplication.shared.open(url) }
        return opens
    }

    open override var description: String {
        "<MKMapItem: \(name ?? "") \(placemark.coordinate.latitude),\(placemark.coordinate.longitude)>"
    }
}

/// How directions are given in maps: a key of launch options, which are not passed on.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// What the map looks like: a key of launch options, which are not passed on.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// Whether traffic is shown: a key of launch options, which are not passed on.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The middle of the map: a key of launch options, which are not passed on.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The size of the map: a key of launch options, which are not passed on.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By trains and buses.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// As the person usually goes.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
