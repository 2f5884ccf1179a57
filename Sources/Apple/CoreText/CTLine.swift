internal import Stage
public import UIKit

/// A line of text.
public final class CTLine: NSObject, @unchecked Sendable {
    let text: NSAttributedString
    /// Where the line begins in the text that it is a part of.
    let start: Int
    let layout: TextLayout

    init(_ text: NSAttributedString, start: Int = 0) {
        self.text = text
        self.start = start
        layout = text.forUIKit(isLine: true).textLayout(width: nil, maxLines: 1)
    }

    var width: CGFloat { layout.lines.first?.rect.width ?? 0 }
    var metrics: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        text.metrics(NSRange(location: 0, length: text.length))
    }
    /// The ink, from the beginning of the baseline, y upwards.
    var ink: CGRect {
        let box = layout.inkBounds
        guard !box.isNull else { return .null }
        return CGRect(x: box.minX, y: layout.firstBaseline - box.maxY, width: box.width, height: box.height)
    }
}

/// A line of a text, which is not broken.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(attrString) }

/// Draws a line. Its baseline begins at the context's text position; y is taken to grow upwards.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    context.saveGState()
    context.concatenate(context.textMatrix)
    context.scaleBy(x: 1, y: -1)
    line.layout.draw(in: context, at: CGPoint(x: 0, y: -line.layout.firstBaseline))
    context.restoreGState()
    context.textPosition.x += line.width
}

/// The width of a line; its height above and below the baseline, and the room to the next.
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let metrics = line.metrics
    ascent?.pointee = metrics.ascent
    descent?.pointee = metrics.descent
    leading?.pointee = metrics.leading
    return Double(line.width)
}

/// The bounds of a line, from the beginning of its baseline, y upwards.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if !options.isDisjoint(with: [.useGlyphPathBounds, .useOpticalBounds]) { return line.ink }
    let metrics = line.metrics
    let leading = options.contains(.excludeTypographicLeading) ? 0 : metrics.leading
    return CGRect(
        x: 0, y: -metrics.descent - leading, width: line.width, height: metrics.ascent + metrics.descent + leading)
}

/// The bounds of a line's ink where the context would draw it.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    line.ink.applying(context?.textMatrix ?? .identity)
}

/// The part of the text that the line shows, in UTF-16 units.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(location: line.start, length: line.text.length) }

/// The boundary between characters that is nearest to a point.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.start + line.layout.index(at: CGPoint(x: position.x, y: line.layout.firstBaseline - position.y))
}

/// How far from the line's beginning a character begins.
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let index = min(max(charIndex - line.start, 0), line.text.length)
    let offset = line.layout.caretRect(at: index).minX
    secondaryOffset?.pointee = offset
    return offset
}

/// How far a line is moved to stand in a room: at its beginning by a factor of 0, in its middle by 0.5, at its end by 1.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, flushWidth - Double(line.width)) * Double(min(max(flushFactor, 0), 1))
}

/// How wide the spaces at the end of a line are.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    let trimmed = line.text.string.reversed().drop { $0.isWhitespace }
    let kept = String(trimmed.reversed()).utf16.count
    guard kept < line.text.length else { return 0 }
    return Double(line.width - line.layout.caretRect(at: kept).minX)
}

/// The parts of a line that have the same attributes: an array of ``CTRun``.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
    var runs: [CTRun] = []
    line.text.enumerateAttributes(in: NSRange(location: 0, length: line.text.length)) { attributes, range, _ in
        runs.append(CTRun(line, range, attributes))
    }
    return NSArray(array: runs)
}
