import Foundation
import Testing

@testable import Trace

@Suite("A record is read")
struct TraceRecordTests {
    @Test("A line that comes in two parts is one line")
    func parts() throws {
        let record = TraceRecord()
        record.add(Data("{\"e\":\"b\",\"i\":1,\"t\":5,\"k\":\"to".utf8))
        #expect(record.activities.isEmpty)
        record.add(Data("uch\",\"n\":\"tap \\\"Add\\\"\"}\n{\"e\":\"x\",\"i\":1,\"t\":9}\n".utf8))
        let activity = try #require(record.activities.first)
        #expect(activity.kind == .touch && activity.name == "tap \"Add\"" && activity.end == 9)
    }
}
