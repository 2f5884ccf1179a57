import Foundation

/// A change as it is passed on to whoever observes it.
struct KeyValueChangeDetails {
    var kind = NSKeyValueChange.setting
    var new: Any?
    var old: Any?
    var indexes: IndexSet?
    var isPrior = false

    /// As `observeValue(forKeyPath:of:change:context:)` has it.
    var dictionary: [NSKeyValueChangeKey: Any] {
        var result: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue]
        if let new { result[.newKey] = Self.object(new) }
        if let old { result[.oldKey] = Self.object(old) }
        if let indexes { result[.indexesKey] = indexes }
        if isPrior { result[.notificationIsPriorKey] = true }
        return result
    }

    /// Without the optional around it; `NSNull` for nil.
    private static func object(_ value: Any) -> Any {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        guard let child = mirror.children.first else { return NSNull() }
        return object(child.value)
    }
}
