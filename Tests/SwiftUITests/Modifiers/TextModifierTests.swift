import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

/// Modifiers of a text itself, and those of the views around it.
@Suite @MainActor struct TextModifierTests {
    private func attributes(_ text: Text, _ environment: EnvironmentValues = EnvironmentValues()) -> [NSAttributedString
        .Key: Any]
    {
        text.resolved(in: environment).attributes(at: 0, effectiveRange: nil)
    }

    /// The attributes of the label that shows a view's only text.
    private func shown(_ view: some View) throws -> [NSAttributedString.Key: Any] {
        let screen = TestScreen { view }
        let label = try #require(screen.all(UILabel.self).first)
        return try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    }

    private func traits(_ attributes: [NSAttributedString.Key: Any]) -> UIFontDescriptor.SymbolicTraits {
        (attributes[.font] as? UIFont)?.fontDescriptor.symbolicTraits ?? []
    }

    @Test func textsAreSpacedAndMoved() {
        #expect(attributes(Text(verbatim: "a").kerning(2))[.kern] as? CGFloat == 2)
        #expect(attributes(Text(verbatim: "a").tracking(3))[.kern] as? CGFloat == 3)
        #expect(attributes(Text(verbatim: "a").baselineOffset(-4))[.baselineOffset] as? CGFloat == -4)
        #expect(attributes(Text(verbatim: "a"))[.kern] == nil)
    }

    @Test func textsHaveLines() {
        let under = attributes(Text(verbatim: "a").underline(color: .red))
        #expect(under[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
        #expect(under[.underlineColor] as? UIColor == .systemRed)
        let through = attributes(Text(verbatim: "a").strikethrough(color: .blue))
        #expect(through[.strikethroughStyle] as? Int == NSUnderlineStyle.single.rawValue)
        #expect(through[.strikethroughColor] as? UIColor == .systemBlue)
        #expect(attributes(Text(verbatim: "a").underline().underline(false))[.underlineStyle] != nil)
        #expect(attributes(Text(verbatim: "a").strikethrough(false))[.strikethroughStyle] == nil)
    }

    @Test func textsHaveTraits() {
        #expect(traits(attributes(Text(verbatim: "a").italic())).contains(.traitItalic))
        #expect(!traits(attributes(Text(verbatim: "a").italic(false))).contains(.traitItalic))
        #expect(traits(attributes(Text(verbatim: "a").bold())).contains(.traitBold))
        #expect(!traits(attributes(Text(verbatim: "a").bold(false))).contains(.traitBold))
        let light = attributes(Text(verbatim: "a").fontWeight(.light))[.font] as? UIFont
        let heavy = attributes(Text(verbatim: "a").fontWeight(.heavy))[.font] as? UIFont
        #expect(light != heavy)
    }

    @Test func fixedWidthLettersAreEquallyWide() {
        let fixed = Text(verbatim: "i").monospaced().resolved(in: EnvironmentValues()).size()
        let wide = Text(verbatim: "W").monospaced().resolved(in: EnvironmentValues()).size()
        #expect(abs(fixed.width - wide.width) < 0.01)
        let one = Text(verbatim: "1").monospacedDigit().resolved(in: EnvironmentValues()).size()
        let eight = Text(verbatim: "8").monospacedDigit().resolved(in: EnvironmentValues()).size()
        #expect(abs(one.width - eight.width) < 0.01)
    }

    @Test func viewsGiveTheirTextsALook() throws {
        #expect((try shown(VStack { Text(verbatim: "a") }.font(.largeTitle))[.font] as? UIFont)?.pointSize == 34)
        #expect(traits(try shown(VStack { Text(verbatim: "a") }.bold())).contains(.traitBold))
        #expect(traits(try shown(VStack { Text(verbatim: "a") }.italic())).contains(.traitItalic))
        #expect(try shown(VStack { Text(verbatim: "a") }.underline())[.underlineStyle] != nil)
        #expect(try shown(VStack { Text(verbatim: "a") }.strikethrough())[.strikethroughStyle] != nil)
        #expect(try shown(VStack { Text(verbatim: "a") }.kerning(1.5))[.kern] as? CGFloat == 1.5)
        let regular = try shown(VStack { Text(verbatim: "a") })[.font] as? UIFont
        #expect(try shown(VStack { Text(verbatim: "a") }.fontWeight(.black))[.font] as? UIFont != regular)
        // The nearer one wins.
        #expect(
            (try shown(Text(verbatim: "a").font(.caption).font(.largeTitle))[.font] as? UIFont)?.pointSize == 12)
    }

    @Test func viewsGiveTheirTextsAColor() throws {
        #expect(try shown(Text(verbatim: "a").foregroundColor(.green))[.foregroundColor] as? UIColor == .systemGreen)
        #expect(
            try shown(VStack { Text(verbatim: "a") }.foregroundStyle(Color.orange))[.foregroundColor] as? UIColor
                == .systemOrange)
        #expect(try shown(Button("a") {}.tint(.purple))[.foregroundColor] as? UIColor == .systemPurple)
        #expect(try shown(Button("a") {}.accentColor(.pink))[.foregroundColor] as? UIColor == .systemPink)
    }

    /// A tint is not what `Color.accentColor` is, and goes before the accent colour for controls.
    @Test func theAccentColorAndTheTintAreTwo() throws {
        func color<V: View>(_ view: V) throws -> UIColor? { try shown(view)[.foregroundColor] as? UIColor }
        let accented = Text(verbatim: "a").foregroundColor(.accentColor)
        #expect(try color(accented.accentColor(.red)) == .systemRed)
        #expect(try color(accented.tint(.red)) == color(accented))
        #expect(try color(Button("a") {}.tint(.purple).accentColor(.red)) == .systemPurple)
        #expect(try color(Button("a") {}.accentColor(.red).tint(.purple)) == .systemPurple)
        let faint = Text(verbatim: "a").foregroundColor(.accentColor.opacity(0.5)).accentColor(.red)
        let parts = try #require(try color(faint)).resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        #expect(abs(parts.cgColor.alpha - 0.5) < 0.01 && (parts.cgColor.components?.first ?? 0) > 0.9)
    }

    @Test func aTextInAStyleIsAText() throws {
        let red: Text = Text(verbatim: "a").foregroundStyle(.red)
        #expect(try shown(red)[.foregroundColor] as? UIColor == .systemRed)
        #expect(try shown(red.foregroundStyle(.blue))[.foregroundColor] as? UIColor == .systemRed)
        #expect(try shown(Text(verbatim: "a").foregroundStyle(.secondary))[.foregroundColor] as? UIColor != .label)
        #expect(red == Text(verbatim: "a").foregroundStyle(.red) && red != Text(verbatim: "a").foregroundStyle(.blue))
        let screen = TestScreen { red.bold() + Text(verbatim: "나").foregroundStyle(.green.opacity(0.6)) }
        let words = try #require(screen.all(UILabel.self).first?.attributedText)
        #expect(words.string == "a나")
        #expect(words.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor == .systemRed)
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let painted = TestScreen { Text(verbatim: "a").foregroundStyle(gradient) }
        #expect(painted.all(RedactableLabel.self).first?.gradient != nil)
        let plain = TestScreen { VStack { Text(verbatim: "a").foregroundColor(.red) }.foregroundStyle(gradient) }
        #expect(plain.all(RedactableLabel.self).first?.gradient == nil)
        // A prompt is a text.
        let field = TestScreen {
            TextField("", text: .constant(""), prompt: Text(verbatim: "Title").foregroundStyle(.blue))
        }
        #expect(field.all(UITextField.self).first?.placeholder == "Title")
    }

    @Test func linesAreAlignedSpacedAndLimited() throws {
        let screen = TestScreen {
            Text(verbatim: "some words on several lines, more than there is room for").multilineTextAlignment(.trailing)
                .lineLimit(2).lineSpacing(7).truncationMode(.middle).minimumScaleFactor(0.5).frame(width: 120)
        }
        let label = try #require(screen.all(UILabel.self).first)
        #expect(label.textAlignment == .right)
        #expect(label.numberOfLines == 2)
        #expect(label.lineBreakMode == .byTruncatingMiddle)
        #expect(label.adjustsFontSizeToFitWidth)
        #expect(label.minimumScaleFactor == 0.5)
        let style = try #require(
            label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
        #expect(style.lineSpacing == 7)
    }

    @Test func lineSpacingAddsHeightBetweenLines() {
        let text = Text(verbatim: "one\ntwo\nthree")
        #expect(size(text.lineSpacing(10)).height == size(text).height + 20)
    }

    @Test func headsAreCutToo() throws {
        let screen = TestScreen { Text(verbatim: "long").truncationMode(.head) }
        #expect(try #require(screen.label("long")).lineBreakMode == .byTruncatingHead)
    }

    @Test func caseChangesWhatIsShown() {
        #expect(TestScreen { Text(verbatim: "straße").textCase(.uppercase) }.texts == ["STRASSE"])
        #expect(TestScreen { Text(verbatim: "ABC").textCase(.lowercase) }.texts == ["abc"])
        #expect(TestScreen { Text(verbatim: "aB").textCase(nil).textCase(.uppercase) }.texts == ["aB"])
    }
}
