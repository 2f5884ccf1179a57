import Foundation
import Testing

@testable import SeamFoundation

@Suite struct TextCollationTests {
    /// The quick way and Foundation's give the same order.
    @Test(arguments: ["en_US", "ko_KR", "ja_JP", "de_DE", "fr_FR", "es_ES", "cs_CZ"])
    func agreement(identifier: String) {
        let locale = Locale(identifier: identifier)
        let collation = TextCollation(locale)
        let options: [String.CompareOptions] = [
            [], .caseInsensitive, [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering],
        ]
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        func next(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int((state >> 11) % UInt64(bound))
        }
        let characters = Array("abcABChzZ0129 -_.'가나힣각éÜあア漢ß😀ﾊ1").map(String.init) + ["\u{301}", "e\u{301}", "\u{1}"]
        for round in 0..<6000 {
            func text() -> String { (0..<next(7)).map { _ in characters[next(characters.count)] }.joined() }
            let (a, b) = (text(), text())
            let options = options[round % 3]
            #expect(
                collation.order(a, b, options) == a.compare(b, options: options, locale: locale),
                "\(a.debugDescription) \(b.debugDescription) \(options)")
        }
    }
}
