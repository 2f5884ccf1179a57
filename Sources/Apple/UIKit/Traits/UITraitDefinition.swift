/// A trait by its type, so that one can be told of its changes.
public protocol UITraitDefinition {
    /// The type of the trait's value.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
    /// The trait's name, for reports.
    static var name: String { get }
    /// The trait's name, unlike any other.
    static var identifier: String { get }
    /// Whether colours look different with another value.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

/// A kind of trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that a trait collection has.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static func value(in traits: UITraitCollection) -> Value
    static var path: WritableKeyPath<UIMutableTraits, Value> { get }
}

extension SystemTrait {
    static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        value(in: one) != value(in: other)
    }
}

/// The trait `UserInterfaceStyle` of a collection.
public struct UITraitUserInterfaceStyle: SystemTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
    static var path: WritableKeyPath<UIMutableTraits, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait `UserInterfaceLevel` of a collection.
public struct UITraitUserInterfaceLevel: SystemTrait {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel { traits.userInterfaceLevel }
    static var path: WritableKeyPath<UIMutableTraits, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait `UserInterfaceIdiom` of a collection.
public struct UITraitUserInterfaceIdiom: SystemTrait {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
    static var path: WritableKeyPath<UIMutableTraits, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait `HorizontalSizeClass` of a collection.
public struct UITraitHorizontalSizeClass: SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
    static var path: WritableKeyPath<UIMutableTraits, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait `VerticalSizeClass` of a collection.
public struct UITraitVerticalSizeClass: SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
    static var path: WritableKeyPath<UIMutableTraits, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait `DisplayScale` of a collection.
public struct UITraitDisplayScale: SystemTrait {
    public static var defaultValue: CGFloat { 0 }
    static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
    static var path: WritableKeyPath<UIMutableTraits, CGFloat> { \.displayScale }
}

/// The trait `LayoutDirection` of a collection.
public struct UITraitLayoutDirection: SystemTrait {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
    static var path: WritableKeyPath<UIMutableTraits, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The trait `PreferredContentSizeCategory` of a collection.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
    public static var defaultValue: UIContentSizeCategory { .large }
    static func value(in traits: UITraitCollection) -> UIContentSizeCategory { traits.preferredContentSizeCategory }
    static var path: WritableKeyPath<UIMutableTraits, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The trait `AccessibilityContrast` of a collection.
public struct UITraitAccessibilityContrast: SystemTrait {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static func value(in traits: UITraitCollection) -> UIAccessibilityContrast { traits.accessibilityContrast }
    static var path: WritableKeyPath<UIMutableTraits, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait `LegibilityWeight` of a collection.
public struct UITraitLegibilityWeight: SystemTrait {
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static func value(in traits: UITraitCollection) -> UILegibilityWeight { traits.legibilityWeight }
    static var path: WritableKeyPath<UIMutableTraits, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait `DisplayGamut` of a collection.
public struct UITraitDisplayGamut: SystemTrait {
    public static var defaultValue: UIDisplayGamut { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static func value(in traits: UITraitCollection) -> UIDisplayGamut { traits.displayGamut }
    static var path: WritableKeyPath<UIMutableTraits, UIDisplayGamut> { \.displayGamut }
}

extension UITraitCollection {
    /// The traits that the system's colours depend on.
    public class var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
            UITraitDisplayGamut.self,
        ]
    }

    /// The traits that it depends on which picture of an asset shows.
    public class var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
        ]
    }
}
