import Foundation
import FoundationNetworking

/// What carries requests over the network, for one session. The methods may be called on any thread.
protocol Transport: AnyObject, Sendable {
    /// Sends a request; what comes is told to `receiver`, on a thread of the transport's.
    func send(_ request: TransportRequest, to receiver: any TransportReceiver) -> any TransportExchange
    /// Opens a WebSocket.
    func open(_ request: TransportRequest, protocols: [String], to receiver: any SocketReceiver) -> any TransportSocket
}

/// A request, as it goes over the network.
struct TransportRequest: @unchecked Sendable {
    enum Body {
        case none
        case data(Data)
        case file(URL)
        /// A stream, and its size if it is known.
        case stream(InputStream, Int64?)
    }

    var method: String
    var url: URL
    var headers: [(name: String, value: String)]
    var body = Body.none
    /// From 0 to 1.
    var priority: Float = 0.5
    /// Whether the server's certificate is shown before anything is sent.
    var asksForTrust = false
    /// Certificates that are trusted whatever is wrong with them, as DER.
    var trusted: Set<Data> = []

    /// How long the body is, if a header field says so.
    var bodySize: Int64? {
        headers.first { $0.name.lowercased() == "content-length" }.flatMap { Int64($0.value) }
    }
}

/// The head of an answer.
struct TransportHead: Sendable {
    var status: Int
    var version: String
    var headers: [(name: String, value: String)]
}

/// A server's question who is there.
struct TransportQuestion: Sendable {
    var scheme: String
    var realm: String?
    /// The proxy that asks; nil if the server itself does.
    var proxy: URL?
    var failures: Int
    var head: TransportHead?
    /// Called once, with a name and a password, or with nil to be content with the answer that asks.
    var answer: @Sendable ((user: String, password: String)?) -> Void
}

/// A server's certificate, and those that came with it, as DER.
struct TransportTrust: Sendable {
    var certificates: [Data]
    /// Called once, with whether to go on; nil to do as the system's certificates say.
    var answer: @Sendable (Bool?) -> Void
}

/// Why there is no answer, or not all of it.
struct TransportFailure: Error {
    var code: URLError.Code
    var text: String
    /// The certificates of a server that is not trusted, as DER.
    var certificates: [Data] = []
}

/// What one request came to.
struct TransportFigures: Sendable {
    var fetchStart: Date?
    var lookupStart: Date?
    var lookupEnd: Date?
    var connectStart: Date?
    var secureStart: Date?
    var connectEnd: Date?
    var requestStart: Date?
    var requestEnd: Date?
    var responseStart: Date?
    var responseEnd: Date?
    var requestHeaders: Int64 = 0
    var requestBody: Int64 = 0
    var requestBodySent: Int64 = 0
    var responseHeaders: Int64 = 0
    var responseBody: Int64 = 0
    var responseBodyReceived: Int64 = 0
    var protocolName: String?
    var remoteAddress: String?
    var remotePort: Int?
    var tlsVersion: tls_protocol_version_t?
    var usedProxy = false
}

/// Whom a transport tells of an exchange.
protocol TransportReceiver: AnyObject, Sendable {
    func exchangeSent(_ count: Int64)
    func exchangeAsks(_ question: TransportQuestion)
    func exchangeShows(_ trust: TransportTrust)
    /// The body, a stream, has to be sent again. The answer is called with a fresh one, or with nil to fail.
    func exchangeWantsBody(_ answer: @escaping @Sendable (InputStream?) -> Void)
    func exchangeReceived(_ head: TransportHead)
    func exchangeReceived(_ data: Data)
    /// The last that is told.
    func exchangeEnded(_ failure: TransportFailure?, _ figures: TransportFigures)
}

/// A request under way. The methods may be called on any thread.
protocol TransportExchange: AnyObject, Sendable {
    /// Ends it; nothing more is told, the end neither.
    func cancel()
    /// Reads no more, or goes on.
    func setPaused(_ isPaused: Bool)
}

/// Whom a transport tells of a WebSocket.
protocol SocketReceiver: AnyObject, Sendable {
    func socketOpened(_ protocol: String?)
    func socketReceived(_ message: URLSessionWebSocketTask.Message)
    func socketAnsweredPing()
    /// The last that is told: the code with which it was closed, or why it has failed.
    func socketEnded(_ code: Int, _ reason: Data?, _ failure: TransportFailure?)
}

/// An open WebSocket, or one that is being opened. The methods may be called on any thread.
protocol TransportSocket: AnyObject, Sendable {
    func send(_ message: URLSessionWebSocketTask.Message)
    func ping()
    func close(_ code: Int, _ reason: Data?)
    /// Ends it without a word; nothing more is told.
    func cancel()
    func setLimit(_ bytes: Int)
}
