import Testing
@testable import UIKit

/// Foundation's own would stop the process at most of these.
@MainActor
@Suite struct AttributedTextJoinTests {
    private func attributes(_ size: CGFloat) -> [NSAttributedString.Key: Any] {
        [
            .font: UIFont.systemFont(ofSize: size), .kern: 0.0, .paragraphStyle: NSMutableParagraphStyle(),
            .foregroundColor: UIColor(red: size / 100, green: 0, blue: 0, alpha: 1),
        ]
    }

    private func piece(_ text: String, _ size: CGFloat) -> NSAttributedString {
        NSAttributedString(string: text, attributes: attributes(size))
    }

    private func sizes(_ text: NSAttributedString) -> [String] {
        var found: [String] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let size = (attributes[.font] as? UIFont)?.pointSize ?? 0
            found.append("\((text.string as NSString).substring(with: range)) \(Int(size))")
        }
        return found
    }

    @Test func piecesAreAppendedToAnEmptyText() {
        let text = NSMutableAttributedString(string: "")
        text.append(piece("", 10))
        text.append(piece("one ", 12))
        text.append(piece("two ", 14))
        text.append(NSAttributedString(string: "plain"))
        #expect(text.string == "one two plain")
        #expect(sizes(text) == ["one  12", "two  14", "plain 0"])
    }

    @Test func piecesAreInsertedAndReplaced() {
        let text = NSMutableAttributedString(attributedString: piece("ad", 12))
        let middle = NSMutableAttributedString(attributedString: piece("b", 14))
        middle.append(piece("c", 16))
        text.insert(middle, at: 1)
        #expect(sizes(text) == ["a 12", "b 14", "c 16", "d 12"])
        text.replaceCharacters(in: NSRange(location: 0, length: 2), with: piece("🙂", 18))
        #expect(sizes(text) == ["🙂 18", "c 16", "d 12"])
        text.append(text)
        #expect(text.string == "🙂cd🙂cd")
        #expect(sizes(text).suffix(2) == ["c 16", "d 12"])
    }
}
