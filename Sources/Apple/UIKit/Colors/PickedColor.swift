import CoreGraphics

/// A colour of a picker, in sRGB. Its parts run from 0 to 1.
struct PickedColor: Equatable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat = 1

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    init(_ color: UIColor) {
        self.init(red: 0, green: 0, blue: 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    }

    /// `#1A2B3C`, without the opacity.
    init?(hex: String) {
        let digits = hex.trimmingCharacters(in: .whitespaces).drop { $0 == "#" }
        guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16) else { return nil }
        self.init(
            red: CGFloat(value >> 16) / 255, green: CGFloat(value >> 8 & 255) / 255, blue: CGFloat(value & 255) / 255)
    }

    var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

    var hex: String {
        "#"
            + [red, green, blue].map { part in
                let text = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
                return text.count == 1 ? "0" + text : text
            }.joined()
    }

    /// The same colour with another opacity.
    func with(alpha: CGFloat) -> PickedColor {
        PickedColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Whether both look the same apart from their opacity.
    func isSameHue(as other: PickedColor) -> Bool {
        abs(red - other.red) < 0.002 && abs(green - other.green) < 0.002 && abs(blue - other.blue) < 0.002
    }
}
