/// The meaning of a colour's components. Everything is drawn as sRGB; other spaces are kept apart only by name and
/// model.
public final class CGColorSpace: Hashable, Sendable {
    /// The kind of components.
    public let model: CGColorSpaceModel
    /// The name of the colour space; nil for one without.
    public let name: String?

    init(model: CGColorSpaceModel, name: String?) {
        self.model = model
        self.name = name
    }

    /// A space by one of the names below; nil for any other name.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.displayP3, Self.genericRGBLinear:
            self.init(model: .rgb, name: name)
        case Self.genericGrayGamma2_2, Self.linearGray, Self.extendedGray:
            self.init(model: .monochrome, name: name)
        default:
            return nil
        }
    }

    /// The name of the colour space sRGB.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of the colour space extendedSRGB.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of the colour space linearSRGB.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// The name of the colour space displayP3.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of the colour space genericRGBLinear.
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    /// The name of the colour space genericGrayGamma2_2.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of the colour space linearGray.
    public static let linearGray = "kCGColorSpaceLinearGray"
    /// The name of the colour space extendedGray.
    public static let extendedGray = "kCGColorSpaceExtendedGray"

    /// Whether the space has colours beside those of sRGB: red, green and blue of Display P3, or beyond one.
    public var isWideGamutRGB: Bool { name == Self.displayP3 || name == Self.extendedSRGB }

    /// Components of a colour, alpha not counted.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .cmyk: 4
        default: 3
        }
    }

    static let deviceRGB = CGColorSpace(model: .rgb, name: "kCGColorSpaceDeviceRGB")
    static let deviceGray = CGColorSpace(model: .monochrome, name: "kCGColorSpaceDeviceGray")
    static let standardRGB = CGColorSpace(model: .rgb, name: sRGB)
    static let gammaGray = CGColorSpace(model: .monochrome, name: genericGrayGamma2_2)

    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs === rhs || (lhs.model == rhs.model && lhs.name == rhs.name)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(model)
        hasher.combine(name)
    }
}

/// Returns the device's RGB, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// Returns the device's scale of grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
