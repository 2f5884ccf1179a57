import Foundation
import Testing
import WebDoor

@testable import WebStage

@MainActor @Suite("Downloads")
struct DownloadsTests {
    private func get(_ path: String, from downloads: Downloads, method: String = "GET") -> WebAnswer? {
        downloads.answer(WebRequest(method: method, path: path))
    }

    @Test("A file is fetched once, under a path that nobody guesses")
    func once() throws {
        let downloads = Downloads()
        let path = try #require(downloads.add(Data("text".utf8), named: "보고서.txt"))
        let other = try #require(downloads.add(Data(), named: "empty"))
        #expect(path != other && path.count > 30)
        #expect(get("page.js", from: downloads) == nil)
        #expect(get("download/guess", from: downloads)?.status == 404)
        #expect(get(path, from: downloads, method: "HEAD")?.status == 404)
        let answer = try #require(get(path, from: downloads))
        #expect(answer.status == 200 && answer.body == Data("text".utf8))
        #expect(answer.headers.contains { $0.name == "Content-Type" && $0.value == "application/octet-stream" })
        #expect(get(path, from: downloads)?.status == 404)
        #expect(get(other, from: downloads)?.status == 200)
    }

    @Test("What waits is bounded")
    func bound() {
        let downloads = Downloads()
        let data = Data(count: 100 << 20)
        #expect(downloads.add(data, named: "1") != nil)
        #expect(downloads.add(data, named: "2") != nil)
        #expect(downloads.add(data, named: "3") == nil)
    }

    @Test("Names keep their letters, and say nothing else in the header")
    func names() {
        #expect(Downloads.disposition("a b.txt") == "attachment; filename=\"a b.txt\"; filename*=UTF-8''a%20b.txt")
        #expect(
            Downloads.disposition("é\"\r\nX: 1")
                == "attachment; filename=\"____X: 1\"; filename*=UTF-8''%C3%A9%22%0D%0AX%3A%201")
        #expect(Downloads.disposition("").contains("filename=\"file\""))
    }
}
