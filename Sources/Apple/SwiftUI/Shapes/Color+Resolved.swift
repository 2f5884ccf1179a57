import Foundation

extension Color {
    /// A colour as it is in one environment, by its components.
    public struct Resolved: Hashable, Sendable, Codable {
        /// Linear components, which may be beyond 0 and 1 for colours that sRGB does not have.
        public var linearRed: Float
        /// Linear components, which may be beyond 0 and 1 for colours that sRGB does not have.
        public var linearGreen: Float
        /// Linear components, which may be beyond 0 and 1 for colours that sRGB does not have.
        public var linearBlue: Float
        /// From 0 to 1.
        public var opacity: Float

        /// Creates a colour from its components.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.opacity = opacity
            switch colorSpace {
            case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (red, green, blue)
            case .sRGB:
                (linearRed, linearGreen, linearBlue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
            case .displayP3:
                let color = UIColor(displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: 1)
                let parts = color.components
                linearRed = Self.linear(Float(parts.red))
                linearGreen = Self.linear(Float(parts.green))
                linearBlue = Self.linear(Float(parts.blue))
            }
        }

        /// The component of sRGB.
        public var red: Float {
            get { Self.encoded(linearRed) }
            set { linearRed = Self.linear(newValue) }
        }
        /// The component of sRGB.
        public var green: Float {
            get { Self.encoded(linearGreen) }
            set { linearGreen = Self.linear(newValue) }
        }
        /// The component of sRGB.
        public var blue: Float {
            get { Self.encoded(linearBlue) }
            set { linearBlue = Self.linear(newValue) }
        }

        /// The colour as Core Graphics has it.
        public var cgColor: CGColor { uiColor.cgColor }

        var uiColor: UIColor {
            UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
        }

        /// The component of light that a component of sRGB stands for.
        static func linear(_ value: Float) -> Float {
            let size = abs(value)
            return (value < 0 ? -1 : 1) * (size <= 0.04045 ? size / 12.92 : powf((size + 0.055) / 1.055, 2.4))
        }

        private static func encoded(_ value: Float) -> Float {
            let size = abs(value)
            return (value < 0 ? -1 : 1) * (size <= 0.0031308 ? size * 12.92 : 1.055 * powf(size, 1 / 2.4) - 0.055)
        }
    }

    /// A colour of components that are the same everywhere.
    public init(_ resolved: Resolved) { self.init(uiColor: resolved.uiColor) }

    /// The colour as it is in an environment: in the light or in the dark, and with its tint.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let style: UIUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        let color = resolved(in: environment).resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        let parts = color.components
        return Resolved(
            red: Float(parts.red), green: Float(parts.green), blue: Float(parts.blue), opacity: Float(parts.alpha))
    }
}

extension Color.Resolved: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _Paint { .color(uiColor) }
}

extension UIColor {
    /// The components in sRGB.
    var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return (red, green, blue, alpha)
    }
}
