import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

/// Keys, formats and marks.
@Suite @MainActor struct TextTests {
    @Test func keysHaveFormats() {
        let count = 3
        let key: LocalizedStringKey = "\(count) of \("all") are \(0.5, specifier: "%.2f")%"
        #expect(key.key == "%lld of %@ are %.2f%%")
        #expect(Text(key).resolvedString == "3 of all are 0.50%")
        #expect(Text("100%").resolvedString == "100%")
    }

    @Test func literalsAreKeysAndOtherStringsAreNot() {
        let string = "key"
        #expect(Text("key") == Text(LocalizedStringKey("key")))
        #expect(Text(string) == Text(verbatim: "key"))
        #expect(Text(AttributedString("key")) != Text("key"))
    }

    @Test func translationsMayHaveAnotherOrder() {
        let parts = FormattedKey("%2$@ hat %1$lld", [.integer(3), .text("Anna")])
        #expect(parts.plain == "Anna hat 3")
    }

    @Test func marksBecomeLooks() {
        #expect(
            InlineMarkdown("a **b** *c* `d`").runs == [
                .init(text: "a "), .init(text: "b", isBold: true), .init(text: " "), .init(text: "c", isItalic: true),
                .init(text: " "), .init(text: "d", isCode: true),
            ])
        #expect(InlineMarkdown("2 * 3 * 4").runs == [.init(text: "2 * 3 * 4")])
        #expect(InlineMarkdown("snake_case_name").runs == [.init(text: "snake_case_name")])
    }

    @Test func nearerModifiersWin() throws {
        let text = (Text(verbatim: "a").foregroundColor(.red) + Text(verbatim: "b")).foregroundColor(.blue).bold()
        let string = text.resolved(in: EnvironmentValues())
        #expect(string.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
        #expect(string.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .systemBlue)
        let font = try #require(string.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
        #expect(font.pointSize == 17)
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test func neighboursMayHaveOtherFonts() {
        let text = Text("plain **bold** *italic*") + Text(verbatim: " large").font(.largeTitle).underline()
        let string = text.resolved(in: EnvironmentValues())
        #expect(string.string == "plain bold italic large")
        var sizes: [CGFloat] = []
        string.enumerateAttribute(.font, in: NSRange(location: 0, length: string.length)) { font, _, _ in
            sizes.append((font as? UIFont)?.pointSize ?? 0)
        }
        #expect(sizes.first == 17)
        #expect(sizes.last == 34)
    }

    @Test func fontsComeFromTheEnvironment() throws {
        let screen = TestScreen {
            VStack {
                Text(verbatim: "title")
                Text(verbatim: "own").font(.caption)
            }.font(.largeTitle)
        }
        func size(_ text: String) throws -> CGFloat? {
            let label = try #require(screen.label(text))
            return (label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize
        }
        #expect(try size("title") == 34)
        #expect(try size("own") == 12)
    }
}
