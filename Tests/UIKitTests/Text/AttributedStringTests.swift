import Testing

@testable import UIKit

@MainActor @Suite struct AttributedStringTests {
    private func copies(_ key: NSAttributedString.Key, _ first: Any, _ second: Any) -> Bool {
        let text = NSMutableAttributedString(string: "ab", attributes: [key: first])
        text.append(NSAttributedString(string: "cd", attributes: [key: second]))
        text.addAttributes([key: first], range: NSRange(location: 3, length: 1))
        let copy = NSMutableAttributedString(attributedString: text)
        copy.append(text)
        copy.addAttribute(key, value: second, range: NSRange(location: 0, length: 1))
        let expected = [second, first, second, first, first, first, second, first] as [AnyObject]
        return expected.indices.allSatisfy {
            copy.attribute(key, at: $0, effectiveRange: nil) as AnyObject? === expected[$0]
        }
    }

    @Test func aTextWithSeveralRunsIsCopied() {
        #expect(copies(.font, UIFont.systemFont(ofSize: 16), UIFont.boldSystemFont(ofSize: 24)))
        #expect(copies(.foregroundColor, UIColor.red, UIColor.label))
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        #expect(copies(.paragraphStyle, NSParagraphStyle.default, style))
        #expect(copies(.shadow, NSShadow(), NSShadow()))
        #expect(copies(.attachment, NSTextAttachment(), NSTextAttachment()))
    }

    @Test func equalRunsBecomeOne() {
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 16)])
        text.append(NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 16)]))
        var range = NSRange(location: 0, length: 0)
        _ = NSAttributedString(attributedString: text).attributes(at: 0, effectiveRange: &range)
        #expect(range.length == 4)
    }
}
