internal import Foundation
internal import RuntimeShims

/// How a bar looks: its background and the line at its edge.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// The colour of the bar, over its effect; nil shows the effect alone.
    open var backgroundColor: UIColor?
    /// What blurs the content behind the bar, under its colour, where the colour lets it through; nil for nothing.
    open var backgroundEffect: UIBlurEffect?
    /// The image of the bar, over its colour.
    open var backgroundImage: UIImage?
    /// How the image fills the bar. `.scaleToFill` by default.
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
    /// The colour of the line at the bar's edge; nil draws none.
    open var shadowColor: UIColor?
    /// The image at the bar's edge, tinted with ``shadowColor`` if it is a template.
    open var shadowImage: UIImage?
    /// Whether the colour is the theme's material rather than one that was set.
    package private(set) var hasDefaultBackground = true

    /// The kind of device that the look is for.
    public let idiom: UIUserInterfaceIdiom

    /// Creates the standard look for this device.
    public convenience override init() { self.init(idiom: UITraitCollection.current.userInterfaceIdiom) }

    /// Creates the standard look for a kind of device. It is the same for all.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates a copy of another appearance, with as much as bars of both kinds have.
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        copyBackground(of: barAppearance)
        copyContent(of: barAppearance)
    }

    /// Creates the standard look.
    public required init(coder: NSCoder) {
        idiom = UITraitCollection.current.userInterfaceIdiom
        super.init()
        configureWithDefaultBackground()
    }

    /// The bar's material. Nothing shines through, as of blurred content there is little to be seen.
    open func configureWithDefaultBackground() {
        backgroundColor = Self.defaultBackgroundColor
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        backgroundImage = nil
        shadowColor = Self.defaultShadowColor
        shadowImage = nil
        hasDefaultBackground = true
    }

    /// Gives the bar a background that nothing shows through, with a line at its edge.
    open func configureWithOpaqueBackground() {
        backgroundColor = .systemBackground
        backgroundEffect = nil
        backgroundImage = nil
        shadowColor = Self.defaultShadowColor
        shadowImage = nil
        hasDefaultBackground = false
    }

    /// Gives the bar neither background nor line.
    open func configureWithTransparentBackground() {
        backgroundColor = nil
        backgroundEffect = nil
        backgroundImage = nil
        shadowColor = nil
        shadowImage = nil
        hasDefaultBackground = false
    }

    private static let defaultBackgroundColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.086, green: 0.086, blue: 0.09, alpha: 1)
            : UIColor(red: 0.976, green: 0.976, blue: 0.976, alpha: 1)
    }

    package static let defaultShadowColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }

    package func copyBackground(of other: UIBarAppearance) {
        backgroundColor = other.backgroundColor
        backgroundEffect = other.backgroundEffect
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
        hasDefaultBackground = other.hasDefaultBackground
    }

    /// A copy that later changes of this one do not reach.
    @_disfavoredOverload
    open override func copy() -> Any {
        nonisolated(unsafe) var result: UIBarAppearance?
        MainActor.assumeIsolated { result = duplicate() }
        return result as Any
    }

    /// A copy that later changes of this one do not reach.
    public func copy() -> Self { duplicate() }

    package func duplicate() -> Self {
        let creator = InitializerSlots.metatype(of: type(of: self), as: _BarAppearanceCreator.self)
        let copy = creator.init(barAppearance: self) as UIBarAppearance
        return unsafeDowncast(copy, to: Self.self)
    }

    /// For subclasses: copies what they add.
    package func copyContent(of other: UIBarAppearance) {}

    // MARK: Comparing

    /// Whether the other is of the same class and looks the same. Called on the main thread.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarAppearance, type(of: self) == type(of: other) else { return false }
        nonisolated(unsafe) let (one, two) = (self, other)
        return self === other || MainActor.assumeIsolated { one.hasBackground(of: two) && one.hasContent(of: two) }
    }

    nonisolated open override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }

    private func hasBackground(of other: UIBarAppearance) -> Bool {
        backgroundColor == other.backgroundColor && backgroundEffect?.style == other.backgroundEffect?.style
            && backgroundImage == other.backgroundImage
            && backgroundImageContentMode == other.backgroundImageContentMode && shadowColor == other.shadowColor
            && shadowImage == other.shadowImage && hasDefaultBackground == other.hasDefaultBackground
    }

    /// For subclasses: whether what they add is the same.
    package func hasContent(of other: UIBarAppearance) -> Bool { true }

    /// Whether two texts look the same.
    static func isSame(
        _ one: [NSAttributedString.Key: Any], _ other: [NSAttributedString.Key: Any]
    ) -> Bool { NSDictionary(dictionary: one).isEqual(NSDictionary(dictionary: other)) }
}

/// Makes appearances of classes that are known only at run time.
open class _BarAppearanceCreator: UIBarAppearance {
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
    public required override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
    public required init(coder: NSCoder) { super.init(coder: coder) }
}
