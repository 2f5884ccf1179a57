import Foundation
import Testing

@testable import UIKit

/// Text from HTML and from the Rich Text Format, and back.
@MainActor
@Suite struct DocumentTests {
    private func html(
        _ text: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]
    ) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(text.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
            ].merging(options) { $1 }, documentAttributes: nil)
    }

    private func attribute<Value>(_ key: NSAttributedString.Key, _ text: NSAttributedString, at word: String) -> Value?
    {
        let range = (text.string as NSString).range(of: word)
        guard range.location != NSNotFound else { return nil }
        return text.attributes(at: range.location, effectiveRange: nil)[key] as? Value
    }

    @Test func inlineTextKeepsNoEndOfParagraph() throws {
        let text = try html("Hello  <b>bold</b>\n <i>italic</i>, caf\u{e9} &amp; &copy;")
        #expect(text.string == "Hello bold italic, caf\u{e9} & \u{a9}")
        let bold: UIFont? = attribute(.font, text, at: "bold")
        #expect(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        let italic: UIFont? = attribute(.font, text, at: "italic")
        #expect(italic?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        let plain: UIFont? = attribute(.font, text, at: "Hello")
        #expect(plain?.pointSize == 12)
        #expect(plain?.familyName == "Times New Roman")
    }

    @Test func blocksEndWithANewLine() throws {
        #expect(try html("<p>One</p><p>Two<br>Three</p>").string == "One\nTwo\u{2028}Three\n")
        #expect(try html("<div><p> One </p></div> Two").string == "One\nTwo")
        #expect(try html("<h1>Head</h1>text").string == "Head\ntext")
        let text = try html("<h1>Head</h1><p>text</p>")
        let head: UIFont? = attribute(.font, text, at: "Head")
        #expect(head?.pointSize == 24)
        let style: NSParagraphStyle? = attribute(.paragraphStyle, text, at: "text")
        #expect(style?.paragraphSpacing == 12)
    }

    @Test func listsHaveMarkers() throws {
        let text = try html("<ul><li>One</li><li>Two</li></ul><ol start=3><li>Three</ol>")
        #expect(text.string == "\t\u{2022}\tOne\n\t\u{2022}\tTwo\n\t3.\tThree\n")
    }

    @Test func linksAreLinks() throws {
        let text = try html(
            "See <a href='/page?a=1&amp;b=2'>there</a>", [.baseURL: URL(string: "https://example.org/x/")!])
        let link: URL? = attribute(.link, text, at: "there")
        #expect(link == URL(string: "https://example.org/page?a=1&b=2"))
        let line: Int? = attribute(.underlineStyle, text, at: "there")
        #expect(line == 1)
    }

    @Test func styleSheetsSayHowTextLooks() throws {
        let text = try html(
            """
            <html><head><style>
            /* a comment */
            body { font-family: -apple-system; font-size: 17px; color: #ff0000 }
            p.note, #last { font-size: 0.5em; text-align: center }
            div p { font-weight: 700 }
            @media print { p { color: blue } }
            </style><title>A title</title></head><body>
            <span style="color: rgb(0, 0, 255); background-color: yellow">Blue</span>
            <p class="note wide">Note</p><div><p>Deep</p></div><p id=last>Last</p><p style="display:none">Gone</p>
            <script>var x = 1</script></body></html>
            """)
        #expect(text.string == "Blue\nNote\nDeep\nLast\n")
        let blue: UIColor? = attribute(.foregroundColor, text, at: "Blue")
        #expect(blue == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        let ground: UIColor? = attribute(.backgroundColor, text, at: "Blue")
        #expect(ground == UIColor(red: 1, green: 1, blue: 0, alpha: 1))
        let first: UIFont? = attribute(.font, text, at: "Blue")
        #expect(first == .systemFont(ofSize: 17))
        let note: UIFont? = attribute(.font, text, at: "Note")
        #expect(note?.pointSize == 8.5)
        let style: NSParagraphStyle? = attribute(.paragraphStyle, text, at: "Note")
        #expect(style?.alignment == .center)
        let deep: UIFont? = attribute(.font, text, at: "Deep")
        #expect(deep == .systemFont(ofSize: 17, weight: .bold))
        let red: UIColor? = attribute(.foregroundColor, text, at: "Last")
        #expect(red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func brokenDocumentsAreRead() throws {
        #expect(try html("<p>One <b>two<p>three</i> <unknown>four").string == "One two\nthree four\n")
        #expect(try html("").length == 0)
        #expect(try html("<pre>a\n  b</pre>").string == "a\n  b\n")
        #expect(try html("<table><tr><td>1<td>2<tr><td>3</table>").string == "1\t2\n3\n")
    }

    @Test func mutableTextAndFactsAreMade() throws {
        var facts: NSDictionary?
        let text = try NSMutableAttributedString(
            data: Data("<title>T</title><p>x".utf8), options: [.documentType: NSAttributedString.DocumentType.html],
            documentAttributes: &facts)
        text.append(NSAttributedString(string: "y"))
        #expect(text.string == "x\ny")
        #expect(facts?["DocumentType"] as? String == "NSHTML")
        #expect(facts?["NSTitleDocumentAttribute"] as? String == "T")
    }

    @Test func richTextIsRead() throws {
        let source =
            #"{\rtf1\ansi\ansicpg1252{\fonttbl\f0\fswiss Helvetica;\f1\fnil Georgia;}{\colortbl;\red255\green0\blue0;}"#
            + #"{\*\generator x;}\pard\qc\f1\fs48\cf1 Big {\b bold} caf\'e9 \u8364?\par\pard\f0\fs24\cf0 Second\line third "#
            + #"{\field{\*\fldinst{HYPERLINK "https://example.org"}}{\fldrslt link}}}"#
        let text = try NSAttributedString(data: Data(source.utf8), options: [:], documentAttributes: nil)
        #expect(text.string == "Big bold caf\u{e9} \u{20ac}\nSecond\u{2028}third link")
        let big: UIFont? = attribute(.font, text, at: "Big")
        #expect(big?.familyName == "Georgia" && big?.pointSize == 24)
        let color: UIColor? = attribute(.foregroundColor, text, at: "Big")
        #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let bold: UIFont? = attribute(.font, text, at: "bold")
        #expect(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        let style: NSParagraphStyle? = attribute(.paragraphStyle, text, at: "Big")
        #expect(style?.alignment == .center)
        #expect(throws: CocoaError.self) {
            try NSAttributedString(
                data: Data("no rtf".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
                documentAttributes: nil)
        }
    }

    @Test(arguments: [NSAttributedString.DocumentType.rtf, .html])
    func whatIsWrittenIsReadAgain(_ type: NSAttributedString.DocumentType) throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let text = NSMutableAttributedString(
            string: "One {two} & \u{1F600}\n", attributes: [.font: UIFont(name: "Georgia", size: 20)!])
        text.append(
            NSAttributedString(
                string: "Red",
                attributes: [
                    .font: UIFont(name: "Georgia-Bold", size: 14)!, .paragraphStyle: style,
                    .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
                    .underlineStyle: NSUnderlineStyle.single.rawValue,
                ]))
        let data = try text.data(
            from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: type])
        let read = try NSAttributedString(data: data, options: [.documentType: type], documentAttributes: nil)
        #expect(read.string.trimmingCharacters(in: .newlines) == text.string)
        let font: UIFont? = attribute(.font, read, at: "Red")
        #expect(font?.pointSize == 14 && font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        let color: UIColor? = attribute(.foregroundColor, read, at: "Red")
        #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let line: Int? = attribute(.underlineStyle, read, at: "Red")
        #expect(line == 1)
        let found: NSParagraphStyle? = attribute(.paragraphStyle, read, at: "Red")
        #expect(found?.alignment == .right)
        let plain = try text.data(from: NSRange(location: 0, length: 3))
        #expect(plain == Data("One".utf8))
    }
}
