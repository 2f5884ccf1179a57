import Foundation
import Testing

@testable import UIKit

/// Words, sentences and the like of texts that are edited.
@MainActor @Suite struct TextTokenizerTests {
    private let view: UITextView = {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.text = "안녕 hello, 😀 world.\nNext line"
        return view
    }()

    private func position(_ offset: Int) throws -> UITextPosition {
        try #require(view.position(from: view.beginningOfDocument, offset: offset))
    }

    private func word(_ offset: Int, _ direction: UITextStorageDirection = .forward) throws -> String? {
        view.tokenizer.rangeEnclosingPosition(try position(offset), with: .word, inDirection: .storage(direction))
            .flatMap { view.text(in: $0) }
    }

    @Test func findsWords() throws {
        #expect(try word(0) == "안녕" && word(1) == "안녕" && word(4) == "hello")
        #expect(try word(2, .backward) == "안녕" && word(2) == nil, "between two words")
        #expect(try word(14) == "world")
    }

    @Test func findsOtherUnits() throws {
        func unit(_ granularity: UITextGranularity, _ offset: Int) throws -> String? {
            view.tokenizer.rangeEnclosingPosition(
                try position(offset), with: granularity, inDirection: .storage(.forward)
            ).flatMap { view.text(in: $0) }
        }
        #expect(try unit(.character, 10) == "😀")
        #expect(try unit(.paragraph, 22) == "Next line" && unit(.document, 3) == view.text)
        let tokenizer = view.tokenizer
        let next = tokenizer.position(from: try position(3), toBoundary: .word, inDirection: .storage(.forward))
        #expect(next.map { view.offset(from: view.beginningOfDocument, to: $0) } == 8)
        #expect(tokenizer.isPosition(try position(8), atBoundary: .word, inDirection: .storage(.forward)))
        #expect(!tokenizer.isPosition(try position(7), atBoundary: .word, inDirection: .storage(.forward)))
        #expect(tokenizer.position(from: view.endOfDocument, toBoundary: .word, inDirection: .layout(.right)) == nil)
    }

    @Test func findsTheCharacterAtAPoint() throws {
        view.layoutIfNeeded()
        let range = try #require(view.textRange(from: try position(3), to: try position(4)))
        let frame = view.firstRect(for: range)
        let found = view.characterRange(at: CGPoint(x: frame.midX + 1, y: frame.midY))
        #expect(found.flatMap { view.text(in: $0) } == "h")
        #expect(view.characterRange(at: CGPoint(x: 290, y: 190)) == nil)
        #expect(view.baseWritingDirection(for: try position(0), in: .forward) == .leftToRight)
        view.text = "שלום"
        #expect(view.baseWritingDirection(for: view.beginningOfDocument, in: .forward) == .rightToLeft)
    }

    @Test func tellsHowCharactersLook() throws {
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
        view.attributedText = text
        #expect(view.textStyling(at: try position(1), in: .forward)?[.foregroundColor] as? UIColor == .red)
        let first = view.textStyling(at: try position(1), in: .backward)
        #expect(first?[.foregroundColor] as? UIColor != .red && (first?[.font] as? UIFont)?.pointSize == 30)
        #expect(view.textStyling(at: view.endOfDocument, in: .forward) != nil)
    }
}
