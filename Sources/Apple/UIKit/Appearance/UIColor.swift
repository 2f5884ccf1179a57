internal import RuntimeShims
package import CoreGraphics

/// A colour; one that adapts to light and dark is resolved when it is used.
///
/// Immutable and usable from any thread.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let foundationMark = FoundationMark()

    private enum Kind {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    private let kind: Kind
    /// What two colours have in common that adapt alike; nil for one that a block makes, which equals itself alone.
    private var origin: String?

    private init(kind: Kind) {
        self.kind = kind
        super.init()
    }

    /// A colour that comes from somewhere, such as a catalog: it equals others from there.
    convenience init(origin: String, _ provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(dynamicProvider: provider)
        self.origin = origin
    }

    /// Creates a colour that lets everything through.
    public override convenience init() { self.init(white: 0, alpha: 0) }

    /// Creates a colour of sRGB from components of 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        kind = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// Creates a grey from components of 0 to 1.
    public init(white: CGFloat, alpha: CGFloat) {
        kind = .fixed(CGColor(red: white, green: white, blue: white, alpha: alpha))
        super.init()
    }

    /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (r, g, b) = UIColor.rgb(hue: hue, saturation: saturation, brightness: brightness)
        kind = .fixed(CGColor(red: r, green: g, blue: b, alpha: alpha))
        super.init()
    }

    /// Creates a colour of the wide space of Apple's screens. It is drawn as sRGB.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let (r, g, b) = UIColor.sRGB(fromP3: (red, green, blue))
        kind = .fixed(CGColor(red: r, green: g, blue: b, alpha: alpha))
        super.init()
    }

    /// Creates a colour from Core Graphics'.
    public init(cgColor: CGColor) {
        kind = .fixed(cgColor)
        super.init()
    }

    /// Creates a colour that a block chooses for the traits it is used with.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        kind = .dynamic(dynamicProvider)
        super.init()
    }

    /// Reads an archived colour; nil for an archive without its parts.
    public required init?(coder: NSCoder) {
        if let name = coder._decodeObject(of: NSString.self, forKey: Archived.systemName) as String?,
            let system = UIColor.system(named: name)
        {
            kind = system.kind
        } else if let color = Archived.color(coder) {
            kind = .fixed(color)
        } else {
            return nil
        }
        super.init()
    }

    open func encode(with coder: NSCoder) { Archived.encode(self, coder) }

    open class var supportsSecureCoding: Bool { true }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Resolved with the traits of what is being drawn, or of the screen.
    public var cgColor: CGColor { resolved(UITraitCollection.current) }

    /// Returns the colour for some traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch kind {
        case .fixed: self
        case .dynamic: UIColor(kind: .fixed(resolved(traitCollection)))
        }
    }

    package func resolved(_ traits: UITraitCollection) -> CGColor {
        switch kind {
        case .fixed(let color): color
        case .dynamic(let provider): provider(traits).resolved(traits)
        }
    }

    /// Whether the colour depends on what it is used with.
    var isAdaptive: Bool {
        if case .dynamic = kind { true } else { false }
    }

    /// Returns the colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch kind {
        case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .dynamic(let provider):
            if let origin = origin ?? UIColor.systemName(of: self) {
                UIColor(origin: "\(origin) \(alpha)") { provider($0).withAlphaComponent(alpha) }
            } else {
                UIColor { provider($0).withAlphaComponent(alpha) }
            }
        }
    }

    /// Writes the components, from 0 to 1, and returns whether the colour has such.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let c = cgColor.rgba
        red?.pointee = c.red
        green?.pointee = c.green
        blue?.pointee = c.blue
        alpha?.pointee = c.alpha
        return true
    }

    /// Writes the components, from 0 to 1, and returns whether the colour has such.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let c = cgColor.rgba
        white?.pointee = 0.299 * c.red + 0.587 * c.green + 0.114 * c.blue
        alpha?.pointee = c.alpha
        return true
    }

    /// Writes the components, from 0 to 1, and returns whether the colour has such.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let c = cgColor.rgba
        let (high, low) = (max(c.red, c.green, c.blue), min(c.red, c.green, c.blue))
        let span = high - low
        var h: CGFloat = 0
        if span > 0 {
            if high == c.red {
                h = (c.green - c.blue) / span
            } else if high == c.green {
                h = (c.blue - c.red) / span + 2
            } else {
                h = (c.red - c.green) / span + 4
            }
            if h < 0 { h += 6 }
        }
        hue?.pointee = h / 6
        saturation?.pointee = high > 0 ? span / high : 0
        brightness?.pointee = high
        alpha?.pointee = c.alpha
        return true
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        if case .fixed(let a) = kind, case .fixed(let b) = other.kind { return a == b }
        return origin != nil && origin == other.origin
    }

    open override var hash: Int {
        if case .fixed(let color) = kind { return color.hashValue }
        return origin?.hashValue ?? ObjectIdentifier(self).hashValue
    }

    open override var description: String {
        guard case .fixed(let color) = kind else { return "<UIDynamicProviderColor: \(ObjectIdentifier(self))>" }
        let c = color.rgba
        return "UIExtendedSRGBColorSpace \(c.red) \(c.green) \(c.blue) \(c.alpha)"
    }

    // MARK: Drawing

    /// Sets the colours of filling and of outlines in the current context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the colour of filling in the current context.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Sets the colour of outlines in the current context.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    // MARK: Conversions

    private static func rgb(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
        let h = (hue - hue.rounded(.down)) * 6
        let sector = Int(h)
        let f = h - CGFloat(sector)
        let p = brightness * (1 - saturation)
        let q = brightness * (1 - saturation * f)
        let t = brightness * (1 - saturation * (1 - f))
        switch sector {
        case 0: return (brightness, t, p)
        case 1: return (q, brightness, p)
        case 2: return (p, brightness, t)
        case 3: return (p, q, brightness)
        case 4: return (t, p, brightness)
        default: return (brightness, p, q)
        }
    }

    /// The matrix from display P3 to sRGB, both linear, of CSS Color 4; values outside of sRGB are clipped.
    private static func sRGB(fromP3 c: (CGFloat, CGFloat, CGFloat)) -> (CGFloat, CGFloat, CGFloat) {
        func linear(_ v: CGFloat) -> CGFloat { v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4) }
        func encoded(_ v: CGFloat) -> CGFloat {
            let v = min(max(v, 0), 1)
            return v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
        }
        let (r, g, b) = (linear(c.0), linear(c.1), linear(c.2))
        return (
            encoded(1.2249401762805598 * r - 0.2249401762805598 * g),
            encoded(-0.0420569547096881 * r + 1.0420569547096881 * g),
            encoded(-0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b)
        )
    }
}
