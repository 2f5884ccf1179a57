import Stage

// Descriptors by their attributes, of which those are known that a font here can have.

extension UIFontDescriptor {
    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The family's name, a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The font's name, a string.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The style's name, such as "Bold", a string.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// Weight, slant and symbolic traits, a dictionary by ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// Features of letters, an array of dictionaries by ``FeatureKey``. Digits of equal width and
        /// small capitals are known.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The use of text, a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The name of a trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The raw value of ``SymbolicTraits``.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A `UIFont.Weight`, or its number from -1 to 1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// A number from -1 to 1; above 0 letters are slanted.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The name of a part of a feature's setting.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The number of the feature's kind.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The number of the setting.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The number of the feature's kind, as before iOS 15.
        public static let featureIdentifier = type
        /// The number of the setting, as before iOS 15.
        public static let typeIdentifier = selector
    }

    /// Creates a descriptor of attributes. What is not said is the system font's.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(Self.stage(FontDescriptor(family: .system, size: 0), adding: attributes))
    }

    /// Returns a descriptor with other attributes in place of its own.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(Self.stage(stage, adding: attributes))
    }

    /// Returns a descriptor of another family.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    /// Returns a descriptor of another style of the family, such as "Bold Italic".
    public func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    /// The name of the font.
    public var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

    /// The attributes that tell the font from others.
    public var fontAttributes: [AttributeName: Any] {
        [.name: postscriptName, .size: pointSize]
    }

    /// Returns the value of an attribute; nil for one that is not known.
    public func object(forKey attribute: AttributeName) -> Any? {
        switch attribute {
        case .family: UIFont(descriptor: self, size: 0).familyName
        case .name: postscriptName
        case .size: pointSize
        case .traits:
            [
                TraitKey.symbolic: symbolicTraits.rawValue, .weight: UIFont.Weight(css: stage.weight).rawValue,
                .slant: stage.isItalic ? 0.07 : 0,
            ] as [TraitKey: Any]
        default: nil
        }
    }

    private static func stage(
        _ stage: FontDescriptor, adding attributes: [AttributeName: Any]
    ) -> FontDescriptor {
        var result = stage
        if let style = attributes[.textStyle] as? UIFont.TextStyle
            ?? (attributes[.textStyle] as? String).map({ .init(rawValue: $0) })
        {
            result = UIFont.preferredFont(forTextStyle: style).fontDescriptor.stage
        }
        if let family = attributes[.family] as? String { result.family = .named(family) }
        if let size = number(attributes[.size]) { result.size = size }
        if let name = attributes[.name] as? String {
            result = UIFont(name: name, size: max(result.size, 1))?.descriptor ?? result
            if let size = number(attributes[.size]) { result.size = size }
        }
        if let face = (attributes[.face] as? String)?.lowercased() {
            result.isItalic = face.contains("italic") || face.contains("oblique")
            result.weight = weight(ofFace: face)
        }
        if let traits = attributes[.traits] as? [TraitKey: Any] { add(traits, to: &result) }
        for feature in attributes[.featureSettings] as? [[FeatureKey: Any]] ?? [] { add(feature, to: &result) }
        return result
    }

    private static func add(_ traits: [TraitKey: Any], to stage: inout FontDescriptor) {
        if let symbolic = traits[.symbolic].flatMap(number) {
            let symbolic = SymbolicTraits(rawValue: UInt32(symbolic))
            stage = UIFontDescriptor(stage).withSymbolicTraits(symbolic)?.stage ?? stage
        }
        if let weight = traits[.weight] as? UIFont.Weight {
            stage.weight = weight.css
        } else if let weight = number(traits[.weight]) {
            stage.weight = UIFont.Weight(rawValue: weight).css
        }
        if let slant = number(traits[.slant]) { stage.isItalic = slant > 0 }
    }

    private static func weight(ofFace face: String) -> Int {
        let names = [
            ("ultralight", 100), ("thin", 200), ("light", 300), ("medium", 500), ("semibold", 600), ("heavy", 800),
            ("black", 900), ("bold", 700),
        ]
        return names.first { face.contains($0.0) }?.1 ?? 400
    }

    /// The numbers are Apple's, of the registry of font features.
    private static func add(_ feature: [FeatureKey: Any], to stage: inout FontDescriptor) {
        switch (number(feature[.type]), number(feature[.selector])) {
        // Spacing of numbers: equally wide.
        case (6, 0): stage.monospacedDigits = true
        // Small letters, and capitals: small capitals.
        case (37, 1): stage.smallCapitals = stage.smallCapitals == .none ? .lowercase : .all
        case (38, 1): stage.smallCapitals = stage.smallCapitals == .none ? .uppercase : .all
        default: break
        }
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Int: CGFloat(value)
        case let value as UInt32: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}
