/// The address of a place.
open class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The place; nil if it is not known.
    open var location: CLLocation? { details.location }
    /// The part of the world that the address covers; nil if it is not known.
    open var region: CLRegion? { details.region }
    /// The time zone; always nil.
    open var timeZone: TimeZone? { nil }
    /// The name of the place, or its street and number.
    open var name: String? { details.name }
    /// The street.
    open var thoroughfare: String? { details.thoroughfare }
    /// The number in the street.
    open var subThoroughfare: String? { details.subThoroughfare }
    /// The town.
    open var locality: String? { details.locality }
    /// A part of the town.
    open var subLocality: String? { details.subLocality }
    /// The state or province.
    open var administrativeArea: String? { details.administrativeArea }
    /// The county.
    open var subAdministrativeArea: String? { details.subAdministrativeArea }
    /// The postal code.
    open var postalCode: String? { details.postalCode }
    /// Two letters for the country, such as `KR`.
    open var isoCountryCode: String? { details.isoCountryCode }
    /// The country.
    open var country: String? { details.country }
    /// The lake or river; always nil.
    open var inlandWater: String? { nil }
    /// The ocean; always nil.
    open var ocean: String? { nil }
    /// Sights at the place; nil if none is known.
    open var areasOfInterest: [String]? { details.areasOfInterest }

    /// The parts of the address by the keys that address books had before iOS 9.
    open var addressDictionary: [AnyHashable: Any]? { details.addressDictionary }

    package let details: PlaceDetails

    /// Creates a copy of a placemark.
    public init(placemark: CLPlacemark) { details = placemark.details }

    /// Creates a place of which nothing is known.
    public override init() { details = PlaceDetails() }

    package init(_ details: PlaceDetails) { self.details = details }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    public class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) { details.encode(with: coder) }

    public required init?(coder: NSCoder) { details = PlaceDetails(coder) }

    /// As Core Location prints it.
    open override var description: String {
        var parts = details.lines
        if let coordinate = location?.coordinate {
            parts.append(String(format: "@ <%+.8f,%+.8f>", coordinate.latitude, coordinate.longitude))
        }
        return parts.joined(separator: ", ")
    }
}
