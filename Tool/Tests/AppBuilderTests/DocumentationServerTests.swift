import Foundation
import Testing

@testable import AppBuilder

@Suite struct DocumentationServerTests {
    private let folder: Folder
    private let server: DocumentationServer

    init() throws {
        folder = try Folder([
            "pages/index.html": "start", "pages/documentation/uikit/index.html": "UIKit", "pages/data/a b.json": "{}",
            "secret.txt": "secret",
        ])
        server = try DocumentationServer(folder: folder.url.appending(path: "pages"))
    }

    private func answer(_ path: String, method: String = "GET") -> (status: String, type: String?, body: String) {
        let text = String(
            decoding: server.response(to: "\(method) \(path) HTTP/1.1\r\nHost: a\r\n\r\n"), as: UTF8.self)
        let parts = text.components(separatedBy: "\r\n\r\n")
        let lines = parts[0].components(separatedBy: "\r\n")
        let type = lines.first { $0.hasPrefix("Content-Type: ") }?.dropFirst(14)
        return (String(lines[0].dropFirst(9).prefix(3)), type.map { String($0) }, parts.dropFirst().joined())
    }

    @Test func servesFilesAndTheIndexOfFolders() {
        #expect(answer("/") == ("200", "text/html; charset=utf-8", "start"))
        #expect(answer("/documentation/uikit") == ("200", "text/html; charset=utf-8", "UIKit"))
        #expect(answer("/documentation/uikit/?a=b#c").body == "UIKit")
        #expect(answer("/data/a%20b.json") == ("200", "application/json", "{}"))
    }

    @Test func servesNothingElse() {
        #expect(answer("/nowhere").status == "404")
        #expect(answer("/documentation").status == "404")
        #expect(answer("/../secret.txt").status == "404")
        #expect(answer("/%2e%2e/secret.txt").status == "404")
        #expect(answer("/", method: "POST").status == "405")
        #expect(String(decoding: server.response(to: ""), as: UTF8.self).hasPrefix("HTTP/1.1 405"))
    }

    @Test func leavesOutTheBodyWhenAskedForTheHead() {
        let result = answer("/", method: "HEAD")
        #expect(result.status == "200" && result.body.isEmpty)
    }

    @Test func listensOnThisMachineOnly() {
        #expect(server.port != 0)
    }
}
