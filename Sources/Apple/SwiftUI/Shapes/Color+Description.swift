extension Color: CustomStringConvertible {
    /// The colour's name if it is one of the system's, and else its components as `#RRGGBBAA`, which those of wide screens
    /// are brought into the range of sRGB for.
    ///
    /// Dynamic colours are described as they are in the light.
    public var description: String {
        if let name = Self.names.first(where: { $0.color == self })?.name { return name }
        let light = uiColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        light.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
        let digits = [parts.0, parts.1, parts.2, parts.3].map { part -> String in
            let byte = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return byte.count == 1 ? "0" + byte : byte
        }
        return "#" + digits.joined()
    }

    private static let names: [(color: Color, name: String)] = [
        (.red, "red"), (.orange, "orange"), (.yellow, "yellow"), (.green, "green"), (.mint, "mint"), (.teal, "teal"),
        (.cyan, "cyan"), (.blue, "blue"), (.indigo, "indigo"), (.purple, "purple"), (.pink, "pink"),
        (.brown, "brown"), (.white, "white"), (.gray, "gray"), (.black, "black"), (.clear, "clear"),
        (.primary, "primary"), (.secondary, "secondary"),
    ]
}
