import Foundation
import Testing

@testable import Tracing

/// Says so if its description is asked for.
private final class Loud: CustomStringConvertible {
    nonisolated(unsafe) static var wasAsked = false

    var description: String {
        Self.wasAsked = true
        return "loud"
    }
}

private struct Item {
    var title: String
    var isDone: Bool
    var tags: [String] = []
}

private enum State {
    case idle
    case loaded(Int, name: String)
}

@Suite("Values in a few words")
struct ValueTextTests {
    /// Without the marks that tell one value from another of the same words.
    private func words(_ value: Any?) -> String {
        ValueText.of(value).split(separator: "\u{2}", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 0 }.map(\.element).joined()
    }

    @Test func valuesAreTold() {
        #expect(words("우유") == "\"우유\"" && words(3) == "3" && words(true) == "true" && words(2.5) == "2.5")
        #expect(words(nil) == "nil" && words(Int?.none as Any) == "nil" && words(Int?(4) as Any) == "4")
        #expect(words([1, 2]) == "2 items" && words(["a": 1]) == "1 item" && words([Int]()) == "0 items")
        #expect(words(Item(title: "Milk", isDone: false)) == "Item(title: \"Milk\", isDone: false, tags: 0 items)")
        #expect(words(State.idle) == ".idle" && words(State.loaded(1, name: "x")) == ".loaded(1, name: \"x\")")
        #expect(words(IndexPath(indexes: [0, 2])) == "[0, 2]" && words(()) == "()")
    }

    @Test func longTextsAreCut() {
        let text = words(String(repeating: "가", count: 500))
        #expect(text.count <= ValueText.limit + 2 && text.contains("…"))
    }

    @Test func noDescriptionOfTheAppIsCalled() {
        #expect(words(Loud()) == "Loud" && words([Loud()]) == "1 item" && !Loud.wasAsked)
    }

    @Test func valuesOfTheSameWordsAreToldApart() {
        let (first, second) = (NSObject(), NSObject())
        #expect(ValueText.of(first) != ValueText.of(second) && ValueText.of(first) == ValueText.of(first))
        #expect(ValueText.of([Item(title: "a", isDone: false)]) != ValueText.of([Item(title: "a", isDone: true)]))
        #expect(ValueText.of([1, 2]) == ValueText.of([1, 2]))
    }
}

@Suite("Lines of the record")
struct EventLineTests {
    @Test(arguments: ["plain", "\"quoted\" \\ back", "line\nbreak\t\u{1}\u{7f}", "우유 🥛 é"])
    func textsComeThrough(_ text: String) throws {
        var line = EventLine("m", span: 7, parent: 3)
        line.add("n", text)
        let object = try JSONSerialization.jsonObject(with: Data(line.finished)) as? [String: Any]
        #expect(object?["n"] as? String == text && object?["i"] as? Int == 7 && object?["p"] as? Int == 3)
    }
}
