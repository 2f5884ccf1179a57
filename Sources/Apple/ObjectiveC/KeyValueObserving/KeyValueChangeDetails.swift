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
        if let new { result[.newKey] = unwrapped(new) ?? NSNull() }
        if let old { result[.oldKey] = unwrapped(old) ?? NSNull() }
        if let indexes { result[.indexesKey] = indexes }
        if isPrior { result[.notificationIsPriorKey] = true }
        return result
    }
}
