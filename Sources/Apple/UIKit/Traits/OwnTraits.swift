/// The values of an app's own traits.
struct OwnTraits: @unchecked Sendable {
    private struct Entry {
        var trait: UITrait
        var value: Any
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    var isEmpty: Bool { entries.isEmpty }
    func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }
    mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value? {
        get { entries[ObjectIdentifier(trait)]?.value as? T.Value }
        set { entries[ObjectIdentifier(trait)] = newValue.map { Entry(trait: trait, value: $0) } }
    }

    /// These, with what others say in their place.
    func merged(with others: OwnTraits) -> OwnTraits {
        guard !others.isEmpty else { return self }
        var result = self
        result.entries.merge(others.entries) { $1 }
        return result
    }

    /// Whether a trait has another value. Values that cannot be compared are taken to be others.
    func differs(_ trait: UITrait, from other: OwnTraits) -> Bool {
        func differs<T: UITraitDefinition>(_ trait: T.Type) -> Bool {
            switch (self[trait], other[trait]) {
            case (nil, nil): return false
            case (let one, let two): return !Self.areEqual(one ?? T.defaultValue, two ?? T.defaultValue)
            }
        }
        return differs(trait)
    }

    /// Whether a trait for which `condition` holds has another value.
    func differ(from other: OwnTraits, where condition: (UITrait) -> Bool = { _ in true }) -> Bool {
        entries.values.contains { condition($0.trait) && differs($0.trait, from: other) }
            || other.entries.values.contains { condition($0.trait) && differs($0.trait, from: other) }
    }

    /// Whether all that others say is said here too.
    func says(_ others: OwnTraits) -> Bool {
        others.entries.values.allSatisfy { contains($0.trait) && !differs($0.trait, from: others) }
    }

    private static func areEqual(_ one: Any, _ other: Any) -> Bool {
        func equals<E: Equatable>(_ one: E) -> Bool { (other as? E) == one }
        if let one = one as? any Equatable { return equals(one) }
        if type(of: one) is AnyClass, type(of: other) is AnyClass { return one as AnyObject === other as AnyObject }
        return false
    }
}

extension UITraitCollection {
    /// The value of a trait, the system's or the app's own.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        if let system = trait as? any SystemTrait.Type, let value = system.value(in: self) as? T.Value { return value }
        return own[trait] ?? T.defaultValue
    }
}

extension UIMutableTraits {
    /// The value of a trait, the system's or the app's own.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get {
            if let path = systemPath(trait) { return self[keyPath: path] }
            return own[trait] ?? T.defaultValue
        }
        set {
            if let path = systemPath(trait) {
                self[keyPath: path] = newValue
            } else {
                own[trait] = newValue
            }
        }
    }
}

extension UITraitOverrides {
    /// The value of a trait, the system's or the app's own; its default if it was not set.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { traits[trait] }
        set {
            guard let path = systemPath(trait) else {
                self[dynamicMember: \.own][trait] = newValue
                return
            }
            self[dynamicMember: path] = newValue
        }
    }
}

extension SystemTrait {
    fileprivate static var anyPath: AnyKeyPath { path }
}

/// Where a trait of the system's is; nil for one of the app's own.
private func systemPath<T: UITraitDefinition>(_ trait: T.Type) -> WritableKeyPath<UIMutableTraits, T.Value>? {
    (trait as? any SystemTrait.Type)?.anyPath as? WritableKeyPath<UIMutableTraits, T.Value>
}
