/// Lengths on the Earth.
package enum Geodesy {
    /// WGS 84's half axes, in metres, and its flattening.
    static let equatorialRadius = 6_378_137.0
    static let flattening = 1 / 298.257223563
    static let polarRadius = equatorialRadius * (1 - flattening)

    /// Metres of a degree of latitude, and of one of longitude, at a latitude: by the ellipsoid's radii of curvature.
    package static func metersPerDegree(at latitude: CLLocationDegrees) -> (latitude: Double, longitude: Double) {
        let radians = latitude * .pi / 180
        let eccentricity = flattening * (2 - flattening)
        let root = (1 - eccentricity * sin(radians) * sin(radians)).squareRoot()
        let meridian = equatorialRadius * (1 - eccentricity) / (root * root * root)
        let parallel = equatorialRadius / root * cos(radians)
        return (meridian * .pi / 180, parallel * .pi / 180)
    }

    /// T. Vincenty's inverse formula (Survey Review XXIII, 1975), which does not converge for places almost opposite to
    /// each other; they are measured on a sphere.
    package static func distance(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Double {
        if a.latitude == b.latitude, a.longitude == b.longitude { return 0 }
        let difference = (b.longitude - a.longitude) * .pi / 180
        let u1 = atan((1 - flattening) * tan(a.latitude * .pi / 180))
        let u2 = atan((1 - flattening) * tan(b.latitude * .pi / 180))
        let (sin1, cos1, sin2, cos2) = (sin(u1), cos(u1), sin(u2), cos(u2))
        var lambda = difference
        for _ in 0..<100 {
            let across = cos2 * sin(lambda)
            let along = cos1 * sin2 - sin1 * cos2 * cos(lambda)
            let sinSigma = (across * across + along * along).squareRoot()
            if sinSigma == 0 { return 0 }
            let cosSigma = sin1 * sin2 + cos1 * cos2 * cos(lambda)
            let sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = cos1 * cos2 * sin(lambda) / sinSigma
            let cos2Alpha = 1 - sinAlpha * sinAlpha
            let middle = cos2Alpha == 0 ? 0 : cosSigma - 2 * sin1 * sin2 / cos2Alpha
            let c = flattening / 16 * cos2Alpha * (4 + flattening * (4 - 3 * cos2Alpha))
            let previous = lambda
            lambda =
                difference + (1 - c) * flattening * sinAlpha
                * (sigma + c * sinSigma * (middle + c * cosSigma * (2 * middle * middle - 1)))
            guard abs(lambda - previous) < 1e-12 else { continue }
            let ratio = equatorialRadius / polarRadius
            let uu = cos2Alpha * (ratio * ratio - 1)
            let bigA = 1 + uu / 16384 * (4096 + uu * (uu * (320 - 175 * uu) - 768))
            let bigB = uu / 1024 * (256 + uu * (uu * (74 - 47 * uu) - 128))
            let inner = cosSigma * (2 * middle * middle - 1)
            let outer = bigB / 6 * middle * (4 * sinSigma * sinSigma - 3) * (4 * middle * middle - 3)
            return polarRadius * bigA * (sigma - bigB * sinSigma * (middle + bigB / 4 * (inner - outer)))
        }
        let (p, q) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
        let h = pow(sin((q - p) / 2), 2) + cos(p) * cos(q) * pow(sin(difference / 2), 2)
        return 2 * 6_371_008.8 * asin(min(1, h.squareRoot()))
    }
}
