/// Where the person is, on the map.
open class MKUserLocation: NSObject, MKAnnotation {
    /// Where the device is; nil while that is not known.
    open internal(set) var location: CLLocation?
    /// Whether the location is being looked for.
    open internal(set) var isUpdating = false
    /// Where the device points to: nil.
    open var heading: CLHeading? { nil }
    /// What the callout says first.
    open var title: String?
    /// What the callout says below that.
    open var subtitle: String?

    /// Creates a location that is not known.
    public override init() {
        title = MapTexts.current.userLocation
        super.init()
    }

    /// The place; the invalid one while it is not known.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
}
