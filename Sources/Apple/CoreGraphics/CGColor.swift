public import Foundation

/// A colour: components, alpha last, in a colour space.
public final class CGColor: Hashable, Sendable {
    private let values: [CGFloat]
    private let space: CGColorSpace
    /// Red, green, blue and alpha in sRGB, not premultiplied.
    package let rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    /// A colour from components in `space`, alpha last; nil if there are too few.
    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents + 1
        let values = Array(UnsafeBufferPointer(start: components, count: count))
        guard let rgba = Self.standardRGB(values, space.model) else { return nil }
        self.values = values
        self.space = space
        self.rgba = rgba
    }

    private init(_ values: [CGFloat], _ space: CGColorSpace) {
        self.values = values
        self.space = space
        self.rgba = Self.standardRGB(values, space.model) ?? (0, 0, 0, 1)
    }

    /// Creates a colour of sRGB from components of 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init([red, green, blue, alpha], .standardRGB)
    }

    /// Creates a colour of the device's RGB, which is sRGB here.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init([red, green, blue, alpha], .deviceRGB)
    }

    /// Creates a grey of the device's scale.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init([gray, alpha], .deviceGray)
    }

    /// Creates a grey with a gamma of 2.2.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init([gray, alpha], .gammaGray)
    }

    /// Creates a colour from inks, from 0 to 1. It is kept as RGB.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init([cyan, magenta, yellow, black, alpha], CGColorSpace(model: .cmyk, name: nil))
    }

    /// Opaque white.
    public static let white = CGColor(genericGrayGamma2_2Gray: 1, alpha: 1)
    /// Opaque black.
    public static let black = CGColor(genericGrayGamma2_2Gray: 0, alpha: 1)
    /// No colour.
    public static let clear = CGColor(genericGrayGamma2_2Gray: 0, alpha: 0)

    /// The components in the colour's own space, alpha last.
    public var components: [CGFloat]? { values }
    /// The number of components, alpha among them.
    public var numberOfComponents: Int { values.count }
    /// The opacity from 0 to 1.
    public var alpha: CGFloat { values[values.count - 1] }
    /// The colour space of the components.
    public var colorSpace: CGColorSpace? { space }

    /// Returns the colour itself, which does not change.
    public func copy() -> CGColor? { self }

    /// Returns the colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        var copied = values
        copied[copied.count - 1] = alpha
        return CGColor(copied, space)
    }

    /// The same colour in another space; nil if the space's model is neither RGB nor gray.
    public func converted(
        to target: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
    ) -> CGColor? {
        switch target.model {
        case space.model: return CGColor(values, target)
        case .rgb: return CGColor([rgba.red, rgba.green, rgba.blue, rgba.alpha], target)
        case .monochrome:
            let luminance = 0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue
            return CGColor([luminance, rgba.alpha], target)
        default: return nil
        }
    }

    private static func standardRGB(
        _ values: [CGFloat], _ model: CGColorSpaceModel
    ) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
        switch model {
        case .rgb: return (values[0], values[1], values[2], values[3])
        case .monochrome: return (values[0], values[0], values[0], values[1])
        case .cmyk:
            let light = 1 - values[3]
            return ((1 - values[0]) * light, (1 - values[1]) * light, (1 - values[2]) * light, values[4])
        default: return nil
        }
    }

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs || (lhs.values == rhs.values && lhs.space == rhs.space)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
