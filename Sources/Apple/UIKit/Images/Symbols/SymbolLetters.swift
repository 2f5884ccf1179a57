import CoreGraphics
import Stage

/// The letters and numbers in symbols such as `a.circle` and `24.square.fill`, of which there are no drawings of their own.
enum SymbolLetters {
    /// Nil for anything but one letter or a number of at most two digits.
    static func glyph(_ word: String) -> SymbolGlyph? {
        let isLetter = word.utf8.count == 1 && word.utf8.allSatisfy { (0x61...0x7A).contains($0) }
        let isNumber = (1...2).contains(word.utf8.count) && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
        guard isLetter || isNumber else { return nil }
        let font = FontDescriptor(size: 16, weight: isNumber ? 600 : 500)
        let layout = TextLayout(StyledText(word.uppercased(), style: TextStyle(font: font)))
        let outlines = layout.outlines.normalized(using: .winding)
        guard !outlines.isEmpty else { return nil }
        var glyph = SymbolGlyph([.area(SymbolOutline(outlines, rule: .winding), lineWidth: 1.6)], unit: 1.0 / 16)
        glyph.room = word.utf8.count == 1 ? 0.86 : 0.72
        return glyph
    }
}
