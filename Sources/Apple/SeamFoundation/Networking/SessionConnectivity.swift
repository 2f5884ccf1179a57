public import Foundation
public import FoundationNetworking
import ObjectiveC

/// What a session's configuration says of costly or missing connections. Foundation on Linux leaves it out, or calls it
/// unavailable.
extension URLSessionConfiguration {
    /// Whether tasks wait for a connection. False by default. Has no effect: tasks fail at once without one.
    public var waitsForConnectivity: Bool {
        get { flag(\.waits) }
        set { set(\.waits, newValue) }
    }
    /// Whether tasks may use costly connections. True by default. Has no effect: none counts as costly.
    public var allowsExpensiveNetworkAccess: Bool {
        get { !flag(\.refusesExpensive) }
        set { set(\.refusesExpensive, !newValue) }
    }
    /// Whether tasks may use connections that are to be spared. True by default. Has no effect: none counts as such.
    public var allowsConstrainedNetworkAccess: Bool {
        get { !flag(\.refusesConstrained) }
        set { set(\.refusesConstrained, !newValue) }
    }
    /// Whether the app is started for the session's tasks. True by default. Has no effect.
    public var sessionSendsLaunchEvents: Bool {
        get { !flag(\.sendsNoEvents) }
        set { set(\.sendsNoEvents, !newValue) }
    }
    private final class Flags {
        var waits = false
        var refusesExpensive = false
        var refusesConstrained = false
        var sendsNoEvents = false
    }

    nonisolated(unsafe) private static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    private func flag(_ path: KeyPath<Flags, Bool>) -> Bool {
        (objc_getAssociatedObject(self, Self.key) as? Flags)?[keyPath: path] ?? false
    }

    private func set(_ path: ReferenceWritableKeyPath<Flags, Bool>, _ value: Bool) {
        let flags = objc_getAssociatedObject(self, Self.key) as? Flags ?? Flags()
        flags[keyPath: path] = value
        objc_setAssociatedObject(self, Self.key, flags, .OBJC_ASSOCIATION_RETAIN)
    }
}
