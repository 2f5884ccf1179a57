extension UIColor {
    /// The system's colour that storyboards and asset catalogs call so: `systemBlueColor`.
    static func system(named name: String) -> UIColor? {
        // Not in the table: the tint may be a colour of a catalog that refers to one in the table.
        name == tintName ? .tintColor : systemColors[name]
    }

    private static let tintName = "tintColor"

    /// The name of a colour that is one of the system's and adapts; nil for others.
    static func systemName(of color: UIColor) -> String? {
        adaptiveNames[ObjectIdentifier(color)] ?? (color.isAdaptive && color === UIColor.tintColor ? tintName : nil)
    }

    private static let adaptiveNames = Dictionary(
        systemColors.filter { $0.value.isAdaptive }.map { (ObjectIdentifier($0.value), $0.key) }, uniquingKeysWith: min)

    private static let systemColors: [String: UIColor] = [
        "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "groupTableViewBackgroundColor": .systemGroupedBackground, "labelColor": .label,
        "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
        "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator, "systemFillColor": .systemFill,
        "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
        "quaternarySystemFillColor": .quaternarySystemFill, "systemRedColor": .systemRed,
        "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue, "systemOrangeColor": .systemOrange,
        "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple,
        "systemTealColor": .systemTeal, "systemIndigoColor": .systemIndigo, "systemBrownColor": .systemBrown,
        "systemMintColor": .systemMint, "systemCyanColor": .systemCyan, "systemGrayColor": .systemGray,
        "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
        "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
        "darkTextColor": .darkText, "lightTextColor": .lightText, "whiteColor": .white, "blackColor": .black,
        "clearColor": .clear, "redColor": .red, "greenColor": .green, "blueColor": .blue, "grayColor": .gray,
        "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "cyanColor": .cyan, "magentaColor": .magenta,
        "yellowColor": .yellow, "orangeColor": .orange, "purpleColor": .purple, "brownColor": .brown,
        "viewFlipsideBackgroundColor": .darkGray, "scrollViewTexturedBackgroundColor": .lightGray,
        "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground, "secondaryLabel": .secondaryLabel,
    ]
}
