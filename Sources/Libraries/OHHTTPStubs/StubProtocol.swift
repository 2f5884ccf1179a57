import Dispatch
import Foundation
import URLLoading
import SeamFoundation
import SeamPrimitives

/// Answers the requests that there is a stub for.
final class StubProtocol: URLProtocol {
    /// Seconds between two pieces of an answer that takes its time.
    private static let slot: TimeInterval = 0.25
    /// A piece is not longer than this, in bytes, whatever an answer says of its size and its speed.
    private static let longest = 67_108_864.0
    private let isStopped = Locked(false)

    override class func canInit(with request: URLRequest) -> Bool {
        if StubList.stub(for: request) != nil { return true }
        StubList.now.missed?(request)
        return false
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let stub = StubList.stub(for: request) else {
            // Whoever asked whether there is one was told of a stub that is gone since.
            let reason = "The stub was removed before it could answer."
            var details: [String: Any] = [NSLocalizedFailureReasonErrorKey: reason]
            details[NSURLErrorFailingURLErrorKey] = request.url
            client?.urlProtocol(self, didFailWithError: NSError(domain: "OHHTTPStubs", code: 500, userInfo: details))
            return
        }
        let answer = StubAnswer(stub, stub.response(request))
        StubList.now.activated?(request, stub, answer.response)
        if let error = answer.response.error {
            after(answer.response.responseTime) { $0.end(answer, error) }
        } else {
            keepCookies(of: answer.response)
            after(answer.response.requestTime) { $0.begin(answer) }
        }
    }

    override func stopLoading() { isStopped.withLock { $0 = true } }

    /// Does work after some seconds, on a thread of its own, unless the request is over.
    private func after(_ seconds: TimeInterval, _ work: @escaping @Sendable (StubProtocol) -> Void) {
        // It is used by one thread after the other.
        nonisolated(unsafe) let own = self
        let turn: @Sendable () -> Void = {
            if !own.isStopped.withLock({ $0 }) { work(own) }
        }
        let queue = DispatchQueue.global(qos: .userInitiated)
        if seconds > 0 {
            queue.asyncAfter(deadline: .now() + seconds, execute: turn)
        } else {
            queue.async(execute: turn)
        }
    }

    private func keepCookies(of response: HTTPStubsResponse) {
        guard request.httpShouldHandleCookies, let url = request.url else { return }
        let cookies = HTTPCookie.cookies(withResponseHeaderFields: response.headers, for: url)
        if !cookies.isEmpty {
            HTTPCookieStorage.shared.setCookies(cookies, for: url, mainDocumentURL: request.mainDocumentURL)
        }
    }

    // MARK: Answering

    private func begin(_ answer: StubAnswer) {
        guard let url = request.url,
            let head = HTTPURLResponse(
                url: url, statusCode: Int(answer.response.statusCode), httpVersion: "HTTP/1.1",
                headerFields: answer.response.headers)
        else { return end(answer, URLError(.badURL)) }
        if let target = answer.response.target(of: request) {
            // Told first: the answer to the other request may be there at once.
            StubList.now.redirected?(request, target, answer.stub, answer.response)
            client?.urlProtocol(self, wasRedirectedTo: target, redirectResponse: head)
        }
        client?.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
        let (seconds, size) = (answer.response.responseTime, Double(answer.response.dataSize))
        guard size > 0, answer.open() else { return after(seconds) { $0.end(answer, nil) } }
        let isAtOnce = (0..<Self.slot).contains(seconds)
        let bytes = seconds < 0 ? -seconds * 1000 * Self.slot : isAtOnce ? size : size / seconds * Self.slot
        // Of a time that is no number or without end nothing would come.
        guard bytes > 0 else { return end(answer, URLError(.timedOut)) }
        send(answer, bytes: min(bytes, Self.longest), each: isAtOnce ? seconds : Self.slot, sent: 0)
    }

    /// Sends the next piece, `bytes` long after a time `each`, and those after it.
    private func send(_ answer: StubAnswer, bytes: Double, each: TimeInterval, sent: Double) {
        let count = Int((sent + bytes).rounded(.down)) - Int(sent.rounded(.down))
        guard count > 0 else {
            return after(each) { $0.send(answer, bytes: bytes, each: each, sent: sent + bytes) }
        }
        guard let piece = answer.read(count) else { return end(answer, answer.response.inputStream?.streamError) }
        // The last piece is short, and takes as much less time.
        after(Double(piece.count) / Double(count) * each) {
            $0.client?.urlProtocol($0, didLoad: piece)
            $0.send(answer, bytes: bytes, each: each, sent: sent + bytes)
        }
    }

    private func end(_ answer: StubAnswer, _ error: (any Error)?) {
        answer.close()
        if let error {
            client?.urlProtocol(self, didFailWithError: error)
        } else {
            client?.urlProtocolDidFinishLoading(self)
        }
        StubList.now.finished?(request, answer.stub, answer.response, error)
    }
}

/// A stub's answer while it is given: used by one thread after the other.
final class StubAnswer: @unchecked Sendable {
    let stub: Stub
    let response: HTTPStubsResponse

    init(_ stub: Stub, _ response: HTTPStubsResponse) { (self.stub, self.response) = (stub, response) }

    /// Opens the data; false if there are none.
    func open() -> Bool {
        guard let stream = response.inputStream else { return false }
        if stream.streamStatus == .notOpen { stream.open() }
        return stream.streamStatus == .error || stream.hasBytesAvailable
    }

    /// The next bytes, `count` at most; nil at the end and after an error.
    func read(_ count: Int) -> Data? {
        guard let stream = response.inputStream else { return nil }
        var bytes = [UInt8](repeating: 0, count: count)
        let length = stream.read(&bytes, maxLength: count)
        return length > 0 ? Data(bytes[..<length]) : nil
    }

    func close() { response.inputStream?.close() }
}
