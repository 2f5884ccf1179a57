import Foundation
import Testing

@testable import Trace

/// A record of lines, as the recorder writes them.
func record(_ lines: String, limit: Int = 1 << 20) -> TraceRecord {
    let record = TraceRecord(limit: limit)
    record.add(Data((lines + "\n").utf8))
    return record
}

@Suite("Activities as trees of lines")
struct TreeTextTests {
    private func text(_ lines: String) -> String {
        var tree = TreeText(width: 40)
        return record(lines).activities.map { tree.text(of: $0) }.joined()
    }

    @Test("A call has its arguments, a change what was there before, each its line")
    func callAndChange() {
        let text = text(
            """
            {"e":"b","i":1,"t":0,"k":"touch","n":"tap \\"Add\\""}
            {"e":"b","i":2,"t":1,"p":1,"k":"call","n":"Model.add(title:_:)","o":7,"a":"\\"Milk\\"\\u00012","f":"App/Model.swift","l":7}
            {"e":"m","i":3,"t":2,"p":2,"k":"state","n":"items","c":"Model","o":7,"w":"0 items","v":"1 item"}
            {"e":"x","i":2,"t":3}
            {"e":"x","i":1,"t":1500}
            """)
        #expect(
            text == """
                tap "Add"                         1.5 ms
                  Model.add(title: "Milk", 2)  Model.swift:7
                    items: 0 → 1 items

                """)
    }

    @Test("The links of a chain are one line, across threads as well")
    func chain() {
        let text = text(
            """
            {"e":"b","i":1,"t":0,"k":"event","n":"Published","ch":10,"nx":11,"v":"1"}
            {"e":"b","i":2,"t":1,"p":1,"k":"hop","n":"DispatchQueue.async"}
            {"e":"b","i":3,"t":2,"p":2,"k":"event","n":"map","ch":11,"to":"sink","v":"\\"1\\""}
            {"e":"m","i":4,"t":3,"p":3,"k":"told","n":"text","c":"UILabel","q":"label","v":"\\"1\\""}
            """)
        #expect(text == "Published 1 ⤳ map \"1\" → sink  (no cause known)\n  label.text: \"1\"\n")
    }

    @Test("Work that is handed over and does nothing has no line")
    func emptyHops() {
        let text = text(
            """
            {"e":"b","i":1,"t":0,"k":"call","n":"f()"}
            {"e":"b","i":2,"t":1,"p":1,"k":"hop","n":"DispatchQueue.async"}
            {"e":"b","i":3,"t":2,"p":2,"k":"hop","n":"DispatchQueue.async"}
            """)
        #expect(text == "f()  (no cause known)\n")
    }

    @Test(
        "Objects and contents that differ are told apart, and their marks not shown",
        arguments: [
            ("UIImage\u{2}1\u{2}", "UIImage\u{2}2\u{2}", "UIImage → UIImage"),
            ("UIImage\u{2}1\u{2}", "UIImage\u{2}1\u{2}", "UIImage (as before)"),
            ("2 items\u{2}a\u{2}", "2 items\u{2}b\u{2}", "2 items (changed)"),
            ("1 item\u{2}a\u{2}", "2 items\u{2}b\u{2}", "1 → 2 items"),
            ("Box<Optional<Int>>", "nil", "Box<Int?> → nil"),
        ])
    func changes(_ old: String, _ new: String, _ words: String) throws {
        let line = ["e": "m", "k": "told", "n": "x", "c": "View", "w": old, "v": new]
        var object = line as [String: Any]
        object["i"] = 1
        object["t"] = 1
        let json = String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
        #expect(text(json) == "View.x: \(words)\n")
    }
}

@Suite("What a record keeps, and other forms of it")
struct TraceOutputTests {
    private let small = """
        {"e":"b","i":1,"t":10,"k":"call","n":"A.f()"}
        {"e":"b","i":2,"t":11,"p":1,"th":5,"k":"hop","n":"DispatchQueue.async"}
        {"e":"b","i":3,"t":12,"p":2,"th":5,"k":"call","n":"B.g()"}
        {"e":"m","i":4,"t":13,"p":3,"th":5,"k":"told","n":"text","c":"UILabel","v":"</script>"}
        {"e":"x","i":3,"t":14}
        {"e":"x","i":1,"t":15}
        """

    @Test("The oldest activities go when there is no room")
    func ring() {
        let lines = (1...1_000).map {
            "{\"e\":\"b\",\"i\":\($0),\"t\":\($0),\"k\":\"touch\",\"n\":\"\($0)\"}\n{\"e\":\"x\",\"i\":\($0),\"t\":\($0)}"
        }
        let record = record(lines.joined(separator: "\n"), limit: 40_000)
        #expect(record.activities.count < 100)
        #expect(record.activities.last?.name == "1000")
        #expect(record.droppedCount + record.activities.count == 1_000)
    }

    @Test("Of an activity that goes on and on, the older half goes when there is no room")
    func endless() {
        let lines = (2...1_000).map {
            "{\"e\":\"b\",\"i\":\($0),\"p\":1,\"t\":\($0),\"k\":\"hop\",\"n\":\"\($0)\"}\n"
                + "{\"e\":\"x\",\"i\":\($0),\"t\":\($0)}"
        }
        let first = "{\"e\":\"b\",\"i\":1,\"t\":1,\"k\":\"launch\",\"n\":\"launch\"}\n"
        let record = record(first + lines.joined(separator: "\n"), limit: 40_000)
        #expect(record.activities.count == 1)
        #expect((20..<100).contains(record.activities[0].children.count))
        #expect(record.activities[0].children.last?.name == "1000")
    }

    @Test("Lines that are none are counted and left out")
    func damage() {
        let record = record("{\"e\":\"b\"}\nnonsense\n{\"e\":\"b\",\"i\":1,\"t\":1,\"k\":\"unknown\"}\n" + small)
        #expect(record.damagedCount == 3 && record.activities.count == 1)
    }

    @Test("The trace-event format has spans, moments and arrows")
    func chrome() throws {
        let data = try ChromeTrace(record(small), title: "App").data()
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let events = try #require(json["traceEvents"] as? [[String: Any]])
        let phases = events.compactMap { $0["ph"] as? String }
        #expect(phases == ["M", "M", "X", "s", "X", "f", "X", "i"])
        #expect(events[2]["name"] as? String == "A.f()" && events[2]["dur"] as? Int == 5)
    }

    @Test("The page holds the record, whatever is in it")
    func page() throws {
        let text = try TracePage(title: "A<b>", layers: ["A": "view"]).text(of: record(small))
        #expect(
            text.contains("<title>A&lt;b></title>") && text.contains("<\\/script>") && !text.contains("\"</script>"))
        #expect(text.contains("\"from\":\"A\"") && text.contains("\"to\":\"B\""))
    }

    @Test("Who listens comes before who is listened to")
    func graph() {
        let record = record(
            """
            {"e":"b","i":1,"t":1,"k":"call","n":"Model.load()"}
            {"e":"b","i":2,"t":2,"p":1,"k":"event","n":"Published","ch":1,"v":"1"}
            {"e":"b","i":3,"t":3,"p":2,"k":"call","n":"Screen.show(_:)"}
            """)
        #expect(TraceGraph(record.activities).edges == [.init(from: "Screen", to: "Model", kind: "listens", count: 1)])
    }
}

@Suite("What is remarked")
struct TraceRemarksTests {
    private func remarks(_ lines: String) -> [String] {
        let record = record(lines)
        let remarks = TraceRemarks(record.activities)
        var texts: [String] = []
        for activity in record.activities { activity.forEach { texts += remarks.texts(for: $0) } }
        return texts
    }

    @Test("Work that is longer than a frame, at the innermost call")
    func longWork() {
        let found = remarks(
            """
            {"e":"b","i":1,"t":0,"k":"touch","n":"tap"}
            {"e":"b","i":2,"t":1,"p":1,"k":"call","n":"A.slow()"}
            {"e":"x","i":2,"t":30001}
            {"e":"x","i":1,"t":30002}
            """)
        #expect(found == ["kept the main thread for 30.0 ms, longer than a frame"])
    }

    @Test("A view told off the main thread")
    func thread() {
        let found = remarks(
            "{\"e\":\"m\",\"i\":1,\"t\":1,\"th\":9,\"k\":\"told\",\"n\":\"text\",\"c\":\"UILabel\",\"v\":\"1\"}")
        #expect(found == ["a view is told off the main thread"])
    }

    @Test("A binding that changed nothing, and not one that did")
    func binding() {
        let event =
            "{\"e\":\"b\",\"i\":1,\"t\":1,\"k\":\"event\",\"n\":\"Published\",\"ch\":1,\"to\":\"sink\",\"v\":\"1\"}"
        #expect(remarks(event) == ["a binding fired and changed nothing that is seen"])
        #expect(
            remarks(
                event + "\n{\"e\":\"m\",\"i\":2,\"t\":2,\"p\":1,\"k\":\"told\",\"n\":\"text\",\"c\":\"L\",\"v\":\"1\"}"
            ).isEmpty)
    }

    @Test("A value that is set twice by one cause")
    func twice() {
        func set(_ id: Int, _ old: String, _ new: String) -> String {
            "{\"e\":\"m\",\"i\":\(id),\"t\":\(id),\"p\":1,\"k\":\"told\",\"n\":\"text\",\"c\":\"UILabel\",\"o\":5,\"w\":\"\(old)\",\"v\":\"\(new)\"}"
        }
        let touch = "{\"e\":\"b\",\"i\":1,\"t\":1,\"k\":\"touch\",\"n\":\"tap\"}\n"
        #expect(
            remarks(touch + set(2, "a", "b") + "\n" + set(3, "b", "c")) == ["UILabel.text is set 2 times by one cause"])
        #expect(
            remarks(touch + set(2, "a", "b") + "\n" + set(3, "b", "b"))
                == ["UILabel.text is set again to what it is: a binding that came back to where it began"])
        #expect(remarks(touch + set(2, "a", "b")).isEmpty)
    }

    @Test("A subscription whose token nothing keeps")
    func token() {
        let found = remarks(
            """
            {"e":"b","i":1,"t":1,"k":"call","n":"A.bind()","f":"A.swift","l":3}
            {"e":"m","i":2,"t":2,"p":1,"k":"subscribed","n":"Published","ch":1,"to":"sink","f":"A.swift","l":4}
            {"e":"m","i":3,"t":3,"p":1,"k":"cancelled","n":"Published","f":"A.swift","l":4}
            """)
        #expect(found == ["a subscription was let go of at once: nothing keeps its token"])
    }
}
