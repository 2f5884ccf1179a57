public import CoreGraphics

/// Where a map is looked at from.
@preconcurrency @MainActor
open class MKMapCamera: NSObject, NSCopying {
    /// The place in the map's middle.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// How far that is from the camera, in metres. The map shows what a camera sees whose picture is 30 degrees high.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// Where the map's upper edge points to, in degrees from north.
    open var heading: CLLocationDirection = 0
    /// How far the camera is from looking straight down, in degrees. It is kept; maps are drawn flat.
    open var pitch: CGFloat = 0

    static let halfAperture = 15 * Double.pi / 180

    /// How high the camera is, in metres.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
        set { centerCoordinateDistance = newValue / max(cos(Double(pitch) * .pi / 180), 0.01) }
    }

    /// Creates a camera.
    public override init() { super.init() }

    /// Creates a camera at a distance from a place.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        (centerCoordinateDistance, self.pitch, self.heading) = (distance, pitch, heading)
    }

    /// Creates a camera at a height over one place that looks at another.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        let way = Geodesy.distance(centerCoordinate, eyeCoordinate)
        centerCoordinateDistance = hypot(way, eyeAltitude)
        pitch = CGFloat(atan2(way, eyeAltitude) * 180 / .pi)
        if way > 0 {
            let (a, b) = (MKMapPoint(eyeCoordinate), MKMapPoint(centerCoordinate))
            let angle = atan2(b.x - a.x, a.y - b.y) * 180 / .pi
            heading = angle < 0 ? angle + 360 : angle
        }
    }

    /// The name of ``init(lookingAtCenter:fromEyeCoordinate:eyeAltitude:)`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "init(lookingAtCenter:fromEyeCoordinate:eyeAltitude:)")
    public convenience init(
        lookingAtCenterCoordinate centerCoordinate: CLLocationCoordinate2D,
        fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
    ) {
        self.init(lookingAtCenter: centerCoordinate, fromEyeCoordinate: eyeCoordinate, eyeAltitude: eyeAltitude)
    }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated {
            MKMapCamera(
                lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch,
                heading: heading)
        }
    }
}
