#if canImport(Glibc)
    import Glibc
#endif

/// Runs `body`, and lets go of what frameworks made in it for the pool: Swift releases its own objects at once, but what
/// UIKit makes of a nib lives until the pool ends, whoever else keeps it.
@discardableResult
public func autoreleasepool<Result, Failure: Error>(invoking body: () throws(Failure) -> Result) throws(Failure)
    -> Result
{
    let pool = AutoreleasePool()
    pool.begin()
    defer { pool.end() }
    return try body()
}

/// What lives until a call of `autoreleasepool` ends. Used by the thread that made it.
package final class AutoreleasePool {
    private var objects: [AnyObject] = []
    private var outer: AutoreleasePool?

    fileprivate init() {}

    /// Keeps objects until the innermost pool of this thread ends.
    ///
    /// - Returns: Whether there is a pool.
    package static func keep(_ objects: [AnyObject]) -> Bool {
        guard let pool = innermost else { return false }
        pool.objects += objects
        return true
    }

    fileprivate func begin() {
        outer = Self.innermost
        Self.innermost = self
    }

    fileprivate func end() {
        // Pools in this one that a test left without ending them end with it.
        Self.innermost = outer
        outer = nil
        // What goes with these objects may use pools itself.
        while !objects.isEmpty {
            let objects = objects
            self.objects = []
            withExtendedLifetime(objects) {}
        }
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Not retained: a pool lives as long as the call that it is of.
    private static var innermost: AutoreleasePool? {
        get { pthread_getspecific(key).map { Unmanaged.fromOpaque($0).takeUnretainedValue() } }
        set { pthread_setspecific(key, newValue.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }) }
    }
}
