public import Foundation

// Names of Core Foundation for the transforms of `StringTransform`.

/// Takes accents and other combining marks off.
public nonisolated(unsafe) let kCFStringTransformStripCombiningMarks: CFString = name(.stripCombiningMarks)
/// Takes accents off letters.
public nonisolated(unsafe) let kCFStringTransformStripDiacritics: CFString = name(.stripDiacritics)
/// Writes any script in Latin letters.
public nonisolated(unsafe) let kCFStringTransformToLatin: CFString = name(.toLatin)
/// Makes wide forms of narrow ones.
public nonisolated(unsafe) let kCFStringTransformFullwidthHalfwidth: CFString = name(.fullwidthToHalfwidth)
/// Writes Hangul in Latin letters.
public nonisolated(unsafe) let kCFStringTransformLatinHangul: CFString = name(.latinToHangul)
/// Writes Hiragana in Latin letters.
public nonisolated(unsafe) let kCFStringTransformLatinHiragana: CFString = name(.latinToHiragana)
/// Writes Katakana in Latin letters.
public nonisolated(unsafe) let kCFStringTransformLatinKatakana: CFString = name(.latinToKatakana)
/// Writes Hiragana in Katakana.
public nonisolated(unsafe) let kCFStringTransformHiraganaKatakana: CFString = name(.hiraganaToKatakana)
/// Writes Latin letters in Cyrillic ones.
public nonisolated(unsafe) let kCFStringTransformLatinCyrillic: CFString = name(.latinToCyrillic)
/// Writes Latin letters in Greek ones.
public nonisolated(unsafe) let kCFStringTransformLatinGreek: CFString = NSString("Latin-Greek")
/// Writes Latin letters in Arabic ones.
public nonisolated(unsafe) let kCFStringTransformLatinArabic: CFString = name(.latinToArabic)
/// Writes Latin letters in Hebrew ones.
public nonisolated(unsafe) let kCFStringTransformLatinHebrew: CFString = name(.latinToHebrew)
/// Writes Latin letters in Thai ones.
public nonisolated(unsafe) let kCFStringTransformLatinThai: CFString = name(.latinToThai)
/// Writes Chinese characters in Latin letters, by their sound in Mandarin, with accents for tones.
public nonisolated(unsafe) let kCFStringTransformMandarinLatin: CFString = name(.mandarinToLatin)
/// Writes characters by their names in Unicode.
public nonisolated(unsafe) let kCFStringTransformToUnicodeName: CFString = name(.toUnicodeName)
/// Writes characters as XML's hexadecimal references.
public nonisolated(unsafe) let kCFStringTransformToXMLHex: CFString = name(.toXMLHex)

private func name(_ transform: StringTransform) -> CFString { NSString(string: transform.rawValue) }

/// Changes a text by one of the transforms above, or by one in ICU's words.
///
/// - Parameters:
///   - range: The part to change, which is set to where the result is; nil for all of it.
///   - reverse: Whether the transform is done the other way round.
/// - Returns: Whether there is such a transform. The text stays as it is if there is not.
@discardableResult
public func CFStringTransform(
    _ string: CFMutableString?, _ range: UnsafeMutablePointer<CFRange>?, _ transform: CFString?, _ reverse: Bool
) -> Bool {
    guard let string, let transform else { return false }
    let whole = NSRange(location: 0, length: string.length)
    let place = NSIntersectionRange(
        range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) } ?? whole, whole)
    // Foundation's method of mutable strings loses characters on Linux; that of `String` does not.
    let form = StringTransform(rawValue: transform as String)
    guard let result = string.substring(with: place).applyingTransform(form, reverse: reverse) else { return false }
    string.replaceCharacters(in: place, with: result)
    range?.pointee = CFRange(location: place.location, length: (result as NSString).length)
    return true
}
