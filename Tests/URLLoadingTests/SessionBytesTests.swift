import Foundation
import URLLoading
import SeamFoundation
import SeamPrimitives
import Testing

/// Answers in pieces, and fails after them if the path says so.
private final class Pieces: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, url.path != "/none",
            let response = HTTPURLResponse(url: url, statusCode: 201, httpVersion: nil, headerFields: nil)
        else {
            client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
            return
        }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        for piece in ["첫", " 줄\nsec", "ond\n"] { client?.urlProtocol(self, didLoad: Data(piece.utf8)) }
        if url.path == "/broken" {
            client?.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost))
        } else {
            client?.urlProtocolDidFinishLoading(self)
        }
    }

    override func stopLoading() {}
}

@Suite struct SessionBytesTests {
    private let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Pieces.self]
        return URLSession(configuration: configuration)
    }()

    private func url(_ path: String) throws -> URL { try #require(URL(string: "https://example.com" + path)) }

    @Test func givesLinesAsTheyArrive() async throws {
        let (bytes, response) = try await session.bytes(from: url("/text"))
        #expect((response as? HTTPURLResponse)?.statusCode == 201)
        var lines: [String] = []
        for try await line in bytes.lines { lines.append(line) }
        #expect(lines == ["첫 줄", "second"])
    }

    @Test func throwsWhatGoesWrong() async throws {
        let none = try url("/none")
        await #expect(throws: URLError.self) { try await session.bytes(for: URLRequest(url: none)) }
        let (bytes, _) = try await session.bytes(from: url("/broken"))
        var count = 0
        await #expect(throws: URLError.self) { for try await _ in bytes { count += 1 } }
        #expect(count == "첫 줄\nsecond\n".utf8.count)
    }

    @Test func knowsItsTasks() async throws {
        let task = session.dataTask(with: try url("/text"))
        #expect(await session.allTasks == [task])
        let (data, uploads, downloads) = await session.tasks
        #expect(data == [task] && uploads.isEmpty && downloads.isEmpty)
        task.cancel()
        #expect(await session.allTasks.isEmpty)
    }
}
