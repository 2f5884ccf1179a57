import Foundation

/// Where the value of a ``State`` lasts. Values are read and set on any thread.
final class StateLocation<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value
    private weak var owner: (any Invalidatable)?

    init(_ value: Value, owner: any Invalidatable) {
        stored = value
        self.owner = owner
    }

    var value: Value {
        get { lock.withLock { stored } }
        set {
            let isSame = lock.withLock {
                let isSame = areEqual(stored, newValue)
                stored = newValue
                return isSame
            }
            if !isSame { invalidateFromAnywhere(owner) }
        }
    }
}

/// Whether two values are known to be the same.
func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    func equal<E: Equatable>(_ a: E) -> Bool { (b as? E).map { $0 == a } ?? false }
    if let a = a as? any Equatable { return equal(a) }
    return false
}
