public import CoreGraphics
public import Foundation

/// A colour in sRGB.
public final class CIColor: NSObject, NSCopying, @unchecked Sendable {
    /// The component, from 0 to 1.
    public let red: CGFloat
    /// The component, from 0 to 1.
    public let green: CGFloat
    /// The component, from 0 to 1.
    public let blue: CGFloat
    /// The component, from 0 to 1.
    public let alpha: CGFloat

    /// Creates a colour from components of 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Creates a colour from components of 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }

    /// Creates a colour from Core Graphics'.
    public convenience init(cgColor: CGColor) {
        let (red, green, blue, alpha) = cgColor.rgba
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// From three or four numbers, as in `"0.5 0.7 0.3 1.0"`; black for what is no number.
    public convenience init(string representation: String) {
        let numbers = representation.split { " ,()".contains($0) }.map { Double($0) ?? 0 }
        func number(_ index: Int, _ missing: Double) -> CGFloat { index < numbers.count ? numbers[index] : missing }
        self.init(red: number(0, 0), green: number(1, 0), blue: number(2, 0), alpha: number(3, 1))
    }

    /// 4, alpha among them.
    public var numberOfComponents: Int { 4 }
    /// The components, with spaces between them.
    public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

    /// The colour black.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// The colour white.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// The colour gray.
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    /// The colour red.
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    /// The colour green.
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    /// The colour blue.
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    /// The colour clear.
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIColor else { return false }
        return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
    }

    public override var hash: Int {
        var hasher = Hasher()
        for component in [red, green, blue, alpha] { hasher.combine(component) }
        return hasher.finalize()
    }

    /// In linear light, multiplied by alpha.
    var pixel: SIMD4<Float> {
        let alpha = Float(alpha)
        return SIMD4(
            Transfer.linear(Float(red)) * alpha, Transfer.linear(Float(green)) * alpha,
            Transfer.linear(Float(blue)) * alpha, alpha)
    }

    /// In linear light, not multiplied.
    var linear: SIMD4<Float> {
        SIMD4(
            Transfer.linear(Float(red)), Transfer.linear(Float(green)), Transfer.linear(Float(blue)), Float(alpha))
    }
}
