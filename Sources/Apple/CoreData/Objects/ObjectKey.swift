internal import Synchronization

/// Names an object as an identifier does, without being an object itself.
struct ObjectKey: Hashable, @unchecked Sendable {
    let origin: IdentifierOrigin
    /// The number of the row, or of the new object.
    let number: Int64

    init(_ origin: IdentifierOrigin, _ number: Int64) {
        self.origin = origin
        self.number = number
    }

    private static let count = Atomic<Int64>(0)

    /// The number of a new object, never given out before.
    static func newNumber() -> Int64 { count.add(1, ordering: .relaxed).newValue }

    static func == (left: ObjectKey, right: ObjectKey) -> Bool {
        left.number == right.number && left.origin.space === right.origin.space
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
