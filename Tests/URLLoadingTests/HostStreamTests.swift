import Foundation
import Security
import Testing
import URLLoading

/// Streams from and to a host.
@Suite("Host streams") struct HostStreamTests {
    private func streams(_ port: Int, _ host: String = "127.0.0.1") throws -> (InputStream, OutputStream) {
        var (input, output): (InputStream?, OutputStream?)
        Stream.getStreamsToHost(withName: host, port: port, inputStream: &input, outputStream: &output)
        return (try #require(input), try #require(output))
    }

    private func send(_ text: String, to stream: OutputStream) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBufferPointer { stream.write($0.baseAddress!, maxLength: $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    private func readAll(_ stream: InputStream) -> String {
        var (bytes, buffer): ([UInt8], [UInt8]) = ([], Array(repeating: 0, count: 1000))
        while true {
            let count = stream.read(&buffer, maxLength: buffer.count)
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += buffer[..<count]
        }
    }

    private static let request = "GET /문 HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"

    @Test("They wait for each other, and end when the host is done") func plain() throws {
        let server = try LoopServer { _ in LoopServer.Answer(200, [], String(repeating: "x", count: 300_000)) }
        defer { server.stop() }
        let (input, output) = try streams(Int(server.port))
        #expect(input.streamStatus == .notOpen && output.streamStatus == .notOpen)
        input.open()
        output.open()
        send(Self.request, to: output)
        #expect(output.streamStatus == .open && input.streamStatus == .open)
        output.close()
        let answer = readAll(input)
        #expect(answer.hasPrefix("HTTP/1.1 200") && answer.hasSuffix("xxx") && answer.utf8.count > 300_000)
        #expect(server.requests.first?.path == "/문")
        #expect(input.streamStatus == .atEnd)
        input.close()
        #expect(input.streamStatus == .closed && output.streamStatus == .closed)
        #expect(server.requests.count == 1)
    }

    /// Writes what it hears.
    final class Listener: NSObject, StreamDelegate, @unchecked Sendable {
        private let lock = NSLock()
        private var heard: [String] = []
        private var ending: CheckedContinuation<Void, Never>?
        var hasSpace: (OutputStream) -> Void = { _ in }
        var hasBytes: (InputStream) -> Void = { _ in }

        var events: [String] { lock.withLock { heard } }

        func untilEnd(_ start: @Sendable () -> Void) async {
            await withCheckedContinuation { continuation in
                lock.withLock { ending = continuation }
                start()
            }
        }

        func stream(_ aStream: Stream, handle eventCode: Stream.Event) {
            let side = aStream is InputStream ? "in" : "out"
            let names: [Stream.Event.RawValue: String] = [
                Stream.Event.openCompleted.rawValue: "open", Stream.Event.hasBytesAvailable.rawValue: "bytes",
                Stream.Event.hasSpaceAvailable.rawValue: "space", Stream.Event.endEncountered.rawValue: "end",
                Stream.Event.errorOccurred.rawValue: "error",
            ]
            lock.withLock { heard.append("\(side) \(names[eventCode.rawValue] ?? "?")") }
            if eventCode == .hasSpaceAvailable, let stream = aStream as? OutputStream { hasSpace(stream) }
            if eventCode == .hasBytesAvailable, let stream = aStream as? InputStream { hasBytes(stream) }
            if eventCode == .endEncountered || eventCode == .errorOccurred, aStream is InputStream {
                lock.withLock { ending.take() }?.resume()
            }
        }
    }

    @Test("Their delegates hear of everything on a queue") func events() async throws {
        let server = try LoopServer { _ in LoopServer.Answer(200, [], "answer") }
        defer { server.stop() }
        nonisolated(unsafe) let (input, output) = try streams(Int(server.port))
        let listener = Listener()
        let queue = DispatchQueue(label: "streams")
        nonisolated(unsafe) var text = ""
        nonisolated(unsafe) var isSent = false
        listener.hasSpace = { stream in
            dispatchPrecondition(condition: .onQueue(queue))
            guard !isSent else { return stream.close() }
            isSent = true
            self.send(Self.request, to: stream)
        }
        listener.hasBytes = { stream in
            var buffer = [UInt8](repeating: 0, count: 20)
            let count = stream.read(&buffer, maxLength: buffer.count)
            text += String(decoding: buffer[..<max(count, 0)], as: UTF8.self)
        }
        (input.delegate, output.delegate) = (listener, listener)
        #expect(input.setQueue(queue) && output.setQueue(queue))
        #expect(!InputStream(data: Data()).setQueue(queue))
        await listener.untilEnd {
            input.open()
            output.open()
        }
        #expect(text.hasPrefix("HTTP/1.1 200") && text.hasSuffix("answer"))
        let (heardIn, heardOut) = (
            listener.events.filter { $0.hasPrefix("in") }, listener.events.filter { $0.hasPrefix("out") }
        )
        #expect(heardIn.first == "in open" && heardIn.dropFirst().first == "in bytes" && heardIn.last == "in end")
        #expect(heardOut.prefix(2) == ["out open", "out space"])
        #expect(output.streamStatus == .closed)
        input.close()
    }

    @Test("Nobody listens, or there is no such host") func nobody() async throws {
        let server = try LoopServer { _ in LoopServer.Answer() }
        let port = Int(server.port)
        server.stop()
        for (host, domain) in [("127.0.0.1", NSPOSIXErrorDomain), ("nowhere.invalid", "kCFErrorDomainCFNetwork")] {
            nonisolated(unsafe) let (input, output) = try streams(port, host)
            let listener = Listener()
            (input.delegate, output.delegate) = (listener, listener)
            for stream in [input, output] { _ = stream.setQueue(DispatchQueue(label: "streams")) }
            await listener.untilEnd {
                input.open()
                output.open()
            }
            #expect(input.streamStatus == .error && output.streamStatus == .error)
            #expect((input.streamError as NSError?)?.domain == domain)
            var byte: UInt8 = 0
            #expect(input.read(&byte, maxLength: 1) == -1 && output.write([1], maxLength: 1) == -1)
            #expect(!input.hasBytesAvailable && !output.hasSpaceAvailable)
            #expect(!listener.events.contains("in open"))
        }
    }

    @Test("By TLS, a server that the system does not trust is an error unless it is not looked at") func secure()
        throws
    {
        let server = try SecureServer()
        let port = try #require(server.url.port)
        var (input, output) = try streams(port)
        #expect(
            output.setProperty(StreamSocketSecurityLevel.negotiatedSSL as AnyObject, forKey: .socketSecurityLevelKey))
        input.open()
        output.open()
        #expect(readAll(input).isEmpty && input.streamStatus == .error)
        #expect((input.streamError as NSError?)?.domain == NSOSStatusErrorDomain)
        // It is too late for that now.
        #expect(!output.setProperty("kCFStreamSocketSecurityLevelNone" as NSString, forKey: .socketSecurityLevelKey))

        (input, output) = try streams(port)
        let settings: NSDictionary = ["kCFStreamSSLValidatesCertificateChain": false]
        let key = Stream.PropertyKey(rawValue: "kCFStreamPropertySSLSettings")
        #expect(input.setProperty(settings, forKey: key))
        #expect(!input.setProperty(settings, forKey: Stream.PropertyKey(rawValue: "unknown")))
        input.open()
        output.open()
        send(Self.request.replacing("문", with: ""), to: output)
        #expect(readAll(input).hasSuffix("secret"))
        #expect(
            output.property(forKey: .socketSecurityLevelKey) as? String
                == StreamSocketSecurityLevel.negotiatedSSL.rawValue)
        #expect(input.property(forKey: Stream.PropertyKey(rawValue: "kCFStreamSSLPeerName")) as? String == "127.0.0.1")
        let context = try #require(
            input.property(forKey: Stream.PropertyKey(rawValue: "kCFStreamPropertySSLContext")) as? SSLContext)
        var length = 0
        #expect(SSLGetPeerDomainNameLength(context, &length) == errSecSuccess && length == 9)
        var (name, room) = ([CChar](repeating: 0, count: 20), 8)
        #expect(SSLGetPeerDomainName(context, &name, &room) == errSSLBufferOverflow)
        room = 20
        #expect(SSLGetPeerDomainName(context, &name, &room) == errSecSuccess && room == 9)
        #expect(String(cString: name) == "127.0.0.1")
        #expect(SSLSetEnabledCiphers(context, [0x1301], 1) == errSecUnimplemented)
        for stream in [input, output] { stream.close() }
    }

    @Test("Streams that nobody has are closed") func letGo() async throws {
        let server = try LoopServer { _ in LoopServer.Answer(200, [], "answer") }
        defer { server.stop() }
        weak var (first, second): (InputStream?, OutputStream?)
        do {
            let (input, output) = try streams(Int(server.port))
            input.open()
            output.open()
            send("GET / HTTP/1.1\r\nHost: here\r\n\r\n", to: output)
            (first, second) = (input, output)
        }
        #expect(first == nil && second == nil)
        // What was written goes all the same.
        while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    }
}
