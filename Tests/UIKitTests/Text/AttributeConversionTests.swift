import Foundation
import Stage
import Testing

@testable import UIKit

/// Attributes that go from one kind of attributed text to the other.
@MainActor @Suite struct AttributeConversionTests {
    private let font = UIFont.systemFont(ofSize: 20, weight: .bold)

    @Test func aContainerTakesADictionary() {
        let container = AttributeContainer([
            .font: font, .foregroundColor: UIColor.red, .kern: 2, .underlineStyle: NSUnderlineStyle.single.rawValue,
            .link: "https://example.com", NSAttributedString.Key("own"): 1,
        ])
        #expect(container.uiKit.font == font && container.uiKit.foregroundColor == .red)
        #expect(container.uiKit.kern == 2 && container.uiKit.underlineStyle == .single)
        #expect(container.link == URL(string: "https://example.com"))
        let back = [NSAttributedString.Key: Any](container)
        #expect(back[.font] as? UIFont == font && back[.kern] as? CGFloat == 2)
        #expect(back[.underlineStyle] as? Int == 1 && back.count == 5)
        let title = AttributedString("제목", attributes: AttributeContainer([.font: font]))
        #expect(NSAttributedString(title).attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
    }

    @Test func aTextComesBackAsItWas() throws {
        let text = NSMutableAttributedString(string: "가나 😀 c", attributes: [.font: font])
        let attachment = NSTextAttachment()
        text.append(NSAttributedString(attachment: attachment))
        text.addAttribute(.backgroundColor, value: UIColor.yellow, range: NSRange(location: 3, length: 2))
        text.addAttribute(.link, value: URL(string: "https://a.b") as Any, range: NSRange(location: 6, length: 1))
        let styled = AttributedString(text)
        #expect(String(styled.characters) == text.string)
        let back = NSAttributedString(styled)
        #expect(back.string == text.string)
        #expect(back.attribute(.backgroundColor, at: 4, effectiveRange: nil) as? UIColor == .yellow)
        #expect(back.attribute(.backgroundColor, at: 2, effectiveRange: nil) == nil)
        #expect(back.attribute(.attachment, at: 7, effectiveRange: nil) as? NSTextAttachment === attachment)
        let foundation = try AttributedString(text, including: \.foundation)
        #expect(foundation.runs.contains { $0.link != nil } && !foundation.runs.contains { $0.uiKit.font != nil })
        #expect(try AttributedString(text, including: \.uiKit).runs.contains { $0.uiKit.font == font })
    }

    @Test func markdownIsShownBold() throws {
        let text = try NSAttributedString(markdown: "a **b** *c* `d` ~~e~~")
        #expect(text.string == "a b c d e")
        let styled = StyledText(text, defaults: TextDefaults(font: font), traits: .current)
        func style(_ letter: Int) -> TextStyle? {
            styled.runs.first { NSLocationInRange(letter, $0.range) }?.style
        }
        let plain = TextDefaults(font: .systemFont(ofSize: 17))
        let thin = StyledText(text, defaults: plain, traits: .current)
        #expect(thin.runs.first { NSLocationInRange(2, $0.range) }?.style.font.weight == 700)
        #expect(thin.runs.first { NSLocationInRange(0, $0.range) }?.style.font.weight == 400)
        #expect(style(4)?.font.isItalic == true && style(0)?.font.isItalic == false)
        #expect(style(6)?.font.family == .monospaced && style(8)?.strikethrough == .single)
    }
}
