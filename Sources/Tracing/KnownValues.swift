import SeamPrimitives

/// The last known value of each property, as text, so that a change can be told with what was there before.
final class KnownValues: Sendable {
    private struct Key: Hashable {
        var owner: UInt
        var name: String
    }

    private let texts = Locked<[Key: String]>([:])
    private let seen = Locked<Set<UInt>>([])

    /// Replaces the text, and returns the one before.
    func exchange(_ owner: AnyObject, _ name: String, _ text: String) -> String? {
        let key = Key(owner: address(owner), name: name)
        return texts.withLock { texts in
            if texts.count > 100_000 { texts.removeAll() }
            return texts.updateValue(text, forKey: key)
        }
    }

    /// Whether the object is met for the first time; it is known from now on.
    func isNew(_ owner: AnyObject) -> Bool {
        let address = address(owner)
        return seen.withLock { $0.insert(address).inserted }
    }

    /// The object is going, and its address may be another's.
    func forget(_ owner: AnyObject) {
        let address = address(owner)
        guard seen.withLock({ $0.remove(address) }) != nil else { return }
        texts.withLock { texts in
            for key in texts.keys where key.owner == address { texts[key] = nil }
        }
    }

    private func address(_ object: AnyObject) -> UInt { UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()) }
}
