public import Foundation
public import ObjectiveC

/// Makes sort descriptors of a class that sorts by keys.
///
/// An initialiser of a protocol may return an object of a subclass, which an initialiser of a class may not.
public protocol _SortDescriptorKeys {}

extension NSSortDescriptor: _SortDescriptorKeys {}

/// Foundation on Linux sorts by key paths of Swift's alone, whose values must be comparable.
extension _SortDescriptorKeys where Self: NSSortDescriptor {
    /// A descriptor that sorts by the values for a key or a path of keys, as their method `compare:` has it: numbers,
    /// texts by their characters, dates. A nil key sorts by the objects themselves. Nothing comes before everything.
    public init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending, selector: nil)
    }

    /// A descriptor that sorts by the values for a key, as a method of theirs has it: `compare:`,
    /// `caseInsensitiveCompare:`, `localizedCompare:`, `localizedCaseInsensitiveCompare:`, `localizedStandardCompare:`,
    /// or one that Objective-C can see. Nil stands for `compare:`.
    public init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(_own: KeySortDescriptor(path: key, ascending: ascending, method: selector ?? Selector("compare:")))
    }

    /// A descriptor that sorts by the values for a key, as a closure has it. Nothing is `NSNull`.
    public init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
        self.init(_own: KeySortDescriptor(path: key, ascending: ascending, comparator: comparator))
    }

    /// A descriptor that sorts by a property, also one that may be nil. Nothing comes before everything.
    public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        let key = KeyPathNames.names(of: keyPath)?.joined(separator: ".")
        self.init(
            _own: KeySortDescriptor(
                path: key, ascending: ascending, method: Selector("compare:"), property: keyPath))
    }

    private init(_own descriptor: KeySortDescriptor) {
        guard let own = descriptor as? Self else {
            PredicateProblem.stop(PredicateProblem("\(Self.self) has no initialiser by key"))
        }
        self = own
    }
}

extension NSSortDescriptor {
    /// The key or the path of keys whose values are compared; nil for the objects themselves, and for a property that
    /// has no name in Objective-C.
    public var key: String? {
        if let own = self as? KeySortDescriptor { return own.path }
        return KeyPathNames.names(of: keyPath).flatMap { $0 == ["self"] ? nil : $0.joined(separator: ".") }
    }

    /// The method that compares the values; nil for a descriptor with a closure.
    public var selector: Selector? {
        guard let own = self as? KeySortDescriptor else { return Selector("compare:") }
        return own.method
    }

    /// Has no effect: descriptors from archives are used as any others.
    public func allowEvaluation() {}
}
