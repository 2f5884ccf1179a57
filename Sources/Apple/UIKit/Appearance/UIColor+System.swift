/// The standard colours. The system colours' components are those of Apple's Human Interface Guidelines, in light and
/// in dark.
extension UIColor {
    /// The colour black, whatever the appearance.
    public class var black: UIColor { Fixed.black }
    /// The colour darkGray, whatever the appearance.
    public class var darkGray: UIColor { Fixed.darkGray }
    /// The colour lightGray, whatever the appearance.
    public class var lightGray: UIColor { Fixed.lightGray }
    /// The colour white, whatever the appearance.
    public class var white: UIColor { Fixed.white }
    /// The colour gray, whatever the appearance.
    public class var gray: UIColor { Fixed.gray }
    /// The colour red, whatever the appearance.
    public class var red: UIColor { Fixed.red }
    /// The colour green, whatever the appearance.
    public class var green: UIColor { Fixed.green }
    /// The colour blue, whatever the appearance.
    public class var blue: UIColor { Fixed.blue }
    /// The colour cyan, whatever the appearance.
    public class var cyan: UIColor { Fixed.cyan }
    /// The colour yellow, whatever the appearance.
    public class var yellow: UIColor { Fixed.yellow }
    /// The colour magenta, whatever the appearance.
    public class var magenta: UIColor { Fixed.magenta }
    /// The colour orange, whatever the appearance.
    public class var orange: UIColor { Fixed.orange }
    /// The colour purple, whatever the appearance.
    public class var purple: UIColor { Fixed.purple }
    /// The colour brown, whatever the appearance.
    public class var brown: UIColor { Fixed.brown }
    /// No colour.
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

    /// The system's colour, which follows the appearance.
    public class var systemRed: UIColor { System.red }
    /// The system's colour, which follows the appearance.
    public class var systemGreen: UIColor { System.green }
    /// The system's colour, which follows the appearance.
    public class var systemBlue: UIColor { System.blue }
    /// The system's colour, which follows the appearance.
    public class var systemOrange: UIColor { System.orange }
    /// The system's colour, which follows the appearance.
    public class var systemYellow: UIColor { System.yellow }
    /// The system's colour, which follows the appearance.
    public class var systemPink: UIColor { System.pink }
    /// The system's colour, which follows the appearance.
    public class var systemPurple: UIColor { System.purple }
    /// The system's colour, which follows the appearance.
    public class var systemTeal: UIColor { System.teal }
    /// The system's colour, which follows the appearance.
    public class var systemIndigo: UIColor { System.indigo }
    /// The system's colour, which follows the appearance.
    public class var systemBrown: UIColor { System.brown }
    /// The system's colour, which follows the appearance.
    public class var systemMint: UIColor { System.mint }
    /// The system's colour, which follows the appearance.
    public class var systemCyan: UIColor { System.cyan }
    /// The system's colour, which follows the appearance.
    public class var systemGray: UIColor { System.gray }
    /// The system's grey of step 2, which follows the appearance.
    public class var systemGray2: UIColor { System.gray2 }
    /// The system's grey of step 3, which follows the appearance.
    public class var systemGray3: UIColor { System.gray3 }
    /// The system's grey of step 4, which follows the appearance.
    public class var systemGray4: UIColor { System.gray4 }
    /// The system's grey of step 5, which follows the appearance.
    public class var systemGray5: UIColor { System.gray5 }
    /// The system's grey of step 6, which follows the appearance.
    public class var systemGray6: UIColor { System.gray6 }
    /// The tint of the view that the colour is used in.
    public class var tintColor: UIColor { AppTint.color }

    /// The colour of texts, which follows the appearance.
    public class var label: UIColor { System.label }
    /// A paler colour of texts, which follows the appearance.
    public class var secondaryLabel: UIColor { System.secondaryLabel }
    /// A paler colour of texts, which follows the appearance.
    public class var tertiaryLabel: UIColor { System.tertiaryLabel }
    /// A paler colour of texts, which follows the appearance.
    public class var quaternaryLabel: UIColor { System.quaternaryLabel }
    /// The colour of links.
    public class var link: UIColor { System.link }
    /// The colour of placeholders in fields.
    public class var placeholderText: UIColor { System.tertiaryLabel }
    /// The colour of lines, which lets shine through what is beneath.
    public class var separator: UIColor { System.separator }
    /// The colour of lines that nothing shines through.
    public class var opaqueSeparator: UIColor { System.opaqueSeparator }
    /// A colour behind content, which follows the appearance.
    public class var systemBackground: UIColor { System.background }
    /// A colour behind content, which follows the appearance.
    public class var secondarySystemBackground: UIColor { System.secondaryBackground }
    /// A colour behind content, which follows the appearance.
    public class var tertiarySystemBackground: UIColor { System.tertiaryBackground }
    /// A colour behind grouped content, which follows the appearance.
    public class var systemGroupedBackground: UIColor { System.groupedBackground }
    /// A colour behind grouped content, which follows the appearance.
    public class var secondarySystemGroupedBackground: UIColor { System.secondaryGroupedBackground }
    /// A colour behind grouped content, which follows the appearance.
    public class var tertiarySystemGroupedBackground: UIColor { System.tertiaryGroupedBackground }
    /// A colour of shapes that lets shine through what is beneath.
    public class var systemFill: UIColor { System.fill }
    /// A colour of shapes that lets shine through what is beneath.
    public class var secondarySystemFill: UIColor { System.secondaryFill }
    /// A colour of shapes that lets shine through what is beneath.
    public class var tertiarySystemFill: UIColor { System.tertiaryFill }
    /// A colour of shapes that lets shine through what is beneath.
    public class var quaternarySystemFill: UIColor { System.quaternaryFill }
    /// The colour of texts on dark, whatever the appearance.
    public class var lightText: UIColor { System.lightText }
    /// The colour of texts on light, whatever the appearance.
    public class var darkText: UIColor { Fixed.black }
    /// The older name of the colour behind grouped tables.
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
