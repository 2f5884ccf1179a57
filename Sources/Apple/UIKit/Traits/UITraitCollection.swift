/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not said, light, or dark.
    case unspecified, light, dark
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// Kinds of devices.
    case phone, pad, tv, carPlay
    /// A computer.
    case mac = 5
    /// A headset.
    case vision = 6
}

/// How much room there is along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not said, little room, or much.
    case unspecified, compact, regular
}

/// Whether content stands on the window or above it, as in a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// At the bottom, or over other content.
    case base, elevated
}

/// The direction of lines, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// From left to right, or from right to left.
    case leftToRight, rightToLeft
}

/// The direction of lines.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right, or from right to left.
    case leftToRight, rightToLeft
}

/// The surroundings of a view: light or dark, how much room, how many pixels. A value in all but name; any thread may
/// use it.
public final class UITraitCollection: NSObject, @unchecked Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The kind of device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// Whether content stands on the window or above it.
    public let userInterfaceLevel: UIUserInterfaceLevel
    /// How much room there is across.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// How much room there is down.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// Pixels per point.
    public let displayScale: CGFloat
    /// The direction of lines.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// The sizes of controls; see ``SystemMeasures``.
    package let measures: SystemMeasures
    /// How large the person wants text: what the browser is set to, and `.large` in a window, where the desktop's scale
    /// does it.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// The contrast that the person wants; the screen's is always `.normal`.
    public let accessibilityContrast: UIAccessibilityContrast
    /// How heavy the person wants text; the screen's is always `.regular`.
    public let legibilityWeight: UILegibilityWeight
    /// Whether touches have a pressure; the screen's is always `.unavailable`.
    public let forceTouchCapability: UIForceTouchCapability
    /// The colours of the display; the screen's is always sRGB.
    public let displayGamut: UIDisplayGamut
    /// Those of the app's own.
    let own: OwnTraits

    package convenience init(
        style: UIUserInterfaceStyle = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified,
        level: UIUserInterfaceLevel = .unspecified, horizontal: UIUserInterfaceSizeClass = .unspecified,
        vertical: UIUserInterfaceSizeClass = .unspecified, scale: CGFloat = 0,
        direction: UITraitEnvironmentLayoutDirection = .unspecified, measures: SystemMeasures = .current,
        textSize: UIContentSizeCategory = .unspecified, contrast: UIAccessibilityContrast = .unspecified,
        weight: UILegibilityWeight = .unspecified, force: UIForceTouchCapability = .unknown,
        gamut: UIDisplayGamut = .unspecified
    ) {
        self.init(
            style: style, idiom: idiom, level: level, horizontal: horizontal, vertical: vertical, scale: scale,
            direction: direction, measures: measures, textSize: textSize, contrast: contrast, weight: weight,
            force: force, gamut: gamut, own: OwnTraits())
    }

    init(
        style: UIUserInterfaceStyle, idiom: UIUserInterfaceIdiom, level: UIUserInterfaceLevel,
        horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass, scale: CGFloat,
        direction: UITraitEnvironmentLayoutDirection, measures: SystemMeasures, textSize: UIContentSizeCategory,
        contrast: UIAccessibilityContrast, weight: UILegibilityWeight, force: UIForceTouchCapability,
        gamut: UIDisplayGamut, own: OwnTraits
    ) {
        self.own = own
        userInterfaceStyle = style
        userInterfaceIdiom = idiom
        userInterfaceLevel = level
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        displayScale = scale
        layoutDirection = direction
        self.measures = measures
        preferredContentSizeCategory = textSize
        accessibilityContrast = contrast
        legibilityWeight = weight
        forceTouchCapability = force
        displayGamut = gamut
    }

    public override convenience init() { self.init(style: .unspecified) }
    /// Creates a collection that says only this.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
    /// Creates a collection that says only this.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init(idiom: userInterfaceIdiom) }
    /// Creates a collection that says only this.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(level: userInterfaceLevel) }
    /// Creates a collection that says only this.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }
    /// Creates a collection that says only this.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(vertical: verticalSizeClass) }
    /// Creates a collection that says only this.
    public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }

    /// Creates a collection that says only this.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(textSize: preferredContentSizeCategory)
    }

    /// Creates a collection that says only this.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(direction: layoutDirection)
    }
    /// Creates a collection that says only this.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(contrast: accessibilityContrast)
    }
    /// Creates a collection that says only this.
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init(weight: legibilityWeight) }
    /// Creates a collection that says only this.
    public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init(force: forceTouchCapability) }
    /// Creates a collection that says only this.
    public convenience init(displayGamut: UIDisplayGamut) { self.init(gamut: displayGamut) }

    /// Later collections win where they specify something.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(
            traitCollections,
            measures: traitCollections.last { $0.measures !== SystemMeasures.current }?.measures ?? .current)
    }

    private convenience init(_ traitCollections: [UITraitCollection], measures: SystemMeasures) {
        func last<T: Equatable>(_ path: KeyPath<UITraitCollection, T>, unless none: T) -> T {
            traitCollections.last { $0[keyPath: path] != none }?[keyPath: path] ?? none
        }
        self.init(
            style: last(\.userInterfaceStyle, unless: .unspecified),
            idiom: last(\.userInterfaceIdiom, unless: .unspecified),
            level: last(\.userInterfaceLevel, unless: .unspecified),
            horizontal: last(\.horizontalSizeClass, unless: .unspecified),
            vertical: last(\.verticalSizeClass, unless: .unspecified),
            scale: last(\.displayScale, unless: 0), direction: last(\.layoutDirection, unless: .unspecified),
            measures: measures, textSize: last(\.preferredContentSizeCategory, unless: .unspecified),
            contrast: last(\.accessibilityContrast, unless: .unspecified),
            weight: last(\.legibilityWeight, unless: .unspecified),
            force: last(\.forceTouchCapability, unless: .unknown),
            gamut: last(\.displayGamut, unless: .unspecified),
            own: traitCollections.reduce(OwnTraits()) { $0.merged(with: $1.own) })
    }

    /// Whether all that another collection says is said by this one too. Every collection holds one that says nothing.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        func says<T: Equatable>(_ path: KeyPath<UITraitCollection, T>, unless none: T) -> Bool {
            trait[keyPath: path] == none || trait[keyPath: path] == self[keyPath: path]
        }
        return says(\.userInterfaceStyle, unless: .unspecified) && says(\.userInterfaceIdiom, unless: .unspecified)
            && says(\.userInterfaceLevel, unless: .unspecified) && says(\.horizontalSizeClass, unless: .unspecified)
            && says(\.verticalSizeClass, unless: .unspecified) && says(\.displayScale, unless: 0)
            && says(\.layoutDirection, unless: .unspecified)
            && says(\.preferredContentSizeCategory, unless: .unspecified)
            && says(\.accessibilityContrast, unless: .unspecified) && says(\.legibilityWeight, unless: .unspecified)
            && says(\.forceTouchCapability, unless: .unknown) && says(\.displayGamut, unless: .unspecified)
            && own.says(trait.own)
    }

    /// Whether colours may resolve otherwise under another collection.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
            || userInterfaceLevel != traitCollection?.userInterfaceLevel
            || accessibilityContrast != traitCollection?.accessibilityContrast
            || displayGamut != traitCollection?.displayGamut
            || own.differ(from: traitCollection?.own ?? OwnTraits()) { $0.affectsColorAppearance }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return values == other.values && displayScale == other.displayScale && measures === other.measures
            && preferredContentSizeCategory == other.preferredContentSizeCategory && !own.differ(from: other.own)
    }

    public override var hash: Int { values.hashValue }

    private var values: [Int] {
        [
            userInterfaceStyle.rawValue, userInterfaceIdiom.rawValue, userInterfaceLevel.rawValue,
            horizontalSizeClass.rawValue, verticalSizeClass.rawValue, layoutDirection.rawValue,
            accessibilityContrast.rawValue, legibilityWeight.rawValue, forceTouchCapability.rawValue,
            displayGamut.rawValue,
        ]
    }

    package func with(style: UIUserInterfaceStyle) -> UITraitCollection {
        style == .unspecified ? self : with(UITraitCollection(style: style))
    }

    package func with(level: UIUserInterfaceLevel) -> UITraitCollection { with(UITraitCollection(level: level)) }

    package func with(measures: SystemMeasures) -> UITraitCollection {
        with(UITraitCollection(), measures: measures)
    }

    package func with(textSize: UIContentSizeCategory) -> UITraitCollection {
        with(UITraitCollection(textSize: textSize))
    }

    /// These with what others say in their place.
    private func with(_ others: UITraitCollection, measures: SystemMeasures? = nil) -> UITraitCollection {
        UITraitCollection([self, others], measures: measures ?? self.measures)
    }

    // MARK: Current

    private static let lock = NSLock()
    nonisolated(unsafe) private static var fallback = UITraitCollection(
        style: .light, idiom: .phone, level: .base, horizontal: .compact, vertical: .regular, scale: 3,
        direction: .leftToRight, textSize: .large, contrast: .normal, weight: .regular, force: .unavailable,
        gamut: .SRGB)
    @TaskLocal private static var override: UITraitCollection?

    /// The traits of the view that is being drawn or laid out; otherwise the screen's.
    public static var current: UITraitCollection {
        get { override ?? lock.withLock { fallback } }
        set { lock.withLock { fallback = newValue } }
    }

    /// Runs `actions` while this is ``current``.
    public func performAsCurrent(_ actions: () -> Void) {
        UITraitCollection.$override.withValue(self) { actions() }
    }
}

/// An object with traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    /// The traits.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits have changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
