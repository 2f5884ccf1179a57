/// A binding without a framework: closures in an array. It is what the frameworks are compared with.
public final class ClosureBox<Value> {
    @usableFromInline var handlers: [(Int, (Value) -> Void)] = []
    private var next = 0

    public init() {}

    public func add(_ handler: @escaping (Value) -> Void) -> Int {
        next += 1
        handlers.append((next, handler))
        return next
    }

    public func remove(_ token: Int) {
        if let index = handlers.lastIndex(where: { $0.0 == token }) { handlers.remove(at: index) }
    }

    @inlinable @inline(never)
    public func send(_ value: Value) {
        for (_, handler) in handlers { handler(value) }
    }
}
