import Foundation
import SeamFoundation
import Testing

struct TextUnitTests {
    private func parts(_ text: String, _ options: NSString.EnumerationOptions) -> [String] {
        var parts: [String] = []
        text.enumerateSubstrings(in: text.startIndex..., options: options) { part, _, _, _ in parts.append(part ?? "-")
        }
        return parts
    }

    @Test func wordsAreWithoutWhatIsBetweenThem() {
        #expect(parts("Hello, world. It's 3.5!", .byWords) == ["Hello", "world", "It's", "3.5"])
        #expect(parts("안녕 세상 👋🏽", .byWords) == ["안녕", "세상"])
        #expect(parts("你好世界", .byWords) == ["你好", "世界"])
        #expect(parts("", .byWords).isEmpty)
    }

    @Test func sentencesHaveTheirSpaces() {
        #expect(parts("One. Two? Three", .bySentences) == ["One. ", "Two? ", "Three"])
    }

    @Test func theLastMayComeFirstAndTheTextBeLeftOut() {
        #expect(parts("a b c", [.byWords, .reverse]) == ["c", "b", "a"])
        #expect(parts("a b", [.byWords, .substringNotRequired]) == ["-", "-"])
    }

    @Test func whatIsAroundAWordReachesToTheNext() {
        let text = " one, two."
        var around: [String] = []
        text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byWords) { _, _, outer, _ in
            around.append(String(text[outer]))
        }
        #expect(around == [" one, ", "two."])
    }

    @Test func otherPartsAreFoundations() {
        #expect(parts("a\nb", .byLines) == ["a", "b"])
        #expect(parts("e\u{301}👨‍👩‍👧", .byComposedCharacterSequences) == ["e\u{301}", "👨‍👩‍👧"])
    }

    @Test func anEnumerationEnds() {
        var count = 0
        "a b c".enumerateSubstrings(in: "a b c".startIndex..., options: .byWords) { _, _, _, stop in
            count += 1
            stop = count == 2
        }
        #expect(count == 2)
    }

    @Test func formatsOfMutableTexts() {
        let text = NSMutableString(string: "a")
        text.appendFormat("%d %@", 3, "나")
        #expect(text == "a3 나")
        #expect(NSString("x").appendingFormat("%03d", 7) == "x007")
    }

    @Test func transforms() {
        let text = NSMutableString(string: "Ärger 한국")
        #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
        #expect(text.hasPrefix("Arger"))
        #expect(CFStringTransform(text, nil, kCFStringTransformToLatin, false))
        #expect(text == "Arger hangug")
        #expect(!CFStringTransform(text, nil, NSString("no such transform"), false))
        #expect(text == "Arger hangug")
    }

    @Test func textsSortByThePersonsLanguage() {
        struct Item {
            var name: String
            var note: String?
        }
        let items = ["b10", "B9", "a", "Ä"].map { Item(name: $0) }
        let expected = ["a", "Ä", "B9", "b10"]
        #expect(items.sorted(using: SortDescriptor(\.name)).map(\.name) == expected)
        #expect(items.sorted(using: SortDescriptor(\.name, comparator: .localizedStandard)).map(\.name) == expected)
        #expect(items.sorted(using: SortDescriptor(\.name, order: .reverse)).map(\.name) == expected.reversed())
        #expect(items.sorted(using: KeyPathComparator(\.name)).map(\.name) == expected)
        #expect(
            items.sorted(using: SortDescriptor(\.name, comparator: .lexical)).map(\.name) == ["B9", "a", "b10", "Ä"])
        #expect(items.map(\.name).sorted(using: .localizedStandard) == expected)
        let noted = [Item(name: "1", note: "b"), Item(name: "2"), Item(name: "3", note: "A")]
        #expect(noted.sorted(using: SortDescriptor(\.note)).map(\.name) == ["2", "3", "1"])
        #expect(SortDescriptor(\Item.name)._sortedPath == \Item.name)
    }

    @Test func aTextOfFoundationsHasTheSameWords() {
        let text: NSString = "😀 안녕 세상. It's"
        let all = NSRange(location: 0, length: text.length)
        var found: [String] = []
        text.enumerateSubstrings(in: all, options: .byWords) { word, place, _, _ in
            found.append("\(word ?? "-") \(place.location)")
        }
        #expect(found == ["안녕 3", "세상 6", "It's 10"])
        found = []
        text.enumerateSubstrings(in: NSRange(location: 6, length: 7), options: [.byWords, .reverse]) {
            word, _, _, stop in
            found.append(word ?? "-")
            stop.pointee = true
        }
        #expect(found.count == 1)
        found = []
        text.enumerateSubstrings(in: all, options: .byComposedCharacterSequences) { part, _, _, _ in
            found.append(part ?? "-")
        }
        #expect(found.first == "😀" && found.count == 13)
    }
}
