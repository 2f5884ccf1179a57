import Foundation
import FoundationNetworking
import SeamPrimitives

/// What a session's tasks have in common: how long they wait, where cookies, credentials and answers are kept, and which
/// protocols answer. A session has a copy, which does not change any more.
open class URLSessionConfiguration: NSObject, NSCopying, @unchecked Sendable {
    /// A configuration with the app's cookies, credentials and cache. Each call makes one.
    open class var `default`: URLSessionConfiguration { URLSessionConfiguration(isEphemeral: false) }

    /// A configuration whose cookies, credentials and cache are its own, in memory. Each call makes one.
    open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration(isEphemeral: true) }

    /// A configuration for tasks that go on while the app is not there.
    ///
    /// A desktop does not suspend its apps: the tasks of the session are those of any other, and end with the app.
    ///
    /// - Parameter identifier: The session's name. Sessions are not found again by it.
    open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration(isEphemeral: false)
        configuration.identifier = identifier
        return configuration
    }

    /// The name of a session in the background; nil for others.
    open private(set) var identifier: String?
    /// When answers are taken from the cache, of requests with the policy that requests have at first.
    open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
    /// The seconds that a task waits for something new to come: 60 at first. A request's own is used if it is another than 60.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// The seconds after which a task ends though it is not complete: a week at first.
    open var timeoutIntervalForResource: TimeInterval = 604_800
    /// What the traffic is for. Has no effect: Linux does not tell kinds of traffic apart.
    open var networkServiceType = URLRequest.NetworkServiceType.default
    /// Whether a cellular network may be used. Has no effect: none is known as such.
    open var allowsCellularAccess = true
    /// Whether a costly network may be used. Has no effect: none counts as costly.
    open var allowsExpensiveNetworkAccess = true
    /// Whether a network that is to be spared may be used. Has no effect: none counts as such.
    open var allowsConstrainedNetworkAccess = true
    /// Whether tasks wait until there is a connection, and tell so, rather than fail. False at first.
    open var waitsForConnectivity = false
    /// Whether the system decides when tasks in the background begin. Has no effect: they begin at once.
    open var isDiscretionary = false
    /// The container that an extension's downloads go to. Has no effect: extensions do not run.
    open var sharedContainerIdentifier: String?
    /// Whether the app is started for the session's tasks. Has no effect.
    open var sessionSendsLaunchEvents = true
    /// The proxies of the session, by `kCFNetworkProxies` names. Nil at first: those of the environment are used.
    open var connectionProxyDictionary: [AnyHashable: Any]?
    /// The oldest version of encryption that is spoken. Has no effect: the system's library decides, which speaks 1.2 and 1.3.
    open var tlsMinimumSupportedProtocolVersion = tls_protocol_version_t.TLSv10
    /// The newest version of encryption that is spoken. Has no effect: the system's library decides.
    open var tlsMaximumSupportedProtocolVersion = tls_protocol_version_t.TLSv13
    /// Whether a request is sent before the answer to the last on its connection has come. Has no effect: none is.
    open var httpShouldUsePipelining = false
    /// Whether requests have the cookies of the store, and it those of answers. True at first.
    open var httpShouldSetCookies = true
    /// Which cookies of answers are kept: those of the main document's domain at first.
    open var httpCookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
    /// Header fields of every request that has none of these names.
    open var httpAdditionalHeaders: [AnyHashable: Any]?
    /// How many connections to one host there may be at a time: 6 at first, as of iOS's sessions that are no background ones.
    open var httpMaximumConnectionsPerHost = 6
    /// Where cookies are kept; nil for nowhere.
    open var httpCookieStorage: HTTPCookieStorage?
    /// Where credentials are kept; nil for nowhere.
    open var urlCredentialStorage: URLCredentialStorage?
    /// Where answers are kept; nil for nowhere.
    open var urlCache: URLCache?
    /// Whether connections of an app that is suspended last. Has no effect.
    open var shouldUseExtendedBackgroundIdleMode = false
    /// The protocols that are asked, in their order, whether they answer a request: classes of `URLProtocol`. At first those
    /// of the system, which are asked last of all whatever stands here.
    open var protocolClasses: [AnyClass]?
    /// Whether connections use several paths. Has no effect: they use one.
    open var multipathServiceType = MultipathServiceType.none
    /// Whether a name may be looked up by DNSSEC. Has no effect: the system's resolver decides.
    open var requiresDNSSECValidation = false

    /// How connections use several paths.
    public enum MultipathServiceType: Int, Sendable {
        /// One path.
        case none
        /// Another when the first fails.
        case handover
        /// Whichever answers sooner.
        case interactive
        /// All at once.
        case aggregate
    }

    /// A configuration like `default`.
    public override convenience init() { self.init(isEphemeral: false) }

    private init(isEphemeral: Bool) {
        super.init()
        protocolClasses = SessionProtocols.classes + SystemProtocols.classes
        if isEphemeral {
            httpCookieStorage = FoundationNetworking.URLSessionConfiguration.ephemeral.httpCookieStorage
            urlCredentialStorage = URLCredentialStorage()
            // The size that Apple's has, by its documentation: memory alone, and none on the disk.
            urlCache = URLCache(memoryCapacity: 512_000, diskCapacity: 0, diskPath: nil)
        } else {
            httpCookieStorage = .shared
            urlCredentialStorage = .shared
            urlCache = .shared
        }
    }

    open override func copy() -> Any { copy(with: nil) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let other = URLSessionConfiguration(copyOf: self)
        return other
    }

    private init(copyOf other: URLSessionConfiguration) {
        identifier = other.identifier
        requestCachePolicy = other.requestCachePolicy
        timeoutIntervalForRequest = other.timeoutIntervalForRequest
        timeoutIntervalForResource = other.timeoutIntervalForResource
        networkServiceType = other.networkServiceType
        allowsCellularAccess = other.allowsCellularAccess
        allowsExpensiveNetworkAccess = other.allowsExpensiveNetworkAccess
        allowsConstrainedNetworkAccess = other.allowsConstrainedNetworkAccess
        waitsForConnectivity = other.waitsForConnectivity
        isDiscretionary = other.isDiscretionary
        sharedContainerIdentifier = other.sharedContainerIdentifier
        sessionSendsLaunchEvents = other.sessionSendsLaunchEvents
        connectionProxyDictionary = other.connectionProxyDictionary
        tlsMinimumSupportedProtocolVersion = other.tlsMinimumSupportedProtocolVersion
        tlsMaximumSupportedProtocolVersion = other.tlsMaximumSupportedProtocolVersion
        httpShouldUsePipelining = other.httpShouldUsePipelining
        httpShouldSetCookies = other.httpShouldSetCookies
        httpCookieAcceptPolicy = other.httpCookieAcceptPolicy
        httpAdditionalHeaders = other.httpAdditionalHeaders
        httpMaximumConnectionsPerHost = other.httpMaximumConnectionsPerHost
        httpCookieStorage = other.httpCookieStorage
        urlCredentialStorage = other.urlCredentialStorage
        urlCache = other.urlCache
        shouldUseExtendedBackgroundIdleMode = other.shouldUseExtendedBackgroundIdleMode
        protocolClasses = other.protocolClasses
        multipathServiceType = other.multipathServiceType
        requiresDNSSECValidation = other.requiresDNSSECValidation
        super.init()
    }
}

/// A version of the protocol that encrypts connections.
public enum tls_protocol_version_t: UInt16, Sendable {
    /// From the oldest to the newest.
    case TLSv10 = 0x0301
    /// The second.
    case TLSv11 = 0x0302
    /// The third.
    case TLSv12 = 0x0303
    /// The newest.
    case TLSv13 = 0x0304
    /// The older for messages without a connection.
    case DTLSv10 = 0xFEFF
    /// The newer for messages without a connection.
    case DTLSv12 = 0xFEFD
}
