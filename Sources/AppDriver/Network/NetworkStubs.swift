import Documents
import Foundation
import URLLoading
import SeamFoundation
import SeamPrimitives
import UIKit

/// Answers requests to some hosts from files, or from other servers: `seam run --stub HOST=DIR`.
///
/// It stands in `URLProtocol`'s registry, which `URLSession.shared` asks first, and in the configurations that translated
/// code makes sessions with. Requests come and go on Foundation's own threads.
final class NetworkStubs: URLProtocol {
    private enum Source {
        case folder(URL)
        case server(URL)
    }

    nonisolated(unsafe) private static var sources: [String: Source] = [:]
    /// What there is of the network beside the sources.
    nonisolated(unsafe) private static var access = NetworkAccess.on
    private var forwarded: URLSessionDataTask?
    private let isStopped = Locked(false)

    private static let offline = Locked(false)

    /// Whether there is no network at all for the app.
    static var isOffline: Bool {
        get { offline.withLock { $0 } }
        set { offline.withLock { $0 = newValue } }
    }

    /// Answers requests to the hosts of `stubs` from now on, and refuses others if there is no network. Call before the
    /// app makes a session; not thread-safe.
    ///
    /// - Parameter always: Whether the network may be taken away later, so that sessions have to ask here.
    static func register(_ stubs: [NetworkStub], _ access: NetworkAccess = .on, always: Bool = false) {
        guard always || !stubs.isEmpty || access != .on else { return }
        self.access = access
        for stub in stubs {
            let host = stub.host.lowercased()
            if stub.target.hasPrefix("http://") || stub.target.hasPrefix("https://"), let url = URL(string: stub.target)
            {
                sources[host] = .server(url)
            } else {
                sources[host] = .folder(URL(fileURLWithPath: stub.target))
            }
        }
        SessionProtocols.add(NetworkStubs.self)
    }

    /// The source for a URL: of its host with the port, or of its host alone.
    private static func source(for url: URL?) -> Source? {
        guard let url, let host = url.host?.lowercased() else { return nil }
        if let port = url.port, let source = sources["\(host):\(port)"] { return source }
        return sources[host]
    }

    override class func canInit(with request: URLRequest) -> Bool {
        guard let url = request.url, ["http", "https"].contains(url.scheme?.lowercased()) else { return false }
        return isOffline || source(for: url) != nil || access != .on && !isThisMachine(url)
    }

    /// An app reaches what it listens to itself, whatever its network is.
    static func isThisMachine(_ url: URL) -> Bool {
        guard let host = url.host?.lowercased() else { return true }
        return host == "localhost" || host.hasSuffix(".localhost") || host.hasPrefix("127.")
            || host.trimmingCharacters(in: ["[", "]"]) == "::1"
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        // Foundation keeps the protocol until it has finished.
        nonisolated(unsafe) let stub = self
        AnswerTurn.afterThis { if !stub.isStopped.withLock({ $0 }) { stub.answer() } }
    }

    private func answer() {
        guard let url = request.url else { return }
        if Self.isOffline { return fail(.notConnectedToInternet, url) }
        let method = request.httpMethod ?? "GET"
        switch Self.source(for: url) {
        case nil:
            let hint = Self.access == .stubs ? "; --stub \(url.host ?? "HOST")=DIR would" : ""
            StubNotes.shared.add("nothing answers \(method) \(StubNotes.name(of: url))\(hint)")
            fail(Self.access == .off ? .notConnectedToInternet : .cannotFindHost, url)
        case .folder(let folder):
            let answer = StubFolder(url: folder).answer(to: method, url)
            if !answer.isFound {
                StubNotes.shared.add("nothing in \(folder.path) answers \(method) \(StubNotes.name(of: url))")
            }
            finish(url, status: answer.status, type: answer.type, answer.body)
        case .server(let server): forward(to: server, url)
        }
    }

    /// As the network itself would fail, with the address among the error's details.
    private func fail(_ code: URLError.Code, _ url: URL) {
        let details: [String: Any] = [
            NSURLErrorFailingURLErrorKey: url, NSURLErrorFailingURLStringErrorKey: url.absoluteString,
        ]
        client?.urlProtocol(self, didFailWithError: URLError(code, userInfo: details))
    }

    override func stopLoading() {
        isStopped.withLock { $0 = true }
        forwarded?.cancel()
        forwarded = nil
    }

    private func finish(_ url: URL, status: Int, type: String, _ body: Data) {
        let headers = ["Content-Type": type, "Content-Length": "\(body.count)"]
        guard
            let response = HTTPURLResponse(
                url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
        else { return }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        if request.httpMethod != "HEAD" { client?.urlProtocol(self, didLoad: body) }
        client?.urlProtocolDidFinishLoading(self)
    }

    // MARK: Servers

    /// Asks the server with the same path, and passes on what it answers.
    private func forward(to server: URL, _ url: URL) {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return }
        parts.scheme = server.scheme
        parts.host = server.host
        parts.port = server.port
        if server.path.count > 1 { parts.path = server.path + parts.path }
        guard let target = parts.url else { return }
        var request = request
        request.url = target
        if request.httpBody == nil, let stream = request.httpBodyStream { request.httpBody = Self.read(stream) }
        request.httpBodyStream = nil
        // Foundation keeps the protocol until it has finished.
        nonisolated(unsafe) let stub = self
        forwarded = URLSession(configuration: .ephemeral).dataTask(with: request) { data, response, error in
            guard let response = response as? HTTPURLResponse else {
                stub.client?.urlProtocol(stub, didFailWithError: error ?? URLError(.badServerResponse))
                return
            }
            let headers = Dictionary(
                uniqueKeysWithValues: response.allHeaderFields.compactMap { key, value in
                    (key as? String).map { ($0, "\(value)") }
                })
            if let own = HTTPURLResponse(
                url: url, statusCode: response.statusCode, httpVersion: "HTTP/1.1", headerFields: headers)
            {
                stub.client?.urlProtocol(stub, didReceive: own, cacheStoragePolicy: .notAllowed)
            }
            if let data { stub.client?.urlProtocol(stub, didLoad: data) }
            stub.client?.urlProtocolDidFinishLoading(stub)
        }
        forwarded?.resume()
    }

    private static func read(_ stream: InputStream) -> Data {
        stream.open()
        defer { stream.close() }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = stream.read(&buffer, maxLength: buffer.count)
            guard count > 0 else { return data }
            data.append(contentsOf: buffer[..<count])
        }
    }
}
