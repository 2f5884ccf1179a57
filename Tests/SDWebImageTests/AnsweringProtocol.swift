import Foundation
import UIKit

/// Answers requests to the host `test-images.invalid`, so that no test needs a network.
///
/// The last part of the path says how: `picture`, `words`, `absent`, or `never`.
final class AnsweringProtocol: URLProtocol, @unchecked Sendable {
    static let register: Void = { _ = URLProtocol.registerClass(AnsweringProtocol.self) }()

    /// An address that nobody has asked for.
    static func address(_ answer: String) -> URL {
        _ = register
        return URL(string: "http://test-images.invalid/\(UUID().uuidString)/\(answer)")!
    }

    static let picture: Data = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format)
            .pngData { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3)) }
    }()

    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "test-images.invalid" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, url.lastPathComponent != "never" else { return }
        let status = url.lastPathComponent == "absent" ? 404 : 200
        let data = url.lastPathComponent == "picture" ? Self.picture : Data("no picture".utf8)
        guard let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: nil)
        else { return }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: data)
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
