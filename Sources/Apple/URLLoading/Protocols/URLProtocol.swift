import Foundation
import FoundationNetworking
import SeamPrimitives

/// What a protocol tells of the answer to a request. May be called on any thread.
public protocol URLProtocolClient: NSObjectProtocol, Sendable {
    /// The answer leads to another request, which is made if the session's delegate lets it.
    func urlProtocol(
        _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)
    /// A stored answer is still good.
    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
    /// The head of the answer, and whether the answer may be kept.
    func urlProtocol(
        _ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy)
    /// A piece of the answer.
    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
    /// The answer is complete.
    func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
    /// There is no answer, or not all of it.
    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
    /// The server asks who is there; the challenge's sender is called with the answer.
    func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge)
    /// The question has become void.
    func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge)
}

/// What answers requests of a scheme, or in the network's place. A subclass overrides `canInit(with:)`,
/// `canonicalRequest(for:)`, `startLoading()` and `stopLoading()`, and tells its client of the answer.
///
/// An object answers one request. It is started and stopped on one queue of its own.
open class URLProtocol: NSObject, @unchecked Sendable {
    private var storedRequest: URLRequest
    private var storedResponse: CachedURLResponse?
    private var storedClient: (any URLProtocolClient)?
    /// The task whose request is answered; nil for an object that was made without one.
    open internal(set) var task: URLSessionTask?

    /// Makes an object for a request.
    public required init(
        request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
    ) {
        storedRequest = request
        storedResponse = cachedResponse
        storedClient = client
    }

    /// Makes an object for the request of a task.
    public required convenience init(
        task: URLSessionTask, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
    ) {
        let request = task.currentRequest ?? task.originalRequest ?? URLRequest(url: URL(fileURLWithPath: "/"))
        self.init(request: request, cachedResponse: cachedResponse, client: client)
        self.task = task
    }

    /// Whom the answer is told.
    open var client: (any URLProtocolClient)? {
        get { storedClient }
        set { storedClient = newValue }
    }

    /// The request to answer, as `canonicalRequest(for:)` gave it.
    open var request: URLRequest { storedRequest }
    /// An answer that was kept; nil if there is none.
    open var cachedResponse: CachedURLResponse? { storedResponse }

    /// Whether the class answers a request. False unless overridden.
    open class func canInit(with request: URLRequest) -> Bool { false }

    /// Whether the class answers the request of a task. By default that is what `canInit(with:)` says of its request.
    open class func canInit(with task: URLSessionTask) -> Bool {
        task.currentRequest.map { canInit(with: $0) } ?? false
    }

    /// The form of a request in which it is answered: the request itself unless overridden.
    open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    /// Whether two requests have the same answer, so that what was kept for the one will do for the other.
    open class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool {
        canonicalRequest(for: a) == canonicalRequest(for: b)
    }

    /// Begins to answer. To be overridden.
    open func startLoading() { client?.urlProtocol(self, didFailWithError: URLError(.unsupportedURL)) }

    /// Ends the work on an answer, which is complete or no longer wanted. To be overridden.
    open func stopLoading() {}

    /// What protocols have noted with a request; nil if nothing.
    open class func property(forKey key: String, in request: URLRequest) -> Any? {
        FoundationNetworking.URLProtocol.property(forKey: key, in: request)
    }

    /// Notes something with a request, for protocols that see it later.
    open class func setProperty(_ value: Any, forKey key: String, in request: NSMutableURLRequest) {
        FoundationNetworking.URLProtocol.setProperty(value, forKey: key, in: request)
    }

    /// Removes what was noted with a request.
    open class func removeProperty(forKey key: String, in request: NSMutableURLRequest) {
        FoundationNetworking.URLProtocol.removeProperty(forKey: key, in: request)
    }

    private static let registered = Locked<[URLProtocol.Type]>([])

    /// Has `URLSession.shared` ask a class before those that were registered earlier.
    ///
    /// - Returns: False if it is no class of protocols, or registered already.
    open class func registerClass(_ protocolClass: AnyClass) -> Bool {
        guard let type = protocolClass as? URLProtocol.Type else { return false }
        return registered.withLock { classes in
            guard !classes.contains(where: { $0 == type }) else { return false }
            classes.insert(type, at: 0)
            return true
        }
    }

    /// Has `URLSession.shared` ask a class no more.
    open class func unregisterClass(_ protocolClass: AnyClass) {
        registered.withLock { classes in classes.removeAll { $0 == protocolClass } }
    }

    /// The classes that were registered, the last of them first.
    package static var registeredClasses: [URLProtocol.Type] { registered.withLock { $0 } }
}
