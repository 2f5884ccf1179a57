#if canImport(Glibc)
    @preconcurrency import Glibc
#endif

/// A variable that each thread has of its own.
final class PerThread<Value>: @unchecked Sendable {
    private final class Box {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    private var key = pthread_key_t()
    private let initial: Value

    init(_ initial: Value) {
        self.initial = initial
        pthread_key_create(&key) { Unmanaged<AnyObject>.fromOpaque($0!).release() }
    }

    private var box: Box {
        if let known = pthread_getspecific(key) { return Unmanaged<Box>.fromOpaque(known).takeUnretainedValue() }
        let made = Box(initial)
        pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
        return made
    }

    var value: Value {
        get { box.value }
        set { box.value = newValue }
    }
}
