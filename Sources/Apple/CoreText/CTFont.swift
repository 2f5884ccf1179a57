public import UIKit

/// A typeface at a size: the same object as UIKit's.
public typealias CTFont = UIFont
/// What describes a font: the same object as UIKit's.
public typealias CTFontDescriptor = UIFontDescriptor

/// The font with a PostScript name; Helvetica for a name that neither iOS nor the app has. Size 0 is 12 points.
///
/// - Parameter matrix: Is not used: letters stand upright.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let points = size > 0 ? size : 12
    return UIFont(name: name as String, size: points) ?? UIFont(name: "Helvetica", size: points)
        ?? .systemFont(ofSize: points)
}

/// The font that a descriptor describes; size 0 takes the descriptor's.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    UIFont(descriptor: descriptor, size: size)
}

/// The font in another size; 0 keeps it.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let points = size > 0 ? size : font.pointSize
    return attributes.map { UIFont(descriptor: $0, size: points) } ?? font.withSize(points)
}

/// What describes a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
/// The size, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// The height above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// The depth below the baseline, in points; positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// The room between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The height of capitals, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// The height of small letters, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// The PostScript name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as CFString }
/// The name of the family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as CFString }
