import Documents
import Foundation
import Testing

@Suite struct JSONValueTests {
    private func parse(_ text: String) throws -> JSONValue { try JSONValue(parsing: text.utf8) }

    @Test func readsEveryKindAndKeepsTheOrder() throws {
        let value = try parse(
            " {\"b\" : [1, -2.5e1, 0, true, false, null], \"a\":{\"x\": \"y\"}, \"big\": 123456789012345680000} ")
        #expect(value.members?.map(\.name) == ["b", "a", "big"])
        #expect(value["b"] == [1, -25.0, 0, true, false, nil])
        #expect(value["a"]?["x"]?.text == "y")
        #expect(value["big"]?.double == 1.2345678901234568e20)
        #expect(try parse("1.0").int == 1 && parse("1.5").int == nil)
        #expect(try parse("9007199254740993") == .integer(9_007_199_254_740_993))
    }

    @Test func readsEscapes() throws {
        #expect(try parse(#""\"\\\/\b\f\n\r\t\u0041\uD83D\uDE00\u00e9""#).text == "\"\\/\u{8}\u{C}\n\r\tA😀é")
        #expect(try parse(#""\uD83Dx""#).text == "\u{FFFD}x")
        #expect(try parse(#""\uDE00""#).text == "\u{FFFD}")
        #expect(try parse(#""\uD83DA""#).text == "\u{FFFD}A")
    }

    @Test func whatItWritesReadsTheSame() throws {
        let value: JSONValue = [
            "text": "a\"b\\c\n\t\u{1}\u{2028}한글😀", "list": [1, 2.5, nil, true, [:], []], "n": -3,
        ]
        #expect(try parse(value.json) == value)
        #expect(!value.json.contains("\n") && !value.json.contains("\u{2028}"))
        #expect(JSONValue(2).json == "2" && JSONValue(2.5).json == "2.5" && JSONValue.number(.infinity).json == "null")
    }

    @Test(arguments: [
        "", " ", "{", "[1,", "[1 2]", "{\"a\"}", "{\"a\":}", "{a:1}", "{\"a\":1,}", "[1,]", "01", "1.", ".5", "+1", "-",
        "1e", "1e999", "tru", "nul", "'a'", "\"a", "\"\u{1}\"", "\"\\x\"", "\"\\u12\"", "\"\\u12G4\"", "1 2", "NaN",
        "\u{FEFF}1", "//\n1",
    ])
    func refusesWhatIsNoJSON(_ text: String) {
        #expect(throws: JSONError.self) { try parse(text) }
    }

    @Test func refusesBytesThatAreNoText() {
        #expect(throws: JSONError.self) { try JSONValue(parsing: [0x22, 0xFF, 0x22]) }
    }

    @Test func nestingHasALimit() throws {
        #expect(try parse(String(repeating: "[", count: 100) + String(repeating: "]", count: 100)).items?.count == 1)
        let error = #expect(throws: JSONError.self) { try parse(String(repeating: "[", count: 100_000)) }
        #expect(error?.message.contains("levels deep") == true)
    }

    @Test func theErrorNamesThePlace() {
        let error = #expect(throws: JSONError.self) { try parse("{\"a\": flase}") }
        #expect(error?.description == "expected a value at byte 6")
    }
}
