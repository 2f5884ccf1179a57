public import UIKit

// The keys of attributes, which are UIKit's but for the colour of the text: that is a `CGColor`.

/// A ``CTFont``.
nonisolated(unsafe) public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue as CFString
/// A `CGColor`.
nonisolated(unsafe) public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor" as CFString
/// A number: points added between characters.
nonisolated(unsafe) public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue as CFString
/// A number: points added between characters.
nonisolated(unsafe) public let kCTTrackingAttributeName: CFString = NSAttributedString.Key.tracking.rawValue as CFString
/// A number.
nonisolated(unsafe) public let kCTLigatureAttributeName: CFString = NSAttributedString.Key.ligature.rawValue as CFString
/// An `NSParagraphStyle`.
nonisolated(unsafe) public let kCTParagraphStyleAttributeName: CFString =
    NSAttributedString.Key.paragraphStyle.rawValue as CFString
/// A number: the width of outlines, in hundredths of the font's size.
nonisolated(unsafe) public let kCTStrokeWidthAttributeName: CFString =
    NSAttributedString.Key.strokeWidth.rawValue as CFString
/// A `CGColor`, of outlines.
nonisolated(unsafe) public let kCTStrokeColorAttributeName: CFString =
    NSAttributedString.Key.strokeColor.rawValue as CFString
/// A number, of `NSUnderlineStyle`.
nonisolated(unsafe) public let kCTUnderlineStyleAttributeName: CFString =
    NSAttributedString.Key.underlineStyle.rawValue as CFString
/// A `CGColor`, of the line under the text.
nonisolated(unsafe) public let kCTUnderlineColorAttributeName: CFString =
    NSAttributedString.Key.underlineColor.rawValue as CFString
/// A number: points above the baseline.
nonisolated(unsafe) public let kCTBaselineOffsetAttributeName: CFString =
    NSAttributedString.Key.baselineOffset.rawValue as CFString

extension NSAttributedString {
    /// The text with attributes as UIKit has them.
    ///
    /// - Parameter isLine: Without paragraph styles, which a line alone does not follow.
    func forUIKit(isLine: Bool = false) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: self)
        let colors: [NSAttributedString.Key: NSAttributedString.Key] = [
            Key("CTForegroundColor"): .foregroundColor, .foregroundColor: .foregroundColor,
            .strokeColor: .strokeColor, .underlineColor: .underlineColor, .backgroundColor: .backgroundColor,
        ]
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            for (key, name) in colors {
                guard let value = attributes[key], !(value is UIColor), let color = value as? CGColor else { continue }
                result.removeAttribute(key, range: range)
                result.addAttribute(name, value: UIColor(cgColor: color), range: range)
            }
        }
        if isLine { result.removeAttribute(.paragraphStyle, range: NSRange(location: 0, length: length)) }
        return result
    }

    /// The height above the baseline, the depth below it and the room between lines: the greatest of any font in a range.
    func metrics(_ range: NSRange) -> (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        var result: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) = (0, 0, 0)
        enumerateAttribute(.font, in: range) { value, _, _ in
            let font = value as? UIFont ?? CTFontCreateWithName("Helvetica" as CFString, 12, nil)
            result = (
                max(result.ascent, font.ascender), max(result.descent, -font.descender),
                max(result.leading, font.leading)
            )
        }
        return result
    }
}
