import Foundation
import Testing

@testable import WebStage

@Suite("Messages of pages")
struct MessageTests {
    private static let messages = [
        #"{"type":"view","view":{"width":393,"height":760,"scale":2,"safeArea":[0,0,0,0],"isDark":true}}"#,
        #"{"type":"pointer","phase":"began","device":"touch","id":1,"x":100.5,"y":-3,"button":1,"modifiers":2,"time":12.5}"#,
        #"{"type":"text","text":"한글","start":-1,"count":1,"action":"mark"}"#,
        #"{"type":"key","key":"F12","modifiers":31}"#,
    ]

    @Test("Whole messages are read, and fields that are not known are passed over")
    func whole() throws {
        for message in Self.messages { #expect(PageMessage.read(message) != nil) }
        let view = try #require(PageMessage.read(Self.messages[0])?.view)
        #expect(view.width == 393 && view.height == 760 && view.scale == 2 && view.isDark)
        #expect(PageMessage.read(#"{"type":"later","news":{"a":[1]}}"#)?.type == "later")
    }

    @Test(
        "What is no message is none",
        arguments: [
            "", "null", "7", "[]", "{}", #"{"type":null}"#, #"{"type":1}"#, #"{"type":"key","key":5}"#,
            #"{"type":"pointer","x":"1"}"#, #"{"type":"pointer","x":NaN}"#, #"{"type":"pointer","x":1e999}"#,
            #"{"type":"pointer","id":99999999999999999999}"#, #"{"type":"pointer","id":1.5}"#,
            #"{"type":"text","serial":1.5}"#, #"{"type":"view","view":{}}"#, #"{"type":"view","view":[]}"#,
            #"{"type":"view","view":{"width":"1","height":1,"scale":1}}"#,
            String(repeating: "[", count: 100_000), String(repeating: #"{"a":"#, count: 100_000),
        ])
    func nothing(_ text: String) {
        #expect(PageMessage.read(text) == nil)
    }

    @Test("A page is as large as screens are, whatever it says")
    func sizes() throws {
        for (said, taken) in [
            ("1e300", 4_096.0), ("-1e300", 50), ("0", 50), ("49.9", 50), ("5e-324", 50), ("800.4", 800),
        ] {
            let text = #"{"type":"view","view":{"width":\#(said),"height":\#(said),"scale":\#(said)}}"#
            let view = try #require(PageMessage.read(text)?.view)
            #expect(view.width == taken && view.height == taken)
            #expect((0.5...4).contains(view.scale))
        }
    }

    @Test("Twenty thousand damaged messages are read or passed over")
    func damaged() {
        var generator = Numbers(state: 3)
        var read = 0
        for number in 0..<20_000 {
            var bytes = Array(Self.messages[number % Self.messages.count].utf8)
            for _ in 0...generator.below(6) {
                let place = generator.below(bytes.count + 1)
                let length = min(generator.below(12), bytes.count - place)
                switch generator.below(5) {
                case 0: bytes.removeSubrange(place..<place + length)
                case 1: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
                case 2: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
                case 3: if place < bytes.count { bytes[place] ^= 1 << UInt8(generator.below(8)) }
                default:
                    bytes.insert(
                        contentsOf: Array(["1e99", "null", "\\ud800", "[[", "-", "\""][generator.below(6)].utf8),
                        at: place)
                }
            }
            if PageMessage.read(String(decoding: bytes, as: UTF8.self)) != nil { read += 1 }
        }
        #expect(read > 0)
    }

    @Test("The part of a long text around the caret is whole characters, with the caret where it was")
    func parts() {
        let text = String(repeating: "안👍🏽e\u{301}a", count: 900)
        for caret in stride(from: -10, through: text.utf16.count + 10, by: 37) {
            for length in [-5, 0, 3, 100_000] {
                let (part, start) = TextMessage.part(of: text, around: NSRange(location: caret, length: length))
                #expect(part.utf16.count <= 2_100)
                #expect((0...part.utf16.count).contains(start))
                #expect(text.contains(part))
            }
        }
    }
}
