import Dispatch

// `DispatchQueue.main` and `DispatchQueue.global()` are other objects each time here, which stand for the same queues.

extension DispatchQueue: @retroactive Hashable {
    /// The name of one of the system's own queues; nil for an app's.
    private var systemLabel: String? {
        let label = label
        return label == "com.apple.main-thread" || label.hasPrefix("com.apple.root.") ? label : nil
    }

    /// Whether two queues are the same.
    public static func == (first: DispatchQueue, second: DispatchQueue) -> Bool {
        if ObjectIdentifier(first) == ObjectIdentifier(second) { return true }
        guard let label = first.systemLabel else { return false }
        return label == second.systemLabel
    }

    /// By what queues are the same.
    public func hash(into hasher: inout Hasher) {
        if let systemLabel { hasher.combine(systemLabel) } else { hasher.combine(ObjectIdentifier(self)) }
    }
}

/// Whether two queues are the same, though it may be two objects that stand for it.
public func === (first: DispatchQueue?, second: DispatchQueue?) -> Bool { first == second }

/// Whether two queues are others, though it may be two objects that stand for one.
public func !== (first: DispatchQueue?, second: DispatchQueue?) -> Bool { first != second }
