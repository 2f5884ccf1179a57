import Foundation

/// An observation made by `observe(_:options:changeHandler:)`. It ends when it is
/// invalidated or released. Any thread.
///
/// The observed object is not kept alive.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let observance: KeyValueObservance

    init(_ observance: KeyValueObservance) {
        self.observance = observance
    }

    deinit {
        observance.end()
    }

    /// Ends the observation. A notification that another thread has begun may still arrive.
    public func invalidate() {
        observance.end()
    }
}
