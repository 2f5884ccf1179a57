/// The standard colours. The system colours' components are those of Apple's Human Interface Guidelines, in light and
/// in dark.
extension UIColor {
    public class var black: UIColor { Fixed.black }
    public class var darkGray: UIColor { Fixed.darkGray }
    public class var lightGray: UIColor { Fixed.lightGray }
    public class var white: UIColor { Fixed.white }
    public class var gray: UIColor { Fixed.gray }
    public class var red: UIColor { Fixed.red }
    public class var green: UIColor { Fixed.green }
    public class var blue: UIColor { Fixed.blue }
    public class var cyan: UIColor { Fixed.cyan }
    public class var yellow: UIColor { Fixed.yellow }
    public class var magenta: UIColor { Fixed.magenta }
    public class var orange: UIColor { Fixed.orange }
    public class var purple: UIColor { Fixed.purple }
    public class var brown: UIColor { Fixed.brown }
    public class var clear: UIColor { Fixed.clear }

    private enum Fixed {
        static let black = UIColor(white: 0, alpha: 1)
        static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
        static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
        static let white = UIColor(white: 1, alpha: 1)
        static let gray = UIColor(white: 0.5, alpha: 1)
        static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
        static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
        static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
        static let clear = UIColor(white: 0, alpha: 0)
    }

    public class var systemRed: UIColor { System.red }
    public class var systemGreen: UIColor { System.green }
    public class var systemBlue: UIColor { System.blue }
    public class var systemOrange: UIColor { System.orange }
    public class var systemYellow: UIColor { System.yellow }
    public class var systemPink: UIColor { System.pink }
    public class var systemPurple: UIColor { System.purple }
    public class var systemTeal: UIColor { System.teal }
    public class var systemIndigo: UIColor { System.indigo }
    public class var systemBrown: UIColor { System.brown }
    public class var systemMint: UIColor { System.mint }
    public class var systemCyan: UIColor { System.cyan }
    public class var systemGray: UIColor { System.gray }
    public class var systemGray2: UIColor { System.gray2 }
    public class var systemGray3: UIColor { System.gray3 }
    public class var systemGray4: UIColor { System.gray4 }
    public class var systemGray5: UIColor { System.gray5 }
    public class var systemGray6: UIColor { System.gray6 }
    public class var tintColor: UIColor { AppTint.color }

    public class var label: UIColor { System.label }
    public class var secondaryLabel: UIColor { System.secondaryLabel }
    public class var tertiaryLabel: UIColor { System.tertiaryLabel }
    public class var quaternaryLabel: UIColor { System.quaternaryLabel }
    public class var link: UIColor { System.link }
    public class var placeholderText: UIColor { System.tertiaryLabel }
    public class var separator: UIColor { System.separator }
    public class var opaqueSeparator: UIColor { System.opaqueSeparator }
    public class var systemBackground: UIColor { System.background }
    public class var secondarySystemBackground: UIColor { System.secondaryBackground }
    public class var tertiarySystemBackground: UIColor { System.tertiaryBackground }
    public class var systemGroupedBackground: UIColor { System.groupedBackground }
    public class var secondarySystemGroupedBackground: UIColor { System.secondaryGroupedBackground }
    public class var tertiarySystemGroupedBackground: UIColor { System.tertiaryGroupedBackground }
    public class var systemFill: UIColor { System.fill }
    public class var secondarySystemFill: UIColor { System.secondaryFill }
    public class var tertiarySystemFill: UIColor { System.tertiaryFill }
    public class var quaternarySystemFill: UIColor { System.quaternaryFill }
    public class var lightText: UIColor { System.lightText }
    public class var darkText: UIColor { Fixed.black }
    public class var groupTableViewBackground: UIColor { System.groupedBackground }

    private enum System {
        static let red = adaptive(0xFF3B30, 0xFF453A)
        static let green = adaptive(0x34C759, 0x30D158)
        static let blue = adaptive(0x007AFF, 0x0A84FF)
        static let orange = adaptive(0xFF9500, 0xFF9F0A)
        static let yellow = adaptive(0xFFCC00, 0xFFD60A)
        static let pink = adaptive(0xFF2D55, 0xFF375F)
        static let purple = adaptive(0xAF52DE, 0xBF5AF2)
        static let teal = adaptive(0x30B0C7, 0x40C8E0)
        static let indigo = adaptive(0x5856D6, 0x5E5CE6)
        static let brown = adaptive(0xA2845E, 0xAC8E68)
        static let mint = adaptive(0x00C7BE, 0x63E6E2)
        static let cyan = adaptive(0x32ADE6, 0x64D2FF)
        static let gray = adaptive(0x8E8E93, 0x8E8E93)
        static let gray2 = adaptive(0xAEAEB2, 0x636366)
        static let gray3 = adaptive(0xC7C7CC, 0x48484A)
        static let gray4 = adaptive(0xD1D1D6, 0x3A3A3C)
        static let gray5 = adaptive(0xE5E5EA, 0x2C2C2E)
        static let gray6 = adaptive(0xF2F2F7, 0x1C1C1E)
        static let label = adaptive(0x000000, 0xFFFFFF)
        static let secondaryLabel = adaptive(0x3C3C43, 0xEBEBF5, 0.6, 0.6)
        static let tertiaryLabel = adaptive(0x3C3C43, 0xEBEBF5, 0.3, 0.3)
        static let quaternaryLabel = adaptive(0x3C3C43, 0xEBEBF5, 0.18, 0.16)
        static let link = adaptive(0x007AFF, 0x0984FF)
        static let separator = adaptive(0x3C3C43, 0x545458, 0.29, 0.6)
        static let opaqueSeparator = adaptive(0xC6C6C8, 0x38383A)
        static let background = adaptive(0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
        static let secondaryBackground = adaptive(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
        static let tertiaryBackground = adaptive(0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C)
        static let groupedBackground = adaptive(0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
        static let secondaryGroupedBackground = adaptive(0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)
        static let tertiaryGroupedBackground = adaptive(0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C)
        static let fill = adaptive(0x787880, 0x787880, 0.2, 0.36)
        static let secondaryFill = adaptive(0x787880, 0x787880, 0.16, 0.32)
        static let tertiaryFill = adaptive(0x767680, 0x767680, 0.12, 0.24)
        static let quaternaryFill = adaptive(0x747480, 0x767680, 0.08, 0.18)
        static let lightText = UIColor(white: 1, alpha: 0.6)

        static func color(_ hex: UInt32, _ alpha: CGFloat) -> UIColor {
            UIColor(
                red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
                blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
        }

        static func adaptive(
            _ light: UInt32, _ dark: UInt32, _ lightAlpha: CGFloat = 1, _ darkAlpha: CGFloat = 1,
            elevated: UInt32? = nil
        ) -> UIColor {
            let (lightColor, darkColor) = (color(light, lightAlpha), color(dark, darkAlpha))
            let elevatedColor = elevated.map { color($0, darkAlpha) } ?? darkColor
            return UIColor { traits in
                guard traits.userInterfaceStyle == .dark else { return lightColor }
                return traits.userInterfaceLevel == .elevated ? elevatedColor : darkColor
            }
        }
    }
}
