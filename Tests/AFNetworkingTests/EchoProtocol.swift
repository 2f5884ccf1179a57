import Foundation
import UIKit

@testable import AFNetworking

import URLLoading

/// Answers requests to the host `test-answers.invalid` by what they ask, so that no test needs a network.
///
/// The last part of the path says how: `echo` (the method, query, body and some headers as JSON), `words`, `absent`,
/// `empty`, `picture` or `token`.
final class EchoProtocol: URLProtocol, @unchecked Sendable {
    static let base = URL(string: "http://test-answers.invalid/v1")!

    static var configuration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.default
        configuration.protocolClasses = [EchoProtocol.self]
        return configuration
    }

    /// Has operations and views ask this.
    @MainActor static let register: Void = {
        AFHTTPRequestOperation.session = URLSession(configuration: configuration)
        UIImageView.sharedImageDownloader = AFImageDownloader(sessionConfiguration: configuration)
    }()

    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == base.host }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        var (status, type, data) = (200, "application/json", Data())
        switch url.lastPathComponent {
        case "echo":
            let body = request.httpBody ?? request.httpBodyStream.map(Self.read) ?? Data()
            let seen: [String: Any] = [
                "method": request.httpMethod ?? "", "query": url.query ?? "", "path": url.path,
                "body": String(decoding: body, as: UTF8.self), "nothing": NSNull(),
                "type": request.value(forHTTPHeaderField: "Content-Type") ?? "",
                "mine": request.value(forHTTPHeaderField: "X-Mine") ?? "",
                "authorization": request.value(forHTTPHeaderField: "Authorization") ?? "",
            ]
            data = (try? JSONSerialization.data(withJSONObject: seen)) ?? data
        case "words": (type, data) = ("text/plain", Data("words".utf8))
        case "absent": (status, data) = (404, Data(#"{"reason": "none"}"#.utf8))
        case "token": (type, data) = ("text/plain", Data("oauth_token=a&oauth_token_secret=b%20c&extra=1".utf8))
        case "picture":
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format)
            (type, data) = ("image/png", renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3)) })
        default: break
        }
        guard
            let response = HTTPURLResponse(
                url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: ["Content-Type": type])
        else { return }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: data)
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}

    private static func read(_ stream: InputStream) -> Data {
        stream.open()
        defer { stream.close() }
        var data = Data()
        var bytes = [UInt8](repeating: 0, count: 4096)
        while case let count = stream.read(&bytes, maxLength: bytes.count), count > 0 {
            data.append(contentsOf: bytes[..<count])
        }
        return data
    }
}
