/// Keeps an observer: changes are told of until it is invalidated or released.
public final class NotificationToken {
    private var end: (() -> Void)?
    weak var observer: AnyObserver?

    init(_ observer: AnyObserver? = nil, _ end: @escaping () -> Void) {
        self.observer = observer
        self.end = end
    }

    deinit { end?() }

    /// Ends the observation.
    public func invalidate() {
        end?()
        end = nil
    }

    /// Ends the observation. The name of old versions.
    public func stop() { invalidate() }
}
