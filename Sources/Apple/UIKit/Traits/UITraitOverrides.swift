/// The traits that a view or a controller has, whatever it inherits.
@dynamicMemberLookup
public struct UITraitOverrides {
    private(set) var traits = UIMutableTraits()
    // The names of the types of those that were set
    private var isSet: Set<String> = []

    init() {}

    var isEmpty: Bool { isSet.isEmpty && traits.own.isEmpty }

    /// A trait; one that was not set is unspecified.
    public subscript<Value>(dynamicMember path: WritableKeyPath<UIMutableTraits, Value>) -> Value {
        get { traits[keyPath: path] }
        set {
            traits[keyPath: path] = newValue
            // What is none of the system's is a way to one of the app's own.
            if let name = Self.names.first(where: { $0.path == path })?.name { isSet.insert(name) }
        }
    }

    nonisolated(unsafe) private static let names: [(path: AnyKeyPath, name: String)] = [
        (\UIMutableTraits.userInterfaceStyle, "UITraitUserInterfaceStyle"),
        (\UIMutableTraits.userInterfaceIdiom, "UITraitUserInterfaceIdiom"),
        (\UIMutableTraits.userInterfaceLevel, "UITraitUserInterfaceLevel"),
        (\UIMutableTraits.horizontalSizeClass, "UITraitHorizontalSizeClass"),
        (\UIMutableTraits.verticalSizeClass, "UITraitVerticalSizeClass"),
        (\UIMutableTraits.displayScale, "UITraitDisplayScale"),
        (\UIMutableTraits.layoutDirection, "UITraitLayoutDirection"),
        (\UIMutableTraits.preferredContentSizeCategory, "UITraitPreferredContentSizeCategory"),
        (\UIMutableTraits.accessibilityContrast, "UITraitAccessibilityContrast"),
        (\UIMutableTraits.legibilityWeight, "UITraitLegibilityWeight"),
        (\UIMutableTraits.forceTouchCapability, "UITraitForceTouchCapability"),
        (\UIMutableTraits.displayGamut, "UITraitDisplayGamut"),
    ]

    /// Whether a trait was set.
    public func contains(_ trait: any UITraitDefinition.Type) -> Bool {
        isSet.contains("\(trait)") || traits.own.contains(trait)
    }

    /// Inherits a trait again.
    public mutating func remove(_ trait: any UITraitDefinition.Type) {
        traits.own.remove(trait)
        guard isSet.remove("\(trait)") != nil else { return }
        let old = traits
        traits = UIMutableTraits()
        traits.own = old.own
        for (path, name) in Self.names where isSet.contains(name) { Self.copy(path, from: old, to: &traits) }
    }

    private static func copy(_ path: AnyKeyPath, from old: UIMutableTraits, to new: inout UIMutableTraits) {
        func take<Value>(_ path: WritableKeyPath<UIMutableTraits, Value>) { new[keyPath: path] = old[keyPath: path] }
        switch path {
        case let path as WritableKeyPath<UIMutableTraits, UIUserInterfaceStyle>: take(path)
        case let path as WritableKeyPath<UIMutableTraits, UIUserInterfaceIdiom>: take(path)
        case let path as WritableKeyPath<UIMutableTraits, UIUserInterfaceLevel>: take(path)
        case let path as WritableKeyPath<UIMutableTraits, UIUserInterfaceSizeClass>: take(path)
        case let path as WritableKeyPath<UIMutableTraits, CGFloat>: take(path)
        case let path as WritableKeyPath<UIMutableTraits, UITraitEnvironmentLayoutDirection>: take(path)
        case let path as WritableKeyPath<UIMutableTraits, UIContentSizeCategory>: take(path)
        case let path as WritableKeyPath<UIMutableTraits, UIAccessibilityContrast>: take(path)
        case let path as WritableKeyPath<UIMutableTraits, UILegibilityWeight>: take(path)
        case let path as WritableKeyPath<UIMutableTraits, UIForceTouchCapability>: take(path)
        case let path as WritableKeyPath<UIMutableTraits, UIDisplayGamut>: take(path)
        default: break
        }
    }

    /// Those that were set; nil for none.
    var collection: UITraitCollection? {
        let own = traits
        return isEmpty ? nil : UITraitCollection { $0 = own }
    }

    /// Inherited traits with those that were set.
    func applied(to inherited: UITraitCollection) -> UITraitCollection {
        collection.map { UITraitCollection(traitsFrom: [inherited, $0]) } ?? inherited
    }
}
