extension UIButton.Configuration {
    /// A capsule of glass, with its title in the colour of texts.
    public static func glass() -> UIButton.Configuration { pane(.glass) }
    /// A capsule of glass in the tint, with its title in white.
    public static func prominentGlass() -> UIButton.Configuration { pane(.prominentGlass) }
    /// A capsule of glass that lets more of what is behind it through.
    public static func clearGlass() -> UIButton.Configuration { pane(.clearGlass) }
    /// A capsule of glass in the tint that lets more of what is behind it through.
    public static func prominentClearGlass() -> UIButton.Configuration { pane(.prominentClearGlass) }

    private static func pane(_ style: Style) -> UIButton.Configuration {
        var configuration = UIButton.Configuration(style: style)
        configuration.cornerStyle = .capsule
        return configuration
    }

    var isGlass: Bool {
        switch style {
        case .glass, .clearGlass, .prominentGlass, .prominentClearGlass: true
        default: false
        }
    }

    /// The colour of a pane, which draws over what is behind it without blurring it.
    func paneColor(tint: UIColor, isEnabled: Bool) -> UIColor {
        let isClear = style == .clearGlass || style == .prominentClearGlass
        let isProminent = style == .prominentGlass || style == .prominentClearGlass
        let colour = baseBackgroundColor ?? (isProminent && isEnabled ? tint : nil)
        guard let colour else { return UIGlassEffect.pane(isClear: isClear) }
        return isClear ? colour.withAlphaComponent(0.6) : colour
    }
}
