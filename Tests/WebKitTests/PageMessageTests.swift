import Foundation
import Testing

@testable import WebKit

@Suite("Messages of pages") struct PageMessageTests {
    @Test func theyComeWholeOrNotAtAll() throws {
        var bytes = PageMessage("load", 7, "한글", nil, true, Data([0, 255])).bytes + PageMessage("next").bytes
        var start = Data(bytes.prefix(9))
        #expect(PageMessage.take(from: &start) == nil)
        let first = try #require(PageMessage.take(from: &bytes))
        #expect(first.count == 6 && first.verb == "load")
        #expect(first.int(1) == 7 && first.text(2) == "한글" && first.text(3) == "" && first.bool(4))
        #expect(first.data(5) == Data([0, 255]) && first.text(6) == "")
        #expect(PageMessage.take(from: &bytes)?.verb == "next")
        #expect(PageMessage.take(from: &bytes) == nil && bytes.isEmpty)
    }

    @Test func valuesTravelAsJSON() {
        #expect(PageValue.json(["a": 1, "b": true, "c": "x\"", "d": NSNull()] as [String: Any]) != nil)
        #expect(PageValue.json([Date(timeIntervalSince1970: 0)]) == "[\"1970-01-01T00:00:00Z\"]")
        #expect(PageValue.json(NSObject()) == nil)
        #expect(PageValue.value("") == nil)
        #expect(PageValue.value("null") is NSNull)
        #expect((PageValue.value("[1.5]") as? [Double]) == [1.5])
    }
}
