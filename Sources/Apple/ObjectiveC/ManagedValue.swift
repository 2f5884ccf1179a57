import Foundation

extension NSObject {
    nonisolated(unsafe) private static let managedValuesKey = UnsafeRawPointer(
        Unmanaged.passRetained(NSObject()).toOpaque())

    private var managedValues: [String: Any] {
        get { objc_getAssociatedObject(self, Self.managedValuesKey) as? [String: Any] ?? [:] }
        set { objc_setAssociatedObject(self, Self.managedValuesKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    /// The value of an `@NSManaged` property. For translated source.
    public func managedValue<T>(forKey key: String) -> T {
        if let value = managedValues[key] as? T { return value }
        if let none = Optional<Any>.none as? T { return none }
        fatalError("\(type(of: self)).\(key) was read before it was set")
    }

    /// Sets an `@NSManaged` property. For translated source.
    public func setManagedValue(_ value: some Any, forKey key: String) {
        managedValues[key] = value
    }
}
