import Foundation
import Stage
import Testing

@testable import SwiftUI
@testable import UIKit

/// Keys, formats and marks.
@Suite @MainActor struct TextTests {
    @Test func smallCapitalsAreTheFonts() {
        func capitals(_ font: Font) -> FontDescriptor.SmallCapitals { font.uiFont.descriptor.smallCapitals }
        #expect(capitals(.body) == .none)
        #expect(capitals(.body.smallCaps()) == .all)
        #expect(capitals(.body.lowercaseSmallCaps()) == .lowercase)
        #expect(capitals(.body.uppercaseSmallCaps()) == .uppercase)
        #expect(capitals(.body.bold().lowercaseSmallCaps().uppercaseSmallCaps()) == .all)
        #expect(Font.body.smallCaps() != .body)
    }

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

    @Test func marksBecomeLooks() throws {
        let text = Text("a **b** *c* `d`").resolved(in: EnvironmentValues())
        #expect(text.string == "a b c d")
        let bold = try #require(text.attribute(.font, at: 2, effectiveRange: nil) as? UIFont)
        #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
        let italic = try #require(text.attribute(.font, at: 4, effectiveRange: nil) as? UIFont)
        #expect(italic.fontDescriptor.symbolicTraits.contains(.traitItalic))
    }

    @Test func linksAreOpenedWhereTheyAreTapped() throws {
        var opened: [String] = []
        let screen = TestScreen {
            VStack {
                Text("plain words [약관](https://a.test/terms) more").tint(.red)
                Text((try? AttributedString(markdown: "**see** https://b.test.")) ?? "")
            }
            .environment(
                \.openURL,
                OpenURLAction {
                    opened.append($0.absoluteString); return .handled
                })
        }
        try screen.picture("text-links")
        let first = try #require(screen.label("plain words 약관 more"))
        let place = first.convert(first.bounds, to: nil)
        screen.tap(CGPoint(x: place.minX + 10, y: place.midY))
        #expect(opened.isEmpty)
        let words = try #require(first.attributedText)
        #expect(words.attribute(.foregroundColor, at: 13, effectiveRange: nil) as? UIColor == .systemRed)
        let before = words.attributedSubstring(from: NSRange(location: 0, length: 12)).size().width
        screen.tap(CGPoint(x: place.minX + before + 8, y: place.midY))
        #expect(opened == ["https://a.test/terms"])
        let second = try #require(screen.label("see https://b.test."))
        screen.tap(second)
        #expect(opened == ["https://a.test/terms", "https://b.test"])
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
