internal import Stage
public import UIKit

/// Breaks a text into lines.
public final class CTFramesetter: NSObject, @unchecked Sendable {
    let text: NSAttributedString

    init(_ text: NSAttributedString) { self.text = text.copy() as? NSAttributedString ?? text }

    /// The text from a place on; a length of 0 is all of the rest.
    func range(_ range: CFRange) -> NSRange {
        let start = min(max(range.location, 0), text.length)
        let rest = text.length - start
        return NSRange(location: start, length: range.length > 0 ? min(range.length, rest) : rest)
    }

    func layout(_ range: NSRange, width: CGFloat) -> TextLayout {
        text.attributedSubstring(from: range).forUIKit().textLayout(width: width > 0 && width < 1e6 ? width : nil)
    }
}

/// What breaks a text into lines.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// Sets a text into the box around a path, from the top. What has no room is left out.
///
/// - Parameters:
///   - stringRange: a length of 0 is all of the rest.
///   - frameAttributes: Are not used.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    CTFrame(framesetter, framesetter.range(stringRange), path)
}

/// The size that a text takes in a room, and the part of it that has room there. Sides of 0 or of the greatest number do
/// not limit it.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let range = framesetter.range(stringRange)
    let layout = framesetter.layout(range, width: constraints.width)
    let limit = constraints.height > 0 ? constraints.height : .greatestFiniteMagnitude
    let lines = layout.lines.prefix { $0.rect.maxY <= limit + 0.01 }
    fitRange?.pointee = CFRange(location: range.location, length: lines.last.map { $0.range.upperBound } ?? 0)
    if lines.count == layout.lines.count {
        fitRange?.pointee.length = range.length
        return layout.size
    }
    return CGSize(width: lines.map(\.rect.maxX).max() ?? 0, height: lines.last?.rect.maxY ?? 0)
}
