import SeamPrimitives

/// The last known value of each property, as text, so that a change can be told with what was there before.
final class KnownValues: Sendable {
    /// What is known of an object.
    private struct Known {
        /// Nil when it is gone: its address may be another's then.
        weak var owner: AnyObject?
        /// By the names of its properties.
        var texts: [String: String] = [:]
        var isMade = false
    }

    private let known = Locked<[UInt: Known]>([:])

    /// Replaces the text, and returns the one before.
    func exchange(_ owner: AnyObject, _ name: String, _ text: String) -> String? {
        change(owner) { $0.texts.updateValue(text, forKey: name) }
    }

    /// Whether the object is met for the first time; it is known from now on.
    func isNew(_ owner: AnyObject) -> Bool {
        change(owner) { known in
            defer { known.isMade = true }
            return !known.isMade
        }
    }

    /// The object is going.
    func forget(_ owner: AnyObject) {
        known.withLock { _ = $0.removeValue(forKey: address(owner)) }
    }

    private func change<Result: Sendable>(_ owner: AnyObject, _ body: (inout Known) -> Result) -> Result {
        let address = address(owner)
        nonisolated(unsafe) let owner = owner
        return known.withLock { all in
            if all.count > 20_000 { all.removeAll() }
            // The owner is alive, so that nothing is released here.
            if all[address]?.owner !== owner { all[address] = Known(owner: owner) }
            return body(&all[address]!)
        }
    }

    private func address(_ object: AnyObject) -> UInt { UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()) }
}
