import Foundation
import URLLoading
import SeamFoundation
import Testing

@Suite struct ResponseContentsTests {
    @Test func aResponseIsMadeOfATypeAndALength() throws {
        let url = try #require(URL(string: "https://example.com/a.txt"))
        let response = HTTPURLResponse(
            _url: url, mimeType: "text/plain; 한글 🎈 that is long", expectedContentLength: 12, textEncodingName: "utf-8")
        #expect(response.statusCode == 200 && response.url == url && response.allHeaderFields.isEmpty)
        #expect(response.mimeType == "text/plain; 한글 🎈 that is long")
        #expect(response.expectedContentLength == 12 && response.textEncodingName == "utf-8")
        let empty = HTTPURLResponse(_url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
        #expect(empty.mimeType == nil && empty.expectedContentLength == 0 && empty.textEncodingName == nil)
    }
}
