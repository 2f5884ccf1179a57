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

@Suite("A program asks for its record")
struct TraceAnswerTests {
    private let lines = """
        {"e":"b","i":1,"t":1000,"k":"touch","n":"tap \\"Add\\""}
        {"e":"b","i":2,"t":1100,"p":1,"k":"call","n":"Model.add()","f":"App/Model.swift","l":7}
        {"e":"x","i":2,"t":1400}
        {"e":"x","i":1,"t":1500}
        {"e":"b","i":3,"t":5000,"k":"timer","n":"timer"}
        {"e":"x","i":3,"t":5200}

        """

    private func ask(_ session: TraceSession, _ question: String) throws -> [String: Any] {
        let quoted = question.replacing("\"", with: "\\\"")
        let answer = try #require(session.add(Data("{\"e\":\"ask\",\"n\":\"\(quoted)\"}\n".utf8)))
        #expect(answer.filter { $0 == 0x0A }.count == 1 && answer.last == 0x0A)
        return try #require(JSONSerialization.jsonObject(with: answer) as? [String: Any])
    }

    @Test("It gets the last activities, those since a mark, and trees as objects")
    func answers() throws {
        let session = TraceSession(
            [], title: "App",
            lines: LineFinder(program: URL(fileURLWithPath: "/none"), symbolizer: nil, folders: []))
        #expect(session.add(Data(lines.utf8)) == nil)
        let all = try #require(try ask(session, "{\"nodes\":true}")["activities"] as? [[String: Any]])
        #expect(all.map { $0["cause"] as? String } == ["tap \"Add\"", "timer"])
        #expect(all[0]["text"] as? String == "tap \"Add\"  500 µs\n  Model.add()  Model.swift:7")
        #expect(all[0]["milliseconds"] as? Double == 0.5 && all[1]["at"] as? Double == 4)
        let nodes = try #require(all[0]["nodes"] as? [String: Any])
        let call = try #require((nodes["children"] as? [[String: Any]])?.first)
        #expect(call["kind"] as? String == "call" && call["line"] as? Int == 7)

        let last = try ask(session, "{\"last\":1}")
        #expect((last["activities"] as? [[String: Any]])?.map { $0["cause"] as? String } == ["timer"])
        #expect(last["cut"] as? Bool == true)
        let later = try ask(session, "{\"since\":2000}")
        #expect((later["activities"] as? [[String: Any]])?.count == 1 && later["cut"] == nil)
        let mark = try #require(later["mark"] as? UInt64)
        #expect((try ask(session, "{\"since\":\(mark)}")["activities"] as? [Any])?.isEmpty == true)
        // What makes no sense asks for nothing in particular.
        #expect((try ask(session, "?")["activities"] as? [Any])?.count == 2)
    }
}
