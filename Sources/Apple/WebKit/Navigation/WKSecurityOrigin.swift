public import Foundation

/// The place that content comes from: what pages of one place may do to each other, others may not.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
    /// The scheme of its address, such as `https`.
    public let `protocol`: String
    /// The host.
    public let host: String
    /// The port; 0 for the scheme's own.
    public let port: Int

    init(_ url: URL?) {
        `protocol` = url?.scheme ?? ""
        host = url?.host ?? ""
        port = url?.port ?? 0
    }

    /// Creates a place from its parts.
    init(protocol: String, host: String, port: Int) {
        self.protocol = `protocol`
        self.host = host
        self.port = port
    }
}
