import Testing

@testable import Stage

@Suite struct HangulTests {
    @Test func syllablesAndLettersAreHangul() {
        for scalar in "가힣한글ᄀᇿㄱㅎㆎꥠힰퟻﾡￜ".unicodeScalars { #expect(scalar.isHangul) }
    }

    @Test func otherLettersSymbolsAndUnassignedCodesAreNot() {
        for scalar in "aéаあ漢字、〮㈀㉠😀ﾀ 1-".unicodeScalars { #expect(!scalar.isHangul) }
        for value: UInt32 in [0x10FF, 0x1200, 0x3130, 0x318F, 0xA97D, 0xABFF, 0xD7A4, 0xD7C7, 0xD7FC, 0xFFC8, 0xFFDD] {
            #expect(UnicodeScalar(value).map { !$0.isHangul } ?? true)
        }
    }

    /// Where there is no light cut of Hangul, what stands beside it is drawn as bold.
    @Test func lightDigitsAreAsBoldAsTheHangulBesideThem() {
        let weight = max(300, FontLibrary.hangulWeight(for: 300))
        func weights(_ text: String) -> Set<Int> {
            let style = TextStyle(font: FontDescriptor(size: 17, weight: 300))
            return TextLayout(StyledText(text, style: style)).withShaped { shaped in
                Set(shaped.styles.map(\.style.font.weight))
            }
        }
        #expect(weights("3월 14일") == [weight])
        #expect(weights("14:30") == [300])
        #expect(FontLibrary.hangulWeight(for: 400) == 400)
        #expect(FontLibrary.hangulWeight(for: 700) == 700)
    }
}
