import Foundation

extension Gradient {
    /// The space in which colours pass into each other.
    public struct ColorSpace: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case device, perceptual }
        let kind: Kind
        /// By their components.
        public static let device = ColorSpace(kind: .device)
        /// By how they are seen: by the components of Oklab.
        public static let perceptual = ColorSpace(kind: .perceptual)
    }
}

extension Color {
    /// A colour between this one and another.
    ///
    /// - Parameter fraction: From 0, which is this colour, to 1, which is the other.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let (first, second) = (uiColor, rhs.uiColor)
        let share = min(max(fraction, 0), 1)
        return Color(
            uiColor: UIColor { traits in
                first.resolvedColor(with: traits).mixed(
                    with: second.resolvedColor(with: traits), by: share, colorSpace)
            })
    }
}

extension UIColor {
    /// A colour between two that are the same everywhere.
    func mixed(with other: UIColor, by share: Double, _ space: Gradient.ColorSpace) -> UIColor {
        let (one, two) = (components, other.components)
        func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        let alpha = between(one.alpha, two.alpha)
        guard space.kind == .perceptual else {
            return UIColor(
                red: between(one.red, two.red), green: between(one.green, two.green), blue: between(one.blue, two.blue),
                alpha: alpha)
        }
        let (a, b) = (Oklab(one.red, one.green, one.blue), Oklab(two.red, two.green, two.blue))
        let color = Oklab(
            lightness: between(a.lightness, b.lightness), a: between(a.a, b.a), b: between(a.b, b.b)
        ).color
        return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }
}

/// A colour by how it is seen. The figures are those of Björn Ottosson's "A perceptual color space for image
/// processing", which CSS Color 4 has too.
private struct Oklab {
    var lightness: Double
    var a: Double
    var b: Double

    init(lightness: Double, a: Double, b: Double) { (self.lightness, self.a, self.b) = (lightness, a, b) }

    init(_ red: Double, _ green: Double, _ blue: Double) {
        func linear(_ value: Double) -> Double { Double(Color.Resolved.linear(Float(value))) }
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        self.init(
            lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
    }

    var color: (red: Double, green: Double, blue: Double) {
        func cube(_ value: Double) -> Double { value * value * value }
        let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        let resolved = Color.Resolved(
            colorSpace: .sRGBLinear, red: Float(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            green: Float(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            blue: Float(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s))
        func bound(_ value: Float) -> Double { Double(min(max(value, 0), 1)) }
        return (bound(resolved.red), bound(resolved.green), bound(resolved.blue))
    }
}
