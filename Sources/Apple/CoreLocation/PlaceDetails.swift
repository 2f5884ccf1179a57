/// What is known of an address.
package struct PlaceDetails: Sendable {
    package var location: CLLocation?
    package var region: CLRegion?
    package var name: String?
    package var thoroughfare: String?
    package var subThoroughfare: String?
    package var locality: String?
    package var subLocality: String?
    package var administrativeArea: String?
    package var subAdministrativeArea: String?
    package var postalCode: String?
    package var isoCountryCode: String?
    package var country: String?
    package var areasOfInterest: [String]?

    package init() {}

    package init(_ coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        func text(_ key: String) -> String? { addressDictionary?[key] as? String }
        name = text("Name")
        (thoroughfare, subThoroughfare) = (text("Thoroughfare") ?? text("Street"), text("SubThoroughfare"))
        (locality, subLocality) = (text("City"), text("SubLocality"))
        (administrativeArea, subAdministrativeArea) = (text("State"), text("SubAdministrativeArea"))
        (postalCode, isoCountryCode, country) = (text("ZIP"), text("CountryCode"), text("Country"))
    }

    /// The street as address books write it.
    package var street: String? {
        guard let thoroughfare else { return nil }
        return subThoroughfare.map { "\($0) \(thoroughfare)" } ?? thoroughfare
    }

    package var lines: [String] {
        let town = [administrativeArea, postalCode].compactMap { $0 }.joined(separator: " ")
        let all = [name, name == street ? nil : street, locality, town.isEmpty ? nil : town, country]
        return all.compactMap { $0 }
    }

    package var addressDictionary: [AnyHashable: Any]? {
        let pairs: [(String, Any?)] = [
            ("Name", name), ("Street", street), ("Thoroughfare", thoroughfare), ("SubThoroughfare", subThoroughfare),
            ("City", locality), ("SubLocality", subLocality), ("State", administrativeArea),
            ("SubAdministrativeArea", subAdministrativeArea), ("ZIP", postalCode), ("CountryCode", isoCountryCode),
            ("Country", country), ("FormattedAddressLines", lines.isEmpty ? nil : lines),
        ]
        let known = pairs.compactMap { key, value in value.map { (AnyHashable(key), $0) } }
        return known.isEmpty ? nil : Dictionary(known) { first, _ in first }
    }
}
