import Foundation
import FoundationNetworking

/// The protocols that a configuration has at first. What they stand for is done by ``LoadSource``s; they are asked for a
/// request as any other, and are names beyond that.
enum SystemProtocols {
    static let classes: [URLProtocol.Type] = [
        HTTPURLProtocol.self, DataURLProtocol.self, FileURLProtocol.self,
    ]

    static func isOne(_ type: URLProtocol.Type) -> Bool { type is SystemURLProtocol.Type }
}

/// What the system's protocols have in common: which schemes they answer.
class SystemURLProtocol: URLProtocol, @unchecked Sendable {
    class var schemes: Set<String> { [] }

    override class func canInit(with request: URLRequest) -> Bool {
        request.url?.scheme.map { schemes.contains($0.lowercased()) } ?? false
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    /// Nobody makes one to load: a protocol that wants to pass a request on starts a task.
    override func startLoading() {
        client?.urlProtocol(self, didFailWithError: URLError(.unsupportedURL))
    }

    override func stopLoading() {}
}

final class HTTPURLProtocol: SystemURLProtocol, @unchecked Sendable {
    override class var schemes: Set<String> { ["http", "https"] }
}

final class DataURLProtocol: SystemURLProtocol, @unchecked Sendable {
    override class var schemes: Set<String> { ["data"] }
}

final class FileURLProtocol: SystemURLProtocol, @unchecked Sendable {
    override class var schemes: Set<String> { ["file"] }
}
