import Foundation
import FoundationNetworking

/// How long one request of a task took for what. Moments that it had no need of, as those of connecting on a connection that
/// was there, are nil.
open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
    /// The request.
    open private(set) var request: URLRequest
    /// Its answer.
    open internal(set) var response: URLResponse?
    var figures = TransportFigures()
    /// Where the answer came from.
    open internal(set) var resourceFetchType = URLSessionTaskMetrics.ResourceFetchType.unknown

    init(_ request: URLRequest) { self.request = request }

    /// When the request was begun, wherever its answer came from.
    open var fetchStartDate: Date? { figures.fetchStart }
    /// When looking up the server's name began.
    open var domainLookupStartDate: Date? { figures.lookupStart }
    /// When the name was known.
    open var domainLookupEndDate: Date? { figures.lookupEnd }
    /// When connecting began.
    open var connectStartDate: Date? { figures.connectStart }
    /// When agreeing on encryption began; nil without any.
    open var secureConnectionStartDate: Date? { figures.secureStart }
    /// When the connection was encrypted; nil if it is not.
    open var secureConnectionEndDate: Date? { figures.secureStart == nil ? nil : figures.connectEnd }
    /// When the connection stood, encryption included.
    open var connectEndDate: Date? { figures.connectEnd }
    /// When sending began.
    open var requestStartDate: Date? { figures.requestStart }
    /// When all was sent.
    open var requestEndDate: Date? { figures.requestEnd }
    /// When the first of the answer came.
    open var responseStartDate: Date? { figures.responseStart }
    /// When the last of the answer came.
    open var responseEndDate: Date? { figures.responseEnd }

    /// Bytes of the request's body, before it was encoded.
    open var countOfRequestBodyBytesBeforeEncoding: Int64 { figures.requestBody }
    /// Bytes of the request's body as they were sent.
    open var countOfRequestBodyBytesSent: Int64 { figures.requestBodySent }
    /// Bytes of the request's head.
    open var countOfRequestHeaderBytesSent: Int64 { figures.requestHeaders }
    /// Bytes of the answer's body as the app has them.
    open var countOfResponseBodyBytesAfterDecoding: Int64 { figures.responseBody }
    /// Bytes of the answer's body as they came.
    open var countOfResponseBodyBytesReceived: Int64 { figures.responseBodyReceived }
    /// Bytes of the answer's head.
    open var countOfResponseHeaderBytesReceived: Int64 { figures.responseHeaders }

    /// The protocol's name for TLS: `http/1.1` or `h2`.
    open var networkProtocolName: String? { figures.protocolName }
    /// The server's address.
    open var remoteAddress: String? { figures.remoteAddress }
    /// The server's port.
    open var remotePort: Int? { figures.remotePort }
    /// Nil: libsoup does not tell the connection's own address.
    open var localAddress: String? { nil }
    /// Nil: libsoup does not tell the connection's own port.
    open var localPort: Int? { nil }
    /// The version of encryption; nil without any.
    open var negotiatedTLSProtocolVersion: tls_protocol_version_t? { figures.tlsVersion }

    /// False: Linux does not tell a cellular network from others.
    open var isCellular: Bool { false }
    /// False: no network counts as costly.
    open var isExpensive: Bool { false }
    /// False: no network counts as one to be spared.
    open var isConstrained: Bool { false }
    /// False: a connection has one path.
    open var isMultipath: Bool { false }
    /// Whether it went by a proxy.
    open var isProxyConnection: Bool { figures.usedProxy }
    /// Whether the connection was there before.
    open var isReusedConnection: Bool { figures.requestStart != nil && figures.connectStart == nil }
    /// How the server's name was looked up. The system does not say.
    open var domainResolutionProtocol: URLSessionTaskMetrics.DomainResolutionProtocol { .unknown }
}
