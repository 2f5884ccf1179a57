public import Foundation
public import FoundationNetworking
import ObjectiveC

/// A version of the protocol that encrypts connections.
public enum tls_protocol_version_t: UInt16, Sendable {
    /// From the oldest to the newest, and the two for messages.
    case TLSv10 = 0x0301, TLSv11 = 0x0302, TLSv12 = 0x0303, TLSv13 = 0x0304
    case DTLSv10 = 0xFEFF, DTLSv12 = 0xFEFD
}

/// What a session's configuration says of encryption and of extensions. Foundation on Linux leaves it out.
extension URLSessionConfiguration {
    private final class Wishes {
        var minimum = tls_protocol_version_t.TLSv10
        var maximum = tls_protocol_version_t.TLSv13
        var container: String?
    }

    nonisolated(unsafe) private static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    private var known: Wishes? { objc_getAssociatedObject(self, Self.key) as? Wishes }
    private var wishes: Wishes {
        if let known { return known }
        let made = Wishes()
        objc_setAssociatedObject(self, Self.key, made, .OBJC_ASSOCIATION_RETAIN)
        return made
    }

    /// The oldest version of encryption that is spoken. Has no effect: the system's library decides, which speaks 1.2 and 1.3.
    public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
        get { known?.minimum ?? .TLSv10 }
        set { wishes.minimum = newValue }
    }

    /// The newest version of encryption that is spoken. Has no effect: the system's library decides, which speaks 1.2 and 1.3.
    public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
        get { known?.maximum ?? .TLSv13 }
        set { wishes.maximum = newValue }
    }

    /// The container that an extension's downloads go to. Has no effect: extensions do not run.
    public var sharedContainerIdentifier: String? {
        get { known?.container }
        set { wishes.container = newValue }
    }
}
