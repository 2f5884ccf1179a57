/// A disposable that does nothing.
package final class NopDisposable: DisposeBase, @unchecked Sendable {
    package static let shared: NopDisposable = {
        let shared = NopDisposable()
        // It lives as long as the program: nobody is to see it among what is alive.
        traceDeinit()
        return shared
    }()

    private override init() { super.init() }
}
