/// The Earth on a square, by Mercator's projection of a sphere, as MapKit's and most maps of the web are drawn.
///
/// The square's sides are 2²⁸ map points long: at zoom level 20 of the web's maps, with tiles of 256, a map point is a pixel.
enum Projection {
    static let worldSize = 268_435_456.0
    /// Where the square ends: atan(sinh π).
    static let latitudeLimit = 85.051128779806604

    static func x(_ longitude: CLLocationDegrees) -> Double { (longitude + 180) / 360 * worldSize }

    static func y(_ latitude: CLLocationDegrees) -> Double {
        let sine = sin(min(max(latitude, -latitudeLimit), latitudeLimit) * .pi / 180)
        return (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * worldSize
    }

    static func longitude(_ x: Double) -> CLLocationDegrees { x / worldSize * 360 - 180 }

    static func latitude(_ y: Double) -> CLLocationDegrees {
        atan(sinh((0.5 - y / worldSize) * 2 * .pi)) * 180 / .pi
    }

    /// The same longitude from -180 to 180.
    static func wrapped(_ longitude: CLLocationDegrees) -> CLLocationDegrees {
        if (-180...180).contains(longitude) { return longitude }
        let turned = (longitude + 180).truncatingRemainder(dividingBy: 360)
        return (turned < 0 ? turned + 360 : turned) - 180
    }
}
