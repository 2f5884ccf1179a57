import Foundation
import SeamFoundation
import Testing

/// A protocol as apps write it to put something else in a session's place.
private protocol Session: Sendable {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
    func data(from url: URL) async throws -> (Data, URLResponse)
    func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
    func download(for request: URLRequest) async throws -> (URL, URLResponse)
    func download(from url: URL) async throws -> (URL, URLResponse)
}

extension URLSession: Session {}

@Suite struct SessionMethodTests {
    @Test func aSessionFulfilsAnAppsProtocol() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "session-\(UUID().uuidString)")
        try Data("안녕".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let session: any Session = URLSession(configuration: .default)
        #expect(try await session.data(from: file).0 == Data("안녕".utf8))
        #expect(try await session.data(for: URLRequest(url: file)).0 == Data("안녕".utf8))
        await #expect(throws: (any Error).self) { try await session.data(from: file.appending(path: "none")) }
    }
}
