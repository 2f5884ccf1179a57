/// Traits that can be changed, inside ``UITraitCollection/init(mutations:)`` and its like.
public struct UIMutableTraits: Sendable {
    /// Light or dark.
    public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The kind of device.
    public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    /// Whether content stands on the window or above it.
    public var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    /// How much room there is across.
    public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// How much room there is down.
    public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// Pixels per point; 0 if it is not said.
    public var displayScale: CGFloat = 0
    /// The direction of lines.
    public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// How large the person wants text.
    public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    /// The contrast that the person wants.
    public var accessibilityContrast = UIAccessibilityContrast.unspecified
    /// How heavy the person wants text.
    public var legibilityWeight = UILegibilityWeight.unspecified
    /// Whether touches have a pressure.
    public var forceTouchCapability = UIForceTouchCapability.unknown
    /// The colours of the display.
    public var displayGamut = UIDisplayGamut.unspecified
    /// Those of the app's own.
    var own = OwnTraits()

    init(_ traits: UITraitCollection? = nil) {
        guard let traits else { return }
        userInterfaceStyle = traits.userInterfaceStyle
        userInterfaceIdiom = traits.userInterfaceIdiom
        userInterfaceLevel = traits.userInterfaceLevel
        horizontalSizeClass = traits.horizontalSizeClass
        verticalSizeClass = traits.verticalSizeClass
        displayScale = traits.displayScale
        layoutDirection = traits.layoutDirection
        preferredContentSizeCategory = traits.preferredContentSizeCategory
        accessibilityContrast = traits.accessibilityContrast
        legibilityWeight = traits.legibilityWeight
        forceTouchCapability = traits.forceTouchCapability
        displayGamut = traits.displayGamut
        own = traits.own
    }
}

extension UITraitCollection {
    /// Creates a collection that says what `mutations` sets.
    public convenience init(mutations: (inout UIMutableTraits) -> Void) {
        var traits = UIMutableTraits()
        mutations(&traits)
        self.init(traits, measures: .current)
    }

    /// Returns these traits with what `mutations` changes.
    public func modifyingTraits(_ mutations: (inout UIMutableTraits) -> Void) -> UITraitCollection {
        var traits = UIMutableTraits(self)
        mutations(&traits)
        return UITraitCollection(traits, measures: measures)
    }

    private convenience init(_ traits: UIMutableTraits, measures: SystemMeasures) {
        self.init(
            style: traits.userInterfaceStyle, idiom: traits.userInterfaceIdiom, level: traits.userInterfaceLevel,
            horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass, scale: traits.displayScale,
            direction: traits.layoutDirection, measures: measures, textSize: traits.preferredContentSizeCategory,
            contrast: traits.accessibilityContrast, weight: traits.legibilityWeight,
            force: traits.forceTouchCapability, gamut: traits.displayGamut, own: traits.own)
    }
}
