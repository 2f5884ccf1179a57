/// A colour, which may be another one in the dark; as a view it fills the room it is given.
public struct Color: Hashable, Sendable {
    /// The meaning of a colour's components.
    public enum RGBColorSpace: Hashable, Sendable {
        /// Those of the web, linear ones, or those of Apple's wide screens.
        case sRGB, sRGBLinear, displayP3
    }

    let uiColor: UIColor
    /// How much of the accent colour of where it is used the colour is, from 0 to 1; nil for a colour of its own.
    private var accentOpacity: Double?

    /// Creates a colour from UIKit's.
    @_disfavoredOverload
    public init(_ color: UIColor) { uiColor = color }

    /// Creates a colour from UIKit's.
    public init(uiColor: UIColor) { self.uiColor = uiColor }

    /// Creates a colour from Core Graphics'.
    public init(cgColor: CGColor) { uiColor = UIColor(cgColor: cgColor) }

    /// Creates a colour from Core Graphics'.
    @_disfavoredOverload
    @available(iOS, deprecated: 100000, message: "Use init(cgColor:)")
    public init<C: CGColor>(_ cgColor: C) { self.init(cgColor: cgColor) }

    /// Creates a colour from a style that is one.
    @_disfavoredOverload
    public init<T: _ColorStyle>(_ color: T) { self = color._color }

    /// The colour as Core Graphics has it; nil for one that is another in the dark.
    public var cgColor: CGColor? {
        let looks = [UIUserInterfaceStyle.light, .dark].map {
            uiColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: $0)).cgColor
        }
        return looks[0] == looks[1] ? looks[0] : nil
    }

    /// Components from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        func encoded(_ value: Double) -> Double {
            guard colorSpace == .sRGBLinear else { return value }
            return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
        uiColor =
            colorSpace == .displayP3
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
            : UIColor(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: opacity)
    }

    /// Creates a grey from components of 0 to 1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        uiColor = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
    }

    /// A colour of an asset catalog; clear when there is none of this name.
    public init(_ name: String, bundle: Bundle? = nil) {
        uiColor = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
    }

    /// A colour of an asset catalog.
    public init(_ resource: ColorResource) { uiColor = UIColor(resource: resource) }

    /// The system's red, which follows the appearance.
    public static let red = Color(.systemRed)
    /// The system's orange, which follows the appearance.
    public static let orange = Color(.systemOrange)
    /// The system's yellow, which follows the appearance.
    public static let yellow = Color(.systemYellow)
    /// The system's green, which follows the appearance.
    public static let green = Color(.systemGreen)
    /// The system's mint, which follows the appearance.
    public static let mint = Color(.systemMint)
    /// The system's teal, which follows the appearance.
    public static let teal = Color(.systemTeal)
    /// The system's cyan, which follows the appearance.
    public static let cyan = Color(.systemCyan)
    /// The system's blue, which follows the appearance.
    public static let blue = Color(.systemBlue)
    /// The system's indigo, which follows the appearance.
    public static let indigo = Color(.systemIndigo)
    /// The system's purple, which follows the appearance.
    public static let purple = Color(.systemPurple)
    /// The system's pink, which follows the appearance.
    public static let pink = Color(.systemPink)
    /// The system's brown, which follows the appearance.
    public static let brown = Color(.systemBrown)
    /// The system's gray, which follows the appearance.
    public static let gray = Color(.systemGray)
    /// white, whatever the appearance.
    public static let white = Color(UIColor.white)
    /// black, whatever the appearance.
    public static let black = Color(UIColor.black)
    /// No colour.
    public static let clear = Color(UIColor.clear)
    /// The colour of texts.
    public static let primary = Color(.label)
    /// The colour of texts of less weight.
    public static let secondary = Color(.secondaryLabel)

    /// The colour of `accentColor(_:)` where it is used; where none is set, that of the app's asset catalog.
    public static var accentColor: Color {
        var color = Color(UIColor(named: "AccentColor", in: nil, compatibleWith: nil) ?? .systemBlue)
        color.accentOpacity = 1
        return color
    }

    /// The same colour, its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color {
        let color = uiColor
        var copy = Color(
            UIColor { traits in
                let resolved = color.resolvedColor(with: traits)
                return resolved.withAlphaComponent(resolved.cgColor.alpha * opacity)
            })
        copy.accentOpacity = accentOpacity.map { $0 * opacity }
        return copy
    }

    /// The colour itself, or the accent colour where it is used.
    func resolved(in environment: EnvironmentValues) -> UIColor {
        guard let accentOpacity, let accent = environment.accentColor else { return uiColor }
        return accentOpacity == 1 ? accent.uiColor : accent.opacity(accentOpacity).uiColor
    }
}

extension Color: _SolidShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _Paint { .color(resolved(in: environment)) }
}

extension Color: View, PrimitiveView {
    public typealias Body = Never

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        LeafNode(self, inputs, element: ShapeElement()) { $1.show(Rectangle(), fill: $0._paint(in: $2.environment)) }
    }
}

extension UIColor {
    /// Creates UIKit's colour from SwiftUI's.
    public convenience init(_ color: Color) {
        let original = color.uiColor
        self.init(dynamicProvider: { original.resolvedColor(with: $0) })
    }
}
