public import Foundation
public import URLLoading

// Which of a system's networks may be used. Linux does not tell which are dear or to be spared, so that every one may
// be: these can be set, as apps for iOS do, and have no effect.

extension URLRequest {
    /// True whatever it is set to.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// True whatever it is set to.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
}

/// In an error's details: why no network may be used, the number of a ``URLError/NetworkUnavailableReason``.
public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"

extension URLError {
    /// Why a network may not be used.
    public enum NetworkUnavailableReason: Int, Sendable {
        /// The request may not use a cellular network.
        case cellular
        /// The request may not use an expensive network.
        case expensive
        /// The request may not use a network in Low Data Mode.
        case constrained
    }

    /// Why no network may be used, as the error says. No request of a session fails because its network is to be spared; a
    /// test may make such an error.
    public var networkUnavailableReason: NetworkUnavailableReason? {
        (userInfo[NSURLErrorNetworkUnavailableReasonKey] as? Int).flatMap(NetworkUnavailableReason.init(rawValue:))
    }
}
